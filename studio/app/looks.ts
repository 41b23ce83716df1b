// What the page asks about hexes to show it on the board: what a unit reaches, what it sees, the sections of the board,
// and the course of a river before it is painted.
import { effect, signal } from "@preact/signals";
import type { App } from "./app";
import type { Bend, Course, Gesture, ReachResult, Section, Sight, Spot } from "./protocol";
import { Cancelled } from "./rpc";
import { stands } from "./tools";

/** The layers above the board, of which one is shown. */
export type Layer = "names" | "sections" | "sight" | "none";

export const layers: readonly { key: Layer; name: string; help: string }[] = [
  { key: "names", name: "Names", help: "Names of the hexes (N)" },
  { key: "sections", name: "Sections", help: "Left wing, centre and right wing (L for the next layer)" },
  { key: "sight", name: "Sight", help: "What a unit on the selected hex sees (L for the next layer)" },
];

/** How long the pointer stays before the page asks what a unit reaches, in milliseconds. */
const hoverPause = 60;

/** The answers of the server to what is under the pointer or selected. */
export class Looks {
  readonly layer = signal<Layer>("names");
  readonly reach = signal<({ hex: string } & ReachResult) | undefined>(undefined);
  readonly sight = signal<({ hex: string } & Sight) | undefined>(undefined);
  readonly sections = signal<Section[]>([]);
  readonly course = signal<({ at: readonly string[] } & Course) | undefined>(undefined);

  /** Where the piece in hand fits, and why not elsewhere; the key is that of the piece. */
  readonly fits = signal<{ key: string; at: ReadonlyMap<string, Bend>; short: number } | undefined>(undefined);

  constructor(private readonly app: App) {}

  /** Returns where the piece in hand fits. */
  fitting(): { at: ReadonlyMap<string, Bend>; short: number } | undefined {
    const fits = this.fits.value;
    return fits && fits.key === this.app.tools.entryShown()?.key ? fits : undefined;
  }

  /** Shows a layer; shown again, none. */
  use(layer: Layer): void {
    this.layer.value = this.layer.peek() === layer ? "none" : layer;
    const shown = layers.find((l) => l.key === this.layer.peek());
    this.app.tools.spoken.value = shown ? `Layer: ${shown.name}` : "No layer";
  }

  /** Shows the next layer. */
  next(): void {
    const at = layers.findIndex((l) => l.key === this.layer.peek());
    this.use(layers[at + 1]?.key ?? (at < 0 ? "names" : this.layer.peek()));
  }

  /** Asks again whenever what is asked about changes. */
  watch(): void {
    const { app } = this;
    this.keep<ReachResult>("muster/reach", this.reach, () => this.reachAsked(), hoverPause, (hex, answer) => {
      const { reach, why } = answer;
      if (focused(hex)) app.tools.spoken.value = reach ? `${reach.unit}: ${reach.says}` : (why ?? "");
    });
    this.keep<Sight>("muster/sight", this.sight, () => {
      const spot = app.tools.cursor.value;
      return this.layer.value === "sight" && spot ? { hex: spot.label } : undefined;
    }, 0, (hex, { seen, hidden }) => {
      app.tools.spoken.value = `${hex} sees ${seen.length} hexes; ${hidden.length} are out of sight`;
    });
    effect(() => {
      const { n } = app.board.value ?? {};
      const uri = app.root.value?.uri;
      if (this.layer.value !== "sections" || n === undefined || !uri) return;
      this.ask<{ sections: Section[] }>("muster/sections", uri, {}, ({ sections }) => (this.sections.value = sections), () => true);
    });
    let turn = 0;
    effect(() => {
      const { n } = app.board.value ?? {};
      const uri = app.root.value?.uri;
      const at = app.tools.flowing.value;
      const mine = ++turn;
      if (at.length === 0 || n === undefined || !uri) {
        this.course.value = undefined;
        return;
      }
      const symbol = app.picked.peek()?.do["symbol"];
      this.ask<Course>("muster/course", uri, { symbol, at }, (course) => (this.course.value = { at, ...course }), () => mine === turn);
    });
    let piece = 0;
    effect(() => {
      const { n } = app.board.value ?? {};
      const uri = app.root.value?.uri;
      const entry = app.tools.entryShown();
      const mine = ++piece;
      if (!entry?.fits || n === undefined || !uri) {
        this.fits.value = undefined;
        return;
      }
      const { symbol, type } = entry.do;
      this.ask<Course>("muster/course", uri, { symbol, type, at: [] }, ({ hexes, short }) => {
        this.fits.value = { key: entry.key, at: new Map(hexes.map((h) => [h.hex, h])), short };
      }, () => mine === piece);
    });
  }

  /** Returns the unit or the Leader that is asked about: the one under the pointer, or the one that a click would put there. */
  private reachAsked(): { hex: string; thing?: string; gesture?: Gesture } | undefined {
    const { tools } = this.app;
    const hover = tools.hover.value;
    const carried = tools.carried.value;
    const picked = this.app.picked.value;
    if (!hover || tools.tool.value !== "brush") return undefined;
    const { spot } = hover;
    const hex = spot.label;
    if (carried) {
      const { thing, list, type } = carried.held;
      if (!stands(thing) || spot.blocked || carried.from.label === hex) return undefined;
      const gesture = carried.copy ? { do: "put", thing, list, type, at: [hex] } : { do: "move", thing, at: [carried.from.label], to: hex };
      return { hex, gesture };
    }
    if (!picked) return spot.holds?.some((h) => stands(h.thing)) ? { hex } : undefined;
    const thing = picked.do["thing"];
    if (typeof thing !== "string" || !stands(thing) || spot.blocked) return undefined;
    return tools.lies(picked, spot) ? { hex, thing } : { hex, gesture: { ...picked.do, at: [hex] } };
  }

  /** Keeps the answer to a question about a hex up to date. */
  private keep<R extends object>(
    method: string, answer: { value: ({ hex: string } & R) | undefined; peek(): ({ hex: string } & R) | undefined },
    question: () => { hex: string } | undefined, pause: number, then: (hex: string, answer: R) => void,
  ): void {
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    effect(() => {
      const asked = question();
      const { n } = this.app.board.value ?? {};
      const uri = this.app.root.value?.uri;
      const mine = ++turn;
      clearTimeout(timer);
      if (answer.peek()?.hex !== asked?.hex) answer.value = undefined;
      if (!asked || n === undefined || !uri) return;
      const send = () => this.ask<R>(method, uri, asked, (got) => {
        answer.value = { hex: asked.hex, ...got };
        then(asked.hex, got);
      }, () => mine === turn);
      timer = setTimeout(send, pause);
    });
  }

  private ask<R>(method: string, uri: string, more: object, then: (answer: R) => void, wanted: () => boolean): void {
    this.app.server.request<R>(method, { textDocument: { uri }, ...more }).then(
      (answer) => {
        if (wanted()) then(answer);
      },
      (reason: unknown) => {
        if (!(reason instanceof Cancelled)) console.debug(method, reason);
      },
    );
  }
}

/** Reports whether a hex has the focus: a person with a keyboard is there. */
function focused(hex: string): boolean {
  return document.activeElement instanceof SVGElement && document.activeElement.dataset["label"] === hex;
}

/** Says why a hex is hidden, if it is. */
export function hiddenBy(looks: Looks, spot: Spot, saysOf: (label: string) => string): string {
  const sight = looks.sight.value;
  const hidden = looks.layer.value === "sight" ? sight?.hidden.find((h) => h.hex === spot.label) : undefined;
  if (!sight || !hidden) return "";
  const top = (label: string) => saysOf(label).split(", ").at(-1) ?? "";
  return `${spot.label} is out of sight from ${sight.hex}: ${hidden.by.map((l) => `${top(l)} on ${l}`).join(", ")} in between`;
}
