package battle

import (
	"strconv"

	"muster/engine"
	"muster/maps/hex"
)

// linkVictory links how the battle is won (BL-END-03). turns is when it is called off, 0 for TurnCap: as many for each
// player of a camp, and none before the adventure's own last turn, which linkRules has found.
func (l *linker) linkVictory(turns int) {
	r, v := l.out.Rules, &l.a.Victory
	if r.TurnCap = turns; turns <= 0 {
		r.TurnCap = TurnCap
		if l.a.Allies() {
			r.TurnCap *= 2
		}
		r.TurnCap = max(r.TurnCap, r.LastTurn)
	}
	if !l.a.Allies() { // EP-VIC-01; VAR-RA-09: who has the banners at the end of a turn
		r.Decisive, r.Margin, r.Marginal = v.Decisive, v.Margin, v.Marginal // EP-VIC-01
	}
	for camp, own := range [hex.Camps]int{v.Pennant, v.Standard} {
		if r.Goal[camp] = l.a.Banners(); own > 0 {
			r.Goal[camp] = own
		}
		if r.Goal[camp] < 1 && v.Decisive < 1 && v.Marginal < 1 {
			l.refuse(Refusal{Kind: NoGoal, Camp: hex.Camp(camp), Ptr: "/victory"})
		}
	}
	if n := len(v.Objectives); n > engine.MaxObjectives {
		l.refuse(Refusal{Kind: TooManyPoints, Ptr: "/victory/objectives", Text: strconv.Itoa(n), Want: strconv.Itoa(engine.MaxObjectives)})
		return
	}
	for i := range v.Objectives {
		o := &v.Objectives[i]
		point := engine.Objective{Banners: max(o.Banners, 1), Permanent: o.Permanent}
		name := Objective{Name: o.Name, Ptr: "/victory/objectives/" + strconv.Itoa(i)}
		for camp := range hex.Camp(hex.Camps) {
			point.Camps[camp] = o.Camp == "" || o.Camp == camp.String()
		}
		for j, label := range o.At {
			if h := l.hexAt(label, name.Ptr+"/at/"+strconv.Itoa(j)); h != hex.None {
				point.At.Add(h)
				name.At = append(name.At, h)
			}
		}
		r.Objectives = append(r.Objectives, point)
		l.out.Objectives = append(l.out.Objectives, name)
	}
}

// hexAt finds a hex by its label, or refuses it.
func (l *linker) hexAt(label, ptr string) hex.Hex {
	h, why, _ := l.out.Field.Hexes.ByLabel(label)
	if h == hex.None {
		l.refuse(Refusal{Kind: UnknownHex, Ptr: ptr, Text: label, Want: why})
	}
	return h
}
