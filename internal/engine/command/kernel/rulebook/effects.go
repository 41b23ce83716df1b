package rulebook

import "muster/internal/adventures/effect"

// The functions below convert the effects of all tables to one type.

// Parsed returns the effects of a Command card as common effects.
func (c *CommandCard) Parsed() []effect.Effect { return parsed(c.Effects) }

// Parsed returns the effects of an action as common effects.
func (a *Action) Parsed() []effect.Effect { return parsed(a.Effects) }

func parsed(list []CardEffect) []effect.Effect {
	out := make([]effect.Effect, len(list))
	for i := range list {
		out[i] = list[i].Effect()
	}
	return out
}

// Effect converts one effect of an author.
func (e *CardEffect) Effect() effect.Effect {
	out := CardDialect().New(e.Do)
	switch e.Do {
	case DoOrder:
		out.To = effect.Target{
			What: effect.Units, Units: effect.OfKind(e.Arms, e.Classes), Most: effect.Number(e.Count),
			Place: effect.Place{Wings: e.Sections}, Shape: effect.When(e.Group, effect.Group),
		}
		out.To.Units.Side, out.To.Units.Missile = effect.Own, e.Missile
		if e.By != "" {
			out.To.Most = effect.Amount{Of: e.By}
		}
		out.Own = effect.Values{"engaged": yes(e.Engaged), "leaders": yes(e.Leaders)}
	case DoChain:
		out.To.Most = effect.Number(e.Count)
	case DoStrikeFirst:
		out.N = effect.Number(e.Dice)
	case DoGrant:
		out.To.What, out.Mods = effect.Ordered, e.modifiers()
	case DoGain, DoMoveLeader:
		out.N = effect.Number(e.Count)
	case DoDraw:
		out.N, out.Deck, out.Keep = effect.Number(e.Count), effect.DeckCommand, e.Keep
	}
	return out
}

// modifiers returns the changes of a grant.
func (e *CardEffect) modifiers() []effect.Modifier {
	whose := effect.OfKind(e.Arms, e.Classes)
	var out []effect.Modifier
	add := func(given bool, stat string, n int) {
		if given {
			out = append(out, effect.Modifier{Stat: stat, N: effect.Numbers{n}, Units: whose})
		}
	}
	add(e.Close != 0, effect.StatDiceMelee, e.Close)
	add(e.Fire != 0, effect.StatDiceRanged, e.Fire)
	add(e.MoveFight > 0, effect.StatMoveBattle, e.MoveFight)
	add(e.Shots > 1, effect.StatShots, e.Shots)
	add(e.FireFirst, StatFireFirst, 0)
	add(e.MoveAfter, StatMoveAfter, 0)
	add(e.PassFriends, StatPassFriends, 0)
	add(e.NoMove, effect.StatMoveMost, 0)
	add(e.NoClose, effect.StatNoMelee, 0)
	add(e.NoFire, effect.StatNoRanged, 0)
	return out
}

// yes converts a boolean to a value of an effect.
func yes(is bool) effect.Value {
	if is {
		return effect.Value{N: 1}
	}
	return effect.Value{}
}

// asked returns the properties of a unit type for filters.
func (u *Unit) asked(bow bool) effect.Unit {
	return effect.Unit{Type: u.ID, Banner: u.Class, Kinds: [2]string{u.Arm}, Missile: u.Missile(bow)}
}
