// The tools above the board.
import { useRef } from "preact/hooks";
import type { App } from "./app";
import { useOneStop } from "./focus";
import { layers } from "./looks";
import { mirrors } from "./mirror";
import type { Tool } from "./tools";

const list: readonly { tool: Tool; name: string; key: string; help: string }[] = [
  { tool: "brush", name: "Brush", key: "B", help: "Paint hexes, or drag a piece to another hex" },
  { tool: "rectangle", name: "Rectangle", key: "R", help: "Paint a rectangle of hexes" },
  { tool: "fill", name: "Fill", key: "F", help: "Paint all connected hexes of one ground" },
  { tool: "erase", name: "Erase", key: "X", help: "Take away what lies on top of a hex" },
];

/** Shows the tools. */
export function Toolbar({ app }: { app: App }) {
  const { tools } = app;
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = useOneStop(box);
  const mirror = mirrors.find((m) => m.key === tools.mirror.value);
  return (
    <div ref={box} class="toolbar" role="toolbar" aria-label="Board tools" onKeyDown={onKeyDown}>
      <div class="segments" role="group" aria-label="Tools">
        {list.map(({ tool, name, key, help }) => (
          <button type="button" key={tool} aria-pressed={tools.tool.value === tool} aria-keyshortcuts={key} title={`${help} (${key})`} onClick={() => tools.use(tool)}>
            {name}
          </button>
        ))}
      </div>
      {tools.mirrors.value && <button
        type="button" class={tools.mirror.value === "off" ? "" : "on"} aria-keyshortcuts="M"
        title="Repeat each gesture on the mirrored hex (M)" onClick={() => tools.nextMirror()}
      >
        Mirror: {mirror?.name}
      </button>}
      <span class="space" />
      <div class="segments" role="group" aria-label="Layer">
        {layers.map(({ key, name, help }) => (
          <button type="button" key={key} aria-pressed={app.looks.layer.value === key} title={help} onClick={() => app.looks.use(key)}>{name}</button>
        ))}
      </div>
      <div class="segments" role="group" aria-label="Zoom">
        <button type="button" title="Zoom out (-)" aria-label="Zoom out" onClick={() => tools.zoom(1.25)}>−</button>
        <button type="button" title="Show the whole board (0)" onClick={() => tools.fit()}>Fit</button>
        <button type="button" title="Zoom in (+)" aria-label="Zoom in" onClick={() => tools.zoom(0.8)}>+</button>
      </div>
      <button type="button" title="Keys (?)" aria-label="Keys" onClick={() => (app.dialog.value = { kind: "keys" })}>?</button>
    </div>
  );
}
