// The whole page.
import { type ComponentChildren, type ComponentType, render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { App, type TabId, watch } from "./app";
import { Board } from "./board";
import { PiecesPanel } from "./cards";
import { Dialogs } from "./dialogs";
import { kindOf, nameOf } from "./files";
import { Findings } from "./findings";
import { FormPage, FormPanel } from "./form";
import { listen } from "./keys";
import { PrintPanel } from "./print";
import { receive, Share } from "./share";
import { Shelf } from "./shelf";
import { extensionsOf, TextPanel } from "./text";
import type { Transport } from "./transport";
import { Tray } from "./tray";
import { Tutorial } from "./tutorial";
import { Witness } from "./witness";

/** Buttons that only one form of Studio has. */
type Extra = ComponentType<{ app: App }>;

/** Shows the page over a transport. */
export function show(transport: Transport, extra: Extra = () => null): App {
  const app = new App(transport);
  app.files.extensions = (file) => extensionsOf(app, file);
  watch(app);
  receive(app);
  listen(app);
  const element = document.getElementById("app");
  if (element) render(<Page app={app} Extra={extra} />, element);
  void app.start();
  return app;
}

function Page({ app, Extra }: { app: App; Extra: Extra }) {
  const message = app.message.value;
  return (
    <>
      {app.root.value ? <Desk app={app} extra={<Extra app={app} />} /> : <Shelf app={app} extra={<Extra app={app} />} />}
      <div class="messages" role="status" aria-live="polite">
        {!app.connected.value && <p class="error">The server does not answer. Your work stays here; the page tries again.</p>}
        {message && (
          <p class={message.error ? "error" : ""}>
            {message.text}
            {message.action && <button type="button" onClick={() => void act(app)}>{message.action.label}</button>}
          </p>
        )}
      </div>
      <Dialogs app={app} />
    </>
  );
}

/** Does what the message offers. */
async function act(app: App): Promise<void> {
  const action = app.message.peek()?.action;
  app.message.value = undefined;
  await action?.run().catch((r: unknown) => app.fail(r));
}

/** The names of the form by the kind of the file. */
const forms: Record<string, string> = { map: "Map", adventure: "Adventure", deploycards: "Card set" };

function Desk({ app, extra }: { app: App; extra: ComponentChildren }) {
  const kind = kindOf(app.root.value?.uri ?? "");
  useEffect(() => {
    if (kind === "rulebook" && app.tab.peek() !== "text") app.tab.value = "findings"; // its form is not a tab
  }, [kind]);
  return (
    <div class="desk">
      <TopBar app={app} extra={extra} />
      {kind !== "rulebook" && <Tray app={app} />}
      {kind === "rulebook" ? <FormPage app={app} /> : kind === "deploycards" ? <div class="over-pieces"><Board app={app} /><PiecesPanel app={app} /></div> : <Board app={app} />}
      <Witness app={app} />
      <aside class="side" aria-label="Findings, text, form and sheet">
        <div class="tabs" role="tablist">
          <Tab app={app} id="findings">Findings <Count app={app} /></Tab>
          <Tab app={app} id="text">Text</Tab>
          {kind !== "rulebook" && <Tab app={app} id="form">{forms[kind] ?? "Form"}</Tab>}
          {kind !== "rulebook" && <Tab app={app} id="print">Print</Tab>}
        </div>
        <Findings app={app} />
        <TextPanel app={app} />
        <FormPanel app={app} />
        <PrintPanel app={app} />
      </aside>
      <Tutorial app={app} />
    </div>
  );
}

function TopBar({ app, extra }: { app: App; extra: ComponentChildren }) {
  const root = app.root.value;
  const entry = app.entry.value;
  const unsaved = app.unsaved.value.filter((f) => app.uris.value.includes(f.uri));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [root]); // what had the focus on the start page is gone
  return (
    <header class="top">
      <button type="button" onClick={() => void app.close()}>All files</button>
      <h1 ref={title} tabIndex={-1}>
        {entry?.name || (root ? nameOf(root.uri) : "")}
        {unsaved.length > 0 && <span class="dot" title={`unsaved: ${unsaved.map((f) => nameOf(f.uri)).join(", ")}`} role="img" aria-label="unsaved">•</span>}
      </h1>
      {root && root.hash.value === "" && <span class="badge">not saved yet</span>}
      {root?.readOnly && <span class="badge">read-only</span>}
      <span class="game">{[entry?.gameName, entry?.what].filter(Boolean).join(" · ")}</span>
      <span class="space" />
      {extra}
      <button type="button" title="Undo (Ctrl+Z)" aria-disabled={!app.canUndo.value} onClick={() => app.undo()}>Undo</button>
      <button type="button" title="Redo (Ctrl+Shift+Z)" aria-disabled={!app.canRedo.value} onClick={() => app.redo()}>Redo</button>
      <Share app={app} />
      <button type="button" class="primary" title="Save (Ctrl+S)" aria-disabled={unsaved.length === 0} onClick={() => void app.save()}>Save</button>
    </header>
  );
}

/** The tabs from left to right. */
const tabs: readonly TabId[] = ["findings", "text", "form", "print"];

function Tab({ app, id, children }: { app: App; id: TabId; children: ComponentChildren }) {
  const selected = app.tab.value === id;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const shown = tabs.filter((t) => document.getElementById(`tab-${t}`));
    const next = shown.indexOf(id) + (event.key === "ArrowLeft" ? shown.length - 1 : 1);
    app.tab.value = shown[next % shown.length] ?? id;
    document.getElementById(`tab-${app.tab.peek()}`)?.focus();
  };
  return (
    <button type="button" role="tab" id={`tab-${id}`} aria-controls={`panel-${id}`} aria-selected={selected} tabIndex={selected ? 0 : -1} onKeyDown={onKeyDown} onClick={() => (app.tab.value = id)}>
      {children}
    </button>
  );
}

function Count({ app }: { app: App }) {
  const list = app.findings.value;
  const errors = list.filter((f) => (f.diagnostic.severity ?? 1) === 1).length;
  return list.length === 0 ? null : <span class={errors > 0 ? "count error" : "count"}>{list.length}</span>;
}
