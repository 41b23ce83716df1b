package protocol

// CompletionList is the answer to a completion request.
type CompletionList struct {
	IsIncomplete bool             `json:"isIncomplete"`
	Items        []CompletionItem `json:"items"`
}

// CompletionItem is one completion.
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

// Hover is the hover text of a position.
type Hover struct {
	Contents Markup `json:"contents"`
	Range    *Range `json:"range,omitempty"`
}

// References requests the references to the thing at a position.
type References struct {
	Placed
	Context struct {
		IncludeDeclaration bool `json:"includeDeclaration"`
	} `json:"context"`
}

// Rename requests the edits that rename the thing at a position.
type Rename struct {
	Placed
	NewName string `json:"newName"`
}

// PreparedRename is the range and name of a possible rename.
type PreparedRename struct {
	Range       Range  `json:"range"`
	Placeholder string `json:"placeholder"`
}

// Symbol is a part of a document with its children.
type Symbol struct {
	Name           string   `json:"name"`
	Detail         string   `json:"detail,omitempty"`
	Kind           int      `json:"kind"`
	Range          Range    `json:"range"`
	SelectionRange Range    `json:"selectionRange"`
	Children       []Symbol `json:"children,omitempty"`
}

// Selections requests the selection ranges around some positions.
type Selections struct {
	TextDocument Document   `json:"textDocument"`
	Positions    []Position `json:"positions"`
}

// Selection is a selectable range and its next larger one.
type Selection struct {
	Range  Range      `json:"range"`
	Parent *Selection `json:"parent,omitempty"`
}

// SymbolQuery requests the definitions of the workspace whose id or name contains the letters of Query in order.
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

// Highlight is a range that names the thing at the cursor.
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

// CodeActionParams request the code actions of a range.
type CodeActionParams struct {
	TextDocument Document `json:"textDocument"`
	Range        Range    `json:"range"`
	Context      struct {
		Only []string `json:"only"`
	} `json:"context"`
}

// CodeAction is an action for findings.
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

// CodeLens is a command shown above a line.
type CodeLens struct {
	Range   Range    `json:"range"`
	Command *Command `json:"command,omitempty"`
}

// FoldingRange is a foldable range of lines.
type FoldingRange struct {
	StartLine int    `json:"startLine"`
	EndLine   int    `json:"endLine"`
	Kind      string `json:"kind,omitempty"`
}

// InlayHintParams request the hints in a range.
type InlayHintParams struct {
	TextDocument Document `json:"textDocument"`
	Range        Range    `json:"range"`
}

// InlayHint is a label shown in a line that is not part of the text.
type InlayHint struct {
	Position     Position `json:"position"`
	Label        string   `json:"label"`
	Tooltip      string   `json:"tooltip,omitempty"`
	PaddingLeft  bool     `json:"paddingLeft,omitempty"`
	PaddingRight bool     `json:"paddingRight,omitempty"`
}
