package setup

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
)

// BL-WAR-04: the cards of all classes are shuffled into one deck. Where they lay class by class, only few would lie on
// one of another class, and the first hand would be of one class.
func TestLoreDeckIsShuffledTogether(t *testing.T) {
	cat := library.New(nil, 1)
	s, refused := Open(cat, cat.Library(rulebook.KindAdventure, "the-boundary-stone"), Options{})
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	first := map[int8]bool{}
	for seed := range uint64(20) {
		b, refused := s.Battle(seed)
		if len(refused) > 0 {
			t.Fatal(seed, messages(refused))
		}
		start := b.Start()
		deck, changes := &start.Lore.Deck, 0
		class := func(i uint8) int8 { return int8(b.Rules.Lore.Cards[deck.Cards[i]].Class) }
		for i := uint8(1); i < deck.N; i++ {
			if class(i) != class(i-1) {
				changes++
			}
		}
		if changes < int(deck.N)/3 {
			t.Errorf("seed %d: of %d cards %d lie on one of another class", seed, deck.N, changes)
		}
		first[class(deck.N-1)] = true
	}
	if len(first) < 3 {
		t.Errorf("on top of 20 decks lay %d classes", len(first))
	}
}
