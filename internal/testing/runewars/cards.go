package runewars

import (
	"math/bits"

	"muster/internal/engine/runewars"
)

// cards checks that each card is in one place (RW-LIM-01, RW-LIM-05).
func (w *watcher) cards() {
	for d, all := range w.r.Decks {
		n, sum := 0, runewars.Cards{}
		for _, c := range w.places(runewars.Deck(d)) {
			n, sum = n+c.Len(), sum.With(c)
		}
		w.must(sum == all && n == all.Len(), "deck %d has %d cards in %d places, not %d", d, sum.Len(), n, all.Len())
	}
	for i := range w.r.Seats {
		p := &w.s.Seats[i]
		w.must(p.Fresh.Less(p.Tactics).None(), "seat %d has drawn cards that it has not", i)
	}
	w.must(w.busy(runewars.InParley, runewars.InFight, runewars.InQuest) || w.s.Fate.Left&w.s.Fate.Spent == 0 &&
		bits.OnesCount64(w.s.Fate.Left|w.s.Fate.Spent) == len(w.r.Fate), "the Fate deck is not whole (RW-FATE-01)")
	w.tactical()
	for c := range w.s.LiesIn {
		w.must(w.s.Lying.Has(uint8(c)) && int(w.s.LiesIn[c]) < len(w.r.Areas) || w.s.LiesIn[c] == 0,
			"Reward %d lies in area %d", c, w.s.LiesIn[c])
	}
}

// tactical checks that the cards a side of a battle may announce are in its hand, and not of this season (RW-BTL-07,
// RW-TACT-01).
func (w *watcher) tactical() {
	if !w.busy(runewars.InFight) {
		return
	}
	for side, seat := range []uint8{w.s.War.Attacker, w.s.War.Defender} {
		var hand uint64
		if int(seat) < len(w.r.Seats) {
			for c := range w.r.Cards.Tactics {
				at := w.r.Cards.Tactics[c].Fate
				if at != 0 && w.s.Seats[seat].Tactics.Less(w.s.Seats[seat].Fresh).Has(uint8(c)) {
					hand |= 1 << at
				}
			}
		}
		w.must((w.s.Fight.Own[side]|w.s.War.Own[side])&^hand == 0, "side %d may announce %x and has %x", side,
			w.s.Fight.Own[side], hand)
	}
}

// places returns where the cards of a deck can be: in it, among its discards, in hands, with heroes, in open frames.
func (w *watcher) places(d runewars.Deck) []runewars.Cards {
	places := []runewars.Cards{w.s.Left[d], w.s.Spent[d]}
	for i := range w.s.Seats {
		p := &w.s.Seats[i]
		switch d {
		case runewars.DeckTactics:
			places = append(places, p.Tactics, one(p.Second))
		case runewars.DeckQuests:
			places = append(places, p.Quests)
		case runewars.DeckGoodObjectives, runewars.DeckEvilObjectives:
			evil := i < len(w.r.Seats) && w.r.Seats[i].Evil
			if p.Objective != runewars.NoCard && evil == (d == runewars.DeckEvilObjectives) {
				places = append(places, one(p.Objective+1))
			}
		case runewars.DeckCommanders:
			places = append(places, p.Commander)
		}
	}
	switch d {
	case runewars.DeckQuests:
		places = append(places, w.inFrames(runewars.InQuest))
	case runewars.DeckCommanders:
		places = append(places, w.s.Under, w.inFrames(runewars.InCommand))
	case runewars.DeckRewards:
		for h := range w.s.Heroes {
			places = append(places, w.s.Heroes[h].Rewards)
		}
		places = append(places, w.s.Lying)
	}
	return places
}

// inFrames returns the open cards in frames of a kind.
func (w *watcher) inFrames(kind runewars.FrameKind) runewars.Cards {
	var out runewars.Cards
	for _, f := range w.s.Frames[:w.s.Depth] {
		if f.Kind == kind && f.Who != runewars.NoCard {
			out.Add(f.Who)
		}
		if f.Kind == kind && f.Kind == runewars.InCommand && f.Step == 1 { // Commander cards that were drawn
			out = out.With(runewars.Cards{f.Set})
		}
	}
	return out
}

// one returns the set of a card stored as its number plus one; the empty set for 0.
func one(card uint8) runewars.Cards {
	var c runewars.Cards
	if card != 0 {
		c.Add(card - 1)
	}
	return c
}

// titles checks that Titles belong to a seat in the game, and that the payment for each lies on it (RW-TITLE-01).
func (w *watcher) titles() {
	for t := range w.s.Titles {
		owned := w.s.Titles[t]
		if owned.Owner == runewars.NoSeat {
			continue
		}
		w.must(t < len(w.r.Titles) && int(owned.Owner) < len(w.r.Seats), "Title %d is that of seat %d", t, owned.Owner)
		w.must(w.err != nil || !w.s.Seats[owned.Owner].Out, "Title %d is that of seat %d, who is out", t, owned.Owner)
	}
}
