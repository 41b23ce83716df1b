package deploy

import (
	"slices"

	"muster/engine"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
)

// streamDeal is the stream of a simulation's sampled values.
const streamDeal = "deployment in thought"

// thought holds a simulation's samples of the information hidden from its player.
type thought struct {
	Seed  uint64            `json:"seed"`
	Hands [][]deck.CardName `json:"hands"` // by player; null: drawn by the seed
	Dice  []events.Face     `json:"dice"`  // that have fallen
}

// Fork samples the information hidden from a player: the others' unseen cards, and the dice to come. The others'
// answers and War Councils stay.
func (g *Game) Fork(s *State, seat int, seed uint64, out *State) {
	now := s.At.Out
	t := &thought{Seed: seed, Hands: make([][]deck.CardName, len(now.Players)), Dice: slices.Clone(now.Rolled)}
	chance := engine.NewRand(seed, streamDeal)
	seen := seenCards(now)
	for i := range now.Players {
		if r := &now.Players[i]; len(r.Hand) > 0 {
			t.Hands[i] = dealt(r, i == seat, seen[i], &chance)
		}
	}
	*out = State{From: s.From.with(t), thought: t, answers: s.answers}
	out.At = g.follow(out)
}

// seenCards are the cards of each player that were turned over.
func seenCards(d *Deployment) []map[*deck.Card]bool {
	out := make([]map[*deck.Card]bool, len(d.Players))
	for i := range out {
		out[i] = map[*deck.Card]bool{}
	}
	for i := range d.Events {
		if e := &d.Events[i]; e.Card != nil && !e.FaceDown() {
			out[e.Player][e.Card] = true
		}
	}
	return out
}

// dealt returns a hand with every card that the simulating player has not seen replaced by a possible one.
func dealt(r *PlayerResult, own bool, seen map[*deck.Card]bool, chance *engine.Rand) []deck.CardName {
	var unseen []*deck.Card
	for _, set := range r.Sets {
		for i := range set.Cards {
			if c := &set.Cards[i]; !seen[c] {
				unseen = append(unseen, c)
			}
		}
	}
	engine.Shuffle(chance, unseen)
	out := make([]deck.CardName, len(r.Hand))
	for i, c := range r.Hand {
		if !own && !seen[c] {
			c, unseen = unseen[0], unseen[1:]
		}
		out[i] = c.ID()
	}
	return out
}

// with returns the inputs of a simulation.
func (in *inputs) with(t *thought) *inputs {
	out := &inputs{slices.Clone(in.Players), in.opts, t.Dice}
	out.opts.Seed = t.Seed
	for i := range out.Players {
		p := &out.Players[i]
		switch {
		case t.Hands[i] == nil:
		case p.Draw == nil:
			p.Hand = t.Hands[i]
		default: // it was given, and a hand names its cards in the order of the slots
			draw, next := *p.Draw, 0
			var cards [deck.Slots]deck.CardName
			for slot := range deck.Slot(deck.Slots) {
				if draw.Name(slot).Number != 0 && next < len(t.Hands[i]) {
					cards[slot] = t.Hands[i][next]
					next++
				}
			}
			draw = deck.NewDraw(cards)
			p.Draw = &draw
		}
	}
	return out
}
