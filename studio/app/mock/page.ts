// The page over the mock: in the page itself, or in a worker with ?worker.
import { show } from "../page";
import type { Message } from "../protocol";
import { type Transport, WorkerTransport } from "../transport";
import { MockServer } from "./server";

class MockTransport implements Transport {
  onMessage: (message: Message) => void = () => {};
  onConnection: (connected: boolean, fresh: boolean) => void = () => {};
  readonly server = new MockServer((messages) => setTimeout(() => messages.forEach((m) => this.onMessage(m)), 2));

  send(messages: Message[]): void {
    this.server.post(structuredClone(messages));
  }
}

const transport = location.search === "?worker" ? new WorkerTransport(() => new Worker("worker.js")) : new MockTransport();
Object.assign(globalThis, { studio: { app: show(transport), transport } });
