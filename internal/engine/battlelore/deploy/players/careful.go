package players

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Careful is a Policy that uses the cards as a sensible player would, the same way every time. It puts the strongest
// cards in front, where most of their units can stand, and the weakest in reserve. Displaced units stay close to their
// marks, and the Reserve close to the middle. Strong units come before weak ones, and whole units before tokens. It
// uses Specialists for all their effects. It answers an unknown decision with the first option.
type Careful struct{}

// Choose takes the best option, the first of equals.
func (Careful) Choose(d *deploy.Decision, _ []deploy.Answer) deploy.Answer {
	best, most := 0, 0
	for i := range d.Options() {
		if n := careful(d, i); i == 0 || n > most {
			best, most = i, n
		}
	}
	return deploy.Answer(best)
}

// careful rates an option; more is better.
func careful(d *deploy.Decision, i int) int {
	switch d.Kind {
	case deploy.ChooseGuard, deploy.ChooseScoutGuard:
		return strength(d, d.Cards[i])
	case deploy.ChooseBaseline:
		h, _ := events.Mark(d.Field, d.Camp, d.Zone, d.Section, d.Unit)
		if h == hex.None {
			return 0
		}
		return -d.Field.Hexes.Distance(h, d.Hexes[i])
	case deploy.ChooseReserveHex:
		return -fromMiddle(d.Field.Hexes, d.Hexes[i])
	case deploy.ChooseReserveUnit:
		n := Worth(d.Field.Rules, d.Units[i].Unit)
		if i < len(d.Whole) && !d.Whole[i] {
			n -= WholeWorth
		}
		return n
	case deploy.ChooseZone, deploy.ChooseScoutUnit, deploy.ChooseScoutHex:
		return carefulEpic(d, i)
	case deploy.ChooseToken:
		return -CarefulToken(d, d.Hexes[i])
	case deploy.ChooseExchange:
		return Worth(d.Field.Rules, d.Troops[i])
	}
	return carefulSpecialist(d, i)
}

// CarefulToken ranks a token by its colour. Tokens of the lowest colour come first, because the fewest troops suit
// them. Any troop left for them suits every other token too, so the fewest tokens stay without troops.
func CarefulToken(d *deploy.Decision, h hex.Hex) int {
	if p := d.So.At(h); p != nil && p.Token() {
		return p.Levy.Rank
	}
	return 0
}

// WholeWorth is more than any difference between units: a token may come to nothing.
const WholeWorth = 1000

// strength adds up a card in a section: a unit that must leave its mark counts half.
func strength(d *deploy.Decision, card *deck.Card) int {
	n := 0
	for i := range card.Entries {
		e := &card.Entries[i]
		w := Worth(d.Field.Rules, e.Unit)
		if _, open := events.Mark(d.Field, d.Camp, d.Zone, d.Section, e); open {
			w *= 2
		}
		n += w
	}
	return n
}

// Worth ranks units: by colour, mounted over foot of the same; a creature by its level, as two colours above it.
func Worth(rules *rulebook.Rulebook, u *rulebook.Unit) int {
	if u.Creature() {
		return 2 * (u.Level + 2)
	}
	n := 0
	if b := rules.Banners.Get(u.Banner); b != nil {
		n = 2 * b.Rank
	}
	if u.Class == rulebook.Mounted {
		n++
	}
	return n
}

// fromMiddle returns the distance of a hex from the middle column, in half hexes.
func fromMiddle(b *boards.Board, h hex.Hex) int {
	n := b.Col(h) - (b.RowLen(0) - 1) // columns are counted in halves
	if n < 0 {
		return -n
	}
	return n
}
