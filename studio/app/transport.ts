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
  private readonly tab = crypto.randomUUID();

  constructor(private readonly base = "") {
    const events = new EventSource(`${base}/events?tab=${this.tab}`);
    events.onopen = () => {
      this.listening = true;
      void this.flush();
    };
    events.onerror = () => this.note(false);
    events.onmessage = (event: MessageEvent<string>) => this.deliver(JSON.parse(event.data));
  }

  send(messages: Message[]): void {
    this.waiting.push(...messages);
    // Calls of one task go together.
    queueMicrotask(() => void this.flush());
  }

  private async flush(): Promise<void> {
    if (this.busy || !this.listening) return;
    this.busy = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      if (!(await this.post(batch))) {
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
    if (!answer.ok) {
      const text = (await answer.text()).trim();
      for (const m of batch) {
        if (m.id !== undefined && m.method) {
          const error = { code: -32000, message: text || `The server answered ${answer.status}.` };
          this.onMessage({ jsonrpc: "2.0", id: m.id, error });
        }
      }
      // 404 and 410: a new server, which does not know this tab.
      this.note(true, answer.status === 404 || answer.status === 410);
      return true;
    }
    this.note(true);
    const text = await answer.text();
    if (text.trim() !== "") this.deliver(JSON.parse(text));
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

/** Exchanges arrays of messages with a web worker. */
export class WorkerTransport implements Transport {
  onMessage: (message: Message) => void = () => {};
  onConnection: (connected: boolean, fresh: boolean) => void = () => {};

  constructor(private readonly worker: Worker) {
    worker.onmessage = (event: MessageEvent<Message[]>) => event.data.forEach((m) => this.onMessage(m));
    worker.onerror = () => this.onConnection(false, false);
  }

  send(messages: Message[]): void {
    this.worker.postMessage(messages);
  }
}
