// Sharing files, and opening files from elsewhere.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { App } from "./app";
import { download } from "./download";
import { nameOf } from "./files";
import { definitionsIn, filesOf, hashOf, mostLink, mostText, type NamedText, tooLarge, zipOf } from "./packing";
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
  const run = async (open: () => Promise<void>) => {
    try {
      await open();
    } catch (reason) {
      error.value = reason instanceof Error ? reason.message : String(reason);
    }
  };
  const picked = (input: HTMLInputElement) => void run(() => offerFiles(app, input.files ?? []));
  const openLink = async () => {
    const files = await filesOf(link.peek());
    if (!files) throw new Error("This is not a link with files.");
    await offer(app, files);
  };
  return (
    <form class="fields" onSubmit={(e) => { e.preventDefault(); void run(openLink); }}>
      <h2 id="dialog-title">Open</h2>
      <label><span>Files</span><input type="file" multiple onChange={(e) => picked(e.currentTarget)} /></label>
      <p><small>Definitions, zip archives, scenarios of the Memoir '44 editor (.m44), drawings as text (.txt)</small></p>
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

/** Offers files that a person picked: definitions, archives of them, and files of other games. */
async function offerFiles(app: App, picked: Iterable<File>): Promise<void> {
  const all = [...picked];
  const files = await definitionsIn(all);
  const notes: string[] = [];
  const { endings } = await app.server.request<{ endings: string[] }>("muster/importers", {});
  for (const file of all.filter((f) => endings.some((e) => f.name.toLowerCase().endsWith(e)))) {
    const made = await app.server.request<{ files: NamedText[]; notes: string[] }>("muster/import", { name: file.name, base64: await base64Of(file) });
    files.push(...made.files);
    notes.push(...made.notes);
  }
  await offer(app, files, notes);
}

/** Returns the bytes of a file in base64. */
async function base64Of(file: File): Promise<string> {
  if (file.size > mostText) throw new Error(tooLarge);
  let binary = "";
  for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Asks whether files from elsewhere shall open. They are unsaved, and overwrite neither files nor drafts. */
async function offer(app: App, files: NamedText[], remarks: string[] = []): Promise<void> {
  if (files.length === 0) throw new Error("There is nothing in this that Studio opens: no NAME.KIND.toml.");
  const { files: list, notes } = await app.server.request<{ files: TextFile[]; notes: string[] }>("muster/place", { files });
  const last = files.at(-1)?.name ?? "";
  const view = (close: () => void): ComponentChildren => (
    <>
      <h2 id="dialog-title">{list.length > 0 ? "Open these files?" : "All of this is in your project already"}</h2>
      <ul>{list.map((f) => <li key={f.uri}>{nameOf(f.uri)}</li>)}</ul>
      {notes.map((n) => <p key={n}>{n}</p>)}
      {remarks.length > 0 && <details><summary>{remarks.length} notes about the import</summary><ul>{remarks.map((n) => <li key={n}>{n}</li>)}</ul></details>}
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
    offerFiles(app, files).catch((r: unknown) => app.fail(r));
  });
}
