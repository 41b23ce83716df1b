package odds_test

import (
	"testing"

	"muster/internal/engine/runewars/battle/odds"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// BenchmarkCount counts battles of the usual size: a starting army against the guards of an area and against another,
// four units against four, eight against eight with a stronghold: of five types, and of eight.
func BenchmarkCount(b *testing.B) {
	daqan := army("daqan", "footman", 2, "bowman", 1, "knight", 1)
	for _, c := range []struct {
		name string
		army library.BattleSide
		foe  library.BattleSide
	}{
		{"hounds", daqan, army("", "hell-hound", 2)},
		{"dragon", daqan, army("", "dragon", 1)},
		{"elves", daqan, army("latari", "warrior", 1, "archer", 3, "sorceress", 1)},
		{"undead", daqan, army("waiqar", "reanimate", 3, "skeleton-archer", 1, "necromancer", 1, "dark-knight", 1)},
		{
			"four", army("uthuk", "berserker", 2, "flesh-ripper", 1, "warlock", 1),
			army("latari", "archer", 2, "sorceress", 1, "warrior", 1),
		},
		{
			"eight", army("daqan", "footman", 4, "bowman", 2, "knight", 2),
			fortified(army("latari", "archer", 4, "warrior", 4)),
		},
		{
			"types", army("daqan", "footman", 3, "bowman", 2, "knight", 2, "siege-tower", 1),
			fortified(army("latari", "archer", 3, "pegasus-rider", 1, "sorceress", 2, "warrior", 2)),
		},
	} {
		l := library.LinkBattle(&library.Battle{Attacker: c.army, Defender: c.foe}, rulebook.Base(), nil)
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

func fortified(s library.BattleSide) library.BattleSide { s.Stronghold = library.Whole; return s }
