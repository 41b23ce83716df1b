package deploy

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
)

// creature is a creature on a card in a battle without Lore. No council leads it or pays for its level there, so each
// occurrence is reported.
type creature struct {
	set   *deck.Set
	cards []*deck.Card // that show it
	unit  *rulebook.Unit
}

// CreatureNotices reports the creatures on the cards of some sets.
func CreatureNotices(sets ...*deck.Set) []Notice {
	var list []creature
	for _, s := range sets {
		for i := range s.Cards {
			list = creatures(list, []*deck.Card{&s.Cards[i]})
		}
	}
	return creatureNotices(list)
}

// creatures adds the creatures of cards, each type of a set once.
func creatures(out []creature, cards []*deck.Card) []creature {
	for _, c := range cards {
		for i := range c.Entries {
			u := c.Entries[i].Unit
			if u == nil || !u.Creature() {
				continue
			}
			at := slices.IndexFunc(out, func(b creature) bool { return b.set == c.Set && b.unit.ID == u.ID })
			if at < 0 {
				at = len(out)
				out = append(out, creature{set: c.Set, unit: u})
			}
			if !slices.Contains(out[at].cards, c) {
				out[at].cards = append(out[at].cards, c)
			}
		}
	}
	return out
}

func creatureNotices(list []creature) []Notice {
	var out []Notice
	for i := range list {
		b := &list[i]
		numbers := make([]string, len(b.cards))
		for j, c := range b.cards {
			numbers[j] = strconv.Itoa(c.Number)
		}
		word := "card "
		if len(numbers) > 1 {
			word = "cards "
		}
		out = append(out, Notice{
			Text: fmt.Sprintf("set %q has the creature %s on %s, but a battle without Lore has no creatures",
				deck.SetID(b.set), b.unit.ID, word+strings.Join(numbers, ", ")),
			Help:  "deploy a Lore battle (--lore), or use another set",
			Rules: events.CreatureRules(),
		})
	}
	return out
}
