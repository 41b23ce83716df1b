package battle_test

import (
	"errors"
	"testing"
	"unsafe"

	"muster/engine"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

func armies(t testing.TB) *battle.Rules {
	l := library.LinkBattle(&library.Battle{
		Attacker: library.BattleSide{Faction: "waiqar", Heroes: 1, Units: []library.BattleUnits{
			{Unit: "reanimate", Count: 3}, {Unit: "skeleton-archer", Count: 1}, {Unit: "necromancer", Count: 1},
			{Unit: "dark-knight", Count: 1}, {Unit: "beastman", Count: 1},
		}},
		Defender: library.BattleSide{
			Faction: "latari", Defence: true, Stronghold: library.Whole,
			Units: []library.BattleUnits{
				{Unit: "warrior", Count: 2}, {Unit: "archer", Count: 3}, {Unit: "sorceress", Count: 1},
				{Unit: "pegasus-rider", Count: 1},
			},
		},
	}, rulebook.Base(), nil)
	if len(l.Faults) > 0 {
		t.Fatal(l.Faults)
	}
	return l.Rules
}

// TestInvariants: at every choice of random battles the choices are in ascending order, each once, and none is taken
// that
// is not listed; a choice that is refused leaves the State as it was.
func TestInvariants(t *testing.T) {
	r := armies(t)
	var s battle.State
	var once []battle.Choice // all choices that were ever legal
	for seed := range uint64(300) {
		chance := engine.NewRand(seed)
		battle.Start(r, &s, nil)
		for !s.Over() {
			legal := battle.Legal(r, &s, nil)
			if len(legal) == 0 {
				t.Fatalf("nothing may be chosen in phase %d", s.Phase)
			}
			listed := map[battle.Choice]bool{}
			for i, c := range legal {
				if i > 0 && legal[i-1] >= c {
					t.Fatalf("%v is listed after %v", c, legal[i-1])
				}
				listed[c] = true
			}
			if seed < 20 {
				before := s
				for _, c := range once {
					err := battle.Apply(r, &s, c, nil)
					if !listed[c] && (!errors.Is(err, engine.ErrRefused) || s != before) {
						t.Fatalf("%v is taken, and is not listed", c)
					}
					s = before
				}
				once = append(once, legal...)
			}
			if err := battle.Apply(r, &s, legal[chance.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
			if err := battle.Sound(r, &s); err != nil {
				t.Fatal(err)
			}
		}
		if len(battle.Legal(r, &s, nil)) != 0 || !errors.Is(battle.Apply(r, &s, 0, nil), engine.ErrOver) {
			t.Fatal("a battle that is over goes on")
		}
	}
}

// TestNoAllocation: neither listing nor taking choices asks for memory, and a State is small enough to be a part of a
// game's.
func TestNoAllocation(t *testing.T) {
	if size := unsafe.Sizeof(battle.State{}); size > 2048 {
		t.Errorf("a State is %d bytes", size)
	}
	r := armies(t)
	chance := engine.NewRand(1)
	buf := make([]battle.Choice, 0, 256)
	var s battle.State
	if n := testing.AllocsPerRun(50, func() {
		battle.Start(r, &s, nil)
		for !s.Over() {
			legal := battle.Legal(r, &s, buf[:0])
			if battle.Apply(r, &s, legal[chance.IntN(len(legal))], nil) != nil {
				panic("refused")
			}
		}
	}); n != 0 {
		t.Errorf("%f allocations a battle", n)
	}
}

// TestSoundTells: what Sound promises it looks at.
func TestSoundTells(t *testing.T) {
	r := armies(t)
	for name, spoil := range map[string]func(s *battle.State){
		"too many":      func(s *battle.State) { s.Units[0][0][0][0] += 9 },
		"hurt":          func(s *battle.State) { s.Units[0][0][0][0]--; s.Units[0][0][0][5]++ },
		"nobody's":      func(s *battle.State) { s.Units[1][9][0][0]++ },
		"a card gone":   func(s *battle.State) { s.Deck.Left &= s.Deck.Left - 1 },
		"a card twice":  func(s *battle.State) { s.Deck.Spent |= s.Deck.Left & -s.Deck.Left },
		"added of none": func(s *battle.State) { s.Added[0][3] = 99; s.Units[0][3][0][0] += 99 },
	} {
		var s battle.State
		battle.Start(r, &s, nil)
		if battle.Sound(r, &s) != nil {
			t.Fatal(battle.Sound(r, &s))
		}
		if spoil(&s); battle.Sound(r, &s) == nil {
			t.Errorf("%s: nothing is told", name)
		}
	}
}

// BenchmarkBattle plays a battle of two armies at random.
func BenchmarkBattle(b *testing.B) {
	r := armies(b)
	chance := engine.NewRand(1)
	buf := make([]battle.Choice, 0, 256)
	var s battle.State
	b.ReportAllocs()
	for b.Loop() {
		battle.Start(r, &s, nil)
		for !s.Over() {
			if s.Decider() == battle.Nature {
				battle.Take(r, &s, battle.Deal(&s, &chance), nil)
				continue
			}
			legal := battle.Legal(r, &s, buf[:0])
			battle.Take(r, &s, legal[chance.IntN(len(legal))], nil)
		}
	}
}
