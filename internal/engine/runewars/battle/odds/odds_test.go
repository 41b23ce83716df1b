package odds_test

import (
	"math"
	"testing"

	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/battle/odds"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// army is a side: types of unit and how many.
func army(faction string, list ...any) library.BattleSide {
	s := library.BattleSide{Faction: faction}
	for i := 0; i < len(list); i += 2 {
		s.Units = append(s.Units, library.BattleUnits{Unit: list[i].(string), Count: list[i+1].(int)})
	}
	return s
}

func link(t *testing.T, b *library.Battle) *battle.Rules {
	l := library.LinkBattle(b, rulebook.Base(), nil)
	if len(l.Faults) > 0 {
		t.Fatal(l.Faults)
	}
	return l.Rules
}

// everything sums the results of a battle over each possible card, one by one.
type everything struct {
	r    *battle.Rules
	by   [2]odds.Rule
	win  float64
	lost [2][]float64
}

func (e *everything) play(s *battle.State, share float64) {
	if s.Over() {
		if s.Winner == battle.Attacker {
			e.win += share
		}
		for side := range e.lost {
			for k := range e.lost[side] {
				e.lost[side][k] += share * float64(e.r.Lost(s, side, k))
			}
		}
		return
	}
	legal := battle.Legal(e.r, s, nil)
	if side := s.Decider(); side != battle.Nature && e.by[side] != odds.Random {
		var c battle.Chooser = battle.Sparing{}
		if e.by[side] == odds.First {
			c = battle.First{}
		}
		battle.Take(e.r, s, legal[c.Choose(e.r, s, legal)], nil)
		e.play(s, share)
		return
	}
	for _, c := range legal {
		next := *s
		battle.Take(e.r, &next, c, nil)
		e.play(&next, share/float64(len(legal)))
	}
}

// small are battles with few draws and everything that complicates counting: heroes, known cards, cards drawn for
// specials, set health, units that come and go.
func small() map[string]*library.Battle {
	return map[string]*library.Battle{
		"archers":  {Attacker: army("latari", "archer", 2), Defender: army("daqan", "bowman", 1)},
		"hero":     {Attacker: hero(army("latari", "archer", 1)), Defender: army("", "hell-hound", 1)},
		"beastman": {Attacker: army("daqan", "knight", 1), Defender: army("", "beastman", 1)},
		"rippers": {
			Attacker: army("uthuk", "flesh-ripper", 1), Defender: army("latari", "pegasus-rider", 1, "warrior", 1),
		},
		"sorceress": {Attacker: army("latari", "sorceress", 1), Defender: army("daqan", "footman", 1, "siege-tower", 1)},
		"raise":     {Attacker: army("waiqar", "necromancer", 1), Defender: army("", "razorwing", 1)},
		"stronghold": {
			Attacker: army("uthuk", "chaos-lord", 1, "berserker", 2), Defender: library.BattleSide{Stronghold: "damaged"},
		},
		"known": {
			Attacker: army("daqan", "footman", 2), Defender: army("", "giant", 1),
			Fate: library.BattleFate{Top: []int{9}, Spent: []int{1, 2, 3, 15}},
		},
	}
}

func hero(s library.BattleSide) library.BattleSide { s.Heroes = 1; return s }

// TestCountedCardByCard: the count equals the result of drawing every card in every order.
func TestCountedCardByCard(t *testing.T) {
	for name, b := range small() {
		for _, by := range [][2]odds.Rule{
			{odds.Sparing, odds.Sparing}, {odds.First, odds.Random}, {odds.Random, odds.First},
		} {
			r := link(t, b)
			e := &everything{r: r, by: by}
			for side := range e.lost {
				e.lost[side] = make([]float64, len(r.Sides[side].Kinds))
			}
			if name == "raise" { // three cards more may be drawn than the others draw: a small deck
				r.Left &= 0x0f0f0f
			}
			var s battle.State
			battle.Start(r, &s, nil)
			e.play(&s, 1)
			a, ok := odds.Ask(odds.Question{Rules: r, By: by})
			if !ok || !a.Counted {
				t.Errorf("%s %v: not counted: %d", name, by, a.Why)
				continue
			}
			near(t, name, a.Win[0], e.win)
			near(t, name, a.Win[0]+a.Win[1], 1)
			for side := range e.lost {
				for k := range e.lost[side] {
					near(t, name, odds.Mean(a.Lost[side][k]), e.lost[side][k])
				}
			}
		}
	}
}

func near(t *testing.T, name string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 1e-9 {
		t.Errorf("%s: %.12f, want %.12f", name, got, want)
	}
}

// TestSampledAsCounted: a sample of a larger battle is near the count, within the accuracy of its size.
func TestSampledAsCounted(t *testing.T) {
	b := &library.Battle{
		Attacker: hero(army("daqan", "footman", 2, "bowman", 1, "knight", 1)),
		Defender: army("", "hell-hound", 1, "beastman", 1),
	}
	r := link(t, b)
	for _, rule := range []odds.Rule{odds.Sparing, odds.First, odds.Random} {
		q := odds.Question{Rules: r, By: [2]odds.Rule{rule, rule}, Games: 4000, Seed: 7}
		counted, ok := odds.Ask(q)
		if !ok || !counted.Counted {
			t.Fatalf("not counted: %d", counted.Why)
		}
		sampled := odds.Sample(q)
		if d := math.Abs(counted.Win[0] - sampled.Win[0]); d > 0.035 {
			t.Errorf("%d: counted %f, sampled %f", rule, counted.Win[0], sampled.Win[0])
		}
		if d := math.Abs(counted.Cards - sampled.Cards); d > 0.1 {
			t.Errorf("%d: %f cards, sampled %f", rule, counted.Cards, sampled.Cards)
		}
	}
}

// TestBest: no rule does better than the best choice, and both best at once lie between.
func TestBest(t *testing.T) {
	for name, b := range small() {
		r := link(t, b)
		win := func(a, d odds.Rule) float64 {
			out, ok := odds.Ask(odds.Question{Rules: r, By: [2]odds.Rule{a, d}})
			if !ok {
				t.Fatalf("%s: %d", name, out.Why)
			}
			return out.Win[0]
		}
		both := win(odds.Best, odds.Best)
		for _, rule := range []odds.Rule{odds.Sparing, odds.First, odds.Random} {
			attacks, defends := win(odds.Best, rule), win(rule, odds.Best)
			none := win(rule, rule)
			if attacks < none-1e-9 || defends > none+1e-9 || both > attacks+1e-9 || both < defends-1e-9 {
				t.Errorf("%s, %d: best %f, attacking %f, defending %f, neither %f", name, rule, both, attacks, defends, none)
			}
		}
	}
}

// TestNotCounted: a deck that may run out is sampled instead of counted, and no best choice is reported.
func TestNotCounted(t *testing.T) {
	r := link(t, &library.Battle{Attacker: army("daqan", "footman", 16), Defender: army("waiqar", "reanimate", 16)})
	a, ok := odds.Ask(odds.Question{Rules: r, Games: 50})
	if !ok || a.Counted || a.Why != odds.Reshuffle || a.Games != 50 {
		t.Errorf("%+v", a)
	}
	a, ok = odds.Ask(odds.Question{Rules: r, By: [2]odds.Rule{odds.Best, odds.Sparing}})
	if ok || a.Why != odds.Reshuffle {
		t.Errorf("%+v", a)
	}
	r = link(t, small()["archers"])
	if a, ok := odds.Ask(odds.Question{Rules: r, Most: 1, Games: 50}); !ok || a.Counted || a.Why != odds.TooMany {
		t.Errorf("%+v", a)
	}
}
