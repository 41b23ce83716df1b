// A definition as a form. Each change is a gesture: the text is the only model.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { App } from "./app";
import { Discs, Total } from "./discs";
import { Entry } from "./fields";
import { Menu } from "./menu";
import { hexesOf } from "./picking";
import type { Field, Form, FormGroup, Placeholder } from "./protocol";

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
  const { groups, placeholders } = form.value;
  if (groups.length === 0) return <p class="empty">There is no form for files of this kind. Edit the text.</p>;
  return <>{groups.map((g, i) => <Group key={`${file?.uri} ${g.title}`} app={app} group={g} placeholders={placeholders} first={i === 0} />)}</>;
}

/** Shows a part of a form. It is open at first if the text has something of it. */
function Group({ app, group, placeholders, first }: { app: App; group: FormGroup; placeholders: Placeholder[]; first: boolean }) {
  const open = useSignal(first || (!group.folded && filledIn(group)));
  const shown = (fields: Field[]) => fields.map((f) => <AnyEntry key={f.path.join(".")} app={app} field={f} placeholders={placeholders} />);
  const seats = group.fields.filter((f) => f.kind === "level");
  return (
    <details class="group" open={open.value} onToggle={(e) => (open.value = e.currentTarget.open)}>
      <summary>{group.title}</summary>
      {open.value && (
        <>
          {shown(seats)}
          <Total fields={group.fields} />
          {shown(group.fields.filter((f) => f.kind !== "level"))}
          {group.groups.map((g) => <Group key={g.title} app={app} group={g} placeholders={placeholders} first={false} />)}
        </>
      )}
    </details>
  );
}

/** Reports whether the text has a value of a group that is not folded. */
function filledIn(group: FormGroup): boolean {
  return group.fields.some(has) || group.groups.some((g) => !g.folded && filledIn(g));
}

function has(f: Field): boolean {
  return f.value !== null || (f.rows?.length ?? 0) > 0;
}

function AnyEntry({ app, field, placeholders }: { app: App; field: Field; placeholders: Placeholder[] }) {
  if (field.kind === "rows") return <Rows app={app} field={field} placeholders={placeholders} />;
  if (field.kind === "level") return <Discs app={app} field={field} />;
  return <Entry app={app} field={field} placeholders={placeholders} />;
}

/** How many fields a row shows at once; of a row with more, those without a value are folded. */
const shortRow = 8;

function Row({ app, row, placeholders }: { app: App; row: Field[]; placeholders: Placeholder[] }) {
  const entry = (f: Field) => <AnyEntry key={f.path.join(".")} app={app} field={f} placeholders={placeholders} />;
  const operation = row.find((f) => f.path.at(-1) === "do");
  if (row.length <= shortRow || operation?.value) return <>{row.map(entry)}</>;
  const shown = (f: Field) => f.required || has(f);
  return (
    <>
      {row.filter(shown).map(entry)}
      <details class="more">
        <summary>More</summary>
        {row.filter((f) => !shown(f)).map(entry)}
      </details>
    </>
  );
}

/** Returns the hexes of a row, and of the rows within it. */
function hexesIn(row: Field[]): string[] {
  return row.flatMap((f) => [...hexesOf(f), ...(f.rows ?? []).flatMap(hexesIn)]);
}

/** A list of tables. The hexes of the row with the focus light up. */
function Rows({ app, field, placeholders }: { app: App; field: Field; placeholders: Placeholder[] }) {
  const rows = field.rows ?? [];
  const change = (gesture: { do: string; row?: number; keys?: unknown }) => {
    app.picking.end();
    void app.fill({ ...gesture, path: field.path });
  };
  const add = () => {
    const taken = new Set(rows.flatMap(hexesIn));
    const lit = [...app.lit.peek()].filter((l) => !taken.has(l));
    const spots = app.hexes.peek()?.spots ?? [];
    const free = spots.slice(Math.floor(spots.length / 2)).find((s) => !taken.has(s.label));
    const at = lit.length > 0 || !free ? lit : [free.label];
    const keys = (field.add ?? []).map((k) => (k.name === "at" && at.length > 0 ? { name: k.name, value: Array.isArray(k.value) ? at : at[0] } : k));
    change({ do: "addRow", keys });
  };
  const light = (row: Field[]) => {
    const hexes = hexesIn(row);
    if (!app.picking.now.peek() && hexes.length > 0) app.lit.value = new Set(hexes);
  };
  return (
    <fieldset class="rows" title={field.help}>
      <legend>{field.label}</legend>
      {rows.map((row, i) => {
        const unread = row.filter((f) => f.unread);
        return (
          <div class="row" key={i} onFocusIn={() => light(row)}>
            {field.says?.[i] && <p class="sentence" role="note">{field.says[i]}</p>}
            <Row app={app} row={row} placeholders={placeholders} />
            <div class="buttons">
              {unread.length > 0 && (
                <button type="button" onClick={() => void app.fill(unread.map((f) => ({ do: "unset", path: f.path })))}>Remove unused keys</button>
              )}
              <button type="button" onClick={() => change({ do: "copyRow", row: i })}>Duplicate</button>
              <button type="button" onClick={() => change({ do: "removeRow", row: i })}>Remove</button>
            </div>
          </div>
        );
      })}
      {field.options
        ? <Menu label="Add effect…" options={field.options} choose={(id) => change({ do: "addRow", keys: [{ name: "do", value: id }] })} />
        : <button type="button" onClick={add}>Add</button>}
    </fieldset>
  );
}
