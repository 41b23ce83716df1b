package battlelore

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// state checks the invariants of a state, independent of its history.
func (w *watcher) state() {
	w.cards()
	w.field()
	w.points()
	w.allies()
	w.frames()
	w.lore()
}

// cards: every card of the deck is in one place, hands are in order, and between turns they are full (BL-END-01).
func (w *watcher) cards() {
	s, r := w.s, w.r
	var have [battlelore.MaxDeck + 1]uint8
	count := func(card uint8) {
		if int(card) >= len(r.Cards) {
			w.fail("there is no card %d", card)
		}
		have[min(int(card), battlelore.MaxDeck)]++
	}
	for _, pile := range [...]*battlelore.Pile{&s.Deck, &s.Spent} {
		for i, card := range pile.Cards {
			switch {
			case i < int(pile.N):
				count(card)
			case card != 0:
				w.fail("a pile of %d holds %d behind it", pile.N, card)
			}
		}
	}
	loose := append(s.Drawn[:], s.Rack[:]...)
	for _, card := range append(loose, s.Table, s.Open) {
		if card != battlelore.NoCard {
			count(card)
		}
	}
	begins := s.Ended == battlelore.Playing && s.Frames[0].BeginsTurn()
	for i, card := range s.Rack { // EP-RCK-01
		if i > 0 && s.Rack[i-1] > card {
			w.fail("the rack is not in order: %v", s.Rack)
		}
		if begins && (card != battlelore.NoCard) != (i < r.Rack) {
			w.fail("the rack of %d holds %v", r.Rack, s.Rack)
		}
	}
	for p := range r.Seats {
		seat := &s.Seats[p]
		for i, card := range seat.Hand {
			switch {
			case i < int(seat.Cards):
				count(card)
				if i > 0 && seat.Hand[i-1] > card {
					w.fail("hand %d is not in order: %v", p, seat.Hand)
				}
			case card != battlelore.NoCard:
				w.fail("hand %d of %d holds %d behind them", p, seat.Cards, card)
			}
		}
		if begins {
			w.must(
				int(seat.Cards) == r.Hand(s, battlelore.Player(p)) || r.Lore != nil,
				"seat %d holds %d cards, it was dealt %d",
				p,
				seat.Cards,
				r.Hand(s, battlelore.Player(p)),
			)
		}
	}
	for card, n := range r.Copies {
		if have[card] != n {
			w.fail("there are %d cards %d, not %d", have[card], card, n)
		}
	}
}

// field: units, hexes and sets of hexes agree.
func (w *watcher) field() {
	s, r := w.s, w.r
	var taken [boards.Camps]hex.Set
	stand := 0
	for i := range r.Setup {
		u, place := &s.Units[i], &r.Setup[i]
		switch {
		case u.Camp != place.Camp || !w.became(place.Kind, u.Kind) || u.Owner != place.Owner:
			w.fail("unit %d became another", i)
		case u.Figures > u.Full:
			w.fail("unit %d has %d figures of %d", i, u.Figures, u.Full)
		case u.Marks != 0 && place.Camp != r.CampOf[s.Active]:
			w.fail("unit %d of the other camp is marked %b", i, u.Marks)
		case u.At >= 0:
			if u.Figures == 0 || r.Cells[u.At].Impassable || s.On[u.At] != uint8(i) {
				w.fail("unit %d is not well: %+v", i, *u)
			}
			taken[u.Camp].Add(u.At)
			stand++
		}
	}
	w.must(s.Camps == taken && s.Taken == taken[0].Or(taken[1]), "the sets of hexes are not those of the units")
	for _, u := range s.On {
		if u != battlelore.NoUnit {
			stand--
		}
	}
	w.must(stand == 0, "a hex holds a unit that is not there")
}

// points: each objective is held by a camp that may hold it and, unless permanent, has a unit on it; the game is over
// exactly when it should be (BL-END-03).
func (w *watcher) points() {
	s, r := w.s, w.r
	won := false
	for camp := range boards.Camp(boards.Camps) {
		for i := range 32 {
			if s.Held[camp]&(1<<i) == 0 {
				continue
			}
			if i >= len(r.Objectives) {
				w.fail("camp %d holds objective %d", camp, i)
				continue
			}
			o := &r.Objectives[i]
			w.must(o.Camps[camp] && (o.Permanent || o.At.Meets(&s.Camps[camp])), "camp %d holds objective %d", camp, i)
		}
		score := r.Score(s, camp)
		enough := r.Goal[camp] > 0 && score >= r.Goal[camp] ||
			r.Decisive > 0 && score >= r.Decisive && score-r.Score(s, camp.Other()) >= r.Margin // EP-VIC-01
		marginal := r.Marginal > 0 && score >= r.Marginal
		won = won || w.atOnce() && (enough || marginal) || s.Camps[camp].Empty()
		switch s.Ended {
		case battlelore.ByBanners, battlelore.Marginally:
			w.must(
				s.Winner != battlelore.Side(camp) || enough || marginal && s.Ended == battlelore.Marginally ||
					r.Seats > boards.Camps,
				"camp %d wins with %d banners",
				camp,
				score,
			)
		case battlelore.ByRout:
			w.must(s.Winner == battlelore.Side(camp) || s.Camps[camp].Empty(), "camp %d is no rout", camp)
		}
	}
	w.must(s.Ended != battlelore.Playing || !won, "the game should be over")
	w.must(s.Ended != battlelore.ByTurns || int(s.Turn) == r.LastTurn, "the last turn is %d", r.LastTurn)
	w.must(r.TurnCap == 0 || int(s.Turn) <= r.TurnCap, "the game was to end after %d turns", r.TurnCap)
}

// frames: one player decides, and nothing is above the top of the stack.
func (w *watcher) frames() {
	s := w.s
	w.must(s.Ended != battlelore.Playing || s.Depth > 0, "no frame is left")
	w.must(int(s.Decider()) < w.r.Seats, "seat %d is to decide", s.Decider())
	for i := int(s.Depth); i < len(s.Frames); i++ {
		if s.Frames[i] != (battlelore.Frame{}) {
			w.fail("frame %d is not wiped", i)
		}
	}
}
