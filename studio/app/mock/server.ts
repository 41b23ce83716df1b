// A small server for tests of the page: it draws a board of colours from the rows of a map and knows a few gestures.
import type { BoardResult, Cell, Diagnostic, Gesture, Layer, Message, Position, Range, ShelfFile, Spot } from "../protocol";

interface Ground {
  symbol: string;
  name: string;
  colour: string;
}

const grounds: Ground[] = [
  { symbol: ".", name: "Open ground", colour: "#d9d3a8" },
  { symbol: "W", name: "Woods", colour: "#6f9463" },
  { symbol: "H", name: "Hill", colour: "#c2a36b" },
  { symbol: "M", name: "Marsh", colour: "#93a88b" },
  { symbol: "R", name: "River", colour: "#7fa6c9" },
];

/** How many woods the boxes of the mock hold. */
const woods = 10;

const abbey = `# A terrace that can be climbed only in the middle.
kind   = "map"
format = 1
id     = "abbey-quarry"
name   = "The Abbey Quarry"
board  = "standard"
boxes  = ["base", "call-to-arms"]
rows = [
  ". . . . . . . . . . . . .",
  " . . . . . . . . . . . . ",
  ". . . . R . . . . . . . .",
  " . . . . W R . . . H . . ",
  ". M M . . . R . . . W . .",
  " . M H H H H H H H . W . ",
  ". . . . . . . . R . . . .",
  " . . . . . . . . . R R . ",
  ". . . . . . . . . . . . .",
]

[[features]]
type = "stakes"
at   = ["F4", "B3", "K3"]
`;

const mill = abbey.replaceAll("abbey-quarry", "mill-ford").replace("The Abbey Quarry", "The Mill Ford").replace("R . . . . . . . .", "R R R W W . H . .");

interface Document {
  text: string;
  version: number;
}

/** The server: post sends it a message, and reply receives its messages. */
export class MockServer {
  private readonly disk = new Map([["file:///project/abbey-quarry.map.toml", abbey], ["file:///library/mill-ford.map.toml", mill]]);
  private readonly open = new Map<string, Document>();
  private readonly drafts = new Map<string, string>();
  private readonly drawn: { layers: Layer[]; spots: Spot[] }[] = [];

  constructor(private readonly reply: (messages: Message[]) => void) {}

  /** Receives messages, in order. */
  post(messages: Message[]): void {
    const out: Message[] = [];
    for (const m of messages) {
      if (m.method === undefined) continue;
      try {
        const result = this.handle(m.method, (m.params ?? {}) as never, out);
        if (m.id !== undefined) out.push({ jsonrpc: "2.0", id: m.id, result: result ?? null });
      } catch (reason) {
        const error = reason instanceof Conflict
          ? { code: -32001, message: "the file has changed on disk", data: { text: reason.message, hash: hashOf(reason.message) } }
          : { code: -32803, message: (reason as Error).message };
        out.push({ jsonrpc: "2.0", id: m.id ?? null, error });
      }
    }
    if (out.length > 0) this.reply(out);
  }

  /** Changes a file as another program does. */
  changeOnDisk(uri: string, text: string): void {
    this.disk.set(uri, text);
  }

  private handle(method: string, p: Params, out: Message[]): unknown {
    const uri = p.textDocument?.uri ?? p.uri ?? "";
    switch (method) {
      case "initialize":
        return { capabilities: {} };
      case "textDocument/didOpen":
        this.open.set(uri, { text: p.textDocument?.text ?? "", version: p.textDocument?.version ?? 0 });
        this.check(uri, out);
        return null;
      case "textDocument/didChange": {
        const d = this.document(uri);
        for (const c of p.contentChanges ?? []) d.text = d.text.slice(0, offset(d.text, c.range.start)) + c.text + d.text.slice(offset(d.text, c.range.end));
        d.version = p.textDocument?.version ?? 0;
        this.check(uri, out);
        return null;
      }
      case "textDocument/completion":
        return grounds.map((g) => ({ label: g.name, kind: 12, insertText: g.symbol, detail: "ground" }));
      case "textDocument/hover":
        return { contents: { value: "**Woods**: a unit must stop here. `BL-TERRAIN-01`" } };
      case "textDocument/prepareRename":
        return { range: { start: p.position, end: p.position }, placeholder: "abbey-quarry" };
      case "textDocument/rename": {
        const edits = (text: string) => [...text.matchAll(/abbey-quarry/g)].map((m) => ({ range: rangeOf(text, m.index, m.index + m[0].length), newText: p.newName ?? "" }));
        return { changes: { [uri]: edits(this.document(uri).text) } };
      }
      case "textDocument/codeAction":
        return (p.context?.diagnostics ?? []).map((d) => ({
          title: "Replace with open ground", edit: { changes: { [uri]: [{ range: d.range, newText: "." }] } },
        }));
      case "textDocument/documentSymbol":
        return [{ name: "rows", selectionRange: rangeOf(this.document(uri).text, 0, 0) }];
      case "textDocument/definition":
        return null;
      case "textDocument/formatting":
        return [];
      case "muster/shelf":
        return { files: [...this.disk.keys()].map((u) => this.shelfFile(u)).filter((f) => (!p.id || f.id === p.id) && (!p.uri || f.uri === p.uri)) };
      case "muster/pictures":
        return { pictures: (p.files ?? []).map((f) => this.picture(f.uri)) };
      case "muster/played":
        return { files: [] };
      case "muster/drafts":
        return [...this.drafts].map(([u, text]) => ({ uri: u, text, hash: hashOf(text), was: hashOf(this.disk.get(u) ?? "") }));
      case "muster/recent":
        return [];
      case "muster/opened":
        return null;
      case "muster/draft":
        this.drafts.set(uri, p.text ?? "");
        return { hash: hashOf(p.text ?? "") };
      case "muster/draft/drop":
        this.drafts.delete(uri);
        return null;
      case "muster/project":
        return { uri: "file:///project", name: "project", marked: true };
      case "muster/library":
        return { uri: "file:///project/mill-ford.map.toml", text: mill };
      case "muster/read":
        return { text: this.stored(uri), hash: hashOf(this.stored(uri)), readOnly: false };
      case "muster/save":
        if (p.was !== (this.disk.has(uri) ? hashOf(this.stored(uri)) : "")) throw new Conflict(this.stored(uri));
        this.disk.set(uri, p.text ?? "");
        return { hash: hashOf(p.text ?? "") };
      case "muster/board":
        return this.board(uri, p.since);
      case "muster/tray":
        return { n: 0, drawers: this.tray(uri) };
      case "muster/edit":
        return { edits: this.edit(uri, p.gesture ?? { do: "" }), findings: null };
    }
    if (method.startsWith("$/") || method === "initialized") return null;
    throw new Error(`${method} is not supported`);
  }

  private stored(uri: string): string {
    const text = this.disk.get(uri);
    if (text === undefined) throw new Error("There is no such file.");
    return text;
  }

  private document(uri: string): Document {
    const d = this.open.get(uri);
    if (!d) throw new Error(`${uri} is not open`);
    return d;
  }

  private shelfFile(uri: string): ShelfFile {
    const text = this.stored(uri);
    const id = /id\s*=\s*"(.*)"/.exec(text)?.[1] ?? "";
    return {
      uri, id, name: /name\s*=\s*"(.*)"/.exec(text)?.[1] ?? id, kind: "map", game: "battlelore", gameName: "BattleLore", what: "Map",
      boxes: ["Base game", "Call to Arms"], library: uri.includes("/library/"),
    };
  }

  private picture(uri: string): string {
    const cells = layersOf(this.stored(uri)).flatMap((l) => l.cells ?? []).map((c) => c.markup).join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1380 930">${cells}</svg>`;
  }

  private check(uri: string, out: Message[]): void {
    const d = this.document(uri);
    const diagnostics: Diagnostic[] = words(d.text).filter((w) => !grounds.some((g) => g.symbol === w.text)).map((w) => ({
      range: rangeOf(d.text, w.from, w.from + w.text.length), severity: 1, code: "map/unknown-symbol", source: "muster",
      message: `"${w.text}" is not a symbol of this map`,
      data: { help: "Use one of the symbols of the board, or define it in the legend.", rules: ["BL-MAP-02"] },
    }));
    const count = words(d.text).filter((w) => w.text === "W").length;
    if (count > woods) {
      const first = words(d.text).find((w) => w.text === "W");
      diagnostics.push({
        range: rangeOf(d.text, first?.from ?? 0, (first?.from ?? 0) + 1), severity: 2, code: "map/too-few-tiles", source: "muster",
        message: `the map needs ${count} woods, and the boxes hold ${woods}`, data: { help: "Take another box, or use fewer woods.", rules: ["BL-BOX-01"] },
      });
    }
    out.push({ jsonrpc: "2.0", method: "textDocument/publishDiagnostics", params: { uri, version: d.version, diagnostics } });
    out.push({ jsonrpc: "2.0", method: "muster/checked", params: { uri, version: d.version, findings: diagnostics.length } });
  }

  private board(uri: string, since?: number): BoardResult {
    const d = this.document(uri);
    const now = { layers: layersOf(d.text), spots: spotsOf(d.text) };
    const old = since === undefined ? undefined : this.drawn[since - 1];
    this.drawn.push(now);
    const head = { version: d.version, n: this.drawn.length, missing: "", stale: false, map: null, width: 1380, height: 930 };
    if (!old) return { ...head, whole: true, ...now };
    const spots = now.spots.filter((s, i) => JSON.stringify(s) !== JSON.stringify(old.spots[i]));
    const layers = now.layers.map((layer) => {
      const before = old.layers.find((l) => l.key === layer.key)?.cells ?? [];
      const cells = (layer.cells ?? []).filter((c) => before.find((b) => b.hex === c.hex)?.markup !== c.markup);
      const gone = before.filter((b) => !layer.cells?.some((c) => c.hex === b.hex)).map((b): Cell => ({ hex: b.hex, markup: "" }));
      return { key: layer.key, ...(layer.style ? { style: layer.style } : {}), cells: [...cells, ...gone] };
    });
    return { ...head, whole: false, spots, layers };
  }

  private tray(uri: string) {
    const used = words(this.document(uri).text).filter((w) => w.text === "W").length;
    const picture = (g: Ground) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -60 104 120"><polygon points="0,-60 52,-30 52,30 0,60 -52,30 -52,-30" fill="${g.colour}"/></svg>`;
    const entries = grounds.map((g) => ({
      key: `ground ${g.symbol}`, name: g.name, picture: picture(g), do: { do: "paint", symbol: g.symbol },
      ...(g.symbol === "W" ? { used, total: woods, note: "stops units, hides them" } : {}),
    }));
    return [{ name: "Ground", entries }, { name: "Units", entries: [] }, { name: "Marks", entries: [] }];
  }

  private edit(uri: string, gesture: Gesture) {
    const d = this.document(uri);
    if (gesture.do !== "paint") throw new Error(`The mock does not know ${gesture.do}.`);
    const spots = spotsOf(d.text);
    const list = words(d.text);
    const edits = (gesture.at ?? []).flatMap((label) => {
      const spot = spots.find((s) => s.label === label);
      const word = list.find((w) => w.row === spot?.row && w.cell === spot.cell);
      if (!word || word.text === gesture["symbol"]) return [];
      return [{ range: rangeOf(d.text, word.from, word.from + word.text.length), newText: String(gesture["symbol"]) }];
    });
    return edits.length > 0 ? [{ uri, version: d.version, edits }] : [];
  }
}

/** The message is the text on disk. */
class Conflict extends Error {}

interface Params {
  id?: string;
  files?: { uri: string }[];
  uri?: string;
  text?: string;
  was?: string;
  since?: number;
  newName?: string;
  position?: Position;
  gesture?: Gesture;
  context?: { diagnostics: Diagnostic[] };
  textDocument?: { uri: string; version?: number; text?: string };
  contentChanges?: { range: Range; text: string }[];
}

interface Word {
  row: number;
  cell: number;
  from: number;
  text: string;
}

/** Returns the words of the rows of a map. */
function words(text: string): Word[] {
  const start = text.indexOf("rows = [") + 8;
  const inside = text.slice(start, text.indexOf("]", start));
  return [...inside.matchAll(/"([^"\n]*)"/g)].flatMap((line, row) =>
    [...(line[1] ?? "").matchAll(/\S+/g)].map((m, cell) => ({ row, cell, from: start + line.index + 1 + m.index, text: m[0] })));
}

function spotsOf(text: string): Spot[] {
  const rows = Math.max(...words(text).map((w) => w.row)) + 1;
  return words(text).map((w, hex) => {
    const number = rows - w.row;
    const letter = String.fromCharCode((number % 2 ? 65 : 97) + w.cell);
    const name = grounds.find((g) => g.symbol === w.text)?.name ?? "unknown";
    return { hex, label: `${letter}${number}`, x: 62 + 104 * w.cell + (w.row % 2) * 52, y: 70 + 90 * w.row, row: w.row, cell: w.cell, says: name.toLowerCase() };
  });
}

function layersOf(text: string): Layer[] {
  const list = words(text);
  const spots = spotsOf(text);
  const ground = spots.map((s, i): Cell => ({
    hex: s.hex,
    markup: `<path d="M${s.x},${s.y}m52-30v60l-52 30-52-30v-60l52-30z" fill="${grounds.find((g) => g.symbol === list[i]?.text)?.colour ?? "#d06a6a"}" stroke="#fff" stroke-width="2"/>`,
  }));
  const labels = spots.map((s): Cell => ({ hex: s.hex, markup: `<text x="${s.x}" y="${s.y + 44}">${s.label}</text>` }));
  return [
    { key: "ground", cells: ground },
    { key: "labels", style: 'font-family="sans-serif" font-size="16" text-anchor="middle" fill="#3a362e"', cells: labels },
  ];
}

function offset(text: string, p: Position): number {
  let at = 0;
  for (let line = 0; line < p.line; line++) at = text.indexOf("\n", at) + 1;
  return at + p.character;
}

function rangeOf(text: string, from: number, to: number): Range {
  const position = (at: number): Position => {
    const before = text.slice(0, at).split("\n");
    return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  };
  return { start: position(from), end: position(to) };
}

function hashOf(text: string): string {
  let h = 0;
  for (let i = 0; i < text.length; i++) h = (Math.imul(h, 31) + text.charCodeAt(i)) | 0;
  return String(h);
}
