// The findings of the board's files.
import { effect, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type App, type Finding, keyOf } from "./app";
import { nameOf } from "./files";
import { useKeptFocus } from "./focus";
import { Markdown, textOf } from "./markdown";
import type { CodeAction, Diagnostic, TextEdit } from "./protocol";
import { WitnessButton } from "./witness";

const severityNames = ["error", "warning", "note", "hint"];

/** Shows the list of findings. */
export function Findings({ app }: { app: App }) {
  const list = app.findings.value;
  const checked = app.uris.value.every((uri) => {
    const file = app.files.all.value.find((f) => f.uri === uri);
    return !file || (app.files.changes.value, file.checked.value >= file.version || file.checked.value === 0);
  });
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(panel, ".finding > button", () => document.getElementById("tab-findings"));
  return (
    <div ref={panel} class="findings" hidden={app.tab.value !== "findings"} role="tabpanel" id="panel-findings" aria-labelledby="tab-findings" aria-busy={!checked}>
      {list.length === 0 && <p class="empty">{checked ? "No findings." : "Checking…"}</p>}
      <ul>
        {list.map((f) => <Item key={keyOf(f)} app={app} finding={f} />)}
      </ul>
    </div>
  );
}

function Item({ app, finding }: { app: App; finding: Finding }) {
  const open = useSignal(false);
  const actions = useSignal<CodeAction[]>([]);
  const page = useSignal("");
  const button = useRef<HTMLButtonElement>(null);
  const { diagnostic: d, file } = finding;
  const key = keyOf(finding);
  const severity = severityNames[(d.severity ?? 1) - 1] ?? "error";
  const unfold = () => {
    open.value = true;
    app.follow(finding);
    app.server.actions(file, d.range, [d]).then((l) => (actions.value = l.filter((a) => concerns(a, d))), (r: unknown) => app.fail(r));
  };
  useEffect(() => effect(() => {
    if (app.asked.value.key !== key) return;
    unfold();
    button.current?.scrollIntoView({ block: "start" });
    button.current?.focus({ preventScroll: true });
  }), [key]);
  const explain = () => {
    app.server.request<{ text: string }>("muster/explain", { code: d.code }).then(({ text }) => (page.value = text), (r: unknown) => app.fail(r));
  };
  const apply = (action: CodeAction) => {
    const run = (a: CodeAction) => void (a.edit && app.server.applyEdit(a.edit, "input.fix").catch((r: unknown) => app.fail(r)));
    if (!wantsReason(action)) run(action);
    else app.dialog.value = { kind: "reason", title: action.title, run: (reason) => run(withReason(action, reason)) };
  };
  const witness = d.data?.witness;
  return (
    <li class={`finding ${severity}`}>
      <button ref={button} type="button" aria-expanded={open.value} onClick={() => (open.peek() ? (open.value = false) : unfold())}>
        <span class="severity">{severity}</span>
        <span class="what">{d.message}</span>
        <span class="where">{nameOf(file.uri)}:{d.range.start.line + 1}</span>
      </button>
      {open.value && (
        <div class="more">
          {d.data?.help && <p>{textOf(d.data.help)}</p>}
          {witness && <p class="witness">{witness.kind}: {witness.text}{witness.command && <small> Show it in a terminal: <code>{witness.command}</code></small>}</p>}
          {d.relatedInformation?.filter((r) => r.message !== "also here").map((r) => <p class="related">{nameOf(r.location.uri)}:{r.location.range.start.line + 1}: {r.message}</p>)}
          <p class="codes">{[d.code, ...(d.data?.rules ?? [])].filter(Boolean).map((c) => <code>{c}</code>)}</p>
          {page.value && <Markdown text={page.value} />}
          <div class="buttons">
            <WitnessButton app={app} finding={finding} />
            {actions.value.map((a) => <button type="button" onClick={() => apply(a)}>{a.title}{wantsReason(a) ? "…" : ""}</button>)}
            <button type="button" onClick={() => { app.tab.value = "text"; app.follow(finding); }}>Show in text</button>
            {!page.value && <button type="button" onClick={explain}>Explain</button>}
          </div>
        </div>
      )}
    </li>
  );
}

/** Reports whether an action is about a finding: those at the same place come too. */
function concerns(action: CodeAction, d: Diagnostic): boolean {
  return !action.diagnostics?.length || action.diagnostics.some((x) => x.code === d.code && x.message === d.message);
}

const noReason = /reason = ""/;

/** Returns all edits of an action. */
function editsOf(action: CodeAction): TextEdit[] {
  const { changes = {}, documentChanges = [] } = action.edit ?? {};
  return [...Object.values(changes).flat(), ...documentChanges.flatMap((c) => c.edits)];
}

/** Reports whether an action writes a waiver, which needs a reason. */
function wantsReason(action: CodeAction): boolean {
  return editsOf(action).some((e) => noReason.test(e.newText));
}

/** Returns an action with the reason of its waiver. TOML escapes what JSON escapes. */
function withReason(action: CodeAction, reason: string): CodeAction {
  const out = structuredClone(action);
  for (const e of editsOf(out)) e.newText = e.newText.replace(noReason, () => `reason = ${JSON.stringify(reason)}`);
  return out;
}
