// New definitions.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { App } from "./app";
import type { ShelfFile, Starters, TextFile } from "./protocol";

/** Shows the button for a new definition. */
export function Create({ app }: { app: App }) {
  const ask = async () => {
    const { games } = await app.server.request<{ games: Starters[] }>("muster/starters", {});
    app.dialog.value = { kind: "view", view: (close) => <NewDialog app={app} games={games} close={close} /> };
  };
  return <button type="button" class="primary" onClick={() => void ask().catch((r: unknown) => app.fail(r))}>New…</button>;
}

/** Returns the id that a name gives. */
function slug(name: string): string {
  return name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

const nouns: Record<string, string> = { adventure: "Adventure", map: "Map", deploycards: "Deployment card set", rulebook: "Rulebook" };

function NewDialog({ app, games, close }: { app: App; games: Starters[]; close: () => void }) {
  const game = useSignal(games[0]?.game ?? "");
  const kind = useSignal("adventure");
  const board = useSignal("");
  const map = useSignal("");
  const name = useSignal("");
  const id = useSignal("");
  const boxes = useSignal<string[]>([]);
  const empty = useSignal(false);
  const error = useSignal("");
  const busy = useSignal(false);
  const starters = games.find((g) => g.game === game.value);
  const chosen = starters?.kinds.find((k) => k.kind === kind.value) ?? starters?.kinds[0];
  useEffect(() => {
    board.value = "";
    map.value = "";
    boxes.value = [];
  }, [game.value, kind.value]);
  const maps = app.shelf.value.filter((f: ShelfFile) => f.kind === "map" && f.game === game.value);
  const ownMap = chosen?.kind !== "adventure" || map.value === "";
  const submit = async (event: Event) => {
    event.preventDefault();
    if (!chosen || busy.peek()) return;
    busy.value = true;
    error.value = "";
    try {
      const { files } = await app.server.request<{ files: TextFile[] }>("muster/new", {
        game: game.peek(), kind: chosen.kind, board: ownMap ? board.peek() : "", map: map.peek(),
        name: name.peek().trim(), id: id.peek(), boxes: ownMap ? boxes.peek() : [], empty: empty.peek(),
      });
      await app.begin(files);
      close();
    } catch (reason) {
      error.value = reason instanceof Error ? reason.message : String(reason);
    }
    busy.value = false;
  };
  const toggle = (box: string) => {
    boxes.value = boxes.peek().includes(box) ? boxes.peek().filter((b) => b !== box) : [...boxes.peek(), box];
  };
  return (
    <form class="fields" onSubmit={(e) => void submit(e)}>
      <h2 id="dialog-title">New file</h2>
      <div class="segments" role="group" aria-label="Kind">
        {starters?.kinds.map((k) => (
          <button type="button" key={k.kind} aria-pressed={k === chosen} onClick={() => (kind.value = k.kind)}>{nouns[k.kind] ?? k.kind}</button>
        ))}
      </div>
      <label>
        <span>Name</span>
        <input required maxLength={120} autofocus placeholder="The Bell Tower" value={name.value} onInput={(e) => {
          name.value = e.currentTarget.value;
        }} />
      </label>
      <label>
        <span>File name</span>
        <input pattern="[a-z0-9]+(-[a-z0-9]+)*" title="small letters and digits, with single hyphens between words" maxLength={64} placeholder={slug(name.value) || "the-bell-tower"} value={id.value} onInput={(e) => (id.value = e.currentTarget.value)} />
      </label>
      <label>
        <span>Game</span>
        <select value={game.value} onChange={(e) => (game.value = e.currentTarget.value)}>
          {games.map((g) => <option key={g.game} value={g.game}>{g.title}</option>)}
        </select>
      </label>
      {chosen?.onMap && (
        <label>
          <span>Map</span>
          <select value={map.value} onChange={(e) => (map.value = e.currentTarget.value)}>
            <option value="">A new map, to be drawn</option>
            {[...maps].sort((a, b) => Number(a.library) - Number(b.library)).map((m) => (
              <option key={`${m.library} ${m.id}`} value={m.id}>{m.name}{m.library ? " (library)" : ""}</option>
            ))}
          </select>
        </label>
      )}
      {ownMap && chosen && chosen.boards.length > 1 && (
        <label>
          <span>Board</span>
          <select value={board.value} onChange={(e) => (board.value = e.currentTarget.value)}>
            {chosen.boards.map((b, i) => <option key={b.id} value={i === 0 ? "" : b.id}>{b.name}</option>)}
          </select>
        </label>
      )}
      {(chosen?.onMap || chosen?.kind === "map") && (
        <label>
          <span>Start with</span>
          <select value={empty.value ? "empty" : "example"} onChange={(e) => (empty.value = e.currentTarget.value === "empty")}>
            <option value="example">An example to change</option>
            <option value="empty">An empty board</option>
          </select>
        </label>
      )}
      {ownMap && chosen?.kind !== "rulebook" && starters && starters.boxes.length > 1 && (
        <fieldset class="columns">
          <legend>Boxes that you own <small>(no choice: the usual ones)</small></legend>
          {starters.boxes.map((b) => (
            <label key={b.id} class="check"><input type="checkbox" checked={boxes.value.includes(b.id)} onChange={() => toggle(b.id)} /> {b.name}</label>
          ))}
        </fieldset>
      )}
      {error.value && <p class="refused" role="alert">{error.value}</p>}
      <div class="buttons">
        <button type="submit" class="primary" disabled={busy.value}>Create</button>
        <button type="button" onClick={close}>Cancel</button>
      </div>
    </form>
  );
}
