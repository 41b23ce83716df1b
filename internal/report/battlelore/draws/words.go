package draws

import (
	"cmp"
	"slices"
	"strconv"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/prove"
	"muster/report"
)

// namer names cards by their numbers, or for mixed sets with the set.
type namer bool

// mixed names cards with their sets.
const mixed namer = true

func (n namer) card(c *deck.Card) deck.CardName {
	if n == mixed {
		return c.ID()
	}
	return deck.CardName{Number: c.Number}
}

// draw returns the draw of a load, the Guards from the lowest number; any other order of them needs the same.
func (n namer) draw(l *prove.Load) deck.Draw {
	guards := l.Guards
	slices.SortStableFunc(guards[:], func(a, b *deck.Card) int { return cmp.Compare(a.Number, b.Number) })
	var cards [deck.Slots]deck.CardName
	for i, g := range guards {
		cards[i] = n.card(g)
	}
	cards[deck.SlotReserve] = n.card(l.Reserve)
	return deck.NewDraw(cards)
}

// holds lists the cards that show a type by number, each with its units if it has more than one. For mixed sets, the
// cards of a set come after its name.
func (n namer) holds(list []prove.Hold, which func(*prove.Hold) bool) report.List {
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b prove.Hold) int {
		x, y := n.card(a.Card), n.card(b.Card)
		return cmp.Or(cmp.Compare(x.Set, y.Set), cmp.Compare(x.Number, y.Number))
	})
	var out report.List
	set := ""
	for i := range list {
		h := &list[i]
		if !which(h) {
			continue
		}
		name := n.card(h.Card)
		word := strconv.Itoa(name.Number)
		if h.Units > 1 {
			word += " (" + strconv.Itoa(h.Units) + ")"
		}
		if name.Set != set {
			set = name.Set
			word = set + ": " + word
		}
		out = append(out, word)
	}
	return out
}

func all(*prove.Hold) bool     { return true }
func drawn(h *prove.Hold) bool { return h.Drawn }
func eases(h *prove.Hold) bool { return h.Eases }

// cuts lists the number of units to remove from each card.
func (n namer) cuts(list []prove.Cut) report.List {
	var out report.List
	for _, c := range list {
		out = append(out, strconv.Itoa(c.Units)+" off "+n.card(c.Card).String())
	}
	return out
}

// The columns of cards in every table, and the meaning of the second.
const (
	headCards = "cards (units)"
	headEases = "one off eases"
	saysEases = "Remove a unit from a card of the column \"one off eases\" (the last one, on a wide screen), and " +
		"the worst draw needs one fewer. Without such a card, several cards must give one."
)

// dropFirst names the columns that a narrow screen omits, in this order.
func dropFirst(t *report.Table, names ...string) {
	for i, name := range names {
		for j := range t.Columns {
			if t.Columns[j].Name == name {
				t.Columns[j].Drop = len(names) - i
			}
		}
	}
}
