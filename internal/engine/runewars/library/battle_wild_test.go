package library_test

import (
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// TestWildEffects: battles whose sides play any effects at all, sensible or not, are linked and fought to their end.
func TestWildEffects(t *testing.T) {
	book := rulebook.Base()
	some := func(chance *engine.Rand, of ...string) string { return of[chance.IntN(len(of))] }
	for seed := range uint64(400) {
		chance := engine.NewRand(seed, "wild")
		b := &library.Battle{}
		for side := range 2 {
			said := b.Side(side)
			said.Faction = []string{"waiqar", "daqan"}[side]
			said.Units = []library.BattleUnits{
				{Unit: []string{"reanimate", "footman"}[side], Count: 1 + chance.IntN(4)}, {Unit: "giant", Count: 1},
			}
			for range chance.IntN(4) {
				e := rulebook.Effect{
					Do: some(&chance, rulebook.EffectWords()...), Count: chance.IntN(10), By: some(&chance, "", "owner", "self"),
					State: some(&chance, append(rulebook.States(), "")...), Unit: some(&chance, "", "giant", "footman", "archer"),
					UpTo: chance.IntN(3) == 0, One: chance.IntN(3) == 0, Each: chance.IntN(3) * chance.IntN(2),
					Again: chance.IntN(2), Or: chance.IntN(3) == 0, Once: chance.IntN(2) == 0, PreferHealth: chance.IntN(3),
					AsDamage: some(&chance, "", "", "giant", "archer"), Initiative: chance.IntN(6), Pick: some(&chance, "", "owner"),
				}
				if chance.IntN(3) == 0 {
					e.Cost = &rulebook.Cost{Unit: some(&chance, "", "giant", "archer"), State: some(&chance, "", "routed")}
				}
				if chance.IntN(3) == 0 {
					e.Stands = &rulebook.Stands{Unit: some(&chance, "", "giant", "archer"), Least: chance.IntN(3)}
				}
				said.Plays = append(said.Plays, library.BattlePlay{Effects: []rulebook.Effect{e}})
			}
		}
		r := library.LinkBattle(b, book, nil).Rules
		r.Sides[1].Defence = r.Sides[1].Opening // and used once more
		var s battle.State
		battle.Start(r, &s, nil)
		for n := 0; !s.Over(); n++ {
			legal := battle.Legal(r, &s, nil)
			if len(legal) == 0 || n > 1000 {
				t.Fatalf("seed %d: phase %d does not end", seed, s.Phase)
			}
			battle.Take(r, &s, legal[chance.IntN(len(legal))], nil)
			if err := battle.Sound(r, &s); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
	}
}
