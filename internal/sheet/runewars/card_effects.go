package runewars

import "muster/internal/engine/runewars/rulebook"

// CardEffects describes a list of deeds.
func (w Words) CardEffects(list []rulebook.CardEffect) string {
	phrases := make([]string, len(list))
	for i := range list {
		d := &list[i]
		phrases[i] = w.cardEffect(d)
		if i > 0 && d.Or && d.Who == list[i-1].Who { // whom it is for is said already
			phrases[i] = w.asked(d, wordingTold(w.operation(d), w.cardEffectNotes(d)))
		}
	}
	return w.sentences(phrases, func(i int) bool { return list[i].Or })
}

// cardEffect describes one deed, with its owner and conditions first and its notes last.
func (w Words) cardEffect(d *rulebook.CardEffect) string {
	phrase := w.asked(d, wordingTold(w.operation(d), w.cardEffectNotes(d)))
	switch d.Who {
	case rulebook.ToEach:
		return w.T("each player: %s", phrase)
	case rulebook.ToOthers:
		return w.T("each other player: %s", phrase)
	case rulebook.ToOpponent:
		return w.T("another player of your choice: %s", phrase)
	case rulebook.ToWinner:
		return w.T("the highest bidder: %s", phrase)
	case rulebook.ToLowest:
		return w.T("the lowest bidder: %s", phrase)
	case rulebook.ToNotLowest:
		return w.T("all but the lowest bidder: %s", phrase)
	}
	return phrase
}

// asked puts the conditions of a deed before the phrase.
func (w Words) asked(d *rulebook.CardEffect, phrase string) string {
	if d.Pays != nil {
		phrase = w.T("for %s: %s", w.price(d.Pays), phrase)
	}
	switch {
	case d.If == nil:
	case d.If.Has == rulebook.HasUnitsHere:
		phrase = w.T("with %s there: %s", w.Condition(d.If), phrase)
	default:
		phrase = w.T("the player with %s: %s", w.Condition(d.If), phrase)
	}
	return phrase
}

func (w Words) price(p *rulebook.Price) string {
	n := max(p.Count, 1)
	switch p.What {
	case rulebook.HasTactics:
		return w.Tn("%d Tactics card", "%d Tactics cards", n)
	case rulebook.HasRewards:
		return w.Tn("%d Reward card", "%d Reward cards", n)
	}
	return w.T("%d influence", n)
}

// operation describes the effect of a deed.
func (w Words) operation(d *rulebook.CardEffect) string {
	n := max(d.Count, 1)
	switch d.Do {
	case rulebook.DoGainInfluence:
		return w.T("gain %d influence", n)
	case rulebook.DoLoseInfluence:
		return w.T("lose %d influence", n)
	case rulebook.DoGainTactics:
		return w.Tn("draw %d Tactics card", "draw %d Tactics cards", n)
	case rulebook.DoLoseTactics:
		return w.Tn("discard %d Tactics card", "discard %d Tactics cards", n)
	case rulebook.DoGainQuests:
		return w.Tn("draw %d Quest card", "draw %d Quest cards", n)
	case rulebook.DoGainHero:
		return w.Tn("take %d Hero card", "draw %d Hero cards, keep one", n)
	case rulebook.DoGainObjective:
		return w.T("draw an Objective if you have none")
	case rulebook.DoGainRune:
		return w.Tn("receive %d dragon rune", "receive %d dragon runes", n)
	case rulebook.DoMoveRune:
		return w.T("move a rune token to an area outside home realms")
	case rulebook.DoRaiseDial, rulebook.DoLowerDial:
		return w.turned(d, n)
	}
	if phrase := w.heroes(d, n); phrase != "" {
		return phrase
	}
	return w.units(d, n)
}

// turned describes a dial that goes up or down.
func (w Words) turned(d *rulebook.CardEffect, n int) string {
	which := w.T("one dial")
	if d.Dial != "" {
		which = w.dialOf(d.Dial)
	}
	if d.Do == rulebook.DoRaiseDial {
		return w.T("%s up by %d", which, n)
	}
	return w.T("%s down by %d", which, n)
}

func (w Words) dialOf(dial string) string {
	switch dial {
	case rulebook.Food:
		return w.T("food dial")
	case rulebook.Wood:
		return w.T("wood dial")
	}
	return w.T("ore dial")
}

// units describes deeds with units and strongholds, and on areas.
func (w Words) units(d *rulebook.CardEffect, n int) string {
	switch d.Do {
	case rulebook.DoPutUnits:
		if d.Unit != "" {
			return w.T("put %d × %s into one area", n, w.UnitName(d.Unit))
		}
		return w.Tn("put %d neutral unit, as your ally, into one area",
			"put %d neutral units, as your allies, into one area", n)
	case rulebook.DoMoveUnits:
		return w.T("move standing units from one area that is not activated to an adjacent friendly or empty area")
	case rulebook.DoDestroyUnits:
		return w.Tn("destroy %d own unit", "destroy %d own units", n)
	case rulebook.DoRoutUnits:
		return w.Tn("rout %d own unit", "rout %d own units", n)
	case rulebook.DoStandUnits:
		return w.T("the routed own units of one area stand up")
	case rulebook.DoDesolate:
		return w.T("put desolation into an area")
	case rulebook.DoFreeze:
		return w.T("put frost into an area")
	case rulebook.DoRestore:
		return w.T("take desolation or frost out of an area")
	case rulebook.DoBuild:
		return w.T("build a stronghold free of cost")
	case rulebook.DoRepair:
		return w.T("repair a stronghold free of cost")
	case rulebook.DoLook:
		return w.T("look at tokens that are face down in an area")
	case rulebook.DoRazeCity:
		return w.T("destroy a city")
	case rulebook.DoFindCity:
		return w.T("put the Lost City on the tile of one area, or remove desolation or frost from it")
	}
	return d.Do
}

// heroes describes deeds with heroes: with the present one, or one of choice; "" for any other deed.
func (w Words) heroes(d *rulebook.CardEffect, n int) string {
	here := atHand(d)
	switch d.Do {
	case rulebook.DoGainReward:
		return w.T("a hero gets a Reward")
	case rulebook.DoLoseReward:
		return w.T("a hero discards a Reward")
	case rulebook.DoDamageHero:
		if here {
			return w.T("this hero suffers %d damage", n)
		}
		return w.T("an own hero suffers %d damage", n)
	case rulebook.DoHealHero:
		if here {
			return w.T("this hero heals all damage")
		}
		return w.T("an own hero heals all damage")
	case rulebook.DoTrainHero:
		if here {
			return w.Tn("this hero trains %d point", "this hero trains %d points", n)
		}
		return w.Tn("an own hero trains %d point", "an own hero trains %d points", n)
	case rulebook.DoStandHero:
		return w.T("a routed own hero stands up")
	case rulebook.DoMoveHero:
		return w.Tn("an own hero moves %d area", "an own hero moves up to %d areas", n)
	}
	return ""
}

// atHand reports whether a deed applies to the hero at the card's place.
func atHand(d *rulebook.CardEffect) bool { return len(d.Where) == 1 && d.Where[0] == rulebook.InQuest }

// cardEffectNotes returns the targets and places of a deed, and who chooses them.
func (w Words) cardEffectNotes(d *rulebook.CardEffect) []string {
	var out []string
	if d.Unit != "" && d.Do != rulebook.DoPutUnits {
		out = append(out, w.UnitName(d.Unit))
	}
	if len(d.Shapes) > 0 {
		out = append(out, w.shapes(d.Shapes))
	}
	if len(d.Where) > 0 && !atHand(d) {
		var places []string
		for _, where := range d.Where {
			places = append(places, w.place(where))
		}
		where := w.either(places)
		if d.Do == rulebook.DoMoveRune {
			where = w.T("out of: %s", where)
		}
		out = append(out, where)
	}
	switch d.By {
	case rulebook.BySelf:
		out = append(out, w.T("you choose which"))
	case rulebook.ByWinner:
		out = append(out, w.T("the highest bidder chooses where"))
	case rulebook.ByLowest:
		out = append(out, w.T("the lowest bidder chooses where"))
	}
	if d.May {
		out = append(out, w.T("if you like"))
	}
	return out
}

// place returns the word for a kind of area.
func (w Words) place(where string) string {
	switch where {
	case rulebook.InHome:
		return w.T("home realm")
	case rulebook.InStronghold:
		return w.T("area with an own stronghold")
	case rulebook.InFriendly:
		return w.T("friendly area")
	case rulebook.InEmpty:
		return w.T("empty area")
	case rulebook.InNeutral:
		return w.T("neutral area")
	case rulebook.InEnemy:
		return w.T("enemy area")
	case rulebook.InCity:
		return w.T("area with a city")
	case rulebook.InHero:
		return w.T("area with an own hero")
	}
	return w.T("this area")
}
