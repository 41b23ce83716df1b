// The open files. The editor state of a file is the only model of its text: gestures, renames and typing all change it
// by transactions.
import { history, isolateHistory, redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { setDiagnostics, type Diagnostic as Mark } from "@codemirror/lint";
import { ChangeSet, EditorState, type Extension, type Text, Transaction, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { Timeline } from "./history";
import { changesOf, offsetOf } from "./positions";
import type { Diagnostic, DocumentEdits, Range } from "./protocol";

/** How many versions of a text are kept, for answers that arrive late. */
const keptVersions = 100;

/** A text that was sent to the server, and the change that led to the next one. */
interface Version {
  number: number;
  doc: Text;
  changes: ChangeSet;
}

/** The severities of the protocol, from 1. */
const severities = ["error", "warning", "info", "hint"] as const;

/** One open file. */
export class File {
  readonly state: Signal<EditorState>;
  readonly saved: Signal<Text>;
  readonly unsaved: ReadonlySignal<boolean>;
  /** The findings, and the version of the text that they are about. */
  readonly findings = signal<{ version: number; list: Diagnostic[] }>({ version: 1, list: [] });
  /** The version of the text that was checked last. */
  readonly checked = signal(0);
  version = 1;
  /** The hash of the file that the text began from; empty for a new file. */
  readonly hash: Signal<string>;
  view: EditorView | undefined;
  private past: Version[] = [];

  constructor(
    readonly uri: string,
    text: string,
    hash: string,
    readonly readOnly: boolean,
    extensions: Extension,
    private readonly changed: (file: File, tr: Transaction) => void,
  ) {
    const state = EditorState.create({ doc: text, extensions: [history({ minDepth: Infinity }), EditorState.readOnly.of(readOnly), extensions] });
    this.state = signal(state);
    this.saved = signal(state.doc);
    this.hash = signal(hash);
    this.unsaved = computed(() => !this.state.value.doc.eq(this.saved.value));
  }

  get doc(): Text {
    return this.state.peek().doc;
  }

  get text(): string {
    return this.state.peek().sliceDoc();
  }

  /** Applies a transaction, in the view if there is one. */
  dispatch(...specs: TransactionSpec[]): void {
    if (this.view) this.view.dispatch(...specs);
    else this.took(this.state.peek().update(...specs));
  }

  /** Records a transaction that was applied. */
  took(tr: Transaction): void {
    if (tr.docChanged) {
      this.past.push({ number: this.version, doc: tr.startState.doc, changes: tr.changes });
      if (this.past.length > keptVersions) this.past.shift();
      this.version++;
    }
    this.state.value = tr.state;
    if (tr.docChanged) this.changed(this, tr);
  }

  /** Returns a version of the text, and the change from it to the current text; undefined if it is too old. */
  private since(version: number | null | undefined): { doc: Text; changes: ChangeSet | undefined } | undefined {
    if (version == null || version === this.version) return { doc: this.doc, changes: undefined };
    const i = this.past.findIndex((v) => v.number === version);
    const first = this.past[i];
    if (!first) return undefined;
    return { doc: first.doc, changes: this.past.slice(i + 1).reduce((all, v) => all.compose(v.changes), first.changes) };
  }

  /** Returns the edits of a version of the text as changes of the current one; undefined if it is too old. */
  changesAt(version: number | null | undefined, edits: DocumentEdits["edits"]): ChangeSet | undefined {
    const then = this.since(version);
    if (!then) return undefined;
    const set = ChangeSet.of(changesOf(then.doc, edits), then.doc.length);
    return then.changes ? set.map(then.changes) : set;
  }

  /** Returns where a range of a version is in the current text. */
  offsets(range: Range, version: number): { from: number; to: number } {
    const then = this.since(version) ?? { doc: this.doc, changes: undefined };
    const move = (offset: number, side: number) => then.changes?.mapPos(offset, side) ?? offset;
    const from = move(offsetOf(then.doc, range.start), 1);
    return { from, to: Math.max(from, move(offsetOf(then.doc, range.end), -1)) };
  }

  /** Shows findings of a version. The server does not repeat them for a later one if they are the same. */
  show(list: Diagnostic[], version: number | null | undefined): void {
    const at = version ?? this.version;
    this.findings.value = { version: at, list };
    const marks = list.map((d): Mark => ({
      ...this.offsets(d.range, at),
      severity: severities[(d.severity ?? 1) - 1] ?? "error",
      message: d.message,
      source: String(d.code ?? ""),
    }));
    this.dispatch(setDiagnostics(this.state.peek(), marks));
  }

  /** Shows the findings of the current text, which is checked with them. */
  judged(list: Diagnostic[]): void {
    this.show(list, this.version);
    this.checked.value = this.version;
  }
}

/** What the open files ask of the server. */
export interface Backend {
  read(uri: string): Promise<{ text: string; hash: string; readOnly?: boolean }>;
  opened(file: File): void;
  closed(file: File): void;
  changed(file: File, changes: ChangeSet, before: Text): void;
}

/** All open files, with one history. */
export class Files {
  /** Counts changes, for what depends on any text. */
  readonly changes = signal(0);
  readonly all = signal<readonly File[]>([]);
  readonly timeline = new Timeline();
  /** Extensions of the editor, for each file. */
  extensions: (file: () => File) => Extension = () => [];
  private readonly opening = new Map<string, Promise<File>>();
  private moving = false;
  private grouped: { parts: Map<string, number> } | undefined;

  constructor(private readonly backend: Backend) {}

  get(uri: string): File | undefined {
    return this.all.peek().find((f) => f.uri === uri);
  }

  /** Opens a file, once. */
  open(uri: string): Promise<File> {
    let file = this.opening.get(uri);
    if (!file) {
      file = this.load(uri);
      this.opening.set(uri, file);
      file.catch(() => this.opening.delete(uri));
    }
    return file;
  }

  /** Opens a text that is not on disk yet. */
  create(uri: string, text: string): Promise<File> {
    const file = Promise.resolve(this.get(uri) ?? this.add(uri, text, "", false));
    this.opening.set(uri, file);
    return file;
  }

  /** Closes a file that is no longer there. */
  close(uri: string): void {
    const file = this.get(uri);
    this.opening.delete(uri);
    if (!file) return;
    this.all.value = this.all.peek().filter((f) => f !== file);
    this.backend.closed(file);
  }

  private async load(uri: string): Promise<File> {
    const { text, hash, readOnly } = await this.backend.read(uri);
    return this.add(uri, text, hash, readOnly ?? false);
  }

  private add(uri: string, text: string, hash: string, readOnly: boolean): File {
    // Texts with CRLF keep their line separator.
    const separator = text.includes("\r\n") && !/[^\r]\n/.test(text) ? EditorState.lineSeparator.of("\r\n") : [];
    const file: File = new File(uri, text, hash, readOnly, [separator, this.extensions(() => file), this.joining(uri)],
      (f, tr) => this.took(f, tr));
    this.all.value = [...this.all.peek(), file];
    this.backend.opened(file);
    return file;
  }

  /** Separates typing in a file from what was typed there before another file changed. */
  private joining(uri: string): Extension {
    return EditorState.transactionExtender.of((tr) =>
      tr.docChanged && !this.timeline.joins(uri) ? { annotations: isolateHistory.of("before") } : null);
  }

  private took(file: File, tr: Transaction): void {
    this.backend.changed(file, tr.changes, tr.startState.doc);
    const steps = undoDepth(tr.state) - undoDepth(tr.startState);
    if (!this.moving && steps > 0) {
      if (this.grouped) this.grouped.parts.set(file.uri, (this.grouped.parts.get(file.uri) ?? 0) + steps);
      else this.timeline.add(new Map([[file.uri, steps]]));
    }
    this.changes.value++;
  }

  /** Runs changes of several files as one step of the history; a continued step joins the last one. */
  group(run: () => void, continued = false): void {
    const grouped = { parts: new Map<string, number>() };
    this.grouped = grouped;
    try {
      run();
    } finally {
      this.grouped = undefined;
      if (grouped.parts.size > 0) {
        this.timeline.add(grouped.parts, continued);
        this.changes.value++; // there is something to undo now
      }
    }
  }

  /** Applies edits of several files as one step, all or none. It opens those that are not open. */
  async apply(list: DocumentEdits[], userEvent: string, continued = false): Promise<void> {
    const files = await Promise.all(list.map((e) => this.open(e.uri)));
    const locked = files.find((f) => f.readOnly);
    if (locked) throw new Error(`${nameOf(locked.uri)} is read-only.`);
    const changes = list.map((e, i) => files[i]?.changesAt(e.version, e.edits));
    if (changes.includes(undefined)) throw new Error("The text changed meanwhile. Try again.");
    this.group(() => {
      files.forEach((f, i) => {
        const set = changes[i];
        if (set && !set.empty) f.dispatch({ changes: set, userEvent, annotations: isolateHistory.of("full") });
      });
    }, continued);
  }

  undo(uris: readonly string[]): boolean {
    return this.walk(this.timeline.undo(uris), undo, undoDepth);
  }

  redo(uris: readonly string[]): boolean {
    return this.walk(this.timeline.redo(uris), redo, redoDepth);
  }

  private walk(step: Map<string, number> | undefined, move: typeof undo, depth: typeof undoDepth): boolean {
    if (!step) return false;
    this.moving = true;
    try {
      for (const [uri, n] of step) {
        const file = this.get(uri);
        for (let i = 0; file && i < n && depth(file.state.peek()) > 0; i++) {
          move({ state: file.state.peek(), dispatch: (tr) => (file.view ? file.view.dispatch(tr) : file.took(tr)) });
        }
      }
    } finally {
      this.moving = false;
      this.changes.value++;
    }
    return true;
  }
}

/** Returns the file name of a URI. */
export function nameOf(uri: string): string {
  return decodeURIComponent(uri.slice(uri.lastIndexOf("/") + 1));
}

/** Returns the kind of definition that a URI is for. */
export function kindOf(uri: string): string {
  return /\.([a-z]+)\.toml$/.exec(nameOf(uri))?.[1] ?? "";
}
