// The keys of the whole page.
import { signal } from "@preact/signals";
import type { App } from "./app";
import { nextPart } from "./focus";

/** The keys that the dialog lists. */
export const keyHelp: readonly { title: string; keys: readonly [string, string][] }[] = [
  {
    title: "On a hex",
    keys: [
      ["Arrow keys, Home, End", "go to a hex"],
      ["Enter", "do what a click does: paint, fill, erase, put down; without a piece, show the finding or the text"],
      ["Delete", "take away what lies on top"],
      ["G", "take up a piece to move it; Enter puts it down"],
      ["P", "pick what lies there; again, what lies below"],
      [".", "go to the next side of the hex, for cliffs"],
      ["T", "show it in the text"],
    ],
  },
  {
    title: "Pieces and tools",
    keys: [
      ["1 to 9", "pick a piece of the drawer"],
      ["/", "find a piece; Enter picks the first one and goes to the board"],
      ["S", "the same unit of the other side"],
      ["Q, W, E", "a green, blue or red unit of the same arm"],
      ["B, R, F, X", "brush, rectangle, fill, erase"],
      ["R", "with a river picked: the next way through the hex; Enter paints it and goes on"],
      ["M", "change the mirror"],
      ["Escape", "cancel, or put the piece down"],
      ["N", "show or hide the names of the hexes"],
      ["L", "the next layer: names, sections, sight from the hex, none"],
      ["+, -, 0", "zoom in, zoom out, show the whole board"],
    ],
  },
  {
    title: "Everywhere",
    keys: [
      ["Ctrl+Z, Ctrl+Y", "undo, redo"],
      ["Ctrl+S", "save"],
      ["F6, Shift+F6", "the next part of the page, or the one before"],
      ["Escape, then Tab", "leave the text"],
      ["?", "show these keys"],
    ],
  },
];

const lettersKey = "muster-studio-letters";

/** Keys without Ctrl work on the whole page. Off, they work only on a hex that has the focus (WCAG 2.1.4). */
export const letterKeys = signal(stored() !== "off");

/** Turns the keys without Ctrl on or off, and remembers it. */
export function useLetterKeys(on: boolean): void {
  letterKeys.value = on;
  try {
    localStorage.setItem(lettersKey, on ? "on" : "off");
  } catch {
    // Without storage it holds until the page is closed.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(lettersKey);
  } catch {
    return null;
  }
}

/** Does what a key means on the board; false if it means nothing. */
function press(app: App, key: string): boolean {
  const { tools } = app;
  const ranks: Record<string, string> = { q: "green", w: "blue", e: "red" };
  const rank = ranks[key];
  if (/^[1-9]$/.test(key)) tools.pickNth(Number(key) - 1);
  else if (rank) tools.rank(rank);
  else if (key === "s") tools.otherSide();
  else if (key === "b") tools.tool.value = "brush";
  else if (key === "r") tools.turn() || tools.use("rectangle");
  else if (key === "f") tools.use("fill");
  else if (key === "x") tools.use("erase");
  else if (key === "m") tools.nextMirror();
  else if (key === "n") app.looks.use("names");
  else if (key === "l") app.looks.next();
  else if (key === "/") document.querySelector<HTMLInputElement>(".tray input")?.focus();
  else if (key === "+") tools.zoom(0.8);
  else if (key === "-") tools.zoom(1.25);
  else if (key === "0") tools.fit();
  else if (key === "?") app.dialog.value = { kind: "keys" };
  else if (key === "Escape") tools.cancel();
  else return false;
  return true;
}

/** Handles the keys that work everywhere; fields keep their own undo. */
export function listen(app: App): void {
  addEventListener("keydown", (event) => {
    if (app.dialog.peek()) return;
    const origin = event.composedPath()[0];
    const field = origin instanceof HTMLInputElement || origin instanceof HTMLTextAreaElement || origin instanceof HTMLSelectElement;
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
    if (event.key === "F6" && app.root.peek()) {
      nextPart(event.shiftKey);
      event.preventDefault();
      return;
    }
    if (field || editor || event.altKey || !app.board.peek()) return;
    if (event.key.length === 1 && !letterKeys.peek()) return;
    if (press(app, event.key)) event.preventDefault();
  }, { capture: true });
}
