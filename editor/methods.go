package editor

import (
	"context"
	"encoding/json"

	"muster/internal/editor/jsonrpc"
	"muster/internal/editor/protocol"
)

// The commands of the server.
const (
	printCommand = "muster.print"
	playCommand  = "muster.play"
)

// nothing is the type of empty parameters.
type nothing struct{}

// methods returns the handlers of the server. Other messages get a method error, or are notifications without an
// answer.
func (s *Server) methods() map[string]jsonrpc.Handler {
	all := map[string]jsonrpc.Handler{
		"initialize":      on(s, s.initialize),
		"initialized":     on(s, s.initialized),
		"shutdown":        on(s, s.shutdown),
		"exit":            on(s, s.exit),
		"$/cancelRequest": on(s, s.cancel),
		"$/setTrace":      on(s, s.ignore),

		"textDocument/didOpen":                on(s, s.didOpen),
		"textDocument/didChange":              on(s, s.didChange),
		"textDocument/didClose":               on(s, s.didClose),
		"textDocument/didSave":                on(s, s.diskChanged),
		"workspace/didChangeWatchedFiles":     on(s, s.diskChanged),
		"workspace/didChangeConfiguration":    on(s, s.ignore),
		"workspace/didChangeWorkspaceFolders": on(s, s.foldersChanged),

		"textDocument/completion":        on(s, s.completion),
		"completionItem/resolve":         on(s, s.resolve),
		"textDocument/hover":             on(s, s.hover),
		"textDocument/definition":        on(s, s.definition),
		"textDocument/references":        on(s, s.references),
		"textDocument/selectionRange":    on(s, s.selections),
		"textDocument/documentHighlight": on(s, s.highlight),
		"workspace/symbol":               on(s, s.workspaceSymbols),
		"textDocument/prepareRename":     on(s, s.prepareRename),
		"textDocument/rename":            on(s, s.rename),
		"textDocument/documentSymbol":    on(s, s.symbols),
		"textDocument/codeAction":        on(s, s.actions),
		"textDocument/formatting":        on(s, s.formatting),
		"textDocument/codeLens":          on(s, s.lenses),
		"textDocument/foldingRange":      on(s, s.folding),
		"textDocument/inlayHint":         on(s, s.hints),
		"workspace/executeCommand":       on(s, s.execute),
		"textDocument/documentLink":      on(s, s.links),
		"documentLink/resolve":           on(s, s.resolveLink),
		"textDocument/diagnostic":        on(s, s.pull),
		"workspace/diagnostic":           on(s, s.pullAll),
		"workspace/willRenameFiles":      on(s, s.willRenameFiles),
	}
	for name, do := range s.opts.Methods {
		all[name] = on(s, s.extension(do))
	}
	return all
}

func (s *Server) initialize(_ context.Context, p *protocol.Initialize) (any, error) {
	s.mu.Lock()
	s.began, s.client = true, p.Capabilities
	folders := p.WorkspaceFolders
	if len(folders) == 0 && p.RootURI != "" {
		folders = []protocol.Folder{{URI: p.RootURI}}
	}
	if len(folders) == 0 && p.RootPath != "" {
		folders = []protocol.Folder{{URI: uriOf(p.RootPath)}}
	}
	for _, f := range folders {
		s.open(f)
	}
	s.mu.Unlock()

	answer := protocol.Initialized{ServerInfo: protocol.ServerInfo{Name: "muster", Version: s.opts.Version}}
	c := &answer.Capabilities
	c.PositionEncoding = "utf-16"
	c.TextDocumentSync = protocol.SyncOptions{OpenClose: true, Change: protocol.Incremental, Save: true}
	c.CompletionProvider = protocol.CompletionOptions{
		TriggerCharacters: []string{`"`, "'", "[", ".", "=", "{", ":", ",", " "}, ResolveProvider: true,
	}
	c.HoverProvider, c.DefinitionProvider, c.ReferencesProvider = true, true, true
	c.DocumentHighlightProvider, c.WorkspaceSymbolProvider, c.SelectionRangeProvider = true, true, true
	c.RenameProvider.PrepareProvider = true
	c.DocumentSymbolProvider, c.DocumentFormattingProvider = true, true
	c.CodeActionProvider.CodeActionKinds = []string{protocol.QuickFix, protocol.FixAll}
	c.FoldingRangeProvider, c.InlayHintProvider = true, true
	c.ExecuteCommandProvider.Commands = []string{printCommand, playCommand}
	c.DocumentLinkProvider.ResolveProvider = true
	if p.Capabilities.TextDocument.Diagnostic != nil {
		c.DiagnosticProvider = &protocol.DiagnosticOptions{
			Identifier: "muster", InterFileDependencies: true, WorkspaceDiagnostics: true,
		}
	}
	c.Workspace.FileOperations.WillRename.Filters = renamed
	c.Workspace.WorkspaceFolders.Supported = true
	c.Workspace.WorkspaceFolders.ChangeNotifications = true
	return answer, nil
}

func (s *Server) initialized(context.Context, *nothing) (any, error) {
	s.mu.Lock()
	watch := s.client.Workspace.DidChangeWatchedFiles.DynamicRegistration
	s.mu.Unlock()
	if watch {
		s.call("client/registerCapability", protocol.Registration{
			Registrations: []protocol.Registered{{
				ID: "files", Method: "workspace/didChangeWatchedFiles", RegisterOptions: protocol.Watchers{
					Watchers: []protocol.Watcher{{GlobPattern: "**/*.toml"}, {GlobPattern: "**/.muster-ignore"}},
				},
			}},
		})
	}
	s.stale(nil)
	return nil, nil
}

func (s *Server) shutdown(context.Context, *nothing) (any, error) {
	s.mu.Lock()
	s.ended = true
	s.halt()
	s.news.Broadcast()
	s.mu.Unlock()
	return nil, nil
}

func (s *Server) exit(context.Context, *nothing) (any, error) {
	s.rpc.Stop()
	return nil, nil
}

func (s *Server) cancel(_ context.Context, p *protocol.Cancel) (any, error) {
	id, err := json.Marshal(p.ID)
	if err != nil {
		return nil, invalid(err)
	}
	s.rpc.Cancel(id)
	return nil, nil
}

func (s *Server) ignore(context.Context, *nothing) (any, error) { return nil, nil }

// diskChanged handles a notification that files must be read again.
func (s *Server) diskChanged(context.Context, *nothing) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.staleLocked(nil)
	s.moved = s.gen
	return nil, nil
}

func (s *Server) foldersChanged(_ context.Context, p *protocol.FoldersChanged) (any, error) {
	s.mu.Lock()
	for _, f := range p.Event.Removed {
		s.close(f)
	}
	for _, f := range p.Event.Added {
		s.open(f)
	}
	s.place()
	s.mu.Unlock()
	s.stale(nil)
	return nil, nil
}
