package players

import (
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
)

// duel plays greedy against greedy, and hands on each event with the state after the choice that brought it.
func duel(t *testing.T, b *setup.Battle, seed uint64, look func(s *battlelore.State, e *battlelore.Event)) {
	t.Helper()
	var log battlelore.Log
	var legal []battlelore.Action
	s := b.Start()
	var seats [battlelore.MaxPlayers]*Greedy
	for p := range seats {
		seats[p] = NewGreedy(seed, battlelore.Player(p))
	}
	for s.Ended == battlelore.Playing {
		log.Events = log.Events[:0]
		legal = battlelore.Legal(b.Rules, &s, legal[:0])
		a := seats[s.Decider()].Choose(battlelore.See(b.Rules, &s, s.Decider()), legal)
		if err := battlelore.Apply(b.Rules, &s, a, &log); err != nil {
			t.Fatalf("%s, turn %d: %v", b.Adventure.ID, s.Turn, err)
		}
		for i := range log.Events {
			look(&s, &log.Events[i])
		}
	}
}

// Greedy knows what to do with nearly every Lore card, and never spends tokens that it has not.
func TestGreedyCasts(t *testing.T) {
	cat := library.New(nil, 1)
	cast := map[string]int{}
	for _, e := range cat.All(rulebook.KindAdventure) {
		for seed := range uint64(8) {
			b, refused := setup.New(cat, e, setup.Options{Seed: seed})
			if len(refused) > 0 || b.Rules.Lore == nil {
				break
			}
			duel(t, b, seed, func(_ *battlelore.State, e *battlelore.Event) {
				if e.Kind == battlelore.LorePlayed {
					cast[b.LoreCards[e.LoreCard()].ID]++
				}
			})
		}
	}
	if len(cast) < 50 {
		t.Errorf("only %d Lore cards are ever cast: %v", len(cast), cast)
	}
}

// Greedy brings its creatures into the fight, and flies over enemies to breathe at them more often than not.
func TestGreedyFlies(t *testing.T) {
	cat := library.New(nil, 1)
	flights, breaths := 0, 0
	for _, id := range []string{"the-menagerie", "the-new-toll"} {
		attacks := 0
		for seed := range uint64(24) {
			b, refused := setup.New(cat, cat.Library(rulebook.KindAdventure, id), setup.Options{Seed: seed})
			if len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			duel(t, b, seed, func(s *battlelore.State, e *battlelore.Event) {
				switch {
				case e.Kind == battlelore.FlightBegan:
					flights++
				case e.Kind == battlelore.PowerUsed && b.Rules.Lore.Powers[e.Power()].Flight:
					breaths++
				case e.Kind == battlelore.Attacked && b.Rules.Kinds[s.Units[e.Unit].Kind].Class == battlelore.Creature:
					attacks++
				}
			})
		}
		if attacks < 48 {
			t.Errorf("%s: creatures attack %d times in 24 games", id, attacks)
		}
	}
	if breaths == 0 || 2*breaths < flights {
		t.Errorf("%d flights, %d with breath", flights, breaths)
	}
}
