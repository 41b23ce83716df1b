package runewars

import "muster/internal/engine/runewars/rulebook"

// Order is an Order card in words.
type Order struct {
	Name, Does string
	Bonus      string // its Supremacy Bonus (RW-ORD-02); "" for none
}

// Variants are the options that change the effects of Orders.
type Variants struct {
	Commanders, DevelopmentCards bool
}

// Order returns the Order card with a number (RW-ORD-03 to RW-ORD-11); the zero value for an invalid number.
func (w Words) Order(number int, v Variants) Order {
	limit := func(id string) int { return w.Rules.Limit(id).Default }
	switch number {
	case 0:
		return Order{w.T("Garrison"), w.T("+%d strength in every battle of this season in which you defend.",
			limit(rulebook.LimitGarrison)), w.T("Recruit %d triangle units of your faction at any own strongholds.",
			limit(rulebook.LimitGarrisonUnits))}
	case 1:
		return Order{w.T("Strategize"), w.T("Move any of your units and heroes one area, into adjacent friendly or " +
			"empty areas. Do not activate an area. Units may enter activated areas, but not leave them."),
			w.T("Draw a Tactics card for each Tactics icon at the space of a dial or below it.")}
	case 2:
		return Order{w.T("Mobilize"), w.T("Activate an area. Move any of your units and heroes into it from up to "+
			"%d areas away, fast ones up to %d.", limit(rulebook.LimitReach), limit(rulebook.LimitReachFast)),
			w.T("Repeat it; you may not start a second battle.")}
	case 3:
		return Order{w.T("Conquer"), w.T("Activate an area. Move any of your units and heroes into it from up to %d "+
			"areas away, fast ones up to %d.", limit(rulebook.LimitReach), limit(rulebook.LimitReachFast)),
			w.T("In the battle the stronghold of the opponent counts %d less.", limit(rulebook.LimitConquer))}
	case 4:
		return Order{w.T("Harvest"), w.T("Set each dial to the yield of your areas in its resource, up or " +
			"down."), w.harvest(v)}
	case 5:
		return Order{w.T("Recruit"), w.T("Choose a resource. Take the units at the space of its dial and at all " +
			"lower spaces. Place them at your strongholds."), w.T("Choose a second, different resource.")}
	case 6:
		return Order{w.T("Rally Support"), w.T("Take one benefit of each city that you control. Put neutral units " +
			"into the city's area, as your allies."), w.rally(v)}
	case 7:
		return Order{w.T("Acquire Power"), w.T("Gain influence for each influence icon at the space of a dial or " +
			"below it."),
			w.T("Take a Title: spend more influence than it has, and put it there.")}
	case 8:
		return Order{w.T("Fortify"), w.T("Once each, in any order: build a stronghold for %d wood and %d ore in a "+
			"controlled area without stronghold and city. Repair one for %d ore. Take the runes of two friendly "+
			"areas, mix them, look at them, and put them "+
			"back.", limit(rulebook.LimitBuildWood), limit(rulebook.LimitBuildOre),
			limit(rulebook.LimitRepairOre)), ""}
	}
	return Order{}
}

// harvest describes the bonus of Harvest.
func (w Words) harvest(v Variants) string {
	text := w.T("Your developments yield. Then you may pay %d wood for a development at a friendly stronghold "+
		"without one.",
		w.Rules.Limit(rulebook.LimitDevelopWood).Default)
	if v.DevelopmentCards {
		text += " " + w.T("Also, or instead, you may buy one of your Development cards.")
	}
	return text
}

// rally describes the bonus of Rally Support.
func (w Words) rally(v Variants) string {
	n := w.Rules.Limit(rulebook.LimitRallyHeroes).Default
	text := w.T("Pay up to %d influence, draw that many Hero cards and keep one. Place its figure at one of your "+
		"strongholds.", n)
	if v.Commanders {
		text += " " + w.T("Or draw Commander cards in the same way and keep one.")
	}
	return text
}
