// The state of the page and what a person can do with it.
import { isolateHistory } from "@codemirror/commands";
import { Text } from "@codemirror/state";
import { batch, computed, effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { type File, Files, nameOf } from "./files";
import { Hexes } from "./hexes";
import { LanguageServer } from "./lsp";
import { Looks } from "./looks";
import { Picking } from "./picking";
import { hexesAt } from "./places";
import { conflictCode } from "./protocol";
import type {
  BoardMap, BoardResult, Draft, Drawer, EditResult, Gesture, LibraryResult, Range, ReadResult, ShelfFile, Spot, TextFile, TrayEntry, TrayResult,
} from "./protocol";
import { Cancelled, Client, RpcError } from "./rpc";
import { ShelfFacts } from "./shelffacts";
import { Tools } from "./tools";
import type { Transport } from "./transport";
import type { Shown } from "./witness";

/** How long after the last change a draft is kept, in milliseconds. */
const draftPause = 2000;

/** How many entries of the tray are remembered. */
const pinnedEntries = 5;

/** A question that the page asks in a dialog. */
export type Dialog =
  | { kind: "conflict"; file: File; disk: string; hash: string }
  | { kind: "view"; view: (close: () => void) => ComponentChildren }
  | { kind: "keys" }
  | { kind: "reason"; title: string; run: (reason: string) => void }
  | { kind: "rename"; name: string; rename: (name: string) => Promise<void> }
  | { kind: "choose"; title: string; options: { label: string; detail?: string; run: () => void }[] };

/** A sentence for the person, and what can be done about it. */
export interface Message {
  text: string;
  error: boolean;
  action?: { label: string; run: () => Promise<void> } | undefined;
}

/** The tabs of the right column. */
export type TabId = "form" | "findings" | "text" | "print";

/** A finding with its file. */
export interface Finding {
  file: File;
  version: number;
  diagnostic: File["findings"]["value"]["list"][number];
}

/** Returns what tells a finding from the others. */
export function keyOf({ file, diagnostic: d }: Finding): string {
  return `${file.uri} ${d.code} ${d.message} ${d.range.start.line}`;
}

/** A gesture and the file that it changes. */
export interface Op {
  gesture: Gesture;
  on?: "map" | undefined;
}

/** How long the shelf waits for the board of a file that the address names, in milliseconds. */
const boardPatience = 3000;

/** How long after the last change the name of the open file is read again, in milliseconds. */
const entryPause = 250;

/** Everything the page knows. */
export class App {
  readonly shelf = signal<ShelfFile[]>([]);
  readonly drafts = signal<Draft[]>([]);
  /** Texts of deleted files and drafts, the newest first. */
  readonly deleted = signal<Draft[]>([]);
  /** The files that were opened, the newest first. */
  readonly recent = signal<string[]>([]);
  readonly shelfReady = signal(false);
  readonly shelfFacts: ShelfFacts = new ShelfFacts(this);
  /** The file that is open on the page; undefined on the start page. */
  readonly root = signal<File | undefined>(undefined);
  /** What the shelf says about the open file, with its unsaved name; undefined for a new file whose text is not read yet. */
  readonly entry = signal<ShelfFile | undefined>(undefined);
  /** The file that the text tab shows. */
  readonly shown = signal<File | undefined>(undefined);
  readonly tab = signal<TabId>("findings");
  readonly board = signal<BoardResult | undefined>(undefined);
  readonly boardError = signal("");
  /** The map of the open file if it cannot be drawn: its findings say why. */
  private readonly invalidMap = signal<BoardMap | null>(null);
  /** The deployment of a finding that covers the board. */
  readonly witness = signal<Shown | undefined>(undefined);
  readonly hexes = signal<Hexes | undefined>(undefined);
  readonly drawers = signal<Drawer[]>([]);
  readonly picked = signal<TrayEntry | undefined>(undefined);
  readonly pinned = signal<TrayEntry[]>([]);
  /** Hexes that were painted and not drawn yet. */
  readonly painting = signal<ReadonlySet<string>>(new Set());
  /** Hexes that a finding or the text's selection is about. */
  readonly lit = signal<ReadonlySet<string>>(new Set());
  readonly message = signal<Message | undefined>(undefined);
  readonly dialog = signal<Dialog | undefined>(undefined);
  readonly connected = signal(true);
  readonly tools: Tools = new Tools(this);
  readonly picking: Picking = new Picking(this);
  /** The URI of the file whose sheet the tab Print shows without an error. */
  readonly printed = signal("");
  readonly looks: Looks = new Looks(this);
  /** The finding that was asked for on the board: its key, and how often one was. */
  readonly asked = signal<{ key: string; n: number }>({ key: "", n: 0 });
  readonly files: Files;
  readonly server: LanguageServer;

  /** The URIs of the board's files: the open file and its map. */
  readonly uris = computed(() => {
    const root = this.root.value;
    const map = this.invalidMap.value ?? this.board.value?.map;
    if (!root) return [];
    return map && !map.library && map.uri !== root.uri ? [root.uri, map.uri] : [root.uri];
  });
  readonly canUndo = computed(() => (this.files.changes.value, this.files.timeline.canUndo(this.uris.value)));
  readonly canRedo = computed(() => (this.files.changes.value, this.files.timeline.canRedo(this.uris.value)));
  readonly unsaved = computed(() => this.files.all.value.filter((f) => f.unsaved.value));
  readonly findings = computed<Finding[]>(() => {
    const uris = this.uris.value;
    return this.files.all.value
      .filter((f) => uris.includes(f.uri))
      .flatMap((file) => file.findings.value.list.map((diagnostic) => ({ file, version: file.findings.value.version, diagnostic })))
      .sort((a, b) => (a.diagnostic.severity ?? 1) - (b.diagnostic.severity ?? 1));
  });
  /** The hexes that findings are about, with the worst severity of each. */
  readonly marks = computed(() => {
    const out = new Map<string, number>();
    for (const f of this.findings.value) {
      for (const s of this.spotsOf(f)) out.set(s.label, Math.min(out.get(s.label) ?? 4, f.diagnostic.severity ?? 1));
    }
    return out;
  });

  /** Runs when the files are known. */
  onStart: () => void = () => {};
  /** Receives boards; whole ones replace what is shown. */
  onBoard: (board: BoardResult) => void = () => {};
  /** Shows a span in the text tab. */
  onReveal: (file: File, from: number, to: number) => void = () => {};

  private readonly client: Client;
  private readonly draftTimers = new Map<string, ReturnType<typeof setTimeout>>();
  private entryTimer: ReturnType<typeof setTimeout> | undefined;
  private boardBusy = false;
  private boardDue = false;
  private trayBusy = false;
  private trayDue = false;
  /** The number of the tray that is shown. */
  private trayShown = 0;
  private strokes: Promise<void> = Promise.resolve();
  private filling: Promise<void> = Promise.resolve();
  private pending: { op: Op; stroke: number }[] = [];
  private stroke = 0;
  /** The last stroke that changed something. */
  private lastStroke = 0;
  private messageTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(transport: Transport) {
    this.client = new Client(transport);
    this.server = new LanguageServer(this.client, () => this.files);
    this.files = new Files({
      read: (uri) => this.server.request<ReadResult>("muster/read", { uri }),
      opened: (file) => this.server.opened(file),
      closed: (file) => this.server.closed(file),
      changed: (file, changes, before) => {
        this.server.changed(file, changes, before);
        this.keepDraft(file);
        this.refresh();
        if (file === this.root.peek()) this.readEntry(file, entryPause);
      },
    });
    transport.onConnection = (connected, fresh) => {
      this.connected.value = connected;
      if (fresh) {
        this.client.forget();
        this.forgetBoard();
        void this.server.start().then(() => this.refresh());
      }
    };
    this.client.on<{ type: number; message: string }>("window/showMessage", (p) => this.say(p.message, p.type === 1));
  }

  async start(): Promise<void> {
    try {
      await this.server.start();
      const drafts = this.loadDrafts();
      const file = await this.named();
      if (file) {
        await drafts;
        await this.open(file.uri);
        await this.boardOrTimeout(); // the shelf would be in its way
      }
      await this.loadShelf(drafts);
      this.onStart();
    } catch (reason) {
      this.fail(reason);
    }
  }

  /** Returns the file of the project that the address names. */
  private async named(): Promise<ShelfFile | undefined> {
    const id = hashId();
    if (!/^[\w-]+$/.test(id)) return undefined;
    const { files } = await this.server.request<{ files: ShelfFile[] }>("muster/shelf", { id });
    this.shelf.value = files;
    return files.find((f) => !f.library);
  }

  /** Waits until the board is there, or for a file without one. */
  private boardOrTimeout(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, boardPatience);
      const stop = effect(() => {
        if (!this.board.value && !this.boardError.value) return;
        clearTimeout(timer);
        resolve();
      });
      setTimeout(stop, boardPatience);
    });
  }

  async loadShelf(drafts = this.loadDrafts()): Promise<void> {
    const [{ files }] = await Promise.all([
      this.server.request<{ files: ShelfFile[] | null }>("muster/shelf", {}),
      drafts,
    ]);
    this.shelfFacts.forget();
    batch(() => {
      this.shelf.value = files ?? [];
      this.shelfReady.value = true;
    });
  }

  private async loadDrafts(): Promise<void> {
    const [drafts, recent] = await Promise.all([
      this.server.request<Draft[] | null>("muster/drafts", {}).catch((reason: unknown) => {
        this.fail(reason); // the files are there without them
        return [];
      }),
      this.server.request<string[]>("muster/recent", {}),
    ]);
    batch(() => {
      this.drafts.value = (drafts ?? []).filter((d) => !d.deleted);
      this.deleted.value = (drafts ?? []).filter((d) => d.deleted);
      this.recent.value = recent;
    });
  }

  /** Opens a file on the page. */
  async open(uri: string): Promise<void> {
    this.shows(await this.fileWithDraft(uri));
  }

  /** Opens a file, with the draft of it if there is one. */
  private async fileWithDraft(uri: string): Promise<File> {
    const known = this.files.get(uri) !== undefined;
    const draft = this.drafts.peek().find((d) => d.uri === uri);
    // A draft without a file began as a copy or a new file, or another program has deleted the file.
    const lost = (reason: unknown) => (draft ? this.files.create(uri, "") : Promise.reject(reason));
    const file = await (draft?.was === "" && !known ? this.files.create(uri, "") : this.files.open(uri).catch(lost));
    if (draft && !known && draft.text !== file.text) this.recover(file, draft);
    return file;
  }

  /** Opens a copy of a definition of the library. Saving it writes a new file into the project. */
  async copy(entry: ShelfFile): Promise<void> {
    const { kind, id, game } = entry;
    const { uri, text } = await this.server.request<LibraryResult>("muster/library", { kind, id, game });
    this.shows(await this.files.create(uri, text));
  }

  /** Opens new files and shows the last one. They are unsaved, and take the place of nothing. */
  async begin(list: TextFile[]): Promise<void> {
    const taken = list.find((f) => this.files.get(f.uri) || this.drafts.peek().some((d) => d.uri === f.uri));
    if (taken) throw new Error(`There is unsaved work with the name ${nameOf(taken.uri)}. Choose another name.`);
    const files = await Promise.all(list.map((f) => this.files.create(f.uri, f.text)));
    for (const file of files) {
      file.saved.value = Text.empty;
      this.keepDraft(file);
    }
    const last = files.at(-1);
    if (last) this.shows(last);
  }

  private shows(file: File): void {
    this.forgetBoard();
    const known = this.shelf.peek().filter((f) => f.uri === file.uri);
    const entry = known.find((f) => !f.library);
    batch(() => {
      this.root.value = file;
      this.entry.value = entry ?? known[0];
      this.shown.value = file;
      this.picked.value = undefined;
      this.pinned.value = [];
      this.lit.value = new Set();
      this.witness.value = undefined;
      this.tools.reset();
    });
    this.server.request("muster/opened", { uri: file.uri }).catch(() => {}); // the list is a convenience
    this.readEntry(file, 0); // a draft may have another name
    if (entry) globalThis.history.replaceState(null, "", `#${encodeURIComponent(entry.id)}`);
    this.refresh();
  }

  /** Reads the name of the open file, as its text has it now. Broken text leaves the name as it is. */
  private readEntry(file: File, pause: number): void {
    clearTimeout(this.entryTimer);
    this.entryTimer = setTimeout(() => {
      this.server.request<{ files: ShelfFile[] }>("muster/shelf", { uri: file.uri }).then(
        ({ files: [entry] }) => {
          if (entry && file === this.root.peek()) this.entry.value = entry;
        },
        () => {}, // the page shows other failures of this file
      );
    }, pause);
  }

  /** Shows the start page. Open files and their changes stay. */
  async close(): Promise<void> {
    this.forgetBoard();
    batch(() => {
      this.root.value = undefined;
      this.shown.value = undefined;
    });
    globalThis.history.replaceState(null, "", location.pathname + location.search);
    await this.loadShelf().catch((reason: unknown) => this.fail(reason));
  }

  private recover(file: File, draft: Draft): void {
    if (file.readOnly) return;
    file.dispatch({ changes: { from: 0, to: file.doc.length, insert: draft.text }, userEvent: "input.draft" });
    const stale = draft.was !== undefined && draft.was !== file.hash.peek();
    this.say(stale
      ? "Unsaved changes from last time are back. The file changed on disk since: undo shows it."
      : "Unsaved changes from last time are back. Undo returns to the saved file.");
  }

  undo(): void {
    if (!this.files.undo(this.uris.peek())) this.say("Nothing to undo.");
  }

  redo(): void {
    if (!this.files.redo(this.uris.peek())) this.say("Nothing to redo.");
  }

  /** Saves the board's files that have changes. */
  async save(): Promise<void> {
    const uris = this.uris.peek();
    const list = this.unsaved.peek().filter((f) => uris.includes(f.uri) || !uris.length);
    if (list.length === 0) {
      this.say("No changes to save.");
      return;
    }
    const saved = [];
    for (const file of list) if (await this.saveFile(file)) saved.push(nameOf(file.uri));
    if (saved.length > 1) this.say(`Saved ${saved.join(" and ")}.`);
  }

  /** Saves a file, and reports whether it did. */
  async saveFile(file: File): Promise<boolean> {
    const { doc, text } = file;
    try {
      const fresh = file.hash.peek() === "";
      const result = await this.server.request<{ hash: string }>("muster/save", { uri: file.uri, text, was: file.hash.peek() });
      file.hash.value = result.hash;
      file.saved.value = doc;
      clearTimeout(this.draftTimers.get(file.uri));
      this.draftTimers.delete(file.uri);
      this.dropDrafts(file);
      if (!file.doc.eq(doc)) this.keepDraft(file);
      this.say(`Saved ${nameOf(file.uri)}.`);
      if (fresh) this.loadShelf().catch((reason: unknown) => this.fail(reason));
      return true;
    } catch (reason) {
      const conflict = reason instanceof RpcError && reason.code === conflictCode;
      const disk = conflict ? (reason.data as { text: string; hash: string } | undefined) : undefined;
      if (disk) this.dialog.value = { kind: "conflict", file, disk: disk.text, hash: disk.hash };
      else this.fail(reason);
      return false;
    }
  }

  /** Ends a conflict. The file on disk becomes a step of the history, so that undo reaches either text. */
  resolve(file: File, disk: string, hash: string, keep: boolean): void {
    const mine = file.text;
    const replace = (insert: string) => file.dispatch({
      changes: { from: 0, to: file.doc.length, insert }, userEvent: "input.disk", annotations: isolateHistory.of("full"),
    });
    replace(disk);
    file.saved.value = file.doc;
    file.hash.value = hash;
    if (keep) replace(mine);
    this.dialog.value = undefined;
    this.say(keep ? "Your text is kept. Save again to replace the file." : "The file's text is here. Undo returns to yours.");
  }

  private keepDraft(file: File): void {
    clearTimeout(this.draftTimers.get(file.uri));
    this.draftTimers.set(file.uri, setTimeout(() => this.writeDraft(file), draftPause));
  }

  private writeDraft(file: File): void {
    this.draftTimers.delete(file.uri);
    if (!file.unsaved.peek()) {
      this.dropDrafts(file);
      return;
    }
    const draft = { uri: file.uri, text: file.text, was: file.hash.peek() };
    this.server.request<{ hash: string }>("muster/draft", draft).then(
      ({ hash }) => (this.drafts.value = [{ ...draft, hash }, ...this.drafts.peek().filter((d) => d.uri !== file.uri || d.hash !== hash)]),
      (reason: unknown) => this.say(`Your changes to ${nameOf(file.uri)} are not stored as a draft: ${wordsOf(reason)}. Save them before you leave.`, true),
    );
  }

  /** Closes a file that is no longer there. */
  forget(uri: string): void {
    clearTimeout(this.draftTimers.get(uri));
    this.draftTimers.delete(uri);
    this.files.close(uri);
  }

  /** Removes the drafts of a file that was saved. */
  private dropDrafts(file: File): void {
    for (const { uri, hash } of this.drafts.peek().filter((d) => d.uri === file.uri)) {
      this.server.request("muster/draft/drop", { uri, hash }).catch((reason: unknown) => this.fail(reason));
    }
    this.drafts.value = this.drafts.peek().filter((d) => d.uri !== file.uri);
  }

  /** Writes the drafts that wait: the page may be closed. */
  writeDrafts(): void {
    for (const [uri, timer] of this.draftTimers) {
      clearTimeout(timer);
      const file = this.files.get(uri);
      if (file) this.writeDraft(file);
    }
  }

  /** Picks what to paint with; undefined: a click selects a hex. */
  pick(entry: TrayEntry | undefined): void {
    this.picked.value = entry;
    if (!entry) return;
    this.picking.end();
    if (this.tools.tool.peek() === "erase") this.tools.use("brush");
    const rest = this.pinned.peek().filter((e) => e.key !== entry.key);
    if (rest.length === this.pinned.peek().length) this.pinned.value = [entry, ...rest].slice(0, pinnedEntries);
  }

  /** Draws on hexes. A continued stroke is undone as one. */
  draw(ops: Op[], continued: boolean): void {
    if (!continued) this.stroke++;
    this.painting.value = new Set([...this.painting.peek(), ...ops.flatMap((op) => op.gesture.at ?? [])]);
    this.pending.push(...ops.map((op) => ({ op, stroke: this.stroke })));
    this.strokes = this.strokes.then(() => this.sendStroke());
  }

  /** Sends what waits of the same stroke and file, in one request. */
  private async sendStroke(): Promise<void> {
    const first = this.pending[0];
    if (!first) return;
    const now = this.pending.filter((p) => p.stroke === first.stroke && p.op.on === first.op.on);
    this.pending = this.pending.filter((p) => !now.includes(p));
    const before = this.files.changes.peek();
    await this.gesture(joined(now.map((p) => p.op.gesture)), first.op.on, this.lastStroke === first.stroke);
    if (this.files.changes.peek() !== before) this.lastStroke = first.stroke;
    await this.sendStroke();
  }

  /** Sends gestures on one file and applies their edits. */
  async gesture(gestures: Gesture | Gesture[], on?: "map", continued = false): Promise<void> {
    const root = this.root.peek();
    const map = this.board.peek()?.map;
    const file = on === "map" && map ? await this.mapFile(map) : root;
    if (!file) {
      this.painted();
      return;
    }
    const before = this.files.changes.peek();
    try {
      const textDocument = { uri: file.uri, version: file.version };
      const result = await this.server.request<EditResult>("muster/edit", { textDocument, gestures: [gestures].flat() });
      if (result.edits?.length) await this.files.apply(result.edits, "input.paint", continued);
      const { findings } = result;
      if (findings && findings.version === file.version && file.version === textDocument.version + 1) file.judged(findings.diagnostics);
    } catch (reason) {
      this.fail(reason);
    }
    if (this.files.changes.peek() === before) this.painted();
  }

  /** Sends gestures of the form on the open file, after those before them. */
  fill(gestures: Gesture | Gesture[]): Promise<void> {
    const file = this.root.peek();
    this.filling = this.filling.then(() => (this.root.peek() === file ? this.gesture(gestures) : undefined));
    return this.filling;
  }

  /** Returns the file of the board's map: of a map of the library a copy. It shows a failure, and returns undefined. */
  private async mapFile(map: BoardMap): Promise<File | undefined> {
    try {
      return map.library ? this.files.get(map.uri) ?? await this.copyMap(map) : await this.fileWithDraft(map.uri);
    } catch (reason) {
      this.fail(reason);
      return undefined;
    }
  }

  /** Makes a copy of a map of the library, for changes. */
  private async copyMap({ id, game }: BoardMap): Promise<File> {
    const { uri, text } = await this.server.request<LibraryResult>("muster/library", { kind: "map", id, game });
    const file = this.files.get(uri) ?? await this.files.create(uri, text);
    this.say(`You draw on a copy of the map: ${nameOf(uri)}. Saving adds it to your project.`);
    return file;
  }

  private painted(): void {
    if (this.pending.length === 0) this.painting.value = new Set();
  }

  /** Asks for the board again, and then for the tray, when the answers to earlier questions are there. */
  refresh(): void {
    void this.refreshBoard();
  }

  /** Asks for the whole board again. */
  redraw(): void {
    this.forgetBoard();
    this.refresh();
  }

  private forgetBoard(): void {
    this.trayShown = 0;
    batch(() => {
      this.board.value = undefined;
      this.boardError.value = "";
      this.invalidMap.value = null;
      this.hexes.value = undefined;
      this.drawers.value = [];
      this.painting.value = new Set();
    });
  }

  private async refreshBoard(): Promise<void> {
    this.boardDue = true;
    if (this.boardBusy) return;
    this.boardBusy = true;
    while (this.boardDue) {
      this.boardDue = false;
      const root = this.root.peek();
      if (!root) break;
      const since = this.board.peek()?.n;
      try {
        const board = await this.server.request<BoardResult>("muster/board", { textDocument: { uri: root.uri }, since });
        if (root === this.root.peek() && since === this.board.peek()?.n) this.showBoard(board);
      } catch (reason) {
        if (!(reason instanceof Cancelled)) this.boardError.value = wordsOf(reason);
      }
      if (!this.boardDue) this.painted();
    }
    this.boardBusy = false;
    void this.refreshTray();
  }

  private showBoard(board: BoardResult): void {
    const { map, missing } = board;
    batch(() => {
      this.boardError.value = missing;
      this.invalidMap.value = missing ? map : null;
      if (missing) return;
      this.board.value = board;
      const old = this.hexes.peek();
      if (board.whole || !old) this.hexes.value = new Hexes(board.spots);
      else if (board.spots.length > 0) this.hexes.value = old.with(board.spots);
      this.onBoard(board);
    });
    if (map && !map.library && !this.files.get(map.uri)) void this.mapFile(map);
  }

  private async refreshTray(): Promise<void> {
    this.trayDue = true;
    if (this.trayBusy) return;
    this.trayBusy = true;
    while (this.trayDue) {
      this.trayDue = false;
      const root = this.root.peek();
      if (!root) break;
      try {
        const since = this.trayShown;
        const { n, drawers } = await this.server.request<TrayResult>("muster/tray", { textDocument: { uri: root.uri }, since });
        if (root !== this.root.peek() || since !== this.trayShown) continue;
        this.trayShown = n;
        const old = new Map(this.drawers.peek().flatMap((d) => d.entries.map((e) => [e.key, e])));
        for (const d of drawers) d.entries = d.entries.map((e) => merged(e, old.get(e.key)));
        const entries = drawers.flatMap((d) => d.entries);
        const fresh = (e: TrayEntry) => entries.find((x) => x.key === e.key);
        batch(() => {
          this.drawers.value = drawers;
          this.pinned.value = this.pinned.peek().flatMap((e) => fresh(e) ?? []);
          const picked = this.picked.peek();
          this.picked.value = picked ? fresh(picked) : undefined;
        });
      } catch {
        // The tray stays as it is while the text has mistakes, which the findings show.
      }
    }
    this.trayBusy = false;
  }

  /** Returns the hexes that a finding is about. */
  spotsOf(f: Finding): Spot[] {
    const hexes = this.hexes.value;
    if (!hexes) return [];
    const { diagnostic: d } = f;
    const at = (file: File, version: number, range: Range) => {
      const { from, to } = file.offsets(range, version);
      return hexesAt(file.doc, from, to, hexes);
    };
    const related = (d.relatedInformation ?? []).flatMap(({ location }) => {
      const file = this.uris.value.includes(location.uri) ? this.files.get(location.uri) : undefined;
      return file ? at(file, file === f.file ? f.version : file.version, location.range) : [];
    });
    const named = [...d.message.matchAll(/\b[A-Za-z]{1,2}\d{1,2}\b/g)].flatMap((m) => hexes.byLabel(m[0]) ?? []);
    return [...new Set([...at(f.file, f.version, d.range), ...related, ...named])];
  }

  /** Lights the hexes of a finding and shows its place in the text. */
  follow(f: Finding): void {
    const { from, to } = f.file.offsets(f.diagnostic.range, f.version);
    this.lit.value = new Set(this.spotsOf(f).map((s) => s.label));
    this.reveal(f.file, from, to);
  }

  /** Shows the worst finding about a hex; false if there is none. */
  showFinding(spot: Spot): boolean {
    const found = this.findings.peek().find((f) => this.spotsOf(f).some((s) => s.label === spot.label));
    if (!found) return false;
    this.tab.value = "findings";
    this.asked.value = { key: keyOf(found), n: this.asked.peek().n + 1 };
    return true;
  }

  reveal(file: File, from: number, to: number): void {
    this.shown.value = file;
    this.onReveal(file, from, to);
  }

  say(text: string, error = false, action?: Message["action"]): void {
    clearTimeout(this.messageTimer);
    this.message.value = { text, error, action };
    this.messageTimer = setTimeout(() => (this.message.value = undefined), action ? 20_000 : error ? 8000 : 4000);
  }

  fail(reason: unknown): void {
    if (!(reason instanceof Cancelled)) this.say(wordsOf(reason), true);
  }
}

/** Returns the id of a file in the address of the page. */
function hashId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/** Returns an entry of the tray with the picture of the old one, or the old one if it is the same: it is not rendered again. */
function merged(entry: TrayEntry, old: TrayEntry | undefined): TrayEntry {
  const now = entry.picture ? entry : { ...entry, picture: old?.picture ?? "" };
  return old && JSON.stringify(now) === JSON.stringify(old) ? old : now;
}

/** Joins gestures that differ in their hexes only. */
function joined(gestures: Gesture[]): Gesture[] {
  const out = new Map<string, Gesture>();
  for (const { at, ...rest } of gestures) {
    const key = rest.do === "move" ? `${out.size}` : JSON.stringify(rest);
    out.set(key, { ...rest, at: [...new Set([...(out.get(key)?.at ?? []), ...(at ?? [])])] });
  }
  return [...out.values()];
}

function wordsOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Keeps the title of the window and the drafts up to date. */
export function watch(app: App): void {
  app.looks.watch();
  app.tools.watch();
  effect(() => {
    const root = app.root.value;
    const mark = app.unsaved.value.length > 0 ? "• " : "";
    document.title = root ? `${mark}${nameOf(root.uri)} – Muster Studio` : `${mark}Muster Studio`;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") app.writeDrafts();
  });
  addEventListener("pagehide", () => app.writeDrafts());
}
