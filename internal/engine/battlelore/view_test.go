package battlelore

import (
	"testing"

	"muster/engine"
)

// choosing returns a game in which the active player has drawn two cards and has to keep one.
func choosing(t *testing.T, r *Rules) State {
	t.Helper()
	s := r.Start(3)
	if s.Active != 0 {
		t.Fatal("the fixture begins with the first seat")
	}
	s.drawSome(2, nil)
	f := s.top()
	f.Kind, f.Step = InDraw, keepWaits
	if s.Drawn[1] == NoCard {
		t.Fatal("nothing was drawn")
	}
	return s
}

// Hidden information is not in a player's view: other hands, the deck, the dice to come, and cards that another player
// has just drawn.
func TestVeiled(t *testing.T) {
	r := fixture(t)
	s := choosing(t, r)
	for me := range Player(2) {
		var seen State
		See(r, &s, me).Veiled(&seen)
		for i := range seen.Deck.N {
			if seen.Deck.Cards[i] != NoCard {
				t.Fatalf("player %d sees card %d of the deck", me, i)
			}
		}
		other := seen.Seats[1-me]
		for i := range other.Cards {
			if other.Hand[i] != NoCard {
				t.Errorf("player %d sees a card of the other hand", me)
			}
		}
		if seen.Seats[me] != s.Seats[me] {
			t.Errorf("player %d does not see its own hand", me)
		}
		if knows := seen.Drawn == s.Drawn; knows != (me == s.Active) {
			t.Errorf("player %d sees the drawn cards: %v", me, knows)
		}
		if seen.Chance == s.Chance {
			t.Errorf("player %d sees the dice to come", me)
		}
	}
}

// R-066, BL-WAR-06, R-119: of Lore the player sees the own cards and those offered to the player; not the other hand,
// nor offers to another.
func TestVeiledLore(t *testing.T) {
	r := fixture(t)
	s := choosing(t, r)
	r.Lore = &LoreRules{}
	for i := range s.Lore.Drawn {
		s.Lore.Drawn[i] = uint8(i)
	}
	for p := range Player(2) {
		s.Lore.Seats[p].Hand[0], s.Lore.Seats[p].Cards = 5, 1
		s.Lore.Seats[p].Council = [Councillors]uint8{3, 2}
	}
	r.Lore.Council[0].Free, r.Lore.Council[1].Free = 5, 5
	for me := range Player(2) {
		var seen State
		See(r, &s, me).Veiled(&seen)
		if knows := seen.Lore.Drawn == s.Lore.Drawn; knows != (me == s.Decider()) {
			t.Errorf("player %d sees the Lore cards on offer: %v", me, knows)
		}
		if seen.Lore.Seats[me] != s.Lore.Seats[me] || seen.Lore.Seats[1-me].Hand[0] != NoCard {
			t.Errorf("player %d sees the hands %v", me, seen.Lore.Seats)
		}
		if got := seen.Lore.Seats[1-me].Council; got[0] != 1 || got[1] != 1 || got[2] != 0 {
			t.Errorf("player %d sees the council %v: who sits on it is open, no level", me, got)
		}
	}
}

// A simulation has other hidden cards: another player's drawn cards are resampled too. No card is lost or made.
func TestForkDealsAnew(t *testing.T) {
	r := fixture(t)
	s := choosing(t, r)
	same := 0
	const forks = 60
	for seed := range uint64(forks) {
		var own, other State
		See(r, &s, 0).Fork(engine.NewRand(seed), &own)
		if own.Drawn != s.Drawn || own.Seats[0] != s.Seats[0] {
			t.Fatal("the player's own cards changed")
		}
		See(r, &s, 1).Fork(engine.NewRand(seed), &other)
		if other.Drawn == s.Drawn {
			same++
		}
		if other.Drawn[0] > other.Drawn[1] || other.Drawn[1] == NoCard || other.Drawn[2] != NoCard {
			t.Fatalf("drawn are %v", other.Drawn)
		}
		if cardsOf(&other) != cardsOf(&s) || cardsOf(&own) != cardsOf(&s) {
			t.Fatal("cards were lost or made")
		}
	}
	if same > forks/2 {
		t.Errorf("in %d of %d thoughts the other player has drawn what it has", same, forks)
	}
}

// cardsOf counts every kind of card, in any place.
func cardsOf(s *State) (out [NoCard + 1]int) {
	for _, p := range []*Pile{&s.Deck, &s.Spent} {
		for i := range p.N {
			out[p.Cards[i]]++
		}
	}
	for p := range s.Seats {
		for i := range s.Seats[p].Cards {
			out[s.Seats[p].Hand[i]]++
		}
	}
	for _, card := range s.Drawn {
		if card != NoCard {
			out[card]++
		}
	}
	return out
}

// A script of dice cannot be foreseen any more than chance.
func TestForkLeavesTheScript(t *testing.T) {
	r := fixture(t)
	r.Script = make([]uint8, 400) // green, and nothing else
	s := r.Start(1)
	var thought State
	See(r, &s, 0).Fork(engine.NewRand(5), &thought)
	var roll [Faces]uint8
	thought.roll(r, 60, &roll)
	if roll[Green] == 60 {
		t.Error("the dice of a thought are those of the script")
	}
	roll = [Faces]uint8{}
	s.roll(r, 60, &roll)
	if roll[Green] != 60 {
		t.Error("the dice of the game are not those of the script")
	}
}
