// The start page: the files of the project and of the library.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { App } from "./app";
import { kindOf, nameOf } from "./files";
import { Create } from "./create";
import { Picture } from "./picture";
import type { Draft, ShelfFile } from "./protocol";
import { keyOf } from "./shelffacts";
import { Open } from "./share";
import { Learn } from "./tutorial";
import { Deleted, discard, offerActions, timeOf } from "./shelving";

/** How many of the files that were opened before come first. */
const mostRecent = 6;

/** Shows the files to open. */
export function Shelf({ app, extra }: { app: App; extra: ComponentChildren }) {
  const query = useSignal("");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const game = useSignal("");
  const all = app.shelf.value;
  const games = [...new Map(all.filter((f) => f.game).map((f) => [f.game, f.gameName])).entries()];
  const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
  const list = all.filter((f) => (game.value === "" || f.game === game.value) && words.every((w) => searched(f).includes(w)));
  const work = unsavedWork(app.drafts.value);
  const recent = app.recent.value.flatMap((uri) => list.find((f) => f.uri === uri) ?? []).slice(0, mostRecent);
  const open = (f: ShelfFile) => void (f.library ? app.copy(f) : app.open(f.uri)).catch((r: unknown) => app.fail(r));
  const recover = (uri: string) => void app.open(uri).catch((r: unknown) => app.fail(r));
  return (
    <main class="shelf">
      <header>
        <h1 ref={title} tabIndex={-1}>Muster Studio</h1>
        <Create app={app} />
        <Open app={app} />
        <Learn app={app} />
        <input type="search" aria-label="Find a file" placeholder="Find a file" value={query.value} onInput={(e) => (query.value = e.currentTarget.value)} />
        {games.length > 1 && (
          <div class="segments" role="group" aria-label="Game">
            {[["", "All games"] as const, ...games].map(([id, name]) => (
              <button type="button" key={id} aria-pressed={game.value === id} onClick={() => (game.value = id)}>{name}</button>
            ))}
          </div>
        )}
        {extra}
      </header>
      {work.length > 0 && (
        <section aria-labelledby="drafts">
          <h2 id="drafts">Unsaved work</h2>
          <ul class="drafts">
            {work.map(({ draft: d, map }) => (
              <li key={d.uri}>
                <button type="button" onClick={() => recover(d.uri)}>
                  {titleOf(d.text) || nameOf(d.uri)} <small>{[titleOf(d.text) && nameOf(d.uri), map && "with its map", d.saved && timeOf(d.saved)].filter(Boolean).join(", ")}</small>
                </button>
                <button
                  type="button" aria-label={`Delete the unsaved changes of ${nameOf(d.uri)}`} title="Delete these changes; they can be restored"
                  onClick={() => void discard(app, d.uri, map?.uri).catch((r: unknown) => app.fail(r))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Section title="Opened before" files={recent} open={open} app={app} />
      <Section title="Your project" files={list.filter((f) => !f.library)} open={open} app={app} />
      <Section title="Library" files={list.filter((f) => f.library)} open={open} app={app} />
      {app.shelfReady.value && list.length === 0 && <p class="empty">{all.length === 0 ? "There are no files yet." : "No file matches."}</p>}
      {!app.shelfReady.value && <p class="empty" role="status">Reading the project…</p>}
      <Deleted app={app} />
    </main>
  );
}

/** Returns the newest drafts of the files; that of a map comes with the adventure on it. */
function unsavedWork(drafts: Draft[]): { draft: Draft; map: Draft | undefined }[] {
  const newest = drafts.filter((d, i) => drafts.findIndex((x) => x.uri === d.uri) === i);
  const mapOf = (d: Draft) => {
    const id = wordOf(d.text, "map");
    return kindOf(d.uri) === "adventure" && id ? newest.find((m) => kindOf(m.uri) === "map" && wordOf(m.text, "id") === id) : undefined;
  };
  const maps = new Set(newest.map(mapOf));
  return newest.filter((d) => !maps.has(d)).map((draft) => ({ draft, map: mapOf(draft) }));
}

/** Returns the title that a text of a definition gives; "" if it has none. */
function titleOf(text: string): string {
  return wordOf(text, "name");
}

/** Returns the text of a key above the first table. */
function wordOf(text: string, key: string): string {
  const top = text.split(/^\[/m)[0] ?? "";
  const word = new RegExp(`^${key}[ \\t]*=[ \\t]*("(?:[^"\\\\\n]|\\\\.)*")`, "m").exec(top)?.[1];
  try {
    return word === undefined ? "" : String(JSON.parse(word));
  } catch {
    return "";
  }
}

function searched(f: ShelfFile): string {
  return [f.name, f.id, f.what ?? f.kind, f.gameName, f.map, f.story, ...(f.boxes ?? [])].join(" ").toLowerCase();
}

function factsOf(f: ShelfFile): string {
  return [f.map && f.map !== f.name && `on ${f.map}`, f.players && `${f.players} players`, f.banners && `${f.banners} banners`].filter(Boolean).join(" · ");
}

function Played({ text }: { text: string | undefined }) {
  return text ? <span class="facts" title={text}>Balance: {text.split(";")[0]}</span> : null;
}

/** Says when its content comes into view: for each new value of once. */
function Seen({ seen, once, children }: { seen: () => void; once: unknown; children: ComponentChildren }) {
  const at = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((list) => list.some((x) => x.isIntersecting) && seen(), { rootMargin: "200px" });
    if (at.current) watch.observe(at.current);
    return () => watch.disconnect();
  }, [once]);
  return <span class="seen" ref={at}>{children}</span>;
}

function Section({ title, files, open, app }: { title: string; files: ShelfFile[]; open: (file: ShelfFile) => void; app: App }) {
  const all = app.shelf.value;
  if (files.length === 0) return null;
  const id = title.toLowerCase().replace(/\W+/g, "-");
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title} <small>{files.length}</small></h2>
      <ul class="cards">
        {files.map((f) => (
          <li key={keyOf(f)}>
            <button type="button" onClick={() => open(f)}>
              <Seen seen={() => app.shelfFacts.see(f)} once={all}>
                <Picture svg={app.shelfFacts.pictures.value.get(keyOf(f))} width={208} height={132} />
              </Seen>
              <span class="title">{f.name}</span>
              <span class="kind">{[f.gameName, f.what || f.kind].filter(Boolean).join(" · ")}</span>
              {factsOf(f) && <span class="facts">{factsOf(f)}</span>}
              {f.boxes && f.boxes.length > 0 && <span class="boxes">{f.boxes.join(", ")}</span>}
              <Played text={app.shelfFacts.played.value.get(keyOf(f))} />
            </button>
            {!f.library && <button type="button" class="more" aria-label={`Rename, duplicate or delete ${f.name}`} title="Rename, duplicate, delete" onClick={() => offerActions(app, f)}>…</button>}
          </li>
        ))}
      </ul>
    </section>
  );
}
