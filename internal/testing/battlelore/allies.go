package battlelore

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// atOnce reports whether the game is to end as soon as a camp has its banners: of allies, once the turn is over
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

// allies: the banners of two allies are their camp's (VAR-RA-04), and of two camps the one with more has won
// (VAR-RA-09).
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

// priced reports whether a unit takes as many orders as it should: an own one takes one, an ally's two, or one of a
// card that speaks of both players' units (VAR-RA-04, VAR-RA-07); a Lore card's is beyond them.
func (w *watcher) priced(e *battlelore.Event, place *battlelore.Placement) bool {
	switch {
	case e.Orders() == 0:
		return w.r.Lore != nil
	case place.Owner == w.turn.player:
		return e.Orders() == 1
	}
	return e.Orders() == 2 || e.Orders() == 1 && w.turn.shared
}

// speaks notes whether a Command card that is played speaks of both players' units.
func (w *watcher) speaks(card int) { w.turn.shared = w.turn.shared || w.r.Cards[card].Allies }

// payer is whose tokens a unit's move costs: the player's who ordered it.
func payer(s *battlelore.State, u *battlelore.Unit) battlelore.Player {
	if u.Marks&battlelore.Ordered != 0 {
		return s.Active
	}
	return u.Owner
}
