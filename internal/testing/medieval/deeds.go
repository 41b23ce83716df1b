package medieval

import (
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// order checks an order against MED-ORD-01 and MED-ORD-02: once a turn for a unit and for a Leader, of the active side.
func (w *watcher) order(e *kernel.Event) {
	w.must(e.Camp == w.turn.side, "side %d orders in the turn of the other", e.Camp)
	if e.Kind == kernel.UnitOrdered {
		w.must(!w.turn.unit[e.Unit].ordered && w.at[e.Unit] != hex.None, "unit %d is ordered", e.Unit)
		w.turn.unit[e.Unit].ordered = true
		return
	}
	w.must(!w.turn.leader[e.Leader].ordered && w.leaders[e.Leader] != hex.None, "Leader %d is ordered", e.Leader)
	w.turn.leader[e.Leader].ordered = true
}

// move checks a unit's move against the distances of its kind and of card effects (MED-UNIT-12, MED-UNIT-13).
func (w *watcher) move(e *kernel.Event) {
	d := &w.turn.unit[e.Unit]
	kind := &w.r.Kinds[w.r.Setup[e.Unit].Kind]
	d.moves++
	w.must(d.ordered && d.moves <= 2, "unit %d moves unordered, or for the %dth time", e.Unit, d.moves)
	n := e.Hexes()
	w.must(w.r.Board.Distance(e.From, e.To) <= n && n > 0, "unit %d moves %d hexes from %d to %d", e.Unit, n, e.From,
		e.To)
	march, stride := int(kind.MoveMax), int(kind.MoveAndBattle)
	for i := range w.r.Cards { // whatever card is carried out
		stride = max(stride, int(w.r.Cards[i].Grant.MoveAndBattle))
	}
	for i := range w.r.Inspired {
		stride = max(stride, int(w.r.Inspired[i].Grant.MoveAndBattle))
	}
	if e.Kind == kernel.UnitCharged {
		w.must(n <= int(kind.Charge), "unit %d charges %d hexes", e.Unit, n)
		w.must(w.facing(e), "unit %d charges to %d, where no enemy is", e.Unit, e.To)
	} else {
		w.must(n <= max(march, stride), "unit %d moves %d hexes", e.Unit, n)
		d.far = d.far || n > stride
	}
	w.step(e)
}

// facing reports whether an enemy unit is adjacent to a unit's destination.
func (w *watcher) facing(e *kernel.Event) bool {
	for i := range w.r.Setup {
		if w.r.Setup[i].Camp != e.Camp && w.at[i] != hex.None && w.r.Board.Distance(e.To, w.at[i]) == 1 {
			return true
		}
	}
	return false
}

// ride checks a Leader's own move against MED-LDR-11, MED-LDR-13 and MED-LDR-17: once by an order, once a turn for a
// token (MED-INS-04).
func (w *watcher) ride(e *kernel.Event) {
	d := &w.turn.leader[e.Leader]
	if e.Kind == kernel.LeaderSent {
		w.turn.sent++
		w.must(w.turn.sent == 1, "%d Leaders are sent", w.turn.sent)
	} else {
		d.moves++
		w.must(d.ordered && d.moves == 1, "Leader %d moves unordered, or again", e.Leader)
	}
	n, most := e.Hexes(), int(w.r.Leaders.Hexes)
	for i := range w.r.Inspired { // MED-INS-04
		most = max(most, int(w.r.Inspired[i].Hexes))
	}
	w.must(n > 0 && n <= most && w.r.Board.Distance(e.From, e.To) <= n, "Leader %d moves %d hexes",
		e.Leader, n)
	w.must(w.leaders[e.Leader] == e.From, "Leader %d goes from %d", e.Leader, e.From)
	for i := range w.r.Staff {
		w.must(w.leaders[i] != e.To, "Leaders %d and %d stand on %d", i, e.Leader, e.To)
	}
	for i := range w.r.Setup {
		w.must(w.at[i] != e.To || w.r.Setup[i].Camp == e.Camp, "Leader %d goes to unit %d", e.Leader, i)
	}
	w.leaders[e.Leader] = e.To
}

// exit checks an exit against MED-LDR-19.
func (w *watcher) exit(e *kernel.Event) {
	worth := int(w.r.ExitWorth[e.Camp])
	if e.Kind == kernel.UnitLeft {
		w.must(w.turn.unit[e.Unit].ordered && w.at[e.Unit] == e.From, "unit %d leaves from %d", e.Unit, e.From)
		w.at[e.Unit] = hex.None
		if e.Leader != kernel.NoLeader {
			worth *= 2
		}
	} else {
		w.must(w.turn.leader[e.Leader].ordered, "Leader %d leaves unordered", e.Leader)
	}
	if e.Leader != kernel.NoLeader {
		w.must(w.leaders[e.Leader] == e.From, "Leader %d leaves from %d", e.Leader, e.From)
		w.leaders[e.Leader] = hex.None
	}
	w.must(w.r.Exits[e.Camp].Has(e.From) && e.Banners() == worth, "who leaves from %d is worth %d", e.From, e.Banners())
	w.banners[e.Camp] += e.Banners()
}

// attack checks an attack against MED-HIT-06, MED-BAT-02 and MED-LDR-20: by an ordered unit that did not move too far,
// at an enemy next to it or within range.
func (w *watcher) attack(e *kernel.Event) {
	d := &w.turn.unit[e.Unit]
	kind, how := &w.r.Kinds[w.r.Setup[e.Unit].Kind], e.CombatMode()
	at := hex.None
	if e.Target != kernel.NoUnit {
		at = w.at[e.Target]
		w.must(w.r.Setup[e.Target].Camp != e.Camp, "unit %d attacks a friend", e.Unit)
	} else {
		at = w.leaders[e.Leader]
		w.must(w.r.Staff[e.Leader].Camp != e.Camp, "unit %d attacks a friend", e.Unit)
	}
	far := e.Distance()
	w.must(at != hex.None && far == w.r.Board.Distance(w.at[e.Unit], at), "unit %d attacks over %d hexes", e.Unit, far)
	w.must(d.ordered && !d.far, "unit %d battles unordered, or after going too far", e.Unit)
	if how&kernel.Close != 0 {
		w.must(far == 1, "a close combat over %d hexes", far)
	} else {
		w.must(far >= 2 && far <= int(kind.Range), "unit %d fires %d hexes", e.Unit, far)
	}
	d.battles++
	most := 1 + w.shots() // a bonus close combat, or a shot before the moves
	w.must(d.battles <= most, "unit %d battles %d times", e.Unit, d.battles)
}

// shots returns how often a unit may fire by any card or action.
func (w *watcher) shots() int {
	most := int8(1)
	for i := range w.r.Cards {
		most = max(most, w.r.Cards[i].Grant.Shots)
	}
	for i := range w.r.Inspired {
		most = max(most, w.r.Inspired[i].Grant.Shots)
	}
	return int(most)
}

// roll counts the dice of a roll.
func (w *watcher) roll(e *kernel.Event) {
	n := 0
	for _, k := range e.Faces {
		n += int(k)
	}
	w.must(n == e.Dice() && n > 0, "%d dice are told as %v", e.Dice(), e.Faces)
}
