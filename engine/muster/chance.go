package muster

import (
	"muster/engine/rng"
	"muster/maps/hex"
)

// Each purpose has a stream of its own in the seed, so that a fixed draw or another policy of one camp changes
// nothing else.
const (
	streamDice    = "scouting dice"
	streamShuffle = "deployment cards"
	streamChoice  = "deployment choices"
)

// Random is a Policy that takes every option with the same chance.
type Random struct{ rand rng.Rand }

// NewRandom decides for a camp from a seed.
func NewRandom(seed uint64, camp hex.Camp) *Random {
	return &Random{rng.New(seed, streamChoice, camp.String())}
}

// Choose takes any option.
func (r *Random) Choose(d *Decision) int { return r.rand.IntN(d.Options()) }

// seededDice are fair dice.
type seededDice struct{ rand rng.Rand }

func newDice(seed uint64) Dice { return &seededDice{rng.New(seed, streamDice)} }

func (d *seededDice) Roll() Face { return Face(d.rand.Die()) }

// shuffled is the camp's set in the order of the deck, top first (CTA-IMP-01).
func shuffled(seed uint64, s *side) []*Card {
	deck := make([]*Card, len(s.set.Cards))
	for i := range deck {
		deck[i] = &s.set.Cards[i]
	}
	r := rng.New(seed, streamShuffle, s.camp.String())
	rng.Shuffle(&r, deck)
	return deck
}
