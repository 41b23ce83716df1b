// The tray: the pieces of the game in drawers, with what the boxes still hold.
import type { App } from "./app";
import { toBoard } from "./focus";
import { Picture } from "./picture";
import type { Drawer, TrayEntry } from "./protocol";

/** Shows the tray of the open file. */
export function Tray({ app }: { app: App }) {
  const { drawer, query } = app.tools;
  const drawers = app.drawers.value;
  const words = query.value.trim().toLowerCase();
  const shown = app.tools.shown();
  const pinned = app.pinned.value;
  return (
    <aside class="tray" aria-label="Tray">
      <input
        type="search"
        placeholder="Find a piece"
        aria-label="Find a piece"
        value={query.value}
        aria-keyshortcuts="/"
        title="Enter picks the first piece (/)"
        onInput={(event) => (query.value = event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && app.tools.pickFound() && toBoard()}
      />
      {!words && drawers.length > 0 && (
        <div class="segments" role="group" aria-label="Drawers">
          {drawers.map((d, i) => (
            <button type="button" key={d.name} aria-pressed={i === drawer.value} onClick={() => (drawer.value = i)}>
              {d.name}
            </button>
          ))}
        </div>
      )}
      <ul class="entries" aria-label="Pieces">
        {shown.map((e, i) => <Entry key={e.key} app={app} entry={e} digit={i < 9 ? i + 1 : undefined} />)}
      </ul>
      {words && shown.length === 0 && <p class="empty">No piece has this name.</p>}
      {pinned.length > 0 && (
        <section class="pinned">
          <h2>Last used</h2>
          <ol aria-label="Last used">
            {pinned.map((e) => (
              <li key={e.key}>
                <button type="button" title={nameIn(drawers, e)} aria-label={nameIn(drawers, e)} aria-pressed={app.picked.value?.key === e.key} onClick={() => app.pick(e)}>
                  <Picture svg={e.picture} width={30} height={30} />
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </aside>
  );
}

/** Returns the name of a piece, with its drawer if another one has a piece of this name. */
function nameIn(drawers: readonly Drawer[], entry: TrayEntry): string {
  const among = drawers.filter((d) => d.entries.some((e) => e.name === entry.name));
  const own = among.find((d) => d.entries.some((e) => e.key === entry.key));
  return among.length > 1 && own ? `${entry.name}, ${own.name}` : entry.name;
}

/** How far the pointer moves before a press is a drag, in pixels. */
const slack = 6;

/** Drags an entry on to the board: the piece is picked, and put down where the button is released. */
function drag(app: App, entry: TrayEntry, event: PointerEvent): void {
  if (event.button !== 0 || entry.sided) return;
  if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
  let dragged = false;
  const before = app.picked.peek();
  const move = (e: PointerEvent) => {
    if (dragged || Math.hypot(e.clientX - event.clientX, e.clientY - event.clientY) < slack) return;
    dragged = true;
    app.tools.use("brush");
    app.pick(entry);
  };
  const end = (e: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!dragged) return;
    const label = document.elementFromPoint(e.clientX, e.clientY)?.closest<SVGElement>("[data-label]")?.dataset["label"];
    const spot = label === undefined ? undefined : app.hexes.peek()?.byLabel(label);
    if (spot && e.type === "pointerup") app.tools.place([spot], false);
    app.pick(before);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function Entry({ app, entry, digit }: { app: App; entry: TrayEntry; digit: number | undefined }) {
  const left = entry.total ? entry.total - (entry.used ?? 0) : undefined;
  const picked = app.picked.value?.key === entry.key;
  const out = entry.out || (left !== undefined && left <= 0);
  return (
    <li>
      <button type="button" class={out ? "entry out" : "entry"} aria-pressed={picked} title={entry.note} onPointerDown={(e) => drag(app, entry, e)} onClick={() => app.pick(picked ? undefined : entry)}>
        <Picture svg={entry.picture} width={34} height={34} />
        <span class="name">
          {entry.name}
          {left !== undefined && <small class={left < 0 ? "count over" : "count"}>{remaining(left, entry.total)}</small>}
          {entry.note && <small>{entry.note}</small>}
        </span>
        {digit !== undefined && <kbd>{digit}</kbd>}
      </button>
    </li>
  );
}

/** Returns the words for how many pieces the boxes still hold. */
function remaining(left: number, total = 0): string {
  return left < 0 ? `${-left} too many` : `${left} of ${total} left`;
}
