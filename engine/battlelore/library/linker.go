package library

import (
	"slices"
	"sync"

	"muster/adventures/battlelore"
	"muster/catalog"
	"muster/deploycards"
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/rulebook"
	"muster/engine/sweep/sweeps"
	"muster/engine/sweep/written"
	"muster/maps"
)

// The words by which checks say what they need, beside pointers and codes.
const (
	NeedsMap   = "map"   // the adventure's map is known, free of errors and linked
	NeedsRules = "rules" // the rows that authors added to the rulebook are free of errors
)

// linker answers a catalog for BattleLore.
type linker struct{ *Catalog }

// Read makes an Entry of a definition.
func (l linker) Read(of *catalog.Entry) any {
	c, e := l.Catalog, &Entry{Entry: of, catalog: l.Catalog}
	if e.Doc.Tree != nil {
		switch e.Doc.Kind {
		case kinds.Map:
			e.Map = maps.New(e.Doc)
		case kinds.Deploycards:
			e.Set = deploycards.New(e.Doc)
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

// Names lists the map and the sets that an adventure names, and the adventures that a sweep does.
func (l linker) Names(of *catalog.Entry) []catalog.Name {
	e := l.Entry(of)
	switch {
	case e != nil && e.Sweep != nil:
		return sweeps.Names(e.Sweep)
	case e == nil || e.Adventure == nil:
		return nil
	}
	out := []catalog.Name{{Kind: kinds.Map, ID: e.Adventure.Map}}
	if cta := e.Adventure.CallToArms; cta != nil {
		for _, id := range slices.Concat(cta.Pennant, cta.Standard) {
			out = append(out, catalog.Name{Kind: kinds.Deploycards, ID: id})
		}
	}
	return out
}

// Any lists the kinds of which any of the project may be looked at: sets are held against each other and against the
// maps that they are played on, maps against the sets, Call to Arms draws from any where it names none, and a sweep
// plays what lies in its folders.
func (l linker) Any(of *catalog.Entry) []string {
	e := l.Entry(of)
	switch {
	case e == nil:
	case e.Sweep != nil:
		return sweeps.Any(e.Sweep)
	case e.Doc.Kind == kinds.Deploycards:
		return []string{kinds.Deploycards, kinds.Map}
	case e.Doc.Kind == kinds.Map, e.Adventure != nil && e.Adventure.CallToArms != nil:
		return []string{kinds.Deploycards}
	}
	return nil
}

// Reads reports whether a definition may be read with another one: with every rulebook, and an adventure with its map
// and the sets that it may take, and a sweep with the adventures that it plays.
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
	case kinds.Deploycards:
		return e.Adventure != nil && e.Adventure.CallToArms != nil && e.Adventure.CallToArms.Takes(other.ID)
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

// needRules: rows that were added stand in a rulebook of the project, in an adventure's map or sets, or in a table of
// the definition's own.
func (l linker) needRules(e *Entry) catalog.Need {
	need := catalog.Need{Met: e.Doc.Clean("/rulebook"), Family: "rulebook"}
	if e.Doc.Kind == kinds.Rulebook {
		return need // rulebooks are looked at side by side
	}
	need.With = l.Serving(Name)
	for _, other := range append(l.SetsOf(e), l.MapOf(e)) {
		if other != nil && other != e && brings(other) {
			need.With = append(slices.Clip(need.With), other.Entry)
		}
	}
	return need
}

// Boxes lists the boxes of the rulebook, those of the project's rulebooks among them.
func (l linker) Boxes() []string { return l.rules().Boxes.IDs() }

// BoxesOf lists the boxes that an adventure lays on the table, or that a map or set is made from; without a word on it
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
	case e.Set != nil:
		own = e.Set.Boxes
	}
	if len(own) == 0 {
		return []string{rulebook.BaseBox}
	}
	return own
}
