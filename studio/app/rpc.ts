// JSON-RPC over a transport: requests that can be cancelled, notifications, and requests of the server.
import type { Message } from "./protocol";
import type { Transport } from "./transport";

/** An error that the server returned. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** The error of a request that the page cancelled. */
export class Cancelled extends Error {
  constructor() {
    super("cancelled");
  }
}

/** The error codes of the protocol for requests that were dropped: cancelled, and for a text that has changed. */
const dropped = [-32800, -32801, -32802];

interface Waiting {
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

/** One connection to the server. */
export class Client {
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly handlers = new Map<string, (params: never) => unknown>();

  constructor(private readonly transport: Transport) {
    transport.onMessage = (m) => this.receive(m);
  }

  /** Sets what handles a notification or a request of the server; the result of a request's handler is its answer. */
  on<P>(method: string, handler: (params: P) => unknown): void {
    this.handlers.set(method, handler);
  }

  notify(method: string, params: unknown): void {
    this.transport.send([{ jsonrpc: "2.0", method, params }]);
  }

  /** Sends a request. An aborted signal cancels it on both sides. */
  request<R>(method: string, params: unknown, signal?: AbortSignal): Promise<R> {
    if (signal?.aborted) return Promise.reject(new Cancelled());
    const id = ++this.last;
    return new Promise<R>((resolve, reject) => {
      const abort = () => {
        if (!this.waiting.delete(id)) return;
        this.notify("$/cancelRequest", { id });
        reject(new Cancelled());
      };
      signal?.addEventListener("abort", abort, { once: true });
      const done = () => signal?.removeEventListener("abort", abort);
      this.waiting.set(id, {
        resolve: (result) => (done(), resolve(result as R)),
        reject: (reason) => (done(), reject(reason)),
      });
      this.transport.send([{ jsonrpc: "2.0", id, method, params }]);
    });
  }

  /** Drops all requests that wait: the server has forgotten them. */
  forget(): void {
    for (const w of this.waiting.values()) w.reject(new Cancelled());
    this.waiting.clear();
  }

  private receive(m: Message): void {
    if (m.method === undefined) {
      const w = this.waiting.get(m.id as number);
      if (!w) return;
      this.waiting.delete(m.id as number);
      if (!m.error) w.resolve(m.result);
      else if (dropped.includes(m.error.code)) w.reject(new Cancelled());
      else w.reject(new RpcError(m.error.code, m.error.message, m.error.data));
      return;
    }
    const handler = this.handlers.get(m.method) as ((params: unknown) => unknown) | undefined;
    if (m.id === undefined) {
      handler?.(m.params);
      return;
    }
    void this.answer(m, handler);
  }

  private async answer(m: Message, handler?: (params: unknown) => unknown): Promise<void> {
    const head = { jsonrpc: "2.0" as const, id: m.id };
    if (!handler) {
      this.transport.send([{ ...head, error: { code: -32601, message: `${m.method} is not supported` } }]);
      return;
    }
    try {
      this.transport.send([{ ...head, result: (await handler(m.params)) ?? null }]);
    } catch (reason) {
      this.transport.send([{ ...head, error: { code: -32603, message: String(reason) } }]);
    }
  }
}
