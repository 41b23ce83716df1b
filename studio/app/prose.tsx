// Prose of a definition: a menu of its placeholders, and a preview with their values.
import { useSignal } from "@preact/signals";
import { Markdown } from "./markdown";
import { Menu } from "./menu";
import type { Placeholder } from "./protocol";

/** Offers the placeholders, and shows the prose as sheets do. */
export function Fill({ text, placeholders, insert }: { text: string; placeholders: Placeholder[]; insert: (text: string, back?: number) => void }) {
  const open = useSignal(text.includes("{{"));
  const hex = { id: "hex:", name: "a hex", help: "Type the name of the hex between the colon and the braces." };
  const options = [...placeholders.map((p) => ({ id: p.name, name: p.text || "not set", help: p.says })), hex];
  return (
    <div class="fill">
      <Menu label="Insert…" options={options.map((o) => ({ ...o, name: `{{${o.id}}}`, detail: o.name }))} choose={(id) => insert(`{{${id}}}`, id === hex.id ? 2 : 0)} />
      {text.trim() !== "" && (
        <details class="preview" open={open.value} onToggle={(e) => (open.value = e.currentTarget.open)}>
          <summary>Preview</summary>
          {open.value && <Markdown text={filled(text, placeholders)} />}
        </details>
      )}
    </div>
  );
}

/** Fills placeholders that have a value. Braces after a backslash stay. */
export function filled(text: string, placeholders: Placeholder[]): string {
  return text.replace(/(\\?)\{\{([^{}\n]*)\}\}/g, (whole, slash: string, inside: string) => {
    if (slash) return whole.slice(1);
    const name = inside.trim();
    const value = name.startsWith("hex:") ? name.slice("hex:".length).trim() : placeholders.find((p) => p.name === name)?.text;
    return value ? value.replace(/[\\`*_[\]]/g, "\\$&") : whole;
  });
}
