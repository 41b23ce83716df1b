// The messages between the page and the editor server. Positions are those of the Language Server Protocol: lines from
// 0, characters in UTF-16 units.

/** A JSON-RPC message of either side. */
export interface Message {
  jsonrpc: "2.0";
  id?: number | string | null;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** The error code of a save whose file has changed since it was read. */
export const conflictCode = -32001;

export interface Position {
  line: number;
  character: number;
}

export interface Range {
  start: Position;
  end: Position;
}

export interface TextEdit {
  range: Range;
  newText: string;
}

/** The edits of one document. Without a version they are for the current text. */
export interface DocumentEdits {
  uri: string;
  version?: number | null;
  edits: TextEdit[];
}

/** A WorkspaceEdit, in either of its two forms. */
export interface WorkspaceEdit {
  changes?: Record<string, TextEdit[]>;
  documentChanges?: { textDocument: { uri: string; version?: number | null }; edits: TextEdit[] }[];
}

/** A finding. */
export interface Diagnostic {
  range: Range;
  severity?: 1 | 2 | 3 | 4;
  code?: string | number;
  codeDescription?: { href: string };
  source?: string;
  message: string;
  relatedInformation?: { location: { uri: string; range: Range }; message: string }[];
  data?: { help?: string; rules?: string[]; witness?: unknown };
}

export interface CompletionItem {
  label: string;
  kind?: number;
  detail?: string;
  documentation?: string | { value: string };
  filterText?: string;
  sortText?: string;
  insertText?: string;
  insertTextFormat?: 1 | 2;
  textEdit?: TextEdit | { insert: Range; replace: Range; newText: string };
  additionalTextEdits?: TextEdit[];
}

export interface CodeAction {
  title: string;
  kind?: string;
  edit?: WorkspaceEdit;
  isPreferred?: boolean;
  disabled?: { reason: string };
}

export interface DocumentSymbol {
  name: string;
  detail?: string;
  selectionRange: Range;
  children?: DocumentSymbol[];
}

export interface Location {
  uri: string;
  range: Range;
}

/** A file of the start page. */
export interface ShelfFile {
  uri: string;
  id: string;
  name: string;
  kind: string;
  game: string;
  gameName: string;
  board?: string;
  boxes?: string[];
  facts?: string[];
  from: "project" | "library";
  picture?: string;
}

export interface ReadResult {
  text: string;
  hash: string;
  readOnly?: boolean;
}

export interface Draft {
  uri: string;
  text: string;
  hash: string;
}

/** A hex of a board: the middle in units of the picture, and the words for it. */
export interface Spot {
  hex: number;
  label: string;
  x: number;
  y: number;
  row: number;
  cell: number;
  says: string;
}

export interface Cell {
  hex: number;
  markup: string;
}

export interface Layer {
  key: string;
  style?: string;
  markup?: string;
  cells?: Cell[];
}

/** A board, or the changes to an earlier one. */
export interface BoardResult {
  version: number;
  n: number;
  map: { uri: string; readOnly: boolean } | null;
  left?: number;
  top?: number;
  width: number;
  height: number;
  spots?: Spot[];
  layers: Layer[];
}

/** What a person does on the board: the operation, its hexes, and values of the operation. */
export interface Gesture {
  do: string;
  at?: string[];
  [value: string]: unknown;
}

export interface TrayEntry {
  key: string;
  name: string;
  note?: string;
  picture?: string;
  do: Gesture;
  left?: number;
  total?: number;
}

export interface Drawer {
  name: string;
  entries: TrayEntry[];
}
