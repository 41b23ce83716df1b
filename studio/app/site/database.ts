// The files and drafts of this browser, in IndexedDB: its transactions are all or nothing, also with several tabs, and
// pages and workers can both use it.
import type { Draft } from "../protocol";

/** A draft with the tab that wrote it. */
export interface KeptDraft extends Draft {
  tab: string;
  saved: string;
}

/** The tables: files by their name in the project, drafts by their tab and URI. */
const tables = { files: undefined, drafts: ["tab", "uri"] };

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("muster-studio", 1);
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(tables)) request.result.createObjectStore(name, keyPath ? { keyPath } : {});
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("This browser keeps no files."));
  });
  return opening;
}

/** Runs a transaction. Its result is what `run` has set when everything is stored. */
async function transaction<R>(
  table: keyof typeof tables,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore, set: (result: R) => void) => void,
): Promise<R> {
  const db = await open();
  return new Promise<R>((resolve, reject) => {
    let result: R;
    const tx = db.transaction(table, mode, { durability: "strict" });
    tx.oncomplete = () => resolve(result);
    tx.onabort = () => reject(tx.error ?? new Error("This browser did not store the file."));
    run(tx.objectStore(table), (r) => (result = r));
  });
}

/** Opens the database, so that a later transaction begins at once. */
export function prepare(): Promise<unknown> {
  return open();
}

/** Returns all files by name. */
export function allFiles(): Promise<Record<string, string>> {
  return transaction("files", "readonly", (store, set) => {
    const files: Record<string, string> = {};
    set(files);
    store.openCursor().onsuccess = (event) => {
      const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      files[cursor.key as string] = cursor.value as string;
      cursor.continue();
    };
  });
}

/** Sets the text of a file if its present text is `was`, null for none. Returns the text that is there at the end. */
export function replaceFile(name: string, was: string | null, text: string): Promise<string | null> {
  return transaction("files", "readwrite", (store, set) => {
    const present: IDBRequest<string | undefined> = store.get(name);
    present.onsuccess = () => {
      const now = present.result ?? null;
      set(now === was ? text : now);
      if (now === was) store.put(text, name);
    };
  });
}

export function allDrafts(): Promise<KeptDraft[]> {
  return transaction("drafts", "readonly", (store, set) => {
    const all: IDBRequest<KeptDraft[]> = store.getAll();
    all.onsuccess = () => set(all.result.sort((a, b) => b.saved.localeCompare(a.saved)));
  });
}

/** Stores a draft in place of the earlier one of its tab and file. */
export function keepDraft(draft: KeptDraft): Promise<void> {
  return transaction("drafts", "readwrite", (store) => void store.put(draft));
}

/** Removes the drafts of a file with a hash, of all tabs. */
export function dropDrafts(uri: string, hash: string): Promise<void> {
  return transaction("drafts", "readwrite", (store) => {
    store.openCursor().onsuccess = (event) => {
      const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      const draft = cursor.value as KeptDraft;
      if (draft.uri === uri && draft.hash === hash) cursor.delete();
      cursor.continue();
    };
  });
}
