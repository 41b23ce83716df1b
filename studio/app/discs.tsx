// The levels of a War Council as rows of discs.
import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import type { App } from "./app";
import { give } from "./fields";
import type { Field } from "./protocol";

/** Shows the level of a member. A click on a disc sets the level, on the last one the level below; arrow keys change it. */
export function Discs({ app, field }: { app: App; field: Field }) {
  const id = useId();
  const chosen = useSignal<number | undefined>(undefined);
  const { least, most } = field.level ?? { least: 0, most: 3 };
  const written = levelOf(field);
  const known = useRef(written);
  useEffect(() => {
    if (known.current === written) return; // a person may choose before the first effect runs
    known.current = written;
    chosen.value = undefined;
  }, [written]);
  const value = chosen.value ?? written;
  const now = () => chosen.peek() ?? written; // the next key may come before the next rendering
  const set = (level: number) => {
    const next = Math.min(most, Math.max(least, level));
    if (next === now()) return;
    chosen.value = next;
    give(app, field, next === 0 ? undefined : next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: now() + 1, ArrowUp: now() + 1, ArrowLeft: now() - 1, ArrowDown: now() - 1, Home: least, End: most };
    const next = steps[event.key];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    set(next);
    event.preventDefault();
  };
  const discs = Array.from({ length: most }, (_, i) => i + 1);
  return (
    <div class="field level" title={field.help}>
      <span id={id}>{field.label}</span>
      <span
        class="discs" role="slider" tabIndex={0} aria-labelledby={id} aria-valuemin={least} aria-valuemax={most} aria-valuenow={value}
        aria-valuetext={value === 0 ? "none" : `level ${value}`} onKeyDown={onKeyDown}
      >
        {discs.map((n) => <i key={n} class={n <= value ? "disc full" : "disc"} onClick={() => set(n === value ? n - 1 : n)} />)}
        <b>{value}</b>
      </span>
    </div>
  );
}

/** Shows the sum of the levels of a council against those that it may have. */
export function Total({ fields }: { fields: Field[] }) {
  const seats = fields.filter((f) => f.level);
  const all = seats[0]?.level?.all ?? 0;
  const sum = seats.reduce((n, f) => n + levelOf(f), 0);
  if (all === 0 || sum === 0) return null;
  return <p class={sum > all ? "total over" : "total"} role="status">{sum} of {all} levels{sum > all && `: ${sum - all} too many`}</p>;
}

function levelOf(field: Field): number {
  return typeof field.value === "number" ? field.value : 0;
}
