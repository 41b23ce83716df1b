package requests

import (
	"context"
	"slices"

	"muster/catalog"
	"muster/editor"
	"muster/internal/games"
)

// nothing is the type of empty parameters.
type nothing struct{}

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
	Played   string   `json:"played,omitempty"` // its verdict, then the games that it is from
	Library  bool     `json:"library"`
	Picture  string   `json:"picture"` // SVG; "" for a file with errors
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
func (r *Requests) shelf(ctx context.Context, s *editor.Server, _ *nothing) (*Shelf, error) {
	files := []File{}
	projects, err := s.Projects(ctx)
	if err != nil {
		return nil, err
	}
	if len(projects) == 0 {
		projects = []editor.Project{{URI: noProject, Catalog: catalog.Project(games.Catalogs(), nil, nil, 1)}}
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
							files = append(files, fileOf(&p, e))
						}
					}
				}
			}
		}
	}
	return &Shelf{files}, nil
}

func fileOf(p *editor.Project, e *catalog.Entry) File {
	g := games.Of(e)
	out := File{
		ID: e.ID, Name: nameOf(e), Kind: e.Doc.Kind, Game: g.Catalog.Name, GameName: games.Catalogs().Title(g.Catalog.Name),
		Library: !e.Given, Boxes: []string{},
	}
	if e.Given {
		out.URI = p.URIOf(e.Doc.File.Name)
	} else {
		out.URI = p.URIOf(fileName(e.Doc.Kind, e.ID))
	}
	if e.Typed == nil || len(e.Schema) > 0 {
		return out
	}
	if !slices.Contains(g.Pages.Kinds, e.Doc.Kind) {
		out.What = titled(e.Doc.Kind)
		return out
	}
	sum := g.Pages.Summary(e, games.PageOptions{})
	out.Name, out.What, out.Map, out.Story = sum.Title, sum.What, sum.MapName, sum.Story
	out.Banners, out.Players, out.Picture = sum.Banners, sum.Players, sum.Thumbnail
	out.Played = playedOf(e)
	if out.Picture == "" {
		out.Picture = string(g.Pages.Picture(e, games.PageOptions{}))
	}
	out.Boxes = append(out.Boxes, sum.Boxes...)
	return out
}

// libraryParams names a definition of the library.
type libraryParams struct {
	Kind string `json:"kind"`
	ID   string `json:"id"`
	Game string `json:"game"`
}

// library returns the text of a definition of the library, and the URI for a copy of it.
func (r *Requests) library(ctx context.Context, s *editor.Server, p *libraryParams) (*TextFile, error) {
	c := catalog.Project(games.Catalogs(), nil, nil, 1)
	for _, e := range c.AllOf(p.Game, p.Kind) {
		if e.ID == p.ID && !e.Given {
			return &TextFile{copyURI(ctx, s, e), string(e.Doc.File.Text)}, nil
		}
	}
	return nil, refused("the library has no " + p.Kind + " " + p.ID)
}
