package policy

import (
	"testing"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/catalog"
	"muster/schema"
)

// Greedy knows what to do with nearly every Lore card, and never spends tokens that it has not.
func TestGreedyCasts(t *testing.T) {
	cat := catalog.New(nil, 1)
	cast := map[string]int{}
	var log engine.Log
	var legal []engine.Action
	for _, e := range cat.All(schema.KindAdventure) {
		for seed := range uint64(8) {
			b, refused := battle.New(cat, e, battle.Options{Seed: seed})
			if len(refused) > 0 || b.Rules.Lore == nil {
				break
			}
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
					t.Fatalf("%s, turn %d: %v", e.ID, s.Turn, err)
				}
				for _, happened := range log.Events {
					if happened.Kind == engine.LorePlayed {
						cast[b.LoreCards[happened.N].ID]++
					}
				}
			}
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
	var log engine.Log
	for _, id := range []string{"the-menagerie", "the-new-toll"} {
		attacks := 0
		for seed := range uint64(12) {
			b, refused := battle.New(cat, cat.Library(schema.KindAdventure, id), battle.Options{Seed: seed})
			if len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			s := b.Start()
			seats := [...]*Greedy{NewGreedy(seed, 0), NewGreedy(seed, 1)}
			for s.Ended == engine.Playing {
				log.Events = log.Events[:0]
				a := seats[s.Decider()].Choose(engine.See(b.Rules, &s, s.Decider()), engine.Legal(b.Rules, &s, nil))
				if err := engine.Apply(b.Rules, &s, a, &log); err != nil {
					t.Fatalf("%s, turn %d: %v", id, s.Turn, err)
				}
				for i := range log.Events {
					switch e := &log.Events[i]; {
					case e.Kind == engine.FlightBegan:
						flights++
					case e.Kind == engine.PowerUsed && b.Rules.Lore.Powers[e.N].Flight:
						breaths++
					case e.Kind == engine.Attacked && b.Rules.Kinds[s.Units[e.Unit].Kind].Class == engine.Creature:
						attacks++
					}
				}
			}
		}
		if attacks < 24 {
			t.Errorf("%s: creatures attack %d times in 12 games", id, attacks)
		}
	}
	if breaths == 0 || 2*breaths < flights {
		t.Errorf("%d flights, %d with breath", flights, breaths)
	}
}
