package library

import (
	shipped "muster/adventures"
	"muster/catalog"
	"muster/deploycards"
	adventures "muster/internal/adventures/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/library"
	"muster/maps"
)

// game describes how BattleLore reads its definitions.
var game = &library.Game[Entry, *rulebook.Rulebook]{
	Game: catalog.Game{
		Name:  Name,
		Title: rulebook.GameTitle,
		Kinds: rulebook.KindList(),
		Stages: [][]string{
			{rulebook.KindRulebook},
			{rulebook.KindMap, rulebook.KindDeploycards, rulebook.KindStyle},
			{rulebook.KindAdventure},
			{rulebook.KindSweep, rulebook.KindResults},
		},
		Embedded: []catalog.EmbeddedFiles{
			{Kind: rulebook.KindMap, Files: maps.Library, Folder: "library/" + Name},
			{Kind: rulebook.KindDeploycards, Files: deploycards.Library, Folder: "library"},
			{Kind: rulebook.KindAdventure, Files: shipped.Library, Folder: "library/" + Name},
		},
		Has: has,
	},
	Map:     rulebook.KindMap,
	BaseBox: rulebook.BaseBox,
	Base:    base,
	Rules:   rulebook.Base,
	Boxes:   func(r *rulebook.Rulebook) []string { return r.Boxes.IDs() },
	RowsOf:  rulebook.RowsOf,
	Read:    read,
	Link:    fields.Prepare,
	Release: fields.Release,
	Drawn:   drawn,
	Takes:   takes,
	Any:     looksAt,
	Sound:   sound,
	BoxesOf: boxesOf,
}

// fields links maps and adventures.
var fields = &library.Fields[Entry, *rulebook.Rulebook, rulebook.Field, Linked]{
	Base: base,
	Of:   func(e *Entry) *library.Links[rulebook.Field, Linked] { return &e.Links },
	Map:  func(e *Entry) *maps.Map { return e.Map },
	Link: func(m *maps.Map, rules *rulebook.Rulebook) *rulebook.Field {
		if f := rulebook.LinkField(m, rules); f.Hexes != nil {
			return f
		}
		return nil
	},
	Bare:  rulebook.BareField,
	Plays: func(e *Entry) bool { return e.Adventure != nil },
	Adventure: func(e *Entry, f *rulebook.Field, rules *rulebook.Rulebook) *Linked {
		return Link(e.Adventure, f, rules, func(ptr string) bool { return e.Doc.Clean(ptr) })
	},
}

func base(e *Entry) *library.Base[Entry, *rulebook.Rulebook] { return &e.Base }

// has reports whether a row ships, or ground with a symbol.
func has(kind, id string) bool {
	if kind == catalog.Symbol {
		return rulebook.Base().BySymbol(id) != nil
	}
	return rulebook.Base().Has(kind, id)
}

func read(e *Entry) {
	switch e.Doc.Kind {
	case rulebook.KindMap:
		e.Map = maps.New(e.Doc)
	case rulebook.KindDeploycards:
		e.Set = deploycards.New(e.Doc)
	case rulebook.KindAdventure:
		e.Adventure = adventures.New(e.Doc)
	default:
		return
	}
	e.Doc.Forget("rulebook", "waive") // the tree is read later
}

// calls is Call to Arms of an adventure; nil without.
func calls(e *Entry) *adventures.CallToArms {
	if e.Adventure == nil {
		return nil
	}
	return e.Adventure.CallToArms
}

// drawn lists the sets of the project where an adventure names none for a camp: it may draw from any.
func drawn(c *Catalog, e *Entry) []*Entry {
	cta := calls(e)
	if cta == nil || !e.Given || len(cta.Pennant) > 0 && len(cta.Standard) > 0 {
		return nil
	}
	return c.OwnAll(rulebook.KindDeploycards)
}

// takes reports whether an adventure may draw from a set.
func takes(e, set *Entry) bool {
	cta := calls(e)
	return cta != nil && set.Doc.Kind == rulebook.KindDeploycards && cta.Takes(set.ID)
}

// looksAt returns the kinds of definitions that the checks of e depend on. Sets are compared with each other and with
// the maps that they are played on, and maps with the sets. Call to Arms draws from any set if it names none.
func looksAt(e *Entry) []string {
	switch {
	case e.Doc.Kind == rulebook.KindDeploycards:
		return []string{rulebook.KindDeploycards, rulebook.KindMap}
	case e.Doc.Kind == rulebook.KindMap, calls(e) != nil:
		return []string{rulebook.KindDeploycards}
	}
	return nil
}

func sound(e, _ *Entry) bool {
	f := e.Field()
	return f != nil && len(f.Faults) == 0
}

// boxesOf lists the boxes of the table of an adventure, or those that a map or set is made from.
func boxesOf(e *Entry) (own []string, needs bool) {
	switch {
	case e.Adventure != nil:
		return e.Linked().Table(), true
	case e.Map != nil:
		own = e.Map.Boxes
	case e.Set != nil:
		own = e.Set.Boxes
	}
	return own, e.Doc.Kind != rulebook.KindRulebook && e.Sweep == nil && e.Results == nil && e.Style == nil
}
