package deploycheck

import (
	"fmt"
	"iter"

	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// neverWhole: a card displaces a unit in every place on every available map (CTA-02, CTA-06): it is never played as
// drawn.
func neverWhole() *check.Check {
	return &check.Check{
		Code: "deploy/never-whole", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-02", "CTA-06"},
		Needs: setNeeds(),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			best, boards := bestPlaces(p, s)
			for i := range best {
				if boards > 0 && best[i].drowned > 0 {
					p.Report(neverWholeAt(p, s, i, &best[i], boards))
				}
			}
		})),
	}
}

// bestPlaces finds the place with the fewest displaced units for each card of a set, and the number of maps examined.
// These are the given maps, or else the library's, until every card fits once. A map on which no card of the set fits
// is the map's problem and does not count.
func bestPlaces(p *pass.Pass, s *deck.Set) (best []place, boards int) {
	best = make([]place, len(s.Cards))
	for e, f := range mapsFor(p, s) {
		here, whole := make([]place, len(s.Cards)), false
		for i := range s.Cards {
			here[i] = bestPlace(e, f, s.Camp, &s.Cards[i])
			whole = whole || here[i].drowned == 0
		}
		if !whole {
			continue
		}
		boards++
		done := true
		for i := range here {
			if boards == 1 || here[i].drowned < best[i].drowned {
				best[i] = here[i]
			}
			done = done && best[i].drowned == 0
		}
		if done {
			break
		}
	}
	return best, boards
}

// place is the place in which a card displaces the fewest units.
type place struct {
	footing
	board   *library.Entry
	zone    int
	section boards.Section
}

func bestPlace(e *library.Entry, f *rulebook.Field, camp boards.Camp, c *deck.Card) place {
	var best place
	for zone := range f.Board.Zones {
		for s := range boards.Section(boards.SectionCount) {
			if now := stand(f, camp, zone, s, c); best.board == nil || now.drowned < best.drowned {
				best = place{now, e, zone, s}
			}
		}
	}
	return best
}

// mapsFor iterates over the maps for a set; it reads library maps on demand.
func mapsFor(p *pass.Pass, s *deck.Set) iter.Seq2[*library.Entry, *rulebook.Field] {
	return func(yield func(*library.Entry, *rulebook.Field) bool) {
		given := false
		look := func(e *library.Entry) bool {
			if e == nil || e.Map == nil || len(e.Schema) > 0 {
				return true
			}
			f := fieldOf(p, e)
			if f == nil || len(f.Faults) > 0 || !fits(f.Board, s) {
				return true
			}
			given = given || e.Given
			return yield(e, f)
		}
		for _, e := range p.Catalog.OwnAll(rulebook.KindMap) {
			if !look(e) {
				return
			}
		}
		if given {
			return
		}
		for _, id := range p.Catalog.IDs(rulebook.KindMap) {
			if !look(p.Catalog.Library(rulebook.KindMap, id)) {
				return
			}
		}
	}
}

func neverWholeAt(p *pass.Pass, s *deck.Set, i int, best *place, boards int) check.Finding {
	c := &s.Cards[i]
	f := fieldOf(p, best.board)
	t := table{board: best.board, terms: mapTerms(f)}
	t.sides[s.Camp] = side{{p.Entry, s}}
	other := ofLibrary(p, f, s.Camp.Other())
	t.sides[s.Camp.Other()] = other[:min(1, len(other))]
	shown := incident{draw: layIn(s, c, best.section, f.Board.Epic), zone: best.zone}
	return check.Finding{
		At: p.Doc.Value(wording.Pointer("cards", i, "number")),
		Message: fmt.Sprintf(
			"card %d deploys all its units in place in no section of %s: at best %d of its %s, in %s of %s",
			c.Number,
			wording.Count(boards, "map", "maps"),
			best.units-best.drowned,
			wording.Count(best.units, "unit", "units"),
			area(f, s.Camp, best.zone, best.section),
			best.board.ID,
		),
		Help:    "move units off hexes that are impassable on the maps, or add a map with room for them",
		Witness: t.witness(f, s.Camp, &shown),
	}
}
