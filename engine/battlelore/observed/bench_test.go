package observed

import (
	"testing"

	"muster/engine/arena"
	"muster/engine/battlelore"
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/players"
)

// BenchmarkGame plays games of Candlemas, watched and unwatched.
func BenchmarkGame(b *testing.B) {
	scenario := open(b, "candlemas-at-the-grange")
	for _, name := range []string{"forward", "greedy"} {
		list := [boards.Camps]string{name, name}
		for _, watched := range []bool{false, true} {
			label := name
			if watched {
				label += "-watched"
			}
			b.Run(label, func(b *testing.B) {
				table := arena.NewTable[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]()
				batch := Batch{Scenario: scenario, Seed: 7, Players: list}
				var sums Sums
				b.ReportAllocs()
				for i := range b.N {
					if watched {
						g, err := batch.game(b.Context(), i, table)
						if err != nil {
							b.Fatal(err)
						}
						if err := sums.Add(g, Ref{i, g.Battle.Seed, list}); err != nil {
							b.Fatal(err)
						}
						continue
					}
					battle, _ := scenario.Battle(arena.SeedOf(7, i))
					seats, err := players.Table(battle.Rules, list, battle.Seed)
					if err != nil {
						b.Fatal(err)
					}
					if _, _, err := table.Play(b.Context(), battle.Game(), seats[:battle.Rules.Seats], nil); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
