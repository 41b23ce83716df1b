package battlelore

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// gave follows the gifts of special rules: each is given where it lies, to whom it is for, in its own side's turn, and
// no oftener than the rule says.
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
