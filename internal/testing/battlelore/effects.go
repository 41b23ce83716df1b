package battlelore

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// order checks an order against BL-ORD-01 and BL-ORD-02: once a turn, an own unit that is awake.
func (w *watcher) order(e *battlelore.Event) {
	d := &w.turn.unit[e.Unit]
	place := &w.r.Setup[e.Unit]
	w.must(!d.ordered && w.commands(place) && w.at[e.Unit] >= 0, "unit %d is ordered", e.Unit)
	w.must(w.turn.number >= uint16(w.kind(e.Unit).Wakes), "unit %d is ordered before its time", e.Unit)
	w.must(w.priced(e, place), "unit %d takes %d orders", e.Unit, e.Orders())
	d.ordered = true
}

// commands reports whether the active player may order a unit: an own one, or in a game of allies one of the camp.
func (w *watcher) commands(place *battlelore.Placement) bool {
	return place.Owner == w.turn.player || w.r.Seats > boards.Camps && place.Camp == w.r.CampOf[w.turn.player]
}

// move checks a move against the distances of its kind and the grants of the card (BL-MOV-01, BL-MOV-02, BL-MER-02).
func (w *watcher) move(e *battlelore.Event) {
	d := &w.turn.unit[e.Unit]
	w.must(d.ordered && !d.moved, "unit %d moves unordered, or again", e.Unit)
	d.moved = true
	place := &w.r.Setup[e.Unit]
	kind := w.kind(e.Unit)
	if e.Kind == battlelore.UnitLeft {
		w.must(
			w.r.Exits[place.Camp].Has(e.From) && e.Banners() == int(w.r.ExitWorth[place.Camp]),
			"unit %d leaves from %d for %d",
			e.Unit,
			e.From,
			e.Banners(),
		)
		w.banners[place.Camp] += e.Banners()
		w.at[e.Unit] = hex.None
		return
	}
	stride, march := w.paces(e.Unit, kind)
	n := e.Hexes()
	w.must(
		w.r.Board.Distance(e.From, e.To) <= n && n > 0,
		"unit %d moves %d hexes from %d to %d",
		e.Unit,
		n,
		e.From,
		e.To,
	)
	if e.Kind == battlelore.UnitRushed {
		w.must(n <= int(kind.Rush) && n > stride, "unit %d rushes %d hexes", e.Unit, n)
		w.must(w.facing(place.Camp, e.To), "unit %d rushes to %d, where no enemy is", e.Unit, e.To)
	} else {
		w.must(n <= march, "unit %d moves %d hexes, it can %d", e.Unit, n, march)
		d.far = n > stride
	}
	w.step(e)
}

// paces returns a unit's distances with the grants of the card on the table, and Lore.
func (w *watcher) paces(u uint8, k *battlelore.Kind) (stride, march int) {
	stride, march = w.granted(k)
	if w.r.Lore == nil {
		return stride, march
	}
	return w.lorePaces(u, k, stride, march)
}

// granted returns a kind's distances with the grants of the card on the table.
func (w *watcher) granted(k *battlelore.Kind) (stride, march int) {
	stride, march = int(k.MoveAndBattle), int(k.MoveMax)
	o := &w.turn.orders
	if o.Fall || o.Card.Card == battlelore.NoCard {
		return stride, max(stride, march)
	}
	if g := &w.r.Cards[o.Card.Card].Grant; g.MoveColours == 0 || g.MoveColours&(1<<k.Colour) != 0 {
		stride = max(stride, int(g.MoveAndBattle))
	}
	return stride, max(stride, march)
}

// facing reports whether an enemy is next to a hex.
func (w *watcher) facing(c boards.Camp, h hex.Hex) bool {
	for i := range w.r.Setup {
		if w.r.Setup[i].Camp != c && w.at[i] >= 0 && w.r.Board.Distance(h, w.at[i]) == 1 {
			return true
		}
	}
	return false
}

// attack checks an attack against BL-BAT-01, BL-BAT-04 to BL-BAT-07: by an ordered unit that did not go too far, at an
// enemy next to it, or within range if no enemy is next to it.
func (w *watcher) attack(e *battlelore.Event) {
	d, place := &w.turn.unit[e.Unit], &w.r.Setup[e.Unit]
	kind, how := w.kind(e.Unit), e.How()
	w.must(place.Camp != w.r.Setup[e.Target].Camp && w.at[e.Target] >= 0, "unit %d attacks %d", e.Unit, e.Target)
	w.must(d.ordered && !d.far, "unit %d battles unordered, or after going too far", e.Unit)
	far := e.Distance()
	w.must(far == w.r.Board.Distance(w.at[e.Unit], w.at[e.Target]), "unit %d attacks over %d hexes", e.Unit, far)
	d.attacks++
	switch {
	case how&battlelore.Melee != 0:
		w.must(far == 1, "a melee over %d hexes", far)
	default:
		w.must(far >= 2 && far <= w.reach(e.Unit, kind) && kind.Missile, "unit %d shoots %d hexes", e.Unit, far)
	}
	most := 1
	if how&battlelore.Bonus != 0 { // BL-FOL-03
		most = 2
		w.must(kind.Pursues, "unit %d has a bonus attack and cannot pursue", e.Unit)
	} else if o := &w.turn.orders; !o.Fall && o.Card.Card != battlelore.NoCard {
		most = max(1, int(w.r.Cards[o.Card.Card].Grant.Shots))
	}
	w.must(d.attacks <= most, "unit %d attacks %d times", e.Unit, d.attacks)
}

// roll counts the dice of a roll.
func (w *watcher) roll(e *battlelore.Event) {
	n := 0
	for _, k := range e.Faces {
		n += int(k)
	}
	w.must(n == e.Dice() && n > 0, "%d dice are told as %v", e.Dice(), e.Faces)
}
