package commandtest

import (
	"slices"

	"muster/engine/command/piles"
)

// Dealer deals the cards of a vector. Cards are numbers.
type Dealer struct {
	left []int // of each card
	fail func(card uint8)
}

// NewDealer begins with all copies of each card. fail reports that there are too few.
func NewDealer(copies []uint8, fail func(card uint8)) *Dealer {
	d := &Dealer{left: make([]int, len(copies)), fail: fail}
	for card, n := range copies {
		d.left[card] = int(n)
	}
	return d
}

// Take takes a card.
func (d *Dealer) Take(card uint8) uint8 {
	if d.left[card]--; d.left[card] < 0 {
		d.fail(card)
	}
	return card
}

// Hand takes cards into an empty hand.
func (d *Dealer) Hand(hand []uint8, n *uint8, cards []uint8) {
	*n = 0
	for i := range hand {
		hand[i] = piles.None
	}
	for _, card := range cards {
		piles.Insert(hand, n, d.Take(card))
	}
}

// Fill takes n cards of those that are left, the lowest numbers first.
func (d *Dealer) Fill(n int, may func(card uint8) bool, put func(card uint8)) {
	for card := range d.left {
		for ; n > 0 && d.left[card] > 0 && may(uint8(card)); n-- {
			put(d.Take(uint8(card)))
		}
	}
}

// Pile makes the deck and the discards: cards that were taken on top of the deck, the first one on top; all that are
// left below them, or in the discards.
func (d *Dealer) Pile(deck, discards *piles.Pile, top []uint8, spent bool) {
	*deck, *discards = piles.Pile{}, piles.Pile{}
	rest := deck
	if spent {
		rest = discards
	}
	for card, n := range d.left {
		for range n {
			rest.Put(uint8(card))
		}
	}
	for _, card := range slices.Backward(top) {
		deck.Put(card)
	}
}
