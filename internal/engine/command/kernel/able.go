package kernel

// able is the abilities of units of a kind under a Command card and an Inspired Action.
type able struct {
	stride, march int8 // hexes that they may move and still battle, and the maximum
	charge        int8 // hexes of a charge; 0 if that is no more than a move
	close, ranged int8 // dice, after the caps
	shots         int8
	noClose       bool
	noFire        bool
	early         bool // they fire before the moves
	again         bool // they move a second time
	pass          bool // they pass through friends
}

// linkAbles computes, for each card and last for none of them, for no Inspired Action and each of them, the abilities
// of each kind of unit.
func (r *Rules) linkAbles() {
	none := &Grant{}
	for card := range len(r.Cards) + 1 {
		g := none
		if card < len(r.Cards) {
			g = &r.Cards[card].Grant
		}
		for action := range len(r.Inspired) + 1 {
			more := none
			if action > 0 {
				more = &r.Inspired[action-1].Grant
			}
			r.early = append(r.early, g.Early || more.Early)
			for i := range r.Kinds {
				r.ables = append(r.ables, r.Kinds[i].able(uint8(i), g, more))
			}
		}
	}
	for i := range r.Cards {
		r.strikes = append(r.strikes, r.Cards[i].Reaction.Strikes)
		r.meant = append(r.meant, r.unitsOf(&r.Cards[i].Units))
	}
	for i := range r.Inspired {
		r.serves = append(r.serves, r.unitsOf(&r.Inspired[i].Units))
	}
}

// unitsOf returns the units of both sides whose kind matches a set, one bit for each unit.
func (r *Rules) unitsOf(w *Selector) (out uint64) {
	for i, p := range r.Setup {
		if w.holds(p.Kind, &r.Kinds[p.Kind]) {
			out |= 1 << i
		}
	}
	return out
}

// able returns the abilities of a unit of the kind with two grants together.
func (k *Kind) able(kind uint8, grants ...*Grant) able {
	a := able{stride: k.MoveAndBattle, shots: 1} // MED-UNIT-03
	still := false
	for _, g := range grants {
		if g.MoveFor.holds(kind, k) {
			a.stride = max(a.stride, g.MoveAndBattle) // MED-DECK-06, MED-DECK-11, MED-R-03
		}
		if g.CloseFor.holds(kind, k) {
			a.close += g.Close // MED-DECK-05, MED-DECK-10, MED-DECK-11
		}
		a.ranged += g.Ranged
		a.shots = max(a.shots, g.Shots)
		still = still || g.NoMove          // MED-DECK-09, MED-R-04
		a.noClose = a.noClose || g.NoClose // MED-DECK-08, MED-DECK-09, MED-R-04
		a.noFire = a.noFire || g.NoFire    // MED-DECK-10, MED-R-02, MED-R-04
		a.early = a.early || g.Early
		a.again = a.again || g.Again
		a.pass = a.pass || g.Pass
	}
	a.stride = min(a.stride, maxMove)
	a.march = min(max(a.stride, k.MoveMax), maxMove) // MED-UNIT-04
	if k.Charge > a.march && !a.noClose {
		a.charge = min(k.Charge, maxMove) // MED-UNIT-06
	}
	if still {
		a.stride, a.march, a.charge = 0, 0, 0
	}
	return a
}

// maxMove is the largest number of hexes in one move: no two hexes of a board are farther apart.
const maxMove = 32

// holds reports whether a kind of unit matches a set.
func (w *Selector) holds(kind uint8, k *Kind) bool {
	return (w.Arms == 0 || w.Arms&(1<<k.Arm) != 0) && (w.Classes == 0 || w.Classes&(1<<k.Class) != 0) &&
		(w.Kinds == 0 || w.Kinds&(1<<kind) != 0) && (!w.Ranged || k.Range > 0)
}

// grants returns the sum of a number that a Command card and an Inspired Action grant. NoCard and NoAction mean none.
func (r *Rules) grants(card, action uint8) int {
	n := min(int(card), len(r.Cards)) * (len(r.Inspired) + 1)
	if action != NoAction {
		n += int(action) + 1
	}
	return n
}

// able returns the abilities of a unit in this turn: under the card that has ordered it, and its Inspired Action. A
// unit that the card, or its fallback, did not order gets none of its grants.
func (s *State) able(r *Rules, u *Unit) *able {
	card, action := s.Orders.Card.Card, uint8(NoAction)
	if u.Marks&(Ordered|Plain) != Ordered {
		card = NoCard
	} else if u.Marks&Spurred != 0 {
		action = s.Orders.Inspired
	}
	return &r.ables[r.grants(card, action)*len(r.Kinds)+int(u.Kind)]
}
