package setup

import (
	"slices"

	effects "muster/internal/adventures/effect"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
)

// The functions below convert effects of any definition to the engine's form.

// effectVerbs are the verbs of Lore cards, each at the engine's number for it.
var effectVerbs = [...]string{
	battlelore.OrdersMore: effects.Order,
	battlelore.Grants:     effects.Grant,
	battlelore.Moves:      effects.Move,
	battlelore.Places:     effects.SetDown,
	battlelore.Heals:      effects.Heal,
	battlelore.Drives:     effects.Retreat,
	battlelore.Rolls:      effects.Roll,
	battlelore.Gains:      effects.Gain,
	battlelore.Steals:     rulebook.LoreSteal,
	battlelore.Forgoes:    rulebook.LoreForgo,
	battlelore.Cancels:    effects.Cancel,
	battlelore.Rerolls:    effects.Reroll,
	battlelore.Ignores:    effects.Ignore,
	battlelore.Draws:      effects.Draw,
	battlelore.Discards:   effects.Discard,
	battlelore.Special:    rulebook.LoreSpecial,
}

// powerVerbs are the verbs of powers, and powerTargets their targets, each at the engine's number for it.
var (
	powerVerbs = [...]string{
		battlelore.DoToken: rulebook.PowerToken, battlelore.DoRoll: effects.Roll, battlelore.DoRetreat: effects.Retreat,
		battlelore.DoLose: effects.Lose, battlelore.DoGrow: rulebook.PowerGrow,
	}
	powerTargets = [...]string{
		battlelore.ToTarget: effects.Battled, battlelore.ToOthers: effects.Others, battlelore.ToAdjacent: effects.Adjacent,
		battlelore.ToFlown: rulebook.ToFlown, battlelore.ToSelf: effects.Itself,
	}
)

// effect converts an effect of a Lore card; the linker knows the word lists of its values.
func (l *linker) effect(row *rulebook.LoreCard, e *effects.Effect) battlelore.Effect {
	d := battlelore.Effect{
		Do:    battlelore.EffectKind(l.word(row, e.Verb, effectVerbs[:])),
		Epic:  e.Epic,
		Own:   e.Only == effects.Own,
		Enemy: e.Only == effects.Enemy,
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
		d.Base = e.What == effects.Baseline
	case battlelore.Rerolls:
		d.Any = e.What == effects.AnyDice
	case battlelore.Ignores:
		d.What = battlelore.Ignored(l.word(row, e.What, rulebook.LoreIgnored()))
	case battlelore.Special:
		d.Special = battlelore.SpecialKind(l.word(row, e.OwnWord("name"), rulebook.LoreSpecials()))
	}
	return d
}

// powerEffect converts an effect of a power. An unknown word counts as the first of its list.
func (l *linker) powerEffect(e *effects.Effect) battlelore.PowerEffect {
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

// levels converts a number's values by level.
func levels(n effects.Numbers) (out battlelore.Levels) {
	for i := range out {
		out[i] = small(n.At(i + 1))
	}
	return out
}

// shareOf converts an amount that is a part of another one (BL-LOR-05); the zero Share without a word for it. One part
// applies to all levels.
func shareOf(a *effects.Amount) (out battlelore.Share) {
	out.Of = battlelore.Basis(slices.Index(rulebook.Bases(), a.Of) + 1)
	if out.Of == battlelore.OfNumber {
		return out
	}
	for i := range out.Part {
		out.Part[i] = uint8(max(0, slices.Index(effects.Parts(), a.Part.At(i+1))) + 1)
	}
	return out
}

// classSet returns the set of classes for kinds of unit, a bit a Class, 0 for all; unknown is an unknown word.
func classSet(kinds []string) (set uint8, unknown string) {
	for _, kind := range kinds {
		switch kind {
		case rulebook.Foot:
			set |= 1 << battlelore.Foot
		case rulebook.Mounted:
			set |= 1 << battlelore.Mounted
		case rulebook.Creature:
			set |= 1 << battlelore.Creature
		case effects.Troop:
			set |= 1<<battlelore.Foot | 1<<battlelore.Mounted
		default:
			return 0, kind
		}
	}
	return set, ""
}

// faceSet returns a set of faces of the die, a bit each. The target's colour is none of them.
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

// untilOf returns the end of a change. By default ignored properties are ignored in the current roll, and all else
// lasts for the turn.
func untilOf(e *effects.Effect) battlelore.Until {
	switch {
	case e.Until == effects.UntilNext:
		return battlelore.UntilNext
	case e.Until == effects.UntilRoll, e.Until == "" && e.Verb == effects.Ignore:
		return battlelore.UntilRoll
	}
	return battlelore.UntilTurn
}
