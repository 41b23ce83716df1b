package setup

import (
	"strconv"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// linkVictory links the victory conditions (BL-END-03). turns is the turn limit, 0 for TurnCap: the same for each
// player of a camp, and at least the adventure's own last turn, which linkRules has found.
func (l *linker) linkVictory(turns int) {
	r, v := l.out.Rules, &l.adventure.Definition.Victory
	if r.TurnCap = turns; turns <= 0 {
		r.TurnCap = TurnCap
		if l.allies() {
			r.TurnCap *= 2
		}
		r.TurnCap = max(r.TurnCap, r.LastTurn)
	}
	if !l.allies() { // theirs is won by who has the banners at the end of a turn
		r.Decisive, r.Margin, r.Marginal = v.Decisive, v.Margin, v.Marginal // EP-VIC-01
	}
	for camp := range boards.Camp(boards.Camps) {
		r.Goal[camp] = l.adventure.Goal(camp)
		if r.Goal[camp] < 1 && v.Decisive < 1 && v.Marginal < 1 {
			l.refuse(Refusal{Kind: NoGoal, Camp: camp, Ptr: "/victory"})
		}
	}
	if n := len(l.adventure.Objectives); n > battlelore.MaxObjectives {
		l.refuse(Refusal{
			Kind: TooManyPoints, Ptr: "/victory/objectives", Text: strconv.Itoa(n), Want: strconv.Itoa(battlelore.MaxObjectives),
		})
		return
	}
	for i := range l.adventure.Objectives {
		o := &l.adventure.Objectives[i]
		point := battlelore.Objective{Banners: o.Banners, Permanent: o.Definition.Permanent, Camps: o.Camps}
		for _, h := range o.At {
			point.At.Add(h)
		}
		r.Objectives = append(r.Objectives, point)
		l.out.Objectives = append(l.out.Objectives, Objective{Name: o.Definition.Name, At: o.At, Ptr: o.Ptr})
	}
}
