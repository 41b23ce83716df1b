package odds_test

import (
	"testing"

	"muster/engine/runewars/battle/odds"
	"muster/engine/runewars/battle/setup"
	"muster/engine/runewars/rulebook"
)

// BenchmarkCount counts battles of the usual size: a starting army against the guards of an area, and against another.
func BenchmarkCount(b *testing.B) {
	daqan := army("daqan", "footman", 2, "bowman", 1, "knight", 1)
	for _, c := range []struct {
		name string
		foe  setup.Side
	}{
		{"hounds", army("", "hell-hound", 2)},
		{"dragon", army("", "dragon", 1)},
		{"elves", army("latari", "warrior", 1, "archer", 3, "sorceress", 1)},
		{"undead", army("waiqar", "reanimate", 3, "skeleton-archer", 1, "necromancer", 1, "dark-knight", 1)},
	} {
		l := setup.Link(&setup.Battle{Attacker: daqan, Defender: c.foe}, rulebook.Base(), nil)
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if a, ok := odds.Ask(odds.Question{Rules: l.Rules}); !ok || !a.Counted {
					b.Fatal("not counted")
				}
			}
		})
	}
}
