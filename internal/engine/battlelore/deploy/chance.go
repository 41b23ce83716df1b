package deploy

import (
	"muster/engine"
	decks "muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
)

// Each purpose has a stream of its own in the seed, so that a fixed draw or another policy of one camp changes
// nothing else.
const (
	streamDice    = "scouting dice"
	streamShuffle = "deployment cards"
	streamChoice  = "deployment choices"
)

// Random is a Policy that takes every option with the same chance.
type Random struct{ rand engine.Rand }

// newRandom decides from a seed and a stream of the player's own.
func newRandom(seed uint64, stream string) *Random {
	return &Random{engine.NewRand(seed, streamChoice, stream)}
}

// Choose takes any option.
func (r *Random) Choose(_ *Decision, legal []Answer) Answer { return legal[r.rand.IntN(len(legal))] }

// seededDice are fair dice.
type seededDice struct{ rand engine.Rand }

func newDice(seed uint64) Dice { return &seededDice{engine.NewRand(seed, streamDice)} }

func (d *seededDice) Roll() events.Face { return events.Face(d.rand.Die()) }

// shuffled is the player's sets in the order of the deck, top first (CTA-IMP-01, CTA-ORG-03).
func shuffled(seed uint64, s *seat) []*decks.Card {
	deck := make([]*decks.Card, 0, len(s.sets)*decks.CardsInSet)
	for _, set := range s.sets {
		for i := range set.Cards {
			deck = append(deck, &set.Cards[i])
		}
	}
	r := engine.NewRand(seed, streamShuffle, s.stream)
	engine.Shuffle(&r, deck)
	return deck
}

// Dice rolls the battle dice of a scouting tie.
type Dice interface {
	Roll() events.Face
}
