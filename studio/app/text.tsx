// The text of a file, in the editor.
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { toml } from "@codemirror/legacy-modes/mode/toml";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import {
  drawSelection, EditorView, highlightActiveLine, highlightSpecialChars, hoverTooltip, keymap, lineNumbers, type ViewUpdate,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { App } from "./app";
import { type File, nameOf } from "./files";
import { hexesAt } from "./places";
import { rangeOf } from "./positions";
import { textOf } from "./markdown";

const highlighting = HighlightStyle.define([
  { tag: tags.comment, color: "var(--code-comment)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--code-string)" },
  { tag: [tags.number, tags.bool, tags.atom], color: "var(--code-number)" },
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--code-key)" },
  { tag: tags.bracket, color: "var(--muted)" },
]);

const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "13px", color: "var(--text)", backgroundColor: "var(--panel)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5" },
  ".cm-gutters": { backgroundColor: "var(--panel)", color: "var(--muted)", border: "none" },
  ".cm-activeLine": { backgroundColor: "var(--hover)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--selection)" },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-tooltip": { backgroundColor: "var(--raised)", color: "var(--text)", border: "1px solid var(--line)", borderRadius: "6px", maxWidth: "44ch" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-hover": { padding: "6px 10px", fontFamily: "var(--sans)", whiteSpace: "pre-wrap", lineHeight: "1.45" },
  ".cm-diagnostic": { fontFamily: "var(--sans)", whiteSpace: "pre-wrap" },
  ".cm-panels": { backgroundColor: "var(--raised)", color: "var(--text)" },
  ".cm-selectionMatch, .cm-searchMatch": { backgroundColor: "var(--mark)" },
});

/** Returns the extensions of the editor for a file. */
export function extensionsOf(app: App, file: () => File): Extension {
  return [
    lineNumbers(), lintGutter(), highlightActiveLine(), highlightSpecialChars(), drawSelection(), bracketMatching(), closeBrackets(),
    highlightSelectionMatches(), StreamLanguage.define(toml), syntaxHighlighting(highlighting), theme,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of(() => ({ "aria-label": "Text of the file. Escape, then Tab leaves it.", tabindex: "0" })),
    autocompletion({ override: [(context) => app.server.complete(file(), context)] }),
    hoverTooltip(async (_view, pos) => {
      const found = await app.server.hover(file(), pos);
      if (!found) return null;
      return {
        pos: found.from,
        end: found.to,
        create: () => {
          const dom = document.createElement("div");
          dom.className = "cm-hover";
          dom.textContent = textOf(found.text);
          return { dom };
        },
      };
    }),
    keymap.of([
      { key: "F2", run: (view) => (void rename(app, file(), view), true) },
      { key: "F12", run: (view) => (void define(app, file(), view), true) },
      { key: "Mod-.", run: (view) => (void act(app, file(), view), true) },
      { key: "Shift-Alt-f", run: () => (app.server.format(file()).catch((r: unknown) => app.fail(r)), true) },
      { key: "Mod-Shift-o", run: () => (void outline(app, file()), true) },
      ...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...searchKeymap, ...defaultKeymap, indentWithTab,
    ]),
    EditorView.updateListener.of((update) => follow(app, file(), update)),
  ];
}

/** Lights the hexes that the selection is about. */
function follow(app: App, file: File, update: ViewUpdate): void {
  const hexes = app.hexes.peek();
  if (!update.selectionSet || !update.view.hasFocus || !hexes) return;
  const { from, to } = update.state.selection.main;
  const spots = hexesAt(file.doc, from, to, hexes);
  app.lit.value = new Set(spots.map((s) => s.label));
  if (!spots[0]) return;
  app.tools.cursor.value = spots[0];
  app.tools.bring(spots[0]);
}

async function rename(app: App, file: File, view: EditorView): Promise<void> {
  const pos = view.state.selection.main.head;
  try {
    const name = await app.server.prepareRename(file, pos);
    if (name === null) app.say("There is no name to change here.");
    else app.dialog.value = { kind: "rename", name, rename: (to) => app.server.rename(file, pos, to) };
  } catch (reason) {
    app.fail(reason);
  }
}

async function define(app: App, file: File, view: EditorView): Promise<void> {
  try {
    const found = await app.server.definition(file, view.state.selection.main.head);
    if (!found) {
      app.say("There is no definition of this.");
      return;
    }
    const target = await app.files.open(found.uri);
    const { from, to } = target.offsets(found.range, target.version);
    app.reveal(target, from, to);
  } catch (reason) {
    app.fail(reason);
  }
}

async function act(app: App, file: File, view: EditorView): Promise<void> {
  const { from, to } = view.state.selection.main;
  const here = file.findings.peek().list.filter((d) => {
    const at = file.offsets(d.range, file.findings.peek().version);
    return at.from <= to && at.to >= from;
  });
  const actions = await app.server.actions(file, rangeOf(file.doc, from, to), here).catch((r: unknown) => (app.fail(r), []));
  if (actions.length === 0) {
    app.say("Nothing can be done here.");
    return;
  }
  const options = actions.map((a) => ({
    label: a.title,
    run: () => void (a.edit && app.server.applyEdit(a.edit, "input.fix").catch((r: unknown) => app.fail(r))),
  }));
  app.dialog.value = { kind: "choose", title: "Fixes", options };
}

async function outline(app: App, file: File): Promise<void> {
  const symbols = await app.server.symbols(file).catch((r: unknown) => (app.fail(r), []));
  const { version } = file;
  const options = symbols.flatMap((s) => [s, ...(s.children ?? [])]).map((s) => ({
    label: s.name,
    ...(s.detail ? { detail: s.detail } : {}),
    run: () => {
      const { from, to } = file.offsets(s.selectionRange, version);
      app.reveal(file, from, to);
    },
  }));
  app.dialog.value = { kind: "choose", title: "Go to", options };
}

/** Shows the text of one file. The editor is in a shadow tree: a strict content policy lets it have its styles there. */
export function TextPanel({ app }: { app: App }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    let current: File | undefined;
    let view: EditorView | undefined;
    const leave = () => {
      if (current) current.view = undefined;
      view?.destroy();
      view = undefined;
    };
    const enter = (file: File) => {
      leave();
      current = file;
      view = new EditorView({
        state: file.state.peek(),
        root,
        parent: root,
        dispatchTransactions: (list, v) => {
          v.update(list);
          list.forEach((tr) => file.took(tr));
        },
      });
      view.dom.style.height = "100%";
      file.view = view;
    };
    const stop = effect(() => {
      const file = app.shown.value;
      if (file && file !== current) enter(file);
      if (!file) {
        leave();
        current = undefined;
      }
    });
    app.onReveal = (file, from, to) => {
      if (file !== current) enter(file);
      view?.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    };
    return () => {
      stop();
      leave();
      app.onReveal = () => {};
    };
  }, [app]);
  const files = app.uris.value.flatMap((uri) => app.files.all.value.find((f) => f.uri === uri) ?? []);
  const shown = app.shown.value;
  const list = shown && !files.includes(shown) ? [...files, shown] : files;
  return (
    <div class={app.tab.value === "text" ? "text" : "text away"} role="tabpanel" id="panel-text" aria-labelledby="tab-text">
      {list.length > 1 && (
        <div class="segments" role="group" aria-label="File">
          {list.map((f) => (
            <button type="button" aria-pressed={f === shown} onClick={() => (app.shown.value = f)}>
              {nameOf(f.uri)}
              {f.readOnly && " (read-only)"}
              {f.unsaved.value && <span class="dot" title="unsaved">•</span>}
            </button>
          ))}
        </div>
      )}
      <div class="editor" ref={host} />
    </div>
  );
}
