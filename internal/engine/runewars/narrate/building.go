package narrate

import (
	"muster/internal/engine/runewars"
	"muster/internal/words"
)

// narrateBuilding words pieces that come onto the board.
func (t *Narrator) narrateBuilding(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.StrongholdBuilt:
		t.line("builds", t.opening(t.rule("RW-FORT-01"), "RW-SETUP-24"), "%sa stronghold in %s", t.actor(e.Seat),
			t.area(e.Area))
	case runewars.StrongholdRepaired:
		t.line("repairs", t.rule("RW-FORT-02"), "%sthe stronghold in %s", t.actor(e.Seat), t.area(e.Area))
	case runewars.CapitalBuilt:
		t.line("builds", "RW-DEV-03", "%sa capital in %s", t.actor(e.Seat), t.area(e.Area))
	case runewars.DevelopmentBuilt:
		t.line("builds", "RW-FORT-07", "%s%s in %s", t.actor(e.Seat), t.made(e.Seat, e.Made()), t.area(e.Area))
	case runewars.CityPlaced:
		t.line("city", t.opening("RW-T12-04", "RW-SETUP-20"), "%s is placed in %s", t.city(e.Card), t.area(e.Area))
	case runewars.CityRazed:
		t.line("city", "RW-T12-06", "%s in %s is destroyed", t.city(e.Card), t.area(e.Area))
	case runewars.HeroDealt:
		t.line("hero", t.heroRule(), "%s%s", t.actor(e.Seat), t.hero(e.Hero))
	case runewars.HeroJoined:
		t.line("", t.heroRule(), "%s is placed in %s", t.hero(e.Hero), t.area(e.Area))
	case runewars.HeroDeserted:
		t.line("deserts", "RW-DUEL-06", "%s leaves %s", t.hero(e.Hero), t.Seat(e.Seat))
	default:
		return false
	}
	return true
}

// narrateUnits words the number of units that come and go outside battles.
func (t *Narrator) narrateUnits(e *runewars.Event, n int) bool {
	name := t.unit(e.Seat, e.Unit)
	if e.Routed() {
		name = "routed " + name
	}
	who := t.actor(e.Seat) + Several(n, name)
	switch e.Kind {
	case runewars.UnitsRaised:
		t.line("units", t.raiseRule(), "%s in %s", who, t.area(e.Area))
	case runewars.UnitsDestroyed:
		t.line("loses", t.lossRule(), "%s in %s, destroyed", who, t.area(e.Area))
	case runewars.UnitRouted:
		t.line("", t.rule("RW-TERM-12"), "%s in %s, routed", who, t.area(e.Area))
	default:
		return false
	}
	return true
}

// opening returns the rule of the set-up before the first season, or the other one.
func (t *Narrator) opening(later, before string) string {
	if t.begun {
		return later
	}
	return before
}

// raiseRule returns the rule by which units come: that of the set-up, of a Season card, of a city, of an Order.
func (t *Narrator) raiseRule() string {
	switch {
	case !t.begun:
		return "RW-SETUP-24"
	case t.by == byTactics:
		return "RW-TACT-01, RW-DIPL-06"
	case t.by != byItself || t.whose == runewars.NoSeat:
		return t.rule("RW-SEAS-03")
	case t.order == runewars.RallySupport:
		return "RW-CITY-01"
	case t.order == runewars.Garrison:
		return "RW-ORD-03"
	}
	return "RW-DIAL-03"
}

// heroRule returns the rule by which a hero comes.
func (t *Narrator) heroRule() string {
	switch {
	case !t.begun:
		return "RW-SETUP-25"
	case t.by != byItself || t.whose == runewars.NoSeat:
		return t.rule("RW-SEAS-03")
	}
	return "RW-ORD-09"
}

// questRule returns the rule by which a Quest card is drawn: a finished quest is followed by a new one, and cities
// give some.
func (t *Narrator) questRule() string {
	switch {
	case !t.begun:
		return "RW-SETUP-28"
	case t.by != byItself:
		return t.rule("")
	case t.whose == runewars.NoSeat:
		return "RW-QST-02"
	}
	return "RW-CITY-02"
}

// narrateHand words the numbers of cards that players draw and give up: only they know which.
func (t *Narrator) narrateHand(e *runewars.Event, n int) {
	what := func(name string) string {
		if n == 1 {
			return article(name)
		}
		return words.CountOf(n, name)
	}
	switch e.Kind {
	case runewars.TacticsDrawn:
		t.line("draws", t.drawRule(), "%s%s", t.actor(e.Seat), what("Tactics card"))
	case runewars.QuestDrawn:
		t.line("draws", t.questRule(), "%s%s", t.actor(e.Seat), what("Quest card"))
	case runewars.TacticsDropped:
		t.line("discards", t.rule("RW-TACT-01"), "%s%s", t.actor(e.Seat), what("Tactics card"))
	case runewars.QuestDropped:
		t.line("discards", "RW-CITY-02", "%s%s", t.actor(e.Seat), what("Quest card"))
	}
}

// drawRule returns the rule by which a Tactics card is drawn.
func (t *Narrator) drawRule() string {
	switch {
	case !t.begun:
		return "RW-SETUP-27"
	case t.by != byItself:
		return t.rule("")
	case t.pending.after == runewars.BattleEnded:
		return "RW-BTL-08"
	case t.whose == runewars.NoSeat && t.season == runewars.Fall:
		return "RW-SEAS-08"
	case t.whose == runewars.NoSeat && t.season == runewars.Summer: // a hero has come to a token that lies open
		return "RW-EXPL-01"
	case t.whose == runewars.NoSeat:
		return ""
	}
	return orderRule(t.order)
}

// narrateRune words runes that are placed and turned up.
func (t *Narrator) narrateRune(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.RunesMixed:
		t.line("runes", "RW-FORT-03", "%sthe runes of %s and %s are mixed", t.actor(e.Seat), t.area(e.Area), t.area(e.To))
	case runewars.RuneMoved:
		t.line("runes", t.rule("RW-FORT-03"), "%sthe rune in %s moves to %s", t.actor(e.Seat), t.area(e.Area), t.area(e.To))
	case runewars.RuneDropped:
		t.line("runes", "RW-RUNE-01", "%sa false rune is removed from %s", t.actor(e.Seat), t.area(e.Area))
	case runewars.RunePlaced:
		rule := t.opening("RW-RUNE-01", "RW-ORIG-01, RW-SETUP-15")
		t.line("runes", rule, "%sa rune is placed face down in %s", t.actor(e.Seat), t.area(e.Area))
	case runewars.RuneBack:
		t.line("runes", "RW-RUNE-01", "%sno area is free for %s", t.actor(e.Seat), words.CountOf(e.Count(), "rune"))
	case runewars.RuneShown:
		rule := "RW-RUNE-04"
		if t.counting {
			rule = "RW-VICT-02"
		}
		t.line("runes", rule, "%sthe rune in %s is %s", t.actor(e.Seat), t.area(e.Area),
			at(runeNames[:], int(e.Rune()), "a rune"))
	default:
		return false
	}
	return true
}
