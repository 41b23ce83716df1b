package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/maps"
	"muster/schema/source"
	"muster/validate/check"
)

// readable lists the parts that must be valid before a check can use the units of every card.
func readable() []string {
	return []string{
		"/camp", "/board", "/legend", "/cards",
		"deploycards/unknown-board", "deploycards/legend-symbol", "deploycards/unknown-unit", "deploycards/row-count",
		"deploycards/row-size", "deploycards/row-character", "deploycards/unknown-symbol",
	}
}

// whole lists the parts that must be valid before a check can rely on a complete set: seven cards, numbered.
func whole() []string {
	return append(readable(), "deploycards/card-count", "deploycards/card-numbers")
}

// onSet adapts a function on the linked set to a check's Run.
func onSet(look func(p *pass.Pass, s *deck.Set)) func(*pass.Pass) {
	return func(p *pass.Pass) {
		s, _ := deck.Link(p.Set, p.Rules)
		look(p, s)
	}
}

// onFaults returns a check's Run that reports every fault of one kind in the words of say.
func onFaults(kind deck.FaultKind, say func(p *pass.Pass, f deck.Fault) check.Finding) func(*pass.Pass) {
	return onSet(func(p *pass.Pass, s *deck.Set) {
		for _, f := range s.Faults {
			if f.Kind != kind {
				continue
			}
			if f.Invalid {
				p.Blocked()
				continue
			}
			found := say(p, f)
			found.At = maps.RowSpan(p.Doc, f.Ptr, f.From, f.Length)
			p.Report(found)
		}
	})
}

// card returns the location of the i-th card of a set: its number.
func card(p *pass.Pass, i int) source.Span {
	return p.Doc.Value(wording.Pointer("cards", i, "number"))
}

// rowPointer returns the pointer to a rank of the i-th card; rows run from the front rank to the baseline.
func rowPointer(p *pass.Pass, i, rank int) string {
	return wording.Pointer("cards", i, "rows", len(p.Set.Cards[i].Rows)-rank)
}

// cell returns the location of a unit of the i-th card.
func cell(p *pass.Pass, i int, e deck.Entry) source.Span {
	ptr := rowPointer(p, i, e.Rank)
	list := p.Set.Cards[i].Rows
	if r := len(list) - e.Rank; r >= 0 && r < len(list) {
		return maps.CellSpan(p.Doc, ptr, list[r], e.File-1)
	}
	return p.Doc.Value(ptr)
}

// place names a cell of a card as players count it.
func place(c deck.Card, e deck.Entry) string {
	return fmt.Sprintf("card %d, rank %d, file %d", c.Number, e.Rank, e.File)
}

// units formats a number of units.
func units(n int) string { return wording.Count(n, "unit", "units") }
