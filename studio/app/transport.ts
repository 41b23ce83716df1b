// The two ways to the editor server: HTTP with one event stream a tab, and a web worker.
import type { Message } from "./protocol";

/** Carries messages in both directions, in order. */
export interface Transport {
  send(messages: Message[]): void;
  /** Receives each message of the server. */
  onMessage: (message: Message) => void;
  /** Is called when the server does not answer, and when it does again; fresh: it has forgotten the session. */
  onConnection: (connected: boolean, fresh: boolean) => void;
}

/** The longest body that a browser sends while a page closes. */
const keepaliveLimit = 60_000;

/** How long to wait for a new session after the server has ended one, in milliseconds. */
const reconnectPause = 2000;

/**
 * Sends messages by POST /rpc as an array and receives them from GET /events. One request is in flight at a time, so
 * that the order is kept; messages that wait meanwhile go together.
 */
export class HttpTransport implements Transport {
  onMessage: (message: Message) => void = () => {};
  onConnection: (connected: boolean, fresh: boolean) => void = () => {};
  private waiting: Message[] = [];
  private busy = false;
  private listening = false;
  private connected = true;
  private pause = 0;
  private end = () => {};
  private tab = "";

  constructor(private readonly base = "") {
    this.listen(false);
  }

  /** Begins a session; again: after one that the server has ended. */
  private listen(again: boolean): void {
    this.tab = crypto.randomUUID();
    const events = new EventSource(`${this.base}/events?tab=${this.tab}`);
    let opened = false;
    events.onopen = () => {
      this.listening = true;
      this.note(true, again && !opened);
      opened = true;
      void this.flush();
    };
    events.onerror = () => {
      this.note(false);
      if (events.readyState !== EventSource.CLOSED) return; // the browser connects again by itself
      this.listening = false;
      setTimeout(() => {
        this.waiting = [];
        this.listen(true);
      }, reconnectPause);
    };
    events.onmessage = (event: MessageEvent<string>) => this.deliver(JSON.parse(event.data));
    this.end = () => {
      events.close();
      this.listening = false;
      this.waiting = [];
      this.listen(true);
    };
  }

  send(messages: Message[]): void {
    this.waiting.push(...messages);
    // Calls of one task go together.
    queueMicrotask(() => void this.flush());
  }

  private async flush(): Promise<void> {
    if (this.busy || !this.listening) return;
    this.busy = true;
    while (this.waiting.length > 0 && this.listening) {
      const batch = this.waiting;
      this.waiting = [];
      const { tab } = this;
      if (!(await this.post(batch)) && tab === this.tab) {
        this.waiting.unshift(...batch);
        this.pause = Math.min(2 * this.pause + 250, 5000);
        await new Promise((done) => setTimeout(done, this.pause));
      }
    }
    this.busy = false;
  }

  /** Sends a batch and reports whether the server has it. */
  private async post(batch: Message[]): Promise<boolean> {
    const body = JSON.stringify(batch);
    let answer: Response;
    try {
      answer = await fetch(`${this.base}/rpc?tab=${this.tab}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
        credentials: "same-origin",
        keepalive: body.length < keepaliveLimit,
      });
    } catch {
      this.note(false);
      return false;
    }
    if (answer.status >= 500) {
      this.note(false);
      return false;
    }
    this.pause = 0;
    if (answer.status === 410) {
      this.end();
      return false;
    }
    if (!answer.ok) {
      const text = (await answer.text()).trim();
      for (const m of batch) {
        if (m.id !== undefined && m.method) {
          const error = { code: -32000, message: text || `The server answered ${answer.status}.` };
          this.onMessage({ jsonrpc: "2.0", id: m.id, error });
        }
      }
    }
    return true;
  }

  private deliver(messages: Message | Message[]): void {
    for (const m of Array.isArray(messages) ? messages : [messages]) this.onMessage(m);
  }

  private note(connected: boolean, fresh = false): void {
    if (connected === this.connected && !fresh) return;
    this.connected = connected;
    this.onConnection(connected, fresh);
  }
}

/** How long to wait before a worker that has failed is started again, and how often in one minute, in milliseconds. */
const restartPause = 500;
const restartSpan = 60_000;
const restartLimit = 3;

/** Exchanges arrays of messages with a web worker. A worker that has failed is started again. */
export class WorkerTransport implements Transport {
  onMessage: (message: Message) => void = () => {};
  onConnection: (connected: boolean, fresh: boolean) => void = () => {};
  private worker: Worker | undefined;
  private restarts: number[] = [];

  constructor(protected readonly start: (name: string) => Worker) {}

  send(messages: Message[]): void {
    this.worker ??= this.begin();
    this.worker.postMessage(messages);
  }

  /** Starts the worker that answers. */
  protected begin(): Worker {
    return this.listen("open", (m) => this.onMessage(m));
  }

  /** Starts a worker; receive gets its messages. */
  protected listen(name: string, receive: (m: Message) => void): Worker {
    const worker = this.start(name);
    worker.onmessage = (event: MessageEvent<Message[] | string | WebAssembly.Module>) => {
      const { data } = event;
      if (data instanceof WebAssembly.Module) this.compiled(data);
      else (typeof data === "string" ? (JSON.parse(data) as Message[]) : data).forEach(receive);
    };
    worker.onerror = () => {
      worker.terminate();
      this.failed();
    };
    return worker;
  }

  /** Receives the program of a worker. */
  protected compiled(_core: WebAssembly.Module): void {}

  /** Starts again after a worker has failed. */
  protected failed(): void {
    this.worker?.terminate();
    this.onConnection(false, false);
    const now = Date.now();
    this.restarts = [...this.restarts.filter((t) => now - t < restartSpan), now];
    // The same text may fail again and again.
    if (this.restarts.length > restartLimit) return;
    setTimeout(() => {
      this.worker = this.begin();
      this.onConnection(true, true);
    }, restartPause);
  }
}
