package narrate

import (
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/rulebook"
)

// narrateHero words the actions of heroes, and effects on them.
func (t *Narrator) narrateHero(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.HeroHurt:
		t.line("", t.rule(t.hurtRule()), "%s takes damage %d", t.hero(e.Hero), e.Damage())
	case runewars.HeroHealed:
		t.line("heals", t.rule("RW-HERO-03"), "%s", t.hero(e.Hero))
	case runewars.HeroTrained:
		t.line("trains", t.rule("RW-HERO-04"), "%s: %s", t.hero(e.Hero),
			at(rulebook.Attributes(), int(e.Attribute()), "an attribute"))
	case runewars.HeroStood:
		t.line("", t.rule("RW-TERM-12"), "%s stands up", t.hero(e.Hero))
	case runewars.HeroSwept:
		t.line("flood", "RW-EXPL-01", "%s moves %s from %s to %s", t.Seat(e.Seat), t.hero(e.Hero), t.area(e.Area),
			t.area(e.To))
	case runewars.HeroDefeated:
		rule := "RW-DUEL-05"
		if e.Cause() == runewars.LostRouted {
			rule = "RW-CMD-06, RW-CMD-07"
		}
		t.line("", rule, "%s is defeated in %s", t.hero(e.Hero), t.area(e.Area))
	case runewars.CommanderNamed:
		t.line("command", t.commandRule(), "%s%s gets %s", t.actor(e.Seat), t.hero(e.Hero),
			nameOf(t.game.Commanders, e.Card, "a Commander card"))
	case runewars.QuestBegan:
		t.doing, t.attempted = aQuest, e.Card
		t.line("quest", "RW-QST-01", "%s in %s: %s", t.hero(e.Hero), t.area(e.Area), t.quest(e.Card)+t.asks(e.Card))
	case runewars.QuestFinished:
		t.line("", "RW-QST-02", "%s is finished", t.quest(e.Card))
		t.doing = aParley
	case runewars.QuestFailed:
		t.line("", "RW-QST-02", "%s fails", t.quest(e.Card))
		t.doing = aParley
	default:
		return false
	}
	return true
}

// narrateDuel words a duel. A quest's unit has its own shape.
func (t *Narrator) narrateDuel(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.DuelBegan:
		t.doing, t.dueller, t.unseen, t.beast = aDuel, e.Seat, e.To == runewars.NoHero, nil
		rule := "RW-DUEL-01"
		if t.unseen {
			t.beast, rule = t.foe(e.Card), rule+", RW-QST-05"
		}
		t.line("duel", rule, "%s against %s in %s", t.hero(e.Hero), t.hero(e.To), t.area(e.Area))
	case runewars.DuelStruck:
		if e.Card == runewars.PlainStrike {
			t.line("", "RW-DUEL-02", "special ability of %s: damage %d", t.hero(e.Hero), e.Damage())
			break
		}
		t.line("", "RW-DUEL-02, RW-DUEL-03", "special ability of %s: %s", t.hero(e.Hero), t.reward(e.Card))
	case runewars.DuelWarded:
		t.line("", "RW-DUEL-02", "damage %d to %s is prevented", e.Damage(), t.hero(e.Hero))
	case runewars.DuelMended:
		t.line("", "RW-DUEL-03", "damage %d on %s is healed", e.Damage(), t.hero(e.Hero))
	case runewars.DuelEnded:
		t.line("", "RW-DUEL-04", "the duel is over")
		if t.doing = aParley; t.unseen {
			t.doing = aQuest
		}
	default:
		return false
	}
	return true
}

// commandRule returns the rule by which a hero gets a Commander card.
func (t *Narrator) commandRule() string {
	switch {
	case !t.begun:
		return "RW-CMD-01"
	case t.whose == runewars.NoSeat:
		return "RW-CMD-09"
	case t.order == runewars.RallySupport:
		return "RW-CMD-08"
	}
	return "RW-CMD-10"
}

// foe returns the unit of a quest, or nil.
func (t *Narrator) foe(quest uint8) *rulebook.Unit {
	if int(quest) >= len(t.game.Quests) {
		return nil
	}
	for _, kinds := range t.game.Kinds {
		for _, u := range kinds {
			if u != nil && u.ID == t.game.Quests[quest].Duel {
				return u
			}
		}
	}
	return nil
}

// asks words the way to attempt a quest.
func (t *Narrator) asks(quest uint8) string {
	switch {
	case int(quest) >= len(t.game.Quests):
		return ""
	case t.game.Quests[quest].Duel != "":
		return ", a duel"
	}
	return ", by " + t.game.Quests[quest].Attribute
}

// The purposes of Fate cards outside battles.
const (
	aParley = iota
	aQuest
	aDuel
)

// hurtRules are the rules by which a hero is hurt, by the current action.
var hurtRules = [...]string{aQuest: "RW-QST-01", aDuel: "RW-DUEL-02"}

// hurtRule returns the rule by which a hero is hurt now: in a battle it is a commander.
func (t *Narrator) hurtRule() string {
	if t.fights {
		return "RW-CMD-05"
	}
	return at(hurtRules[:], int(t.doing), "")
}

// drawn words the relevant part of a Fate card: for a duel its circle, or the shape of a quest's unit (RW-QST-05), for
// all else its destiny.
func (t *Narrator) drawn(e *runewars.Event) {
	if t.doing != aDuel || int(e.Card) >= len(t.game.Rules.Fate) {
		t.fateDrawn(e)
		return
	}
	rule, shape, whose := "RW-DUEL-02", battle.Circle, ""
	if t.unseen && e.Seat != t.dueller {
		rule, whose = "RW-QST-05", " for "+t.hero(runewars.NoHero)
		if quests := t.game.Rules.Cards.Quests; int(t.attempted) < len(quests) {
			shape = quests[t.attempted].Foe.Shape
		}
	}
	t.line("", rule, "%sFate card %s%s: %s", t.actor(e.Seat), fateCard(t.game, e.Card), whose,
		Face(t.game.Rules.Fate[e.Card].Faces[shape]))
}

// readRule returns the rule by which a destiny is read.
func (t *Narrator) readRule() string {
	if t.doing == aQuest {
		return "RW-QST-01"
	}
	return "RW-DIPL-03"
}
