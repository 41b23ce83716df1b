package medieval

// able is what units of a kind can do under a Command card and an Inspired Action.
type able struct {
	stride, march int8 // hexes that they may move and still battle, and at most
	charge        int8 // hexes of a charge; 0 where that is no more than a move
	close, ranged int8 // dice, after the caps
	shots         int8
	noClose       bool
	noFire        bool
	early         bool // they fire before the moves
	again         bool // they move a second time
	pass          bool // they pass through friends
	takes         bool // the card, or without one the action, speaks of them
}

// linkAbles works out, for each card and last for none of them, for no Inspired Action and each of them, what each kind
// of unit can do.
func (r *Rules) linkAbles() {
	none := &Grant{}
	for card := range len(r.Cards) + 1 {
		g, units := none, &Selector{}
		if card < len(r.Cards) {
			g, units = &r.Cards[card].Grant, &r.Cards[card].Units
			r.strikes = append(r.strikes, r.Cards[card].Reaction.Strikes)
		}
		for action := range len(r.Inspired) + 1 {
			more, whom := none, units
			if action > 0 {
				more, whom = &r.Inspired[action-1].Grant, &r.Inspired[action-1].Units
			}
			for i := range r.Kinds {
				a := r.Kinds[i].able(uint8(i), g, more)
				a.takes = whom.holds(uint8(i), &r.Kinds[i])
				r.ables = append(r.ables, a)
			}
		}
	}
}

// able is what a unit of the kind can do with two grants together.
func (k *Kind) able(kind uint8, grants ...*Grant) able {
	a := able{stride: k.MoveAndBattle, shots: 1}
	still := false
	for _, g := range grants {
		if g.MoveFor.holds(kind, k) {
			a.stride = max(a.stride, g.MoveAndBattle)
		}
		if g.CloseFor.holds(kind, k) {
			a.close += g.Close
		}
		a.ranged += g.Ranged
		a.shots = max(a.shots, g.Shots)
		still = still || g.NoMove
		a.noClose = a.noClose || g.NoClose
		a.noFire = a.noFire || g.NoFire
		a.early = a.early || g.Early
		a.again = a.again || g.Again
		a.pass = a.pass || g.Pass
	}
	a.stride = min(a.stride, maxMove)
	a.march = min(max(a.stride, k.MoveMax), maxMove)
	if k.Charge > a.march && !a.noClose {
		a.charge = min(k.Charge, maxMove)
	}
	if still {
		a.stride, a.march, a.charge = 0, 0, 0
	}
	return a
}

// maxMove is the most hexes a unit may move in one go: on no board do two hexes lie farther apart.
const maxMove = 32

// holds reports whether a unit of a kind is one of the set, as far as its kind says.
func (w *Selector) holds(kind uint8, k *Kind) bool {
	return (w.Arms == 0 || w.Arms&(1<<k.Arm) != 0) && (w.Classes == 0 || w.Classes&(1<<k.Class) != 0) &&
		(w.Kinds == 0 || w.Kinds&(1<<kind) != 0) && (!w.Ranged || k.Range > 0)
}

// ableRow is where the rows of a Command card and an Inspired Action begin; NoCard and NoAction are none.
func (r *Rules) ableRow(card, action uint8) int {
	row := min(int(card), len(r.Cards)) * (len(r.Inspired) + 1)
	if action != NoAction {
		row += int(action) + 1
	}
	return row * len(r.Kinds)
}

// able is what a unit can do this turn: under the card that has ordered it, and what it was inspired to. Who was not
// ordered by it, or by its fallback, gets nothing of what it grants.
func (s *State) able(r *Rules, u *Unit) *able {
	card, action := s.Orders.Card.Card, uint8(NoAction)
	if u.Marks&(Ordered|Plain) != Ordered {
		card = NoCard
	} else if u.Marks&Spurred != 0 {
		action = s.Orders.Inspired
	}
	return &r.ables[r.ableRow(card, action)+int(u.Kind)]
}
