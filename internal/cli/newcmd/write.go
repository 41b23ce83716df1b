package newcmd

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/schema/layout"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// file is a file to write.
type file struct {
	path string
	text []byte
	note string // of the message that the file was written
	host bool   // another name than this one has no effect: a host of repositories reads it
}

// definition creates a definition of a game in the current project.
func (a *app) definition(kind, word string, game *games.Game, f *flags) error {
	id, name, err := named(word)
	if err != nil {
		return err
	}
	var notes []string
	if game.Start.Maps(kind) != "" && f.on == "" && f.from == "" && f.board == "" {
		if f.on = a.only(kind, game); f.on != "" {
			notes = append(notes, game.Start.Maps(kind)+" "+f.on)
		}
	}
	ws, of, err := a.around(kind, game, f)
	if err != nil {
		return err
	}
	n := games.New{Kind: kind, ID: id, Name: name, Board: f.board, All: ws.All}
	if of != nil {
		if game, err = gameOf(of, f); err != nil {
			return err
		}
	}
	if f.on != "" {
		if lacks, help := game.Start.Suits(of); lacks != "" {
			return cliutil.Usage(help, "%s has no %s", of.ID, lacks)
		}
		n.On, n.Shipped, n.Map, n.Board = of.ID, !of.Given, of, game.Start.Board(of)
	}
	if game != games.Default() && f.game == "" {
		notes = append([]string{game.Catalog.Title}, notes...)
	}
	out := file{note: strings.Join(notes, ", "), path: fileOf(folderOf(ws, kind), kind, id)}
	if of == nil || f.on != "" {
		out.text = laid(out.path, game.Start.Text(n))
	} else {
		out.text = game.Start.Copy(of, n)
	}
	if err := a.free(ws, kind, id, out.path, f.force); err != nil {
		return err
	}
	if err := a.write(f.force, out); err != nil {
		return err
	}
	if err := a.next(append([]report.Command{{"muster", "check"}}, game.Start.Next(kind, id)...)); err != nil {
		return err
	}
	if f.game != "" || slices.ContainsFunc(ws.Finder.Projects, marked) {
		return nil
	}
	return a.alsoMeant(kind, word, game)
}

// folderOf returns the folder for new definitions of a kind: that of the kind in a project, else the current folder.
func folderOf(ws *workspace.Workspace, kind string) string {
	folder := "."
	for _, p := range ws.Finder.Projects {
		if p.Marked {
			folder = filepath.Join(filepath.FromSlash(p.Root), games.Folder(kind))
		}
	}
	return folder
}

// gameOf returns the game of the copied definition or of the map. It must match --game, if given.
func gameOf(of *catalog.Entry, f *flags) (*games.Game, error) {
	what, done := "a copy has the game of its original", "copied by muster new"
	if f.on != "" {
		what, done = "an adventure has the game of its map", "used as the map of a new adventure"
	}
	g, err := games.Brings(of, done, (*games.Game).Begins)
	if err == nil && f.game != "" && !strings.EqualFold(f.game, g.Catalog.Name) {
		return nil, cliutil.Usage("drop --game: "+what, "%s is of %s", of.ID, g.Catalog.Title)
	}
	return g, err
}

// around returns the current project and the library, and the copied definition or the map; nil for neither.
func (a *app) around(kind string, game *games.Game, f *flags) (*workspace.Workspace, *catalog.Entry, error) {
	id := f.from
	switch {
	case f.on != "":
		id, kind = f.on, game.Start.Maps(kind)
	case f.from == "":
		ws := a.Open(workspace.Wanted{Here: true})
		a.TellStopped(ws)
		return ws, nil, nil
	}
	if workspace.IsPath(id) {
		return nil, nil, cliutil.Usage("name a definition of the project or the library", "%q is not an id", id)
	}
	if games.Kinds().Serving(kind) {
		return nil, nil, cliutil.Usage("drop --from, and copy only the rows that you want to change",
			"a copy of a %s would define each of its rows twice", kind)
	}
	ws, err := a.Definitions(workspace.Wanted{IDs: []string{id}, Kinds: []string{kind}, Here: true})
	if err != nil {
		return nil, nil, err
	}
	of, err := ws.Definition(id, kind)
	return ws, of, err
}

// project creates a project with definitions of a game.
func (a *app) project(word string, game *games.Game, f *flags) error {
	if f.from != "" {
		return cliutil.Usage("drop --from, or name the kind that you want to copy", "--from does not go with new project")
	}
	id, title, err := named(word)
	if err != nil {
		return err
	}
	if err := a.outside(id, f); err != nil {
		return err
	}
	var paths []string
	switch _, err := os.Lstat(id); {
	case err == nil && !cliutil.IsFolder(id):
		return cliutil.Usage("choose another name", "%s already exists and is not a folder", id)
	case err == nil && !f.force:
		return cliutil.Usage("choose another name, or add --force to write into the folder", "%s already exists", id)
	case err == nil:
		paths = []string{id}
	}
	ws := a.Open(workspace.Wanted{Paths: paths})
	start := game.Start
	settings, first := start.Project(f.board)
	out := []file{{path: filepath.Join(id, project.Marker), text: settings}}
	last := first[len(first)-1]
	next := append([]report.Command{{"muster", "check"}}, start.Next(last.Kind, last.ID)...)
	for _, n := range first {
		n.All = ws.All
		path := fileOf(filepath.Join(id, games.Folder(n.Kind)), n.Kind, n.ID)
		if err := a.free(ws, n.Kind, n.ID, path, f.force); err != nil {
			return err
		}
		out = append(out, file{path: path, text: laid(path, start.Text(n))})
	}
	var ci pipeline
	if f.ci != "" {
		var err error
		if ci, err = f.pipeline(id); err != nil {
			return err
		}
	}
	out = append(out, repository(id, title, game.Catalog.Title, next, ci)...)
	if err := a.write(f.force, out...); err != nil {
		return err
	}
	if err := a.next(append([]report.Command{{"cd", id}}, next...)); err != nil || f.ci == "" {
		return err
	}
	return a.Lines(ci.edit)
}

// outside refuses a new project inside another one, which would not find its definitions: a command reads the nearest
// project upward. --force allows it.
func (a *app) outside(id string, f *flags) error {
	around := a.Open(workspace.Wanted{Here: true}).Finder.Current()
	if !around.Marked || f.force {
		return nil
	}
	root := around.Folder()
	if f.ci != "" {
		return cliutil.Usage("run `"+pipelineLine(f.ci)+"` to add the CI file to "+filepath.Base(root)+", or add --force",
			"%s would be a project inside the project %s", id, filepath.Base(root))
	}
	return cliutil.Usage("create a file in the project with `muster new adventure "+id+"`, leave the folder "+
		filepath.Base(root)+" for a project of its own, or add --force",
		"%s would be a project inside the project %s", id, filepath.Base(root))
}

// laid returns a formatted template: an inserted id or name moves the comments after it.
func laid(path string, text []byte) []byte {
	out, faults, err := layout.Text(source.NewFile(filepath.ToSlash(path), text), games.Kinds())
	if err != nil || len(faults) > 0 {
		return text // errors are reported when it is read
	}
	return out
}

// fileOf returns the file of a definition in a folder.
func fileOf(folder, kind, id string) string { return filepath.Join(folder, id+"."+kind+".toml") }

// free refuses an id that the project or the library already has; with force it allows the id of the overwritten file.
func (a *app) free(ws *workspace.Workspace, kind, id, path string, force bool) error {
	what := games.Noun(kind)
	another := "choose another name, as in " + unused(ws, kind, id)
	for _, c := range ws.Catalogs {
		for _, e := range c.All(kind) {
			switch {
			case e.ID != id:
			case !e.Given:
				return cliutil.Usage(another, "the library already has %s %s", what, id)
			case filepath.Clean(filepath.FromSlash(e.Doc.File.Name)) != filepath.Clean(path):
				return cliutil.Usage(another, "%s already has the id %s: it is %s", e.Doc.File.Name, id, what)
			}
		}
	}
	return nil
}

// unused returns an unused id similar to another one.
func unused(ws *workspace.Workspace, kind, id string) string {
	taken := ws.IDs(kind)
	for n := 2; ; n++ {
		if next := fmt.Sprintf("%s-%d", id, n); !slices.Contains(taken, next) {
			return next
		}
	}
}

// write writes files atomically, if none exists or all may be overwritten.
func (a *app) write(force bool, files ...file) error {
	for _, f := range files {
		if err := readable(f); err != nil {
			return err
		}
		switch info, err := os.Lstat(f.path); { // a link to nothing is there, too
		case errors.Is(err, fs.ErrNotExist):
		case err == nil && info.IsDir():
			return cliutil.Usage("choose another name", "%s is a folder", filepath.ToSlash(f.path))
		case err == nil && force:
		case err == nil:
			hint := "choose another name, or add --force to overwrite it"
			if f.host {
				hint = "add --force to overwrite it"
			}
			return cliutil.Usage(hint, "%s already exists", filepath.ToSlash(f.path))
		default:
			return fmt.Errorf("cannot read %s: %w", f.path, disk.Reason(err))
		}
	}
	var begun []string
	for _, f := range files {
		_, missing := os.Lstat(f.path)
		if err := a.put(f); err != nil {
			for _, path := range begun {
				_ = os.Remove(path) // half of a set of files is worse than none
			}
			return err
		}
		if missing != nil {
			begun = append(begun, f.path)
		}
	}
	return nil
}

// put writes one file and creates its folder if necessary.
func (a *app) put(f file) error {
	folder := filepath.Dir(f.path)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", folder, disk.Reason(err))
	}
	return a.NotedPage(folder, filepath.Base(f.path), f.text, f.note)
}

// readable refuses words that make an unreadable file, such as a name that is too long.
func readable(f file) error {
	if filepath.Base(f.path) == project.Marker || filepath.Ext(f.path) != ".toml" {
		return nil
	}
	_, findings := games.Kinds().Load(source.NewFile(filepath.ToSlash(f.path), f.text))
	for _, d := range findings {
		if d.Severity == diag.Error {
			return cliutil.Usage(d.Help, "%s", d.Message)
		}
	}
	return nil
}
