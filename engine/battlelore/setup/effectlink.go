package setup

import (
	"slices"

	"muster/engine/battlelore"
	"muster/engine/battlelore/rulebook"
	"muster/engine/effect"
)

// What an effect says becomes here what the engine plays, in whatever definition it stands.

// effectVerbs are the verbs of Lore cards, each at the engine's number for it.
var effectVerbs = [...]string{
	battlelore.OrdersMore: effect.Order,
	battlelore.Grants:     effect.Grant,
	battlelore.Moves:      effect.Move,
	battlelore.Places:     effect.SetDown,
	battlelore.Heals:      effect.Heal,
	battlelore.Drives:     effect.Retreat,
	battlelore.Rolls:      effect.Roll,
	battlelore.Gains:      effect.Gain,
	battlelore.Steals:     rulebook.LoreSteal,
	battlelore.Forgoes:    rulebook.LoreForgo,
	battlelore.Cancels:    effect.Cancel,
	battlelore.Rerolls:    effect.Reroll,
	battlelore.Ignores:    effect.Ignore,
	battlelore.Draws:      effect.Draw,
	battlelore.Discards:   effect.Discard,
	battlelore.Special:    rulebook.LoreSpecial,
}

// powerVerbs are the verbs of powers, each at the engine's number for it, and powerTargets for whom they are.
var (
	powerVerbs = [...]string{
		battlelore.DoToken: rulebook.PowerToken, battlelore.DoRoll: effect.Roll, battlelore.DoRetreat: effect.Retreat,
		battlelore.DoLose: effect.Lose, battlelore.DoGrow: rulebook.PowerGrow,
	}
	powerTargets = [...]string{
		battlelore.ToTarget: effect.Battled, battlelore.ToOthers: effect.Others, battlelore.ToAdjacent: effect.Adjacent,
		battlelore.ToFlown: rulebook.ToFlown, battlelore.ToSelf: effect.Itself,
	}
)

// effect is an effect of a Lore card; what words its values have in their lists is for the linker to know.
func (l *linker) effect(row *rulebook.LoreCard, e *effect.Effect) battlelore.Effect {
	d := battlelore.Effect{
		Do:    battlelore.EffectKind(l.word(row, e.Verb, effectVerbs[:])),
		Epic:  e.Epic,
		Own:   e.Only == effect.Own,
		Enemy: e.Only == effect.Enemy,
		N:     levels(e.N.N),
		Share: shareOf(&e.N),
		Colour: slices.Contains(
			e.Hits,
			rulebook.FaceColour,
		),
		Hits:    faceSet(e.Hits),
		Kills:   faceSet(e.Kills),
		Flags:   e.Flags,
		Within:  levels(e.Within),
		Figures: levels(e.Figures),
		Clear:   e.Clear,
		Lore:    e.Deck == rulebook.DeckLore,
		Keep:    small(e.Keep),
		Until:   untilOf(e),
	}
	for level := 1; level <= battlelore.MaxLevel; level++ {
		if len(e.Levels) > 0 && e.Happens(level) {
			d.Levels |= 1 << level
		}
		d.Pick[level-1] = e.Own["pick"].Words.At(level) == rulebook.PickSeen
	}
	switch d.Do {
	case battlelore.Grants:
		d.Stat = battlelore.Stat(l.word(row, e.Mods[0].Stat, rulebook.LoreStats()))
	case battlelore.Places:
		d.Base = e.What == effect.Baseline
	case battlelore.Rerolls:
		d.Any = e.What == effect.AnyDice
	case battlelore.Ignores:
		d.What = battlelore.Ignored(l.word(row, e.What, rulebook.LoreIgnored()))
	case battlelore.Special:
		d.Special = battlelore.SpecialKind(l.word(row, e.OwnWord("name"), rulebook.LoreSpecials()))
	}
	return d
}

// powerEffect is an effect of a power. Words that are none are as the first of their list.
func (l *linker) powerEffect(e *effect.Effect) battlelore.PowerEffect {
	return battlelore.PowerEffect{
		Do: battlelore.PowerDo(
			max(0, slices.Index(powerVerbs[:], e.Verb)),
		),
		To:      battlelore.PowerTo(max(0, slices.Index(powerTargets[:], e.To.What))),
		N:       small(e.N.N.At(1)),
		Share:   shareOf(&e.N),
		PerLore: e.N.Per == rulebook.PerLore,
		Token:   uint8(max(0, slices.Index(l.tokens(), e.OwnWord("token")))),
		Colour:  slices.Contains(e.Hits, rulebook.FaceColour),
		Hits:    faceSet(e.Hits),
		Flags:   e.Flags,
	}
}

// levels are a number's values by level.
func levels(n effect.Numbers) (out battlelore.Levels) {
	for i := range out {
		out[i] = small(n.At(i + 1))
	}
	return out
}

// shareOf is an amount that is a part of another one (BL-LOR-05); the zero Share without a word for it. One part serves
// all levels.
func shareOf(a *effect.Amount) (out battlelore.Share) {
	out.Of = battlelore.Basis(slices.Index(rulebook.Bases(), a.Of) + 1)
	if out.Of == battlelore.OfNumber {
		return out
	}
	for i := range out.Part {
		out.Part[i] = uint8(max(0, slices.Index(effect.Parts(), a.Part.At(i+1))) + 1)
	}
	return out
}

// classSet is the set of classes for kinds of unit, a bit a Class, 0 for all; unknown is a word that is none.
func classSet(kinds []string) (set uint8, unknown string) {
	for _, kind := range kinds {
		switch kind {
		case rulebook.Foot:
			set |= 1 << battlelore.Foot
		case rulebook.Mounted:
			set |= 1 << battlelore.Mounted
		case rulebook.Creature:
			set |= 1 << battlelore.Creature
		case effect.Troop:
			set |= 1<<battlelore.Foot | 1<<battlelore.Mounted
		default:
			return 0, kind
		}
	}
	return set, ""
}

// faceSet is a set of faces of the die, a bit each. The target's colour is none of them.
func faceSet(words []string) (set uint8) {
	for _, word := range words {
		switch word {
		case rulebook.FaceStrike:
			set |= 1 << battlelore.Strike
		case rulebook.FaceLore:
			set |= 1 << battlelore.Lore
		}
	}
	return set
}

// untilOf is how long a change lasts. Where a card does not say so, what is ignored is ignored in the roll at hand, and
// all else lasts as long as the turn.
func untilOf(e *effect.Effect) battlelore.Until {
	switch {
	case e.Until == effect.UntilNext:
		return battlelore.UntilNext
	case e.Until == effect.UntilRoll, e.Until == "" && e.Verb == effect.Ignore:
		return battlelore.UntilRoll
	}
	return battlelore.UntilTurn
}
