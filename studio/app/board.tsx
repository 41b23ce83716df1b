// The board: the picture, and above it a grid of hexes for the pointer and the keyboard.
import { effect, type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { App } from "./app";
import { BoardPicture } from "./boardpicture";
import { Ghosts } from "./ghosts";
import type { Hexes } from "./hexes";
import { hiddenBy } from "./looks";
import { Overlays } from "./overlays";
import { handle } from "./pointer";
import type { Spot } from "./protocol";
import { Toolbar } from "./toolbar";

/** Shows the board of the open file. */
export function Board({ app }: { app: App }) {
  const svg = useRef<SVGSVGElement>(null);
  /** The drawing has a layer of its own: what the pointer lights above it does not paint it again. */
  const drawing = useRef<SVGSVGElement>(null);
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
      if (width === 0 || root !== app.root.peek()) tools.restore();
      else if (board.width !== width) tools.fit();
      width = board.width;
      root = app.root.peek();
    };
    // The board may have come before this listens.
    const early = app.board.peek();
    if (early?.whole) app.onBoard(early);
    else if (early) app.redraw();
    return () => {
      app.onBoard = () => {};
    };
  }, [app]);
  useEffect(() => (svg.current ? handle(app, svg.current, panning) : undefined), [app]);
  useEffect(() => effect(() => {
    const { x, y, width, height } = tools.box.value;
    for (const layer of [drawing.current, svg.current]) layer?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }), []);

  const hexes = app.hexes.value;
  const error = app.boardError.value;
  const picking = app.picking.now.value;
  const stale = app.board.value?.stale;
  const brush = app.picked.value || picking || tools.tool.value !== "brush";
  return (
    <main onFocusIn={(event) => follow(app, event)} class={app.looks.layer.value === "names" ? "board" : "board nameless"} aria-label="Board">
      <Toolbar app={app} />
      <svg ref={drawing} class="drawing" preserveAspectRatio="xMidYMid meet" aria-hidden="true"><g ref={picture} class="picture" /></svg>
      <svg ref={svg} class={panning.value ? "panning" : brush ? "brush" : ""} preserveAspectRatio="xMidYMid meet">
        {hexes && <Overlays app={app} hexes={hexes} />}
        {hexes && <Ghosts app={app} hexes={hexes} />}
        {hexes && <Hits app={app} hexes={hexes} />}
        {hexes && <Badges app={app} hexes={hexes} />}
      </svg>
      <Tip app={app} />
      <p class="unseen" role="status">{tools.spoken.value}</p>
      {!app.board.value && !error && <p class="notice">Drawing the board…</p>}
      {(error || stale) && (
        <p class={app.board.value ? "notice error" : "notice error alone"} role="status">
          {app.board.value ? "The text has an error: the board shows the last text that could be drawn. " : ""}
          {error}
        </p>
      )}
      {picking ? (
        <p class="notice hint picking" role="status">
          {picking.single ? "Click a hex" : "Click hexes to add or remove them"}, or press Enter on {picking.single ? "it" : "them"}. <button type="button" onClick={() => app.picking.end(true)}>Done</button>
        </p>
      ) : <Reached app={app} />}
      {hexes && !brush && !error && !stale && !app.looks.reach.value && !app.root.value?.readOnly && <p class="notice hint">Pick a piece, then drag over the board. Press ? for all keys.</p>}
    </main>
  );
}

/** Selects the hex that gets the focus. The listener is outside the picture: an element of SVG with one is a stop of Tab. */
function follow({ hexes, tools }: App, event: FocusEvent): void {
  const hex = event.target instanceof SVGElement ? event.target.dataset["hex"] : undefined;
  const spot = hex === undefined ? undefined : hexes.peek()?.spots.find((s) => s.hex === Number(hex));
  if (!spot) return;
  const hover = tools.hover.peek();
  if (spot.label !== hover?.spot.label) {
    tools.way.value = 0;
    tools.hover.value = { spot, side: hover?.side ?? "ne" };
  }
  tools.select(spot);
}

/** The grid of hexes. One of them has the focus; arrow keys move it. */
function Hits({ app, hexes }: { app: App; hexes: Hexes }) {
  const group = useRef<SVGGElement>(null);
  const rows = new Map<number, Spot[]>();
  for (const s of hexes.spots) rows.set(s.row, [...(rows.get(s.row) ?? []), s]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { tools } = app;
    const hex = event.target instanceof SVGElement ? Number(event.target.dataset["hex"] ?? -1) : -1;
    const spot = hexes.spots.find((s) => s.hex === hex) ?? hexes.byLabel(current.peek());
    if (!spot || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const go = (to: Spot) => {
      group.current?.querySelector<SVGElement>(`[data-hex="${to.hex}"]`)?.focus({ preventScroll: true });
      tools.bring(to);
    };
    if (event.key === "Enter") {
      const next = tools.onward(spot);
      tools.press(spot);
      if (next) go(next);
    } else if (event.key === "Delete" || event.key === "Backspace") tools.erase([spot], tools.layerAt(spot), false);
    else if (event.key === "g") tools.carry(spot);
    else if (event.key === "p") tools.pickFrom(spot);
    else if (event.key === "t") tools.show(spot);
    else if (event.key === ".") tools.nextSide();
    else if (/^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(event.key)) {
      go(hexes.next(spot, event.key));
    } else if (event.key !== "r" || !tools.turn()) return;
    event.preventDefault();
  };
  useEffect(() => flag(group, "data-painting", () => app.painting.value), [app, hexes]);
  useEffect(() => flag(group, "data-lit", () => app.lit.value), [app, hexes]);
  /** The label of the hex that Tab reaches. */
  const current = useComputed(() => {
    const now = app.hexes.value ?? hexes;
    return (now.byLabel(app.tools.cursor.value?.label ?? "") ?? now.spots[0])?.label ?? "";
  });
  return (
    <g ref={group} class="hits" role="grid" aria-label="Hexes" onKeyDown={onKeyDown}>
      {[...rows].map(([row, spots]) => (
        <g role="row" key={row}>
          {spots.map((s) => (
            <Hit
              key={s.hex} app={app} hex={s.hex} label={s.label} says={s.blocked ? `${s.says}, impassable` : s.says}
              outline={hexes.outline(s)} current={current}
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

/** One hex. It is rendered only when its own properties change, or what it reads of the signals. */
function Hit({ app, hex, label, says, outline, current }: {
  app: App; hex: number; label: string; says: string; outline: string; current: ReadonlySignal<string>;
}) {
  const severity = useComputed(() => app.marks.value.get(label)).value;
  const focusable = useComputed(() => current.value === label).value;
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

/** Says beside the hex under the pointer why the picked unit may not stand there, how a river runs, what a unit reaches. */
function Tip({ app }: { app: App }) {
  const element = useRef<HTMLParagraphElement>(null);
  const { text, wrong } = tipOf(app);
  const label = app.tools.hover.value?.spot.label ?? "";
  useEffect(() => {
    const tip = element.current;
    const board = tip?.parentElement?.getBoundingClientRect();
    const hex = tip && document.querySelector(`[data-label="${CSS.escape(label)}"]`)?.getBoundingClientRect();
    if (!board || !hex) return;
    const half = tip.offsetWidth / 2 + 8;
    const below = hex.bottom - board.top + 4;
    tip.style.left = `${Math.min(Math.max(hex.left - board.left + hex.width / 2, half), board.width - half)}px`;
    tip.style.top = `${below + tip.offsetHeight > board.height ? hex.top - board.top - tip.offsetHeight - 4 : below}px`;
  }, [label, text]);
  return text ? <p ref={element} class={wrong ? "tip" : "tip mild"} role="status">{text}</p> : null;
}

function tipOf({ tools, looks, hexes }: App): { text: string; wrong: boolean } {
  const spot = tools.hover.value?.spot;
  if (!spot) return { text: "", wrong: false };
  if (tools.needsGround() && spot.blocked) return { text: `${spot.label}: ${spot.blocked}`, wrong: true };
  const entry = tools.entryShown();
  const fits = looks.fitting();
  const fit = fits?.at.get(spot.label);
  if (fit?.why) return { text: fit.why, wrong: true };
  if (fit && fits && fits.short > 0 && !entry?.flows && !tools.lies(entry, spot)) return { text: "the boxes have no tile for it", wrong: true };
  const course = tools.flowing.value.length > 0 ? looks.course.value : undefined;
  if (course) {
    const bad = course.hexes.find((h) => h.fault && !isEnd(h.fault)) ?? course.hexes.find((h) => h.fault && h.hex === spot.label);
    const { ways, way } = tools.waysAt(spot);
    const turn = way && ways.length > 1 && tools.stream.value.length === 0 ? `R: way ${(tools.way.value % ways.length) + 1} of ${ways.length}` : "";
    const many = tools.flowing.value.length > 1 || course.short > 1;
    const short = course.short > 0 ? `the boxes have no tile for ${many ? `${course.short} of the hexes` : "it"}` : "";
    const why = bad?.why?.includes(bad.hex) ? bad.why : bad && `${bad.hex}: ${bad.why}`;
    const text = [why, short, turn].filter(Boolean).join("; ");
    return { text, wrong: (bad?.fault !== undefined && (entry?.fits || !isEnd(bad.fault))) || short !== "" };
  }
  const hidden = hiddenBy(looks, spot, (l) => hexes.value?.byLabel(l)?.says ?? "");
  return { text: hidden, wrong: false };
}

/** Says at the bottom what the unit under the pointer reaches: at the pointer it would cover the hexes. */
function Reached({ app }: { app: App }) {
  const { reach, why } = app.looks.reach.value ?? {};
  if (!reach) return why ? <p class="notice hint">What this unit reaches is not known: {why}</p> : null;
  const fires = reach.range.length + reach.hidden.length > 0;
  return (
    <p class="notice hint reached">
      <strong>{reach.unit}</strong> {reach.says}
      {reach.fight.length > 0 && <span class="legend"><i class="fight" /> moves and battles</span>}
      {reach.march.length > 0 && <span class="legend"><i class="march" /> moves only</span>}
      {fires && <span class="legend"><i class="fires" /> fires</span>}
      {reach.hidden.length > 0 && <span class="legend"><i class="hidden" /> out of sight</span>}
    </p>
  );
}

/** Reports whether a river only ends too early: it may go on. */
function isEnd(fault: string): boolean {
  return fault === "map/river-end" || fault === "map/river-alone";
}
