// The core in a web worker: the Go program of internal/studio/wasm. The bundle begins with wasm_exec.js of the Go
// distribution.
import type { Message } from "../protocol";
import { allFiles, removeFile, replaceFile } from "./database";

/** The class of wasm_exec.js. */
declare class Go {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}

/** The files of the core and of the pages of the manual, which the bundler sets. */
declare const CORE: string;
declare const PAGES: string;

/** The object between the worker and the core; internal/studio/wasm describes it. */
interface Host {
  part: string;
  texts: Record<string, string>;
  post(message: string): void;
  started(): void;
  replace(name: string, was: string | null, text: string): Promise<string | null>;
  remove(name: string, was: string, draft: string): Promise<string | null>;
  pages(): Promise<Record<string, string>>;
  receive?(messages: string): void;
  changed?(name: string, text: string | null): void;
}

interface Save {
  name: string;
  text: string | null;
}

const tabs = new BroadcastChannel("muster-studio");
const waiting: Message[] = [];

/** The pages, once they are needed. */
let manual: Promise<Record<string, string>> | undefined;

async function fetchPages(): Promise<Record<string, string>> {
  const answer = await fetch(PAGES);
  if (!answer.ok) throw new Error(`${PAGES}: ${answer.status}`);
  return answer.json();
}

const host: Host = {
  part: self.name,
  texts: {},
  post: (message) => self.postMessage(`[${message}]`),
  started: () => {
    if (waiting.length > 0) host.receive?.(JSON.stringify(waiting.splice(0)));
  },
  async replace(name, was, text) {
    const now = await replaceFile(name, was, text);
    if (now === text) tabs.postMessage({ name, text: now } satisfies Save);
    return now;
  },
  async remove(name, was, draft) {
    const now = await removeFile(name, was, JSON.parse(draft));
    if (now === null) tabs.postMessage({ name, text: null } satisfies Save);
    return now;
  },
  pages: () => (manual ??= fetchPages()),
};

let given: (core: WebAssembly.Module) => void = () => {};
const compiled = new Promise<WebAssembly.Module>((resolve) => (given = resolve));

self.onmessage = (event: MessageEvent<Message[] | WebAssembly.Module>) => {
  if (event.data instanceof WebAssembly.Module) given(event.data);
  else if (host.receive) host.receive(JSON.stringify(event.data));
  else waiting.push(...event.data);
};
tabs.onmessage = (event: MessageEvent<Save>) => host.changed?.(event.data.name, event.data.text);

/** Compiles the core in the first worker; the page gives it to the other one. */
async function compile(): Promise<WebAssembly.Module> {
  if (host.part !== "open") return compiled;
  const core = await WebAssembly.compileStreaming(fetch(CORE));
  self.postMessage(core);
  return core;
}

async function run(): Promise<void> {
  const go = new Go();
  const [core, texts] = await Promise.all([
    compile(),
    allFiles().catch((reason: unknown) => {
      const params = { type: 1, message: `This browser keeps no files: ${String(reason)}. Download your work before you close the tab.` };
      host.post(JSON.stringify({ jsonrpc: "2.0", method: "window/showMessage", params }));
      return {};
    }),
  ]);
  host.texts = texts;
  Object.assign(self, { muster: host });
  const instance = await WebAssembly.instantiate(core, go.importObject);
  measure(instance.exports["mem"] as WebAssembly.Memory);
  await go.run(instance);
}

/** Says how large the memory of the core is, to programs that measure the page. */
function measure(memory: WebAssembly.Memory): void {
  const asked = new BroadcastChannel("muster-studio-memory");
  asked.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === "ask") asked.postMessage({ part: host.part, bytes: memory.buffer.byteLength });
  };
}

// An error outside of a promise reaches the page, which starts another worker.
function end(reason: unknown): void {
  setTimeout(() => {
    throw reason;
  });
}
run().then(() => end(new Error("the core has ended")), end);
