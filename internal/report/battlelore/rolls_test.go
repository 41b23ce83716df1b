package battlelore

import (
	"fmt"
	"slices"
	"testing"

	"muster/catalog"
	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/report/command"
	"muster/internal/testing/gametest"
)

func shipped() *catalog.Catalog { return catalog.Project(library.Games(), nil, nil, 1) }

// samples are attacks of every kind: limits of both hexes, strikes that a target ignores, chains, creatures.
var samples = []command.Asked{
	{Attacker: "blue-human-sword", Defender: "green-human-bow", On: "woods"},
	{Attacker: "red-human-horse", Defender: "blue-dwarf-sword", From: "hill"},
	{Attacker: "red-human-sword", Defender: "blue-human-horse"},
	{Attacker: "green-human-bow", Defender: "red-human-horse", Range: 3},
	{Attacker: "green-dwarf-crossbow", Defender: "green-goblin-sword", Range: 2},
	{Attacker: "blue-human-horse", Defender: "green-human-bow", On: "stakes", Supported: true},
	{Attacker: "red-ogre-club", Defender: "red-human-sword"},
	{Attacker: "red-human-horse", Defender: "giant-spider"},
	{Attacker: "red-human-horse", Defender: "hydra"},
	{Attacker: "giant-spider", Defender: "blue-human-sword", On: "marsh"},
}

// TestRolls checks that the chances of an answer sum to 1, and agree with rolls of the engine.
func TestRolls(t *testing.T) {
	for _, asked := range samples {
		t.Run(fmt.Sprint(asked.Attacker, "-", asked.Defender), func(t *testing.T) {
			q, err := newFight(library.Of(shipped()), asked)
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
			start := q.attackState(t, a.Roll.Dice)
			lost, flags, back := make([]int, a.Roll.Figures+1), 0, 0
			for seed := range uint64(gametest.Rolls) {
				n, flag, driven := q.roll(t, start, seed)
				lost[n]++
				if flag {
					flags++
				}
				if driven {
					back++
				}
			}
			for n, got := range lost {
				gametest.Agree(t, fmt.Sprintf("%d figures lost", n), got, o.Lost[n])
			}
			gametest.Agree(t, "a flag", flags, o.Flag)
			gametest.Agree(t, "a retreat", back, o.Back)
		})
	}
}

// attackState returns a state in which the attacker may attack with a card that gives it no bonus.
func (q *fight) attackState(t *testing.T, dice int) battlelore.State {
	t.Helper()
	r, i, foe := q.battle.Rules, q.numbers[0], q.numbers[1]
	legal := func(s *battlelore.State) []battlelore.Action { return battlelore.Legal(r, s, nil) }
	step := func(s *battlelore.State, a battlelore.Action) bool {
		return battlelore.Apply(r, s, a, nil) == nil && s.Units[i].At == q.scene.Attacker && s.Turn <= 1
	}
	goal := func(s *battlelore.State) bool {
		view := battlelore.See(r, s, s.Units[i].Owner)
		if s.Turn != 1 || !slices.Contains(legal(s), battlelore.AttackAction(i, foe)) {
			return false
		}
		granted := view.Granted(i)
		by, ok := view.Odds(i, foe, q.scene.Attacker, &granted)
		return ok && by.Dice == dice && granted.Melee == 0 && granted.Ranged == 0
	}
	for seed := range uint64(50) {
		if s, ok := gametest.Reach(r.Start(seed), legal, step, goal, 7); ok {
			return s
		}
	}
	t.Fatal("no game comes to the attack")
	return battlelore.State{}
}

// roll attacks with the dice of a seed. It returns the figures lost by hits, whether a flag was rolled, and whether the
// target retreated.
func (q *fight) roll(t *testing.T, s battlelore.State, seed uint64) (lost int, flag, back bool) {
	t.Helper()
	r, i, foe := q.battle.Rules, q.numbers[0], q.numbers[1]
	s.Chance = engine.NewRand(seed, "odds")
	var log battlelore.Log
	act := battlelore.AttackAction(i, foe)
	for range 8 {
		if err := battlelore.Apply(r, &s, act, &log); err != nil {
			t.Fatal(err)
		}
		legal := battlelore.Legal(r, &s, nil)
		if len(legal) == 0 || s.Turn > 1 {
			break
		}
		if act = legal[len(legal)-1]; slices.Contains(legal, battlelore.PassAction()) {
			act = battlelore.PassAction()
		}
	}
	for k := range log.Events {
		switch e := &log.Events[k]; {
		case e.Kind == battlelore.DiceRolled && e.Unit == i, e.Kind == battlelore.DiceAgain && e.Unit == i:
			flag = flag || e.Faces[battlelore.Flag] > 0
		case e.Kind == battlelore.FiguresLost && e.Unit == foe && e.Loss() == battlelore.ByHits:
			lost += e.Figures()
		case e.Kind == battlelore.UnitRetreated && e.Unit == foe:
			back = true
		}
	}
	return lost, flag, back
}
