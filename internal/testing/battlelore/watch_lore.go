package battlelore

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// lore checks the invariants of Lore: tokens, cards, councils, tokens on units (BL-LOR-01, BL-WAR, BL-CRE-11).
func (w *watcher) lore() {
	s, r := w.s, w.r
	if r.Lore == nil {
		w.must(s.Lore == (battlelore.LoreState{}), "there is Lore in a game without any")
		return
	}
	l := &s.Lore
	tokens := int(l.Pool)
	for p := range r.Seats {
		tokens += int(l.Seats[p].Tokens)
	}
	for i := range r.Setup {
		u := &s.Units[i]
		tokens += int(u.Store)
		if u.Store > 0 && (u.At < 0 || int8(u.Store) > r.Kinds[u.Kind].Creature.Store) {
			w.fail("unit %d stores %d tokens", i, u.Store)
		}
		if u.Mods.Grown > u.Figures {
			w.fail("unit %d has %d new necks of %d", i, u.Mods.Grown, u.Figures)
		}
	}
	w.must(tokens == r.Lore.Pool, "there are %d Lore tokens, not %d", tokens, r.Lore.Pool)
	w.loreCards()
	w.councils()
	w.markers()
}

// loreCards: every card of the deck is in one place, the number is unchanged, and hands are in order.
func (w *watcher) loreCards() {
	l, r := &w.s.Lore, w.r
	var have [battlelore.MaxLoreDeck]bool
	n := 0
	count := func(card uint8, where string) {
		if int(card) >= len(r.Lore.Cards) || have[card] {
			w.fail("Lore card %d is twice or none, %s", card, where)
			return
		}
		have[card] = true
		n++
	}
	for _, card := range l.Deck.Cards[:l.Deck.N] {
		count(card, "in the deck")
	}
	for _, card := range l.Spent.Cards[:l.Spent.N] {
		count(card, "in the discards")
	}
	for _, card := range l.Drawn {
		if card != battlelore.NoCard {
			count(card, "drawn")
		}
	}
	for i := range l.Casts {
		c := &l.Casts[i]
		if (c.Card == battlelore.NoCard) != (i >= int(l.Depth)) {
			w.fail("of %d Lore cards on the table there is %d at %d", l.Depth, c.Card, i)
		}
		if c.Card != battlelore.NoCard {
			count(c.Card, "on the table")
			if c.Back != battlelore.NoCard {
				count(c.Back, "beside another one")
			}
		}
	}
	for p := range r.Seats {
		seat := &l.Seats[p]
		for i, card := range seat.Hand {
			switch {
			case i < int(seat.Cards):
				count(card, "in a hand")
				if i > 0 && seat.Hand[i-1] >= card {
					w.fail("Lore hand %d is not in order: %v", p, seat.Hand)
				}
			case card != battlelore.NoCard:
				w.fail("Lore hand %d of %d holds %d behind them", p, seat.Cards, card)
			}
		}
	}
	if w.s.Turn > 0 {
		if w.loreCount == 0 {
			w.loreCount = n
		}
		w.must(n == w.loreCount, "there are %d Lore cards, there were %d", n, w.loreCount)
	}
}

// councils: a member of a council stays on it once play has begun (BL-WAR-03).
func (w *watcher) councils() {
	l := &w.s.Lore
	if w.s.Turn == 0 {
		return
	}
	for p := range w.r.Seats {
		if !w.seated {
			w.council[p] = l.Seats[p].Council
		}
		w.must(l.Seats[p].Council == w.council[p], "the council of seat %d changed", p)
		c, sum := &w.r.Lore.Council[p], int8(0)
		for seat, level := range l.Seats[p].Council {
			w.must(level <= battlelore.MaxLevel, "seat %d has a level of %d", p, level)
			if seat != int(battlelore.CreatureSeat) {
				sum += int8(level)
			}
		}
		w.must(c.Free == 0 || sum == c.Free, "seat %d has split %d of %d levels", p, sum, c.Free)
	}
	w.seated = true
}

// markers: tokens on units are in order, their units are on the field, and the units' records agree.
func (w *watcher) markers() {
	s := w.s
	var on [battlelore.MaxUnits]uint8
	for i, m := range s.Lore.Markers {
		if i >= int(s.Lore.Marked) {
			if m != (battlelore.Marker{}) {
				w.fail("marker %d is not wiped", i)
			}
			continue
		}
		if i > 0 {
			last := s.Lore.Markers[i-1]
			w.must(
				last.Unit < m.Unit || last.Unit == m.Unit && last.Kind <= m.Kind,
				"markers are not in order: %v before %v",
				last,
				m,
			)
		}
		w.must(s.Units[m.Unit].At >= 0, "a token lies on unit %d, which is gone", m.Unit)
		on[m.Unit] |= 1 << m.Kind
	}
	for i := range w.r.Setup {
		if s.Units[i].Tokens != on[i] {
			w.fail("unit %d has the tokens %b, there lie %b", i, s.Units[i].Tokens, on[i])
		}
	}
}

// turnOver checks the turn's end: the state is that at the beginning of the next one.
func (w *watcher) turnOver(last battlelore.Player) {
	s, r := w.s, w.r
	if r.Lore == nil || s.Ended != battlelore.Playing {
		return
	}
	l := &s.Lore
	seat := &l.Seats[last]
	w.must(int8(seat.Cards) <= r.Lore.Limit[seat.Best()], "seat %d keeps %d Lore cards", last, seat.Cards) // BL-LOR-06
	w.must(l.Depth == 0 && l.Battle == (battlelore.BattleLore{From: hex.None}), "a Lore card is still being played")
	for p := range r.Seats {
		w.must(!l.Seats[p].Own && !l.Seats[p].Other, "seat %d has played a Lore card already", p)
	}
	lasting := l.Lasting > 0
	for i := range r.Setup {
		u := &s.Units[i]
		w.must(lasting || u.Mods == battlelore.Mods{Grown: u.Mods.Grown}, "the turn leaves %+v in unit %d", u.Mods, i)
		w.must(u.Marks == 0, "the turn leaves marks in unit %d", i)
	}
}

// cast counts the Lore cards of a turn: each player plays one, and one more with a card that allows it (BL-LOR-04,
//
func (w *watcher) cast(e *battlelore.Event) {
	w.turn.cast[e.Player]++
	most := 1
	for i := range w.r.Lore.Cards {
		if w.r.Lore.Cards[i].Window == battlelore.WithLore {
			most = 2
		}
	}
	w.must(w.turn.cast[e.Player] <= most, "seat %d plays %d Lore cards in a turn", e.Player, w.turn.cast[e.Player])
}

// change follows the events of creatures, Lore cards and landmarks.
func (w *watcher) change(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.LorePlayed:
		w.cast(e)
	case battlelore.RuleGave:
		w.gave(e)
	case battlelore.Mended:
		w.figures[e.Unit] += e.Figures()
		w.must(e.Figures() > 0, "unit %d is given %d figures", e.Unit, e.Figures())
	case battlelore.UnitReturned:
		w.must(w.at[e.Unit] < 0, "unit %d comes back and stands on %d", e.Unit, w.at[e.Unit])
		w.at[e.Unit], w.figures[e.Unit] = e.To, e.Figures()
	case battlelore.UnitPromoted:
		w.figures[e.Unit] = w.promoted(e)
	case battlelore.CreatureCame:
		w.at[e.Unit] = e.To
	case battlelore.UnitPlaced, battlelore.UnitShifted, battlelore.UnitSlipped, battlelore.Landed:
		w.step(e)
	case battlelore.CriticalRolled, battlelore.PowerRolled, battlelore.LoreStruck, battlelore.DiceTaken:
		w.roll(e)
	case battlelore.TokensGained, battlelore.TokensPaid, battlelore.LoreStored, battlelore.TokensStolen:
		w.must(e.Tokens() > 0, "%d tokens change hands", e.Tokens())
	}
}

// atOnce reports whether the game ends as soon as a camp has its banners. A game of allies ends at the end of the turn
// (VAR-RA-09).
func (w *watcher) atOnce() bool { return w.r.Seats == boards.Camps || w.begins() }

// begins reports whether a turn has just begun.
func (w *watcher) begins() bool {
	s := w.s
	if s.Ended != battlelore.Playing || s.Table != battlelore.NoCard || s.Open != battlelore.NoCard {
		return false
	}
	return s.Frames[s.Depth-1].BeginsTurn()
}

// allies: the banners of two allies are their camp's (VAR-RA-04), and the camp with more banners wins (VAR-RA-09).
func (w *watcher) allies() {
	s, r := w.s, w.r
	if r.Seats == boards.Camps {
		w.must(s.Shares == battlelore.Shares{}, "shares of two players")
		return
	}
	var sum [boards.Camps]int
	for p := range battlelore.Player(r.Seats) {
		sum[r.CampOf[p]] += r.Share(s, p)
	}
	for camp := range boards.Camp(boards.Camps) {
		w.must(
			sum[camp] == r.Score(s, camp),
			"camp %d has %d banners, its players %d",
			camp,
			r.Score(s, camp),
			sum[camp],
		)
	}
	if s.Ended == battlelore.ByBanners && s.Winner != battlelore.Neither {
		c := boards.Camp(s.Winner)
		w.must(
			r.Score(s, c) >= r.Goal[c] && r.Score(s, c) > r.Score(s, c.Other()),
			"camp %d wins with %d banners",
			c,
			r.Score(s, c),
		)
	}
}

// priced reports whether a unit takes as many orders as it should (VAR-RA-04, VAR-RA-07). An own unit takes one. An
// ally's takes two, or one of a card that names the units of both players. Orders of a Lore card are additional.
func (w *watcher) priced(e *battlelore.Event, place *battlelore.Placement) bool {
	switch {
	case e.Orders() == 0:
		return w.r.Lore != nil
	case place.Owner == w.turn.player:
		return e.Orders() == 1
	}
	return e.Orders() == 2 || e.Orders() == 1 && w.turn.shared
}

// speaks records whether a played Command card applies to both players' units.
func (w *watcher) speaks(card int) { w.turn.shared = w.turn.shared || w.r.Cards[card].Allies }

// payer returns the player whose tokens pay for a unit's move: the one who ordered it.
func payer(s *battlelore.State, u *battlelore.Unit) battlelore.Player {
	if u.Marks&battlelore.Ordered != 0 {
		return s.Active
	}
	return u.Owner
}
