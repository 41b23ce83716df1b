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
  run: (store: IDBObjectStore, set: (result: R) => void, other: (name: keyof typeof tables) => IDBObjectStore) => void,
): Promise<R> {
  const db = await open();
  return new Promise<R>((resolve, reject) => {
    let result: R;
    const tx = db.transaction(mode === "readonly" ? table : Object.keys(tables), mode, { durability: "strict" });
    tx.oncomplete = () => resolve(result);
    tx.onabort = () => reject(tx.error ?? new Error("This browser did not store the file."));
    run(tx.objectStore(table), (r) => (result = r), (name) => tx.objectStore(name));
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

/** Returns the tab of a deleted draft: each text has its own, so that none is replaced. */
export function deletedTab(hash: string): string {
  return `deleted ${hash}`;
}

/** Removes a file if its present text is `was`, and stores the draft with that. Returns the text that is there at the end. */
export function removeFile(name: string, was: string, draft: Omit<KeptDraft, "tab"> | null): Promise<string | null> {
  return transaction("files", "readwrite", (store, set, other) => {
    const present: IDBRequest<string | undefined> = store.get(name);
    present.onsuccess = () => {
      const now = present.result ?? null;
      if (now !== null && now !== was) {
        set(now);
        return;
      }
      set(null);
      store.delete(name);
      if (draft) other("drafts").put({ ...draft, tab: deletedTab(draft.hash) });
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

/** Removes the drafts of a file with a hash, of all tabs: the deleted ones, or the others. */
export function dropDrafts(uri: string, hash: string, deleted: boolean): Promise<void> {
  return transaction("drafts", "readwrite", (store) => {
    store.openCursor().onsuccess = (event) => {
      const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      const draft = cursor.value as KeptDraft;
      if (draft.uri === uri && draft.hash === hash && (draft.deleted ?? false) === deleted) cursor.delete();
      cursor.continue();
    };
  });
}
