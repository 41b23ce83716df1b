package deploytest

import (
	"strings"

	"pgregory.net/rapid"

	"muster/deploycards"
	"muster/internal/engine/command/boards"
)

// alliedScene is two generated sets of a camp on generated terrain.
type alliedScene struct {
	Ground map[string]string
	Camp   boards.Camp
	Defs   [2]*deploycards.Set
}

// AlliedScenes generates scenes whose cards have at most this many units.
func AlliedScenes(most int) *rapid.Generator[alliedScene] {
	return rapid.Custom(func(t *rapid.T) alliedScene {
		s := alliedScene{Camp: boards.Camp(rapid.IntRange(0, 1).Draw(t, "camp"))}
		s.Ground = epicGround(t, s.Camp, rapid.IntRange(6, 13).Draw(t, "row"), rapid.IntRange(2, 10).Draw(t, "base"))
		for i := range s.Defs {
			s.Defs[i] = AnyDefinition(t, "standard", s.Camp, most)
			s.Defs[i].ID += string(rune('a' + i))
			s.Defs[i].Letter = rapid.SampledFrom([]string{"A", "C"}).Draw(t, "letter")
		}
		if s.Defs[1].Letter == s.Defs[0].Letter {
			s.Defs[1].Letter = "B" // two sets of a camp have two letters
		}
		return s
	})
}

// epicScene is a generated set on generated terrain, small enough for full enumeration.
type epicScene struct {
	Ground map[string]string
	Camp   boards.Camp
	Def    *deploycards.Set
}

// EpicScenes generates scenes; most of them displace units, lose units, run out of units or leave no space.
func EpicScenes(most, openRow, openBase int) *rapid.Generator[epicScene] {
	return rapid.Custom(func(t *rapid.T) epicScene {
		s := epicScene{Camp: boards.Camp(rapid.IntRange(0, 1).Draw(t, "camp"))}
		s.Ground = epicGround(
			t,
			s.Camp,
			rapid.IntRange(1, openRow).Draw(t, "row"),
			rapid.IntRange(2, openBase).Draw(t, "base"),
		)
		s.Def = AnyDefinition(t, "standard", s.Camp, most)
		return s
	})
}

// epicGround leaves this many hexes of the Scout Guard's row and of the baseline open.
func epicGround(t *rapid.T, camp boards.Camp, row, base int) map[string]string {
	at := map[string]string{}
	bar := func(words string, open int) {
		for i, label := range rapid.Permutation(strings.Fields(words)).Draw(t, "hexes") {
			if i >= open {
				at[label] = "R"
			}
		}
	}
	bar(EpicScoutRow[camp], row)
	bar(strings.Join(EpicBaseline[camp][:], " "), base)
	for _, label := range []string{"B3", "F3", "I3", "j4", "b4", "B15", "F15", "J15", "c14", "k14"} {
		at[label] = rapid.SampledFrom([]string{".", "R", "F"}).Draw(t, label)
	}
	return at
}
