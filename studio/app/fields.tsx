// The fields of a form.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import type { App } from "./app";
import { Fill } from "./prose";
import type { Field, Gesture, Placeholder } from "./protocol";

/** Gives a key a value; undefined removes it. */
export function give(app: App, field: Field, value: Gesture["value"] | undefined): void {
  const empty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  if (empty && field.required && field.kind === "number") return; // the text would have no value to show
  if (empty && field.value === null) return;
  const gesture = empty && !field.required ? { do: "unset", path: field.path } : { do: "set", path: field.path, value: value ?? "" };
  void app.fill(gesture);
}

/** Shows a key that is neither a list of tables nor a level. */
export function Entry({ app, field, placeholders }: { app: App; field: Field; placeholders: Placeholder[] }) {
  const words = () => <Words app={app} field={field} placeholders={placeholders} />;
  switch (field.kind) {
    case "list": return field.options && field.options.length > 0 ? <Checks app={app} field={field} /> : words();
    case "flag": return (
      <label class="check" title={field.help}>
        <input type="checkbox" checked={(field.value ?? field.default ?? false) === true} onChange={(e) => give(app, field, e.currentTarget.checked)} />
        {field.label}
      </label>
    );
    case "choice": return <Choices app={app} field={field} />;
    default: return words();
  }
}

function Labelled({ field, children, after }: { field: Field; children: (id: string) => ComponentChildren; after?: ComponentChildren }) {
  const id = useId();
  return (
    <div class={field.unread ? `field ${field.kind} unread` : `field ${field.kind}`} title={field.unread ? `The operation does not use this. ${field.help ?? ""}` : field.help}>
      <label for={id}>{field.label}{field.required && <span aria-hidden="true"> *</span>}</label>
      {children(id)}
      {after}
    </div>
  );
}

function Choices({ app, field }: { app: App; field: Field }) {
  const value = String(field.value ?? "");
  const known = field.options?.some((c) => c.id === value);
  return (
    <Labelled field={field}>
      {(id) => (
        <select id={id} value={value} required={field.required} onChange={(e) => give(app, field, e.currentTarget.value)}>
          {(!field.required || value === "") && <option value="">{field.none || "not set"}</option>}
          {value !== "" && !known && <option value={value}>{value}</option>}
          {field.options?.map((c) => <option key={c.id} value={c.id} title={c.help}>{c.name}</option>)}
        </select>
      )}
    </Labelled>
  );
}

/** A text, a number, or a list of words with commas. What is typed counts when the field is left. */
function Words({ app, field, placeholders }: { app: App; field: Field; placeholders: Placeholder[] }) {
  const area = useRef<HTMLTextAreaElement>(null);
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
  const insert = (text: string, back = 0) => {
    const at = area.current;
    if (!at) return;
    at.setRangeText(text, at.selectionStart, at.selectionEnd, "end");
    at.setSelectionRange(at.selectionEnd - back, at.selectionEnd - back);
    at.focus();
    typed.value = at.value;
    if (back === 0) commit(at.value);
  };
  return (
    <Labelled field={field} after={field.hexes ? <Pick app={app} field={field} /> : field.filled ? <Fill text={typed.value ?? was} placeholders={placeholders} insert={insert} /> : null}>
      {(id) => field.kind === "prose"
        ? <textarea ref={area} id={id} rows={Math.min(14, Math.max(3, was.split("\n").length + Math.floor(was.length / 60)))} {...common} />
        : field.kind === "number"
          ? <input id={id} type="number" min={field.least} max={field.most} required={field.required} placeholder={String(field.default ?? "")} {...common} />
          : <input id={id} type="text" required={field.required} placeholder={String(field.default ?? "")} {...common} />}
    </Labelled>
  );
}

function Checks({ app, field }: { app: App; field: Field }) {
  const list = Array.isArray(field.value) ? field.value : [];
  const toggle = (id: string, on: boolean) => give(app, field, on ? [...list, id] : list.filter((x) => x !== id));
  const open = useSignal(false);
  const unknown = list.filter((id) => !field.options?.some((c) => c.id === id));
  return (
    <details class={field.unread ? "field checks unread" : "field checks"} title={field.help} open={open.value} onToggle={(e) => (open.value = e.currentTarget.open)}>
      <summary>{field.label} <small>{list.map((id) => field.options?.find((c) => c.id === id)?.name ?? id).join(", ") || field.none || "none"}</small></summary>
      {open.value && [...(field.options ?? []), ...unknown.map((id) => ({ id, name: id, help: "" }))].map((c) => {
        const count = list.filter((x) => x === c.id).length;
        return (
          <label key={c.id} class="check" title={c.help}>
            <input type="checkbox" checked={count > 0} onChange={(e) => toggle(c.id, e.currentTarget.checked)} />
            {c.name}{count > 1 && ` (${count})`}
          </label>
        );
      })}
    </details>
  );
}

/** Begins to pick the hexes of a key on the board, or ends it. */
function Pick({ app, field }: { app: App; field: Field }) {
  useEffect(() => app.picking.sync(field), [JSON.stringify(field.value)]);
  if (!app.hexes.value) return null;
  const on = app.picking.is(field);
  return (
    <button
      type="button" class={on ? "pick on" : "pick"} aria-pressed={on} title="Choose hexes with clicks on the board; Escape ends"
      onClick={(e) => (on ? app.picking.end() : app.picking.start(field, e.detail === 0))}
    >
      {on ? "Done" : "Pick on the board"}
    </button>
  );
}
