// A button that opens a list of choices.
import { useRef } from "preact/hooks";

/** Shows a menu; a choice closes it. */
export function Menu({ label, options, choose }: {
  label: string; options: { id: string; name: string; detail?: string; help?: string }[]; choose: (id: string) => void;
}) {
  const element = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (element.current) element.current.open = false;
    element.current?.querySelector("summary")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !element.current?.open) return;
    close();
    event.stopPropagation();
  };
  return (
    <details class="menu" ref={element} onKeyDown={onKeyDown}>
      <summary>{label}</summary>
      <ul>
        {options.map((o) => (
          <li key={o.id}>
            <button type="button" title={o.help} onClick={() => (close(), choose(o.id))}>{o.name}{o.detail && <small>{o.detail}</small>}</button>
          </li>
        ))}
      </ul>
    </details>
  );
}
