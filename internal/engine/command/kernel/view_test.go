package kernel

import (
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/command/boards"
)

// A player's view and simulations, at every state of some games: the view hides all hidden information and is
// otherwise correct, and a simulation can be played to its end.
func TestViews(t *testing.T) {
	r := fixture(t)
	for seed := range uint64(4) {
		n := 0
		playOut(t, r, seed, func(s *State, legal []Action) {
			for me := range boards.Camp(boards.Camps) {
				checkVeil(t, r, s, me)
			}
			if n++; n%5 != 0 {
				return
			}
			me := s.Decider()
			var fork State
			See(r, s, me).Fork(engine.NewRand(seed, "thought"), &fork)
			if got := Legal(r, &fork, nil); !slices.Equal(got, legal) {
				t.Fatalf("in thought the choices are %v, in the game %v", got, legal)
			}
			checkState(t, r, &fork)
			if fork.Seats[me] != s.Seats[me] || fork.Units != s.Units || fork.Leaders != s.Leaders || fork.Spent != s.Spent {
				t.Fatal("what the player knows is another in thought")
			}
		})
	}
}

// checkVeil compares a side's knowledge with the game.
func checkVeil(t *testing.T, r *Rules, s *State, me boards.Camp) {
	t.Helper()
	var veiled State
	v := See(r, s, me)
	v.Veiled(&veiled)
	other := &veiled.Seats[me.Other()]
	for _, cards := range [][]uint8{veiled.Deck.Cards[:veiled.Deck.N], other.Hand[:other.Cards]} {
		if slices.ContainsFunc(cards, func(c uint8) bool { return c != NoCard }) {
			t.Fatal("hidden cards show")
		}
	}
	if me != s.Active && veiled.Drawn != [MaxDraw]uint8{NoCard, NoCard, NoCard, NoCard} ||
		veiled.Chance != (engine.Rand{}) {
		t.Fatal("drawn cards or the dice to come show")
	}
	if v.Own() != s.Seats[me] || v.Top() != *s.top() || v.Turn() != int(s.Turn) || v.Active() != s.Active {
		t.Fatal("the player does not see what he may")
	}
}

// Two forks with different seeds differ, and the same seed makes the same fork.
func TestForkIsChance(t *testing.T) {
	r := fixture(t)
	s := r.Start(1)
	var a, b, c State
	See(r, &s, s.Active).Fork(engine.NewRand(1), &a)
	See(r, &s, s.Active).Fork(engine.NewRand(1), &b)
	See(r, &s, s.Active).Fork(engine.NewRand(2), &c)
	if a != b || a.Deck == c.Deck {
		t.Error("the same chance makes two games, or two make the same one")
	}
}

// The odds match the roll that follows: at least the dice, and no more hits than they allow.
func TestOdds(t *testing.T) {
	r := fixture(t)
	seen := 0
	for seed := range uint64(6) {
		playOut(t, r, seed, func(s *State, legal []Action) {
			if s.top().Kind != InCombat {
				return
			}
			for _, a := range legal {
				if a.Kind() != Attack && a.Kind() != AttackLeader {
					continue
				}
				seen++
				checkOdds(t, r, s, a)
			}
		})
	}
	if seen < 100 {
		t.Errorf("only %d attacks were looked at", seen)
	}
}

// checkOdds rolls an attack on a copy and compares it with its odds.
func checkOdds(t *testing.T, r *Rules, s *State, a Action) {
	t.Helper()
	v, u := See(r, s, s.Active), &s.Units[a.Unit()]
	foe, at := a.Target(), s.targetOf(a)
	if a.Kind() == AttackLeader {
		foe = NoUnit
	}
	can := v.Able(a.Unit())
	odds := v.Strike(a.Unit(), foe, u.At, at, &can)
	close, fire := v.Targets(a.Unit(), u.At, &can)
	if odds.Close && !close.Has(at) || !odds.Close && !fire.Has(at) {
		t.Fatalf("%v is legal, but is no target", a)
	}
	x, log := *s, &Log{}
	if err := Apply(r, &x, a, log); err != nil {
		t.Fatal(err)
	}
	for i := range log.Events {
		e := &log.Events[i]
		if e.Kind == DiceRolled && e.Unit == a.Unit() && e.CombatMode()&(Back|First|Parting) == 0 {
			if e.Dice() != odds.Dice || (e.CombatMode()&Close != 0) != odds.Close {
				t.Fatalf("%v rolls %d dice, the odds said %d", a, e.Dice(), odds.Dice)
			}
			return
		}
	}
}
