package command

import (
	"slices"
	"testing"
)

func TestPile(t *testing.T) {
	var p Pile
	if p.Draw() != None {
		t.Error("an empty pile gives a card")
	}
	p.Put(3)
	p.Put(7)
	if p.Draw() != 7 || p.Draw() != 3 || p != (Pile{}) {
		t.Errorf("the pile is %v", p)
	}
}

func TestHand(t *testing.T) {
	hand, n := []uint8{None, None, None}, uint8(0)
	for _, card := range []uint8{5, 2, None, 9, 1} { // no card, and one too many
		Insert(hand, &n, card)
	}
	if n != 3 || !slices.Equal(hand, []uint8{2, 5, 9}) {
		t.Errorf("the hand is %v", hand)
	}
	Remove(hand, &n, 5)
	Remove(hand, &n, 6)
	if n != 2 || !slices.Equal(hand, []uint8{2, 9, None}) {
		t.Errorf("the hand is %v", hand)
	}
}
