package requests

import (
	"context"
	"path"
	"slices"
	"strings"

	"muster/catalog"
	"muster/editor"
	"muster/internal/games"
)

// nothing is the type of empty parameters.
type nothing struct{}

// shelfParams asks for the shelf.
type shelfParams struct {
	ID  string `json:"id"`  // of the definitions; "" for all
	URI string `json:"uri"` // of an open document: the definition in it alone
}

// Shelf is the answer to muster/shelf.
type Shelf struct {
	Files []File `json:"files"`
}

// File is a definition on the shelf.
type File struct {
	URI      string   `json:"uri"` // where it is, or where a copy of the library's would be
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Kind     string   `json:"kind"`
	Game     string   `json:"game"`
	GameName string   `json:"gameName"`
	What     string   `json:"what"`
	Map      string   `json:"map,omitempty"` // the name of its map
	Boxes    []string `json:"boxes"`
	Story    string   `json:"story,omitempty"`
	Banners  int      `json:"banners,omitempty"`
	Players  string   `json:"players,omitempty"`
	Library  bool     `json:"library"`
}

// shelved lists the kinds of a game's definitions that Studio opens: those with a board, and rulebooks.
func shelved(g *games.Game) []string {
	if g.Pages.Board == nil {
		return nil
	}
	out := slices.Clone(g.Pages.Drawn)
	for _, kind := range []string{kindCards, kindRulebook} {
		if g.Has(kind) {
			out = append(out, kind)
		}
	}
	return out
}

// kindRulebook is the kind of rulebook files in every game.
const kindRulebook = "rulebook"

// shelf lists the definitions that can be opened: those of the client's projects, then those of the library.
func (r *Requests) shelf(ctx context.Context, s *editor.Server, p *shelfParams) (*Shelf, error) {
	if p.URI != "" {
		return openShelf(ctx, s, p.URI)
	}
	files := []File{}
	err := eachShelved(ctx, s, func(project *editor.Project, e *catalog.Entry) {
		if p.ID == "" || e.ID == p.ID {
			files = append(files, fileOf(project, e))
		}
	})
	if err != nil {
		return nil, err
	}
	projects, err := s.Projects(ctx)
	for i := range projects {
		for _, e := range unread(&projects[i]) {
			if f := unreadFile(&projects[i], e); p.ID == "" || f.ID == p.ID {
				files = append(files, f)
			}
		}
	}
	return &Shelf{files}, err
}

// openShelf lists the definition in an open document, as its text is now.
func openShelf(ctx context.Context, s *editor.Server, uri string) (*Shelf, error) {
	d, err := s.Document(ctx, uri)
	if err != nil {
		return nil, err
	}
	out := Shelf{[]File{}}
	if d.Entry != nil && games.Of(d.Entry) != nil {
		f := fileOf(&editor.Project{URI: noProject}, d.Entry)
		f.URI, f.Library = uri, false
		out.Files = append(out.Files, f)
	}
	return &out, nil
}

// eachShelved visits the definitions that can be opened, in the order of the shelf.
func eachShelved(ctx context.Context, s *editor.Server, visit func(p *editor.Project, e *catalog.Entry)) error {
	projects, err := s.Projects(ctx)
	if err != nil {
		return err
	}
	if len(projects) == 0 {
		projects = []editor.Project{{URI: noProject, Catalog: libraryAlone()}}
	}
	for i, p := range projects {
		for _, own := range []bool{true, false} {
			if !own && i > 0 {
				continue // the library is the same in every project
			}
			for _, g := range games.List() {
				for _, kind := range shelved(&g) {
					for _, e := range p.Catalog.AllOf(g.Catalog.Name, kind) {
						if e.Given == own {
							visit(&p, e)
						}
					}
				}
			}
		}
	}
	return nil
}

// unread lists the files of a project that the catalog does not find, for example broken TOML: their text can be fixed.
func unread(p *editor.Project) (out []*catalog.Entry) {
	var kinds []string
	for _, g := range games.List() {
		kinds = append(kinds, shelved(&g)...)
	}
	for _, e := range p.Catalog.InvalidFiles(kinds...) {
		found := games.Of(e) != nil && p.Catalog.Find(e.Doc.Kind, e.ID) == e
		if g := games.Named(e.Doc.Game); !found && (g == nil || g.Pages.Board != nil) {
			out = append(out, e)
		}
	}
	return out
}

// unreadFile returns a file with its name only.
func unreadFile(p *editor.Project, e *catalog.Entry) File {
	name := path.Base(e.Doc.File.Name)
	id, _, _ := strings.Cut(name, ".")
	out := File{
		URI: p.URIOf(e.Doc.File.Name), ID: id, Name: name, Kind: e.Doc.Kind, What: "cannot be read", Boxes: []string{},
	}
	if g := games.Named(e.Doc.Game); g != nil {
		out.Game, out.GameName = g.Catalog.Name, games.Catalogs().Title(g.Catalog.Name)
	}
	return out
}

func fileOf(p *editor.Project, e *catalog.Entry) File {
	g := games.Of(e)
	out := File{
		ID: e.ID, Name: nameOf(e), Kind: e.Doc.Kind, Game: g.Catalog.Name, GameName: games.Catalogs().Title(g.Catalog.Name),
		Library: !e.Given, Boxes: []string{},
	}
	out.URI, out.What = shelfURI(p, e), titled(e.Doc.Kind)
	if e.Typed == nil || len(e.Schema) > 0 {
		return out
	}
	if !slices.Contains(g.Pages.Kinds, e.Doc.Kind) {
		return out
	}
	sum := g.Pages.Summary(e, games.PageOptions{})
	out.Name, out.What, out.Map, out.Story = sum.Title, sum.What, sum.MapName, sum.Story
	out.Banners, out.Players = sum.Banners, sum.Players
	out.Boxes = append(out.Boxes, sum.Boxes...)
	return out
}

// shelfURI returns the URI of a definition of the project, or of a copy of one of the library's.
func shelfURI(p *editor.Project, e *catalog.Entry) string {
	if e.Given {
		return p.URIOf(e.Doc.File.Name)
	}
	return p.URIOf(fileName(e.Doc.Kind, e.ID))
}

// libraryParams names a definition of the library.
type libraryParams struct {
	Kind string `json:"kind"`
	ID   string `json:"id"`
	Game string `json:"game"`
}

// library returns the text of a definition of the library, and the URI for a copy of it.
func (r *Requests) library(ctx context.Context, s *editor.Server, p *libraryParams) (*TextFile, error) {
	if e := libraryAlone().Library(p.Kind, p.ID); e != nil && games.Of(e).Catalog.Name == p.Game {
		return &TextFile{copyURI(ctx, s, e), string(e.Doc.File.Text)}, nil
	}
	return nil, refused("the library has no " + p.Kind + " " + p.ID)
}

// libraryAlone returns the library, as the catalog of a project without files.
func libraryAlone() *catalog.Catalog { return catalog.Project(games.Catalogs(), nil, nil, 1) }
