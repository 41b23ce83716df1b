package commandtest

import (
	"slices"
	"testing"

	"muster/engine/command/piles"
)

func TestDealer(t *testing.T) {
	short := -1
	d := NewDealer([]uint8{1, 2, 2}, func(card uint8) { short = int(card) })
	hand, n := [4]uint8{}, uint8(0)
	d.Hand(hand[:], &n, []uint8{2, 0})
	if hand != [4]uint8{0, 2, piles.None, piles.None} || n != 2 || short >= 0 {
		t.Errorf("the hand is %v, %d cards", hand, n)
	}
	var filled []uint8
	d.Fill(2, func(card uint8) bool { return card > 1 }, func(card uint8) { filled = append(filled, card) })
	if !slices.Equal(filled, []uint8{2}) {
		t.Errorf("filled %v", filled)
	}
	var deck, discards piles.Pile
	d.Take(1)
	d.Pile(&deck, &discards, []uint8{1}, false)
	if deck.N != 2 || discards.N != 0 || deck.Draw() != 1 {
		t.Errorf("the deck is %v, the discards %v", deck, discards)
	}
	d.Pile(&deck, &discards, []uint8{1}, true)
	if deck.N != 1 || discards.N != 1 {
		t.Errorf("the deck is %v, the discards %v", deck, discards)
	}
	if d.Take(0); short != 0 {
		t.Error("a card too many is dealt")
	}
}
