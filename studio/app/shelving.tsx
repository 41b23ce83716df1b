// What a person can do with the files of the start page: rename, duplicate, delete, restore.
import { useSignal } from "@preact/signals";
import type { App } from "./app";
import { nameOf } from "./files";
import { conflictCode } from "./protocol";
import type { Draft, ReadResult, ShelfFile, TextFile, WorkspaceEdit } from "./protocol";
import { RpcError } from "./rpc";

/** Asks what to do with a file of the project. */
export function offerActions(app: App, f: ShelfFile): void {
  const run = (action: Promise<void>) => void action.catch((r: unknown) => app.fail(r));
  app.dialog.value = {
    kind: "choose",
    title: f.name,
    options: [
      {
        label: "Rename…",
        run: () => (app.dialog.value = { kind: "view", view: (close) => <RenameDialog app={app} file={f} close={close} /> }),
      },
      { label: "Duplicate", detail: "with another id and title", run: () => run(duplicate(app, f)) },
      { label: "Delete", detail: "can be restored", run: () => run(remove(app, f)) },
    ],
  };
}

function RenameDialog({ app, file, close }: { app: App; file: ShelfFile; close: () => void }) {
  const name = useSignal(stem(file.uri));
  const all = useSignal(true);
  const error = useSignal("");
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      await rename(app, file.uri, name.peek(), all.peek());
      close();
    } catch (reason) {
      error.value = reason instanceof Error ? reason.message : String(reason);
    }
  };
  return (
    <form class="fields" onSubmit={(e) => void submit(e)}>
      <h2 id="dialog-title">Rename {nameOf(file.uri)}</h2>
      <label>
        <span>File name</span>
        <input required autofocus maxLength={64} pattern="[a-z0-9]+(-[a-z0-9]+)*" title="small letters and digits, with single hyphens between words" value={name.value} onInput={(e) => (name.value = e.currentTarget.value)} />
      </label>
      <label class="check"><input type="checkbox" checked={all.value} onChange={(e) => (all.value = e.currentTarget.checked)} /> Change the id too, in all files of the project</label>
      {error.value && <p class="refused" role="alert">{error.value}</p>}
      <div class="buttons">
        <button type="submit" class="primary">Rename</button>
        <button type="button" onClick={close}>Cancel</button>
      </div>
    </form>
  );
}

/** Returns the name of a file without the end for its kind. */
function stem(uri: string): string {
  return nameOf(uri).replace(/\.[^.]+\.toml$/, "");
}

/** Gives a file another name, and with `ids` its id too, in all files that have it. */
async function rename(app: App, uri: string, name: string, ids: boolean): Promise<void> {
  const old = stem(uri);
  if (name === old) return;
  const to = uri.slice(0, uri.lastIndexOf("/") + 1) + name + nameOf(uri).slice(old.length);
  if (app.files.get(uri)?.unsaved.peek() || app.drafts.peek().some((d) => d.uri === uri)) {
    throw new Error(`${nameOf(uri)} has unsaved changes. Save it first.`);
  }
  const { hash } = await app.server.request<ReadResult>("muster/read", { uri });
  const edit = ids
    ? await app.server.request<WorkspaceEdit | null>("workspace/willRenameFiles", { files: [{ oldUri: uri, newUri: to }] })
    : null;
  await app.server.request("muster/rename", { uri, to, was: hash });
  app.forget(uri);
  app.server.moved([{ uri, there: false }, { uri: to, there: true }]);
  if (edit) await applyMoved(app, edit, uri, to);
  await app.loadShelf();
  app.say(`${nameOf(uri)} is now ${nameOf(to)}.`, false, { label: "Undo", run: () => rename(app, to, old, ids) });
}

/** Applies and saves edits. Those of a file that has moved are for its new place. */
async function applyMoved(app: App, edit: WorkspaceEdit, uri: string, to: string): Promise<void> {
  const documentChanges = (edit.documentChanges ?? []).map((d) =>
    d.textDocument.uri === uri ? { ...d, textDocument: { uri: to, version: null } } : d);
  const before = app.unsaved.peek().map((f) => f.uri);
  await app.server.applyEdit({ documentChanges }, "input.rename");
  for (const { textDocument } of documentChanges) {
    const file = app.files.get(textDocument.uri);
    // Other changes of a file are saved when the person says so.
    if (file && !before.includes(file.uri)) await app.saveFile(file);
  }
}

/** Saves a copy of a file, with an id and a title of its own. */
async function duplicate(app: App, f: ShelfFile): Promise<void> {
  const { uri, text } = await app.server.request<TextFile>("muster/duplicate", { kind: f.kind, id: f.id });
  await app.server.request("muster/save", { uri, text, was: "" });
  app.server.moved([{ uri, there: true }]);
  await app.loadShelf();
  const made = app.shelf.peek().find((x) => x.uri === uri && !x.library);
  app.say(`Saved a copy as ${nameOf(uri)}.`, false, made && { label: "Undo", run: () => remove(app, made) });
}

/** Deletes a file. Its text, and unsaved changes of it, stay among the deleted drafts. */
async function remove(app: App, f: ShelfFile): Promise<void> {
  const { uri } = f;
  await discardAll(app, uri);
  const { hash } = await app.server.request<ReadResult>("muster/read", { uri });
  await app.server.request("muster/delete", { uri, was: hash });
  app.forget(uri);
  app.server.moved([{ uri, there: false }]);
  await app.loadShelf();
  offerUndo(app, uri, (d) => d.hash === hash);
}

/** Deletes the unsaved changes of a file, and of its map. Their texts stay among the deleted drafts. */
export async function discard(app: App, uri: string, map?: string): Promise<void> {
  for (const u of map === undefined ? [uri] : [uri, map]) {
    await discardAll(app, u);
    app.forget(u);
  }
  await app.loadShelf();
  if (map === undefined) offerUndo(app, uri, (d) => d.hash !== d.was);
  else app.say(`Deleted ${nameOf(uri)} and ${nameOf(map)}. They are in the list “Deleted”.`);
}

/** Offers to restore the newest deleted draft of a file. */
function offerUndo(app: App, uri: string, wanted: (d: Draft) => boolean): void {
  const draft = app.deleted.peek().find((d) => d.uri === uri && wanted(d));
  app.say(`Deleted ${nameOf(uri)}.`, false, draft && { label: "Undo", run: () => restore(app, draft) });
}

/** Moves all unsaved texts of a file to the deleted drafts. */
async function discardAll(app: App, uri: string): Promise<void> {
  const file = app.files.get(uri);
  const drafts = app.drafts.peek().filter((d) => d.uri === uri);
  const texts = new Map(drafts.map((d) => [d.text, d.was ?? ""]));
  if (file?.unsaved.peek()) texts.set(file.text, file.hash.peek());
  for (const [text, was] of texts) await app.server.request("muster/draft", { uri, text, was, deleted: true });
  for (const { hash } of drafts) await app.server.request("muster/draft/drop", { uri, hash });
}

/** Restores a deleted text: a file under its name, a draft as unsaved work. */
export async function restore(app: App, d: Draft): Promise<void> {
  const { uri, text, hash, was } = d;
  if (was === hash) {
    await app.server.request("muster/save", { uri, text, was: "" }).catch((reason: unknown) => {
      if (reason instanceof RpcError && reason.code === conflictCode) {
        throw new Error(`There is another file ${nameOf(uri)} now. Rename that file, then restore this one.`);
      }
      throw reason;
    });
    app.server.moved([{ uri, there: true }]);
  } else {
    if (app.files.get(uri)?.unsaved.peek() || app.drafts.peek().some((x) => x.uri === uri)) {
      throw new Error(`There are other unsaved changes of ${nameOf(uri)}. Save or delete them first.`);
    }
    app.forget(uri);
    await app.server.request("muster/draft", { uri, text, was: was ?? "" });
  }
  await app.server.request("muster/draft/drop", { uri, hash, deleted: true });
  await app.loadShelf();
  app.say(`Restored ${nameOf(uri)}.`);
}

/** Lists deleted files and drafts. */
export function Deleted({ app }: { app: App }) {
  const list = app.deleted.value;
  if (list.length === 0) return null;
  return (
    <details class="deleted">
      <summary>Deleted <small>{list.length}</small></summary>
      <ul>
        {list.map((d) => (
          <li key={`${d.uri} ${d.hash}`}>
            <span>{nameOf(d.uri)} <small>{[d.was === d.hash ? "" : "unsaved changes", d.saved && timeOf(d.saved)].filter(Boolean).join(", ")}</small></span>
            <button type="button" aria-label={`Restore ${nameOf(d.uri)}`} onClick={() => void restore(app, d).catch((r: unknown) => app.fail(r))}>Restore</button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns a time in the form of the browser's language. */
export function timeOf(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
