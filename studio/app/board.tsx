// The board: the picture, and above it a grid of hexes for the pointer and the keyboard.
import { effect, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { App } from "./app";
import { BoardPicture } from "./boardpicture";
import type { Hexes, Point } from "./hexes";
import { spansOf } from "./places";
import type { BoardResult, Spot } from "./protocol";

/** The part of the picture that is shown. */
interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far a person can zoom in and out. */
const closest = 6;
const farthest = 1.5;

/** Shows the board of the open file. */
export function Board({ app }: { app: App }) {
  const svg = useRef<SVGSVGElement>(null);
  const picture = useRef<SVGGElement>(null);
  const box = useSignal<ViewBox>({ x: 0, y: 0, width: 1, height: 1 });
  const panning = useSignal(false);

  useEffect(() => {
    if (!picture.current) return;
    const shown = new BoardPicture(picture.current);
    let width = 0;
    let root = app.root.peek();
    app.onBoard = (board) => {
      shown.apply(board);
      if (board.width !== width || root !== app.root.peek()) box.value = fit(board);
      width = board.width;
      root = app.root.peek();
    };
    return () => {
      app.onBoard = () => {};
    };
  }, [app]);
  useEffect(() => (svg.current ? handle(app, svg.current, box, panning) : undefined), [app]);
  useEffect(() => effect(() => {
    const { x, y, width, height } = box.value;
    svg.current?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }), []);

  const hexes = app.hexes.value;
  const error = app.boardError.value;
  return (
    <main class="board" aria-label="Board">
      <svg ref={svg} class={panning.value ? "panning" : app.picked.value ? "brush" : ""} preserveAspectRatio="xMidYMid meet">
        <g ref={picture} aria-hidden="true" class="picture" />
        {hexes && <Hits app={app} hexes={hexes} />}
      </svg>
      {!app.board.value && !error && <p class="notice">Drawing the board…</p>}
      {error && (
        <p class="notice error" role="status">
          {app.board.value ? "The board shows the last text that could be drawn. " : ""}
          {error}
        </p>
      )}
      {hexes && !app.picked.value && !error && !app.root.value?.readOnly && <p class="notice hint">Pick a piece, then drag over the board.</p>}
    </main>
  );
}

function fit(board: BoardResult): ViewBox {
  return { x: board.left ?? 0, y: board.top ?? 0, width: board.width, height: board.height };
}

/** The grid of hexes. One of them has the focus; arrow keys move it. */
function Hits({ app, hexes }: { app: App; hexes: Hexes }) {
  const cursor = useSignal(0);
  const group = useRef<SVGGElement>(null);
  const rows = new Map<number, Spot[]>();
  for (const s of hexes.spots) rows.set(s.row, [...(rows.get(s.row) ?? []), s]);

  const onKeyDown = (event: KeyboardEvent) => {
    const spot = hexes.spots.find((s) => s.hex === cursor.peek()) ?? hexes.spots[0];
    if (!spot || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") app.paint([spot], false);
    else if (event.key === "p") app.pickFrom(spot);
    else if (event.key === "t") show(app, spot);
    else if (/^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(event.key)) {
      const next = hexes.next(spot, event.key);
      cursor.value = next.hex;
      group.current?.querySelector<SVGElement>(`[data-hex="${next.hex}"]`)?.focus({ preventScroll: true });
    } else return;
    event.preventDefault();
  };
  const onFocusIn = (event: FocusEvent) => {
    const hex = event.target instanceof SVGElement ? event.target.dataset["hex"] : undefined;
    if (hex !== undefined) cursor.value = Number(hex);
  };
  useEffect(() => flag(group, "data-painting", () => app.painting.value), [app, hexes]);
  useEffect(() => flag(group, "data-lit", () => app.lit.value), [app, hexes]);
  const current = hexes.spots.some((s) => s.hex === cursor.value) ? cursor.value : hexes.spots[0]?.hex;
  return (
    <g ref={group} class="hits" role="grid" aria-label="Hexes" onKeyDown={onKeyDown} onFocusIn={onFocusIn}>
      {[...rows].map(([row, spots]) => (
        <g role="row" key={row}>
          {spots.map((s) => (
            <Hit key={s.hex} app={app} hex={s.hex} label={s.label} says={s.says} outline={hexes.outline(s)} focusable={s.hex === current} />
          ))}
        </g>
      ))}
    </g>
  );
}

/** Keeps an attribute on the hexes of a set. A stroke changes a few of some hundred hexes: the others are not rendered. */
function flag(group: { current: SVGGElement | null }, attribute: string, labels: () => ReadonlySet<string>): () => void {
  return effect(() => {
    const now = labels();
    for (const old of group.current?.querySelectorAll<SVGElement>(`[${attribute}]`) ?? []) {
      if (!now.has(old.dataset["label"] ?? "")) old.removeAttribute(attribute);
    }
    for (const label of now) group.current?.querySelector(`[data-label="${CSS.escape(label)}"]`)?.setAttribute(attribute, "");
  });
}

/** One hex. Its properties are texts and numbers, so that it is rendered only when it changes. */
function Hit({ app, hex, label, says, outline, focusable }: {
  app: App; hex: number; label: string; says: string; outline: string; focusable: boolean;
}) {
  const severity = app.marks.value.get(label);
  const words = says.startsWith(label) ? says : `${label}, ${says}`;
  const finding = severity === undefined ? "" : severity === 1 ? ", has an error" : ", has a warning";
  return (
    <polygon
      class={severity === undefined ? "hit" : severity === 1 ? "hit wrong" : "hit doubtful"}
      points={outline}
      role="gridcell"
      tabindex={focusable ? 0 : -1}
      aria-label={`${words}${finding}`}
      data-hex={hex}
      data-label={label}
    >
      <title>{words}</title>
    </polygon>
  );
}

/** Shows the place of a hex in the text. */
function show(app: App, spot: Spot): void {
  for (const uri of app.uris.peek()) {
    const file = app.files.get(uri);
    const span = file && spansOf(file.doc, spot)[0];
    if (file && span) {
      app.reveal(file, span.from, span.to);
      return;
    }
  }
}

/** Handles the pointer and the wheel: drags paint, right click picks, space and drag pans, double click fits. */
function handle(app: App, svg: SVGSVGElement, box: { value: ViewBox; peek(): ViewBox }, panning: { value: boolean; peek(): boolean }): () => void {
  let last: Point | undefined; // of the stroke
  let grip: { x: number; y: number; box: ViewBox; scale: number } | undefined;
  let collected: Spot[] = [];
  let continued = false;
  let frame = 0;
  const painted = new Set<string>();

  const pointAt = (event: MouseEvent): Point => {
    const matrix = svg.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  };
  const send = () => {
    frame = 0;
    if (collected.length === 0) return;
    app.paint(collected, continued);
    continued = true;
    collected = [];
  };
  const collect = (spots: Spot[]) => {
    for (const s of spots) {
      if (painted.has(s.label)) continue;
      painted.add(s.label);
      collected.push(s);
    }
    if (collected.length > 0 && frame === 0) frame = requestAnimationFrame(send);
  };
  const end = () => {
    if (frame !== 0) {
      cancelAnimationFrame(frame);
      send();
    }
    last = undefined;
    grip = undefined;
    continued = false;
    painted.clear();
  };

  const on: { [K in keyof SVGElementEventMap]?: (event: SVGElementEventMap[K]) => void } = {
    pointerdown: (event) => {
      if (event.button === 1 || (event.button === 0 && panning.peek())) {
        const matrix = svg.getScreenCTM();
        grip = { x: event.clientX, y: event.clientY, box: box.peek(), scale: matrix?.a ?? 1 };
      } else if (event.button === 0) {
        const spot = app.hexes.peek()?.at(pointAt(event));
        if (!spot) return;
        last = pointAt(event);
        if (app.picked.peek()) collect([spot]);
        else show(app, spot);
        app.lit.value = new Set(app.picked.peek() ? [] : [spot.label]);
        svg.querySelector<SVGElement>(`[data-hex="${spot.hex}"]`)?.focus({ preventScroll: true });
      } else return;
      svg.setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    pointermove: (event) => {
      if (grip) {
        const { scale } = grip;
        box.value = { ...grip.box, x: grip.box.x - (event.clientX - grip.x) / scale, y: grip.box.y - (event.clientY - grip.y) / scale };
        return;
      }
      const hexes = app.hexes.peek();
      if (!last || !hexes || !app.picked.peek()) return;
      const to = pointAt(event);
      collect(hexes.along(last, to));
      last = to;
    },
    pointerup: end,
    pointercancel: end,
    contextmenu: (event) => {
      event.preventDefault();
      const spot = app.hexes.peek()?.at(pointAt(event));
      if (spot) app.pickFrom(spot);
    },
    dblclick: () => {
      const board = app.board.peek();
      if (board) box.value = fit(board);
    },
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const board = app.board.peek();
    if (!board) return;
    const old = box.peek();
    const width = Math.min(board.width * farthest, Math.max(board.width / closest, old.width * Math.exp(event.deltaY / 500)));
    const factor = width / old.width;
    const p = pointAt(event);
    box.value = { x: p.x - (p.x - old.x) * factor, y: p.y - (p.y - old.y) * factor, width, height: old.height * factor };
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
