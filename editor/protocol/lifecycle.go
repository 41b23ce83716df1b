package protocol

// Initialize is the first request: what the client has open, and what it can do.
type Initialize struct {
	RootURI          string       `json:"rootUri"`
	RootPath         string       `json:"rootPath"`
	WorkspaceFolders []Folder     `json:"workspaceFolders"`
	Capabilities     Capabilities `json:"capabilities"`
}

// Folder is a folder that the client has open.
type Folder struct {
	URI  string `json:"uri"`
	Name string `json:"name"`
}

// Capabilities are what a client can do, as far as the server asks.
type Capabilities struct {
	Workspace struct {
		WorkspaceEdit WorkspaceEditSupport `json:"workspaceEdit"`
		CodeLens      struct {
			RefreshSupport bool `json:"refreshSupport"`
		} `json:"codeLens"`
		InlayHint struct {
			RefreshSupport bool `json:"refreshSupport"`
		} `json:"inlayHint"`
		DidChangeWatchedFiles struct {
			DynamicRegistration bool `json:"dynamicRegistration"`
		} `json:"didChangeWatchedFiles"`
		Diagnostics struct {
			RefreshSupport bool `json:"refreshSupport"`
		} `json:"diagnostics"`
	} `json:"workspace"`
	TextDocument struct {
		Diagnostic         *struct{} `json:"diagnostic"` // it asks for findings
		PublishDiagnostics struct {
			RelatedInformation     bool `json:"relatedInformation"`
			CodeDescriptionSupport bool `json:"codeDescriptionSupport"`
		} `json:"publishDiagnostics"`
	} `json:"textDocument"`
	Window struct {
		WorkDoneProgress bool `json:"workDoneProgress"`
		ShowDocument     struct {
			Support bool `json:"support"`
		} `json:"showDocument"`
	} `json:"window"`
}

// WorkspaceEditSupport is which edits of several documents a client can make.
type WorkspaceEditSupport struct {
	DocumentChanges    bool     `json:"documentChanges"`
	ResourceOperations []string `json:"resourceOperations"`
}

// Initialized answers Initialize: what the server can do.
type Initialized struct {
	Capabilities ServerCapabilities `json:"capabilities"`
	ServerInfo   ServerInfo         `json:"serverInfo"`
}

// ServerInfo says which server answers.
type ServerInfo struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// ServerCapabilities are what the server can do.
type ServerCapabilities struct {
	PositionEncoding           string            `json:"positionEncoding"`
	TextDocumentSync           SyncOptions       `json:"textDocumentSync"`
	CompletionProvider         CompletionOptions `json:"completionProvider"`
	HoverProvider              bool              `json:"hoverProvider"`
	DefinitionProvider         bool              `json:"definitionProvider"`
	ReferencesProvider         bool              `json:"referencesProvider"`
	RenameProvider             RenameOptions     `json:"renameProvider"`
	SelectionRangeProvider     bool              `json:"selectionRangeProvider"`
	DocumentHighlightProvider  bool              `json:"documentHighlightProvider"`
	WorkspaceSymbolProvider    bool              `json:"workspaceSymbolProvider"`
	DocumentSymbolProvider     bool              `json:"documentSymbolProvider"`
	CodeActionProvider         CodeActionOptions `json:"codeActionProvider"`
	DocumentFormattingProvider bool              `json:"documentFormattingProvider"`
	CodeLensProvider           struct{}          `json:"codeLensProvider"`
	FoldingRangeProvider       bool              `json:"foldingRangeProvider"`
	InlayHintProvider          bool              `json:"inlayHintProvider"`
	ExecuteCommandProvider     CommandOptions    `json:"executeCommandProvider"`
	DocumentLinkProvider       LinkOptions       `json:"documentLinkProvider"`
	Workspace                  WorkspaceOptions  `json:"workspace"`

	DiagnosticProvider *DiagnosticOptions `json:"diagnosticProvider,omitempty"` // nil for a client that does not ask
}

// SyncOptions say that documents come whole once and then as edits of ranges.
type SyncOptions struct {
	OpenClose bool `json:"openClose"`
	Change    int  `json:"change"`
	Save      bool `json:"save"`
}

// Incremental is the Change of SyncOptions for edits of ranges.
const Incremental = 2

// CompletionOptions say after which signs completion is asked for by itself.
type CompletionOptions struct {
	TriggerCharacters []string `json:"triggerCharacters"`
	ResolveProvider   bool     `json:"resolveProvider"`
}

// RenameOptions say that a name can be asked for before it is changed.
type RenameOptions struct {
	PrepareProvider bool `json:"prepareProvider"`
}

// CodeActionOptions say which kinds of action there are.
type CodeActionOptions struct {
	CodeActionKinds []string `json:"codeActionKinds"`
}

// CommandOptions say which commands there are.
type CommandOptions struct {
	Commands []string `json:"commands"`
}

// WorkspaceOptions say that several folders are understood, and which changes of files the server wants to know before.
type WorkspaceOptions struct {
	WorkspaceFolders struct {
		Supported           bool `json:"supported"`
		ChangeNotifications bool `json:"changeNotifications"`
	} `json:"workspaceFolders"`
	FileOperations FileOperations `json:"fileOperations"`
}

// FoldersChanged tells of folders that were opened and closed.
type FoldersChanged struct {
	Event struct {
		Added   []Folder `json:"added"`
		Removed []Folder `json:"removed"`
	} `json:"event"`
}

// Cancel asks to forget a request.
type Cancel struct {
	ID any `json:"id"`
}

// Registration asks the client to tell of something from now on.
type Registration struct {
	Registrations []Registered `json:"registrations"`
}

// Registered is one thing to be told of.
type Registered struct {
	ID              string `json:"id"`
	Method          string `json:"method"`
	RegisterOptions any    `json:"registerOptions"`
}

// Watchers are the files that the client tells of when they change on disk.
type Watchers struct {
	Watchers []Watcher `json:"watchers"`
}

// Watcher is files by a pattern.
type Watcher struct {
	GlobPattern string `json:"globPattern"`
}
