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

// attack checks an attack against BL-BAT-01, BL-BAT-04 to BL-BAT-07. The unit is ordered and did not go too far. Its
// target is an enemy next to it, or within range if no enemy is next to it.
func (w *watcher) attack(e *battlelore.Event) {
	d, place := &w.turn.unit[e.Unit], &w.r.Setup[e.Unit]
	kind, how := w.kind(e.Unit), e.CombatMode()
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

// kind returns the kind of a unit, which may have received another banner (BL-LMK-04).
func (w *watcher) kind(u uint8) *battlelore.Kind { return &w.r.Kinds[w.s.Units[u].Kind] }

// became reports whether a unit can change from one kind to another: with the next banner, or the one after it.
func (w *watcher) became(was, is uint8) bool {
	for range battlelore.Faces {
		if was == is {
			return true
		}
		if w.r.Places == nil || int(was) >= len(w.r.Places.Raised) || w.r.Places.Raised[was] == battlelore.NoUnit {
			return false
		}
		was = w.r.Places.Raised[was]
	}
	return false
}

// lorePaces returns a unit's distances with the changes of Lore cards. A card may be played in the middle of a choice:
// the values before and after it are both valid.
func (w *watcher) lorePaces(u uint8, k *battlelore.Kind, stride, march int) (int, int) {
	mostStride, mostMarch := 0, 0
	for _, s := range [...]*battlelore.State{&w.before, w.s} {
		unit := &s.Units[u]
		step, far := stride, march
		switch b := &k.Creature; {
		case b.MoveDice > 0:
			step = max(int(unit.Mods.Pace)-1, 0)
			far = step
		case b.ByTokens:
			step = int(s.Lore.Seats[payer(s, unit)].Tokens)
			far = step
		}
		m := &unit.Mods
		far = max(far+int(m.Move), int(m.MoveLeast))
		switch {
		case m.Has&battlelore.KeepBattle != 0: // hexes that it may move further and still battle
			step = max(step+int(m.Move), int(m.MoveLeast))
		case m.Move < 0:
			step += int(m.Move)
		}
		if m.MoveMost > 0 {
			far = min(far, int(m.MoveMost)-1)
		}
		mostStride, mostMarch = max(mostStride, min(step, far)), max(mostMarch, far)
	}
	return mostStride, mostMarch
}

// reach returns the range of a unit.
func (w *watcher) reach(u uint8, k *battlelore.Kind) int {
	return int(k.Range) + max(0, int(w.before.Units[u].Mods.Range), int(w.s.Units[u].Mods.Range))
}

// promoted returns the number of figures of a unit with its next banner, after the same losses.
func (w *watcher) promoted(e *battlelore.Event) int {
	was := w.before.Units[e.Unit].Kind
	if int(was) >= len(w.r.Places.Raised) || w.r.Places.Raised[was] == battlelore.NoUnit {
		w.fail("unit %d cannot get another banner", e.Unit)
		return 0
	}
	is := w.r.Places.Raised[was]
	return max(w.figures[e.Unit]+int(w.r.Kinds[is].Figures)-int(w.r.Kinds[was].Figures), 1)
}

// gave checks the gifts of special rules. Each is given at its place, to its recipient, in the turn of its own side,
// and no more often than the rule permits.
func (w *watcher) gave(e *battlelore.Event) {
	n := e.Gift()
	if n >= len(w.r.Gifts) || int(e.Unit) >= len(w.r.Setup) {
		w.fail("there is no gift %d, or no unit %d", n, e.Unit)
		return
	}
	g, camp := &w.r.Gifts[n], w.r.Setup[e.Unit].Camp
	mine := e.Player == w.turn.player && camp == w.r.CampOf[e.Player]
	w.must(mine, "gift %d is given in the turn of seat %d", n, w.turn.player)
	there := g.Units.Has(e.Unit) && g.At.Has(e.To) && w.at[e.Unit] == e.To
	w.must(there, "gift %d is given to unit %d on %d", n, e.Unit, w.at[e.Unit])
	if g.Heals {
		w.must(w.kind(e.Unit).Class != battlelore.Creature, "gift %d heals the creature %d", n, e.Unit)
	}
	if g.When != battlelore.AtEntry {
		w.must(w.r.Setup[e.Unit].Owner == w.turn.player, "gift %d is given to the ally's unit %d", n, e.Unit)
	}
	if g.When == battlelore.AtRest {
		w.must(!w.turn.unit[e.Unit].moved && w.turn.unit[e.Unit].attacks == 0, "unit %d did not rest", e.Unit)
	}
	for c := range boards.Camp(boards.Camps) {
		if before := w.gifts[n][c]; c == camp && g.Once == battlelore.OnceForSide || g.Once == battlelore.OnceInBattle {
			w.must(before == 0 || before == w.turn.number && g.Heals && c == camp, "gift %d is given again", n)
		}
	}
	w.gifts[n][camp] = w.turn.number
}
