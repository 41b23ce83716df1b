package medieval

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// sides is the number of sides, typed for loops over them.
const sides = boards.Camp(boards.Camps)

// state checks the invariants of a state that do not depend on its history.
func (w *watcher) state() {
	w.cards()
	w.field()
	w.staff()
	w.points()
	w.frames()
}

// begins reports whether a turn has just begun.
func (w *watcher) begins() bool {
	return w.s.Ended == kernel.Playing && w.s.Depth == 1 && w.s.Frames[0].Kind == kernel.InCommand
}

// cards checks that every card is in one place, and that hands are sorted. Between turns, hands must not exceed Command
// (MED-CMD-04). The tokens held must not exceed the supply (MED-INS-01).
func (w *watcher) cards() {
	s, r := w.s, w.r
	var have [kernel.NoCard]uint8
	count := func(card uint8) {
		if int(card) >= len(r.Cards) {
			w.fail("there is no card %d", card)
			return
		}
		have[card]++
	}
	for _, pile := range [...]*kernel.Pile{&s.Deck, &s.Spent} {
		for i, card := range pile.Cards {
			switch {
			case i < int(pile.N):
				count(card)
			case card != 0:
				w.fail("a pile of %d holds %d behind it", pile.N, card)
			}
		}
	}
	for _, card := range append(s.Drawn[:], s.Table) {
		if card != kernel.NoCard {
			count(card)
		}
	}
	tokens := 0
	for c := range sides {
		seat := &s.Seats[c]
		tokens += int(seat.Tokens)
		for i, card := range seat.Hand {
			switch {
			case i < int(seat.Cards):
				count(card)
				w.must(i == 0 || seat.Hand[i-1] <= card, "hand %d is not in order: %v", c, seat.Hand)
			case card != kernel.NoCard:
				w.fail("hand %d of %d holds %d behind them", c, seat.Cards, card)
			}
		}
		w.must(!w.begins() || int(seat.Cards) == r.Command[c], "side %d holds %d cards of %d", c, seat.Cards, r.Command[c])
	}
	w.must(tokens <= r.Supply, "%d tokens are held of %d", tokens, r.Supply)
	for card, n := range r.Copies {
		w.must(have[card] == n, "there are %d cards %d, not %d", have[card], card, n)
	}
}

// field checks that units, hexes and sets of hexes agree.
func (w *watcher) field() {
	s, r := w.s, w.r
	var taken [boards.Camps]hex.Set
	var here [boards.Camps]uint64
	stand := 0
	for i := range r.Setup {
		u, place := &s.Units[i], &r.Setup[i]
		switch {
		case u.Camp != place.Camp || u.Kind != place.Kind:
			w.fail("unit %d became another", i)
		case u.Blocks > u.Full:
			w.fail("unit %d has %d blocks of %d", i, u.Blocks, u.Full)
		case u.Marks != 0 && w.begins(), u.Marks&^kernel.Joined != 0 && place.Camp != s.Active:
			w.fail("unit %d is marked %b", i, u.Marks)
		case u.At != hex.None:
			w.must(u.Blocks > 0 && !r.Cells[u.At].Impassable && s.On[u.At] == uint8(i), "unit %d is not well: %+v", i, *u)
			taken[u.Camp].Add(u.At)
			here[u.Camp] |= 1 << i
			stand++
		}
	}
	w.must(s.Here == here, "the sets of units are not those on the board")
	w.must(s.Camps == taken && s.Taken == taken[0].Or(taken[1]), "the sets of hexes are not those of the units")
	for _, u := range s.On {
		if u != kernel.NoUnit {
			stand--
		}
	}
	w.must(stand == 0, "a hex holds a unit that is not there")
}

// staff checks that Leaders, hexes and sets of hexes agree. No Leader shares a hex with an enemy or another Leader
// (MED-LDR-25). A Leader that evades is on no hex.
func (w *watcher) staff() {
	s, r := w.s, w.r
	var at [boards.Camps]hex.Set
	fleeing := map[uint8]bool{}
	for _, f := range s.Frames[:s.Depth] {
		if f.Kind == kernel.InEscape {
			fleeing[f.Leader] = true
		}
	}
	stand := 0
	for i := range r.Staff {
		l, place := &s.Leaders[i], &r.Staff[i]
		switch {
		case l.Camp != place.Camp:
			w.fail("Leader %d became another", i)
		case (l.At == hex.None) != (l.Fate != kernel.Stands):
			w.fail("Leader %d is at %d, his fate is %d", i, l.At, l.Fate)
		case l.Marks != 0 && w.begins(), l.Marks&^(kernel.Joined|kernel.Done) != 0 && place.Camp != s.Active:
			w.fail("Leader %d is marked %b", i, l.Marks)
		case l.At != hex.None && !fleeing[uint8(i)]:
			on := s.On[l.At]
			w.must(s.Led[l.At] == uint8(i) && !r.Cells[l.At].Impassable, "Leader %d is not well: %+v", i, *l)
			w.must(on == kernel.NoUnit || s.Units[on].Camp == l.Camp, "Leader %d stands with an enemy", i)
			w.must(!at[l.Camp].Has(l.At), "two Leaders stand on %d", l.At)
			at[l.Camp].Add(l.At)
			stand++
		}
	}
	w.must(s.Staffs == at, "the sets of hexes are not those of the Leaders")
	for _, l := range s.Led {
		if l != kernel.NoLeader {
			stand--
		}
	}
	w.must(stand == 0, "a hex holds a Leader who is not there")
}

// points checks that objectives are held by an entitled side that stands there, unless permanent (MED-TURN-06). The
// game must be over exactly when the rules say so (MED-TURN-02, MED-TURN-04, MED-TURN-05).
func (w *watcher) points() {
	s, r := w.s, w.r
	won := false
	for c := range sides {
		for i := range kernel.MaxObjectives {
			if s.Held[c]&(1<<i) == 0 {
				continue
			}
			if i >= len(r.Objectives) {
				w.fail("side %d holds objective %d", c, i)
				continue
			}
			o := &r.Objectives[i]
			w.must(o.Camps[c] && (o.Permanent || o.At.Meets(&s.Camps[c])), "side %d holds objective %d", c, i)
		}
		enough := r.Goal[c] > 0 && r.Score(s, c) >= r.Goal[c]
		won = won || enough || s.Camps[c].Empty()
		switch s.Ended {
		case kernel.ByBanners:
			w.must(s.Winner != kernel.Side(c) || enough, "side %d wins with %d banners", c, r.Score(s, c))
		case kernel.ByRout:
			w.must(s.Winner == kernel.Side(c) || s.Camps[c].Empty(), "side %d is no rout", c)
		}
	}
	w.must(s.Ended != kernel.Playing || !won, "the game should be over")
	w.must(s.Ended != kernel.ByTurns || int(s.Turn) == r.LastTurn, "the last turn is %d", r.LastTurn)
	w.must(r.TurnCap == 0 || int(s.Turn) <= r.TurnCap, "the game was to end after %d turns", r.TurnCap)
}

// frames checks that a side decides, and that the stack is clear above its top.
func (w *watcher) frames() {
	s := w.s
	w.must(s.Ended != kernel.Playing || s.Depth > 0, "no frame is left")
	w.must(s.Decider() < sides, "side %d is to decide", s.Decider())
	for i := int(s.Depth); i < len(s.Frames); i++ {
		w.must(s.Frames[i] == kernel.Frame{}, "frame %d is not wiped", i)
	}
}
