package odds_test

import (
	"fmt"
	"math"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/battle/odds"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// TestLayersAsPlain: counting with separate sides equals counting position by position, in every number of the answer,
// for random battles: any types, heroes, strongholds, developments, areas around, rules of choice, decks.
func TestLayersAsPlain(t *testing.T) {
	count := 300
	if testing.Short() {
		count = 100
	}
	counted, shared, random := 0, 0, 0
	for seed := range uint64(count) {
		chance := engine.NewRand(seed, "odds")
		b := drawnUp(&chance)
		by := [2]odds.Rule{odds.Rule(chance.IntN(3)), odds.Rule(chance.IntN(3))}
		r := link(t, b)
		q := odds.Question{Rules: r, By: by, Most: odds.Default}
		if !odds.Separable(q) {
			continue
		}
		asPlain(t, fmt.Sprintf("seed %d: %+v", seed, b), q)
		counted++
		if len(r.Areas) > 0 && r.MayFlee(0, 0) && r.MayFlee(1, 0) {
			shared++
		}
		if by[0] == odds.Random || by[1] == odds.Random {
			random++
		}
	}
	if counted < count*3/4 || shared == 0 || random == 0 {
		t.Errorf("few battles are of some kind: %d counted, %d with areas for both, %d by chance", counted, shared, random)
	}
}

// asPlain compares the two counts.
func asPlain(t *testing.T, name string, q odds.Question) {
	t.Helper()
	plain, whyPlain := odds.Plain(q)
	layers, why := odds.Layers(q)
	if why != 0 || whyPlain != 0 {
		t.Fatalf("%s: %d, and plainly %d", name, why, whyPlain)
	}
	if layers.Positions > plain.Positions {
		t.Errorf("%s: %d moments, plainly %d", name, layers.Positions, plain.Positions)
	}
	got, want := numbers(layers), numbers(plain)
	for i := range want {
		if math.Abs(got[i]-want[i]) > 1e-12*(1+want[i]) {
			t.Fatalf("%s, by %v: number %d is %.17g, plainly %.17g", name, q.By, i, got[i], want[i])
		}
	}
}

// TestLayersCrowded: if both sides flee to one area that is nearly full, the result of one depends on the units of the
// other there; the same holds where a side brings units back.
func TestLayersCrowded(t *testing.T) {
	area := []library.BattleArea{{Name: "the ford", Holds: library.HoldsNobody, Units: 7}}
	for name, b := range map[string]*library.Battle{
		"sorceresses": {
			Attacker: army("latari", "sorceress", 2, "archer", 1), Defender: army("latari", "sorceress", 2), Areas: area,
		},
		"raised": {
			Attacker: army("waiqar", "necromancer", 1, "reanimate", 2), Defender: army("daqan", "bowman", 2, "footman", 1),
		},
	} {
		for _, rule := range []odds.Rule{odds.Sparing, odds.First, odds.Random} {
			asPlain(t, name, odds.Question{Rules: link(t, b), By: [2]odds.Rule{rule, rule}, Most: odds.Default})
		}
	}
}

// numbers returns all numbers of an answer.
func numbers(a *odds.Answer) []float64 {
	out := append([]float64{a.Broken, a.Razed, a.Taken, a.Cards}, a.Win[:]...)
	out = append(append(out, a.Tactics[:]...), a.Wiped[:]...)
	for side := range a.Lost {
		out = append(append(out, a.Fled[side]...), a.Stand[side]...)
		for k := range a.Lost[side] {
			out = append(out, a.Lost[side][k]...)
		}
	}
	return out
}

// drawnUp generates a small battle.
func drawnUp(chance *engine.Rand) *library.Battle {
	book := rulebook.Base()
	b := &library.Battle{Winter: chance.IntN(4) == 0}
	factions, most := book.Factions.All(), 3+chance.IntN(3)
	for side := range 2 {
		said := b.Side(side)
		if side == battle.Attacker || chance.IntN(3) > 0 {
			said.Faction = factions[chance.IntN(len(factions))].ID
			said.Heroes = chance.IntN(2) * chance.IntN(2)
			said.Defence = side == battle.Defender && chance.IntN(3) == 0
		}
		var types []string
		for _, u := range book.Units.All() {
			if u.Faction == "" && (said.Faction == "" || chance.IntN(6) == 0) || u.Faction == said.Faction && u.Faction != "" {
				types = append(types, u.ID)
			}
		}
		for left := 1 + chance.IntN(most/2+1); left > 0 && len(types) > 0; {
			i, n := chance.IntN(len(types)), 1+chance.IntN(left)
			routed := chance.IntN(2) * chance.IntN(2)
			said.Units = append(said.Units, library.BattleUnits{Unit: types[i], Count: n, Routed: routed})
			types = append(types[:i], types[i+1:]...)
			left -= n
		}
		said.Strength = chance.IntN(3) * chance.IntN(2)
	}
	if chance.IntN(3) == 0 {
		b.Defender.Stronghold = library.Strongholds()[chance.IntN(4)]
	}
	for n := range chance.IntN(5) {
		a := library.BattleArea{Name: fmt.Sprint("area ", n), Holds: library.Holders()[chance.IntN(5)], Units: chance.IntN(9)}
		a.Border = []string{"", "", "red", "blue"}[chance.IntN(4)]
		b.Areas = append(b.Areas, a)
	}
	for n := range 30 {
		if chance.IntN(20) == 0 {
			b.Fate.Spent = append(b.Fate.Spent, n+1)
		}
	}
	return b
}
