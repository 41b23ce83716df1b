package protocol

// Initialize is the first request: the client's folders and capabilities.
type Initialize struct {
	RootURI          string       `json:"rootUri"`
	RootPath         string       `json:"rootPath"`
	WorkspaceFolders []Folder     `json:"workspaceFolders"`
	Capabilities     Capabilities `json:"capabilities"`
}

// Folder is a folder open in the client.
type Folder struct {
	URI  string `json:"uri"`
	Name string `json:"name"`
}

// Capabilities are the client capabilities that the server uses.
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
		Diagnostic         *struct{} `json:"diagnostic"` // it pulls findings
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
	Experimental struct {
		Muster struct {
			Checked bool `json:"checked"` // it receives Checked
			Data    bool `json:"data"`    // it shows FindingData itself
		} `json:"muster"`
	} `json:"experimental"`
}

// WorkspaceEditSupport lists the edits of several documents that a client supports.
type WorkspaceEditSupport struct {
	DocumentChanges    bool     `json:"documentChanges"`
	ResourceOperations []string `json:"resourceOperations"`
}

// Initialized answers Initialize: the server's capabilities.
type Initialized struct {
	Capabilities ServerCapabilities `json:"capabilities"`
	ServerInfo   ServerInfo         `json:"serverInfo"`
}

// ServerInfo names the server.
type ServerInfo struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// ServerCapabilities are the server's capabilities.
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

	DiagnosticProvider *DiagnosticOptions `json:"diagnosticProvider,omitempty"` // nil for a client that does not pull
}

// SyncOptions announce that documents arrive whole once and then as range edits.
type SyncOptions struct {
	OpenClose bool `json:"openClose"`
	Change    int  `json:"change"`
	Save      bool `json:"save"`
}

// Incremental is the Change of SyncOptions for range edits.
const Incremental = 2

// CompletionOptions list the characters that trigger completion.
type CompletionOptions struct {
	TriggerCharacters []string `json:"triggerCharacters"`
	ResolveProvider   bool     `json:"resolveProvider"`
}

// RenameOptions announce that a rename can be prepared.
type RenameOptions struct {
	PrepareProvider bool `json:"prepareProvider"`
}

// CodeActionOptions list the kinds of code action.
type CodeActionOptions struct {
	CodeActionKinds []string `json:"codeActionKinds"`
}

// CommandOptions list the commands.
type CommandOptions struct {
	Commands []string `json:"commands"`
}

// WorkspaceOptions announce support for several folders, and the file changes about which the client asks first.
type WorkspaceOptions struct {
	WorkspaceFolders struct {
		Supported           bool `json:"supported"`
		ChangeNotifications bool `json:"changeNotifications"`
	} `json:"workspaceFolders"`
	FileOperations FileOperations `json:"fileOperations"`
}

// FoldersChanged announces opened and closed folders.
type FoldersChanged struct {
	Event struct {
		Added   []Folder `json:"added"`
		Removed []Folder `json:"removed"`
	} `json:"event"`
}

// Cancel cancels a request.
type Cancel struct {
	ID any `json:"id"`
}

// Registration asks the client for certain notifications.
type Registration struct {
	Registrations []Registered `json:"registrations"`
}

// Registered is one registered notification.
type Registered struct {
	ID              string `json:"id"`
	Method          string `json:"method"`
	RegisterOptions any    `json:"registerOptions"`
}

// Watchers are the files whose changes on disk the client reports.
type Watchers struct {
	Watchers []Watcher `json:"watchers"`
}

// Watcher matches files by a pattern.
type Watcher struct {
	GlobPattern string `json:"globPattern"`
}
