package vectortest

import (
	"slices"

	"muster/internal/engine/command"
)

// Hand is a place for cards: the hand of a player, or open cards.
type Hand struct {
	Cards []uint8
	N     *uint8
	IDs   []string // of its cards; nil for Size cards that are left
	Size  int
}

// Deal is the position of the Command cards at the start of a vector.
type Deal struct {
	Copies   []uint8 // of each card
	Hands    []Hand
	Fills    func(card uint8) bool // reports whether a card can fill a hand
	Top      []string              // of the deck, the first one on top
	Spent    bool                  // the cards that are left are discards
	Deck     *command.Pile
	Discards *command.Pile
}

// Card finds a Command card by its id, or ends the test.
func (g *Scene[S, A, F]) Card(id string) uint8 {
	return uint8(g.Index("card", id, len(g.Cards), func(i int) string { return g.Cards[i] }))
}

// Deal deals the Command cards: first those named in the vector, then those that fill hands, the lowest numbers first.
func (g *Scene[S, A, F]) Deal(d Deal) {
	left := slices.Clone(d.Copies)
	take := func(id string) uint8 {
		card := g.Card(id)
		if left[card] == 0 {
			g.Fatalf("there are too few cards of %s", id)
		}
		left[card]--
		return card
	}
	var top []uint8
	for _, id := range d.Top {
		top = append(top, take(id))
	}
	for _, h := range d.Hands {
		if len(h.IDs) > len(h.Cards) {
			g.Fatalf("there are %d cards in a hand of %d", len(h.IDs), len(h.Cards))
		}
		*h.N = 0
		for i := range h.Cards {
			h.Cards[i] = command.None
		}
		for _, id := range h.IDs {
			command.Insert(h.Cards, h.N, take(id))
		}
	}
	for _, h := range d.Hands {
		for card := 0; h.IDs == nil && card < len(left); card++ {
			for ; int(*h.N) < h.Size && left[card] > 0 && d.Fills(uint8(card)); left[card]-- {
				command.Insert(h.Cards, h.N, uint8(card))
			}
		}
	}
	*d.Deck, *d.Discards = command.Pile{}, command.Pile{}
	rest := d.Deck
	if d.Spent {
		rest = d.Discards
	}
	for card, n := range left {
		for range n {
			rest.Put(uint8(card))
		}
	}
	for _, card := range slices.Backward(top) {
		d.Deck.Put(card)
	}
}
