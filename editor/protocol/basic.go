package protocol

import "encoding/json"

// Position is a place in a document.
type Position struct {
	Line      int `json:"line"`
	Character int `json:"character"` // in UTF-16 code units
}

// Range is a stretch of a document; End is behind it.
type Range struct {
	Start Position `json:"start"`
	End   Position `json:"end"`
}

// Location is a stretch of a document that is named.
type Location struct {
	URI   string `json:"uri"`
	Range Range  `json:"range"`
}

// Document names a document.
type Document struct {
	URI string `json:"uri"`
}

// Placed is a request about a place of a document.
type Placed struct {
	TextDocument Document `json:"textDocument"`
	Position     Position `json:"position"`
}

// Whole is a request about a whole document.
type Whole struct {
	TextDocument Document `json:"textDocument"`
}

// Markup is a text for people: "markdown" or "plaintext".
type Markup struct {
	Kind  string `json:"kind"`
	Value string `json:"value"`
}

// TextEdit puts a text in the place of a stretch.
type TextEdit struct {
	Range   Range  `json:"range"`
	NewText string `json:"newText"`
}

// WorkspaceEdit is edits of several documents: Changes for every client, DocumentChanges for one that knows how to
// rename files. Only one of them is set.
type WorkspaceEdit struct {
	Changes         map[string][]TextEdit `json:"changes,omitempty"`
	DocumentChanges []DocumentChange      `json:"documentChanges,omitempty"`
}

// DocumentChange is edits of one document, or a file that gets another name.
type DocumentChange struct {
	TextDocument *Versioned `json:"textDocument,omitempty"`
	Edits        []TextEdit `json:"edits,omitempty"`

	Kind   string `json:"kind,omitempty"` // "rename"
	OldURI string `json:"oldUri,omitempty"`
	NewURI string `json:"newUri,omitempty"`
}

// Versioned names a document whatever its version: Version is always null.
type Versioned struct {
	URI     string `json:"uri"`
	Version *int   `json:"version"`
}

// Command is something that the client asks the server to do.
type Command struct {
	Title     string `json:"title"`
	Command   string `json:"command"`
	Arguments []any  `json:"arguments,omitempty"`
}

// Execute asks for a Command.
type Execute struct {
	Command   string            `json:"command"`
	Arguments []json.RawMessage `json:"arguments"`
}
