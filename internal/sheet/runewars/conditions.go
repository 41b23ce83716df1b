package runewars

import (
	"strings"

	"muster/internal/engine/runewars/rulebook"
)

// Conditions describes a list of conditions that must all hold.
func (w Words) Conditions(list []rulebook.Condition) string {
	var parts []string
	for i := range list {
		parts = append(parts, w.Condition(&list[i]))
	}
	return w.List(parts)
}

// Condition describes the amount that a player must have.
func (w Words) Condition(c *rulebook.Condition) string {
	what := func(n int) string { return wordingTold(w.holding(c, n), w.conditionNotes(c)) }
	switch {
	case c.Most != nil && *c.Most == 0:
		return what(0)
	case c.Most != nil && c.Least > 0:
		return w.T("%d to %s", c.Least, what(*c.Most))
	case c.Most != nil:
		return w.T("at most %s", what(*c.Most))
	}
	return w.T("at least %s", what(c.Least))
}

func (w Words) conditionNotes(c *rulebook.Condition) []string {
	var out []string
	if c.Unit != "" {
		out = append(out, w.UnitName(c.Unit))
	}
	if len(c.Shapes) > 0 {
		out = append(out, w.shapes(c.Shapes))
	}
	return out
}

// holding describes an amount of the thing that a condition counts.
func (w Words) holding(c *rulebook.Condition, n int) string {
	switch c.Has {
	case rulebook.HasRunes:
		return w.Tn("%d dragon rune", "%d dragon runes", n)
	case rulebook.HasAreas:
		return w.Tn("%d area", "%d areas", n)
	case rulebook.HasEnemyHomes:
		return w.Tn("%d area of another home realm", "%d areas of other home realms", n)
	case rulebook.HasCities:
		return w.Tn("%d city", "%d cities", n)
	case rulebook.HasStrongholds:
		return w.Tn("%d stronghold", "%d strongholds", n)
	case rulebook.HasDevelopments:
		return w.Tn("%d development", "%d developments", n)
	case rulebook.HasHeroes:
		return w.Tn("%d hero", "%d heroes", n)
	case rulebook.HasTrained:
		return w.Tn("%d training token on one hero", "%d training tokens on one hero", n)
	case rulebook.HasRewards:
		return w.Tn("%d Reward card", "%d Reward cards", n)
	case rulebook.HasTactics:
		return w.Tn("%d Tactics card", "%d Tactics cards", n)
	case rulebook.HasInfluence:
		return w.T("%d influence", n)
	case rulebook.HasTitles:
		return w.Tn("%d title", "%d titles", n)
	case rulebook.HasUnits:
		return w.Tn("%d own unit", "%d own units", n)
	case rulebook.HasAllies:
		return w.Tn("%d allied neutral unit", "%d allied neutral units", n)
	case rulebook.HasDial:
		return w.T("%d on the %s", n, w.dialOf(c.Dial))
	case rulebook.HasUnitsHere:
		return w.Tn("%d unit of any player", "%d units of any player", n)
	}
	return c.Has
}

// Abilities describes a list of abilities for their owner.
func (w Words) Abilities(list []rulebook.Ability) string {
	var out []string
	for i := range list {
		out = append(out, sentence(w.ability(&list[i])))
	}
	return strings.Join(out, " ")
}

func (w Words) ability(a *rulebook.Ability) string {
	n := max(a.Count, 1)
	switch a.Gives {
	case rulebook.GivesMove:
		return w.Tn("moves %d area more in the Quest Phase", "moves %d areas more in the Quest Phase", n)
	case rulebook.GivesQuestCards:
		if a.Attribute != "" {
			return w.Tn("%d more Fate card in tests of %s", "%d more Fate cards in tests of %s", n, w.Attribute(a.Attribute))
		}
		return w.Tn("%d more Fate card in tests", "%d more Fate cards in tests", n)
	case rulebook.GivesHealth:
		return w.T("+%d health", n)
	case rulebook.GivesDuelDamage:
		return w.T("in a duel a special that deals damage deals %d more", n)
	case rulebook.GivesDuelPrevent:
		return w.T("prevents %d damage in each round of a duel", n)
	case rulebook.GivesHealAnywhere:
		return w.T("heals in any area")
	case rulebook.GivesStrength:
		return w.T("+%d strength in your battles", n)
	case rulebook.GivesTies:
		return w.T("decides tied bids")
	case rulebook.GivesCouncil:
		return w.T("+%d influence whenever a card of the Wizards' Council is drawn", n)
	case rulebook.GivesHarvest:
		return w.T("at each Harvest one dial of your choice up by %d", n)
	case rulebook.GivesKeepResources:
		return w.T("no Season card need lower your dials")
	case rulebook.GivesPeasants:
		return w.T("when all your units leave an area, a peasant may stay, at most %d: you keep the area until a "+
			"player activates it", n)
	}
	return a.Gives
}

// Benefits describes the choice of benefits that a city offers to Rally Support.
func (w Words) Benefits(c *rulebook.City) string {
	var parts []string
	for _, b := range c.Gives {
		parts = append(parts, w.benefit(b))
	}
	return w.either(parts)
}

func (w Words) benefit(b rulebook.Benefit) string {
	n := max(b.Count, 1)
	switch b.What {
	case rulebook.GivesUnits:
		return wordingTold(w.Tn("%d neutral unit", "%d neutral units", n), []string{w.Shape(b.Shape)})
	case rulebook.GivesTactics:
		return w.Tn("%d Tactics card", "%d Tactics cards", n)
	case rulebook.GivesInfluence:
		return w.T("%d influence", n)
	case rulebook.GivesQuests:
		return w.Tn("%d Quest card", "%d Quest cards", n)
	}
	return b.What
}

// CityAdds describes a city's other effects on its area: resources, a rune; "" for none (RW-T12-06).
func (w Words) CityAdds(c *rulebook.City) string {
	var out []string
	for _, d := range rulebook.Dials() {
		if n := c.Yield(d); n > 0 {
			out = append(out, w.T("The area yields %d %s more.", n, w.Dial(d)))
		}
	}
	if c.Rune {
		out = append(out, w.T("It counts as a dragon rune."))
	}
	return strings.Join(out, " ")
}

// Token describes an exploration token.
func (w Words) Token(t *rulebook.Token) string {
	var out []string
	say := func(text string) { out = append(out, sentence(text)) }
	switch t.Does {
	case rulebook.TokenRune:
		say(w.T("one more dragon rune for the area's player"))
	case rulebook.TokenYield:
		say(w.T("the area yields 1 %s more", w.Dial(t.Dial)))
	case rulebook.TokenPortal:
		say(w.T("for %d influence, adjacent to every other open portal, for all figures of one movement",
			w.Rules.Limit(rulebook.LimitPortal).Default))
	case rulebook.TokenStrength:
		say(w.T("+%d strength for the defender", w.Rules.Limit(rulebook.LimitDefensible).Default))
	case rulebook.TokenStop:
		say(w.T("the hero stops here"))
	case rulebook.TokenFlood:
		say(w.T("all borders of the area are water; the player to the left moves the hero up to two areas"))
	}
	if len(t.Effects) > 0 {
		out = append(out, w.CardEffects(t.Effects))
	}
	switch {
	case t.Destructible:
		say(w.T("it stays; a player with six units in the area may remove it"))
	case t.Stays:
		say(w.T("it stays"))
	default:
		say(w.T("then discard it"))
	}
	return strings.Join(out, " ")
}
