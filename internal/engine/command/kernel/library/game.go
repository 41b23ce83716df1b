package library

import (
	"muster/catalog"
	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/library"
	"muster/maps"
)

// New returns a game with its definitions.
func New(of *rulebook.Game) *Game {
	g := &Game{Game: of}
	g.reader = library.Game[Entry, *rulebook.Rulebook]{
		Game: catalog.Game{
			Name:  of.Name,
			Title: of.Title,
			Kinds: of.KindList(),
			Stages: [][]string{
				{rulebook.KindRulebook}, {rulebook.KindMap, rulebook.KindStyle}, {rulebook.KindAdventure},
				{rulebook.KindSweep, rulebook.KindResults},
			},
			Embedded: []catalog.EmbeddedFiles{
				{Kind: rulebook.KindMap, Files: of.Maps, Folder: "library/" + of.Name},
				{Kind: rulebook.KindAdventure, Files: of.Adventures, Folder: "library/" + of.Name},
			},
			Has: g.has,
		},
		Map:     rulebook.KindMap,
		BaseBox: of.Box,
		Base:    base,
		Rules:   of.Base,
		Boxes:   func(r *rulebook.Rulebook) []string { return r.Boxes.IDs() },
		RowsOf:  rulebook.RowsOf,
		Read:    read,
		Link:    fields.Prepare,
		Release: fields.Release,
		Sound:   sound,
		BoxesOf: boxesOf,
	}
	return g
}

// fields links maps and adventures.
var fields = &library.Fields[Entry, *rulebook.Rulebook, field.Field, Linked]{
	Base: base,
	Of:   func(e *Entry) *library.Links[field.Field, Linked] { return &e.Links },
	Map:  func(e *Entry) *maps.Map { return e.Map },
	Link: func(m *maps.Map, rules *rulebook.Rulebook) *field.Field {
		if f := field.Link(m, &rules.Tables); f.Hexes != nil {
			return f
		}
		return nil
	},
	Bare:  func(m *maps.Map) *field.Field { return &field.Field{Map: m} },
	Plays: func(e *Entry) bool { return e.Adventure != nil },
	Adventure: func(e *Entry, f *field.Field, rules *rulebook.Rulebook) *Linked {
		return Link(e.Adventure, f, rules, func(ptr string) bool { return e.Doc.Clean(ptr) })
	},
}

func base(e *Entry) *library.Base[Entry, *rulebook.Rulebook] { return &e.Base }

// has reports whether a row ships with the game, or a ground with a symbol.
func (g *Game) has(kind, id string) bool {
	if kind == catalog.Symbol {
		return g.Base().BySymbol(id) != nil
	}
	return g.Base().Has(kind, id)
}
func read(e *Entry) {
	switch e.Doc.Kind {
	case rulebook.KindMap:
		e.Map = maps.New(e.Doc)
	case rulebook.KindAdventure:
		e.Adventure = adventures.New(e.Doc)
	default:
		return
	}
	e.Doc.Forget("rulebook", "waive") // read later, from the tree
}

func sound(e, _ *Entry) bool {
	f := e.Field()
	return f != nil && len(f.Faults) == 0
}

// boxesOf lists the boxes on the table of an adventure, or those of a map.
func boxesOf(e *Entry) (own []string, needs bool) {
	switch {
	case e.Adventure != nil:
		return e.Linked().Table(), true
	case e.Map != nil:
		own = e.Map.Boxes
	}
	return own, e.Doc.Kind != rulebook.KindRulebook && e.Sweep == nil && e.Results == nil && e.Style == nil
}
