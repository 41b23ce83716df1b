package narrate

import (
	"fmt"

	"muster/engine/runewars"
	"muster/engine/runewars/battle"
	"muster/engine/runewars/rulebook"
)

// sayCard tells cards that are played, influence that is bid, and what lies on areas.
func (t *Teller) sayCard(e *runewars.Event) bool {
	g := t.game
	switch e.Kind {
	case runewars.TacticsPlayed:
		t.line("plays", "RW-TACT-01", "%s%s", t.who(e.Seat), nameOf(g.Tactics, e.Card, "a Tactics card"))
	case runewars.ObjectiveFulfilled:
		t.line("fulfils", "RW-OBJ-01", "%s%s", t.who(e.Seat), nameOf(g.Objectives, e.Card, "the Objective"))
	case runewars.TitleUsed:
		t.line("uses", "RW-TITLE-02", "%s%s", t.who(e.Seat), t.title(e.Card))
	case runewars.BidMade:
		t.line("bids", "RW-BID-01", "%s: influence %d", t.Seat(e.Seat), e.N)
	case runewars.BidWon:
		t.line("", "RW-BID-01", "%s bids the most", t.Seat(e.Seat))
	case runewars.BidLost:
		t.line("", "RW-BID-01", "%s bids the least", t.Seat(e.Seat))
	case runewars.TokenFound:
		t.line("explores", "RW-EXPL-01", "%s turns the token in %s up: %s", t.hero(e.Hero), t.area(e.Area),
			nameOf(g.Tokens, e.Card, "a token"))
	case runewars.TokenGone:
		t.line("", "RW-EXPL-01", "%s in %s is discarded", nameOf(g.Tokens, e.Card, "the token"), t.area(e.Area))
	case runewars.TokensSeen:
		t.line("looks", "RW-EXPL-01", "%sat what lies face down in %s", t.who(e.Seat), t.area(e.Area))
	case runewars.PortalsOpened:
		t.line("portals", "RW-EXPL-01", "%sare open for influence %d", t.who(e.Seat), e.N)
	case runewars.UnitRouted:
		t.line("", "RW-TERM-12", "%s%s in %s, routed", t.who(e.Seat), t.units(e.Seat, e.Unit, e.N), t.area(e.Area))
	case runewars.UnitsStood:
		t.line("", "RW-TERM-12", "%sunits in %s stand up", t.who(e.Seat), t.area(e.Area))
	case runewars.AreaBurnt:
		t.line("", "RW-DES-01", "%s lies desolate", t.area(e.Area))
	case runewars.AreaFrozen:
		t.line("", "RW-DES-03", "frost lies on %s", t.area(e.Area))
	case runewars.AreaRestored:
		t.line("", "RW-DES-01", "%s is whole again", t.area(e.Area))
	case runewars.PeasantStayed:
		t.line("", "RW-DEV-07", "%speasants stay in %s", t.who(e.Seat), t.area(e.Area))
	case runewars.DevelopmentBought:
		t.line("buys", "RW-DEV-01", "%s%s", t.who(e.Seat), nameOf(g.Developments, e.Card, "a Development card"))
	default:
		return false
	}
	return true
}

// sayHero tells what heroes do, and what becomes of them.
func (t *Teller) sayHero(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.HeroHurt:
		t.line("", t.hurtRule(), "%s: damage %d", t.hero(e.Hero), e.N)
	case runewars.HeroHealed:
		t.line("heals", "RW-HERO-03", "%s", t.hero(e.Hero))
	case runewars.HeroTrained:
		t.line("trains", "RW-HERO-04", "%s: %s", t.hero(e.Hero), at(rulebook.Attributes(), int(e.N), "an attribute"))
	case runewars.HeroStood:
		t.line("", "RW-TERM-12", "%s stands up", t.hero(e.Hero))
	case runewars.HeroSwept:
		t.line("flood", "RW-EXPL-01", "%s carries %s from %s to %s", t.Seat(e.Seat), t.hero(e.Hero), t.area(e.Area),
			t.area(e.To))
	case runewars.HeroDefeated:
		t.line("", "RW-DUEL-05", "%s is defeated in %s", t.hero(e.Hero), t.area(e.Area))
	case runewars.CommanderNamed:
		t.line("command", "RW-CMD-01", "%s: %s", t.hero(e.Hero), nameOf(t.game.Commanders, e.Card, "a Commander card"))
	case runewars.QuestBegan:
		t.doing = aQuest
		t.line("quest", "RW-QST-01", "%s in %s: %s", t.hero(e.Hero), t.area(e.Area), t.quest(e.Card))
	case runewars.QuestFinished:
		t.line("", "RW-QST-02", "%s is finished", t.quest(e.Card))
		t.doing = aParley
	case runewars.QuestFailed:
		t.line("", "RW-QST-02", "%s is not finished", t.quest(e.Card))
		t.doing = aParley
	case runewars.DuelBegan:
		t.doing, t.dueller, t.unseen = aDuel, e.Seat, e.To == runewars.NoHero
		t.line("duel", "RW-DUEL-01", "%s against %s in %s", t.hero(e.Hero), t.hero(e.To), t.area(e.Area))
	case runewars.DuelStruck:
		what := "damage 1"
		if e.Card != runewars.PlainStrike {
			what = t.reward(e.Card)
		}
		t.line("", "RW-DUEL-02", "the special of %s: %s", t.hero(e.Hero), what)
	case runewars.DuelEnded:
		t.line("", "RW-DUEL-04", "the duel is over")
		t.doing = aParley
	default:
		return t.sayReward(e)
	}
	return true
}

// sayReward tells where Rewards go. Which they are lies with who has them, until he uses one.
func (t *Teller) sayReward(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.RewardGained:
		t.line("", "RW-QST-02", "%s has a Reward", t.hero(e.Hero))
	case runewars.RewardLost:
		t.line("", "RW-DUEL-06", "%s loses %s", t.hero(e.Hero), t.reward(e.Card))
	case runewars.RewardUsed:
		t.line("", "RW-DUEL-03", "%s uses %s", t.hero(e.Hero), t.reward(e.Card))
	case runewars.RewardHanded:
		t.line("", "RW-QST-04", "%s gives a Reward to %s", t.hero(e.Hero), t.hero(e.To))
	case runewars.RewardsFell:
		t.line("", "RW-DUEL-05", "the Rewards of %s lie in %s", t.hero(e.Hero), t.area(e.Area))
	case runewars.RewardsTaken:
		t.line("", "RW-DUEL-05", "%s takes the Rewards in %s", t.hero(e.Hero), t.area(e.Area))
	default:
		return false
	}
	return true
}

// What Fate cards are drawn for, when it is no battle.
const (
	aParley = iota
	aQuest
	aDuel
)

// hurtRules are the rules by which a hero is hurt, by what goes on.
var hurtRules = [...]string{aQuest: "RW-QST-01", aDuel: "RW-DUEL-02"}

// hurtRule is the rule by which a hero is hurt now: in a battle he is a commander.
func (t *Teller) hurtRule() string {
	if t.fighting {
		return "RW-CMD-05"
	}
	return at(hurtRules[:], int(t.doing), "")
}

// drawn tells a Fate card by what counts of it: a duel is fought by its circle, all else by its destiny. What a quest
// brings has a shape of its own, of which its player knows (RW-QST-05).
func (t *Teller) drawn(e *runewars.Event) {
	if t.doing == aDuel && t.unseen && e.Seat != t.dueller {
		t.line("", "RW-QST-05", "%sFate card %s, for what the quest brings", t.who(e.Seat), fateCard(t.game, e.Card))
		return
	}
	if t.doing == aDuel && int(e.Card) < len(t.game.Rules.Fate) {
		t.line("", "RW-DUEL-02", "%sFate card %s: %s", t.who(e.Seat), fateCard(t.game, e.Card),
			Face(t.game.Rules.Fate[e.Card].Faces[battle.Circle]))
		return
	}
	t.line("", "RW-FATE-01", "Fate card %s: %s", fateCard(t.game, e.Card), t.destinyOf(e.Card))
}

// readRule is the rule by which a destiny is read.
func (t *Teller) readRule() string {
	if t.doing == aQuest {
		return "RW-QST-01"
	}
	return "RW-DIPL-03"
}

// named is a row of a table that people have a name for.
type named interface{ Named() string }

// nameOf is what a row of a list is called; none where there is no such row.
func nameOf[T named](list []T, card uint8, none string) string {
	if int(card) >= len(list) {
		return none
	}
	return list[card].Named()
}

// hero is what people call a hero, or what a quest brings in the place of one.
func (t *Teller) hero(h uint8) string {
	if h == runewars.NoHero {
		return "what the quest brings"
	}
	return nameOf(t.game.Heroes, h, fmt.Sprintf("hero %d", h+1))
}

func (t *Teller) title(card uint8) string { return nameOf(t.game.Titles, card, "a Title") }
func (t *Teller) quest(card uint8) string { return nameOf(t.game.Quests, card, "a quest") }
func (t *Teller) reward(card uint8) string {
	return nameOf(t.game.Rewards, card, "a Reward")
}

// seasonCard is what people call a Season card.
func (t *Teller) seasonCard(card uint8) string { return nameOf(t.game.Seasons, card, "a card") }
