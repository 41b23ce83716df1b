// Where the keyboard is: moving it between the parts of the page, and keeping it when its element goes away.
import { useLayoutEffect } from "preact/hooks";

/** The parts of the page in their order, with the element of each that gets the focus. */
const parts: readonly (readonly [part: string, first: string])[] = [
  [".top", "button"],
  [".tray", "input"],
  [".board", '.hits [tabindex="0"]'],
  [".form.wide", "summary, input"],
  [".side", '[role="tab"][aria-selected="true"]'],
  [".guide", "button"],
];

/** Moves the focus to the next part of the page, or to the one before. */
export function nextPart(back: boolean): void {
  const known = parts.flatMap(([part, first]) => {
    const element = document.querySelector(part);
    const target = element?.querySelector<HTMLElement | SVGElement>(first);
    return element && target ? [{ element, target }] : [];
  });
  const at = known.findIndex(({ element }) => element.contains(document.activeElement));
  const next = back ? (at < 0 ? known.length : at) + known.length - 1 : at + 1;
  known[next % known.length]?.target.focus();
}

/** Moves the focus to the hex of the board that has it, or had it last. */
export function toBoard(): void {
  document.querySelector<SVGElement>('.hits [tabindex="0"]')?.focus({ preventScroll: true });
}

/**
 * Keeps the focus in a list when the element with the focus is removed: the element at its place gets it, or the
 * fallback if the list has none.
 */
export function useKeptFocus(list: { current: HTMLElement | null }, selector: string, fallback: () => HTMLElement | null): void {
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const active = document.activeElement;
  const was = active && list.current?.contains(active)
    ? { active, at: all().filter((e) => e === active || e.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING).length - 1 }
    : undefined;
  useLayoutEffect(() => {
    if (!was || was.active.isConnected) return;
    const now = all();
    (now[Math.max(0, Math.min(was.at, now.length - 1))] ?? fallback())?.focus();
  });
}

/**
 * Makes the buttons of an element one stop of the Tab key: the arrow keys, Home and End go from button to button. Returns
 * the listener for keys.
 */
export function useOneStop(box: { current: HTMLElement | null }): (event: KeyboardEvent) => void {
  const all = () => [...(box.current?.querySelectorAll("button") ?? [])];
  const stop = (at: HTMLButtonElement | undefined) => {
    for (const b of all()) b.tabIndex = b === at ? 0 : -1;
  };
  useLayoutEffect(() => stop(all().find((b) => b.tabIndex === 0) ?? all()[0]), []);
  return (event) => {
    const list = all();
    const at = list.findIndex((b) => b === document.activeElement);
    const to: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1 + list.length, Home: 0, End: list.length - 1 };
    const next = to[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    const button = list[next % list.length];
    stop(button);
    button?.focus();
  };
}
