package matches

import (
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Watcher observes one game after another. Begin starts a game, and Game returns its statistics when it is over.
type Watcher struct {
	game             *GameFacts
	rules            *battlelore.Rules
	at               [battlelore.MaxUnits]hex.Hex // where each unit stands while events are read
	turn             int                          // 0 before the first one
	loss             int                          // the turn of the last loss
	orders, mayOrder bool                         // in this turn
}

var _ arena.Watcher[battlelore.State, battlelore.Action, battlelore.Event] = (*Watcher)(nil)

// Begin starts the observation of a game of a battle.
func (w *Watcher) Begin(b *setup.Battle) {
	*w = Watcher{game: &GameFacts{Battle: b, Winner: battlelore.Neither}, rules: b.Rules}
	for camp := range w.game.Goal {
		w.game.Goal[camp] = max(b.Rules.Goal[camp], 1)
		if b.Rules.Goal[camp] == 0 && b.Rules.Decisive > 0 { // EP-VIC-01
			w.game.Goal[camp] = b.Rules.Decisive
		}
		w.game.FirstLost[camp] = battlelore.NoUnit
	}
}

// Began records the game at its first choice.
func (w *Watcher) Began(s *battlelore.State, events []battlelore.Event) {
	w.stand(s)
	w.see(s, events)
}

// Asked records the legal choices. Orders are listed last.
func (w *Watcher) Asked(_ *battlelore.State, legal []battlelore.Action) {
	w.mayOrder = w.mayOrder || legal[len(legal)-1].Kind() == battlelore.GiveOrder
}

// Took records the result of a choice.
func (w *Watcher) Took(s *battlelore.State, _ battlelore.Action, events []battlelore.Event) {
	w.see(s, events)
	w.stand(s)
}

// Game returns the statistics of the game, with its last state.
func (w *Watcher) Game(s *battlelore.State) *GameFacts {
	g := w.game
	w.endTurn(s)
	g.Quiet = max(g.Quiet, w.turn-w.loss)
	g.Ended, g.Winner = s.Ended, s.Winner
	return g
}

// stand reads the units' hexes from the state.
func (w *Watcher) stand(s *battlelore.State) {
	w.game.Stood = w.game.Stood.Or(s.Taken)
	for i := range w.rules.Setup {
		w.at[i] = s.Units[i].At
	}
}

// see reads the events of one choice.
func (w *Watcher) see(s *battlelore.State, events []battlelore.Event) {
	for i := range events {
		switch e := &events[i]; e.Kind {
		case battlelore.TurnBegan:
			w.endTurn(s)
			if w.turn++; w.turn == 1 {
				w.deal(s)
			}
		case battlelore.CardPlayed:
			w.game.Played[w.camp(e.Player)].Add(e.Card())
		case battlelore.LorePlayed:
			w.game.Cast[w.camp(e.Player)].Add(e.LoreCard())
		case battlelore.UnitOrdered:
			w.orders = true
			w.game.Ordered.Add(e.Unit)
		case battlelore.ObjectiveHeld:
			if first := &w.game.Taken[e.Objective()]; *first == 0 {
				*first = int8(e.Camp()) + 1
			}
		default:
			w.onField(e)
		}
	}
}

// onField records what happens to units.
func (w *Watcher) onField(e *battlelore.Event) {
	g := w.game
	switch e.Kind {
	case battlelore.UnitMoved, battlelore.UnitRushed, battlelore.UnitSlipped, battlelore.Landed, battlelore.GroundGained,
		battlelore.Pursued:
		if e.To >= 0 && e.To != e.From {
			count(&g.Moves[w.of(e.Unit)], e.To)
		}
		w.step(e)
	case battlelore.UnitRetreated, battlelore.UnitShifted, battlelore.UnitPlaced, battlelore.UnitReturned:
		w.step(e)
	case battlelore.CreatureCame:
		w.step(e)
	case battlelore.Attacked, battlelore.BattledBack:
		g.Struck.Add(e.Unit)
		if e.Target < battlelore.MaxUnits {
			count(&g.Fights[w.of(e.Unit)], w.at[e.Target])
		}
	case battlelore.FiguresLost:
		for range e.Figures() {
			count(&g.Losses[w.of(e.Unit)], w.at[e.Unit])
		}
		if g.Blood.Turn == 0 && e.Figures() > 0 {
			g.Blood = arena.Blood{Turn: max(w.turn, 1), Drew: int(w.of(e.Unit).Other())}
		}
		g.Quiet = max(g.Quiet, w.turn-w.loss-1)
		w.loss = w.turn
	case battlelore.UnitKilled:
		camp := w.of(e.Unit)
		g.Lost.Add(e.Unit)
		if g.FirstLost[camp] == battlelore.NoUnit {
			g.FirstLost[camp] = e.Unit
		}
	}
}

// step records a unit's new hex.
func (w *Watcher) step(e *battlelore.Event) {
	if e.To >= 0 {
		w.at[e.Unit] = e.To
		w.game.Stood.Add(e.To)
	}
}

// deal records the players' hands at the start of the first turn.
func (w *Watcher) deal(s *battlelore.State) {
	w.game.First = w.camp(s.Active)
	for p := range w.rules.Seats {
		seat, camp := &s.Seats[p], w.rules.CampOf[p]
		for _, card := range seat.Hand[:seat.Cards] {
			w.game.Held[camp].Add(int(card))
		}
		if w.rules.Lore != nil {
			w.game.Council[p] = s.Lore.Seats[p].Council
		}
	}
}

// endTurn closes the current turn.
func (w *Watcher) endTurn(s *battlelore.State) {
	if w.turn == 0 { // the set-up
		w.orders, w.mayOrder = false, false
		return
	}
	if !w.orders {
		w.game.Idle++
		if !w.mayOrder {
			w.game.Barred++
		}
	}
	w.orders, w.mayOrder = false, false
	w.game.Course = append(w.game.Course, w.score(s))
}

// score returns the score of both camps.
func (w *Watcher) score(s *battlelore.State) Score {
	var out Score
	for camp := range boards.Camp(boards.Camps) {
		out.Banners[camp] = w.rules.Score(s, camp)
		out.Figures[camp] = Parts * out.Banners[camp]
	}
	for i := range w.rules.Setup {
		u := &s.Units[i]
		if u.At < 0 || u.Full == 0 || u.Figures >= u.Full {
			continue
		}
		worth := int(w.rules.Kinds[u.Kind].Worth)
		out.Figures[u.Camp.Other()] += Parts * worth * int(u.Full-u.Figures) / int(u.Full)
	}
	return out
}

func (w *Watcher) camp(p battlelore.Player) boards.Camp { return w.rules.CampOf[p] }

func (w *Watcher) of(unit uint8) boards.Camp { return w.rules.Setup[unit].Camp }

// count adds one on a hex, up to the limit of a byte.
func count(heat *[hex.Max]uint8, h hex.Hex) {
	if h >= 0 && heat[h] < 255 {
		heat[h]++
	}
}
