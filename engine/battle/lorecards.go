package battle

import (
	"slices"

	"muster/engine"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// linkLoreCards links the Lore cards, in the order of the table; in a Medieval Lore battle those of its deck
// (VAR-ML-02, R-222).
func (l *linker) linkLoreCards(out *engine.LoreRules) {
	for class := range engine.Masters {
		for _, row := range l.rules.LoreCardsOf(seatNames[class], out.Alone) {
			if len(out.Cards) == engine.MaxLoreDeck {
				l.refuse(Refusal{Kind: NoLoreCards, Text: row.ID, Want: "there are too many"})
				return
			}
			out.Deck = append(out.Deck, uint8(len(out.Cards)))
			out.Cards = append(out.Cards, l.loreCard(row, class))
			l.out.LoreCards = append(l.out.LoreCards, Name{row.ID, row.Name})
		}
	}
}

// loreCard is a Lore card as the engine knows it.
func (l *linker) loreCard(row *rulebook.LoreCard, class uint8) engine.LoreCard {
	card := engine.LoreCard{
		Class: class, Cost: small(row.Cost), Window: engine.Window(l.word(row, row.Window, rulebook.LoreWindows())),
		Melee: row.Combat == rulebook.CombatMelee, Ranged: row.Combat == rulebook.CombatRanged,
		Target: l.target(row),
	}
	grants := 0
	for i := range row.Effects {
		e := &row.Effects[i]
		if e.Do == rulebook.LoreSpecial && !rulebook.Known(e.Name, rulebook.LoreSpecials()) {
			l.refuse(Refusal{Kind: NoLoreCards, Text: row.ID, Want: "an effect of it cannot be played"})
			continue
		}
		if e.Do == rulebook.LoreGrant || e.Do == rulebook.LoreIgnore {
			grants++
		}
		if e.Do == rulebook.LoreDraw && max(e.N.At(1), e.N.At(2), e.N.At(3)) > engine.MaxDraw {
			l.refuse(Refusal{Kind: NoLoreCards, Text: row.ID, Want: "it draws too many cards"})
		}
		card.Deeds = append(card.Deeds, l.deed(row, e))
	}
	if grants > engine.MaxGrants {
		l.refuse(Refusal{Kind: NoLoreCards, Text: row.ID, Want: "it grants too much at once"})
	}
	return card
}

// word is the place of a word in its list.
func (l *linker) word(row *rulebook.LoreCard, word string, list []string) int {
	i := slices.Index(list, word)
	if i < 0 {
		l.refuse(Refusal{Kind: NoLoreCards, Text: row.ID, Want: "it has the unknown word " + word})
		return 0
	}
	return i
}

// target is at what a card is played.
func (l *linker) target(row *rulebook.LoreCard) engine.Target {
	from := &row.Target
	t := engine.Target{
		What: engine.TargetKind(l.word(row, from.What, rulebook.LoreTargets())),
		Own:  from.Side == rulebook.SideOwn || from.Side == rulebook.SideAny, Enemy: from.Side == rulebook.SideEnemy || from.Side == rulebook.SideAny,
		Rank: levels(from.Rank), Most: levels(from.Most), Sections: levels(from.Sections), Near: levels(from.Near), Cost: levels(from.Cost),
		Command: from.By == rulebook.ByCommand, Chain: from.Shape == rulebook.ShapeChain, Circle: from.Shape == rulebook.ShapeCircle,
		Ordered: from.Ordered, Lone: from.Alone, Fallen: from.Fallen, Fights: from.CanBattle,
	}
	for i := range t.Kind {
		t.Kind[i] = unitSet(from.Kind.At(i + 1))
	}
	t.Where = len(from.On) > 0 || from.Elevated || from.Water
	if t.Where {
		t.On = l.standing(from)
	}
	return t
}

// standing are the hexes on which a target must stand.
func (l *linker) standing(from *rulebook.LoreTarget) hex.Set {
	f := l.out.Field
	var on hex.Set
	for h, c := range f.Cells() {
		for _, t := range [...]*rulebook.Terrain{c.Ground, c.Feature, c.Place} {
			if t != nil && (slices.Contains(from.On, t.ID) || from.Water && t.Water) {
				on.Add(h)
			}
		}
		if from.Elevated && f.Elevated.Has(h) {
			on.Add(h)
		}
	}
	if from.NextTo {
		near := on
		for h := range on.Each() {
			near = near.Or(f.Hexes.Near(h))
		}
		on = near
	}
	return on
}

// unitSet is the set of classes for a word of the rulebook's UnitKinds; 0 is all.
func unitSet(word string) engine.UnitSet {
	switch word {
	case rulebook.KindTroop:
		return 1<<engine.Foot | 1<<engine.Mounted
	case rulebook.Foot:
		return 1 << engine.Foot
	case rulebook.Mounted:
		return 1 << engine.Mounted
	case rulebook.Creature:
		return 1 << engine.Creature
	}
	return 0
}

// levels are a number's values by level.
func levels(a rulebook.Amount) (out engine.Levels) {
	for i := range out {
		out[i] = small(a.At(i + 1))
	}
	return out
}

// deed is one effect of a card.
func (l *linker) deed(row *rulebook.LoreCard, e *rulebook.LoreEffect) engine.Deed {
	d := engine.Deed{
		Do: engine.DeedKind(l.word(row, e.Do, rulebook.LoreDeeds())), Epic: e.Epic,
		Own: e.Only == rulebook.SideOwn, Enemy: e.Only == rulebook.SideEnemy, N: levels(e.N),
		Colour: rulebook.Known(rulebook.FaceColour, e.Hits), Hits: faceSet(e.Hits), Kills: faceSet(e.Kills), Flags: e.Flags,
		Any: e.Which == rulebook.DiceAny, Base: e.Where == rulebook.PlaceBaseline, Within: levels(e.Within), Figures: levels(e.Figures),
		Clear: e.Clear, Lore: e.Deck == rulebook.DeckLore, Keep: small(e.Keep), Share: shareOf(e.By, e.Part),
		Until: untilOf(e),
	}
	for level := 1; level <= engine.MaxLevel; level++ {
		if len(e.Levels) > 0 && e.Counts(level) {
			d.Levels |= 1 << level
		}
		d.Pick[level-1] = e.Pick.At(level) == rulebook.PickSeen
	}
	switch e.Do {
	case rulebook.LoreGrant:
		d.Stat = engine.Stat(l.word(row, e.Stat, rulebook.LoreStats()))
	case rulebook.LoreIgnore:
		d.What = engine.Ignored(l.word(row, e.What, rulebook.LoreIgnored()))
	case rulebook.LoreSpecial:
		d.Special = engine.SpecialKind(l.word(row, e.Name, rulebook.LoreSpecials()))
	}
	return d
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
func untilOf(e *rulebook.LoreEffect) engine.Until {
	switch {
	case e.Until == rulebook.UntilNext:
		return engine.UntilNext
	case e.Until == rulebook.UntilRoll, e.Until == "" && e.Do == rulebook.LoreIgnore:
		return engine.UntilRoll
	}
	return engine.UntilTurn
}
