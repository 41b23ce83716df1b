// Positions of the protocol and offsets of the editor. Both count UTF-16 units.
import type { Text } from "@codemirror/state";
import type { Position, Range, TextEdit } from "./protocol";

/** Returns the offset of a position, within the text. */
export function offsetOf(doc: Text, p: Position): number {
  if (p.line >= doc.lines) return doc.length;
  const line = doc.line(p.line + 1);
  return Math.min(line.from + p.character, line.to);
}

/** Returns the position of an offset. */
export function positionOf(doc: Text, offset: number): Position {
  const line = doc.lineAt(offset);
  return { line: line.number - 1, character: offset - line.from };
}

/** Returns the range between two offsets. */
export function rangeOf(doc: Text, from: number, to: number): Range {
  return { start: positionOf(doc, from), end: positionOf(doc, to) };
}

/** A change in the editor's terms. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** Returns text edits as changes of a text, in order. */
export function changesOf(doc: Text, edits: TextEdit[]): Change[] {
  return edits
    .map((e) => ({ from: offsetOf(doc, e.range.start), to: offsetOf(doc, e.range.end), insert: e.newText }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
}
