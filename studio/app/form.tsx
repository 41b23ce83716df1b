// A definition as a form. Each change is a gesture: the text is the only model.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import type { App } from "./app";
import type { Field, Form, Gesture } from "./protocol";

/** How long after the last change the form is read again, in milliseconds. */
const pause = 120;

/** Shows a file without a board as a form in the middle of the page. */
export function FormPage({ app }: { app: App }) {
  return <main class="form wide" aria-label="Rows"><Groups app={app} /></main>;
}

/** Shows the tab with the form of the open file. */
export function FormPanel({ app }: { app: App }) {
  const shown = app.tab.value === "form";
  return (
    <div class="form" hidden={!shown} role="tabpanel" id="panel-form" aria-labelledby="tab-form">
      {shown && <Groups app={app} />}
    </div>
  );
}

function Groups({ app }: { app: App }) {
  const form = useSignal<Form | undefined>(undefined);
  const file = app.root.value;
  useEffect(() => {
    if (!file) return;
    let stopped = false;
    const timer = setTimeout(() => {
      app.server.request<Form>("muster/form", { textDocument: { uri: file.uri } }).then(
        (f) => {
          if (!stopped) form.value = f;
        },
        (r: unknown) => app.fail(r),
      );
    }, form.peek() ? pause : 0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [file, app.files.changes.value]);
  if (!form.value) return <p class="empty" role="status">Reading the file…</p>;
  if (form.value.groups.length === 0) return <p class="empty">There is no form for files of this kind. Edit the text.</p>;
  return (
    <>
      {form.value.groups.map((g, i) => (
        <details key={g.title} open={i === 0 || g.fields.some((f) => f.value !== null || (f.rows?.length ?? 0) > 0)}>
          <summary>{g.title}</summary>
          {g.fields.map((f) => <Entry key={f.path.join(".")} app={app} field={f} />)}
        </details>
      ))}
    </>
  );
}

/** Gives a key a value; undefined removes it. */
function give(app: App, field: Field, value: Gesture["value"] | undefined): void {
  const empty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  if (empty && field.required && field.kind === "number") return; // the text would have no value to show
  if (empty && field.value === null) return;
  const gesture = empty && !field.required ? { do: "unset", path: field.path } : { do: "set", path: field.path, value: value ?? "" };
  void app.gesture(gesture);
}

function Entry({ app, field }: { app: App; field: Field }) {
  switch (field.kind) {
    case "rows": return <Rows app={app} field={field} />;
    case "list": return field.choices && field.choices.length > 0 ? <Checks app={app} field={field} /> : <Words app={app} field={field} />;
    case "flag": return (
      <label class="check" title={field.help}>
        <input type="checkbox" checked={(field.value ?? field.default ?? false) === true} onChange={(e) => give(app, field, e.currentTarget.checked)} />
        {field.label}
      </label>
    );
    case "choice": return <Choices app={app} field={field} />;
    default: return <Words app={app} field={field} />;
  }
}

function Labelled({ field, children }: { field: Field; children: (id: string) => ComponentChildren }) {
  const id = useId();
  return (
    <div class={`field ${field.kind}`} title={field.help}>
      <label for={id}>{field.label}{field.required && <span aria-hidden="true"> *</span>}</label>
      {children(id)}
    </div>
  );
}

function Choices({ app, field }: { app: App; field: Field }) {
  const value = String(field.value ?? "");
  const known = field.choices?.some((c) => c.id === value);
  return (
    <Labelled field={field}>
      {(id) => (
        <select id={id} value={value} required={field.required} onChange={(e) => give(app, field, e.currentTarget.value)}>
          {(!field.required || value === "") && <option value="">{field.default === undefined ? "–" : `– (${String(field.default)})`}</option>}
          {value !== "" && !known && <option value={value}>{value}</option>}
          {field.choices?.map((c) => <option key={c.id} value={c.id}>{c.name}</option>)}
        </select>
      )}
    </Labelled>
  );
}

/** A text, a number, or a list of words with commas. What is typed counts when the field is left. */
function Words({ app, field }: { app: App; field: Field }) {
  const typed = useSignal<string | undefined>(undefined);
  const was = Array.isArray(field.value) ? field.value.join(", ") : String(field.value ?? "");
  const known = useRef(was);
  useEffect(() => {
    if (known.current === was) return; // a person may type before the first effect runs
    known.current = was;
    typed.value = undefined;
  }, [was]);
  const commit = (text: string) => {
    if (typed.peek() === undefined || text === was) return;
    if (field.kind === "number") {
      const n = Number(text);
      if (text.trim() !== "" && !Number.isInteger(n)) return;
      if (text.trim() === "" && field.required) typed.value = undefined;
      give(app, field, text.trim() === "" ? undefined : n);
    } else if (field.kind === "list") {
      give(app, field, text.split(/[\s,;]+/).filter(Boolean));
    } else if (field.kind === "prose") {
      give(app, field, text === "" || text.endsWith("\n") || !text.includes("\n") ? text : `${text}\n`);
    } else {
      give(app, field, text.trim());
    }
  };
  const common = {
    value: typed.value ?? was,
    spellcheck: field.kind === "prose" || field.kind === "text",
    onInput: (e: { currentTarget: { value: string } }) => (typed.value = e.currentTarget.value),
    onChange: (e: { currentTarget: { value: string } }) => commit(e.currentTarget.value),
  };
  return (
    <Labelled field={field}>
      {(id) => field.kind === "prose"
        ? <textarea id={id} rows={Math.min(14, Math.max(3, was.split("\n").length + Math.floor(was.length / 60)))} {...common} />
        : field.kind === "number"
          ? <input id={id} type="number" min={field.least} max={field.most} required={field.required} placeholder={String(field.default ?? "")} {...common} />
          : <input id={id} type="text" required={field.required} placeholder={String(field.default ?? "")} {...common} />}
    </Labelled>
  );
}

function Checks({ app, field }: { app: App; field: Field }) {
  const list = Array.isArray(field.value) ? field.value : [];
  const toggle = (id: string, on: boolean) => give(app, field, on ? [...list, id] : list.filter((x) => x !== id));
  const unknown = list.filter((id) => !field.choices?.some((c) => c.id === id));
  return (
    <details class="field checks" title={field.help}>
      <summary>{field.label} <small>{list.map((id) => field.choices?.find((c) => c.id === id)?.name ?? id).join(", ") || "default"}</small></summary>
      {[...(field.choices ?? []), ...unknown.map((id) => ({ id, name: id }))].map((c) => {
        const count = list.filter((x) => x === c.id).length;
        return (
          <label key={c.id} class="check">
            <input type="checkbox" checked={count > 0} onChange={(e) => toggle(c.id, e.currentTarget.checked)} />
            {c.name}{count > 1 && ` (${count})`}
          </label>
        );
      })}
    </details>
  );
}

/** How many fields a row shows at once; of a row with more, those without a value are folded. */
const shortRow = 8;

function Row({ app, row }: { app: App; row: Field[] }) {
  const entry = (f: Field) => <Entry key={f.path.join(".")} app={app} field={f} />;
  if (row.length <= shortRow) return <>{row.map(entry)}</>;
  const has = (f: Field) => f.required || f.value !== null || (f.rows?.length ?? 0) > 0;
  return (
    <>
      {row.filter(has).map(entry)}
      <details class="more">
        <summary>More</summary>
        {row.filter((f) => !has(f)).map(entry)}
      </details>
    </>
  );
}

function Rows({ app, field }: { app: App; field: Field }) {
  const rows = field.rows ?? [];
  const add = () => {
    const lit = [...app.lit.peek()];
    const spots = app.hexes.peek()?.spots ?? [];
    const taken = new Set(rows.flatMap((row) => row.flatMap((f) => (f.hexes && Array.isArray(f.value) ? f.value : []))));
    const free = spots.slice(Math.floor(spots.length / 2)).find((s) => !taken.has(s.label));
    const at = lit.length > 0 || !free ? lit : [free.label];
    const keys = (field.add ?? []).map((k) => (k.name === "at" && at.length > 0 ? { name: k.name, value: at } : k));
    void app.gesture({ do: "addRow", path: field.path, keys });
  };
  return (
    <fieldset class="rows" title={field.help}>
      <legend>{field.label}</legend>
      {rows.map((row, i) => (
        <div class="row" key={i}>
          <Row app={app} row={row} />
          <button type="button" onClick={() => void app.gesture({ do: "copyRow", path: field.path, row: i })}>Duplicate</button>{" "}
          <button type="button" onClick={() => void app.gesture({ do: "removeRow", path: field.path, row: i })}>Remove</button>
        </div>
      ))}
      <button type="button" onClick={add}>Add</button>
    </fieldset>
  );
}
