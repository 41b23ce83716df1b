// The pointer and the wheel on the board.
import type { App } from "./app";
import type { Point } from "./hexes";
import type { Held, Spot } from "./protocol";

/** What a press has begun. */
type Under =
  | { kind: "pan"; x: number; y: number; left: number; top: number; scale: number }
  | { kind: "paint"; last: Point }
  | { kind: "erase"; last: Point; layer: string }
  | { kind: "river"; last: Point }
  | { kind: "sides"; take: boolean }
  | { kind: "rectangle"; from: Spot }
  | { kind: "move"; from: Spot; held: Held };

/**
 * Handles the pointer and the wheel: a drag paints, erases, or moves what it begins on; right click picks, space and drag
 * pans, double click fits.
 */
export function handle(app: App, svg: SVGSVGElement, panning: { value: boolean; peek(): boolean }): () => void {
  const { tools } = app;
  let under: Under | undefined;
  let collected: Spot[] = [];
  let continued = false;
  let frame = 0;
  const touched = new Set<string>();

  const pointAt = (event: MouseEvent): Point => {
    const matrix = svg.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  };
  const send = () => {
    frame = 0;
    if (collected.length === 0) return;
    if (under?.kind === "erase") {
      under.layer ||= collected.map((s) => tools.layerAt(s)).find((layer) => layer !== "") ?? "";
      tools.erase(collected, under.layer, continued);
    } else tools.place(collected, continued);
    continued = true;
    collected = [];
  };
  const collect = (spots: Spot[]) => {
    for (const s of spots) {
      if (touched.has(s.label)) continue;
      touched.add(s.label);
      collected.push(s);
    }
    if (collected.length === 0 || frame !== 0) return;
    if (continued) frame = requestAnimationFrame(send);
    else send(); // the first hex of a stroke does not wait for a frame
  };
  const hover = (event: MouseEvent): Spot | undefined => {
    const hexes = app.hexes.peek();
    const p = pointAt(event);
    const spot = hexes?.at(p);
    const side = hexes && spot && app.picked.peek()?.sided ? hexes.sideAt(spot, p) : (tools.hover.peek()?.side ?? "ne");
    const old = tools.hover.peek();
    if (old?.spot !== spot) tools.way.value = 0;
    if (old?.spot !== spot || old?.side !== side) tools.hover.value = spot && { spot, side };
    return spot;
  };
  const side = (take: boolean) => {
    const entry = app.picked.peek();
    const at = tools.hover.peek();
    const key = `${at?.spot.label} ${at?.side}`;
    if (!entry || !at || touched.has(key)) return;
    touched.add(key);
    tools.putSide(entry, at.spot, at.side, take, continued);
    continued = true;
  };
  /** Begins what a press of the first button on a hex means. */
  const begin = (spot: Spot, event: PointerEvent): Under | undefined => {
    const picked = app.picked.peek();
    const tool = tools.tool.peek();
    if (tool === "erase") return { kind: "erase", last: pointAt(event), layer: tools.layerAt(spot) };
    if (picked && (tool === "rectangle" || (event.shiftKey && tool === "brush")) && !picked.sided) {
      tools.corner.value = spot;
      return { kind: "rectangle", from: spot };
    }
    if (tool !== "brush" || tools.carried.peek()) {
      tools.press(spot);
      return undefined;
    }
    if (picked?.sided) return { kind: "sides", take: tools.hasSide(picked, spot) };
    const held = tools.movable(spot);
    if (held) return { kind: "move", from: spot, held };
    if (picked?.flows) return { kind: "river", last: pointAt(event) };
    if (picked) return { kind: "paint", last: pointAt(event) };
    tools.press(spot);
    return undefined;
  };
  const end = (event: PointerEvent) => {
    if (frame !== 0) {
      cancelAnimationFrame(frame);
      send();
    }
    const spot = app.hexes.peek()?.at(pointAt(event));
    const carried = tools.carried.peek();
    const done = event.type === "pointerup" ? under : undefined;
    if (done?.kind === "move") {
      if (carried && spot) tools.drop({ ...carried, copy: event.altKey }, spot);
      else if (!carried) tools.press(done.from);
    } else if (done?.kind === "rectangle" && spot) tools.rectangle(done.from, spot);
    if (under?.kind === "river") tools.endStream(done !== undefined);
    if (under?.kind === "move") tools.carried.value = undefined;
    if (under?.kind === "rectangle") tools.corner.value = undefined;
    under = undefined;
    continued = false;
    collected = [];
    touched.clear();
  };

  const on: { [K in keyof SVGElementEventMap]?: (event: SVGElementEventMap[K]) => void } = {
    pointerdown: (event) => {
      if (event.button === 1 || (event.button === 0 && panning.peek())) {
        const { x, y } = tools.box.peek();
        under = { kind: "pan", x: event.clientX, y: event.clientY, left: x, top: y, scale: svg.getScreenCTM()?.a ?? 1 };
      } else if (event.button === 0) {
        const spot = hover(event);
        const badge = event.target instanceof Element ? event.target.closest<SVGElement>("[data-badge]")?.dataset["badge"] : undefined;
        const marked = badge === undefined ? undefined : app.hexes.peek()?.byLabel(badge);
        if (marked && !app.picking.now.peek() && app.showFinding(marked)) {
          event.preventDefault();
          return;
        }
        if (!spot) return;
        svg.querySelector<SVGElement>(`[data-hex="${spot.hex}"]`)?.focus({ preventScroll: true });
        if (app.picking.now.peek()) {
          app.picking.toggle(spot);
          event.preventDefault();
          return;
        }
        app.lit.value = new Set(app.picked.peek() || tools.tool.peek() !== "brush" ? [] : [spot.label]);
        under = begin(spot, event);
        if (under?.kind === "paint" || under?.kind === "erase") collect([spot]);
        if (under?.kind === "river") tools.flowTo(spot);
        if (under?.kind === "sides") side(under.take);
      } else return;
      svg.setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    pointermove: (event) => {
      if (under?.kind === "pan") {
        const { scale } = under;
        tools.box.value = { ...tools.box.peek(), x: under.left - (event.clientX - under.x) / scale, y: under.top - (event.clientY - under.y) / scale };
        return;
      }
      const spot = hover(event);
      const hexes = app.hexes.peek();
      if (!under || !hexes) return;
      if (under.kind === "paint" || under.kind === "erase") {
        const to = pointAt(event);
        collect(hexes.along(under.last, to));
        under.last = to;
      } else if (under.kind === "river") {
        const to = pointAt(event);
        for (const s of hexes.along(under.last, to)) if (s !== tools.stream.peek().at(-1)) tools.flowTo(s);
        under.last = to;
      } else if (under.kind === "sides") side(under.take);
      else if (under.kind === "move" && (tools.carried.peek() || spot?.label !== under.from.label)) {
        const old = tools.carried.peek();
        if (!old || old.copy !== event.altKey) tools.carried.value = { from: under.from, held: under.held, copy: event.altKey };
      }
    },
    pointerup: end,
    pointercancel: end,
    pointerleave: () => {
      if (!under) tools.hover.value = undefined;
    },
    contextmenu: (event) => {
      event.preventDefault();
      const spot = app.hexes.peek()?.at(pointAt(event));
      if (spot) tools.pickFrom(spot);
    },
    dblclick: () => {
      if (!app.picked.peek() && !app.picking.now.peek() && tools.tool.peek() === "brush") tools.fit();
    },
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    tools.zoom(Math.exp(event.deltaY / 500), pointAt(event));
  };
  const space = (event: KeyboardEvent) => {
    const origin = event.composedPath()[0];
    if (event.key !== " " || !(origin === document.body || (origin instanceof Node && svg.contains(origin)))) return;
    panning.value = event.type === "keydown";
    event.preventDefault();
  };
  const blur = () => (panning.value = false);

  for (const [type, listener] of Object.entries(on)) svg.addEventListener(type, listener as EventListener);
  svg.addEventListener("wheel", wheel, { passive: false });
  addEventListener("keydown", space);
  addEventListener("keyup", space);
  addEventListener("blur", blur);
  return () => {
    for (const [type, listener] of Object.entries(on)) svg.removeEventListener(type, listener as EventListener);
    svg.removeEventListener("wheel", wheel);
    removeEventListener("keydown", space);
    removeEventListener("keyup", space);
    removeEventListener("blur", blur);
  };
}
