package vectortest

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/command"
)

// dealt deals cards a (one), b (two) and c (two) to two hands: the named cards to the first, two cards to the second.
func dealt(top, ids []string, spent bool) (hands [2][3]uint8, deck, discards command.Pile, errors []string) {
	errors = Reports(func(t T) {
		g := Scene[toy, act, int]{Cards: []string{"a", "b", "c"}}
		g.T = t
		g.Deal(Deal{
			Copies: []uint8{1, 2, 2}, Top: top, Spent: spent, Deck: &deck, Discards: &discards,
			Hands: []Hand{
				{Cards: hands[0][:], N: new(uint8), IDs: ids},
				{Cards: hands[1][:], N: new(uint8), Size: 2},
			},
			Fills: func(card uint8) bool { return card > 0 },
		})
	})
	return hands, deck, discards, errors
}

func TestDeal(t *testing.T) {
	const none = command.None
	hands, deck, discards, errors := dealt([]string{"c"}, []string{"b"}, false)
	if errors != nil || hands != [2][3]uint8{{1, none, none}, {1, 2, none}} {
		t.Errorf("the hands are %v, errors %q", hands, errors)
	}
	if deck.N != 2 || discards.N != 0 || deck.Draw() != 2 || deck.Draw() != 0 {
		t.Errorf("the deck is %v, the discards %v", deck, discards)
	}
	_, deck, discards, _ = dealt([]string{"c"}, []string{"b"}, true)
	if deck.N != 1 || discards.N != 1 {
		t.Errorf("the deck is %v, the discards %v", deck, discards)
	}
	for _, c := range []struct {
		top, ids []string
		want     string
	}{
		{[]string{"a"}, []string{"a"}, "too few cards of a"},
		{[]string{"d"}, []string{"a"}, `unknown card "d"`},
		{nil, []string{"a", "b", "b", "c"}, "4 cards in a hand of 3"},
	} {
		_, _, _, errors := dealt(c.top, c.ids, false)
		if !slices.ContainsFunc(errors, func(s string) bool { return strings.Contains(s, c.want) }) {
			t.Errorf("errors %q, want %q", errors, c.want)
		}
	}
}
