package setup

import (
	"slices"

	"muster/internal/adventures/effect"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// linkLoreCards links the Lore cards, in the order of the table; in a Medieval Lore battle those of its deck
// (VAR-ML-02, R-222).
func (l *linker) linkLoreCards(out *battlelore.LoreRules) {
	for class := range battlelore.Masters {
		for _, row := range l.rules.LoreCardsOf(seatNames[class], out.Alone) {
			if len(out.Cards) == battlelore.MaxLoreDeck {
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
func (l *linker) loreCard(row *rulebook.LoreCard, class uint8) battlelore.LoreCard {
	card := battlelore.LoreCard{
		Class: class, Cost: small(row.Cost), Window: battlelore.Window(l.word(row, row.Window, rulebook.LoreWindows())),
		Melee: row.Combat == rulebook.CombatMelee, Ranged: row.Combat == rulebook.CombatRanged,
		Target: l.target(row),
	}
	grants, effects := 0, row.Parsed()
	for i := range effects {
		e := &effects[i]
		if e.Verb == rulebook.LoreSpecial && !rulebook.Known(e.OwnWord("name"), rulebook.LoreSpecials()) {
			l.refuse(Refusal{Kind: NoLoreCards, Text: row.ID, Want: "an effect of it cannot be played"})
			continue
		}
		if e.Verb == effect.Grant || e.Verb == effect.Ignore {
			grants++
		}
		if e.Verb == effect.Draw && max(e.N.N.At(1), e.N.N.At(2), e.N.N.At(3)) > battlelore.MaxDraw {
			l.refuse(Refusal{Kind: NoLoreCards, Text: row.ID, Want: "it draws too many cards"})
		}
		card.Effects = append(card.Effects, l.effect(row, e))
	}
	if grants > battlelore.MaxGrants {
		l.refuse(Refusal{Kind: NoLoreCards, Text: row.ID, Want: "it has too many grants"})
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
func (l *linker) target(row *rulebook.LoreCard) battlelore.Target {
	to := row.Target.Target()
	whom := &to.Units
	t := battlelore.Target{
		What: battlelore.TargetKind(l.word(row, to.What, rulebook.LoreTargets())),
		Own:  whom.Side == effect.Own || whom.Side == effect.Any, Enemy: whom.Side == effect.Enemy || whom.Side == effect.Any,
		Rank: levels(whom.Rank), Most: levels(to.Most.N), Sections: levels(to.Sections), Near: levels(to.Near),
		Cost:    levels(to.Cost),
		Command: to.Most.Of == rulebook.ByCommand, Chain: to.Shape == effect.Chain, Circle: to.Shape == effect.Circle,
		Ordered: to.Ordered, Lone: to.Alone, Fallen: to.Fallen, Fights: to.CanBattle,
	}
	for i := range t.Kind {
		set, _ := classSet(whom.Kinds.At(i + 1))
		t.Kind[i] = battlelore.ClassSet(set)
	}
	t.Where = len(to.On) > 0 || to.Elevated || to.Water
	if t.Where {
		t.On = l.standing(&to.Place)
	}
	return t
}

// standing are the hexes on which a target must stand.
func (l *linker) standing(from *effect.Place) hex.Set {
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
