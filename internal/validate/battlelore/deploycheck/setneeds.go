package deploycheck

import (
	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
)

// setNeeds lists the parts that must be valid before a set can be drawn from.
func setNeeds(more ...string) []string {
	return append([]string{
		"/camp", "/board", "/legend", "/cards",
		"deploycards/unknown-board", "deploycards/legend-symbol", "deploycards/unknown-unit", "deploycards/row-count",
		"deploycards/row-size", "deploycards/row-character", "deploycards/unknown-symbol",
		"deploycards/card-count", "deploycards/card-numbers",
	}, more...)
}

// onSet adapts a function on a valid set to a check's Run.
func onSet(look func(p *pass.Pass, s *deck.Set)) func(*pass.Pass) {
	return func(p *pass.Pass) {
		if s := linked(p, p.Entry); s != nil {
			look(p, s)
		}
	}
}

// others returns the library's sets of a camp on the board of a set, without that of the pass and the one it hides.
// Given sets are excluded: a set is not responsible for those of other authors.
func others(p *pass.Pass, s *deck.Set, camp boards.Camp) side {
	var out side
	for _, t := range listed(p, knownKey{nil, s.Board, camp, true}) {
		if t.entry.ID != p.ID {
			out = append(out, t)
		}
	}
	return out
}

type fieldKey struct{ board, set *library.Entry }

// fieldOf returns a map's field as used with the set of the pass: including the set's rows, such as its boxes.
func fieldOf(p *pass.Pass, board *library.Entry) *rulebook.Field {
	return pass.Memo(p, fieldKey{board, p.Entry}, func() *rulebook.Field {
		return library.FieldFor(board, library.Use(board, p.Entry))
	})
}

// openMap returns the first library map for a set, for witnesses, or nil.
func openMap(p *pass.Pass, s *deck.Set) *library.Entry {
	for _, id := range p.Catalog.IDs(rulebook.KindMap) {
		e := p.Catalog.Library(rulebook.KindMap, id)
		if e == nil {
			continue
		}
		if f := fieldOf(p, e); f != nil && !f.Board.Epic && fits(f.Board, s) {
			return e
		}
	}
	return nil
}
