package library

import (
	"sync"

	"muster/catalog"
	"muster/engine/runewars/battle/setup"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/realm"
	"muster/engine/runewars/rulebook"
	"muster/maps/realms"
)

// NeedsRules is the word by which checks say that they need the rows that authors added to the rulebook free of errors,
// beside pointers and codes.
const NeedsRules = "rules"

// linker answers a catalog for the game.
type linker struct{ *Catalog }

// Read makes an Entry of a definition.
func (l linker) Read(of *catalog.Entry) any {
	c, e := l.Catalog, &Entry{Entry: of, catalog: l.Catalog}
	if e.Doc.Tree != nil && e.Doc.Kind == kinds.Realm {
		e.Realm = realms.New(e.Doc)
		e.Doc.Forget("rulebook", "waive") // what is read from the tree later
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
	e.fought = sync.OnceValue(func() *setup.Linked {
		if e.Battle == nil {
			return nil
		}
		return setup.Link(e.Battle, c.Rules(e), func(ptr string) bool { return e.Doc.Clean(ptr) })
	})
	return e
}

// Rest drops nothing: a link is small.
func (l linker) Rest(*catalog.Entry) {}

// Names lists nothing: a realm names rows alone.
func (l linker) Names(*catalog.Entry) []catalog.Name { return nil }

// Any lists no kind: a definition is looked at with what it names.
func (l linker) Any(*catalog.Entry) []string { return nil }

// Reads reports whether a definition may be read with another one: with every rulebook.
func (l linker) Reads(of, with *catalog.Entry) bool {
	e, other := l.Entry(of), l.Entry(with)
	return e != nil && other != nil && other.Doc.Kind == kinds.Rulebook
}

// Need says what must hold for NeedsRules: rows that were added stand in a rulebook of the project, or in a table of
// the definition's own.
func (l linker) Need(word string, of *catalog.Entry) catalog.Need {
	e := l.Entry(of)
	if e == nil || word != NeedsRules {
		return catalog.Need{}
	}
	need := catalog.Need{Met: e.Doc.Clean("/rulebook"), Family: "rulebook"}
	if e.Doc.Kind != kinds.Rulebook {
		need.With = l.Serving(Name)
	}
	return need
}

// Boxes lists the boxes of the rulebook, those of the project's rulebooks among them.
func (l linker) Boxes() []string { return l.rules().Boxes.IDs() }

// BoxesOf lists the boxes that a realm lays on the table; without a word on it that is the base box.
func (l linker) BoxesOf(of *catalog.Entry) []string {
	e := l.Entry(of)
	switch {
	case e == nil || e.Realm == nil:
		return nil
	case len(e.Realm.Boxes) == 0:
		return []string{rulebook.BaseBox}
	}
	return e.Realm.Boxes
}
