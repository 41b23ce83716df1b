// The tools of the board: what a click, a drag or a key does to hexes, and to the hexes that mirror them.
import { batch, computed, effect, signal } from "@preact/signals";
import type { App, Op } from "./app";
import { kindOf } from "./files";
import type { Point } from "./hexes";
import { sides } from "./hexes";
import { type Mirror, mirroredSide, mirroredSpot, mirrors, swapsArmies } from "./mirror";
import { spansOf } from "./places";
import type { Gesture, Held, Spot, TrayEntry } from "./protocol";
import { keepView, keptView } from "./viewmemory";

/** What a click on a hex does. */
export type Tool = "brush" | "rectangle" | "fill" | "erase";

/** The part of the picture that is shown. */
export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something on its way from one hex to another. */
export interface Carried {
  from: Spot;
  held: Held;
  copy: boolean;
}

/** How far a person can zoom in and out. */
const closest = 6;
const farthest = 1.5;

const ground = "ground";

/** The layers of a hex that are erased apart from each other. */
const layerOf = (h: Held): string => (h.on ?? "") + (h.thing === ground ? ground : "");

/** The tools, with what they are about to do. */
export class Tools {
  readonly tool = signal<Tool>("brush");
  readonly mirror = signal<Mirror>("off");
  /** The drawer of the tray that is open, and what is searched there. */
  readonly drawer = signal(0);
  readonly query = signal("");
  /** The hex under the pointer or with the focus, and its side. */
  readonly hover = signal<{ spot: Spot; side: string } | undefined>(undefined);
  /** The selected hex: the one that the keyboard is on, or the text's cursor. */
  readonly cursor = signal<Spot | undefined>(undefined);
  /** The hexes of a river that is being drawn, in order. */
  readonly stream = signal<readonly Spot[]>([]);
  /** Which of the ways of a river through the hex is shown. */
  readonly way = signal(0);
  /** The hexes that a click or the stroke would make a river, with those that mirror them. */
  readonly flowing = computed<readonly string[]>(() => {
    const hover = this.hover.value;
    if (!this.app.picked.value?.flows || this.tool.value !== "brush") return [];
    const own = this.stream.value.length > 0 ? this.stream.value : hover ? [hover.spot] : [];
    this.mirror.value;
    return [...new Set(own.flatMap((s) => [s.label, ...[this.mirrorOf(s.label)?.label ?? []].flat()]))];
  });
  /** The first corner of a rectangle. */
  readonly corner = signal<Spot | undefined>(undefined);
  readonly carried = signal<Carried | undefined>(undefined);
  readonly box = signal<ViewBox>({ x: 0, y: 0, width: 1, height: 1 });
  /** What a person who does not see the board hears. */
  readonly spoken = signal("");

  constructor(private readonly app: App) {}

  /** Begins with another file. */
  reset(): void {
    this.tool.value = "brush";
    this.mirror.value = this.mirrors.peek() ? keptView(this.app.root.peek()?.uri ?? "").mirror : "off";
    this.drawer.value = 0;
    this.query.value = "";
    this.hover.value = undefined;
    this.cursor.value = undefined;
    this.stream.value = [];
    this.corner.value = undefined;
    this.carried.value = undefined;
    this.app.picking.end();
  }

  /** Keeps the view of the board in the tab. */
  watch(): void {
    effect(() => {
      const { value: root } = this.app.root;
      const { value: mirror } = this.mirror;
      const { value: box } = this.box;
      const whole = this.whole();
      if (!root || !whole) return;
      keepView(root.uri, { mirror, box: differs(box, whole) ? box : undefined });
    });
  }

  /** Picks a tool; picked again, the brush. */
  use(tool: Tool): void {
    batch(() => {
      this.app.picking.end();
      if (tool === "erase") this.app.pick(undefined);
      this.tool.value = this.tool.peek() === tool ? "brush" : tool;
      this.corner.value = undefined;
      this.carried.value = undefined;
    });
  }

  /** Reports whether the board has a mirror: Deployment cards side by side have none. */
  readonly mirrors = computed(() => kindOf(this.app.root.value?.uri ?? "") !== "deploycards");

  /** Changes to the next way to mirror. */
  nextMirror(): void {
    if (!this.mirrors.peek()) return;
    const at = mirrors.findIndex((m) => m.key === this.mirror.peek());
    const next = mirrors[(at + 1) % mirrors.length] ?? mirrors[0];
    if (!next) return;
    this.mirror.value = next.key;
    this.spoken.value = `Mirror: ${next.name}`;
  }

  /** Ends what is under way: a move, a rectangle, a tool, or else the picked piece. */
  cancel(): void {
    if (this.app.picking.now.peek()) this.app.picking.end(true);
    else if (this.carried.peek() || this.corner.peek()) {
      this.carried.value = undefined;
      this.corner.value = undefined;
    } else if (this.tool.peek() !== "brush") this.tool.value = "brush";
    else this.app.pick(undefined);
  }

  /** Does what a click on a hex does. */
  press(spot: Spot): void {
    const corner = this.corner.peek();
    const carried = this.carried.peek();
    const picked = this.app.picked.peek();
    if (this.app.picking.now.peek()) this.app.picking.toggle(spot);
    else if (carried) this.drop(carried, spot);
    else if (this.tool.peek() === "erase") this.erase([spot], this.layerAt(spot), false);
    else if (this.tool.peek() === "fill") this.fill(spot);
    else if (this.tool.peek() === "rectangle") {
      if (corner) this.rectangle(corner, spot);
      else if (this.ready()) this.corner.value = spot;
    } else if (picked?.sided) this.putSide(picked, spot, this.hover.peek()?.side ?? "e", this.hasSide(picked, spot), false);
    else if (picked) this.place([spot], false);
    else if (!this.app.showFinding(spot)) this.show(spot);
  }

  private ready(): boolean {
    if (!this.app.picked.peek()) this.app.say("Pick something in the tray first.");
    return this.app.picked.peek() !== undefined;
  }

  /** Puts the picked piece on hexes. */
  place(spots: readonly Spot[], continued: boolean): void {
    const entry = this.app.picked.peek();
    if (!entry) {
      this.ready();
      return;
    }
    const free = spots.filter((s) => !(stands(entry.do["thing"]) && s.blocked));
    const barred = spots.find((s) => !free.includes(s));
    if (barred) this.app.say(`${barred.label}: ${barred.blocked}.`, true);
    if (free.length > 0) this.run([this.opOf(entry, free)], continued);
  }

  /** Leads a river to the next hex. A hex next to the one before the last cuts the corner: no tile turns so sharply. */
  flowTo(spot: Spot): void {
    const hexes = this.app.hexes.peek();
    const path = [...this.stream.peek()];
    const seen = path.indexOf(spot);
    if (seen >= 0) path.length = seen;
    else while (path.length > 1 && hexes?.neighbours(spot).includes(path[path.length - 2] as Spot)) path.pop();
    this.stream.value = [...path, spot];
  }

  /** Paints the river that was drawn; abandoned, it is forgotten. */
  endStream(done: boolean): void {
    const path = this.stream.peek();
    this.stream.value = [];
    if (done && path.length > 0) this.place(path, false);
  }

  /** Returns the ways of a river through a hex, and the one that is shown. */
  waysAt(spot: Spot): { ways: readonly string[][]; way: readonly string[] | undefined } {
    if (this.app.picked.value?.fits) return { ways: [], way: undefined }; // a ford follows its river
    const ways = this.app.looks.course.value?.hexes.find((h) => h.hex === spot.label)?.ways ?? [];
    return { ways, way: ways[this.way.value % Math.max(1, ways.length)] };
  }

  /** Turns the river on the hex to its next way; false if no river is picked. */
  turn(): boolean {
    const spot = this.hover.peek()?.spot;
    if (!this.app.picked.peek()?.flows || this.app.picked.peek()?.fits || this.tool.peek() !== "brush") return false;
    if (!spot) return true;
    this.way.value++;
    const { ways, way } = this.waysAt(spot);
    this.spoken.value = way ? `${spot.label}: ${way.join(" to ")}, way ${(this.way.peek() % ways.length) + 1} of ${ways.length}` : `${spot.label}: no tile fits`;
    return true;
  }

  /** Returns the hex to which the shown way of a river leads on; undefined at the edge of the board. */
  onward(spot: Spot): Spot | undefined {
    if (!this.app.picked.peek()?.flows || this.tool.peek() !== "brush") return undefined;
    const symbol = this.app.picked.peek()?.do["symbol"];
    const next = (this.waysAt(spot).way ?? []).flatMap((side) => this.app.hexes.peek()?.across(spot, side) ?? []);
    return next.findLast((s) => groundOf(s) !== symbol);
  }

  private opOf(entry: TrayEntry, spots: readonly Spot[], more: object = {}): Op {
    return { gesture: { ...entry.do, ...more, at: spots.map((s) => s.label) }, on: entry.on };
  }

  /** Fills the connected hexes of one ground. */
  fill(spot: Spot): void {
    if (this.ready()) this.place(this.filled(spot), false);
  }

  /** Returns the hexes that a fill reaches: for a piece that is no ground, the hex alone. */
  filled(spot: Spot): Spot[] {
    const hexes = this.app.hexes.peek();
    if (!hexes || this.app.picked.peek()?.do.do !== "paint") return [spot];
    return hexes.area(spot, groundOf);
  }

  rectangle(a: Spot, b: Spot): void {
    this.corner.value = undefined;
    const hexes = this.app.hexes.peek();
    if (hexes) this.place(hexes.rectangle(a, b), false);
  }

  /** Returns the layer of a hex that is erased: the one on top; "" for open ground alone. */
  layerAt(spot: Spot): string {
    const top = spot.holds?.at(-1);
    return top && this.erasing(spot, top).length > 0 ? layerOf(top) : "";
  }

  /** Erases the top of a layer: a piece, or the ground to open ground. */
  erase(spots: readonly Spot[], layer: string, continued: boolean): void {
    const ops = spots.flatMap((spot) => {
      const held = spot.holds?.findLast((h) => layerOf(h) === layer);
      return held ? this.erasing(spot, held) : [];
    });
    if (ops.length > 0) this.run(ops, continued);
  }

  private erasing(spot: Spot, held: Held): Op[] {
    const at = [spot.label];
    if (held.thing !== ground) {
      const side = this.hover.peek()?.spot.label === spot.label ? this.hover.peek()?.side : undefined;
      const sides = held.sides && side && held.sides.includes(side) ? { sides: [side] } : {};
      return [{ gesture: { do: "take", thing: held.thing, ...sides, at }, on: held.on }];
    }
    const open = this.openGround();
    return open === undefined || held.symbol === open ? [] : [{ gesture: { do: "paint", symbol: open, at }, on: held.on }];
  }

  /** Returns the symbol of open ground. */
  private openGround(): string | undefined {
    const grounds = this.entries().filter((e) => e.do.do === "paint");
    const open = grounds.find((e) => e.do["symbol"] === ".") ?? grounds[0];
    return open?.do["symbol"] as string | undefined;
  }

  /** Returns what a drag from a hex moves: the piece on top, or the one of the picked sort. */
  movable(spot: Spot): Held | undefined {
    const picked = this.app.picked.peek();
    const held = spot.holds?.findLast((h) => h.thing !== ground && h.thing !== "edge" && (!picked || h.thing === picked.do["thing"]));
    return picked && (picked.on || picked.do.do !== "put") ? undefined : held;
  }

  /** Takes what lies on a hex up, for the keyboard. */
  carry(spot: Spot): void {
    const held = this.movable(spot);
    if (held) this.carried.value = { from: spot, held, copy: false };
    else this.app.say(`Nothing on ${spot.label} can be moved.`);
  }

  /** Puts down what is carried. */
  drop({ from, held, copy }: Carried, to: Spot): void {
    this.carried.value = undefined;
    if (from.label === to.label) return;
    if (stands(held.thing) && to.blocked) {
      this.app.say(`${to.label}: ${to.blocked}.`, true);
      return;
    }
    const { thing, list, type, on } = held;
    const keys = this.entryOf(held)?.do["keys"];
    this.run([copy
      ? { gesture: { do: "put", thing, list, type, keys, at: [to.label] }, on }
      : { gesture: { do: "move", thing, at: [from.label], to: to.label }, on }], false);
  }

  /** Reports whether a side of a hex has an edge, seen from either hex. */
  hasSide(entry: TrayEntry, spot: Spot, side = this.hover.peek()?.side ?? "e"): boolean {
    return this.edgeAt(entry, spot, side) !== undefined;
  }

  /** Returns the hex and the side by which an edge is written. */
  private edgeAt(entry: TrayEntry, spot: Spot, side: string): { spot: Spot; side: string } | undefined {
    const has = (s: Spot, name: string) =>
      s.holds?.some((h) => h.thing === "edge" && h.type === entry.do["type"] && h.sides?.includes(name));
    if (has(spot, side)) return { spot, side };
    const other = this.app.hexes.peek()?.across(spot, side);
    const back = mirroredSide("turn", side);
    return other && has(other, back) ? { spot: other, side: back } : undefined;
  }

  /** Puts an edge on a side, or takes it. */
  putSide(entry: TrayEntry, spot: Spot, side: string, take: boolean, continued: boolean): void {
    const known = this.edgeAt(entry, spot, side);
    if (take !== (known !== undefined)) return;
    const at = known ?? { spot, side };
    this.run([this.opOf(entry, [at.spot], { do: take ? "take" : "put", sides: [at.side] })], continued);
  }

  /** Turns the side under the cursor, for the keyboard. */
  nextSide(): void {
    const hover = this.hover.peek();
    if (!hover) return;
    const n = sides.findIndex((s) => s.name === hover.side);
    const side = sides[(n + 1) % sides.length]?.name ?? "e";
    this.hover.value = { ...hover, side };
    this.spoken.value = `${hover.spot.label}, side ${side}`;
  }

  /** Runs gestures on their hexes and on the mirrored ones. */
  private run(ops: Op[], continued: boolean): void {
    this.app.draw(ops.flatMap((op) => [op, ...this.mirrored(op)]), continued);
  }

  private mirrored(op: Op): Op[] {
    const mirror = this.mirror.peek();
    const from = op.gesture.at ?? [];
    const at = from.flatMap((label) => {
      const other = this.mirrorOf(label);
      return other && (op.gesture["sides"] || !from.includes(other.label)) ? [other] : [];
    });
    if (mirror === "off" || at.length === 0) return [];
    const g: Gesture = { ...op.gesture, at: at.map((s) => s.label) };
    const list = g["list"];
    if (typeof list === "string" && swapsArmies(mirror)) g["list"] = this.otherList(String(g["thing"]), list);
    const lies = g["sides"];
    if (Array.isArray(lies)) g["sides"] = lies.map((s: string) => mirroredSide(mirror, s));
    if (g.do === "move") {
      const to = this.mirrorOf(String(g["to"]));
      const there = at[0]?.holds?.some((h) => h.thing === g["thing"]);
      if (!to || !there || from.includes(to.label) || at[0]?.label === op.gesture["to"]) return [];
      g["to"] = to.label;
    }
    if (g.do === "put" && stands(g["thing"]) && at.some((s) => s.blocked)) return [];
    return [{ gesture: g, on: op.on }];
  }

  /** Returns the hex that mirrors a hex. */
  mirrorOf(label: string): Spot | undefined {
    const hexes = this.app.hexes.peek();
    const spot = hexes?.byLabel(label);
    return hexes && spot && mirroredSpot(hexes, this.mirror.peek(), spot);
  }

  private entries(): TrayEntry[] {
    return this.app.drawers.peek().flatMap((d) => d.entries);
  }

  /** Returns the list of the other army; the same one if there are not two. */
  private otherList(thing: string, list: string): string {
    const lists = [...new Set(this.entries().filter((e) => e.do["thing"] === thing).map((e) => e.do["list"]))];
    const other = lists.find((l) => l !== list);
    return lists.length === 2 && lists.includes(list) && typeof other === "string" ? other : list;
  }

  /** Returns the entry of the tray that draws something. */
  entryOf(held: Held): TrayEntry | undefined {
    return this.entries().find((e) => e.on === held.on && (held.thing === ground
      ? e.do.do === "paint" && e.do["symbol"] === held.symbol
      : e.do["thing"] === held.thing && (e.do["type"] ?? "") === (held.type ?? "") && (!e.do["list"] || e.do["list"] === held.list)));
  }

  /** Reports whether a piece lies on a hex. */
  lies(entry: TrayEntry | undefined, spot: Spot): boolean {
    return entry !== undefined && spot.holds?.some((h) => this.entryOf(h)?.key === entry.key) === true;
  }

  /** Returns the entry of what a click would draw. */
  entryShown(): TrayEntry | undefined {
    const carried = this.carried.value;
    return carried ? this.entryOf(carried.held) : this.app.picked.value;
  }

  /** Reports whether what a click would put is something that may not stand everywhere. */
  needsGround(): boolean {
    return stands(this.carried.value?.held.thing ?? this.app.picked.value?.do["thing"]);
  }

  /** Returns what a gesture draws on the mirrored hexes instead of an entry. */
  twin(entry: TrayEntry | undefined): TrayEntry | undefined {
    return (swapsArmies(this.mirror.value) && entry && this.sameOfOther(entry)) || entry;
  }

  /** Returns the same piece of the other army. */
  private sameOfOther(entry: TrayEntry): TrayEntry | undefined {
    const list = entry.do["list"];
    if (typeof list !== "string") return undefined;
    return this.entries().find((e) =>
      e.do["thing"] === entry.do["thing"] && e.do["type"] === entry.do["type"] && e.do["list"] !== list && e.do["list"]);
  }

  /** Picks what lies on a hex; again, what lies below. */
  pickFrom(spot: Spot): void {
    const known = [...(spot.holds ?? [])].reverse().flatMap((h) => this.entryOf(h) ?? []);
    const at = known.findIndex((e) => e.key === this.app.picked.peek()?.key);
    const entry = known[(at + 1) % known.length];
    if (!entry) {
      this.app.say(`Nothing on ${spot.label} is in the tray.`);
      return;
    }
    this.tool.value = "brush";
    this.app.pick(entry);
    this.openDrawerOf(entry);
  }

  private openDrawerOf(entry: TrayEntry): void {
    const at = this.app.drawers.peek().findIndex((d) => d.entries.some((e) => e.key === entry.key));
    if (at >= 0) this.drawer.value = at;
    this.spoken.value = `Picked: ${entry.name}`;
  }

  /** Returns the entries that the tray shows. */
  shown(): TrayEntry[] {
    const drawers = this.app.drawers.value;
    const words = this.query.value.trim().toLowerCase();
    return words
      ? drawers.flatMap((d) => d.entries).filter((e) => `${e.name} ${e.note ?? ""}`.toLowerCase().includes(words))
      : ((drawers[this.drawer.value] ?? drawers[0])?.entries ?? []);
  }

  /** Picks the n-th piece of the drawer, from 0. */
  pickNth(n: number): void {
    const entry = this.shown()[n];
    if (!entry) return;
    this.app.pick(entry);
    this.spoken.value = `Picked: ${entry.name}`;
  }

  /** Picks the first piece that was searched and ends the search; false if none was found. */
  pickFound(): boolean {
    const entry = this.query.peek().trim() ? this.shown()[0] : undefined;
    if (!entry) return false;
    this.query.value = "";
    this.app.pick(entry);
    this.openDrawerOf(entry);
    return true;
  }

  /** Picks the same piece of the other army. */
  otherSide(): void {
    const picked = this.app.picked.peek();
    const twin = picked && this.sameOfOther(picked);
    if (twin) {
      this.app.pick(twin);
      this.openDrawerOf(twin);
    } else this.app.say("Pick a unit first: S changes its side.");
  }

  /** Picks the unit of another rank that is most like the picked one; again, the next one like it. */
  rank(rank: string): void {
    const picked = this.app.picked.peek();
    if (!picked?.rank) {
      this.app.say("Pick a unit first: Q, W and E change its rank.");
      return;
    }
    const like = this.entries().filter((e) => e.rank === rank && e.do["list"] === picked.do["list"] && e.arm === picked.arm);
    const kin = like.filter((e) => e.race === picked.race);
    const among = kin.length > 0 ? kin : like;
    const next = among[(among.findIndex((e) => e.key === picked.key) + 1) % among.length];
    if (next) {
      this.app.pick(next);
      this.openDrawerOf(next);
    } else this.app.say(`The tray has no ${rank} unit of this arm.`);
  }

  /** Selects a hex: the cursor in the text goes there if the text is shown and nothing is picked. */
  select(spot: Spot): void {
    if (this.cursor.peek() === spot) return;
    this.cursor.value = spot;
    if (this.app.tab.peek() === "text" && !this.app.picked.peek() && this.tool.peek() === "brush") this.show(spot);
  }

  /** Shows the place of a hex in the text. */
  show(spot: Spot): void {
    for (const uri of this.app.uris.peek()) {
      const file = this.app.files.get(uri);
      const span = file && spansOf(file.doc, spot)[0];
      if (file && span) {
        this.app.reveal(file, span.from, span.to);
        return;
      }
    }
  }

  /** Shows the whole board. */
  fit(): void {
    const whole = this.whole();
    if (whole) this.box.value = whole;
  }

  /** Shows the part of the board that the tab has shown last: the whole board if there is no such part by now. */
  restore(): void {
    const whole = this.whole();
    const box = keptView(this.app.root.peek()?.uri ?? "").box;
    const fits = (from: number, size: number, start: number, full: number) =>
      size >= full / closest - 1 && size <= full * farthest + 1 && from < start + full && from + size > start;
    if (whole && box && fits(box.x, box.width, whole.x, whole.width) && fits(box.y, box.height, whole.y, whole.height)) this.box.value = box;
    else this.fit();
  }

  /** Returns the box of the whole board. */
  private whole(): ViewBox | undefined {
    const board = this.app.board.peek();
    return board && { x: board.left ?? 0, y: board.top ?? 0, width: board.width, height: board.height };
  }

  /** Zooms by a factor: a point stays where it is, or the middle. */
  zoom(factor: number, around?: Point): void {
    const board = this.app.board.peek();
    if (!board) return;
    const old = this.box.peek();
    const p = around ?? { x: old.x + old.width / 2, y: old.y + old.height / 2 };
    const width = Math.min(board.width * farthest, Math.max(board.width / closest, old.width * factor));
    const by = width / old.width;
    this.box.value = { x: p.x - (p.x - old.x) * by, y: p.y - (p.y - old.y) * by, width, height: old.height * by };
  }

  /** Moves the picture so that a hex is shown. */
  bring(spot: Spot): void {
    const { x, y, width, height } = this.box.peek();
    const rim = (this.app.hexes.peek()?.step ?? 0) * 0.7;
    const into = (from: number, size: number, at: number) => Math.min(Math.max(from, at + rim - size), at - rim);
    const next = { x: into(x, width, spot.x), y: into(y, height, spot.y), width, height };
    if (next.x !== x || next.y !== y) this.box.value = next;
  }
}

/** Reports whether a thing is one that needs ground on which it may stand. */
export function stands(thing: unknown): boolean {
  return thing === "unit" || thing === "leader";
}

function differs(a: ViewBox, b: ViewBox): boolean {
  return a.x !== b.x || a.y !== b.y || a.width !== b.width || a.height !== b.height;
}

function groundOf(spot: Spot): string | undefined {
  return spot.holds?.find((h) => h.thing === ground)?.symbol;
}
