// The adapter between the open files and the editor server: documents, findings, completion, hover, rename, actions,
// formatting, symbols and definitions.
import { type Completion, type CompletionContext, type CompletionResult, snippet } from "@codemirror/autocomplete";
import type { ChangeSet, Text } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { type File, type Files } from "./files";
import { changesOf, offsetOf, positionOf, rangeOf } from "./positions";
import type {
  CodeAction, CompletionItem, Diagnostic, DocumentEdits, DocumentSymbol, Location, Range, TextEdit, WorkspaceEdit,
} from "./protocol";
import { Cancelled, type Client } from "./rpc";

/** What the page understands. */
const capabilities = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    synchronization: { didSave: false },
    publishDiagnostics: { relatedInformation: true, versionSupport: true, codeDescriptionSupport: false, dataSupport: true },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown", "plaintext"], insertReplaceSupport: false } },
    hover: { contentFormat: ["markdown", "plaintext"] },
    rename: { prepareSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "refactor", "source"] } } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    definition: { linkSupport: false },
    formatting: {},
  },
  workspace: { workspaceEdit: { documentChanges: true } },
  experimental: { muster: { checked: true, data: true } },
};

/** The types of the editor's list of completions, by the kinds of the protocol. */
const completionTypes: Record<number, string> = {
  2: "method", 3: "function", 5: "property", 6: "variable", 7: "class", 10: "property", 12: "constant", 13: "enum",
  14: "keyword", 15: "text", 20: "enum", 21: "constant",
};

/** The features of the editor server, for the open files. */
export class LanguageServer {
  /** Findings of files that are not open, by URI. */
  readonly unopened = new Map<string, Diagnostic[]>();
  private ready: Promise<unknown> = Promise.resolve();
  private begun = true;

  constructor(
    private readonly client: Client,
    private readonly files: () => Files,
  ) {
    client.on<{ uri: string; version?: number; diagnostics: Diagnostic[] }>("textDocument/publishDiagnostics", (p) => {
      const file = this.files().get(p.uri);
      if (file) file.show(p.diagnostics, p.version);
      else this.unopened.set(p.uri, p.diagnostics);
    });
    client.on<{ uri: string; version: number }>("muster/checked", (p) => {
      const file = this.files().get(p.uri);
      if (file) file.checked.value = Math.max(file.checked.peek(), p.version);
    });
    client.on<{ edit: WorkspaceEdit }>("workspace/applyEdit", async (p) => {
      await this.applyEdit(p.edit, "input");
      return { applied: true };
    });
    client.on<{ items: unknown[] }>("workspace/configuration", (p) => p.items.map(() => null));
    for (const method of ["client/registerCapability", "client/unregisterCapability", "window/workDoneProgress/create",
      "workspace/inlayHint/refresh", "workspace/semanticTokens/refresh", "workspace/codeLens/refresh", "workspace/diagnostic/refresh"]) {
      client.on(method, () => null);
    }
  }

  /** Begins a session and opens the documents again, if there are any: a new server knows none. */
  start(): Promise<unknown> {
    this.begun = false;
    this.ready = this.client
      .request<{ uri: string }>("muster/project", {})
      .then(({ uri }) => this.client.request("initialize", {
        processId: null, clientInfo: { name: "Muster Studio" }, rootUri: uri, capabilities,
      }))
      .then(() => {
        this.begun = true;
        this.client.notify("initialized", {});
        this.files().all.peek().forEach((f) => this.opened(f));
      });
    return this.ready;
  }

  /** Sends a request when the session has begun. */
  async request<R>(method: string, params: unknown, signal?: AbortSignal): Promise<R> {
    if (!this.begun) await this.ready; // without a pause later: a request goes together with the change before it
    return this.client.request<R>(method, params, signal);
  }

  opened(file: File): void {
    this.client.notify("textDocument/didOpen", {
      textDocument: { uri: file.uri, languageId: "toml", version: file.version, text: file.text },
    });
    const known = this.unopened.get(file.uri);
    this.unopened.delete(file.uri);
    if (known) file.show(known, null);
  }

  /** Sends a change. Edits are in order of the old text: the last goes first, so that each applies to what is there. */
  changed(file: File, changes: ChangeSet, before: Text): void {
    const contentChanges: { range: Range; text: string }[] = [];
    changes.iterChanges((from, to, _fromNew, _toNew, insert) => {
      contentChanges.push({ range: rangeOf(before, from, to), text: insert.sliceString(0, insert.length, file.state.peek().lineBreak) });
    });
    this.client.notify("textDocument/didChange", {
      textDocument: { uri: file.uri, version: file.version },
      contentChanges: contentChanges.reverse(),
    });
  }

  closed(file: File): void {
    this.client.notify("textDocument/didClose", { textDocument: { uri: file.uri } });
  }

  /** Tells the server that files are there, or are gone. */
  moved(list: { uri: string; there: boolean }[]): void {
    this.client.notify("workspace/didChangeWatchedFiles", { changes: list.map(({ uri, there }) => ({ uri, type: there ? 1 : 3 })) });
  }

  async complete(file: File, context: CompletionContext): Promise<CompletionResult | null> {
    const abort = new AbortController();
    context.addEventListener("abort", () => abort.abort(), { onDocChange: true });
    const result = await this.at<CompletionItem[] | { isIncomplete: boolean; items: CompletionItem[] } | null>(
      "completion", file, context.pos, {}, abort.signal,
    ).catch(ignoreCancelled);
    const items = Array.isArray(result) ? result : result?.items;
    if (!items || items.length === 0) return null;
    const word = context.matchBefore(/[\w-]*$/);
    const first = items.map((i) => editRange(i)).find((r) => r !== undefined);
    const from = first ? offsetOf(file.doc, first.start) : (word?.from ?? context.pos);
    return { from, options: items.map((i) => option(i)), validFor: /^[\w-]*$/ };
  }

  /** Returns the text of a hover and its range. */
  async hover(file: File, pos: number): Promise<{ text: string; from: number; to: number } | null> {
    type Contents = string | { value: string } | (string | { value: string })[];
    const result = await this.at<{ contents: Contents; range?: Range } | null>("hover", file, pos, {}).catch(ignoreCancelled);
    if (!result) return null;
    const list = Array.isArray(result.contents) ? result.contents : [result.contents];
    const text = list.map((c) => (typeof c === "string" ? c : c.value)).join("\n\n");
    const range = result.range;
    return { text, from: range ? offsetOf(file.doc, range.start) : pos, to: range ? offsetOf(file.doc, range.end) : pos };
  }

  /** Returns the name to rename at an offset; null if there is none. */
  async prepareRename(file: File, pos: number): Promise<string | null> {
    const result = await this.at<{ range: Range; placeholder?: string } | Range | null>("prepareRename", file, pos, {});
    if (!result) return null;
    if ("placeholder" in result && result.placeholder) return result.placeholder;
    const range = "range" in result ? result.range : result;
    return file.doc.sliceString(offsetOf(file.doc, range.start), offsetOf(file.doc, range.end));
  }

  /** Renames in all files, those that are not open too. */
  async rename(file: File, pos: number, newName: string): Promise<void> {
    const edit = await this.at<WorkspaceEdit | null>("rename", file, pos, { newName });
    if (edit) await this.applyEdit(edit, "input.rename");
  }

  async actions(file: File, range: Range, diagnostics: Diagnostic[]): Promise<CodeAction[]> {
    const list = await this.request<CodeAction[] | null>("textDocument/codeAction", {
      textDocument: { uri: file.uri }, range, context: { diagnostics },
    }).catch(ignoreCancelled);
    return (list ?? []).filter((a) => a.edit && !a.disabled);
  }

  async format(file: File): Promise<void> {
    const { version } = file;
    const edits = await this.request<TextEdit[] | null>("textDocument/formatting", {
      textDocument: { uri: file.uri }, options: { tabSize: 2, insertSpaces: true },
    });
    if (edits) await this.files().apply([{ uri: file.uri, version, edits }], "input.format");
  }

  async symbols(file: File): Promise<DocumentSymbol[]> {
    return (await this.request<DocumentSymbol[] | null>("textDocument/documentSymbol", { textDocument: { uri: file.uri } })) ?? [];
  }

  async definition(file: File, pos: number): Promise<Location | null> {
    const result = await this.at<Location | Location[] | null>("definition", file, pos, {});
    return (Array.isArray(result) ? result[0] : result) ?? null;
  }

  async applyEdit(edit: WorkspaceEdit, userEvent: string): Promise<void> {
    const list: DocumentEdits[] = edit.documentChanges
      ? edit.documentChanges.map((d) => ({ uri: d.textDocument.uri, version: d.textDocument.version ?? null, edits: d.edits }))
      : Object.entries(edit.changes ?? {}).map(([uri, edits]) => ({ uri, edits }));
    await this.files().apply(list, userEvent);
  }

  private at<R>(method: string, file: File, pos: number, more: object, signal?: AbortSignal): Promise<R> {
    const params = { textDocument: { uri: file.uri }, position: positionOf(file.doc, pos), ...more };
    return this.request<R>(`textDocument/${method}`, params, signal);
  }
}

function ignoreCancelled(reason: unknown): null {
  if (reason instanceof Cancelled) return null;
  throw reason;
}

function editRange(item: CompletionItem): Range | undefined {
  if (!item.textEdit) return undefined;
  return "range" in item.textEdit ? item.textEdit.range : item.textEdit.insert;
}

/** Returns a completion of the editor. Snippets of both sides differ only in the form of a final position. */
function option(item: CompletionItem): Completion {
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  const out: Completion = { label: item.filterText ?? item.label, displayLabel: item.label };
  const type = completionTypes[item.kind ?? 0];
  if (type) out.type = type;
  if (item.detail) out.detail = item.detail;
  if (item.sortText) out.sortText = item.sortText;
  const documentation = typeof item.documentation === "string" ? item.documentation : item.documentation?.value;
  if (documentation) out.info = documentation;
  out.apply = (view: EditorView, completion: Completion, from: number, to: number) => {
    if (item.insertTextFormat === 2) {
      snippet(text.replace(/\$\{?(\d+)(?::([^}]*))?\}?/g, (_m, n: string, name?: string) => `\${${n}:${name ?? ""}}`))(view, completion, from, to);
    } else {
      const more = changesOf(view.state.doc, item.additionalTextEdits ?? []);
      view.dispatch({ changes: [{ from, to, insert: text }, ...more], selection: { anchor: from + text.length }, userEvent: "input.complete" });
    }
  };
  return out;
}
