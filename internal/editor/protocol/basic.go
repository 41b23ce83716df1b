package protocol

import "encoding/json"

// Position is a position in a document.
type Position struct {
	Line      int `json:"line"`
	Character int `json:"character"` // in UTF-16 code units
}

// Range is a range in a document; End is exclusive.
type Range struct {
	Start Position `json:"start"`
	End   Position `json:"end"`
}

// Location is a range in a named document.
type Location struct {
	URI   string `json:"uri"`
	Range Range  `json:"range"`
}

// Document names a document.
type Document struct {
	URI string `json:"uri"`
}

// Placed is a request about a position in a document.
type Placed struct {
	TextDocument Document `json:"textDocument"`
	Position     Position `json:"position"`
}

// Whole is a request about a whole document.
type Whole struct {
	TextDocument Document `json:"textDocument"`
}

// Markup is documentation text: "markdown" or "plaintext".
type Markup struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

// TextEdit replaces a range by a text.
type TextEdit struct {
	Range   Range  `json:"range"`
	NewText string `json:"newText"`
}

// WorkspaceEdit edits several documents: Changes for every client, DocumentChanges for one that supports file renames.
// Only one of them is set.
type WorkspaceEdit struct {
	Changes         map[string][]TextEdit `json:"changes,omitempty"`
	DocumentChanges []DocumentChange      `json:"documentChanges,omitempty"`
}

// DocumentChange is an edit of one document, or a file rename.
type DocumentChange struct {
	TextDocument *Versioned `json:"textDocument,omitempty"`
	Edits        []TextEdit `json:"edits,omitempty"`

	Kind   string `json:"kind,omitempty"` // "rename"
	OldURI string `json:"oldUri,omitempty"`
	NewURI string `json:"newUri,omitempty"`
}

// Versioned names any version of a document: Version is always null.
type Versioned struct {
	URI     string `json:"uri"`
	Version *int   `json:"version"`
}

// Command is a command that the client asks the server to run.
type Command struct {
	Title     string `json:"title"`
	Command   string `json:"command"`
	Arguments []any  `json:"arguments,omitempty"`
}

// Execute requests a Command.
type Execute struct {
	Command   string            `json:"command"`
	Arguments []json.RawMessage `json:"arguments"`
}
