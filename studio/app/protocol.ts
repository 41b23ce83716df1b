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

/** The answer to muster/edit; the findings are those after the edits. */
export interface EditResult {
  edits: DocumentEdits[] | null;
  findings: { uri: string; version: number; diagnostics: Diagnostic[] } | null;
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
  data?: { help?: string; rules?: string[]; witness?: { kind: string; text: string; command?: string } | null };
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
  diagnostics?: Diagnostic[];
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
  /** What kind of definition it is, for people. */
  what?: string;
  /** The name of its map. */
  map?: string;
  boxes?: string[];
  story?: string;
  banners?: number;
  players?: string;
  /** It is one of the library's; the URI is the one that a copy gets. */
  library: boolean;
}

export interface ReadResult {
  text: string;
  hash: string;
  readOnly?: boolean;
}

/** The text of a definition of the library, and the URI that a copy gets. */
export interface LibraryResult {
  uri: string;
  text: string;
}

/** A file that is not saved yet. */
export interface TextFile {
  uri: string;
  text: string;
}

/** One of several values, with its name. */
export interface Choice {
  id: string;
  name: string;
}

/** What new definitions of a game can be. */
export interface Starters {
  game: string;
  title: string;
  /** Boards have the default first; a kind on a map gets one of its own, or one that there is. */
  kinds: { kind: string; boards: Choice[]; onMap: boolean }[];
  boxes: Choice[];
}

/** A definition as fields to fill in. */
export interface Form {
  version: number;
  groups: FormGroup[];
  /** The placeholders of prose, with their values. */
  placeholders: Placeholder[];
}

/** A part of a form under a title. */
export interface FormGroup {
  title: string;
  /** It is long, and the board shows most of it. */
  folded?: boolean;
  fields: Field[];
  groups: FormGroup[];
}

/** A name that stands for a value in prose; without a text the definition does not set it. */
export interface Placeholder {
  name: string;
  text: string;
  says: string;
}

/** A key of a definition. */
export interface Field {
  path: string[];
  label: string;
  help?: string;
  kind: "text" | "prose" | "number" | "level" | "flag" | "choice" | "list" | "rows";
  /** Null: the text does not have the key. */
  value: string | number | boolean | string[] | null;
  default?: unknown;
  /** The name of no value. */
  none?: string;
  least?: number;
  most?: number;
  required?: boolean;
  /** The operation of the effect does not read the key. */
  unread?: boolean;
  /** Prose with placeholders. */
  filled?: boolean;
  /** Of a choice, of the elements of a list, or the operations of a list of effects. */
  options?: Option[];
  /** The text names a hex, or the texts of the list do. */
  hexes?: boolean;
  /** The levels of a member of a council, and those of all of them. */
  level?: { least: number; most: number; all: number };
  rows?: Field[][] | null;
  /** A sentence for each row. */
  says?: string[];
  /** The keys of a new row. */
  add?: { name: string; value: unknown }[];
}

/** A possible value of a field. */
export interface Option {
  id: string;
  name: string;
  help?: string;
  /** Of an operation: the keys that it reads. */
  keys?: string[];
}

/** A printable document in several formats. */
export interface Sheet {
  version: number;
  /** For files, without an ending. */
  name: string;
  html: string;
  markdown: string;
  /** The map in its frame. */
  svg?: string;
  /** What else can be printed, as `part` of the request. */
  parts: string[];
}

/** The possible settings of sheets, the default first. */
export interface PrintSettings {
  papers: string[];
  inks: string[];
  styles: string[];
  languages: string[];
}

export interface Draft {
  uri: string;
  text: string;
  hash: string;
  /** The hash of the file that the user started from; empty for a new file. */
  was?: string;
  /** When it was stored. */
  saved?: string;
  /** The person deleted it: a draft, or a whole file if `was` is its own hash. */
  deleted?: boolean;
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
  /** Why no unit may stand there. */
  blocked?: string;
  /** What lies on it, the ground first. */
  holds?: Held[];
}

/** Something on a hex, in the terms of the gesture that draws it. */
export interface Held {
  on?: "map";
  /** Of the ground, whose thing is "ground". */
  symbol?: string;
  thing: string;
  list: string;
  type?: string;
  sides?: string[];
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

/** The map on which a document is played. */
export interface BoardMap {
  id: string;
  name: string;
  game: string;
  uri: string;
  /** It is one of the library's; uri is that of a copy. */
  library: boolean;
}

/** A board, or the changes to an earlier one. */
export interface BoardResult {
  version: number;
  n: number;
  /** The hexes and the layers are complete, not only what has changed. */
  whole: boolean;
  /** Why there is no board, with the version and the map only; "" with a board. */
  missing: string;
  /** The syntax of the text is invalid: this is the last text that could be read. */
  stale: boolean;
  /** The map of the document, if that is another file. */
  map: BoardMap | null;
  left?: number;
  top?: number;
  width: number;
  height: number;
  spots: Spot[];
  layers: Layer[];
}

/** What a unit reaches from its hex; hexes are labels. */
export interface Reach {
  /** Its name and hex. */
  unit: string;
  says: string;
  /** It can move there and battle. */
  fight: string[];
  /** It can move there, but not battle. */
  march: string[];
  /** In range and in sight. */
  range: string[];
  /** In range, but out of sight. */
  hidden: string[];
}

/** Null without a unit; why: it is unknown what the unit reaches. */
export interface ReachResult {
  reach: Reach | null;
  why?: string;
}

/** What a unit on a hex sees. */
export interface Sight {
  seen: string[];
  /** The hexes out of sight, with those that block the sight. */
  hidden: { hex: string; by: string[] }[];
}

/** A section of the board: its name for the army at the bottom, and for the one at the top. */
export interface Section {
  name: string;
  above: string;
  hexes: string[];
}

/** The course of a river as the board would show it. */
export interface Course {
  hexes: Bend[];
  /** How many more hexes than before the boxes have no tile for. */
  short: number;
}

/** The course of a river on a hex. */
export interface Bend {
  hex: string;
  sides: string[];
  /** The code of the check that the hex does not pass, and the reason. */
  fault?: string;
  why?: string;
  /** The pairs of sides by which a tile can join the water next to it. */
  ways?: string[][];
  /** A bridge or a ford as it lies on the river. */
  picture?: string;
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
  /** It lies on sides of a hex. */
  sided?: boolean;
  /** A river: its tiles join those of the hexes next to it. */
  flows?: boolean;
  /** muster/course says on which hexes it fits. */
  fits?: boolean;
  /** Of a unit: green, blue or red. */
  rank?: string;
  /** Of a unit: foot or mounted. */
  arm?: string;
  race?: string;
  /** The file that the gesture changes: the map of the definition, or the definition itself. */
  on?: "map";
  /** How many the board has. */
  used?: number;
  /** How many the boxes have; missing or 0: unlimited or unknown. */
  total?: number;
  /** The boxes have no more; the note names boxes with more. */
  out?: boolean;
}

/** The units on the cards of a set. */
export interface Pieces {
  version: number;
  boxes: string[];
  /** Each with the label of its first cell. */
  cards: { name: string; first: string }[];
  /** Counts by card; the most units that one draw calls for, and the units in the boxes. */
  types: { id: string; name: string; picture: string; counts: number[]; drawn: number; total: number }[];
}

export interface Drawer {
  name: string;
  entries: TrayEntry[];
}

/** The answer to muster/tray; pictures of the tray `since` are empty. */
export interface TrayResult {
  n: number;
  drawers: Drawer[];
}
