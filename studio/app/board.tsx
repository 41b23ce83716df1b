// The board: the picture, and above it a grid of hexes for the pointer and the keyboard.
import { effect, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { App } from "./app";
import { BoardPicture } from "./boardpicture";
import { Ghosts } from "./ghosts";
import type { Hexes } from "./hexes";
import { handle } from "./pointer";
import type { Spot } from "./protocol";
import { Toolbar } from "./toolbar";

/** Shows the board of the open file. */
export function Board({ app }: { app: App }) {
  const svg = useRef<SVGSVGElement>(null);
  const picture = useRef<SVGGElement>(null);
  const panning = useSignal(false);
  const { tools } = app;

  useEffect(() => {
    if (!picture.current) return;
    const shown = new BoardPicture(picture.current);
    let width = 0;
    let root = app.root.peek();
    app.onBoard = (board) => {
      shown.apply(board);
      if (board.width !== width || root !== app.root.peek()) tools.fit();
      width = board.width;
      root = app.root.peek();
    };
    return () => {
      app.onBoard = () => {};
    };
  }, [app]);
  useEffect(() => (svg.current ? handle(app, svg.current, panning) : undefined), [app]);
  useEffect(() => effect(() => {
    const { x, y, width, height } = tools.box.value;
    svg.current?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }), []);

  const hexes = app.hexes.value;
  const error = app.boardError.value;
  const brush = app.picked.value || tools.tool.value !== "brush";
  return (
    <main class={tools.names.value ? "board" : "board nameless"} aria-label="Board">
      <Toolbar app={app} />
      <svg ref={svg} class={panning.value ? "panning" : brush ? "brush" : ""} preserveAspectRatio="xMidYMid meet">
        <g ref={picture} aria-hidden="true" class="picture" />
        {hexes && <Ghosts app={app} hexes={hexes} />}
        {hexes && <Hits app={app} hexes={hexes} />}
        {hexes && <Badges app={app} hexes={hexes} />}
      </svg>
      <Tip app={app} />
      <p class="unseen" role="status">{tools.spoken.value}</p>
      {!app.board.value && !error && <p class="notice">Drawing the board…</p>}
      {error && (
        <p class="notice error" role="status">
          {app.board.value ? "The board shows the last text that could be drawn. " : ""}
          {error}
        </p>
      )}
      {hexes && !brush && !error && !app.root.value?.readOnly && <p class="notice hint">Pick a piece, then drag over the board. Press ? for all keys.</p>}
    </main>
  );
}

/** The grid of hexes. One of them has the focus; arrow keys move it. */
function Hits({ app, hexes }: { app: App; hexes: Hexes }) {
  const cursor = useSignal(0);
  const group = useRef<SVGGElement>(null);
  const rows = new Map<number, Spot[]>();
  for (const s of hexes.spots) rows.set(s.row, [...(rows.get(s.row) ?? []), s]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { tools } = app;
    const spot = hexes.spots.find((s) => s.hex === cursor.peek()) ?? hexes.spots[0];
    if (!spot || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") tools.press(spot);
    else if (event.key === "Delete" || event.key === "Backspace") tools.erase([spot], tools.layerAt(spot), false);
    else if (event.key === "g") tools.carry(spot);
    else if (event.key === "p") tools.pickFrom(spot);
    else if (event.key === "t") tools.show(spot);
    else if (event.key === ".") tools.nextSide();
    else if (/^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(event.key)) {
      const next = hexes.next(spot, event.key);
      cursor.value = next.hex;
      group.current?.querySelector<SVGElement>(`[data-hex="${next.hex}"]`)?.focus({ preventScroll: true });
      tools.bring(next);
    } else return;
    event.preventDefault();
  };
  const onFocusIn = (event: FocusEvent) => {
    const hex = event.target instanceof SVGElement ? event.target.dataset["hex"] : undefined;
    if (hex === undefined) return;
    cursor.value = Number(hex);
    const spot = hexes.spots.find((s) => s.hex === cursor.peek());
    const side = app.tools.hover.peek()?.side ?? "ne";
    if (spot && spot.label !== app.tools.hover.peek()?.spot.label) app.tools.hover.value = { spot, side };
  };
  useEffect(() => flag(group, "data-painting", () => app.painting.value), [app, hexes]);
  useEffect(() => flag(group, "data-lit", () => app.lit.value), [app, hexes]);
  const current = hexes.spots.some((s) => s.hex === cursor.value) ? cursor.value : hexes.spots[0]?.hex;
  return (
    <g ref={group} class="hits" role="grid" aria-label="Hexes" onKeyDown={onKeyDown} onFocusIn={onFocusIn}>
      {[...rows].map(([row, spots]) => (
        <g role="row" key={row}>
          {spots.map((s) => (
            <Hit
              key={s.hex} app={app} hex={s.hex} label={s.label} says={s.blocked ? `${s.says}, impassable` : s.says}
              outline={hexes.outline(s)} focusable={s.hex === current}
            />
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

/** Marks the hexes of findings. A click shows the finding; with the keyboard, Enter on the hex does. */
function Badges({ app, hexes }: { app: App; hexes: Hexes }) {
  const size = hexes.step * 0.15;
  return (
    <g class="badges" aria-hidden="true">
      {[...app.marks.value].flatMap(([label, severity]) => {
        const spot = hexes.byLabel(label);
        return spot ? (
          <g key={label} data-badge={label} class={severity === 1 ? "wrong" : ""} transform={`translate(${spot.x + size * 2} ${spot.y - size * 2.3})`}>
            <title>Show the finding</title>
            <circle r={size} />
            <text y={size * 0.6} font-size={size * 1.7}>!</text>
          </g>
        ) : [];
      })}
    </g>
  );
}

/** Says beside the hex under the pointer why the picked unit may not stand there. */
function Tip({ app }: { app: App }) {
  const element = useRef<HTMLParagraphElement>(null);
  const hover = app.tools.hover.value;
  const blocked = app.tools.needsGround() ? hover?.spot.blocked : undefined;
  useEffect(() => {
    const tip = element.current;
    const board = tip?.parentElement?.getBoundingClientRect();
    const hex = tip && document.querySelector(`[data-label="${CSS.escape(hover?.spot.label ?? "")}"]`)?.getBoundingClientRect();
    if (!board || !hex) return;
    tip.style.left = `${Math.min(Math.max(hex.left - board.left + hex.width / 2, 120), board.width - 120)}px`;
    tip.style.top = `${hex.bottom - board.top + 4}px`;
  }, [hover, blocked]);
  return blocked ? <p ref={element} class="tip" role="status">{hover?.spot.label}: {blocked}</p> : null;
}
