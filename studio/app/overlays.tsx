// Layers between the picture and the grid of hexes: sections, sight, and what a unit reaches.
import type { App } from "./app";
import type { Hexes } from "./hexes";
import type { Section } from "./protocol";

/** Draws the layer that is shown, and above it what the unit under the pointer reaches. */
export function Overlays({ app, hexes }: { app: App; hexes: Hexes }) {
  const { looks } = app;
  const layer = looks.layer.value;
  return (
    <g class="overlays" aria-hidden="true">
      <defs>
        <pattern id="unseen-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="14" height="14" fill="#14202b" opacity="0.35" />
          <rect width="4" height="14" fill="#14202b" opacity="0.6" />
        </pattern>
      </defs>
      {layer === "sections" && looks.sections.value.map((s, n) => <SectionShape key={s.name} hexes={hexes} section={s} n={n} />)}
      {layer === "sight" && <SightShape app={app} hexes={hexes} />}
      <ReachShape app={app} hexes={hexes} />
    </g>
  );
}

function Area({ hexes, labels, look }: { hexes: Hexes; labels: readonly string[]; look: string }) {
  return <>{labels.flatMap((l) => hexes.byLabel(l) ?? []).map((s) => <polygon key={s.hex} class={look} points={hexes.outline(s)} />)}</>;
}

function SectionShape({ hexes, section, n }: { hexes: Hexes; section: Section; n: number }) {
  const spots = section.hexes.flatMap((l) => hexes.byLabel(l) ?? []);
  if (spots.length === 0) return null;
  const xs = spots.map((s) => s.x);
  const ys = hexes.spots.map((s) => s.y);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const size = hexes.step * 0.42;
  return (
    <>
      {spots.map((s) => <polygon key={s.hex} class={`section s${n}`} points={hexes.outline(s)} />)}
      <text class="section-name" x={x} y={Math.max(...ys) + size * 0.35} font-size={size}>{section.name}</text>
      <text class="section-name" x={x} y={Math.min(...ys) + size * 0.35} font-size={size}>{section.above}</text>
    </>
  );
}

function SightShape({ app, hexes }: { app: App; hexes: Hexes }) {
  const sight = app.looks.sight.value;
  const from = sight && hexes.byLabel(sight.hex);
  if (!from) return null;
  const hover = app.tools.hover.value?.spot;
  const hidden = sight.hidden.find((h) => h.hex === hover?.label);
  return (
    <>
      <Area hexes={hexes} labels={sight.hidden.map((h) => h.hex)} look="unseen-hex" />
      {hidden && <Area hexes={hexes} labels={hidden.by} look="blocker" />}
      {hover && hover !== from && <line class={hidden ? "sight-line hidden" : "sight-line"} x1={from.x} y1={from.y} x2={hover.x} y2={hover.y} />}
      <polygon class="sight-from" points={hexes.outline(from)} />
    </>
  );
}

function ReachShape({ app, hexes }: { app: App; hexes: Hexes }) {
  const reach = app.looks.reach.value?.reach;
  if (!reach) return null;
  const dot = hexes.step * 0.07;
  const spots = (labels: readonly string[]) => labels.flatMap((l) => hexes.byLabel(l) ?? []);
  return (
    <>
      <Area hexes={hexes} labels={reach.fight} look="reach-fight" />
      <Area hexes={hexes} labels={reach.march} look="reach-march" />
      {spots(reach.range).map((s) => <circle key={s.hex} class="reach-range" cx={s.x} cy={s.y + hexes.step * 0.36} r={dot} />)}
      {spots(reach.hidden).map((s) => <circle key={s.hex} class="reach-hidden" cx={s.x} cy={s.y + hexes.step * 0.36} r={dot} />)}
    </>
  );
}
