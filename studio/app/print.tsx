// The sheet of a file as it is printed.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { App } from "./app";
import { download, png } from "./download";
import type { PrintSettings, Sheet } from "./protocol";
import { Cancelled } from "./rpc";

/** How long after the last change the sheet is made, in milliseconds. */
const pause = 400;

/** The width of the page in the preview, in CSS pixels: its widest map fits. */
const pageWidth = 960;

/** The width of pictures, in pixels. */
const pngWidth = 2400;

/** Shows the tab with the sheet. */
export function PrintPanel({ app }: { app: App }) {
  const shown = app.tab.value === "print";
  return (
    <div class="print" hidden={!shown} role="tabpanel" id="panel-print" aria-labelledby="tab-print">
      {shown && <Preview app={app} />}
    </div>
  );
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Returns the name of a language, in the language of the browser. */
function language(tag: string): string {
  return new Intl.DisplayNames(undefined, { type: "language" }).of(tag) ?? tag;
}

function Preview({ app }: { app: App }) {
  const settings = useSignal<PrintSettings | undefined>(undefined);
  const chosen = useSignal({ paper: "", ink: "", style: "", lang: "", large: false, part: "" });
  const sheet = useSignal<Sheet | undefined>(undefined);
  const error = useSignal("");
  const frame = useRef<HTMLIFrameElement>(null);
  const file = app.root.value;
  const parts = sheet.value?.parts ?? [];
  useEffect(() => {
    app.server.request<PrintSettings>("muster/printing", {}).then((s) => (settings.value = s), (r: unknown) => app.fail(r));
  }, []);
  useEffect(() => {
    if (!file) return;
    let stopped = false;
    const timer = setTimeout(() => {
      app.server.request<Sheet>("muster/sheet", { textDocument: { uri: file.uri }, ...chosen.peek() }).then(
        (s) => {
          if (stopped) return;
          sheet.value = s;
          error.value = "";
          app.printed.value = file.uri;
        },
        (r: unknown) => {
          if (!stopped && !(r instanceof Cancelled)) {
            error.value = r instanceof Error ? r.message : String(r);
            app.printed.value = "";
          }
        },
      );
    }, sheet.peek() ? pause : 0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [file, chosen.value, app.files.changes.value]);
  const set = (change: Partial<typeof chosen.value>) => (chosen.value = { ...chosen.peek(), ...change });
  const made = sheet.value;
  const picture = (run: (svg: string) => Promise<void> | void) => async () => {
    if (made?.svg) await Promise.resolve(run(made.svg)).catch((r: unknown) => app.fail(r));
  };
  const copy = () => navigator.clipboard.writeText(made?.markdown ?? "").then(
    () => app.say("The sheet is in the clipboard, as Markdown."), (r: unknown) => app.fail(r));
  const pick = (label: string, key: "paper" | "ink" | "style" | "lang" | "part", list: string[] | undefined, named = capital) => (
    <label>
      <span>{label}</span>
      <select value={chosen.value[key]} onChange={(e) => set({ [key]: e.currentTarget.value })}>
        {list?.map((x, i) => <option key={x} value={i === 0 ? "" : x}>{named(x)}</option>)}
      </select>
    </label>
  );
  return (
    <>
      <div class="options">
        {parts.length > 0 && pick("Print", "part", ["sheet", ...parts])}
        {pick("Paper", "paper", settings.value?.papers)}
        {pick("Ink", "ink", settings.value?.inks)}
        {pick("Boards", "style", settings.value?.styles)}
        {pick("Language", "lang", settings.value?.languages, language)}
        <label class="check"><input type="checkbox" checked={chosen.value.large} onChange={(e) => set({ large: e.currentTarget.checked })} /> Large letters</label>
      </div>
      <div class="buttons">
        <button type="button" class="primary" disabled={!made} onClick={() => frame.current?.contentWindow?.print()}>Print…</button>
        <button type="button" disabled={!made?.svg} onClick={picture(async (svg) => download(`${made?.name}.png`, await png(svg, pngWidth)))}>Map as PNG</button>
        <button type="button" disabled={!made?.svg} onClick={picture((svg) => download(`${made?.name}.svg`, new Blob([svg], { type: "image/svg+xml" })))}>Map as SVG</button>
        <button type="button" disabled={!made?.markdown} onClick={() => void copy()}>Copy as Markdown</button>
      </div>
      {error.value && <p class="refused" role="status">{made ? "The sheet is not up to date: " : "There is no sheet: "}{error.value}</p>}
      {made && <Paper html={made.html} frame={frame} />}
      {!made && !error.value && <p class="empty">Making the sheet…</p>}
    </>
  );
}

/** Shows a page at the width of the column. Nothing in it can run: the sandbox allows no scripts. */
function Paper({ html, frame }: { html: string; frame: { current: HTMLIFrameElement | null } }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  const top = useRef(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => (width.value = element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    top.current = frame.current?.contentWindow?.scrollY ?? 0;
    if (frame.current) frame.current.srcdoc = html;
  }, [html]);
  const scale = width.value / pageWidth || 1;
  return (
    <div class="paper" ref={box}>
      <iframe
        ref={frame} title="The sheet" sandbox="allow-same-origin allow-modals"
        style={{ width: `${pageWidth}px`, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        onLoad={() => frame.current?.contentWindow?.scrollTo(0, top.current)}
      />
    </div>
  );
}
