// The picture of a board: layers of SVG, of which single cells are replaced.
import type { BoardResult, Cell, Layer } from "./protocol";

const svgNamespace = "http://www.w3.org/2000/svg";

/** A layer as it is shown. */
interface Shown {
  style: string;
  group: SVGGElement;
  /** The markup around the cells. */
  markup: SVGGElement | undefined;
  cells: Map<number, SVGGElement>;
  /** The hexes that have a cell, in order. */
  order: number[];
}

/** Shows the layers of a board below an element. */
export class BoardPicture {
  private shown = new Map<string, Shown>();

  constructor(private readonly root: SVGGElement) {}

  /** Shows a whole board, or the changes to the one that is shown. */
  apply(board: BoardResult): void {
    if (board.whole) {
      this.root.replaceChildren();
      this.shown.clear();
    }
    const next = new Map<string, Shown>();
    let after: Element | null = null;
    for (const layer of board.layers) {
      const old = this.shown.get(layer.key);
      const style = layer.style ?? "";
      const shown = old && old.style === style ? old : { style, group: groupOf(style), markup: undefined, cells: new Map(), order: [] };
      shown.group.dataset["layer"] = layer.key;
      update(shown, layer);
      next.set(layer.key, shown);
      const place: Element | null = after ? after.nextElementSibling : this.root.firstElementChild;
      if (place !== shown.group) this.root.insertBefore(shown.group, place);
      after = shown.group;
    }
    for (const [, old] of this.shown) if (![...next.values()].includes(old)) old.group.remove();
    this.shown = next;
  }
}

function update(shown: Shown, layer: Layer): void {
  if (layer.markup) {
    const markup = groupOf("");
    markup.innerHTML = layer.markup;
    if (shown.markup) shown.markup.replaceWith(markup);
    else shown.group.prepend(markup);
    shown.markup = markup;
  }
  for (const cell of layer.cells ?? []) replace(shown, cell);
}

function replace(shown: Shown, { hex, markup }: Cell): void {
  const old = shown.cells.get(hex);
  if (markup === "") {
    old?.remove();
    shown.cells.delete(hex);
    shown.order = shown.order.filter((h) => h !== hex);
    return;
  }
  if (old) {
    old.innerHTML = markup;
    return;
  }
  const cell = groupOf("");
  cell.innerHTML = markup;
  const at = insertion(shown.order, hex);
  const before = shown.order[at];
  shown.group.insertBefore(cell, before === undefined ? null : (shown.cells.get(before) ?? null));
  shown.order.splice(at, 0, hex);
  shown.cells.set(hex, cell);
}

/** Returns the index of the first hex that is not lower. */
function insertion(order: number[], hex: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((order[mid] ?? 0) < hex) low = mid + 1;
    else high = mid;
  }
  return low;
}

/** Returns a group with attributes, which come from the server as text. */
function groupOf(style: string): SVGGElement {
  if (style === "") return document.createElementNS(svgNamespace, "g");
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${svgNamespace}"><g ${style}/></svg>`, "image/svg+xml");
  const group = document.createElementNS(svgNamespace, "g");
  for (const a of parsed.documentElement.firstElementChild?.attributes ?? []) group.setAttribute(a.name, a.value);
  return group;
}
