package matches

import (
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// A game written by hand: losses, attacks and moves, turn by turn.
func TestWatcher(t *testing.T) {
	b, refused := open(t, "candlemas-at-the-grange").Battle(7)
	if len(refused) > 0 {
		t.Fatal(refused)
	}
	s := b.Start()
	mine, foe := uint8(0), uint8(0)
	for i := range b.Rules.Setup {
		if b.Rules.Setup[i].Camp == boards.Standard {
			foe = uint8(i)
		}
	}
	var near []hex.Hex
	for h := range hex.Hex(b.Field.Hexes.Len()) {
		if !s.Taken.Has(h) && !b.Field.Impassable.Has(h) {
			near = append(near, h)
		}
	}
	from, home, there, away := s.Units[mine].At, s.Units[foe].At, near[0], near[1]
	lost := func(unit uint8, n int) battlelore.Event {
		return battlelore.Event{Kind: battlelore.FiguresLost, Unit: unit}.With(command.FieldFigures, n)
	}
	var w Watcher
	w.Begin(b)
	w.Began(&s, []battlelore.Event{{Kind: battlelore.TurnBegan}})
	w.Took(&s, 0, []battlelore.Event{
		{Kind: battlelore.CardPlayed},
		{Kind: battlelore.UnitOrdered, Unit: mine},
		{Kind: battlelore.UnitMoved, Unit: mine, From: from, To: there},
		{Kind: battlelore.Attacked, Unit: mine, Target: foe},
		lost(foe, 2),
		{Kind: battlelore.UnitRetreated, Unit: foe, From: home, To: away},
		lost(foe, 1), // where it has fled to
		{Kind: battlelore.BattledBack, Unit: foe, Target: mine},
		lost(mine, 1), // where it has come to
		{Kind: battlelore.UnitKilled, Unit: foe, From: away},
		{Kind: battlelore.Pursued, Unit: mine, From: there, To: there}, // which it stays
		{Kind: battlelore.TurnBegan},
	})
	s.Banners[boards.Pennant] = 1
	w.Took(&s, 0, []battlelore.Event{{Kind: battlelore.TurnBegan}}) // a turn without an order
	w.Took(&s, 0, nil)
	s.Ended, s.Winner = battlelore.ByBanners, battlelore.Side(boards.Pennant)
	g := w.Game(&s)
	if g.Turns() != 3 || g.Idle != 2 || g.Barred != 2 || g.Quiet != 2 {
		t.Errorf("%d turns, %d idle, %d barred, %d quiet", g.Turns(), g.Idle, g.Barred, g.Quiet)
	}
	if g.Course[0].Banners != [2]int{} || g.Course[1].Banners != [2]int{1, 0} || g.Course[2].Figures[0] < Parts {
		t.Errorf("course %v", g.Course)
	}
	if g.Losses[boards.Standard][home] != 2 || g.Losses[boards.Standard][away] != 1 ||
		g.Losses[boards.Pennant][there] != 1 {
		t.Error("figures fell elsewhere")
	}
	if g.Fights[boards.Pennant][home] != 1 || g.Fights[boards.Standard][there] != 1 {
		t.Error("blows were struck elsewhere")
	}
	if g.Moves[boards.Pennant][there] != 1 || g.Moves[boards.Standard][away] != 0 {
		t.Error("a pursuit that stays and a retreat are no moves")
	}
	for _, h := range []hex.Hex{from, home, there, away} {
		if !g.Stood.Has(h) {
			t.Errorf("nobody stood on %s", b.Field.Hexes.Label(h))
		}
	}
	if !g.Ordered.Has(mine) || !g.Struck.Has(foe) || !g.Lost.Has(foe) ||
		g.FirstLost != [2]uint8{battlelore.NoUnit, foe} {
		t.Errorf("%v ordered, %v struck, %v lost, first %v", g.Ordered, g.Struck, g.Lost, g.FirstLost)
	}
	held := 0
	for i := range b.Cards {
		for camp := range g.Held {
			if g.Held[camp].Has(i) {
				held++
			}
		}
	}
	if held == 0 || held > b.Rules.Hands[0]+b.Rules.Hands[1] {
		t.Errorf("%d kinds of card are held", held)
	}
}

// The lost part of a unit counts for its attacker, until the unit is gone and its banner taken.
func TestFiguresCount(t *testing.T) {
	b, _ := open(t, "candlemas-at-the-grange").Battle(7)
	s := b.Start()
	var w Watcher
	w.Begin(b)
	u := &s.Units[0]
	for left := u.Full; left > 0; left-- {
		u.Figures = left
		want := Parts * int(b.Rules.Kinds[u.Kind].Worth) * int(u.Full-left) / int(u.Full)
		if got := w.score(&s).Figures; got[u.Camp.Other()] != want || got[u.Camp] != 0 {
			t.Errorf("%d of %d figures: %v, want %d", left, u.Full, got, want)
		}
	}
	u.At = hex.None
	if got := w.score(&s).Figures; got != [2]int{} {
		t.Errorf("a unit that has left counts %v", got)
	}
}
