// The sheet of a file as it is printed.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { App } from "./app";
import { download, png } from "./download";
import { type Pages, paginate, spilled } from "./pages";
import type { PrintSettings, Sheet } from "./protocol";
import { Cancelled } from "./rpc";

/** How long after the last change the sheet is made, in milliseconds. */
const pause = 400;

/** The least width of an enlarged preview with two pages in a row, in CSS pixels. */
const roomForTwo = 640;

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
  const pages = useSignal<Pages | undefined>(undefined);
  const enlarged = useSignal(false);
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
  const invalid = app.findings.value.some((f) => f.file === file && f.diagnostic.severity === 1); // the findings say which
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
        <button type="button" class="primary" disabled={!made} onClick={() => print(made?.html ?? "")}>Print…</button>
        <button type="button" disabled={!made?.svg} onClick={picture(async (svg) => download(`${made?.name}.png`, await png(svg, pngWidth)))}>Map as PNG</button>
        <button type="button" disabled={!made?.svg} onClick={picture((svg) => download(`${made?.name}.svg`, new Blob([svg], { type: "image/svg+xml" })))}>Map as SVG</button>
        <button type="button" disabled={!made?.markdown} onClick={() => void copy()}>Copy as Markdown</button>
      </div>
      {error.value && (
        <p class="refused" role="status">
          {made ? "The sheet is not up to date" : "There is no sheet"} because {invalid ? "the file has errors: fix them first" : error.value}.
          {invalid && <button type="button" onClick={() => (app.tab.value = "findings")}>Show the findings</button>}
        </p>
      )}
      {made && pages.value && (
        <div class="sides">
          <p role="status">{pages.value.count === 1 ? "1 side" : `${pages.value.count} sides`}, {capital(chosen.value.paper || (settings.value?.papers[0] ?? ""))}</p>
          <button type="button" aria-pressed={enlarged.value} onClick={() => (enlarged.value = !enlarged.peek())}>{enlarged.value ? "Shrink" : "Enlarge"}</button>
        </div>
      )}
      {made && pages.value && !chosen.value.part && !chosen.value.large && spilled(pages.value) !== "" && <p class="spilled" role="status">{spilled(pages.value)}</p>}
      {made && <Paper html={made.html} pages={pages} enlarged={enlarged} />}
      {!made && !error.value && <p class="empty">Making the sheet…</p>}
    </>
  );
}

/** Opens the print dialog of the browser for a page. */
function print(html: string): void {
  document.querySelector(".printer")?.remove();
  const frame = document.createElement("iframe");
  frame.className = "printer";
  frame.setAttribute("sandbox", "allow-same-origin allow-modals");
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frame.srcdoc = html;
  frame.onload = () => frame.contentWindow?.print();
  document.body.append(frame);
}

/** Shows a sheet in pages. Nothing in it can run: the sandbox allows no scripts. */
function Paper({ html, pages, enlarged }: { html: string; pages: Signal<Pages | undefined>; enlarged: Signal<boolean> }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useSignal(0);
  const top = useRef(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => (room.value = element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    top.current = frame.current?.contentWindow?.scrollY ?? 0;
    if (frame.current) frame.current.srcdoc = html;
  }, [html]);
  useEffect(() => {
    if (!enlarged.value) return;
    const shrink = (event: KeyboardEvent) => {
      if (event.key === "Escape") enlarged.value = false;
    };
    addEventListener("keydown", shrink);
    return () => removeEventListener("keydown", shrink);
  }, [enlarged.value]);
  const onLoad = () => {
    const doc = frame.current?.contentDocument;
    if (!doc?.body.firstElementChild) return;
    pages.value = paginate(doc);
    frame.current?.contentWindow?.scrollTo(0, top.current);
  };
  const { widest, narrowest } = pages.value ?? { widest: 842, narrowest: 842 };
  const width = enlarged.value && room.value >= roomForTwo ? Math.max(widest, 2 * narrowest) : widest;
  const scale = room.value / width || 1;
  return (
    <div class={enlarged.value ? "paper enlarged" : "paper"} ref={box}>
      {enlarged.value && <button type="button" class="shrink" onClick={() => (enlarged.value = false)}>Shrink</button>}
      <iframe
        ref={frame} title="The sheet" sandbox="allow-same-origin allow-modals"
        style={{ width: `${width}px`, height: `${100 / scale}%`, transform: `scale(${scale})` }} onLoad={onLoad}
      />
    </div>
  );
}
