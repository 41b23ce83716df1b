// Picking hexes on the board for a key of the form.
import { signal } from "@preact/signals";
import type { App } from "./app";
import type { Field, Spot } from "./protocol";

/** The key that gets hexes, and the hexes that it has. */
export interface Picked {
  path: string[];
  /** It names one hex, not a list. */
  single: boolean;
  list: string[];
}

/** The hexes that a person picks for a key. */
export class Picking {
  readonly now = signal<Picked | undefined>(undefined);
  /** What had the focus before. */
  private back: HTMLElement | undefined;
  private waiting = 0;

  constructor(private readonly app: App) {}

  /** Begins: clicks on hexes, or Enter, change the key. With the keyboard the focus goes to the board. */
  start(field: Field, keyboard: boolean): void {
    const { app } = this;
    app.pick(undefined);
    app.tools.tool.value = "brush";
    this.now.value = { path: field.path, single: field.kind !== "list", list: hexesOf(field) };
    app.lit.value = new Set(hexesOf(field));
    this.back = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    if (keyboard) document.querySelector<SVGElement>('.hits [tabindex="0"]')?.focus();
  }

  /** Reports whether hexes are picked for a key. */
  is(field: Field): boolean {
    return this.now.value?.path.join(".") === field.path.join(".");
  }

  /** Adds a hex to the key, or removes it. */
  toggle(spot: Spot): void {
    const now = this.now.peek();
    if (!now) return;
    const has = now.list.includes(spot.label);
    const list = has ? now.list.filter((l) => l !== spot.label) : now.single ? [spot.label] : [...now.list, spot.label];
    if (now.single && has) return;
    this.now.value = { ...now, list };
    this.app.lit.value = new Set(list);
    this.app.tools.spoken.value = `${spot.label} ${has ? "removed" : "added"}`;
    this.waiting++;
    void this.app.fill({ do: "set", path: now.path, value: now.single ? spot.label : list }).finally(() => this.waiting--);
    if (now.single) this.end(true);
  }

  /** Takes over the hexes of the text, which can change meanwhile. */
  sync(field: Field): void {
    const now = this.now.peek();
    if (!now || this.waiting > 0 || now.path.join(".") !== field.path.join(".")) return;
    this.now.value = { ...now, list: hexesOf(field) };
    this.app.lit.value = new Set(hexesOf(field));
  }

  /** Ends; the focus can go back to where it was. */
  end(focus = false): void {
    if (!this.now.peek()) return;
    this.now.value = undefined;
    if (focus) this.back?.focus();
  }
}

/** Returns the hexes that a field names. */
export function hexesOf(field: Field): string[] {
  if (!field.hexes) return [];
  return Array.isArray(field.value) ? field.value : typeof field.value === "string" && field.value !== "" ? [field.value] : [];
}
