// The hexes of a board: which one is at a point, its outline, and its neighbours for the keyboard.
import type { Spot } from "./protocol";

export interface Point {
  x: number;
  y: number;
}

/** The sides of a hex as definitions name them, with the directions to them; north is up. */
export const sides: readonly { name: string; x: number; y: number }[] = ["e", "se", "sw", "w", "nw", "ne"].map((name, n) => ({
  name, x: Math.cos((n * Math.PI) / 3), y: Math.sin((n * Math.PI) / 3),
}));

/** The hexes of one board. */
export class Hexes {
  /** The distance between the middles of neighbours. */
  readonly step: number;
  /** The middle of the board. */
  readonly middle: Point;
  /** The corners relative to the middle. */
  private readonly corners: Point[];
  private readonly labels = new Map<string, Spot>();
  /** The outlines so far, by hex. */
  private readonly outlines: Map<number, string>;

  /** `like` has the same hexes in the same places. */
  constructor(readonly spots: readonly Spot[], like?: Hexes) {
    for (const s of spots) this.labels.set(s.label, s);
    this.outlines = like?.outlines ?? new Map();
    if (like) {
      ({ step: this.step, middle: this.middle, corners: this.corners } = like);
      return;
    }
    const { step, angle } = nearest(spots);
    this.step = step;
    const between = (list: number[]) => (Math.min(...list) + Math.max(...list)) / 2;
    this.middle = { x: between(spots.map((s) => s.x)), y: between(spots.map((s) => s.y)) };
    // Corners lie between the directions to neighbours.
    const radius = step / Math.sqrt(3);
    this.corners = [0, 1, 2, 3, 4, 5].map((n) => {
      const a = angle + Math.PI / 6 + (n * Math.PI) / 3;
      return { x: radius * Math.cos(a), y: radius * Math.sin(a) };
    });
  }

  /** Returns the hexes of the same board with changes. */
  with(changed: readonly Spot[]): Hexes {
    const fresh = new Map(changed.map((s) => [s.hex, s]));
    return new Hexes(this.spots.map((s) => fresh.get(s.hex) ?? s), this);
  }

  byLabel(label: string): Spot | undefined {
    return this.labels.get(label);
  }

  /** Returns the points attribute of a hex's outline. */
  outline(spot: Spot): string {
    let points = this.outlines.get(spot.hex);
    if (points === undefined) {
      points = this.corners.map((c) => `${round(spot.x + c.x)},${round(spot.y + c.y)}`).join(" ");
      this.outlines.set(spot.hex, points);
    }
    return points;
  }

  /** Returns the hex at a point. */
  at(p: Point): Spot | undefined {
    let best: Spot | undefined;
    let distance = (this.step * this.step) / 3;
    for (const s of this.spots) {
      const d = (s.x - p.x) ** 2 + (s.y - p.y) ** 2;
      if (d <= distance) {
        best = s;
        distance = d;
      }
    }
    return best;
  }

  /** Returns the hexes along a line, in order. */
  along(from: Point, to: Point): Spot[] {
    const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (this.step / 4)));
    const out: Spot[] = [];
    for (let i = 0; i <= parts; i++) {
      const s = this.at({ x: from.x + ((to.x - from.x) * i) / parts, y: from.y + ((to.y - from.y) * i) / parts });
      if (s && s !== out.at(-1)) out.push(s);
    }
    return out;
  }

  /** Returns the neighbours of a hex. */
  neighbours(spot: Spot): Spot[] {
    return sides.flatMap(({ name }) => this.across(spot, name) ?? []);
  }

  /** Returns the neighbour across a side. */
  across(spot: Spot, side: string): Spot | undefined {
    const to = sides.find((s) => s.name === side);
    return to && this.at({ x: spot.x + to.x * this.step, y: spot.y + to.y * this.step });
  }

  /** Returns the side of a hex that is nearest to a point. */
  sideAt(spot: Spot, p: Point): string {
    const along = (s: { x: number; y: number }) => s.x * (p.x - spot.x) + s.y * (p.y - spot.y);
    return sides.reduce((best, s) => (along(s) > along(best) ? s : best)).name;
  }

  /** Returns the ends of a side. */
  sideEnds(spot: Spot, side: string): [Point, Point] {
    const to = sides.find((s) => s.name === side) ?? { x: 1, y: 0 };
    const half = this.step / Math.sqrt(3) / 2;
    const x = spot.x + (to.x * this.step) / 2;
    const y = spot.y + (to.y * this.step) / 2;
    return [{ x: x - to.y * half, y: y + to.x * half }, { x: x + to.y * half, y: y - to.x * half }];
  }

  /** Returns the hexes of the rectangle with two corners. */
  rectangle(a: Spot, b: Spot): Spot[] {
    const slack = this.step / 4;
    return this.spots.filter((s) =>
      s.row >= Math.min(a.row, b.row) && s.row <= Math.max(a.row, b.row) &&
      s.x >= Math.min(a.x, b.x) - slack && s.x <= Math.max(a.x, b.x) + slack);
  }

  /** Returns the connected hexes around one that have the same property. */
  area(from: Spot, property: (s: Spot) => unknown): Spot[] {
    const wanted = property(from);
    const out = new Set([from]);
    for (const s of out) {
      for (const n of this.neighbours(s)) if (property(n) === wanted) out.add(n);
    }
    return [...out];
  }

  /** Returns the nearest hex in a direction, on another card: boards have none there. */
  private onNextCard(from: Spot, key: string): Spot | undefined {
    const sideways = key === "ArrowLeft" || key === "ArrowRight";
    const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
    const ahead = (s: Spot) => sign * (sideways ? s.x - from.x : s.y - from.y);
    const off = (s: Spot) => Math.abs(sideways ? s.y - from.y : s.x - from.x);
    return this.spots
      .filter((s) => ahead(s) > this.step * 1.5 && off(s) < ahead(s) * aside)
      .reduce<Spot | undefined>((best, s) => (best && ahead(best) + off(best) <= ahead(s) + off(s) ? best : s), undefined);
  }

  /** Returns the hex that an arrow key, Home or End leads to; the same one at the rim. */
  next(from: Spot, key: string): Spot {
    const row = this.spots.filter((s) => s.row === from.row);
    switch (key) {
      case "ArrowLeft":
      case "ArrowRight":
        return row.find((s) => s.cell === from.cell + (key === "ArrowLeft" ? -1 : 1)) ?? this.onNextCard(from, key) ?? from;
      case "Home":
        return row[0] ?? from;
      case "End":
        return row.at(-1) ?? from;
    }
    const other = from.row + (key === "ArrowUp" ? -1 : 1);
    const near = this.spots.some((s) => s.row === other && Math.hypot(s.x - from.x, s.y - from.y) < this.step * 1.5);
    if (!near) return this.onNextCard(from, key) ?? from;
    // Of two equally near hexes the left one on the way down and the right one on the way up: the way back is the same.
    const lean = key === "ArrowUp" ? -0.1 : 0.1;
    return this.spots
      .filter((s) => s.row === other)
      .reduce((best, s) => (Math.abs(s.x - from.x + lean) < Math.abs(best.x - from.x + lean) ? s : best), rowStart(this.spots, other) ?? from);
  }
}

/** How far a hex on the next card may lie aside of the direction to it, as a part of its distance. */
const aside = 0.3;

function rowStart(spots: readonly Spot[], row: number): Spot | undefined {
  return spots.find((s) => s.row === row);
}

/** Returns the least distance between two middles, and the direction of that step. */
function nearest(spots: readonly Spot[]): { step: number; angle: number } {
  let step = Infinity;
  let angle = 0;
  const first = spots.slice(0, 40);
  for (const a of first) {
    for (const b of spots) {
      const d = Math.hypot(b.x - a.x, b.y - a.y);
      if (b !== a && d < step - 0.01) {
        step = d;
        angle = Math.atan2(b.y - a.y, b.x - a.x);
      }
    }
  }
  return Number.isFinite(step) ? { step, angle } : { step: 100, angle: 0 };
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
