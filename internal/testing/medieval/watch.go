package medieval

import (
	"fmt"
	"math"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// watcher follows one game by its events and keeps the first broken invariant.
type watcher struct {
	r       *kernel.Rules
	s       *kernel.State // after the events that are being read
	at      [kernel.MaxUnits]hex.Hex
	blocks  [kernel.MaxUnits]int
	leaders [kernel.MaxLeaders]hex.Hex
	banners [boards.Camps]int
	tokens  [boards.Camps]int
	turn    turn
	err     error
}

// turn is the actions of units and Leaders in the current turn.
type turn struct {
	side   boards.Camp
	number uint16
	orders kernel.Orders // as they stood before the choice
	unit   [kernel.MaxUnits]deeds
	leader [kernel.MaxLeaders]deeds
	sent   int
}

type deeds struct {
	ordered, far bool
	moves        int
	battles      int
}

func newWatch(r *kernel.Rules, s *kernel.State) *watcher {
	w := &watcher{r: r, s: s, turn: turn{side: s.Active, number: s.Turn}}
	for i := range r.Setup {
		w.at[i], w.blocks[i] = s.Units[i].At, int(s.Units[i].Blocks)
	}
	for i := range w.leaders {
		w.leaders[i] = s.Leaders[i].At
	}
	for c := range s.Seats {
		w.banners[c], w.tokens[c] = int(s.Banners[c]), int(s.Seats[c].Tokens)
	}
	return w
}

// fail records the first broken invariant.
func (w *watcher) fail(format string, args ...any) {
	if w.err == nil {
		w.err = fmt.Errorf("turn %d: %s", w.s.Turn, fmt.Sprintf(format, args...))
	}
}

// must fails if an invariant is broken.
func (w *watcher) must(kept bool, format string, args ...any) {
	if !kept {
		w.fail(format, args...)
	}
}

// see reads the events of one choice and compares them with s, the state after it.
func (w *watcher) see(s *kernel.State, events []kernel.Event) {
	w.s = s
	for i := range events {
		w.event(&events[i])
		w.must(events[i].Kind != kernel.GameEnded || i == len(events)-1, "something happens after the end: %v",
			events[len(events)-1])
	}
	w.must(s.Ended == kernel.Playing || len(events) > 0 && events[len(events)-1].Kind == kernel.GameEnded,
		"the end is not told")
	for i := range w.r.Setup {
		u := &s.Units[i]
		w.must(u.At == w.at[i] && int(u.Blocks) == w.blocks[i], "unit %d stands on %d with %d blocks, events say %d, %d", i,
			u.At, u.Blocks, w.at[i], w.blocks[i])
	}
	for i := range w.r.Staff {
		w.must(s.Leaders[i].At == w.leaders[i], "Leader %d stands on %d, events tell of %d", i, s.Leaders[i].At,
			w.leaders[i])
	}
	w.must(w.turn.number == s.Turn && w.turn.side == s.Active, "events tell of turn %d, of side %d", w.turn.number,
		w.turn.side)
	for c := range sides {
		w.must(int(s.Banners[c]) == min(w.banners[c], math.MaxUint8), "side %d has %d banners, events tell of %d", c,
			s.Banners[c], w.banners[c])
		w.must(int(s.Seats[c].Tokens) == w.tokens[c], "side %d holds %d tokens, events tell of %d", c, s.Seats[c].Tokens,
			w.tokens[c])
	}
}

// event follows one event.
func (w *watcher) event(e *kernel.Event) {
	switch e.Kind {
	case kernel.TurnBegan:
		w.turn = turn{side: e.Camp, number: w.turn.number + 1}
	case kernel.UnitOrdered, kernel.LeaderOrdered:
		w.order(e)
	case kernel.UnitMoved, kernel.UnitCharged:
		w.move(e)
	case kernel.LeaderMoved, kernel.LeaderSent:
		w.ride(e)
	case kernel.UnitLeft, kernel.LeaderLeft:
		w.exit(e)
	case kernel.Attacked:
		w.attack(e)
	case kernel.DiceRolled, kernel.OrdersRolled, kernel.BlocksRolled, kernel.LeaderChecked, kernel.EscapeRolled:
		w.roll(e)
	case kernel.UnitMended: // MED-DECK-14
		w.blocks[e.Unit] += e.Blocks()
		w.must(e.Blocks() == 1, "unit %d gets %d blocks back", e.Unit, e.Blocks())
	case kernel.ActionUsed: // MED-INS-02
		w.tokens[e.Camp] -= e.Tokens()
		w.must(w.tokens[e.Camp] >= 0 && e.Tokens() >= 0, "side %d pays %d tokens", e.Camp, e.Tokens())
	case kernel.TokensGained: // MED-INS-05
		w.tokens[e.Camp] += e.Tokens()
	default:
		w.fight(e)
	}
}

// fight follows the results of combats.
func (w *watcher) fight(e *kernel.Event) {
	switch e.Kind {
	case kernel.BlocksLost:
		w.blocks[e.Unit] -= e.Blocks()
		w.must(e.Blocks() > 0 && w.blocks[e.Unit] >= 0, "unit %d loses %d blocks and has %d", e.Unit, e.Blocks(),
			w.blocks[e.Unit])
	case kernel.UnitEliminated: // MED-TURN-02
		w.must(w.blocks[e.Unit] == 0 && w.at[e.Unit] == e.From, "unit %d is eliminated with %d blocks", e.Unit,
			w.blocks[e.Unit])
		w.banners[e.Camp.Other()] += e.Banners()
		w.at[e.Unit] = hex.None
	case kernel.LeaderFell: // MED-TURN-02
		w.banners[e.Camp.Other()] += e.Banners()
		w.leaders[e.Leader] = hex.None
	case kernel.LeaderFled: // MED-LDR-42
		w.must(w.r.Board.OwnRow(e.Camp, e.From) == 1, "Leader %d leaves from %d", e.Leader, e.From)
		w.leaders[e.Leader] = hex.None
	case kernel.FlagsIgnored: // MED-SUP-02
		n, of := e.Flags(), e.FlagsShown()
		w.must(n >= 0 && n <= of, "unit %d ignores %d of %d flags", e.Unit, n, of)
	case kernel.UnitRetreated: // MED-RET-01
		w.must(w.backward(e), "unit %d goes back from %d to %d", e.Unit, e.From, e.To)
		w.step(e)
	case kernel.LeaderEvaded: // MED-LDR-44
		w.must(w.backward(e), "Leader %d goes back from %d to %d", e.Leader, e.From, e.To)
		w.must(w.leaders[e.Leader] == e.From, "Leader %d flees from %d, he stands on %d", e.Leader, e.From,
			w.leaders[e.Leader])
		w.leaders[e.Leader] = e.To
	case kernel.Advanced, kernel.AdvancedOn: // MED-BAT-05, MED-BAT-08
		w.must(w.r.Board.Distance(e.From, e.To) == 1, "unit %d advances from %d to %d", e.Unit, e.From, e.To)
		w.step(e)
	}
}

// backward reports whether a retreat goes one row toward the unit's own side.
func (w *watcher) backward(e *kernel.Event) bool {
	b := w.r.Board
	return b.Distance(e.From, e.To) == 1 && b.OwnRow(e.Camp, e.To) == b.OwnRow(e.Camp, e.From)-1
}

// step moves a unit from one hex to another, with a Leader that goes along (MED-LDR-03): never to a hex with a unit,
// nor to an impassable one.
func (w *watcher) step(e *kernel.Event) {
	w.must(w.at[e.Unit] == e.From, "unit %d goes from %d, it stands on %d", e.Unit, e.From, w.at[e.Unit])
	w.at[e.Unit] = e.To
	w.must(e.To >= 0 && int(e.To) < len(w.r.Cells) && !w.r.Cells[e.To].Impassable, "unit %d goes to %d", e.Unit, e.To)
	for i := range w.r.Setup {
		w.must(i == int(e.Unit) || w.at[i] != e.To, "units %d and %d stand on %d", i, e.Unit, e.To)
	}
	if e.Leader != kernel.NoLeader {
		w.must(w.leaders[e.Leader] == e.From, "Leader %d goes along from %d, he stands on %d", e.Leader, e.From,
			w.leaders[e.Leader])
		w.leaders[e.Leader] = e.To
	}
}
