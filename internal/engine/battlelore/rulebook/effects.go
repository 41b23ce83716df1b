package rulebook

import (
	"math"

	"muster/internal/adventures/effect"
)

// The functions below convert the tables' effects to one common form.

// Parsed returns the effects of a Command card in the common form.
func (c *CommandCard) Parsed() []effect.Effect {
	out := make([]effect.Effect, len(c.Effects))
	for i := range c.Effects {
		out[i] = c.Effects[i].Effect()
	}
	return out
}

// Effect converts one effect of a Command card.
func (e *CardEffect) Effect() effect.Effect {
	out := CommandEffects().New(e.Do)
	switch e.Do {
	case CardOrder:
		out.To = effect.Target{
			What: effect.Units, Units: effect.OfKind(e.Classes, e.Banners), Most: effect.Number(e.Count),
			Place: effect.Place{Wings: e.Sections}, Shape: effect.When(e.Group, effect.Group),
		}
		out.To.Units.Side, out.To.Units.Missile = effect.Own, e.Missile
		if e.By != "" {
			out.To.Most = effect.Amount{Of: e.By}
		}
		out.Own = effect.Values{"allies": yes(e.Allies), "epic_commander": yes(e.EpicCommander)}
	case CardGrant:
		out.To.What, out.Mods = effect.Ordered, e.modifiers()
	case CardDraw:
		out.N, out.Deck, out.Keep = effect.Number(e.Count), DeckCommand, e.Keep
	}
	return out
}

// modifiers returns the changes of a Command card's grant.
func (e *CardEffect) modifiers() []effect.Modifier {
	var out []effect.Modifier
	add := func(given bool, stat string, n int, epic bool) {
		if given {
			out = append(out, effect.Modifier{Stat: stat, N: effect.Numbers{n}, Epic: epic})
		}
	}
	dice := func(melee, ranged int, epic bool) {
		add(melee != 0 && melee == ranged, effect.StatDice, melee, epic)
		add(melee != 0 && melee != ranged, effect.StatDiceMelee, melee, epic)
		add(ranged != 0 && melee != ranged, effect.StatDiceRanged, ranged, epic)
	}
	dice(e.Melee, e.Ranged, false)
	if e.MoveFight > 0 {
		whose := effect.OfKind(nil, e.Banners)
		out = append(out, effect.Modifier{Stat: effect.StatMoveBattle, N: effect.Numbers{e.MoveFight}, Units: whose})
	}
	dice(e.EpicMelee, e.EpicRanged, true)
	add(e.Shots > 1, effect.StatShots, e.Shots, false)
	add(e.NoMove, effect.StatMoveMost, 0, false)
	add(e.NoMelee, effect.StatNoMelee, 0, false)
	add(e.NoRanged, effect.StatNoRanged, 0, false)
	return out
}

// yes returns a boolean as an effect value.
func yes(is bool) effect.Value {
	if is {
		return effect.Value{N: 1}
	}
	return effect.Value{}
}

// word returns words as an effect value.
func word(words ...string) effect.Value { return effect.Value{Words: words} }

// Target returns the target of a Lore card in the common form.
func (t *LoreTarget) Target() effect.Target {
	out := effect.Target{
		What: t.What, Most: effect.Amount{N: t.Most, Of: t.By}, Shape: t.Shape,
		Units: effect.UnitFilter{Side: t.Side, Kinds: kindsOf(t.Kind), Rank: t.Rank},
		Place: effect.Place{
			Sections: t.Sections, Near: t.Near, On: t.On, Elevated: t.Elevated, Water: t.Water, NextTo: t.NextTo,
		},
		Ordered: t.Ordered, Alone: t.Alone, Fallen: t.Fallen, CanBattle: t.CanBattle,
	}
	if t.What == AtLore {
		out.Cost = t.Cost
	}
	return out
}

// kindsOf returns kinds of unit by level; none means all.
func kindsOf(words effect.Words) (out effect.ByLevel[[]string]) {
	for _, w := range words {
		var kinds []string
		if w != KindUnit && w != "" {
			kinds = []string{w}
		}
		out = append(out, kinds)
	}
	return out
}

// Parsed returns the effects of a Lore card in the common form; each has the card's target.
func (c *LoreCard) Parsed() []effect.Effect {
	to := c.Target.Target()
	out := make([]effect.Effect, len(c.Effects))
	for i := range c.Effects {
		out[i] = c.Effects[i].Effect(to)
	}
	return out
}

// Effect converts one effect of a Lore card on a target.
func (e *LoreEffect) Effect(to effect.Target) effect.Effect {
	out := LoreEffects().New(e.Do)
	out.To, out.N = to, effect.Amount{N: e.N, Of: e.By, Part: e.Part}
	out.Levels, out.Only, out.Epic, out.Until = e.Levels, e.Only, e.Epic, e.Until
	switch e.Do {
	case LoreGrant:
		out.Mods = []effect.Modifier{{Stat: e.Stat, N: e.N}}
	case LoreMove:
		out.Clear = e.Clear
	case LorePlace:
		out.What, out.Within, out.Figures = e.Where, e.Within, e.Figures
	case LoreRoll:
		out.Hits, out.Kills, out.Flags = e.Hits, e.Kills, e.Flags
	case LoreReroll:
		out.What = e.Which
	case LoreIgnore:
		out.What = e.What
	case LoreDraw, LoreDiscard:
		out.Deck, out.Keep = e.Deck, e.Keep
	case LoreSpecial:
		out.Own = effect.Values{"name": word(e.Name), "reason": word(e.Reason), "pick": word(e.Pick...)}
	}
	return out
}

// Parsed returns the effects of a power in the common form.
func (p *Power) Parsed() []effect.Effect {
	out := make([]effect.Effect, len(p.Effects))
	for i := range p.Effects {
		out[i] = p.Effects[i].Effect()
	}
	return out
}

// Effect converts one effect of a power.
func (d *PowerEffect) Effect() effect.Effect {
	out := PowerEffects().New(d.Do)
	out.To.What = d.To
	if d.To == ToSelf {
		out.To.What = effect.Itself
	}
	out.N = effect.Share(d.N, d.By, d.Part, d.Per)
	out.Hits, out.Flags = d.Hits, d.Flags
	if d.Do == PowerToken {
		out.Own = effect.Values{"token": word(d.Token)}
	}
	return out
}

// Effect converts one effect of a Specialist card, by the level of the card's master.
func (e *Effect) Effect() effect.Effect {
	out := SpecialistEffects().New(e.Do)
	grades := e.Levels
	if len(grades) == 0 {
		grades = []Grade{e.Grade}
	}
	var counts effect.Numbers
	f := &out.To.Units
	f.Side, out.To.What = effect.Own, effect.Units
	for _, g := range grades {
		classes := g.Classes
		if len(classes) == 0 {
			classes = []string{KindTroop} // CTA-SPC-06, CTA-SPC-07, R-092: troops only
		}
		f.Kinds, f.Banners = append(f.Kinds, classes), append(f.Banners, g.Banners)
		counts = append(counts, g.Count)
	}
	switch e.Do {
	case DoPlaceFeature, DoAddFigures, DoGainLore:
		out.N.N = counts
	default:
		out.To.Most.N = counts
	}
	switch e.Do {
	case DoPlaceFeature:
		out.Own = effect.Values{"feature": word(e.Feature), "rows": word(e.Rows)}
	case DoChangeWeapon:
		f.Race, f.Weapon = e.Race, e.From
		out.Own = effect.Values{"to": word(e.To)}
	case DoSwapRace:
		out.Own = effect.Values{"race": word(e.Race), "beside": {N: e.Beside}}
	}
	return out
}

// asked returns the properties of a unit type for filters.
func (r *Rulebook) asked(u *Unit) effect.Unit {
	out := u.asked()
	out.Missile = r.Missile(u)
	if b := r.Banners.Get(u.Banner); b != nil {
		out.Rank = b.Rank
	}
	return out
}

// asked returns the properties of a unit type for filters, without looking into other tables.
func (u *Unit) asked() effect.Unit {
	kinds := [2]string{u.Class, KindTroop}
	if u.Creature() {
		kinds[1] = ""
	}
	return effect.Unit{Type: u.ID, Race: u.Race, Weapon: u.Weapon, Banner: u.Banner, Kinds: kinds, Rank: math.MaxInt}
}
