package battle

import (
	"slices"

	"muster/engine"
	"muster/engine/effect"
	"muster/engine/rulebook"
)

// What an effect says becomes here what the engine plays, in whatever definition it stands.

// deedVerbs are the verbs of Lore cards, each at the engine's number for it.
var deedVerbs = [...]string{
	engine.OrdersMore: effect.Order, engine.Grants: effect.Grant, engine.Moves: effect.Move, engine.Places: effect.SetDown,
	engine.Heals: effect.Heal, engine.Drives: effect.Retreat, engine.Rolls: effect.Roll, engine.Gains: effect.Gain,
	engine.Steals: rulebook.LoreSteal, engine.Forgoes: rulebook.LoreForgo, engine.Cancels: effect.Cancel,
	engine.Rerolls: effect.Reroll, engine.Ignores: effect.Ignore, engine.Draws: effect.Draw, engine.Discards: effect.Discard,
	engine.Special: rulebook.LoreSpecial,
}

// powerVerbs are the verbs of powers, each at the engine's number for it, and powerTargets for whom they are.
var (
	powerVerbs = [...]string{
		engine.DoToken: rulebook.PowerToken, engine.DoRoll: effect.Roll, engine.DoRetreat: effect.Retreat, engine.DoLose: effect.Lose,
		engine.DoGrow: rulebook.PowerGrow,
	}
	powerTargets = [...]string{
		engine.ToTarget: effect.Battled, engine.ToOthers: effect.Others, engine.ToAdjacent: effect.Adjacent,
		engine.ToFlown: rulebook.ToFlown, engine.ToSelf: effect.Itself,
	}
)

// deed is an effect of a Lore card; what words its values have in their lists is for the linker to know.
func (l *linker) deed(row *rulebook.LoreCard, e *effect.Effect) engine.Deed {
	d := engine.Deed{
		Do: engine.DeedKind(l.word(row, e.Verb, deedVerbs[:])), Epic: e.Epic,
		Own: e.Only == effect.Own, Enemy: e.Only == effect.Enemy, N: levels(e.N.N), Share: shareOf(&e.N),
		Colour: slices.Contains(e.Hits, rulebook.FaceColour), Hits: faceSet(e.Hits), Kills: faceSet(e.Kills), Flags: e.Flags,
		Within: levels(e.Within), Figures: levels(e.Figures), Clear: e.Clear,
		Lore: e.Deck == rulebook.DeckLore, Keep: small(e.Keep), Until: untilOf(e),
	}
	for level := 1; level <= engine.MaxLevel; level++ {
		if len(e.Levels) > 0 && e.Happens(level) {
			d.Levels |= 1 << level
		}
		d.Pick[level-1] = e.Own["pick"].Words.At(level) == rulebook.PickSeen
	}
	switch d.Do {
	case engine.Grants:
		d.Stat = engine.Stat(l.word(row, e.Mods[0].Stat, rulebook.LoreStats()))
	case engine.Places:
		d.Base = e.What == effect.Baseline
	case engine.Rerolls:
		d.Any = e.What == effect.AnyDice
	case engine.Ignores:
		d.What = engine.Ignored(l.word(row, e.What, rulebook.LoreIgnored()))
	case engine.Special:
		d.Special = engine.SpecialKind(l.word(row, e.OwnWord("name"), rulebook.LoreSpecials()))
	}
	return d
}

// powerDeed is an effect of a power. Words that are none are as the first of their list.
func (l *linker) powerDeed(e *effect.Effect) engine.PowerDeed {
	return engine.PowerDeed{
		Do: engine.PowerDo(max(0, slices.Index(powerVerbs[:], e.Verb))), To: engine.PowerTo(max(0, slices.Index(powerTargets[:], e.To.What))),
		N: small(e.N.N.At(1)), Share: shareOf(&e.N), PerLore: e.N.Per == rulebook.PerLore,
		Token:  uint8(max(0, slices.Index(l.tokens(), e.OwnWord("token")))),
		Colour: slices.Contains(e.Hits, rulebook.FaceColour), Hits: faceSet(e.Hits), Flags: e.Flags,
	}
}

// levels are a number's values by level.
func levels(n effect.Numbers) (out engine.Levels) {
	for i := range out {
		out[i] = small(n.At(i + 1))
	}
	return out
}

// shareOf is an amount that is a part of another one (BL-LOR-05); the zero Share without a word for it. One part serves
// all levels.
func shareOf(a *effect.Amount) (out engine.Share) {
	out.Of = engine.Basis(slices.Index(rulebook.Bases(), a.Of) + 1)
	if out.Of == engine.OfNumber {
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
			set |= 1 << engine.Foot
		case rulebook.Mounted:
			set |= 1 << engine.Mounted
		case rulebook.Creature:
			set |= 1 << engine.Creature
		case effect.Troop:
			set |= 1<<engine.Foot | 1<<engine.Mounted
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
			set |= 1 << engine.Strike
		case rulebook.FaceLore:
			set |= 1 << engine.Lore
		}
	}
	return set
}

// untilOf is how long a change lasts. Where a card does not say so, what is ignored is ignored in the roll at hand, and
// all else lasts as long as the turn.
func untilOf(e *effect.Effect) engine.Until {
	switch {
	case e.Until == effect.UntilNext:
		return engine.UntilNext
	case e.Until == effect.UntilRoll, e.Until == "" && e.Verb == effect.Ignore:
		return engine.UntilRoll
	}
	return engine.UntilTurn
}
