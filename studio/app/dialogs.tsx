// The dialogs of the page.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { App, Dialog } from "./app";
import { nameOf } from "./files";
import { keyHelp, letterKeys, useLetterKeys } from "./keys";

/** Shows the dialog that is asked for. */
export function Dialogs({ app }: { app: App }) {
  const dialog = app.dialog.value;
  return dialog ? <Modal app={app} dialog={dialog} /> : null;
}

function Modal({ app, dialog }: { app: App; dialog: Dialog }) {
  const element = useRef<HTMLDialogElement>(null);
  const opener = useRef(document.activeElement);
  useEffect(() => element.current?.showModal(), [dialog]);
  // A dialog that is removed gives nothing its focus back. The opener can have it when the dialog is gone.
  useEffect(() => () => queueMicrotask(() => {
    const { current } = opener;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!lost) return;
    if (current?.isConnected && (current instanceof HTMLElement || current instanceof SVGElement)) current.focus();
    else document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(); // what opened it is gone
  }), []);
  const close = () => {
    if (app.dialog.peek() === dialog) app.dialog.value = undefined; // what ends late must not close the next one
  };
  return (
    <dialog ref={element} class={dialog.kind} aria-labelledby="dialog-title" onClose={() => !element.current?.open && close()}>
      {dialog.kind === "conflict" && <Conflict app={app} dialog={dialog} close={close} />}
      {dialog.kind === "view" && dialog.view(close)}
      {dialog.kind === "keys" && <Keys close={close} />}
      {dialog.kind === "reason" && <Reason dialog={dialog} close={close} />}
      {dialog.kind === "rename" && <Rename app={app} dialog={dialog} close={close} />}
      {dialog.kind === "choose" && (
        <>
          <h2 id="dialog-title">{dialog.title}</h2>
          <ul>
            {dialog.options.map((o) => (
              <li><button type="button" onClick={() => { close(); o.run(); }}>{o.label}{o.detail && <small>{o.detail}</small>}</button></li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  );
}

function Conflict({ app, dialog, close }: { app: App; dialog: Dialog & { kind: "conflict" }; close: () => void }) {
  const { file, disk, hash } = dialog;
  const mine = file.text;
  if (hash === "") {
    return (
      <>
        <h2 id="dialog-title">{nameOf(file.uri)} was deleted</h2>
        <p>The file was deleted or renamed after you opened it. Your text is still here.</p>
        <div class="buttons">
          <button type="button" onClick={() => { app.resolve(file, disk, hash, true); void app.saveFile(file); }}>Save it again</button>
          <button type="button" onClick={close}>Decide later</button>
        </div>
      </>
    );
  }
  return (
    <>
      <h2 id="dialog-title">{nameOf(file.uri)} changed on disk</h2>
      <p>Another program saved this file after you opened it. Nothing was overwritten.</p>
      <div class="both">
        <Side title="Your text" text={mine} other={disk} />
        <Side title="On disk" text={disk} other={mine} />
      </div>
      <div class="buttons">
        <button type="button" onClick={() => app.resolve(file, disk, hash, true)}>Keep my text</button>
        <button type="button" onClick={() => app.resolve(file, disk, hash, false)}>Use the text on disk</button>
        <button type="button" onClick={close}>Decide later</button>
      </div>
    </>
  );
}

/** Shows a text, with the lines marked that the other text does not have. */
function Side({ title, text, other }: { title: string; text: string; other: string }) {
  const known = new Set(other.split("\n"));
  return (
    <section>
      <h3>{title}</h3>
      <pre tabIndex={0}>{text.split("\n").map((line) => <span class={known.has(line) ? "" : "differs"}>{line + "\n"}</span>)}</pre>
    </section>
  );
}

function Rename({ app, dialog, close }: { app: App; dialog: Dialog & { kind: "rename" }; close: () => void }) {
  const name = useSignal(dialog.name);
  const submit = (event: Event) => {
    event.preventDefault();
    close();
    if (name.peek() !== dialog.name) dialog.rename(name.peek()).catch((r: unknown) => app.fail(r));
  };
  return (
    <form onSubmit={submit}>
      <h2 id="dialog-title">Rename {dialog.name}</h2>
      <label>New name <input value={name.value} onInput={(e) => (name.value = e.currentTarget.value)} /></label>
      <div class="buttons">
        <button type="submit">Rename</button>
        <button type="button" onClick={close}>Cancel</button>
      </div>
    </form>
  );
}

/** Lists the keys. */
function Keys({ close }: { close: () => void }) {
  return (
    <>
      <h2 id="dialog-title">Keys</h2>
      <div class="key-list">
        {keyHelp.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>{keys.map(([key, what]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{what}</dd></div>)}</dl>
          </section>
        ))}
      </div>
      <label class="check">
        <input type="checkbox" checked={letterKeys.value} onChange={(e) => useLetterKeys(e.currentTarget.checked)} />
        Keys without Ctrl work on the whole page. Off: only the keys of a hex with the focus do.
      </label>
      <div class="buttons"><button type="button" onClick={close}>Close</button></div>
    </>
  );
}

/** Asks for the reason of a waiver. */
function Reason({ dialog, close }: { dialog: Dialog & { kind: "reason" }; close: () => void }) {
  const reason = useSignal("");
  const submit = (event: Event) => {
    event.preventDefault();
    close();
    dialog.run(reason.peek().trim());
  };
  return (
    <form onSubmit={submit}>
      <h2 id="dialog-title">{dialog.title}</h2>
      <p>The reason is written into the file. The finding is then no longer shown.</p>
      <label>Reason <input required pattern=".*\S.*" value={reason.value} onInput={(e) => (reason.value = e.currentTarget.value)} /></label>
      <div class="buttons">
        <button type="submit">Waive</button>
        <button type="button" onClick={close}>Cancel</button>
      </div>
    </form>
  );
}
