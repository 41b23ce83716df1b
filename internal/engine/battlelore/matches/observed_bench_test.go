package matches

import (
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
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
				table := NewTable()
				var sums Sums
				b.ReportAllocs()
				for i := range b.N {
					ref := arena.Ref{Number: i, Seed: arena.SeedOf(7, i), Players: list}
					var w *Watcher
					if watched {
						w = new(Watcher)
					}
					end, err := PlayFacts(b.Context(), table, scenario, ref, w)
					if err != nil {
						b.Fatal(err)
					}
					if watched {
						if err := sums.Add(w.Game(end), ref); err != nil {
							b.Fatal(err)
						}
					}
				}
			})
		}
	}
}
