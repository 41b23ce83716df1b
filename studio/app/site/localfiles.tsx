// Files of the computer: opened into the browser's project, and downloaded from it.
import type { App } from "../app";
import { download } from "../download";
import { type File as OpenFile, nameOf } from "../files";
import { conflictCode } from "../protocol";
import { RpcError } from "../rpc";

/** Shows the buttons for files of the computer. */
export function LocalFiles({ app }: { app: App }) {
  if (app.root.value) {
    return (
      <button type="button" title="Download the files of this board" onClick={() => downloadAll(app)}>Download</button>
    );
  }
  return (
    <label class="local">
      Add files…
      <input type="file" multiple accept=".toml" onChange={(e) => {
        void add(app, [...(e.currentTarget.files ?? [])]);
        e.currentTarget.value = "";
      }} />
    </label>
  );
}

function downloadAll(app: App): void {
  const uris = app.uris.peek();
  for (const file of app.files.all.peek().filter((f) => uris.includes(f.uri))) {
    download(nameOf(file.uri), new Blob([file.text], { type: "application/toml" }));
  }
}

async function add(app: App, list: File[]): Promise<void> {
  try {
    const project = await app.server.request<{ uri: string }>("muster/project", {});
    for (const file of list) await addFile(app, `${project.uri}/${encodeURIComponent(file.name)}`, await file.text());
    await app.loadShelf();
  } catch (reason) {
    app.fail(reason);
  }
}

/** Saves a new file. A file that exists with another text is opened, and the new text is a change that undo takes back. */
async function addFile(app: App, uri: string, text: string): Promise<void> {
  const open = app.files.get(uri);
  if (!open) {
    try {
      await app.server.request("muster/save", { uri, text, was: "" });
      return;
    } catch (reason) {
      if (!(reason instanceof RpcError) || reason.code !== conflictCode) throw reason;
    }
  }
  const file: OpenFile = open ?? (await app.files.open(uri));
  if (file.text === text) return;
  file.dispatch({ changes: { from: 0, to: file.doc.length, insert: text }, userEvent: "input.file" });
  app.say(`${nameOf(uri)} exists: it is open with the new text, which is not saved yet.`);
}
