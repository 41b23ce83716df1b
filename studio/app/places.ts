// Which text belongs to a hex: the cells of a map's rows, and labels in quotes.
import type { Text } from "@codemirror/state";
import type { Hexes } from "./hexes";
import type { Spot } from "./protocol";

interface Span {
  from: number;
  to: number;
}

const quoted = /"([^"\\]*)"/g;

/** Returns the spans of the texts between quotes in rows = [...], in order: of a map, or of all cards of a set. */
function rowsOf(doc: Text): Span[] {
  const text = doc.toString();
  return [...text.matchAll(/^rows\s*=\s*\[/gm)].flatMap((start) => {
    const from = start.index + start[0].length;
    const end = text.indexOf("]", from);
    const inside = text.slice(from, end < 0 ? undefined : end);
    return [...inside.matchAll(quoted)].map((m) => ({ from: from + m.index + 1, to: from + m.index + 1 + (m[1]?.length ?? 0) }));
  });
}

/** Returns where the text says what is on a hex: its cell, and each label of it in quotes. */
export function spansOf(doc: Text, spot: Spot): Span[] {
  const out: Span[] = [];
  const row = rowsOf(doc)[spot.row];
  if (row) {
    const cell = [...doc.sliceString(row.from, row.to).matchAll(/\S+/g)][spot.cell];
    if (cell) out.push({ from: row.from + cell.index, to: row.from + cell.index + cell[0].length });
  }
  for (const m of doc.toString().matchAll(quoted)) {
    if (m[1] === spot.label) out.push({ from: m.index + 1, to: m.index + 1 + m[1].length });
  }
  return out;
}

/** Returns the hexes that a span of a text is about. */
export function hexesAt(doc: Text, from: number, to: number, hexes: Hexes): Spot[] {
  const out = new Set<Spot>();
  const meets = (a: number, b: number) => a <= to && b >= from;
  rowsOf(doc).forEach((row, r) => {
    if (!meets(row.from, row.to) || (from < row.from && to > row.to)) return;
    [...doc.sliceString(row.from, row.to).matchAll(/\S+/g)].forEach((m, c) => {
      if (!meets(row.from + m.index, row.from + m.index + m[0].length)) return;
      const spot = hexes.spots.find((s) => s.row === r && s.cell === c);
      if (spot) out.add(spot);
    });
  });
  const first = doc.lineAt(from).from;
  const last = doc.lineAt(to).to;
  for (const m of doc.sliceString(first, last).matchAll(quoted)) {
    const spot = hexes.byLabel(m[1] ?? "");
    if (spot && meets(first + m.index, first + m.index + m[0].length)) out.add(spot);
  }
  return [...out];
}
