// The findings of the board's files.
import { useSignal } from "@preact/signals";
import type { App, Finding } from "./app";
import { nameOf } from "./files";
import { textOf } from "./markdown";
import type { CodeAction } from "./protocol";

const severityNames = ["error", "warning", "note", "hint"];

/** Shows the list of findings. */
export function Findings({ app }: { app: App }) {
  const list = app.findings.value;
  const checked = app.uris.value.every((uri) => {
    const file = app.files.all.value.find((f) => f.uri === uri);
    return !file || (app.files.changes.value, file.checked.value >= file.version || file.checked.value === 0);
  });
  return (
    <div class="findings" hidden={app.tab.value !== "findings"} role="tabpanel" id="panel-findings" aria-labelledby="tab-findings" aria-busy={!checked}>
      {list.length === 0 && <p class="empty">{checked ? "No findings." : "Checking…"}</p>}
      <ul>
        {list.map((f) => <Item key={`${f.file.uri} ${f.diagnostic.code} ${f.diagnostic.message} ${f.diagnostic.range.start.line}`} app={app} finding={f} />)}
      </ul>
    </div>
  );
}

function Item({ app, finding }: { app: App; finding: Finding }) {
  const open = useSignal(false);
  const actions = useSignal<CodeAction[]>([]);
  const { diagnostic: d, file } = finding;
  const severity = severityNames[(d.severity ?? 1) - 1] ?? "error";
  const toggle = () => {
    open.value = !open.peek();
    if (!open.peek()) return;
    app.follow(finding);
    app.server.actions(file, d.range, [d]).then((l) => (actions.value = l), (r: unknown) => app.fail(r));
  };
  const apply = (a: CodeAction) => void (a.edit && app.server.applyEdit(a.edit, "input.fix").catch((r: unknown) => app.fail(r)));
  const witness = d.data?.witness;
  return (
    <li class={`finding ${severity}`}>
      <button type="button" aria-expanded={open.value} onClick={toggle}>
        <span class="severity">{severity}</span>
        <span class="what">{d.message}</span>
        <span class="where">{nameOf(file.uri)}:{d.range.start.line + 1}</span>
      </button>
      {open.value && (
        <div class="more">
          {d.data?.help && <p>{textOf(d.data.help)}</p>}
          {typeof witness === "string" && <pre>{witness}</pre>}
          {d.relatedInformation?.map((r) => <p class="related">{nameOf(r.location.uri)}:{r.location.range.start.line + 1}: {r.message}</p>)}
          <p class="codes">{[d.code, ...(d.data?.rules ?? [])].filter(Boolean).map((c) => <code>{c}</code>)}</p>
          <div class="buttons">
            {actions.value.map((a) => <button type="button" onClick={() => apply(a)}>{a.title}</button>)}
            <button type="button" onClick={() => { app.tab.value = "text"; app.follow(finding); }}>Show in text</button>
          </div>
        </div>
      )}
    </li>
  );
}
