package editor

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync/atomic"

	"muster/catalog"
	"muster/internal/editor/jsonrpc"
	"muster/internal/editor/protocol"
	"muster/schema/diag"
)

// lenses returns the code lenses of a definition, above its first line: its page, and sample games.
func (s *Server) lenses(_ context.Context, p *protocol.Whole) (any, error) {
	v, err := s.see(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	out := []protocol.CodeLens{}
	n := v.outline().Root("id")
	if n == nil || n.Text == "" {
		return out, nil
	}
	at := rangeOf(v.text, n.Key)
	add := func(title, command string) {
		c := &protocol.Command{Title: title, Command: command, Arguments: []any{v.uri}}
		out = append(out, protocol.CodeLens{Range: at, Command: c})
	}
	if slices.Contains(s.opts.Printed(v.of), v.kind) {
		add("Print sheet", printCommand)
	}
	if slices.Contains(s.opts.Played(v.of), v.kind) {
		add(s.playTitle(v), playCommand)
	}
	return out, nil
}

// playTitle returns the title of the lens for games. It includes the score if the definition has not changed since.
func (s *Server) playTitle(v *sight) string {
	title := fmt.Sprintf("Play %d games", defaultGames)
	sum := sumOf(v.entry)
	s.mu.Lock()
	defer s.mu.Unlock()
	if score := s.scores[sum]; score != "" && v.judged == v.text {
		return title + ": " + score
	}
	if s.playing[v.uri] {
		return fmt.Sprintf("Playing %d games ...", defaultGames)
	}
	return title
}

// sumOf returns a checksum of a definition and everything it is made from.
func sumOf(e *catalog.Entry) string {
	if e == nil {
		return ""
	}
	return sum(append([]*catalog.Entry{e}, madeFrom(e)...))
}

// madeFrom returns the other definitions of the project and the library that a definition depends on.
func madeFrom(e *catalog.Entry) []*catalog.Entry {
	c := e.Catalog()
	var out []*catalog.Entry
	for _, n := range e.Names {
		if other := c.FindFor(e, n.Kind, n.ID); other != nil {
			out = append(out, other)
		}
	}
	if e.Given {
		out = append(out, c.Serving(e.Doc.Game)...)
	}
	return append(out, c.InvalidOf(e)...)
}

// execute runs the command of a lens.
func (s *Server) execute(ctx context.Context, p *protocol.Execute) (any, error) {
	var uri string
	if len(p.Arguments) != 1 || json.Unmarshal(p.Arguments[0], &uri) != nil {
		return nil, wrong(jsonrpc.InvalidParams, "%s needs the URI of a document", p.Command)
	}
	v, err := s.see(uri)
	if err != nil {
		return nil, err
	}
	switch p.Command {
	case printCommand:
		return nil, s.printPage(ctx, v)
	case playCommand:
		return nil, s.playGames(ctx, v)
	}
	return nil, wrong(jsonrpc.InvalidParams, "unknown command %s", p.Command)
}

// usable returns the definition of a document if neither it nor its dependencies have errors.
func (s *Server) usable(ctx context.Context, v *sight, kinds []string) (*catalog.Entry, error) {
	found, err := s.foundNow(ctx, v)
	if err != nil {
		return nil, err
	}
	if v.alone != nil {
		return nil, wrong(requestFailed, "the project is still being read: try again")
	}
	s.fresh(v)
	if v.entry == nil || !bytes.Equal(v.entry.Doc.File.Text, v.text.Bytes()) {
		return nil, wrong(requestFailed, "the file is not valid TOML")
	}
	if !slices.Contains(kinds, v.kind) {
		return nil, wrong(requestFailed, "not available for files of kind %s", v.kind)
	}
	if i := slices.IndexFunc(found, func(d diag.Diagnostic) bool { return d.Severity == diag.Error }); i >= 0 {
		return nil, wrong(requestFailed, "the file has errors: fix them first: %s", found[i].Message)
	}
	for _, other := range madeFrom(v.entry) {
		if other.Given && (other.Doc.Tree == nil || diag.Count(other.Schema, diag.Error) > 0) {
			return nil, wrong(requestFailed, "%s has errors: fix them first", other.Doc.File.Name)
		}
	}
	return v.entry, nil
}

// printPage writes the page of a definition and asks the client to open it.
func (s *Server) printPage(ctx context.Context, v *sight) error {
	e, err := s.usable(ctx, v, s.opts.Printed(v.of))
	if err != nil {
		return err
	}
	page, err := s.opts.Print(e)
	if err == nil {
		var path string
		if path, err = s.opts.Keep(e.ID+"."+e.Doc.Kind+".html", page); err == nil {
			s.show(path)
			return nil
		}
	}
	return wrong(requestFailed, "%v", err)
}

// show asks the client to open a page, or reports its location.
func (s *Server) show(path string) {
	s.mu.Lock()
	can := s.client.Window.ShowDocument.Support
	s.mu.Unlock()
	told := func() { s.say(protocol.MessageInfo, "sheet written to "+path) }
	if !can {
		told()
		return
	}
	go func() {
		var shown protocol.Shown
		answer, err := s.rpc.Call(context.Background(), "window/showDocument",
			protocol.Show{URI: uriOf(path), External: true})
		if err != nil || json.Unmarshal(answer, &shown) != nil || !shown.Success {
			told()
		}
	}()
}

// playGames plays games of a definition. The lens shows the score when they are done.
func (s *Server) playGames(ctx context.Context, v *sight) error {
	e, err := s.usable(ctx, v, s.opts.Played(v.of))
	if err != nil {
		return err
	}
	s.mu.Lock()
	if s.playing[v.uri] {
		s.mu.Unlock()
		return wrong(requestFailed, "already playing games of this file")
	}
	s.playing[v.uri] = true
	s.mu.Unlock()
	s.refreshLenses()
	defer func() {
		s.mu.Lock()
		delete(s.playing, v.uri)
		s.mu.Unlock()
		s.refreshLenses()
	}()
	var done atomic.Int64
	tell, end := s.progress(fmt.Sprintf("Playing %d games of %s", defaultGames, e.ID))
	defer end()
	score, err := s.opts.Play(ctx, e, defaultGames, func() { tell(int(done.Add(1)) * 100 / defaultGames) })
	if err != nil {
		if errors.Is(ctx.Err(), context.Canceled) {
			return ctx.Err()
		}
		return wrong(requestFailed, "%v", err)
	}
	s.mu.Lock()
	s.scores[sumOf(e)] = score
	s.mu.Unlock()
	s.say(protocol.MessageInfo, fmt.Sprintf("%s, %d games: %s", e.ID, defaultGames, score))
	return nil
}

// refreshLenses asks the client to request its lenses again.
func (s *Server) refreshLenses() {
	s.mu.Lock()
	can := s.client.Workspace.CodeLens.RefreshSupport
	s.mu.Unlock()
	if can {
		s.call("workspace/codeLens/refresh", nil)
	}
}
