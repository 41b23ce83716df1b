package kernel

import (
	"testing"

	"muster/maps/hex"
)

// far is a unit of each side that takes no part in a scene.
var far = []piece{{top, shieldmen, "A11", 0}, {bottom, shieldmen, "M1", 0}}

func with(pieces ...piece) []piece { return append(pieces, far...) }

// MED-BAT-04, MED-BAT-07: class symbols and swords hit, and a surviving unit battles back.
func TestCloseCombat(t *testing.T) {
	sc := newScene(t, lead, "mshf"+"lll", with(piece{bottom, shieldmen, "E5", 0}, piece{top, spearmen, "e6", 0})...)
	a, b := sc.unit("E5"), sc.unit("e6")
	sc.play(lead, GiveOrderAction(a)).do(PassAction()).in(InCombat, bottom).do(AttackAction(a, b))
	if e := sc.last(DiceRolled); e.Dice() != 4 || e.CombatMode() != Close {
		t.Errorf("the roll is %v", e)
	}
	// a flag without support: back one hex, two ways
	sc.in(InRetreat, top).may(true, RetreatAction(b, sc.hex("E7")), RetreatAction(b, sc.hex("F7")))
	sc.do(RetreatAction(b, sc.hex("F7"))).in(InBattle, bottom).stands("F7", b, 2)
	sc.may(true, AdvanceAction(a, sc.hex("e6"))).do(AdvanceAction(a, sc.hex("e6")))
	sc.stands("e6", a, 4).stands("E5", NoUnit, 0).never(BattledBack)
	sc.in(InCommand, top) // no bonus for shieldmen without another adjacent enemy
}

func TestBattleBack(t *testing.T) {
	sc := newScene(t, lead, "mlll"+"hss", with(piece{bottom, shieldmen, "E5", 0}, piece{top, spearmen, "e6", 0})...)
	a, b := sc.unit("E5"), sc.unit("e6")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b)).in(InBattle, top)
	sc.may(true, PassAction(), BattleBackAction(b, a)).do(BattleBackAction(b, a))
	sc.stands("E5", a, 1).stands("e6", b, 3).never(Advanced)
	if e := sc.last(DiceRolled); e.CombatMode() != Close|Back || e.Dice() != 3 {
		t.Errorf("the answer is %v", e)
	}
}

// MED-HIT-02, MED-HIT-03: swords are ignored, one in all.
func TestSwordsIgnored(t *testing.T) {
	for _, tt := range []struct {
		attacker, target int
		left             uint8
	}{
		{shieldmen, riders, 2},    // stature: two of three swords hit
		{riders, knights, 2},      // armour
		{knights, riders, 1},      // the better one is spared nothing by the worse
		{shieldmen, spearmen, 1},  // foot
		{archers, spearmen, 4},    // whose swords do not hit
		{knights, mountedBows, 1}, // armour again
	} {
		sc := newScene(t, lead, "ssslll", with(piece{bottom, tt.attacker, "E5", 0}, piece{top, tt.target, "e6", 0})...)
		a, b := sc.unit("E5"), sc.unit("e6")
		sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b))
		if f := sc.s.top(); f.EvadeWaits() {
			sc.do(PassAction())
		}
		sc.stands("e6", b, tt.left)
	}
}

// MED-LDR-21: leader faces hit for the Leader's unit, and for friends next to it.
func TestLeaderFaces(t *testing.T) {
	for at, left := range map[string]uint8{"E5": 2, "D5": 2, "C5": 4} {
		sc := newScene(t, lead, "xxll", with(
			piece{bottom, shieldmen, "E5", 0}, piece{bottom, leader, at, 0}, piece{top, spearmen, "e6", 0})...)
		a, b := sc.unit("E5"), sc.unit("e6")
		sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b)).stands("e6", b, left)
	}
}

// MED-HIT-04, MED-HIT-05: raiders at full strength battle with four dice, and with as many back when they have lost.
func TestFreshStrength(t *testing.T) {
	sc := newScene(t, lead, "mlll"+"llll", with(piece{bottom, shieldmen, "E5", 0}, piece{top, raiders, "e6", 0})...)
	a, b := sc.unit("E5"), sc.unit("e6")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b), BattleBackAction(b, a))
	if e := sc.last(DiceRolled); e.Dice() != 4 {
		t.Errorf("they battle back with %d dice", e.Dice())
	}

	sc.hand(top, oneEach)
	sc.do(PlayCardAction(oneEach), GiveOrderAction(b), PassAction(), PassAction(), AttackAction(b, a))
	if e := sc.last(DiceRolled); e.Dice() != 3 {
		t.Errorf("in the next combat they battle with %d dice", e.Dice())
	}

	gone := sc.s
	gone.Units[b].At = hex.None
	if n := sc.r.Ignores(&gone, b, true); n != 0 { // players may query a unit that is off the board
		t.Errorf("a unit off the board ignores %d flags", n)
	}
}

// MED-SUP-01, MED-SUP-02, MED-LDR-22: flags that may be ignored add up, and the owner chooses.
func TestFlags(t *testing.T) {
	pieces := with(piece{bottom, shieldmen, "E5", 0}, piece{top, raiders, "e6", 0}, piece{top, leader, "e6", 0},
		piece{top, spearmen, "d6", 0}, piece{top, archers, "f6", 0})
	sc := newScene(t, lead, "fffl", pieces...)
	a, b := sc.unit("E5"), sc.unit("e6")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b)).in(InFlags, top)
	sc.may(true, IgnoreAction(b, 0), IgnoreAction(b, 3)).may(false, IgnoreAction(b, 4))
	l := sc.lord("e6")
	sc.do(IgnoreAction(b, 2)).in(InRetreat, top).do(RetreatAction(b, sc.hex("F7")), RetreatAction(b, sc.hex("f8")))
	sc.stands("f8", b, 4).led("f8", l) // MED-LDR-24
}

// MED-RET-02, MED-LDR-33, MED-LDR-35: hexes that cannot be made cost blocks, and one check in all.
func TestBlockedRetreat(t *testing.T) {
	pieces := with(piece{bottom, shieldmen, "E9", 0}, piece{top, raiders, "e10", 0}, piece{top, leader, "e10", 0},
		piece{top, spearmen, "E11", 0}, piece{top, leader, "F11", 0})
	sc := newScene(t, lead, "mffl"+"xl"+"", pieces...)
	a, b := sc.unit("E9"), sc.unit("e10")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b))
	// a hit, a passed check, two flags that may both be ignored: the Leader's and that of full strength
	if e := sc.last(LeaderChecked); e.Dice() != 2 {
		t.Errorf("the check is %v", e)
	}
	sc.in(InFlags, top).do(IgnoreAction(b, 1))
	if e := sc.last(RetreatBlocked); e.Hexes() != 2 {
		t.Errorf("the retreat is blocked: %v", e)
	}
	sc.stands("e10", b, 1)
	if n := times(sc, LeaderChecked); n != 1 {
		t.Errorf("there were %d checks", n)
	}
}

func times(sc *scene, k EventKind) (n int) {
	for _, e := range sc.log.Events {
		if e.Kind == k {
			n++
		}
	}
	return n
}

// MED-RET-03: a unit joins a lone Leader of its side, and the rest of the retreat is dropped.
func TestRetreatJoins(t *testing.T) {
	sc := newScene(t, lead, "fffl", with(piece{bottom, shieldmen, "E5", 0}, piece{top, riders, "e6", 0},
		piece{top, leader, "E7", 0})...)
	a, b := sc.unit("E5"), sc.unit("e6")
	l := sc.lord("E7")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b), PassAction()).in(InRetreat, top)
	sc.do(RetreatAction(b, sc.hex("E7"))).stands("E7", b, 4).led("E7", l).never(RetreatBlocked)
	if e := sc.last(LeaderJoined); e.Leader != l || e.Unit != b {
		t.Errorf("who joined whom: %v", e)
	}
}

// MED-EVD-01 to MED-EVD-03, MED-HIT-07: an evading unit is hit by its class alone, shoots back and goes two hexes.
func TestEvasion(t *testing.T) {
	sc := newScene(t, lead, "lsxf"+"hl", with(piece{bottom, shieldmen, "E5", 0}, piece{bottom, leader, "E5", 0},
		piece{top, bowHorse, "e6", 0})...)
	a, b := sc.unit("E5"), sc.unit("e6")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b)).in(InBattle, top)
	sc.may(true, PassAction(), EvadeAction(b)).do(EvadeAction(b)).in(InEvasion, top)
	sc.stands("e6", b, 3).stands("E5", a, 3) // the class symbol; the shot hit, and the Leader was checked
	if e := sc.last(LeaderChecked); e.Dice() != 2 {
		t.Errorf("the check is %v", e)
	}
	sc.do(RetreatAction(b, sc.hex("F7")), RetreatAction(b, sc.hex("f8"))).stands("f8", b, 3)
	sc.never(FlagsIgnored)
	sc.never(BattledBack)
	sc.never(Advanced)
	if sc.s.Fight != (Fight{}) {
		t.Error("the combat goes on")
	}
}

// MED-EVD-03: one hex where only that is free, and none where every hex is blocked.
func TestEvasionIsBlocked(t *testing.T) {
	sc := newScene(t, lead, "llll", with(piece{bottom, shieldmen, "E9", 0}, piece{top, bowHorse, "e10", 0},
		piece{top, spearmen, "E11", 0})...)
	a, b := sc.unit("E9"), sc.unit("e10")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b), EvadeAction(b)).stands("F11", NoUnit, 0)
	sc.stands("e10", NoUnit, 0) // four class symbols
	sc = newScene(t, lead, "sss", with(piece{bottom, raiders, "E9", 2}, piece{top, bowHorse, "e10", 0},
		piece{top, spearmen, "E11", 0}, piece{top, spearmen, "F11", 0})...)
	a, b = sc.unit("E9"), sc.unit("e10")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b)).may(false, EvadeAction(b))
}

// MED-LDR-30, MED-LDR-31, MED-LDR-40: the Leader of a unit that is gone is checked with one die, and goes back.
func TestLeaderOfALostUnit(t *testing.T) {
	sc := newScene(t, lead, "mmlllf"+"", with(piece{bottom, shieldmen, "E5", 0}, piece{top, spearmen, "e6", 2},
		piece{top, leader, "e6", 0})...)
	a, b := sc.unit("E5"), sc.unit("e6")
	l := sc.lord("e6")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b)).in(InEscape, top)
	if e := sc.last(LeaderChecked); e.Dice() != 1 {
		t.Errorf("the check is %v", e)
	}
	sc.may(false, PassAction()).do(EscapeAction(l, sc.hex("E7"))).may(true, PassAction())
	sc.do(EscapeAction(l, sc.hex("d8")), EscapeAction(l, sc.hex("D9"))).led("D9", l)
	sc.in(InBattle, bottom).do(AdvanceAction(a, sc.hex("e6"))).stands("e6", a, 4)
	if sc.s.Banners[bottom] != 1 {
		t.Errorf("%d banners", sc.s.Banners[bottom])
	}
}

func TestLeaderFallsWithHisUnit(t *testing.T) {
	sc := newScene(t, lead, "mmll"+"x", with(piece{bottom, shieldmen, "E5", 0}, piece{top, spearmen, "e6", 2},
		piece{top, leader, "e6", 0})...)
	a, b := sc.unit("E5"), sc.unit("e6")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b)).led("e6", NoLeader)
	if sc.s.Banners[bottom] != 2 || sc.last(LeaderFell).Banners() != 1 {
		t.Errorf("%d banners", sc.s.Banners[bottom])
	}
}

// MED-LDR-26, MED-LDR-32: a lone Leader falls by a leader face alone, otherwise it retreats.
func TestLoneLeaderIsAttacked(t *testing.T) {
	for _, tt := range []struct {
		dice string
		fell bool
	}{{"lmxs", true}, {"lmss", false}} {
		sc := newScene(t, lead, tt.dice, with(piece{bottom, shieldmen, "E5", 0}, piece{top, leader, "e6", 0})...)
		a, l := sc.unit("E5"), sc.lord("e6")
		sc.play(lead, GiveOrderAction(a)).do(PassAction()).may(true, AttackLeaderAction(a, l))
		sc.do(AttackLeaderAction(a, l))
		if tt.fell {
			sc.led("e6", NoLeader).in(InBattle, bottom)
		} else {
			sc.in(InEscape, top).do(EscapeAction(l, sc.hex("F7")), PassAction()).led("F7", l)
		}
		sc.do(AdvanceAction(a, sc.hex("e6"))).stands("e6", a, 4)
	}
}

// MED-LDR-42: on its last row a Leader has to leave the board, without a banner.
func TestLeaderLeavesTheBoard(t *testing.T) {
	sc := newScene(t, lead, "ssss", with(piece{bottom, shieldmen, "e10", 0}, piece{top, leader, "E11", 0})...)
	a, l := sc.unit("e10"), sc.lord("E11")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackLeaderAction(a, l)).in(InBattle, bottom)
	if sc.s.Leaders[l].Fate != Left || sc.s.Banners != [2]uint8{} {
		t.Errorf("his fate is %v, banners %v", sc.s.Leaders[l].Fate, sc.s.Banners)
	}
	sc = newScene(t, lead, "ssss", with(piece{bottom, shieldmen, "E9", 0}, piece{top, leader, "e10", 0})...)
	a, l = sc.unit("E9"), sc.lord("e10")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackLeaderAction(a, l)).do(EscapeAction(l, sc.hex("E11")))
	sc.may(true, PassAction(), LeaveBoardAction(l)).do(LeaveBoardAction(l))
	if sc.s.Leaders[l].Fate != Left {
		t.Errorf("his fate is %v", sc.s.Leaders[l].Fate)
	}
}

// MED-LDR-43, MED-LDR-45: past enemies if there is no other way, one die for each. The Leader falls by a leader face,
// or without a way.
func TestEscape(t *testing.T) {
	pieces := with(piece{bottom, shieldmen, "E5", 0}, piece{top, leader, "e6", 0}, piece{bottom, spearmen, "E7", 0},
		piece{bottom, spearmen, "F7", 0}, piece{bottom, spearmen, "d8", 0})
	for dice, fell := range map[string]bool{"ssssl": false, "ssssx": true} {
		sc := newScene(t, lead, dice, pieces...)
		a, l := sc.unit("E5"), sc.lord("e6")
		sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackLeaderAction(a, l)).in(InEscape, top)
		sc.do(EscapeAction(l, sc.hex("E7")))
		if fell {
			sc.in(InBattle, bottom)
			if sc.s.Banners[bottom] != 1 {
				t.Errorf("%d banners", sc.s.Banners[bottom])
			}
			continue
		}
		sc.in(InEscape, top).led("e8", NoLeader)                 // d8 is an enemy's: to e8 alone, without being asked
		sc.may(true, PassAction()).do(PassAction()).led("e8", l) // and there he may stop
	}
	sc := newScene(t, lead, "ssss", with(piece{bottom, shieldmen, "E5", 0}, piece{top, leader, "e6", 0})...)
	for _, at := range []string{"E7", "F7"} {
		sc.r.Cells[sc.hex(at)].Impassable = true
	}
	sc.begin(lead)
	a, l := sc.unit("E5"), sc.lord("e6")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackLeaderAction(a, l))
	if sc.s.Leaders[l].Fate != Fell {
		t.Error("he has no way and does not fall")
	}
}

// MED-DECK-16, MED-DECK-17, MED-CMD-08, MED-R-05: the defender strikes first; an attacker that is driven off does not
// attack.
func TestFirstStrike(t *testing.T) {
	sc := newScene(t, lead, "mmlll"+"hhll", with(piece{bottom, raiders, "E5", 0}, piece{top, spearmen, "e6", 0})...)
	a, b := sc.unit("E5"), sc.unit("e6")
	sc.hand(top, ambush, oneEach)
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b)).in(InReaction, top)
	sc.may(true, PassAction(), ReactAction(ambush)).may(false, ReactAction(oneEach)).do(ReactAction(ambush))
	sc.stands("E5", a, 2).stands("e6", b, 4)
	if e := sc.last(DiceRolled); e.CombatMode() != Close || e.Dice() != 4 || e.Unit != a {
		t.Errorf("the attack is %v", e) // MED-R-05: four dice still
	}
	sc.never(BattledBack)
	sc.in(InCommand, top)
	if sc.s.Seats[top].Cards != 2 {
		t.Errorf("the top side has %d cards", sc.s.Seats[top].Cards)
	}

	sc = newScene(t, lead, "ffl", with(piece{bottom, raiders, "E5", 2}, piece{top, spearmen, "e6", 0})...)
	a, b = sc.unit("E5"), sc.unit("e6")
	sc.hand(top, firstStrike)
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b), ReactAction(firstStrike)).in(InFlags, bottom)
	sc.do(IgnoreAction(a, 0), RetreatAction(a, sc.hex("d4")))
	for sc.s.top().Kind == InRetreat {
		sc.do(Legal(sc.r, &sc.s, nil)[0])
	}
	if n := times(sc, DiceRolled); n != 1 {
		t.Errorf("%d rolls", n)
	}
}

// MED-BAT-06, MED-BAT-08, MED-LDR-23: the steps after a combat that was won.
func TestBonusCombat(t *testing.T) {
	pieces := with(piece{bottom, bowHorse, "E5", 0}, piece{top, spearmen, "e6", 1}, piece{top, archers, "f8", 1},
		piece{top, skirmishers, "E9", 0})
	sc := newScene(t, lead, "ml"+"ll"+"", pieces...)
	a, b, c := sc.unit("E5"), sc.unit("e6"), sc.unit("f8")
	sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b), AdvanceAction(a, sc.hex("e6")))
	sc.may(true, PassAction(), AdvanceOnAction(a, sc.hex("F7"))).do(AdvanceOnAction(a, sc.hex("F7")))
	sc.may(true, PassAction(), AttackAction(a, c)).do(AttackAction(a, c)).do(PassAction()) // it does not evade
	sc.stands("f8", NoUnit, 0).do(AdvanceAction(a, sc.hex("f8")))
	sc.do(AdvanceOnAction(a, sc.hex("e8"))).in(InCommand, top) // next to an enemy, without a further bonus

	// foot without a bonus of its own has one by its Leader
	for _, led := range []bool{false, true} {
		pieces := with(piece{bottom, shieldmen, "E5", 0}, piece{top, spearmen, "e6", 1}, piece{top, spearmen, "E7", 0})
		if led {
			pieces = append(pieces, piece{bottom, leader, "E5", 0})
		}
		sc := newScene(t, lead, "mlll", pieces...)
		a, b, c := sc.unit("E5"), sc.unit("e6"), sc.unit("E7")
		sc.play(lead, GiveOrderAction(a)).do(PassAction(), AttackAction(a, b), AdvanceAction(a, sc.hex("e6")))
		if led {
			sc.may(true, AttackAction(a, c))
		} else {
			sc.in(InCommand, top)
		}
	}
}

// MED-BAT-02, MED-BAT-03: fire has no answer.
func TestFire(t *testing.T) {
	sc := newScene(t, lead, "ms", with(piece{bottom, archers, "E3", 0}, piece{top, spearmen, "E7", 0},
		piece{top, leader, "D3", 0}, piece{top, leader, "E5", 0})...)
	a, b, l := sc.unit("E3"), sc.unit("E7"), sc.lord("E5")
	sc.play(lead, GiveOrderAction(a)).do(PassAction())
	sc.may(true, AttackAction(a, b), AttackLeaderAction(a, l), AttackLeaderAction(a, sc.lord("D3")))
	sc.do(AttackAction(a, b)).stands("E7", b, 3).in(InCommand, top)
	sc = newScene(t, lead, "m", with(piece{bottom, archers, "E3", 0}, piece{top, spearmen, "E7", 0},
		piece{top, spearmen, "D3", 0})...)
	a, b = sc.unit("E3"), sc.unit("E7")
	sc.play(lead, GiveOrderAction(a)).do(PassAction()).may(false, AttackAction(a, b))
	sc.may(true, AttackAction(a, sc.unit("D3")))
	sc = newScene(t, lead, "m", with(piece{bottom, archers, "E3", 0}, piece{top, spearmen, "E7", 0})...)
	a, b = sc.unit("E3"), sc.unit("E7")
	sc.play(lead, GiveOrderAction(a)).do(MoveAction(a, sc.hex("e4")), AttackAction(a, b))
	if e := sc.last(DiceRolled); e.Dice() != 1 {
		t.Errorf("after moving it fires %d dice", e.Dice())
	}
}

// MED-DECK-09, MED-DECK-07, MED-DECK-08: two shots; a shot before the moves; a second move.
func TestFiringCards(t *testing.T) {
	pieces := with(piece{bottom, archers, "E3", 0}, piece{top, spearmen, "E7", 0})
	sc := newScene(t, darken, "mlml", pieces...)
	a, b := sc.unit("E3"), sc.unit("E7")
	sc.play(darken, GiveOrderAction(a)).in(InCombat, bottom).do(AttackAction(a, b)).in(InVolley, bottom)
	sc.do(AttackAction(a, b)).stands("E7", b, 2)
	sc = newScene(t, fireAndClose, "ml", pieces...)
	sc.play(fireAndClose, GiveOrderAction(a)).in(InEarly, bottom).do(AttackAction(a, b)).in(InMoves, bottom)
	sc.do(MoveAction(a, sc.hex("E5"))).in(InCommand, top) // it fires no more
	sc = newScene(t, moveFireMove, "m", pieces...)
	sc.play(moveFireMove, GiveOrderAction(a)).do(MoveAction(a, sc.hex("E5")), AttackAction(a, b)).in(InMoves, bottom)
	sc.may(true, MoveAction(a, sc.hex("E3"))).do(MoveAction(a, sc.hex("E3"))).stands("E3", a, 4)
}
