package battlelore

import (
	"fmt"
	"math"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// watcher follows one game by its events, and keeps the first violated invariant.
type watcher struct {
	r         *battlelore.Rules
	s         *battlelore.State // after the events that are being read
	at        [battlelore.MaxUnits]hex.Hex
	figures   [battlelore.MaxUnits]int
	banners   [boards.Camps]int
	turn      turn
	council   [battlelore.MaxPlayers][battlelore.Councillors]uint8
	seated    bool                                      // the content of council is set
	before    battlelore.State                          // state before the choice
	gifts     [battlelore.MaxGifts][boards.Camps]uint16 // the last turn with a gift to a camp
	loreCount int                                       // in the game
	err       error
}

// turn is the actions of the units in the current turn.
type turn struct {
	player battlelore.Player
	number uint16
	orders battlelore.Orders // before the choice
	shared bool              // a card for both allies' units was played (VAR-RA-07)
	cast   [battlelore.MaxPlayers]int
	unit   [battlelore.MaxUnits]effects
}

type effects struct {
	ordered, moved, far bool
	attacks             int
}

func newWatch(r *battlelore.Rules, s *battlelore.State) *watcher {
	w := &watcher{r: r, s: s, turn: turn{player: s.Active, number: s.Turn}}
	for i := range r.Setup {
		w.at[i], w.figures[i] = s.Units[i].At, int(s.Units[i].Figures)
	}
	return w
}

// fail keeps the first violated invariant.
func (w *watcher) fail(format string, args ...any) {
	if w.err == nil {
		w.err = fmt.Errorf("turn %d: %s", w.s.Turn, fmt.Sprintf(format, args...))
	}
}

// must fails if an invariant is violated.
func (w *watcher) must(kept bool, format string, args ...any) {
	if !kept {
		w.fail(format, args...)
	}
}

// see reads the events of one choice, which leads to s, and compares them with it.
func (w *watcher) see(s *battlelore.State, events []battlelore.Event) {
	w.s = s
	for i := range events {
		w.event(&events[i])
		w.must(
			events[i].Kind != battlelore.GameEnded || i == len(events)-1,
			"something happens after the end: %v",
			events[len(events)-1],
		)
	}
	w.must(
		s.Ended == battlelore.Playing || len(events) > 0 && events[len(events)-1].Kind == battlelore.GameEnded,
		"the end is not told",
	)
	for i := range w.r.Setup {
		u := &s.Units[i]
		if u.At != w.at[i] || int(u.Figures) != w.figures[i] {
			w.fail(
				"unit %d stands on %d with %d figures, events tell of %d and %d",
				i,
				u.At,
				u.Figures,
				w.at[i],
				w.figures[i],
			)
		}
	}
	w.must(
		w.turn.number == s.Turn && w.turn.player == s.Active,
		"events tell of turn %d, of seat %d",
		w.turn.number,
		w.turn.player,
	)
	for camp, n := range w.banners {
		w.must(
			int(s.Banners[camp]) == min(n, math.MaxUint8),
			"camp %d has %d banners, events tell of %d",
			camp,
			s.Banners[camp],
			n,
		)
	}
}

// event follows one event.
func (w *watcher) event(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.TurnBegan:
		if w.turn.number > 0 {
			w.turnOver(w.turn.player)
		}
		w.turn = turn{player: e.Player, number: w.turn.number + 1}
	case battlelore.CardPlayed, battlelore.CardCopied, battlelore.CardForced:
		w.speaks(e.Card())
	case battlelore.UnitOrdered:
		w.order(e)
	case battlelore.UnitMoved, battlelore.UnitRushed, battlelore.UnitLeft:
		w.move(e)
	case battlelore.Attacked:
		w.attack(e)
	case battlelore.DiceRolled, battlelore.PanicRolled, battlelore.OrdersRolled:
		w.roll(e)
	case battlelore.FiguresLost:
		w.figures[e.Unit] -= e.Figures()
		w.must(
			e.Figures() > 0 && w.figures[e.Unit] >= 0,
			"unit %d loses %d figures and has %d",
			e.Unit,
			e.Figures(),
			w.figures[e.Unit],
		)
	case battlelore.UnitKilled: // BL-HIT-03
		kind := w.kind(e.Unit)
		w.must(w.figures[e.Unit] == 0 && e.Banners() == int(kind.Worth),
			"unit %d is killed with %d figures, for %d banners", e.Unit, w.figures[e.Unit], e.Banners())
		w.banners[w.r.Setup[e.Unit].Camp.Other()] += e.Banners()
		w.at[e.Unit] = hex.None
	case battlelore.FlagsIgnored: // BL-MOR-01
		n, of := e.Flags(), e.FlagsShown()
		w.must(n > 0 && n <= of, "unit %d ignores %d of %d flags", e.Unit, n, of)
	case battlelore.UnitRetreated: // BL-RET-01
		w.must(w.backward(e), "unit %d goes back from %d to %d", e.Unit, e.From, e.To)
		w.step(e)
	case battlelore.GroundGained: // BL-FOL-01
		w.must(w.r.Board.Distance(e.From, e.To) == 1, "unit %d gains ground from %d to %d", e.Unit, e.From, e.To)
		w.step(e)
	case battlelore.Pursued: // BL-FOL-02
		w.must(w.r.Board.Distance(e.From, e.To) <= 1, "unit %d pursues from %d to %d", e.Unit, e.From, e.To)
		w.step(e)
	default:
		w.change(e)
	}
}

// backward reports whether a retreat goes one row toward the own side.
func (w *watcher) backward(e *battlelore.Event) bool {
	camp, b := w.r.Setup[e.Unit].Camp, w.r.Board
	return b.Distance(e.From, e.To) == 1 && b.OwnRow(camp, e.To) == b.OwnRow(camp, e.From)-1
}

// step moves a unit from one hex to another: BL-MOV-02, never to one with a unit, or impassable.
func (w *watcher) step(e *battlelore.Event) {
	w.must(w.at[e.Unit] == e.From, "unit %d goes from %d, it stands on %d", e.Unit, e.From, w.at[e.Unit])
	w.at[e.Unit] = e.To
	if e.From == e.To {
		return
	}
	w.must(e.To >= 0 && int(e.To) < len(w.r.Cells) && !w.r.Cells[e.To].Impassable, "unit %d goes to %d", e.Unit, e.To)
	for i := range w.r.Setup {
		w.must(i == int(e.Unit) || w.at[i] != e.To, "units %d and %d stand on %d", i, e.Unit, e.To)
	}
}
