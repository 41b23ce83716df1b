// Sharing files, and opening files from elsewhere.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { App } from "./app";
import { download } from "./download";
import { nameOf } from "./files";
import { definitionsIn, filesOf, hashOf, mostLink, type NamedText, zipOf } from "./packing";
import type { TextFile } from "./protocol";

/** Shows the button that shares the open file. */
export function Share({ app }: { app: App }) {
  const ask = async () => {
    const root = app.root.peek();
    if (!root) return;
    const { files } = await app.server.request<{ files: NamedText[] }>("muster/bundle", { textDocument: { uri: root.uri } });
    const link = location.origin + location.pathname + (await hashOf(files));
    app.dialog.value = { kind: "view", view: (close) => <ShareDialog app={app} files={files} link={link} close={close} /> };
  };
  return <button type="button" onClick={() => void ask().catch((r: unknown) => app.fail(r))}>Share…</button>;
}

function ShareDialog({ app, files, link, close }: { app: App; files: NamedText[]; link: string; close: () => void }) {
  const name = (files.at(-1)?.name ?? "").replace(/\.[a-z]+\.toml$/, "");
  const copy = () => navigator.clipboard.writeText(link).then(
    () => {
      close();
      app.say("The link is in the clipboard.");
    },
    (r: unknown) => app.fail(r),
  );
  const fits = link.length <= mostLink;
  return (
    <>
      <h2 id="dialog-title">Share {name}</h2>
      <p>{files.map((f) => f.name).join(", ")}</p>
      {fits
        ? <p>The link has these files in it. Studio opens it with "Open…", at any address.</p>
        : <p>The files are too large for a link. Share them as a zip archive.</p>}
      <div class="buttons">
        {fits && <button type="button" class="primary" onClick={() => void copy()}>Copy link</button>}
        <button type="button" class={fits ? "" : "primary"} onClick={() => download(`${name}.zip`, zipOf(files))}>Save zip archive</button>
        <button type="button" onClick={close}>Close</button>
      </div>
    </>
  );
}

/** Shows the button that opens files from elsewhere. */
export function Open({ app }: { app: App }) {
  const ask = () => (app.dialog.value = { kind: "view", view: (close) => <OpenDialog app={app} close={close} /> });
  return <button type="button" onClick={ask}>Open…</button>;
}

function OpenDialog({ app, close }: { app: App; close: () => void }) {
  const link = useSignal("");
  const error = useSignal("");
  const run = async (get: () => Promise<NamedText[] | undefined>) => {
    try {
      const files = await get();
      if (!files) throw new Error("This is not a link with files.");
      await offer(app, files);
    } catch (reason) {
      error.value = reason instanceof Error ? reason.message : String(reason);
    }
  };
  const picked = (input: HTMLInputElement) => void run(() => definitionsIn(input.files ?? []));
  return (
    <form class="fields" onSubmit={(e) => { e.preventDefault(); void run(() => filesOf(link.peek())); }}>
      <h2 id="dialog-title">Open</h2>
      <label><span>Files or zip</span><input type="file" multiple accept=".toml,.zip" onChange={(e) => picked(e.currentTarget)} /></label>
      <label><span>Folder</span><input type="file" {...{ webkitdirectory: true }} onChange={(e) => picked(e.currentTarget)} /></label>
      <label><span>Link</span><input type="text" placeholder="https://…#d=…" value={link.value} onInput={(e) => (link.value = e.currentTarget.value)} /></label>
      {error.value && <p class="refused" role="alert">{error.value}</p>}
      <div class="buttons">
        <button type="submit" class="primary" disabled={link.value === ""}>Open link</button>
        <button type="button" onClick={close}>Cancel</button>
      </div>
    </form>
  );
}

/** Asks whether files from elsewhere shall open. They are unsaved, and overwrite neither files nor drafts. */
async function offer(app: App, files: NamedText[]): Promise<void> {
  if (files.length === 0) throw new Error("There are no definitions in this: no NAME.KIND.toml.");
  const { files: list, notes } = await app.server.request<{ files: TextFile[]; notes: string[] }>("muster/place", { files });
  const last = files.at(-1)?.name ?? "";
  const view = (close: () => void): ComponentChildren => (
    <>
      <h2 id="dialog-title">{list.length > 0 ? "Open these files?" : "All of this is in your project already"}</h2>
      <ul>{list.map((f) => <li key={f.uri}>{nameOf(f.uri)}</li>)}</ul>
      {notes.map((n) => <p key={n}>{n}</p>)}
      {list.length > 0 && <p>They are not saved until you save them.</p>}
      <div class="buttons">
        {list.length > 0 && (
          <button type="button" class="primary" onClick={() => { close(); void begin(app, list, last).catch((r: unknown) => app.fail(r)); }}>Open</button>
        )}
        <button type="button" onClick={close}>{list.length > 0 ? "Cancel" : "Close"}</button>
      </div>
    </>
  );
  app.dialog.value = { kind: "view", view };
}

/** Opens files, an adventure as the last one if there is one. */
async function begin(app: App, list: TextFile[], last: string): Promise<void> {
  const rank = (f: TextFile) => Number(f.uri.endsWith(".adventure.toml")) + Number(nameOf(f.uri) === last);
  await app.begin([...list].sort((a, b) => rank(a) - rank(b)));
}

/** Opens the link of the page's address, and files that are dropped on the page. */
export function receive(app: App): void {
  const link = async () => {
    const { hash } = location;
    if (!hash.startsWith("#d=")) return;
    globalThis.history.replaceState(null, "", location.pathname + location.search);
    const files = await filesOf(hash);
    if (files) await offer(app, files);
  };
  app.onStart = () => void link().catch((r: unknown) => app.fail(r));
  addEventListener("hashchange", app.onStart);
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const files = event.dataTransfer?.files;
    if (!files?.length) return;
    event.preventDefault();
    definitionsIn(files).then((list) => offer(app, list)).catch((r: unknown) => app.fail(r));
  });
}
