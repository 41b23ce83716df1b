package muster

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/rulebook"
)

// Beast is a creature on a card in a battle without Lore. There nobody leads it and nothing pays for its level, so it is
// told wherever it comes up, and never played in silence.
type Beast struct {
	Set   *Set
	Cards []*Card // that show it
	Unit  *rulebook.Unit
}

// Beasts are the creatures on the cards that were drawn; none in a Lore battle.
func (d *Deployment) Beasts() []Beast {
	if d.Lore {
		return nil
	}
	var out []Beast
	for i := range d.Players {
		out = beasts(out, d.Players[i].Hand)
	}
	return out
}

// BeastsOf are the creatures on any card of some sets.
func BeastsOf(sets ...*Set) []Beast {
	var out []Beast
	for _, s := range sets {
		for i := range s.Cards {
			out = beasts(out, []*Card{&s.Cards[i]})
		}
	}
	return out
}

// beasts adds the creatures of cards, each type of a set once.
func beasts(out []Beast, cards []*Card) []Beast {
	for _, c := range cards {
		for i := range c.Entries {
			u := c.Entries[i].Unit
			if u == nil || !u.Creature() {
				continue
			}
			at := slices.IndexFunc(out, func(b Beast) bool { return b.Set == c.Set && b.Unit.ID == u.ID })
			if at < 0 {
				at = len(out)
				out = append(out, Beast{Set: c.Set, Unit: u})
			}
			if !slices.Contains(out[at].Cards, c) {
				out[at].Cards = append(out[at].Cards, c)
			}
		}
	}
	return out
}

// Message says it in one line.
func (b *Beast) Message() string {
	numbers := make([]string, len(b.Cards))
	for i, c := range b.Cards {
		numbers[i] = itoa(c.Number)
	}
	word := "card "
	if len(numbers) > 1 {
		word = "cards "
	}
	return fmt.Sprintf("set %q has the creature %s on %s, and a battle without Lore has no creatures",
		idOf(b.Set), b.Unit.ID, word+strings.Join(numbers, ", "))
}

// Help says what to do about it.
func (*Beast) Help() string { return "deploy a Lore battle (--lore), or take another set" }

// Rules are the ids of the rules and rulings that it rests on.
func (*Beast) Rules() []string { return []string{"BL-CRE-01", "R-301"} }

// beastStands is the event of a creature that stands on the field of a battle without Lore.
type beastStands struct{}

// Kind is what happened, in a word.
func (beastStands) Kind() string { return "beast" }

// Text says it in one line.
func (beastStands) Text(w Wording) string {
	return fmt.Sprintf("%s: %s at %s is a creature, and a battle without Lore has none", w.camp(w.Camp), unitName(w.Unit), w.hex(w.Hex))
}

// Rules are the ids of the rules and rulings that it rests on.
func (beastStands) Rules() []string { return (*Beast)(nil).Rules() }
