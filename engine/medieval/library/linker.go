package library

import (
	"slices"
	"sync"

	adventures "muster/adventures/medieval"
	"muster/catalog"
	"muster/engine/command/field"
	"muster/engine/medieval/adventure"
	"muster/engine/medieval/kinds"
	"muster/engine/medieval/rulebook"
	"muster/engine/sweep/sweeps"
	"muster/engine/sweep/written"
	"muster/maps"
)

// The words by which checks say what they need, beside pointers and codes.
const (
	NeedsMap   = "map"   // the adventure's map is known, free of errors and linked
	NeedsRules = "rules" // the rows that authors added to the rulebook are free of errors
)

// linker answers a catalog for the game.
type linker struct{ *Catalog }

// Read makes an Entry of a definition.
func (l linker) Read(of *catalog.Entry) any {
	c, e := l.Catalog, &Entry{Entry: of, catalog: l.Catalog}
	if e.Doc.Tree != nil {
		switch e.Doc.Kind {
		case kinds.Map:
			e.Map = maps.New(e.Doc)
		case kinds.Adventure:
			e.Adventure = adventures.New(e.Doc)
		case kinds.Sweep:
			e.Sweep = written.New(e.Doc)
		}
		if e.Doc.Kind != kinds.Rulebook && e.Sweep == nil {
			e.Doc.Forget("rulebook", "waive") // what is read from the tree later
		}
	}
	e.rules = sync.OnceValue(func() *rulebook.Rulebook { return c.makeRules(e) })
	e.field = sync.OnceValue(func() *field.Field { return c.makeField(e) })
	e.link()
	return e
}

// link makes the adventure's link anew when it is asked for.
func (e *Entry) link() {
	linked := sync.OnceValue(func() *adventure.Linked { return e.catalog.linkAdventure(e) })
	e.linked.Store(&linked)
}

// Rest drops the link of an adventure.
func (l linker) Rest(of *catalog.Entry) {
	if e := l.Entry(of); e != nil {
		e.link()
	}
}

// Names lists the map that an adventure names, and the adventures that a sweep does.
func (l linker) Names(of *catalog.Entry) []catalog.Name {
	e := l.Entry(of)
	switch {
	case e != nil && e.Sweep != nil:
		return sweeps.Names(e.Sweep)
	case e == nil || e.Adventure == nil:
		return nil
	}
	return []catalog.Name{{Kind: kinds.Map, ID: e.Adventure.Map}}
}

// Any lists the adventures for a sweep that plays what lies in its folders: any other definition is looked at with what
// it names.
func (l linker) Any(of *catalog.Entry) []string {
	if e := l.Entry(of); e != nil && e.Sweep != nil {
		return sweeps.Any(e.Sweep)
	}
	return nil
}

// Reads reports whether a definition may be read with another one: with every rulebook, an adventure with its map,
// and a sweep with the adventures that it plays.
func (l linker) Reads(of, with *catalog.Entry) bool {
	e, other := l.Entry(of), l.Entry(with)
	if e == nil || other == nil {
		return false
	}
	switch other.Doc.Kind {
	case kinds.Map:
		return other == l.MapOf(e)
	case kinds.Rulebook:
		return true
	case kinds.Adventure:
		return e.Sweep != nil && sweeps.Plays(e.Sweep, with)
	}
	return false
}

// Need says what must hold for NeedsMap and NeedsRules.
func (l linker) Need(word string, of *catalog.Entry) catalog.Need {
	e := l.Entry(of)
	if e == nil {
		return catalog.Need{}
	}
	switch word {
	case NeedsMap:
		return l.needMap(e)
	case NeedsRules:
		return l.needRules(e)
	}
	return catalog.Need{}
}

func (l linker) needMap(e *Entry) catalog.Need {
	m, f := l.MapOf(e), l.Field(e)
	if m == nil || f == nil || len(f.Faults) > 0 {
		return catalog.Need{}
	}
	need := catalog.Need{Met: true}
	if m != e {
		need.With = []*catalog.Entry{m.Entry}
	}
	return need
}

// needRules: rows that were added stand in a rulebook of the project, in an adventure's map, or in a table of the
// definition's own.
func (l linker) needRules(e *Entry) catalog.Need {
	need := catalog.Need{Met: e.Doc.Clean("/rulebook"), Family: "rulebook"}
	if e.Doc.Kind == kinds.Rulebook {
		return need // rulebooks are looked at side by side
	}
	need.With = l.Serving(Name)
	if m := l.MapOf(e); m != nil && m != e && brings(m) {
		need.With = append(slices.Clip(need.With), m.Entry)
	}
	return need
}

// Boxes lists the boxes of the rulebook, those of the project's rulebooks among them.
func (l linker) Boxes() []string { return l.rules().Boxes.IDs() }

// BoxesOf lists the boxes that an adventure lays on the table, or that a map is made from; without a word on it
// that is the base box.
func (l linker) BoxesOf(of *catalog.Entry) []string {
	var own []string
	switch e := l.Entry(of); {
	case e == nil || e.Doc.Kind == kinds.Rulebook || e.Sweep != nil:
		return nil
	case e.Adventure != nil:
		if linked := l.Linked(e); linked != nil {
			return linked.Table()
		}
		own = e.Adventure.Boxes
	case e.Map != nil:
		own = e.Map.Boxes
	}
	if len(own) == 0 {
		return []string{rulebook.BaseBox}
	}
	return own
}
