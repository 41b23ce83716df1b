// The keys of the whole page.
import type { App } from "./app";

/** Handles the keys that work everywhere; fields keep their own undo. */
export function listen(app: App): void {
  addEventListener("keydown", (event) => {
    if (app.dialog.peek()) return;
    const origin = event.composedPath()[0];
    const field = origin instanceof HTMLInputElement || origin instanceof HTMLTextAreaElement;
    const editor = origin instanceof HTMLElement && origin.isContentEditable;
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key === "s") void app.save();
      else if (field) return;
      else if (key === "z") event.shiftKey ? app.redo() : app.undo();
      else if (key === "y") app.redo();
      else return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (field || editor || event.altKey) return;
    if (event.key === "Escape") app.pick(undefined);
    if (!/^[1-9]$/.test(event.key)) return;
    const entry = app.pinned.peek()[Number(event.key) - 1];
    if (entry) app.pick(entry);
  }, { capture: true });
}
