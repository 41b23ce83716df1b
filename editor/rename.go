package editor

import (
	"muster/internal/editor/words"

	"context"
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"muster/internal/editor/jsonrpc"
	"muster/internal/editor/protocol"
	"muster/schema"
)

// notID is the message for an invalid new id.
const notID = "%q is not a valid id; use lower-case letters, digits and single hyphens"

// renamed returns the thing that a word names and every text of the project that names it. The error says why it cannot
// be renamed.
func (s *Server) renamed(v *sight, offset int) (word, []use, error) {
	w, ok := wordAt(v, offset)
	if !ok {
		return w, nil, wrong(requestFailed, "cannot rename: no id here")
	}
	t, ok := w.named()
	if !ok {
		return w, nil, wrong(requestFailed, "cannot rename: %q is not an id", w.text)
	}
	uses := s.uses(s.papers(v), t)
	var names []string
	for i := range uses {
		if uses[i].names && !slices.Contains(names, uses[i].file) {
			names = append(names, uses[i].file)
		}
	}
	switch len(names) {
	case 0:
		if t.sort == words.SortDefinition && s.opts.Catalogs.LibraryFile(t.of, t.id) == nil {
			return w, nil, wrong(requestFailed, "no file in the project has the id %q", t.id)
		}
		return w, nil, wrong(requestFailed, "%q is in the library and cannot be renamed", t.id)
	case 1:
		return w, uses, nil
	}
	return w, nil, wrong(requestFailed, "several files have the id %q: %s", t.id, strings.Join(names, ", "))
}

func (s *Server) prepareRename(_ context.Context, p *protocol.Placed) (any, error) {
	v, offset, err := s.seeAt(p)
	if err != nil {
		return nil, err
	}
	w, _, err := s.renamed(v, offset)
	if err != nil {
		return nil, err
	}
	return protocol.PreparedRename{Range: rangeOf(v.text, w.at), Placeholder: w.text}, nil
}

// rename renames an id everywhere in the project, including the file named after it.
func (s *Server) rename(_ context.Context, p *protocol.Rename) (any, error) {
	v, offset, err := s.seeAt(&p.Placed)
	if err != nil {
		return nil, err
	}
	w, uses, err := s.renamed(v, offset)
	if err != nil {
		return nil, err
	}
	if !schema.IsID(p.NewName) {
		return nil, wrong(jsonrpc.InvalidParams, notID, p.NewName)
	}
	t, _ := w.named()
	if why := s.taken(s.papers(v), t, p.NewName, nil); why != "" {
		return nil, wrong(requestFailed, "%s", why)
	}
	e := edits{}
	for i := range uses {
		e.id(&uses[i], p.NewName)
	}
	out, can := s.workspaceEdit(e)
	if can.DocumentChanges && slices.Contains(can.ResourceOperations, "rename") {
		out.DocumentChanges = append(out.DocumentChanges, fileRenamed(w, uses, p.NewName)...)
	}
	return out, nil
}

// taken returns why a new id is not available: something else has it. Files that lose their ids are ignored.
func (s *Server) taken(papers []paper, t thing, id string, losing map[string]bool) string {
	t.id = id
	for _, u := range s.uses(papers, t) {
		if u.names && !losing[u.file] {
			return fmt.Sprintf("%q is already the id of %s", id, u.file)
		}
	}
	if t.sort == words.SortDefinition && s.opts.Catalogs.LibraryFile(t.of, t.id) != nil {
		// References to the library's id would refer to the project's.
		return fmt.Sprintf("%q is already in the library", id)
	}
	return ""
}

// edits are edits of several documents, by URI.
type edits map[string][]protocol.TextEdit

// id replaces the id in a text.
func (e edits) id(u *use, id string) {
	e[u.uri] = append(e[u.uri], protocol.TextEdit{Range: rangeOf(u.text, u.whole), NewText: strconv.Quote(id)})
}

// workspaceEdit returns edits in the form that the client supports.
func (s *Server) workspaceEdit(e edits) (protocol.WorkspaceEdit, protocol.WorkspaceEditSupport) {
	s.mu.Lock()
	can := s.client.Workspace.WorkspaceEdit
	s.mu.Unlock()
	if !can.DocumentChanges {
		return protocol.WorkspaceEdit{Changes: e}, can
	}
	var out protocol.WorkspaceEdit
	for _, uri := range slices.Sorted(maps.Keys(e)) {
		out.DocumentChanges = append(out.DocumentChanges, protocol.DocumentChange{
			TextDocument: &protocol.Versioned{URI: uri}, Edits: e[uri],
		})
	}
	return out, can
}

// fileRenamed returns the rename of the file that contains a definition, if the file is named after its id.
func fileRenamed(w word, uses []use, id string) []protocol.DocumentChange {
	if w.Sort != words.SortDefinition {
		return nil
	}
	for i := range uses {
		u := &uses[i]
		end := "." + w.Of + ".toml"
		if u.names && path.Base(u.file) == w.text+end && strings.HasSuffix(u.uri, "/"+w.text+end) {
			return []protocol.DocumentChange{{
				Kind: "rename", OldURI: u.uri, NewURI: strings.TrimSuffix(u.uri, w.text+end) + id + end,
			}}
		}
	}
	return nil
}
