package battlelore

import (
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/draw/battlelore"
	"muster/internal/editor/gesture"
	"muster/internal/editor/words"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
)

// setOf returns a set of Deployment cards with its rulebook; nil for any other definition, and without a board.
func setOf(e *catalog.Entry) (*deck.Set, *rulebook.Rulebook) {
	own := library.EntryOf(e)
	if own == nil || own.Set == nil {
		return nil, nil
	}
	set, _ := deck.Link(own.Set, own.Rules())
	if set.Board == nil {
		return nil, nil
	}
	return set, own.Rules()
}

// cardPlaces lists the cells of a set's cards in words, in the order of CardBoard.
func cardPlaces(set *deck.Set) []words.Place {
	var out []words.Place
	ranks := set.Board.Ranks
	for i := range set.Cards {
		for rank := len(ranks); rank >= 1; rank-- {
			for file := 1; file <= ranks[rank-1]; file++ {
				p := words.Place{Label: set.Cell(i, rank, file), Says: "empty"}
				for _, e := range set.Cards[i].Entries {
					if e.Rank == rank && e.File == file {
						p.Says = e.Symbol
						if e.Unit != nil {
							p.Says = e.Unit.Name
						}
					}
				}
				out = append(out, p)
			}
		}
	}
	return out
}

// setBoxes returns the boxes of a set.
func setBoxes(set *deck.Set) []string {
	if len(set.Def.Boxes) == 0 {
		return []string{rulebook.BaseBox}
	}
	return set.Def.Boxes
}

// drawn returns the number of units of a type that the worst draw of a set calls for.
func drawn(set *deck.Set, id string) int {
	counts := make([]int, deck.CardsDrawn)
	for i := range set.Cards {
		counts = append(counts, prove.UnitsOf(&set.Cards[i], id))
	}
	return prove.Worst(counts)
}

// setTray returns the units that the camp of a set can have on its cards.
func setTray(set *deck.Set, rules *rulebook.Rulebook) []words.Drawer {
	troops, creatures := words.Drawer{Name: set.Camp.People()}, words.Drawer{Name: "Creatures"}
	stock, _ := pieces.NewStock(rules, set.Camp, setBoxes(set))
	for _, row := range rules.Units.All() {
		u := rules.Units.Get(row.ID)
		p := words.Piece{
			Key: "unit/" + u.ID, Name: u.Name, Picture: battlelore.Icon(rules, u, set.Camp),
			Used: drawn(set, u.ID), Total: stockOf(rules, stock, u), Rank: u.Banner, Arm: u.Class, Race: u.Race,
			Do: gesture.Gesture{Do: gesture.Put, Thing: "unit", Type: u.ID},
		}
		if p.Total == 0 {
			p.Out, p.Note = true, elsewhere(rules, set, u)
		}
		if u.Creature() {
			creatures.Pieces = append(creatures.Pieces, p)
		} else {
			troops.Pieces = append(troops.Pieces, p)
		}
	}
	// Units that the boxes have come first.
	for _, d := range []*words.Drawer{&troops, &creatures} {
		slices.SortStableFunc(d.Pieces, func(a, b words.Piece) int { return min(b.Total, 1) - min(a.Total, 1) })
	}
	return []words.Drawer{troops, creatures}
}

// stockOf returns the number of units of a type that a camp can build.
func stockOf(rules *rulebook.Rulebook, stock *pieces.Stock, u *rulebook.Unit) int {
	if u.Creature() {
		return rules.Plain(u.ID, stock.Boxes)
	}
	return stock.Units(u.ID)
}

// elsewhere names boxes that have units of a type for the camp of a set; "" for none.
func elsewhere(rules *rulebook.Rulebook, set *deck.Set, u *rulebook.Unit) string {
	var out []string
	for _, row := range rules.Boxes.All() {
		stock, _ := pieces.NewStock(rules, set.Camp, []string{row.ID})
		if stockOf(rules, stock, u) > 0 {
			out = append(out, row.Name)
		}
	}
	if len(out) == 0 {
		return "in no box of this camp"
	}
	return "in " + strings.Join(out[:min(len(out), 2)], " or ")
}

// setPieces counts the units of a set.
func setPieces(e *catalog.Entry) *words.Pieces {
	set, rules := setOf(e)
	if set == nil {
		return nil
	}
	out := &words.Pieces{Boxes: []string{}, Cards: []words.PiecesCard{}, Types: []words.PiecesType{}}
	boxes := setBoxes(set)
	for _, id := range boxes {
		name := id
		if box := rules.Boxes.Get(id); box != nil {
			name = box.Name
		}
		out.Boxes = append(out.Boxes, name)
	}
	for i := range set.Cards {
		out.Cards = append(out.Cards, words.PiecesCard{
			Name: set.Cards[i].Name, First: set.Cell(i, len(set.Board.Ranks), 1),
		})
	}
	stock, _ := pieces.NewStock(rules, set.Camp, boxes)
	for _, row := range rules.Units.All() {
		u, all := rules.Units.Get(row.ID), 0
		t := words.PiecesType{ID: u.ID, Name: u.Name, Counts: []int{}}
		for i := range set.Cards {
			n := prove.UnitsOf(&set.Cards[i], u.ID)
			t.Counts, all = append(t.Counts, n), all+n
		}
		if all == 0 {
			continue
		}
		t.Picture, t.Drawn, t.Total = battlelore.Icon(rules, u, set.Camp), drawn(set, u.ID), stockOf(rules, stock, u)
		out.Types = append(out.Types, t)
	}
	return out
}
