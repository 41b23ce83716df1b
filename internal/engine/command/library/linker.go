package library

import (
	"slices"
	"sync"

	"muster/catalog"
	"muster/internal/engine/sweep"
)

// NeedsRules names a check's condition that the authors' rows of the rulebook have no errors. The kind of the game's
// maps names the condition that the map is known, valid and linked.
const NeedsRules = "rules"

// linker links a catalog's definitions for a game.
type linker[E any, R Rulebook[R]] struct{ *Catalog[E, R] }

// Read converts a definition to the game's type.
func (l linker[E, R]) Read(of *catalog.Entry) any {
	e := new(E)
	b := l.of(e)
	b.Entry = of
	switch {
	case of.Doc.Tree == nil:
	case of.Doc.Kind == sweep.Name:
		b.Sweep = sweep.Decode(of.Doc)
	case of.Doc.Kind == sweep.ResultsName:
		b.Results = sweep.DecodeResults(of.Doc)
	case of.Doc.Kind == sweep.StyleName:
		b.Style = sweep.DecodeStyle(of.Doc)
	default:
		l.game.Read(e)
	}
	b.catalog, b.rules = l.Catalog, sync.OnceValue(func() R { return l.makeRules(e) })
	l.game.Link(l.Catalog, e)
	return e
}

// Release drops links as the game requires.
func (l linker[E, R]) Release(of *catalog.Entry) {
	if e := l.Entry(of); e != nil && l.game.Release != nil {
		l.game.Release(l.Catalog, e)
	}
}

// Any lists the kinds of the game's Any, and adventures for a sweep.
func (l linker[E, R]) Any(of *catalog.Entry) []string {
	e := l.Entry(of)
	switch {
	case e == nil:
	case l.of(e).Sweep != nil:
		return sweep.Any(l.of(e).Sweep)
	case l.game.Any != nil:
		return l.game.Any(e)
	}
	return nil
}

// Reads reports whether a definition may be read with another one. This is true for every rulebook, for its map and the
// definitions that it may take, and for the adventures and
// players of a sweep. Results read what their adventure reads.
func (l linker[E, R]) Reads(of, with *catalog.Entry) bool {
	e, other := l.Entry(of), l.Entry(with)
	switch {
	case e == nil || other == nil:
		return false
	case l.of(e).Results != nil:
		played := l.FindFor(of, sweep.AdventureKind, l.of(e).Results.Adventure)
		return played != nil && (played == other || l.Reads(l.of(played).Entry, with))
	case with.Doc.Kind == l.game.Map:
		return other == l.MapOf(e)
	case with.Doc.Kind == rulebookKind:
		return true
	case with.Doc.Kind == sweep.StyleName:
		return l.of(e).Sweep != nil && sweep.PlaysStyle(l.of(e).Sweep, with)
	case with.Doc.Kind == sweep.AdventureKind:
		return l.of(e).Sweep != nil && sweep.Plays(l.of(e).Sweep, with)
	}
	return l.game.Takes != nil && l.game.Takes(e, other)
}

// Need words the condition for the kind of the game's maps and for NeedsRules.
func (l linker[E, R]) Need(word string, of *catalog.Entry) catalog.Need {
	e := l.Entry(of)
	switch {
	case e == nil:
	case word == l.game.Map:
		return l.needMap(e)
	case word == NeedsRules:
		return l.needRules(e)
	}
	return catalog.Need{}
}

func (l linker[E, R]) needMap(e *E) catalog.Need {
	m := l.MapOf(e)
	if m == nil || !l.game.Sound(e, m) {
		return catalog.Need{}
	}
	need := catalog.Need{Met: true}
	if m != e {
		need.With = l.game.bare([]*E{m})
	}
	return need
}

// needRules returns the condition on added rows. They are in a rulebook of the project, in definitions that the
// definition names, or in its own table.
func (l linker[E, R]) needRules(e *E) catalog.Need {
	b := l.of(e)
	need := catalog.Need{Met: b.Doc.Clean("/rulebook"), Family: "rulebook"}
	if b.Doc.Kind == rulebookKind {
		return need // rulebooks are checked together
	}
	need.With = l.Serving(l.game.Name)
	for _, other := range append(l.NamedBy(e), l.MapOf(e)) {
		if other != nil && other != e && l.brings(other) {
			need.With = append(slices.Clip(need.With), l.of(other).Entry)
		}
	}
	return need
}

// Boxes lists the boxes of the rulebook, including those of the project's rulebooks.
func (l linker[E, R]) Boxes() []string { return l.game.Boxes(l.rules()) }

// BoxesOf lists the boxes that a definition needs: the base box if it names none.
func (l linker[E, R]) BoxesOf(of *catalog.Entry) []string {
	e := l.Entry(of)
	if e == nil {
		return nil
	}
	own, needs := l.game.BoxesOf(e)
	if needs && len(own) == 0 {
		return []string{l.game.BaseBox}
	}
	return own
}
