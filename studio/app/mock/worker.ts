// The mock in a web worker.
import type { Message } from "../protocol";
import { MockServer } from "./server";

const server = new MockServer((messages) => self.postMessage(messages));
self.onmessage = (event: MessageEvent<Message[]>) => server.post(event.data);
