package protocol

// CompletionList is what can be written at a place.
type CompletionList struct {
	IsIncomplete bool             `json:"isIncomplete"`
	Items        []CompletionItem `json:"items"`
}

// CompletionItem is one thing that can be written.
type CompletionItem struct {
	Label         string    `json:"label"`
	Kind          int       `json:"kind"`
	Detail        string    `json:"detail,omitempty"`
	Documentation *Markup   `json:"documentation,omitempty"`
	SortText      string    `json:"sortText,omitempty"`
	FilterText    string    `json:"filterText,omitempty"`
	TextEdit      *TextEdit `json:"textEdit,omitempty"`
}

// The kinds of a CompletionItem.
const (
	CompletionProperty  = 10
	CompletionUnit      = 11
	CompletionEnum      = 13
	CompletionFile      = 17
	CompletionReference = 18
	CompletionConstant  = 21
	CompletionStruct    = 22
)

// Hover is what there is to say of a place.
type Hover struct {
	Contents Markup `json:"contents"`
	Range    *Range `json:"range,omitempty"`
}

// References asks for the places that name what stands at one.
type References struct {
	Placed
	Context struct {
		IncludeDeclaration bool `json:"includeDeclaration"`
	} `json:"context"`
}

// Rename asks for the edits that give something another name.
type Rename struct {
	Placed
	NewName string `json:"newName"`
}

// PreparedRename is what can be renamed at a place.
type PreparedRename struct {
	Range       Range  `json:"range"`
	Placeholder string `json:"placeholder"`
}

// Symbol is a part of a document, with its own parts.
type Symbol struct {
	Name           string   `json:"name"`
	Detail         string   `json:"detail,omitempty"`
	Kind           int      `json:"kind"`
	Range          Range    `json:"range"`
	SelectionRange Range    `json:"selectionRange"`
	Children       []Symbol `json:"children,omitempty"`
}

// Selections ask what encloses some places.
type Selections struct {
	TextDocument Document   `json:"textDocument"`
	Positions    []Position `json:"positions"`
}

// Selection is a stretch that can be selected, and the next larger one.
type Selection struct {
	Range  Range      `json:"range"`
	Parent *Selection `json:"parent,omitempty"`
}

// SymbolQuery asks for the definitions of the workspace whose id or name holds the letters of Query in their order.
type SymbolQuery struct {
	Query string `json:"query"`
}

// WorkspaceSymbol is a definition of the workspace.
type WorkspaceSymbol struct {
	Name          string   `json:"name"`
	Kind          int      `json:"kind"`
	Location      Location `json:"location"`
	ContainerName string   `json:"containerName,omitempty"`
}

// Highlight is a place of a document that names what stands at the cursor.
type Highlight struct {
	Range Range `json:"range"`
	Kind  int   `json:"kind"`
}

// The kinds of a Highlight.
const (
	HighlightRead  = 2
	HighlightWrite = 3
)

// The kinds of a Symbol.
const (
	SymbolFile     = 1
	SymbolProperty = 7
	SymbolString   = 15
	SymbolNumber   = 16
	SymbolArray    = 18
	SymbolObject   = 19
)

// CodeActionParams ask for what can be done about a stretch.
type CodeActionParams struct {
	TextDocument Document `json:"textDocument"`
	Range        Range    `json:"range"`
	Context      struct {
		Only []string `json:"only"`
	} `json:"context"`
}

// CodeAction is something that can be done about findings.
type CodeAction struct {
	Title       string         `json:"title"`
	Kind        string         `json:"kind"`
	Diagnostics []Diagnostic   `json:"diagnostics,omitempty"`
	IsPreferred bool           `json:"isPreferred,omitempty"`
	Edit        *WorkspaceEdit `json:"edit,omitempty"`
}

// The kinds of a CodeAction.
const (
	QuickFix = "quickfix"
	FixAll   = "source.fixAll"
)

// CodeLens is a command that stands over a line.
type CodeLens struct {
	Range   Range    `json:"range"`
	Command *Command `json:"command,omitempty"`
}

// FoldingRange is lines that can be folded away.
type FoldingRange struct {
	StartLine int    `json:"startLine"`
	EndLine   int    `json:"endLine"`
	Kind      string `json:"kind,omitempty"`
}

// InlayHintParams ask for the hints in a stretch.
type InlayHintParams struct {
	TextDocument Document `json:"textDocument"`
	Range        Range    `json:"range"`
}

// InlayHint is a word shown in a line that is not written in it.
type InlayHint struct {
	Position     Position `json:"position"`
	Label        string   `json:"label"`
	Tooltip      string   `json:"tooltip,omitempty"`
	PaddingLeft  bool     `json:"paddingLeft,omitempty"`
	PaddingRight bool     `json:"paddingRight,omitempty"`
}
