package runewars_test

import (
	"testing"

	"muster/engine/rng"
	"muster/engine/runewars"
)

// Every verb of cards is chosen, and every event of theirs happens, in games that are played at random.
func TestCardsArePlayed(t *testing.T) {
	chosen, happened := map[runewars.Verb]int{}, map[runewars.EventKind]int{}
	for seed := range uint64(300) {
		r := game(t, seed)
		var s runewars.State
		var log runewars.Log
		runewars.Start(r, &s, seed, &log)
		choice := rng.New(seed, "cards")
		for n := 0; !s.Over(); n++ {
			for h := range s.Heroes { // few are routed by chance
				s.Heroes[h].Routed = s.Heroes[h].Routed || n == 80 && s.Heroes[h].Area != runewars.NoArea && h%3 == 0
			}
			legal := runewars.Legal(r, &s, nil)
			a := legal[choice.IntN(len(legal))]
			chosen[a.Verb()]++
			if err := runewars.Apply(r, &s, a, &log); err != nil {
				t.Fatal(err)
			}
		}
		for _, e := range log.Events {
			happened[e.Kind]++
		}
	}
	for v := runewars.PlayTactics; v <= runewars.ClearToken; v++ {
		if chosen[v] == 0 {
			t.Errorf("nobody ever chose to %s", v)
		}
	}
	for k := runewars.TacticsPlayed; k < runewars.EventKinds; k++ {
		if happened[k] == 0 {
			t.Errorf("the event %d never happened", k-runewars.TacticsPlayed)
		}
	}
}

// No card is lost and none is there twice: each card of a deck is in it, discarded, in a hand, with a hero or on the
// board.
func TestCardsAreKept(t *testing.T) {
	for seed := range uint64(40) {
		r := game(t, seed)
		playOut(t, r, seed, func(s *runewars.State, _ []runewars.Action) {
			for d := range runewars.DeckKinds {
				var all runewars.Cards
				n := 0
				for _, at := range held(r, s, d) {
					all, n = all.With(at), n+at.Len()
				}
				if all != r.Decks[d] || n != all.Len() {
					t.Fatalf("seed %d: deck %d has %d cards in %d places, and should have %d: %v", seed, d, all.Len(), n,
						r.Decks[d].Len(), s.Frames[:s.Depth])
				}
			}
		})
	}
}

// held are the places where cards of a deck are.
func held(r *runewars.Rules, s *runewars.State, d runewars.Deck) []runewars.Cards {
	out := []runewars.Cards{s.Left[d], s.Spent[d]}
	for i := range s.Seats {
		p := &s.Seats[i]
		switch d {
		case runewars.DeckTactics:
			out = append(out, p.Tactics, one(p.Second))
		case runewars.DeckQuests:
			out = append(out, p.Quests)
		case runewars.DeckCommanders:
			out = append(out, p.Commander)
		case runewars.DeckGoodObjectives, runewars.DeckEvilObjectives:
			if i < len(r.Seats) && r.Seats[i].Evil == (d == runewars.DeckEvilObjectives) {
				out = append(out, one(p.Objective+1))
			}
		}
	}
	switch d {
	case runewars.DeckRewards:
		for h := range s.Heroes {
			out = append(out, s.Heroes[h].Rewards)
		}
		for a := range s.Areas {
			out = append(out, s.Areas[a].Fallen)
		}
	case runewars.DeckQuests:
		for _, f := range s.Frames[:s.Depth] {
			if f.Kind == runewars.InQuest {
				out = append(out, one(f.Who+1))
			}
		}
	case runewars.DeckCommanders:
		for _, f := range s.Frames[:s.Depth] {
			if f.Kind == runewars.InCommand && f.Who != runewars.NoCard {
				out = append(out, one(f.Who+1))
			}
		}
	}
	return out
}

// one is the set of a card that is noted as its number plus one; of none for 0.
func one(card uint8) runewars.Cards {
	var c runewars.Cards
	if card != 0 {
		c.Add(card - 1)
	}
	return c
}
