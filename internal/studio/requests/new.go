package requests

import (
	"context"
	"path"
	"slices"

	"muster/catalog"
	"muster/editor"
	"muster/internal/editor/edits"
	"muster/internal/editor/words"
	"muster/internal/games"
	"muster/internal/schema/layout"
	"muster/report"
	"muster/schema"
	"muster/schema/source"
)

// Templates is the answer to muster/starters.
type Templates struct {
	Games []Starters `json:"games"`
}

// Starters are the definitions that a game can begin.
type Starters struct {
	Game  string        `json:"game"`
	Title string        `json:"title"`
	Kinds []StarterKind `json:"kinds"`
	Boxes []Choice      `json:"boxes"`
}

// StarterKind is a kind of definition that can be begun.
type StarterKind struct {
	Kind   string   `json:"kind"`
	Boards []Choice `json:"boards"` // the default first
	OnMap  bool     `json:"onMap"`  // it is played on a map: one of its own, or one that there is
}

// Choice is one of several values, with its name.
type Choice struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// starters lists what new definitions can be, of each game whose boards are drawn.
func (r *Requests) starters(context.Context, *editor.Server, *nothing) (*Templates, error) {
	list := []Starters{}
	for i := range games.List() {
		g := &games.List()[i]
		if !g.Begins() || g.Pages.Board == nil {
			continue
		}
		s := Starters{Game: g.Catalog.Name, Title: g.Catalog.Title, Boxes: rowsOf(g, nil, "boxes")}
		names := rowsOf(g, nil, "boards")
		for _, kind := range shelved(g) {
			k := StarterKind{Kind: kind, OnMap: g.Start.Maps(kind) != "", Boards: []Choice{}}
			for _, id := range g.Start.Boards(kind) {
				k.Boards = append(k.Boards, Choice{id, nameIn(names, id)})
			}
			s.Kinds = append(s.Kinds, k)
		}
		list = append(list, s)
	}
	return &Templates{list}, nil
}

// rowsOf returns the rows of a kind that a definition of a game can name.
func rowsOf(g *games.Game, e *catalog.Entry, of string) []Choice {
	out := []Choice{}
	if g.Editor.Rows == nil {
		return out
	}
	for _, row := range g.Editor.Rows(e, words.Meaning{Sort: words.SortRow, Of: of}) {
		out = append(out, choiceOf(row))
	}
	return out
}

func choiceOf(row report.Row) Choice {
	if row.Name == "" {
		return Choice{row.ID, row.ID}
	}
	return Choice{row.ID, row.Name}
}

func nameIn(list []Choice, id string) string {
	if i := slices.IndexFunc(list, func(c Choice) bool { return c.ID == id }); i >= 0 {
		return list[i].Name
	}
	return id
}

// newParams asks for a new definition.
type newParams struct {
	Game  string   `json:"game"`
	Kind  string   `json:"kind"`
	Board string   `json:"board"` // "" is the default one, or that of the map
	Map   string   `json:"map"`   // the id of the map; "" for a new one
	Name  string   `json:"name"`
	ID    string   `json:"id"`    // "" for one made from the name
	Boxes []string `json:"boxes"` // of the new map; none for those of its board
	Empty bool     `json:"empty"` // without the example's terrain and units
}

// TextFiles is the answer to muster/new.
type TextFiles struct {
	Files []TextFile `json:"files"`
}

// TextFile is a file that is not saved yet.
type TextFile struct {
	URI  string `json:"uri"`
	Text string `json:"text"`
}

// begin returns the texts of a new definition, with those that it needs first. It writes nothing.
func (r *Requests) begin(ctx context.Context, s *editor.Server, p *newParams) (*TextFiles, error) {
	g := games.Named(p.Game)
	if g == nil || !g.Begins() || !slices.Contains(shelved(g), p.Kind) {
		return nil, refused("there is no template for a new " + p.Kind + " of " + p.Game)
	}
	id := p.ID
	if id == "" {
		id = schema.Kebab(p.Name)
	}
	if !schema.IsID(id) {
		return nil, refused("the name needs letters or digits, at most 64")
	}
	if p.Name == "" {
		p.Name = id
	}
	in, err := placeFor(ctx, s)
	if err != nil {
		return nil, err
	}
	list := []games.New{{Kind: p.Kind, ID: id, Name: p.Name, Board: p.Board, All: in.all}}
	switch of := g.Start.Maps(p.Kind); {
	case of == "":
	case p.Map == "":
		list[0].On = id
		list = append([]games.New{{Kind: of, ID: id, Name: p.Name, Board: p.Board, All: in.all}}, list...)
	default:
		m := in.find(of, p.Map)
		if m == nil || m.Typed == nil || games.Of(m) != g {
			return nil, refused(g.Catalog.Title + " has no " + of + " " + p.Map)
		}
		if lacks, help := g.Start.Suits(m); lacks != "" {
			return nil, refused(m.ID + " has no " + lacks + ": " + help)
		}
		list[0].On, list[0].Shipped, list[0].Map, list[0].Board = m.ID, !m.Given, m, g.Start.Board(m)
	}
	files := []TextFile{}
	for _, n := range list {
		if e := in.find(n.Kind, n.ID); e != nil {
			return nil, refused("there is already " + games.Noun(n.Kind) + " with the id " + n.ID + ": choose another name")
		}
		text := g.Start.Text(n)
		if p.Empty && (n.Kind == kindMap || g.Start.Maps(n.Kind) != "") {
			if text, err = emptied(p.Game, n.Kind, text); err != nil {
				return nil, err
			}
		}
		if len(p.Boxes) > 0 && (n.Kind == kindMap || n.Kind == kindCards) {
			t := edits.Of(text)
			if err := t.Set([]string{"boxes"}, quotedList(p.Boxes)); err != nil {
				return nil, err
			}
			text = t.Bytes()
		}
		uri := in.uri(n.Kind, n.ID)
		files = append(files, TextFile{uri, string(laid(uri, text))})
	}
	return &TextFiles{files}, nil
}

func quotedList(list []string) string {
	out := "["
	for i, word := range list {
		if i > 0 {
			out += ", "
		}
		out += edits.Quote(word)
	}
	return out + "]"
}

// laid returns a text as `muster fmt` writes it.
func laid(uri string, text []byte) []byte {
	out, found, err := layout.Text(source.NewFile(path.Base(uri), text), games.Kinds())
	if err != nil || len(found) > 0 {
		return text // the findings of the file report it
	}
	return out
}

// place is where new files go: the first project of the client, and all definitions that there are.
type place struct {
	project  *editor.Project // nil without a project
	catalogs []*catalog.Catalog
}

func placeFor(ctx context.Context, s *editor.Server) (*place, error) {
	list, err := s.Projects(ctx)
	if err != nil {
		return nil, err
	}
	in := &place{}
	for i := range list {
		in.catalogs = append(in.catalogs, list[i].Catalog)
	}
	if len(list) > 0 {
		in.project = &list[0]
	} else {
		in.catalogs = append(in.catalogs, libraryAlone())
	}
	return in, nil
}

// all lists the definitions of a kind.
func (in *place) all(kind string) []*catalog.Entry {
	var out []*catalog.Entry
	for _, c := range in.catalogs {
		out = append(out, c.All(kind)...)
	}
	return out
}

// find returns a definition; nil for an unknown one.
func (in *place) find(kind, id string) *catalog.Entry {
	all := in.all(kind)
	if i := slices.IndexFunc(all, func(e *catalog.Entry) bool { return e.ID == id }); i >= 0 {
		return all[i]
	}
	return nil
}

// uri returns the URI of a new file. It goes into the folder of another file of its kind in the project, or into the
// folder of the project.
func (in *place) uri(kind, id string) string {
	name := fileName(kind, id)
	if in.project == nil {
		return "file:///" + name
	}
	for _, e := range in.project.Catalog.All(kind) {
		if e.Given {
			return in.project.URIOf(path.Join(path.Dir(e.Doc.File.Name), name))
		}
	}
	return in.project.URIOf(name)
}
