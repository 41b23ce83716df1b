package kernel

import (
	"testing"

	"muster/internal/engine/command/boards"
)

// MED-LDR-02, MED-LDR-04, MED-LDR-07: a unit and its Leader are one order, a Leader that detaches is another; the last
// order of the card goes to either.
func TestSectionOrders(t *testing.T) {
	pieces := with(piece{bottom, spearmen, "G3", 0}, piece{bottom, leader, "G3", 0}, piece{bottom, archers, "F3", 0},
		piece{bottom, leader, "G5", 0}, piece{bottom, spearmen, "A3", 0})
	sc := newScene(t, threeCentre, "", pieces...)
	a, b, l, m := sc.unit("G3"), sc.unit("F3"), sc.lord("G3"), sc.lord("G5")
	sc.play(threeCentre).may(true, GiveOrderAction(a), GiveOrderAction(b), OrderLeaderAction(l), OrderLeaderAction(m))
	sc.may(false, GiveOrderAction(sc.unit("A3")))
	sc.do(GiveOrderAction(a), OrderLeaderAction(l)).may(false, GiveOrderAction(a), OrderLeaderAction(l))
	sc.do(GiveOrderAction(b)).in(InMoves, bottom)
	// MED-LDR-03: the Leader stays behind, because it was ordered to detach
	sc.do(MoveAction(a, sc.hex("g4"))).led("G3", l).led("g4", NoLeader).stands("g4", a, 4)
	// MED-LDR-11, MED-LDR-13, MED-LDR-16: it goes up to three hexes, past friends, and joins a unit
	sc.may(true, MoveLeaderAction(l, sc.hex("F3"))).may(false, MoveLeaderAction(l, sc.hex("G5")))
	sc.do(MoveLeaderAction(l, sc.hex("F3"))).led("F3", l)
	sc.may(false, MoveAction(b, sc.hex("f4"))) // MED-LDR-16
}

// MED-LDR-05, MED-LDR-06: cards without such a text neither detach a Leader nor order one alone.
func TestNoDetaching(t *testing.T) {
	sc := newScene(t, heavyTroops, "", with(piece{bottom, shieldmen, "G3", 0}, piece{bottom, leader, "G3", 0},
		piece{bottom, leader, "G5", 0})...)
	a, l := sc.unit("G3"), sc.lord("G3")
	sc.play(heavyTroops).may(true, GiveOrderAction(a)).may(false, OrderLeaderAction(l), OrderLeaderAction(sc.lord("G5")))
	sc.do(GiveOrderAction(a), PassAction(), MoveAction(a, sc.hex("g4"))).led("g4", l) // MED-LDR-12
}

// MED-ORD-03: a unit on a line takes an order from either section.
func TestLines(t *testing.T) {
	r := fixture(t)
	b := r.Board
	s := r.Start(1)
	o := Orders{Section: [3]int8{1, 1, 0}}
	var left, line, centre boards.Sections = 1 << boards.Left, 1<<boards.Left | 1<<boards.Centre, 1 << boards.Centre
	open := func(in boards.Sections) bool { return o.openSections()&(1<<in) != 0 }
	if !open(left) || !open(line) || !open(centre) || open(1<<boards.Right) {
		t.Error("at first the orders are open to the left, the centre and the line between")
	}
	o.counted(line)
	if !open(left) || !open(centre) {
		t.Error("one on the line leaves either section its order")
	}
	o.counted(left)
	if open(left) || open(line) || open(centre) {
		t.Error("the one on the line has to take the order of the centre now")
	}
	if b.Sections(bottom, b.At(0, 0)) != left || s.Turn != 1 {
		t.Error("the board is turned")
	}
}

// MED-CHAIN-01 to MED-CHAIN-05, MED-INS-05: a chain of four, each next to an earlier one; or one unit of choice.
func TestChain(t *testing.T) {
	pieces := with(piece{bottom, spearmen, "E3", 0}, piece{bottom, leader, "E3", 0}, piece{bottom, archers, "F3", 0},
		piece{bottom, riders, "G3", 0}, piece{bottom, leader, "H3", 0}, piece{bottom, spearmen, "I3", 0},
		piece{bottom, spearmen, "A3", 0}, piece{bottom, leader, "G3", 0})
	sc := newScene(t, lead, "", pieces...)
	a, b, c, d := sc.unit("E3"), sc.unit("F3"), sc.unit("G3"), sc.unit("I3")
	l, m, alone := sc.lord("E3"), sc.lord("G3"), sc.lord("H3")
	sc.play(lead).may(true, BeginChainAction(l), BeginChainAction(m), BeginChainAction(alone), GiveOrderAction(a))
	sc.may(false, OrderLeaderAction(alone)).do(BeginChainAction(l))
	sc.may(true, GiveOrderAction(b)).may(false, GiveOrderAction(c), GiveOrderAction(a), OrderLeaderAction(alone))
	sc.do(GiveOrderAction(b)).may(true, GiveOrderAction(c)).may(false, OrderLeaderAction(m))
	sc.do(GiveOrderAction(c)).may(true, OrderLeaderAction(alone)).may(false, GiveOrderAction(d))
	sc.do(OrderLeaderAction(alone)).in(InInspire, bottom) // four in all
	sc.may(true, InspireAction(0), InspireAction(1), InspireAction(2), InspireAction(4)).may(false, InspireAction(3))
	sc.do(InspireAction(0)) // mounted units charge, the others are ordered as ever (MED-INS-03)
	charges, fires := sc.s.able(sc.r, &sc.s.Units[c]), sc.s.able(sc.r, &sc.s.Units[b])
	if sc.s.Seats[bottom].Tokens != 2 || !charges.noFire || fires.noFire {
		t.Errorf("%d tokens, and the action serves others", sc.s.Seats[bottom].Tokens)
	}
	for sc.s.Active == bottom {
		sc.do(PassAction())
	}
	if sc.s.Seats[bottom].Tokens != 3 { // MED-INS-05
		t.Errorf("%d tokens", sc.s.Seats[bottom].Tokens)
	}
	sc = newScene(t, lead, "", pieces...)
	sc.play(lead, GiveOrderAction(sc.unit("A3"))).in(InMoves, bottom) // MED-R-08
}

// MED-INS-01, MED-INS-05: no token where the supply has none.
func TestSupply(t *testing.T) {
	sc := newScene(t, lead, "", far...)
	sc.s.Seats[top].Tokens, sc.s.Seats[bottom].Tokens = 9, 5
	sc.play(lead, GiveOrderAction(sc.unit("M1")), PassAction())
	if sc.s.Seats[bottom].Tokens != 5 {
		t.Errorf("%d tokens", sc.s.Seats[bottom].Tokens)
	}
}

// MED-CMD-03, MED-DECK-03: a Section card without a taker goes on to the draw, another one falls back.
func TestNobodyToOrder(t *testing.T) {
	sc := newScene(t, scoutLeft, "", far...)
	sc.onTop(line, rally)
	sc.play(scoutLeft).in(InDraw, bottom)
	sc.never(FellBack)
	sc = newScene(t, lightTroops, "", far...)
	sc.play(lightTroops, GiveOrderAction(sc.unit("M1"))).in(InMoves, bottom)
	if e := sc.last(FellBack); e.Chosen() {
		t.Error("nobody chose it")
	}
}

// MED-DECK-18: of the cards that a scout draws one is kept.
func TestScout(t *testing.T) {
	sc := newScene(t, scoutLeft, "", far...)
	sc.onTop(line, rally)
	sc.play(scoutLeft)
	kept := Legal(sc.r, &sc.s, nil)
	if len(kept) != 2 {
		t.Fatalf("there is %v to keep", kept)
	}
	card := kept[1].Card()
	sc.do(kept[1]).in(InCommand, top)
	if seat := sc.s.Seats[bottom]; seat.Cards != 1 || seat.Hand[0] != card {
		t.Errorf("the hand is %v", seat.Hand)
	}
}

// MED-DECK-13: dice give the orders.
func TestHavoc(t *testing.T) {
	pieces := with(piece{bottom, spearmen, "E3", 0}, piece{bottom, leader, "E3", 0}, piece{bottom, archers, "F3", 0},
		piece{bottom, riders, "G3", 0}, piece{bottom, leader, "H3", 0})
	sc := newScene(t, havoc, "mssxss", pieces...)
	a, b, c, l, m := sc.unit("E3"), sc.unit("F3"), sc.unit("G3"), sc.lord("E3"), sc.lord("H3")
	sc.play(havoc).may(false, GiveOrderAction(b)).may(true, GiveOrderAction(a), GiveOrderAction(c), OrderLeaderAction(m))
	// the spearmen with their Leader can take either die, so that the riders have one left
	sc.do(GiveOrderAction(a)).may(true, GiveOrderAction(c), OrderLeaderAction(m)).may(true, OrderLeaderAction(l))
	sc.do(GiveOrderAction(c)).in(InMoves, bottom)
	sc = newScene(t, havoc, "mssxss", pieces...)
	sc.play(havoc, GiveOrderAction(a), OrderLeaderAction(l)).in(InMoves, bottom) // apart: one each
	sc = newScene(t, havoc, "ssssss", pieces...)
	sc.play(havoc).in(InTurnEnd, bottom).do(PassAction()).in(InCommand, top)
	if sc.s.Spent.N != 0 { // MED-CMD-09
		t.Errorf("%d cards lie on the discards", sc.s.Spent.N)
	}
	sc = newScene(t, havoc, "fsssss", pieces...)
	sc.play(havoc).may(true, GiveOrderAction(a), GiveOrderAction(b), OrderLeaderAction(m), OrderLeaderAction(l))
}

// MED-DECK-14: blocks are restored, and the units that get one are ordered.
func TestRally(t *testing.T) {
	sc := newScene(t, rally, "mmlsxh", with(piece{bottom, spearmen, "E3", 0}, piece{bottom, raiders, "F3", 0},
		piece{bottom, archers, "G3", 0})...)
	a, b, c := sc.unit("E3"), sc.unit("F3"), sc.unit("G3")
	sc.s.Units[a].Blocks, sc.s.Units[b].Blocks, sc.s.Units[c].Blocks = 1, 3, 2
	sc.play(rally).in(InMending, bottom).may(true, MendAction(a), MendAction(b), MendAction(c)).may(false, PassAction())
	sc.do(MendAction(a), MendAction(a)).in(InMoves, bottom) // the archers' die is given without a question
	sc.stands("E3", a, 3).stands("F3", b, 3).stands("G3", c, 3).may(true, MoveAction(c, sc.hex("G5")))
	sc.may(false, MoveAction(b, sc.hex("f4")))
}

// MED-DECK-15: the opponent's last card, with left and right swapped; without one, one unit of choice.
func TestCounterAttack(t *testing.T) {
	pieces := with(piece{bottom, spearmen, "E3", 0}, piece{top, spearmen, "A9", 0}, piece{top, archers, "M9", 0})
	sc := newScene(t, counterCard, "", pieces...)
	sc.play(counterCard, GiveOrderAction(sc.unit("E3")), PassAction()).in(InCommand, top)
	sc.last(FellBack)
	sc = newScene(t, commandRight, "", pieces...)
	sc.hand(top, counterCard)
	sc.play(commandRight).do(PassAction()).in(InCommand, top)
	sc.do(PlayCardAction(counterCard))
	if e := sc.last(CardCopied); e.Card() != commandRight || !e.Mirrored() {
		t.Errorf("it copies %v", e)
	}
	// the right of the bottom side lies where the left of the top side does: column M
	sc.may(true, GiveOrderAction(sc.unit("M9"))).may(false, GiveOrderAction(sc.unit("A9")))
	sc.do(PassAction()).hand(bottom, counterCard)
	sc.do(PlayCardAction(counterCard)) // and back again
	if e := sc.last(CardCopied); e.Card() != commandRight || e.Mirrored() {
		t.Errorf("it copies %v", e)
	}
}

// MED-DECK-04, MED-DECK-05, MED-DECK-12: a connected line; all that are next to enemies; Leaders and their units.
func TestGroups(t *testing.T) {
	pieces := with(piece{bottom, spearmen, "E3", 0}, piece{bottom, archers, "F3", 0}, piece{bottom, riders, "G3", 0},
		piece{bottom, spearmen, "H3", 0}, piece{top, spearmen, "e4", 0}, piece{bottom, leader, "F3", 0},
		piece{bottom, leader, "A1", 0})
	sc := newScene(t, line, "", pieces...)
	a, b, c, d := sc.unit("E3"), sc.unit("F3"), sc.unit("G3"), sc.unit("H3")
	sc.play(line).may(true, GiveOrderAction(a), GiveOrderAction(d)).may(false, GiveOrderAction(c))
	sc.do(GiveOrderAction(a)).may(true, GiveOrderAction(b)).may(false, GiveOrderAction(d), GiveOrderAction(c))
	sc = newScene(t, clash, "", pieces...)
	sc.play(clash).in(InCombat, bottom).may(true, AttackAction(a, sc.unit("e4")), AttackAction(b, sc.unit("e4")))
	sc.do(AttackAction(a, sc.unit("e4")))
	if e := sc.last(DiceRolled); e.Dice() != 4 {
		t.Errorf("the roll is %v", e)
	}
	sc = newScene(t, helmets, "", pieces...)
	l, m := sc.lord("F3"), sc.lord("A1")
	sc.play(helmets).may(true, GiveOrderAction(b), OrderLeaderAction(l), OrderLeaderAction(m))
	sc.may(false, GiveOrderAction(a)).do(OrderLeaderAction(l)).may(true, GiveOrderAction(b))
}

// MED-UNIT-12, MED-UNIT-13: a unit that moves too far does not battle; a charge has to close.
func TestMoveAndBattle(t *testing.T) {
	for to, frame := range map[string]FrameKind{"E5": InCommand, "d4": InCombat} {
		sc := newScene(t, lead, "", with(piece{bottom, spearmen, "E3", 0}, piece{top, shieldmen, "D5", 0})...)
		a := sc.unit("E3")
		sc.play(lead, GiveOrderAction(a)).do(MoveAction(a, sc.hex(to)))
		if sc.s.top().Kind != frame {
			t.Errorf("after the move to %s it is %v", to, sc.s.top().Kind)
		}
	}
	sc := newScene(t, lead, "", with(piece{bottom, raiders, "G3", 0}, piece{top, shieldmen, "g6", 0})...)
	b := sc.unit("G3")
	sc.play(lead, GiveOrderAction(b)).may(true, ChargeAction(b, sc.hex("G5")), MoveAction(b, sc.hex("g4")))
	sc.may(true, ChargeAction(b, sc.hex("H5"))).may(false, ChargeAction(b, sc.hex("F5")), MoveAction(b, sc.hex("G5")))
	sc.do(ChargeAction(b, sc.hex("H5"))).in(InCombat, bottom).may(false, PassAction())
	sc.may(true, AttackAction(b, sc.unit("g6")))
}

// MED-LDR-14, MED-LDR-15, MED-DECK-02: not through units, but into the hex of a lone Leader; a unit that may pass
// friends goes through.
func TestPassing(t *testing.T) {
	pieces := with(piece{bottom, archers, "E1", 0}, piece{bottom, spearmen, "d2", 0}, piece{bottom, spearmen, "e2", 0},
		piece{bottom, spearmen, "D1", 0}, piece{bottom, leader, "F1", 0}, piece{bottom, spearmen, "E3", 0})
	sc := newScene(t, lead, "", pieces...)
	a, l := sc.unit("E1"), sc.lord("F1")
	sc.play(lead, GiveOrderAction(a))
	for _, to := range []string{"f2", "G1", "E3", "D3"} {
		sc.may(false, MoveAction(a, sc.hex(to)))
	}
	sc.do(MoveAction(a, sc.hex("F1"))).led("F1", l)
	sc = newScene(t, lightTroops, "", pieces...)
	sc.play(lightTroops, GiveOrderAction(a))
	sc.may(true, MoveAction(a, sc.hex("D3")), MoveAction(a, sc.hex("F1")), MoveAction(a, sc.hex("f2")))
	sc.may(false, MoveAction(a, sc.hex("E3")), MoveAction(a, sc.hex("e2")))
}

// MED-TER-03: broken ground costs mounted units their battle, and lowers dice on both sides.
func TestBrokenGround(t *testing.T) {
	for kind, battles := range map[int]bool{riders: false, skirmishers: true} {
		sc := newScene(t, lead, "", with(piece{bottom, kind, "E3", 0}, piece{top, spearmen, "E5", 0})...)
		c := &sc.r.Cells[sc.hex("e4")]
		c.NoBattle, c.MayBattle, c.CapIn, c.CapOut, c.CapInElevated = true, OnFoot, 2, 2, 2
		sc.begin(lead)
		a, b := sc.unit("E3"), sc.unit("E5")
		sc.play(lead, GiveOrderAction(a)).do(MoveAction(a, sc.hex("e4")))
		if battles {
			sc.do(AttackAction(a, b))
			if e := sc.last(DiceRolled); e.Dice() != 2 {
				t.Errorf("they roll %d dice", e.Dice())
			}
		} else {
			sc.in(InCommand, top)
		}
	}
}

// MED-INS-04, MED-R-06: a token moves a Leader, out of its unit, ordered or not.
func TestSendLeader(t *testing.T) {
	sc := newScene(t, lead, "", with(piece{bottom, archers, "E3", 0}, piece{bottom, leader, "E3", 0})...)
	a, l := sc.unit("E3"), sc.lord("E3")
	sc.play(lead, GiveOrderAction(a)).do(MoveAction(a, sc.hex("e4"))).in(InTurnEnd, bottom).led("e4", l)
	sc.may(true, SendLeaderAction(l, sc.hex("F7"))).may(false, SendLeaderAction(l, sc.hex("f8")))
	sc.do(SendLeaderAction(l, sc.hex("F7"))).led("F7", l).stands("e4", a, 4)
	if sc.s.Seats[bottom].Tokens != 3 || sc.last(ActionUsed).Tokens() != 1 { // one paid, one gained (MED-R-07)
		t.Errorf("%d tokens", sc.s.Seats[bottom].Tokens)
	}
}

// MED-LDR-19: off the board by the scenario's exits, for banners.
func TestExits(t *testing.T) {
	sc := newScene(t, helmets, "", with(piece{bottom, riders, "E11", 0}, piece{bottom, leader, "E11", 0},
		piece{bottom, leader, "F11", 0})...)
	sc.r.Exits[bottom].Add(sc.hex("E11"))
	sc.r.Exits[bottom].Add(sc.hex("F11"))
	sc.r.ExitWorth[bottom] = 1
	sc.begin(helmets)
	a, l, m := sc.unit("E11"), sc.lord("E11"), sc.lord("F11")
	sc.play(helmets, GiveOrderAction(a), OrderLeaderAction(m), PassAction())
	sc.may(true, ExitAction(a), ExitLeaderAction(m)).may(false, ExitLeaderAction(l))
	if err := Apply(sc.r, &sc.s, ExitLeaderAction(m), &sc.log); err != nil || sc.s.Banners[bottom] != 1 {
		t.Errorf("%v, %d banners", err, sc.s.Banners[bottom])
	}
	if err := Apply(sc.r, &sc.s, ExitAction(a), &sc.log); err != nil || sc.s.Banners[bottom] != 3 {
		t.Errorf("%v, %d banners", err, sc.s.Banners[bottom])
	}
}

// MED-TURN-02 to MED-TURN-06: how a battle ends.
func TestVictory(t *testing.T) {
	sc := newScene(t, lead, "mmmmll", with(piece{bottom, shieldmen, "E5", 0}, piece{top, spearmen, "e6", 0})...)
	sc.r.Goal = [2]int{1, 1}
	a, b := sc.unit("E5"), sc.unit("e6")
	sc.play(lead, GiveOrderAction(a), PassAction())
	if err := Apply(sc.r, &sc.s, AttackAction(a, b), &sc.log); err != nil || sc.s.Ended != ByBanners ||
		sc.s.Winner != Side(bottom) {
		t.Errorf("%v: the end is %v", err, sc.s.Ended)
	}
	sc = newScene(t, lead, "mmmmll", piece{bottom, shieldmen, "E5", 0}, piece{top, spearmen, "e6", 0},
		piece{top, leader, "A11", 0})
	a, b = sc.unit("E5"), sc.unit("e6")
	sc.play(lead, GiveOrderAction(a), PassAction())
	if err := Apply(sc.r, &sc.s, AttackAction(a, b), &sc.log); err != nil || sc.s.Ended != ByRout {
		t.Errorf("%v: the end is %v", err, sc.s.Ended)
	}
	for _, tt := range []struct {
		last, cap  int
		lastWinner Side
		end        End
		winner     Side
	}{
		{1, 200, Neither, ByTurns, Neither},
		{1, 200, Side(top), ByTurns, Side(top)},
		{0, 1, Neither, ByCap, Neither},
	} {
		sc := newScene(t, scoutLeft, "", far...)
		sc.r.LastTurn, sc.r.TurnCap, sc.r.LastWinner = tt.last, tt.cap, tt.lastWinner
		sc.onTop(line, rally)
		sc.play(scoutLeft)
		if err := Apply(sc.r, &sc.s, Legal(sc.r, &sc.s, nil)[0], nil); err != nil || sc.s.Ended != tt.end ||
			sc.s.Winner != tt.winner {
			t.Errorf("%v: the end is %v, and %v has won", err, sc.s.Ended, sc.s.Winner)
		}
		if sc.s.Turn != 1 || sc.s.Active != bottom { // MED-TURN-05: no turn begins after the end
			t.Errorf("%v: turn %d, of the %v", tt.end, sc.s.Turn, sc.s.Active)
		}
	}
}
