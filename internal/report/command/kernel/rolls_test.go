package kernel

import (
	"fmt"
	"slices"
	"testing"

	"muster/catalog"
	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/medieval"
	"muster/internal/report/command"
	"muster/internal/testing/gametest"
)

func shipped() *catalog.Catalog { return catalog.Project(medieval.Game().Games(), nil, nil, 1) }

// samples are attacks of every kind: limits of both hexes, swords that a target ignores, fire, evasion.
var samples = []command.Asked{
	{Attacker: "heavy-infantry", Defender: "medium-cavalry", From: "hill", On: "hill"},
	{Attacker: "warrior", Defender: "light-bow-cavalry", On: "woods"},
	{Attacker: "super-heavy-cavalry", Defender: "heavy-cavalry"},
	{Attacker: "heavy-cavalry", Defender: "super-heavy-cavalry", On: "marsh"},
	{Attacker: "light-bow-infantry", Defender: "warrior", Range: 4},
	{Attacker: "heavy-cavalry", Defender: "auxilia", Range: 3, On: "rampart"},
	{Attacker: "heavy-infantry", Defender: "light-bow-infantry", On: "stakes", Supported: true},
}

// TestRolls checks that the chances of an answer sum to 1, and agree with rolls of the engine.
func TestRolls(t *testing.T) {
	for _, asked := range samples {
		t.Run(fmt.Sprint(asked.Attacker, "-", asked.Defender), func(t *testing.T) {
			q, err := newFight(medieval.Game(), medieval.Game().Of(shipped()), asked)
			if err != nil {
				t.Fatal(err)
			}
			a, err := q.answer()
			if err != nil {
				t.Fatal(err)
			}
			o := a.Outcome()
			if !o.AtLeast()[0].IsInt() || o.AtLeast()[0].Num().Int64() != 1 {
				t.Errorf("the chances sum to %s", o.AtLeast()[0])
			}
			start := q.attackState(t)
			q.agree(t, start, &a.Roll, false)
			if a.Evading != nil {
				evading := *a.Evading
				evading.Ignores = evading.Dice // whose flags do nothing
				q.agree(t, start, &evading, true)
			}
		})
	}
}

// agree compares a roll with rolls of the engine at a target that stays or evades.
func (q *fight) agree(t *testing.T, start kernel.State, of *command.Roll, evades bool) {
	t.Helper()
	o := of.Outcome()
	lost, flags, back := make([]int, of.Figures+1), 0, 0
	for seed := range uint64(gametest.Rolls) {
		n, flag, driven := q.roll(t, start, seed, evades)
		lost[n]++
		if flag {
			flags++
		}
		if driven {
			back++
		}
	}
	for n, got := range lost {
		gametest.Agree(t, fmt.Sprintf("%d blocks lost", n), got, o.Lost[n])
	}
	gametest.Agree(t, "a flag", flags, o.Flag)
	gametest.Agree(t, "a retreat", back, o.Back)
}

// attackState returns a state in which the attacker may attack with a card that gives it no bonus.
func (q *fight) attackState(t *testing.T) kernel.State {
	t.Helper()
	r, i, foe := q.battle.Rules, q.numbers[0], q.numbers[1]
	legal := func(s *kernel.State) []kernel.Action { return kernel.Legal(r, s, nil) }
	step := func(s *kernel.State, a kernel.Action) bool {
		return kernel.Apply(r, s, a, nil) == nil && s.Units[i].At == q.scene.Attacker && s.Turn <= 1
	}
	goal := func(s *kernel.State) bool {
		able := kernel.See(r, s, boards.Standard).Able(i)
		if s.Turn != 1 || !slices.Contains(legal(s), kernel.AttackAction(i, foe)) {
			return false
		}
		return able.Close == 0 && able.Ranged == 0 && able.Shots == 1
	}
	for seed := range uint64(50) {
		if s, ok := gametest.Reach(r.Start(seed), legal, step, goal, 7); ok {
			return s
		}
	}
	t.Fatal("no game comes to the attack")
	return kernel.State{}
}

// roll attacks with the dice of a seed. It returns the blocks lost by hits, whether a flag was rolled, and whether the
// target retreated.
func (q *fight) roll(t *testing.T, s kernel.State, seed uint64, evades bool) (lost int, flag, back bool) {
	t.Helper()
	r, i, foe := q.battle.Rules, q.numbers[0], q.numbers[1]
	s.Chance = engine.NewRand(seed, "odds")
	var log kernel.Log
	act := kernel.AttackAction(i, foe)
	for range 8 {
		if err := kernel.Apply(r, &s, act, &log); err != nil {
			t.Fatal(err)
		}
		legal := kernel.Legal(r, &s, nil)
		if len(legal) == 0 || s.Turn > 1 {
			break
		}
		act = legal[len(legal)-1]
		for _, a := range legal {
			if a == kernel.PassAction() && !evades || a.Kind() == kernel.Evade && evades {
				act = a
			}
		}
	}
	rolled := false // the roll that opened the combat
	for k := range log.Events {
		switch e := &log.Events[k]; {
		case e.Kind == kernel.DiceRolled && e.Unit == i && e.Target == foe && !rolled:
			rolled, flag = true, e.Faces[kernel.Flag] > 0
		case e.Kind == kernel.BlocksLost && e.Unit == foe && e.Loss() == kernel.ByHits:
			lost += e.Blocks()
		case e.Kind == kernel.UnitRetreated && e.Unit == foe && !e.Evading():
			back = true
		}
	}
	return lost, flag, back
}
