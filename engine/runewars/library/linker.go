package library

import (
	"slices"
	"strconv"
	"sync"

	scenarios "muster/adventures/runewars"
	"muster/catalog"
	"muster/engine/runewars/battle/setup"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/realm"
	"muster/engine/runewars/rulebook"
	"muster/engine/runewars/scenario"
	"muster/maps/realms"
)

// The words by which checks say what they need, beside pointers and codes.
const (
	NeedsRealm = "realm" // the scenario's realm is known, free of errors and linked
	NeedsRules = "rules" // the rows that authors added to the rulebook are free of errors
)

// linker answers a catalog for the game.
type linker struct{ *Catalog }

// Read makes an Entry of a definition.
func (l linker) Read(of *catalog.Entry) any {
	c, e := l.Catalog, &Entry{Entry: of, catalog: l.Catalog}
	if e.Doc.Tree != nil && e.Doc.Kind == kinds.Realm {
		e.Realm = realms.New(e.Doc)
		e.Doc.Forget("rulebook", "departs", "waive") // what is read from the tree later
	}
	if e.Doc.Tree != nil && e.Doc.Kind == kinds.Scenario {
		e.Scenario, e.Battles = scenarios.New(e.Doc), setup.Several(e.Doc)
		e.Doc.Forget("rulebook", "departs", "waive")
	}
	if e.Doc.Tree != nil && e.Doc.Kind == kinds.Battle {
		e.Battle = setup.New(e.Doc)
		e.Doc.Forget("rulebook", "waive")
	}
	e.rules = sync.OnceValue(func() *rulebook.Rulebook { return c.makeRules(e) })
	e.linked = sync.OnceValue(func() *realm.Linked {
		if e.Realm == nil {
			return nil
		}
		return realm.Link(e.Realm, c.Rules(e), func(ptr string) bool { return e.Doc.Clean(ptr) })
	})
	e.seated = sync.OnceValue(func() *scenario.Linked { return c.seat(e) })
	e.fought = sync.OnceValue(func() []Fought { return c.fight(e) })
	return e
}

// Rest drops nothing: a link is small.
func (l linker) Rest(*catalog.Entry) {}

// fight links the battle that a definition is, or those of a scenario.
func (c *Catalog) fight(e *Entry) []Fought {
	link := func(b *setup.Battle, at string) Fought {
		return Fought{setup.Link(b, c.Rules(e), func(ptr string) bool { return e.Doc.Clean(at + ptr) }), at}
	}
	if e.Battle != nil {
		return []Fought{link(e.Battle, "")}
	}
	var out []Fought
	for i := range e.Battles {
		out = append(out, link(&e.Battles[i], "/battles/"+strconv.Itoa(i)))
	}
	return out
}

// seat links a scenario.
func (c *Catalog) seat(e *Entry) *scenario.Linked {
	if e.Scenario == nil {
		return nil
	}
	var of *realms.Realm
	if r := c.RealmOf(e); r != nil {
		of = r.Realm
	}
	return scenario.Link(e.Scenario, of, c.Rules(e), func(ptr string) bool { return e.Doc.Clean(ptr) })
}

// Names lists the realm that a scenario names; others name rows alone.
func (l linker) Names(of *catalog.Entry) []catalog.Name {
	if e := l.Entry(of); e != nil && e.Scenario != nil {
		return []catalog.Name{{Kind: kinds.Realm, ID: e.Scenario.Realm}}
	}
	return nil
}

// Any lists the realms for a scenario: where it does not fit the realm that it names, another one may be meant.
func (l linker) Any(of *catalog.Entry) []string {
	if e := l.Entry(of); e != nil && e.Scenario != nil {
		return []string{kinds.Realm}
	}
	return nil
}

// Reads reports whether a definition may be read with another one: with every rulebook, a scenario with its realm.
func (l linker) Reads(of, with *catalog.Entry) bool {
	e, other := l.Entry(of), l.Entry(with)
	if e == nil || other == nil {
		return false
	}
	return other.Doc.Kind == kinds.Rulebook || other != e && other == l.RealmOf(e)
}

// Need says what must hold for NeedsRealm and NeedsRules.
func (l linker) Need(word string, of *catalog.Entry) catalog.Need {
	e := l.Entry(of)
	switch {
	case e == nil:
	case word == NeedsRealm:
		return l.needRealm(e)
	case word == NeedsRules:
		return l.needRules(e)
	}
	return catalog.Need{}
}

func (l linker) needRealm(e *Entry) catalog.Need {
	r := l.RealmOf(e)
	if r == nil {
		return catalog.Need{}
	}
	need := catalog.Need{Met: len(l.Catalog.Linked(r).Faults) == 0}
	if r != e {
		need.With = []*catalog.Entry{r.Entry}
	}
	return need
}

// needRules: rows that were added stand in a rulebook of the project, in a scenario's realm, or in a table of the
// definition's own.
func (l linker) needRules(e *Entry) catalog.Need {
	need := catalog.Need{Met: e.Doc.Clean("/rulebook"), Family: "rulebook"}
	if e.Doc.Kind != kinds.Rulebook {
		need.With = l.Serving(Name)
	}
	if r := l.RealmOf(e); r != nil && r != e && brings(r) {
		need.With = append(slices.Clip(need.With), r.Entry)
	}
	return need
}

// Boxes lists the boxes of the rulebook, those of the project's rulebooks among them.
func (l linker) Boxes() []string { return l.rules().Boxes.IDs() }

// BoxesOf lists the boxes that a realm or a scenario lays on the table; without a word on it that is the base box.
func (l linker) BoxesOf(of *catalog.Entry) []string {
	e := l.Entry(of)
	switch {
	case e != nil && e.Scenario != nil:
		return l.Seated(e).Boxes
	case e == nil || e.Realm == nil:
		return nil
	case len(e.Realm.Boxes) == 0:
		return []string{rulebook.BaseBox}
	}
	return e.Realm.Boxes
}
