package editor

import (
	"muster/internal/editor/words"

	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/schema"
	"muster/schema/project"
)

// renamed matches the files and folders about whose renames the client asks the server first.
var renamed = []protocol.FileFilter{
	{Scheme: "file", Pattern: protocol.FilePattern{Glob: "**/*.toml", Matches: "file"}},
	{Scheme: "file", Pattern: protocol.FilePattern{Glob: "**", Matches: "folder"}},
}

// willRenameFiles returns the edits for renamed files and folders. They change the id of a definition whose file is
// named after it, all references to it, and the paths in settings and sweeps.
func (s *Server) willRenameFiles(ctx context.Context, p *protocol.RenamedFiles) (any, error) {
	s.mu.Lock()
	if err := s.await(ctx, func() bool { return s.seen > 0 || s.gen == 0 }); err != nil {
		s.mu.Unlock()
		return nil, err
	}
	var moves []move
	for _, f := range p.Files {
		_, isOld := pathOf(f.OldURI)
		if _, isNew := pathOf(f.NewURI); isOld && isNew && f.OldURI != f.NewURI {
			moves = append(moves, move{s.real(f.OldURI), s.real(f.NewURI)})
		}
	}
	var all []renaming
	for _, r := range s.roots {
		for _, l := range r.looks {
			all = append(all, renaming{root: r, look: l, moves: moves})
		}
	}
	s.mu.Unlock()
	e := edits{}
	for i := range all {
		s.renameIn(&all[i], e)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	if len(e) == 0 {
		return nil, nil
	}
	out, _ := s.workspaceEdit(e)
	return out, nil
}

// move is the rename of a file or folder.
type move struct{ from, to string }

// renaming is a project in which files are renamed.
type renaming struct {
	root   *root
	look   *look
	moves  []move
	papers []paper
}

// newID is a definition whose file gets the name of another id.
type newID struct {
	paper *paper
	thing thing
	id    string
}

// renameIn adds the edits of one project.
func (s *Server) renameIn(r *renaming, e edits) {
	folder := r.look.project.Folder()
	if !slices.ContainsFunc(r.moves, func(m move) bool { return below(m.from, folder) }) {
		return
	}
	if len(r.look.files) > 0 {
		r.papers = s.papers(&sight{document: document{root: r.root, name: r.look.files[0].Name}})
	}
	for _, n := range s.allowed(r, r.newIDs()) {
		for _, u := range s.uses(r.papers, n.thing) {
			e.id(&u, n.id)
		}
	}
	if settings := s.settingsPaper(r); settings != nil {
		r.papers = append(r.papers, *settings)
	}
	for i := range r.papers {
		s.movePaths(r, &r.papers[i], e)
	}
}

// newIDs returns the definitions whose files are named after their ids, before and after the rename.
func (r *renaming) newIDs() []newID {
	var out []newID
	for i := range r.papers {
		x := &r.papers[i]
		id := x.outline.Word("id")
		for _, m := range r.moves {
			end := "." + x.kind + ".toml"
			to, ok := strings.CutSuffix(filepath.Base(m.to), end)
			if ok && x.kind != "" && m.from == r.root.path(x.name) && filepath.Base(m.from) == id+end && to != id {
				out = append(out, newID{x, thing{sort: words.SortDefinition, of: x.kind, id: id}, to})
				break
			}
		}
	}
	return out
}

// allowed returns the new ids that are valid and available. It tells the user why it refuses the others.
func (s *Server) allowed(r *renaming, all []newID) []newID {
	for {
		losing := map[string]bool{}
		for _, n := range all {
			losing[n.paper.name] = true
		}
		refused := slices.IndexFunc(all, func(n newID) bool {
			why := s.taken(r.papers, n.thing, n.id, losing)
			if !schema.IsID(n.id) {
				why = fmt.Sprintf(notID, n.id)
			}
			for _, other := range all {
				if other.paper != n.paper && other.thing.of == n.thing.of && other.id == n.id {
					why = fmt.Sprintf("%s gets the same id", other.paper.name)
				}
			}
			if why == "" && s.doubled(r, n) {
				why = "another file has the same id"
			}
			if why != "" {
				s.say(protocol.MessageInfo, fmt.Sprintf("%s keeps the id %q: %s", n.paper.name, n.thing.id, why))
			}
			return why != ""
		})
		if refused < 0 {
			return all
		}
		all = slices.Delete(all, refused, refused+1) // another rename may have counted on this id
	}
}

// doubled reports whether several files share an id.
func (s *Server) doubled(r *renaming, n newID) bool {
	return slices.ContainsFunc(s.uses(r.papers, n.thing), func(u use) bool { return u.names && u.file != n.paper.name })
}

// settingsPaper returns the settings file of a project as the client has it, or nil.
func (s *Server) settingsPaper(r *renaming) *paper {
	doc := r.look.project.Settings.Doc
	if doc == nil {
		return nil
	}
	out := paper{name: doc.File.Name, uri: r.root.uri(doc.File.Name), kind: project.Marker}
	text := doc.File.Text
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, d := range s.docs {
		if d.path == r.root.path(doc.File.Name) && !d.lost {
			out.uri, out.text, out.outline = d.uri, d.text, d.outline()
			return &out
		}
	}
	out.text, out.outline = protocol.OfFile(text), outline.Read(text)
	return &out
}

// movePaths edits the paths in a file that lead to or below renamed files.
func (s *Server) movePaths(r *renaming, x *paper, e edits) {
	game := s.opts.Games(s.gameOf(x.outline))
	for i := range x.outline.Nodes {
		n := &x.outline.Nodes[i]
		if n.Kind != outline.Text || meaningOf(game, x.kind, n.Path).Sort != words.SortPath {
			continue
		}
		for _, m := range r.moves {
			if to, ok := m.moved(r.look.project.Folder(), n.Text); ok {
				e[x.uri] = append(e[x.uri], protocol.TextEdit{Range: rangeOf(x.text, n.Value), NewText: strconv.Quote(to)})
				break
			}
		}
	}
}

// moved returns the new path for a path of a project. ok is false if the path does not change or leaves the project.
// Wildcards in a pattern stay as they are.
func (m move) moved(folder, path string) (to string, ok bool) {
	if !below(m.from, folder) || !below(m.to, folder) {
		return "", false
	}
	relative := func(path string) string {
		rel, err := filepath.Rel(folder, path)
		if rel = filepath.ToSlash(rel); err != nil || strings.ContainsAny(rel, `*?[\`) {
			return ""
		}
		return rel
	}
	from, to := relative(m.from), relative(m.to)
	rest, ok := strings.CutPrefix(path, from)
	if from == "" || to == "" || !ok || rest != "" && !strings.HasPrefix(rest, "/") {
		return "", false
	}
	return to + rest, true
}
