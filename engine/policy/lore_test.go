package policy

import (
	"testing"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/battlelore/kinds"
	"muster/engine/catalog"
)

// duel plays greedy against greedy, and hands on each event with the state after the choice that brought it.
func duel(t *testing.T, b *battle.Battle, seed uint64, look func(s *engine.State, e *engine.Event)) {
	t.Helper()
	var log engine.Log
	var legal []engine.Action
	s := b.Start()
	var seats [engine.MaxPlayers]*Greedy
	for p := range seats {
		seats[p] = NewGreedy(seed, engine.Player(p))
	}
	for s.Ended == engine.Playing {
		log.Events = log.Events[:0]
		legal = engine.Legal(b.Rules, &s, legal[:0])
		a := seats[s.Decider()].Choose(engine.See(b.Rules, &s, s.Decider()), legal)
		if err := engine.Apply(b.Rules, &s, a, &log); err != nil {
			t.Fatalf("%s, turn %d: %v", b.Adventure.ID, s.Turn, err)
		}
		for i := range log.Events {
			look(&s, &log.Events[i])
		}
	}
}

// Greedy knows what to do with nearly every Lore card, and never spends tokens that it has not.
func TestGreedyCasts(t *testing.T) {
	cat := catalog.New(nil, 1)
	cast := map[string]int{}
	for _, e := range cat.All(kinds.Adventure) {
		for seed := range uint64(8) {
			b, refused := battle.New(cat, e, battle.Options{Seed: seed})
			if len(refused) > 0 || b.Rules.Lore == nil {
				break
			}
			duel(t, b, seed, func(_ *engine.State, e *engine.Event) {
				if e.Kind == engine.LorePlayed {
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
	cat := catalog.New(nil, 1)
	flights, breaths := 0, 0
	for _, id := range []string{"the-menagerie", "the-new-toll"} {
		attacks := 0
		for seed := range uint64(24) {
			b, refused := battle.New(cat, cat.Library(kinds.Adventure, id), battle.Options{Seed: seed})
			if len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			duel(t, b, seed, func(s *engine.State, e *engine.Event) {
				switch {
				case e.Kind == engine.FlightBegan:
					flights++
				case e.Kind == engine.PowerUsed && b.Rules.Lore.Powers[e.Power()].Flight:
					breaths++
				case e.Kind == engine.Attacked && b.Rules.Kinds[s.Units[e.Unit].Kind].Class == engine.Creature:
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
