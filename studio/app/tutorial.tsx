// The tutorial: ten gestures that make a small battle. A step is done when the battle shows it, whatever led there.
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { App } from "./app";
import type { Spot, TextFile } from "./protocol";

/** The battle of the tutorial, and its step. */
const guide = signal<{ uri: string; step: number } | undefined>(undefined);

/** What the steps look at. */
interface State {
  woods: number;
  hills: number;
  bridges: number;
  pennants: string[];
  standards: string[];
  title: string;
  banners: string;
  saved: boolean;
  printed: boolean;
}

interface Step {
  title: string;
  how: string;
  done: (now: State, before: State) => boolean;
}

const steps: readonly Step[] = [
  {
    title: "Grow a wood",
    how: "On the left, choose Ground and click Woods. Then drag over two hexes of the board. With keys: go to a hex with the arrow keys and press Enter.",
    done: (now, before) => now.woods >= before.woods + 2,
  },
  {
    title: "Raise a hill",
    how: "Click Hill on the left, then a hex.",
    done: (now, before) => now.hills > before.hills,
  },
  {
    title: "Build a bridge",
    how: "On the left, choose Features and click Wooden bridge. Then click a hex of the river.",
    done: (now, before) => now.bridges > before.bridges,
  },
  {
    title: "Call up a unit for the Pennants",
    how: "On the left, choose The Pennants and click a unit. Then click a free hex at the top of the board.",
    done: (now, before) => now.pennants.length > before.pennants.length,
  },
  {
    title: "Answer with a unit for the Standards",
    how: "Press S: the same unit of the other side is picked. Click a free hex at the bottom of the board.",
    done: (now, before) => now.standards.length > before.standards.length,
  },
  {
    title: "Move a unit",
    how: "Press Escape to put the piece down. Then drag a unit to a free hex. With keys: G on the unit, Enter on the free hex.",
    done: (now, before) => moved(now.pennants, before.pennants) || moved(now.standards, before.standards),
  },
  {
    title: "Take a unit away",
    how: "Click a hex with a unit and press Delete. Ctrl+Z would bring it back.",
    done: (now, before) => now.pennants.length + now.standards.length < before.pennants.length + before.standards.length,
  },
  {
    title: "Name your battle",
    how: "On the right, open the tab Adventure. Write another name, and leave the field.",
    done: (now, before) => now.title !== before.title && now.title !== "",
  },
  {
    title: "Choose how long it lasts",
    how: "Under Victory, change the number of banners. Four make a short battle, seven a long one.",
    done: (now, before) => now.banners !== before.banners && now.banners !== "",
  },
  {
    title: "Save and print",
    how: "Press Ctrl+S. Then open the tab Print. If there is no sheet, the tab Findings says what to correct.",
    done: (now) => now.saved && now.printed,
  },
];

/** Reports whether a unit stands elsewhere. */
function moved(now: string[], before: string[]): boolean {
  return now.length === before.length && now.some((hex) => !before.includes(hex));
}

/** Returns what the steps look at; undefined while there is no board. */
function stateOf(app: App): State | undefined {
  const spots = app.hexes.value?.spots;
  const root = app.root.value;
  if (!spots || !root) return undefined;
  const holds = (spot: Spot, is: (h: NonNullable<Spot["holds"]>[number]) => boolean) => spot.holds?.some(is) ?? false;
  const count = (is: Parameters<typeof holds>[1]) => spots.filter((s) => holds(s, is)).map((s) => s.label);
  const text = root.state.value.sliceDoc();
  return {
    woods: count((h) => h.symbol === "W").length,
    hills: count((h) => h.symbol === "H").length,
    bridges: count((h) => h.thing === "feature" && (h.type ?? "").includes("bridge")).length,
    pennants: count((h) => h.thing === "unit" && h.list.startsWith("pennant")),
    standards: count((h) => h.thing === "unit" && h.list.startsWith("standard")),
    title: /^name\s*=\s*"(.*?)"/m.exec(text)?.[1] ?? "",
    banners: /^banners\s*=\s*(\d+)/m.exec(text)?.[1] ?? "",
    saved: app.unsaved.value.every((f) => !app.uris.value.includes(f.uri)) && root.hash.value !== "",
    printed: app.tab.value === "print" && app.printed.value === root.uri,
  };
}

/** Shows the button that begins the tutorial. */
export function Learn({ app }: { app: App }) {
  return <button type="button" onClick={() => void begin(app).catch((r: unknown) => app.fail(r))}>Make a small battle in ten gestures</button>;
}

/** Opens a new battle with an unused name. */
async function begin(app: App): Promise<void> {
  const taken = (id: string) => app.shelf.peek().some((f) => f.id === id)
    || app.drafts.peek().some((d) => d.uri.includes(`/${id}.`)) || app.files.all.peek().some((f) => f.uri.includes(`/${id}.`));
  let id = "small-battle";
  for (let n = 2; taken(id); n++) id = `small-battle-${n}`;
  const { files } = await app.server.request<{ files: TextFile[] }>("muster/new", {
    game: "battlelore", kind: "adventure", board: "", map: "", name: "A Small Battle", id, boxes: [],
  });
  await app.begin(files);
  const uri = app.root.peek()?.uri;
  if (uri) guide.value = { uri, step: 0 };
  app.tab.value = "findings";
}

/** Shows the step of the tutorial, while its battle is open. */
export function Tutorial({ app }: { app: App }) {
  const at = guide.value;
  return at && app.root.value?.uri === at.uri ? <Panel app={app} at={at} /> : null;
}

function Panel({ app, at }: { app: App; at: { uri: string; step: number } }) {
  const before = useSignal<State | undefined>(undefined);
  const now = stateOf(app);
  const step = steps[at.step];
  const go = () => {
    before.value = now;
    guide.value = { ...at, step: at.step + 1 };
  };
  useEffect(() => {
    if (!now) return;
    if (!before.peek()) before.value = now;
    else if (step?.done(now, before.peek() ?? now)) go();
  });
  const leave = () => (guide.value = undefined);
  return (
    <section class="guide" aria-label="Tutorial">
      <div aria-live="polite">
        {step
          ? <><h2>{at.step + 1} of {steps.length}: {step.title}</h2><p>{step.how}</p></>
          : <><h2>Your battle is ready</h2><p>Click "Print…" on the right to put it on paper. The files are in your project: change what you like.</p></>}
      </div>
      {step && <button type="button" onClick={go}>Skip</button>}
      <button type="button" onClick={leave}>{step ? "Leave the tutorial" : "Close"}</button>
    </section>
  );
}
