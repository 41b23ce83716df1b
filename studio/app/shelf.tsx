// The start page: the files of the project and of the library.
import { useSignal } from "@preact/signals";
import type { App } from "./app";
import { nameOf } from "./files";
import { Picture } from "./picture";
import type { ShelfFile } from "./protocol";

/** Shows the files to open. */
export function Shelf({ app }: { app: App }) {
  const query = useSignal("");
  const game = useSignal("");
  const all = app.shelf.value;
  const games = [...new Map(all.map((f) => [f.game, f.gameName])).entries()];
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = all.filter((f) => (game.value === "" || f.game === game.value) && words.every((w) => searched(f).includes(w)));
  const drafts = app.drafts.value;
  const open = (uri: string) => void app.open(uri).catch((r: unknown) => app.fail(r));
  return (
    <main class="shelf">
      <header>
        <h1>Muster Studio</h1>
        <input type="search" aria-label="Find a file" placeholder="Find a file" value={query.value} onInput={(e) => (query.value = e.currentTarget.value)} />
        {games.length > 1 && (
          <div class="segments" role="group" aria-label="Game">
            {[["", "All games"] as const, ...games].map(([id, name]) => (
              <button type="button" key={id} aria-pressed={game.value === id} onClick={() => (game.value = id)}>{name}</button>
            ))}
          </div>
        )}
      </header>
      {drafts.length > 0 && (
        <section aria-labelledby="drafts">
          <h2 id="drafts">Unsaved work</h2>
          <ul class="drafts">
            {drafts.map((d) => (
              <li key={d.uri}>
                <button type="button" onClick={() => open(d.uri)}>
                  {all.find((f) => f.uri === d.uri)?.name ?? nameOf(d.uri)} <small>{nameOf(d.uri)}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Section title="Your project" files={list.filter((f) => f.from === "project")} open={open} />
      <Section title="Library" files={list.filter((f) => f.from === "library")} open={open} />
      {app.shelfReady.value && list.length === 0 && <p class="empty">{all.length === 0 ? "There are no files yet." : "No file matches."}</p>}
      {!app.shelfReady.value && <p class="empty" role="status">Reading the project…</p>}
    </main>
  );
}

function searched(f: ShelfFile): string {
  return [f.name, f.id, f.kind, f.gameName, f.board, ...(f.boxes ?? []), ...(f.facts ?? [])].join(" ").toLowerCase();
}

function Section({ title, files, open }: { title: string; files: ShelfFile[]; open: (uri: string) => void }) {
  if (files.length === 0) return null;
  const id = title.toLowerCase().replace(/\W+/g, "-");
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title} <small>{files.length}</small></h2>
      <ul class="cards">
        {files.map((f) => (
          <li key={f.uri}>
            <button type="button" onClick={() => open(f.uri)}>
              <Picture svg={f.picture} width={208} height={132} />
              <span class="title">{f.name}</span>
              <span class="kind">{[f.gameName, f.kind, f.board].filter(Boolean).join(" · ")}</span>
              {f.facts && f.facts.length > 0 && <span class="facts">{f.facts.join(" · ")}</span>}
              {f.boxes && f.boxes.length > 0 && <span class="boxes">{f.boxes.join(", ")}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
