// The transport of the static site: drafts stay in the page, all else goes to the core in two workers. One answers and
// judges the open files; one judges the project, which takes a second, in which it answers nothing. A draft must be stored
// before the tab is closed.
import type { Message } from "../protocol";
import { WorkerTransport } from "../transport";
import { allDrafts, deletedTab, dropDrafts, keepDraft, prepare } from "./database";
import { Merge } from "./merge";

/** The messages that tell a core about texts: both workers get them. */
const shared = ["initialize", "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
  "workspace/didChangeWatchedFiles"];

/** Where the list of opened files is, and its length. */
const recentKey = "muster-studio-recent";
const mostRecent = 24;

/** Returns the files that were opened, the newest first. */
function recent(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(recentKey) ?? "[]");
    return Array.isArray(list) ? list.filter((u) => typeof u === "string") : [];
  } catch {
    return [];
  }
}

/** Answers a request from the database. */
type Method = (params: never) => Promise<unknown>;

export class SiteTransport extends WorkerTransport {
  private readonly tab = crypto.randomUUID();
  private merge = new Merge();
  private project: Worker | undefined;
  private core: WebAssembly.Module | undefined;
  /** The shared messages so far, for a worker that starts later. */
  private past: Message[] = [];
  private readonly methods: Record<string, Method> = {
    "muster/draft": async ({ uri, text, was, deleted = false }: { uri: string; text: string; was: string; deleted?: boolean }) => {
      const hash = hashOf(text);
      await keepDraft({ tab: deleted ? deletedTab(hash) : this.tab, uri, text, was, hash, deleted, saved: new Date().toISOString() });
      return { hash };
    },
    "muster/drafts": allDrafts,
    "muster/draft/drop": async ({ uri, hash, deleted = false }: { uri: string; hash: string; deleted?: boolean }) => {
      await dropDrafts(uri, hash, deleted);
      return null;
    },
    "muster/opened": async ({ uri }: { uri: string }) => {
      localStorage.setItem(recentKey, JSON.stringify([uri, ...recent().filter((u) => u !== uri)].slice(0, mostRecent)));
      return null;
    },
    "muster/recent": async () => recent(),
  };

  constructor(start: (name: string) => Worker) {
    super(start);
    prepare().catch(() => {}); // the first draft says why
  }

  override send(messages: Message[]): void {
    if (messages.some((m) => m.method === "muster/save")) void navigator.storage?.persist?.().catch(() => {});
    const rest = messages.filter((m) => {
      const method = this.methods[m.method ?? ""];
      if (method) void this.answer(m, method);
      return !method;
    });
    if (rest.length > 0) super.send(rest);
    const texts = rest.filter((m) => shared.includes(m.method ?? ""));
    if (texts.length === 0) return;
    if (this.project) this.project.postMessage(texts);
    else this.past.push(...texts);
  }

  protected override compiled(core: WebAssembly.Module): void {
    this.core = core;
  }

  protected override begin(): Worker {
    this.project?.terminate();
    this.project = undefined;
    this.past = [];
    this.merge = new Merge();
    return this.listen("open", (m) => {
      this.onMessage(this.merge.open(m));
      if (m.method === "muster/checked") this.judgeProject();
    });
  }

  /** Starts the second worker when the first has judged a file: until then it would be in the way. */
  private judgeProject(): void {
    if (this.project || !this.core) return;
    this.project = this.listen("project", (m) => {
      const merged = this.merge.project(m);
      if (merged) this.onMessage(merged);
    });
    this.project.postMessage(this.core);
    this.project.postMessage(this.past.splice(0));
  }

  private async answer({ id, params }: Message, method: Method): Promise<void> {
    const head = { jsonrpc: "2.0" as const, id };
    try {
      this.onMessage({ ...head, result: await method(params as never) });
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason);
      this.onMessage({ ...head, error: { code: -32803, message: `This browser cannot store drafts: ${message}` } });
    }
  }
}

/**
 * Returns a hash of a draft, which tells drafts of one file apart. It is not that of the core: the browser computes
 * SHA-256 later, and a page that is closed has no later.
 */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  return hash.toString(16);
}
