package battlelore

import "muster/internal/engine/battlelore"

// kind is the kind of a unit, which may have got another banner (BL-LMK-04).
func (w *watcher) kind(u uint8) *battlelore.Kind { return &w.r.Kinds[w.s.Units[u].Kind] }

// became reports whether a unit of one kind can be of another: with the next banner, or the one after it.
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

// lorePaces are a unit's distances with what Lore changes in them. A card may be played in the middle of a choice: what
// it was before, and what it is after it, are both good.
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
		case m.Has&battlelore.KeepBattle != 0: // so many hexes more it moves and may still battle
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

// reach is how far a unit shoots.
func (w *watcher) reach(u uint8, k *battlelore.Kind) int {
	return int(k.Range) + max(0, int(w.before.Units[u].Mods.Range), int(w.s.Units[u].Mods.Range))
}

// promoted is how many figures a unit has after it got the next banner, with the losses that it had.
func (w *watcher) promoted(e *battlelore.Event) int {
	was := w.before.Units[e.Unit].Kind
	if int(was) >= len(w.r.Places.Raised) || w.r.Places.Raised[was] == battlelore.NoUnit {
		w.fail("unit %d cannot get another banner", e.Unit)
		return 0
	}
	is := w.r.Places.Raised[was]
	return max(w.figures[e.Unit]+int(w.r.Kinds[is].Figures)-int(w.r.Kinds[was].Figures), 1)
}
