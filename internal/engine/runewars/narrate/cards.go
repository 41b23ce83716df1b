package narrate

import (
	"fmt"

	"muster/internal/engine/runewars"
)

// narrateCard words played cards, bids of influence, and tokens on areas.
func (t *Narrator) narrateCard(e *runewars.Event) bool {
	g := t.game
	switch e.Kind {
	case runewars.TacticsPlayed:
		t.line("plays", t.playRule(), "%s%s", t.actor(e.Seat), nameOf(g.Tactics, e.Card, "a Tactics card"))
	case runewars.ObjectiveDrawn:
		t.line("draws", t.opening("RW-OBJ-01", "RW-SETUP-29"), "%san Objective card", t.actor(e.Seat))
	case runewars.ObjectiveFulfilled:
		t.line("fulfils", "RW-OBJ-01", "%s%s", t.actor(e.Seat), nameOf(g.Objectives, e.Card, "the Objective"))
	case runewars.TitleUsed:
		t.line("uses", "RW-TITLE-02", "%s%s", t.actor(e.Seat), t.title(e.Card))
	case runewars.BidMade:
		t.line("bids", "RW-BID-01", "%s: influence %d", t.Seat(e.Seat), e.Influence())
	case runewars.BidWon:
		t.line("", "RW-BID-01, RW-BID-02", "%s has the highest bid", t.Seat(e.Seat))
	case runewars.BidLost:
		t.line("", "RW-BID-01, RW-BID-02", "%s has the lowest bid", t.Seat(e.Seat))
	case runewars.TokenFound:
		t.line("explores", "RW-EXPL-01", "%s turns the token in %s face up: %s", t.hero(e.Hero), t.area(e.Area),
			nameOf(g.Tokens, e.Card, "a token"))
	case runewars.TokenGone:
		t.line("", "RW-EXPL-01", "%s in %s is discarded", nameOf(g.Tokens, e.Card, "the token"), t.area(e.Area))
	case runewars.TokensSeen:
		t.line("looks", "RW-EXPL-01", "%sat the face-down tokens in %s", t.actor(e.Seat), t.area(e.Area))
	case runewars.PortalsOpened:
		t.line("portals", "RW-EXPL-01", "%s pays influence %d to use them", t.Seat(e.Seat), e.Influence())
	case runewars.UnitsStood:
		t.line("", t.rule("RW-TERM-12"), "%sunits in %s stand up", t.actor(e.Seat), t.area(e.Area))
	case runewars.AreaBurnt:
		t.line("", "RW-DES-01", "%s becomes desolate", t.area(e.Area))
	case runewars.AreaFrozen:
		t.line("", "RW-DES-03", "%s gets a frost token", t.area(e.Area))
	case runewars.AreaRestored:
		t.line("", "RW-DES-01", "%s is no longer desolate", t.area(e.Area))
	case runewars.PeasantStayed:
		t.line("", "RW-DEV-07", "%speasants stay in %s", t.actor(e.Seat), t.area(e.Area))
	case runewars.DevelopmentBought:
		t.line("buys", "RW-DEV-01", "%s%s", t.actor(e.Seat), nameOf(g.Developments, e.Card, "a Development card"))
	default:
		return false
	}
	return true
}

// playRule returns the rule for playing a Tactics card. A card is played at the start of a battle or duel, instead of a
// Fate card, or at another time that the card states.
func (t *Narrator) playRule() string {
	switch {
	case t.fights && t.drawing:
		return "RW-BTL-07, RW-TACT-01"
	case t.fights:
		return "RW-BTL-04, RW-TACT-01"
	case t.doing == aDuel:
		return "RW-DUEL-01, RW-TACT-01"
	}
	return "RW-TACT-01"
}

// narrateReward words the owners of Rewards. A Reward is hidden until its owner uses it.
func (t *Narrator) narrateReward(e *runewars.Event) bool {
	switch e.Kind {
	case runewars.RewardGained:
		rule := "RW-QST-02"
		if t.by != byQuest {
			rule = t.rule(rule)
		}
		t.line("", rule, "%s gains a Reward", t.hero(e.Hero))
	case runewars.RewardLost:
		t.line("", t.rule("RW-DUEL-06"), "%s loses %s", t.hero(e.Hero), t.reward(e.Card))
	case runewars.RewardUsed:
		rule := "RW-TERM-14"
		if t.fights {
			rule = "RW-BTL-04"
		}
		t.line("uses", rule, "%s: %s", t.hero(e.Hero), t.reward(e.Card))
	case runewars.RewardHanded:
		t.line("", "RW-QST-04", "%s gives a Reward to %s", t.hero(e.Hero), t.hero(e.To))
	case runewars.RewardGiven:
		t.line("gives", "RW-RUL-05", "%sa Reward of %s", t.actor(e.Seat), t.hero(e.Hero))
	case runewars.RewardsFell:
		t.line("", "RW-DUEL-05", "the Rewards of %s are dropped in %s", t.hero(e.Hero), t.area(e.Area))
	case runewars.RewardsTaken:
		t.line("", "RW-DUEL-05", "%s takes the Rewards in %s", t.hero(e.Hero), t.area(e.Area))
	default:
		return false
	}
	return true
}

// named is a row of a table with a printed name.
type named interface{ Named() string }

// nameOf returns the name of a row of a list, or none for an invalid index.
func nameOf[T named](list []T, card uint8, none string) string {
	if int(card) >= len(list) {
		return none
	}
	return list[card].Named()
}

// hero returns the name of a hero, or of a quest's unit.
func (t *Narrator) hero(h uint8) string {
	switch {
	case h != runewars.NoHero:
		return nameOf(t.game.Heroes, h, fmt.Sprintf("hero %d", h+1))
	case t.beast != nil:
		return "the " + t.beast.Name
	}
	return "the unit of the quest"
}

func (t *Narrator) title(card uint8) string { return nameOf(t.game.Titles, card, "a Title") }
func (t *Narrator) quest(card uint8) string { return nameOf(t.game.Quests, card, "a quest") }
func (t *Narrator) reward(card uint8) string {
	return nameOf(t.game.Rewards, card, "a Reward")
}

// seasonCard returns the name of a Season card.
func (t *Narrator) seasonCard(card uint8) string { return nameOf(t.game.Seasons, card, "a card") }
