// What a click would draw: the picked piece on the hexes under the pointer and on those that mirror them, and the hexes
// where a unit may not stand.
import type { App } from "./app";
import type { Hexes } from "./hexes";
import { mirroredSide } from "./mirror";
import { imageOf } from "./picture";
import type { Spot, TrayEntry } from "./protocol";

/** Tiles and pieces: how wide and high their pictures are, in steps between hexes. */
const tile = { width: 108 / 104, height: 124 / 104 };
const piece = { width: 0.74, height: 0.74 };

/** A Leader on a unit: it leaves the unit's picture free, as in the picture of the board. */
const rider = { width: 0.44, height: 0.44, right: 0.37, up: 0.42 };

/** Draws the ghosts between the picture and the grid of hexes. */
export function Ghosts({ app, hexes }: { app: App; hexes: Hexes }) {
  return (
    <g class="ghosts" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="12" fill="#7a1410" />
        </pattern>
      </defs>
      <Blocked app={app} hexes={hexes} />
      <Cells app={app} hexes={hexes} />
    </g>
  );
}

/** Hatches the hexes where the picked unit may not stand. */
function Blocked({ app, hexes }: { app: App; hexes: Hexes }) {
  if (!app.tools.needsGround()) return null;
  return <>{hexes.spots.flatMap((s) => (s.blocked ? <polygon key={s.hex} class="blocked" points={hexes.outline(s)} /> : []))}</>;
}

function Cells({ app, hexes }: { app: App; hexes: Hexes }) {
  const { tools } = app;
  const hover = tools.hover.value;
  const corner = tools.corner.value;
  const tool = tools.tool.value;
  const mirror = tools.mirror.value;
  const entry = tools.entryShown();
  if (tool === "brush" && entry?.sided) {
    if (!hover) return null;
    const other = tools.mirrorOf(hover.spot.label);
    return (
      <>
        <Side hexes={hexes} spot={hover.spot} side={hover.side} />
        {other && <Side hexes={hexes} spot={other} side={mirroredSide(mirror, hover.side)} />}
      </>
    );
  }
  const fitting = <Fitting app={app} hexes={hexes} />;
  if (entry?.flows && tool === "brush") return <>{fitting}<River app={app} hexes={hexes} /></>;
  const under = !hover || (!entry && tool === "brush") ? []
    : corner ? hexes.rectangle(corner, hover.spot)
    : tool === "fill" ? tools.filled(hover.spot)
    : [hover.spot];
  const own = [...new Set([...under, ...[...app.painting.value].flatMap((l) => hexes.byLabel(l) ?? [])])];
  const mirrored = own.flatMap((s) => tools.mirrorOf(s.label) ?? []).filter((s) => !own.includes(s));
  const carried = tools.carried.value;
  const shown = tool === "erase" && !carried ? undefined : entry;
  const other = tools.twin(shown);
  const fits = app.looks.fitting()?.at;
  const pictureAt = (s: Spot, e: TrayEntry | undefined) => (tools.lies(e, s) ? undefined : (fits?.get(s.label)?.picture ?? e?.picture));
  const gone = (s: Spot) => tool === "erase" || fits?.get(s.label)?.fault !== undefined;
  const rides = (s: Spot, e: TrayEntry | undefined) => e?.do["thing"] === "leader" && s.holds?.some((h) => h.thing === "unit") === true;
  return (
    <>
      {fitting}
      {carried && !carried.copy && <polygon class="ghost from" points={hexes.outline(carried.from)} />}
      {own.map((s) => <Ghost key={s.hex} hexes={hexes} spot={s} picture={pictureAt(s, shown)} ground={shown?.do.do === "paint"} gone={gone(s)} rides={rides(s, shown)} />)}
      {mirrored.map((s) => (
        <Ghost key={-1 - s.hex} hexes={hexes} spot={s} picture={pictureAt(s, other)} ground={shown?.do.do === "paint"} gone={gone(s)} rides={rides(s, other)} />
      ))}
    </>
  );
}

/** Shows where on the water the bridge or the ford in hand fits, turned with the river. */
function Fitting({ app, hexes }: { app: App; hexes: Hexes }) {
  const hover = app.tools.hover.value?.spot.label;
  return (
    <>
      {[...(app.looks.fitting()?.at.values() ?? [])].flatMap((bend) => {
        const spot = bend.picture && !bend.fault && bend.hex !== hover ? hexes.byLabel(bend.hex) : undefined;
        return spot ? <g key={spot.hex} class="fits"><Ghost hexes={hexes} spot={spot} picture={bend.picture} ground gone={false} /></g> : [];
      })}
    </>
  );
}

/** Draws the course of a river that a click or the stroke would paint, and its other ways through the hex. */
function River({ app, hexes }: { app: App; hexes: Hexes }) {
  const { tools, looks } = app;
  const course = looks.course.value;
  const at = tools.flowing.value;
  const single = tools.stream.value.length === 0;
  const hover = tools.hover.value?.spot;
  const { ways, way } = hover && single ? tools.waysAt(hover) : { ways: [], way: undefined };
  // A ford on a river keeps its course: a line along it would hide the ford.
  const fits = looks.fitting()?.at;
  if (!way && at.every((l) => fits?.get(l)?.picture ?? fits?.get(l)?.fault)) {
    return <>{at.flatMap((l) => hexes.byLabel(l) ?? []).map((s) => <Ghost key={s.hex} hexes={hexes} spot={s} picture={fits?.get(s.label)?.picture} ground gone={fits?.get(s.label)?.fault !== undefined} />)}</>;
  }
  return (
    <>
      {at.flatMap((l) => hexes.byLabel(l) ?? []).map((s) => <polygon key={s.hex} class="ghost" points={hexes.outline(s)} />)}
      {course?.hexes.map(({ hex, sides, fault, picture }) => {
        const spot = hexes.byLabel(hex);
        if (!spot) return null;
        return (
          <g key={hex}>
            {picture && <Ghost hexes={hexes} spot={spot} picture={picture} ground gone={false} />}
            {fault && !fault.endsWith("end") && <polygon class="ghost gone" points={hexes.outline(spot)} />}
            {!(spot === hover && way) && <path class="ghost-river" d={flow(hexes, spot, sides)} />}
          </g>
        );
      })}
      {hover && way && ways.filter((w) => w !== way).map((w) => <path key={w.join()} class="ghost-river other" d={flow(hexes, hover, w)} />)}
      {hover && way && <path class="ghost-river" d={flow(hexes, hover, way)} />}
    </>
  );
}

/** Returns the path of a river through a hex by some of its sides. */
function flow(hexes: Hexes, spot: Spot, sides: readonly string[]): string {
  const middles = sides.map((side) => {
    const [a, b] = hexes.sideEnds(spot, side);
    return `${(a.x + b.x) / 2} ${(a.y + b.y) / 2}`;
  });
  const centre = `${spot.x} ${spot.y}`;
  return middles.length === 2 ? `M${middles[0]}Q${centre} ${middles[1]}` : middles.map((m) => `M${m}L${centre}`).join("");
}

function Ghost({ hexes, spot, picture, ground, gone, rides = false }: {
  hexes: Hexes; spot: Spot; picture: string | undefined; ground: boolean; gone: boolean; rides?: boolean;
}) {
  const size = rides ? rider : ground || picture?.includes('class="tile"') ? tile : piece;
  const width = size.width * hexes.step;
  const height = size.height * hexes.step;
  const x = spot.x + (rides ? rider.right * hexes.step : 0);
  const y = spot.y - (rides ? rider.up * hexes.step : 0);
  return (
    <>
      {picture && <image class={rides ? "rides" : undefined} href={imageOf(picture)} x={x - width / 2} y={y - height / 2} width={width} height={height} />}
      <polygon class={gone ? "ghost gone" : "ghost"} points={hexes.outline(spot)} />
    </>
  );
}

function Side({ hexes, spot, side }: { hexes: Hexes; spot: Spot; side: string }) {
  const [a, b] = hexes.sideEnds(spot, side);
  return <line class="ghost-side" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
}
