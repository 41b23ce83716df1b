package narrate

import (
	"muster/internal/engine/runewars"
	"muster/internal/words"
)

// narrateMove words marches, diplomacy and retreats.
func (t *Narrator) narrateMove(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.AreaActivated:
		t.line("token", "RW-MOVE-01", "%s%s is activated", t.actor(e.Seat), t.area(e.Area))
	case runewars.UnitsMarched:
		t.line("moves", t.moveRule(), "%s%s from %s to %s", t.actor(e.Seat), t.units(e.Seat, e.Unit, e.Count()),
			t.area(e.Area), t.area(e.To))
	case runewars.HeroMarched:
		rule := "RW-HERO-06"
		if t.whose == runewars.NoSeat {
			rule = "RW-HERO-02"
		}
		t.line("moves", t.rule(rule), "%s%s from %s to %s", t.actor(e.Seat), t.hero(e.Hero), t.area(e.Area), t.area(e.To))
	case runewars.HeroStayed:
		t.line("moves", "RW-HERO-02", "%s%s stays in %s", t.actor(e.Seat), t.hero(e.Hero), t.area(e.Area))
	case runewars.AlliesLost:
		t.line("", "RW-DIPL-04", "neutral units in %s are no longer allies of %s", t.area(e.Area), t.Seat(e.Seat))
	case runewars.ParleyBegan:
		t.doing = aParley
		t.line("parley", "RW-DIPL-02", "%sinfluence %d spent on diplomacy with the neutral units in %s", t.actor(e.Seat),
			e.Influence(), t.area(e.Area))
	case runewars.FateDrawn:
		t.drawn(e)
	case runewars.FateRead:
		t.line("", t.readRule(), "%sthe result is %s", t.actor(e.Seat), destiny(e.Destiny()))
	case runewars.NeutralsJoined:
		t.line("", "RW-DIPL-03", "they become allies of %s", t.Seat(e.Seat))
	case runewars.NeutralsFled:
		if e.To == runewars.NoArea {
			t.line("", "RW-DIPL-03, RW-RET-03", "they find no area to retreat to")
			break
		}
		t.line("", "RW-DIPL-03, RW-RET-03", "they retreat to %s, routed", t.area(e.To))
	case runewars.UnitsWithdrew:
		t.line("", "RW-RET-01", "%s%s %s from %s to %s, routed", t.actor(e.Seat), t.units(e.Seat, e.Unit, e.Count()),
			verb("withdraw", e.Count()), t.area(e.Area), t.area(e.To))
	default:
		return false
	}
	return true
}

// moveRule is the rule by which units move: that of the Order.
func (t *Narrator) moveRule() string {
	if rule := t.rule(orderRule(t.order)); rule != "" {
		return rule + ", RW-MOVE-02"
	}
	return "RW-MOVE-02"
}

// lossRule is the rule by which units outside of battles are destroyed: for want of food, so that others come, or
// because there are too many.
func (t *Narrator) lossRule() string {
	switch {
	case t.by != byItself:
		return t.rule("")
	case t.pending.after == runewars.NeutralsFled:
		return "RW-DIPL-03, RW-RET-03"
	case t.whose == runewars.NoSeat && t.season == runewars.Winter:
		return "RW-SEAS-09"
	case t.order != runewars.NoOrder && orderRule(t.order) == "RW-ORD-08":
		return "RW-DIAL-03, RW-DIAL-04"
	}
	return "RW-LIM-01"
}

// destinyOf is the destiny of a Fate card.
func (t *Narrator) destinyOf(card uint8) string {
	if int(card) < len(t.game.Fate) {
		return t.game.Fate[card].Destiny
	}
	return "no symbol"
}

// narrateFight words the start and the end of a battle on the board.
func (t *Narrator) narrateFight(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.BattleBegan:
		t.contested, t.sides, t.fights, t.drawing = e.Area, [2]uint8{e.Seat, e.Foe()}, true, false
		t.fight.over = false
		t.line("battle", "RW-BTL-01", "%s attacks %s in %s", t.Seat(e.Seat), t.Seat(e.Foe()), t.area(e.Area))
	case runewars.CommanderActs:
		t.line("command", "RW-BTL-04, RW-CMD-05", "%s%s leads with %s", t.actor(e.Seat), t.hero(e.Hero),
			nameOf(t.game.Commanders, e.Card, "a Commander card"))
	case runewars.HeroCalled:
		t.line("helps", "RW-BTL-03", "%s may support units of %s", t.hero(e.Hero), t.Seat(e.Seat))
	case runewars.BattleEnded:
		t.fights = false
		t.line("", "RW-BTL-21", "%s holds %s", t.Seat(e.Seat), t.area(e.Area))
	case runewars.HeroFled:
		t.line("", "RW-RET-04", "%s retreats from %s to %s", t.hero(e.Hero), t.area(e.Area), t.area(e.To))
	case runewars.StrongholdHurt:
		t.line("", "RW-BTL-18", "the stronghold of %s in %s is damaged", t.Seat(e.Seat), t.area(e.Area))
	case runewars.StrongholdRazed:
		if e.Seat == t.whose && !t.fights { // all of them lie on the board
			t.line("", "RW-BTL-17, RW-FORT-05", "%s removes the stronghold in %s to build it", t.Seat(e.Seat), t.area(e.Area))
			break
		}
		t.line("", "RW-FORT-06", "the stronghold of %s in %s is removed", t.Seat(e.Seat), t.area(e.Area))
	case runewars.StrongholdTaken:
		t.line("", "RW-BTL-17", "%s gains a damaged stronghold in %s", t.Seat(e.Seat), t.area(e.Area))
	case runewars.DevelopmentLost:
		rule := "RW-FORT-06"
		if t.fights && t.before != runewars.StrongholdRazed && t.before != runewars.DevelopmentLost { // it was used
			rule = "RW-BTL-13"
		}
		t.line("", rule, "%s in %s is lost", words.Capital(t.made(e.Seat, e.Made())), t.area(e.Area))
	default:
		return false
	}
	return true
}
