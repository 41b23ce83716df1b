// What the tab keeps of the view of a board over a reload.
import { type Mirror, mirrors } from "./mirror";
import type { ViewBox } from "./tools";

/** The view of a board. Without a box the whole board is shown. */
export interface View {
  mirror: Mirror;
  box?: ViewBox | undefined;
}

/** Keeps the view of a file's board. */
export function keepView(uri: string, view: View): void {
  try {
    sessionStorage.setItem(keyOf(uri), JSON.stringify(view));
  } catch {
    // A browser without storage keeps the view until the page is closed.
  }
}

/** Returns the view of a file's board: the default one if the tab has none, or one that cannot be read. */
export function keptView(uri: string): View {
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(keyOf(uri)) ?? "null");
  } catch {
    kept = null;
  }
  if (!isRecord(kept)) return { mirror: "off" };
  const { mirror, box } = kept;
  return { mirror: mirrors.find((m) => m.key === mirror)?.key ?? "off", box: isBox(box) ? box : undefined };
}

function keyOf(uri: string): string {
  return `muster-studio-view ${uri}`;
}

function isBox(value: unknown): value is ViewBox & Record<string, unknown> {
  return isRecord(value) && ["x", "y", "width", "height"].every((key) => Number.isFinite(value[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
