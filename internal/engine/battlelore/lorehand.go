package battlelore

import (
	"muster/engine"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
)

// take adds a card to a Lore hand, give removes one.
func (h *LoreSeat) take(card uint8) { command.Insert(h.Hand[:], &h.Cards, card) }
func (h *LoreSeat) give(card uint8) { command.Remove(h.Hand[:], &h.Cards, card) }

// Best returns the level of the best Lore Master (BL-WAR-02).
func (h *LoreSeat) Best() int {
	best := uint8(0)
	for _, level := range h.Council[:Masters] {
		best = max(best, level)
	}
	return int(best)
}

// drawLore takes the top card of the Lore deck; an empty deck is first rebuilt from the discards. It returns NoCard
// when all cards are held.
func (s *State) drawLore(log *Log) uint8 {
	if s.Lore.Deck.N == 0 {
		s.remakeLore(log)
	}
	return s.Lore.Deck.Draw()
}

// remakeLore shuffles the Lore discards into the Lore deck.
func (s *State) remakeLore(log *Log) {
	l := &s.Lore
	if l.Spent.N == 0 {
		return
	}
	for l.Spent.N > 0 {
		l.Deck.Put(l.Spent.Draw())
	}
	engine.Shuffle(&s.Chance, l.Deck.Cards[:l.Deck.N])
	log.add(loreDeckMade(s.Active, l.Deck.N))
}

// buildLore shuffles the Lore deck: the cards of each class that the councils bring (BL-WAR-04), or all of them
// without councils (VAR-ML-02).
func (s *State) buildLore(r *Rules) {
	rules, deck := r.Lore, &s.Lore.Deck
	for class := range Masters {
		var of Pile
		for _, card := range rules.Deck {
			if rules.Cards[card].Class == class {
				of.Put(card)
			}
		}
		n := of.N
		if !rules.Alone {
			engine.Shuffle(&s.Chance, of.Cards[:of.N])
			n = min(n, uint8(rules.ByClass[class][s.councilsWith(r, class)]))
		}
		for i := range n {
			deck.Put(of.Cards[i])
		}
	}
	engine.Shuffle(&s.Chance, deck.Cards[:deck.N])
}

// councilsWith returns the number of camps with a class on a council; of allies one is enough.
func (s *State) councilsWith(r *Rules, class uint8) int {
	var on [boards.Camps]int
	for p := range r.Seats {
		if s.Lore.Seats[p].Council[class] > 0 {
			on[r.CampOf[p]] = 1
		}
	}
	return on[boards.Pennant] + on[boards.Standard]
}

// offerLore draws n Lore cards into Drawn, ascending, and returns how many came.
func (s *State) offerLore(n int8, log *Log) int8 {
	came := uint8(0)
	for range n {
		card := s.drawLore(log)
		if card == NoCard {
			break
		}
		command.Insert(s.Lore.Drawn[:], &came, card)
	}
	return int8(came)
}

// offered counts the cards in Drawn, from a card up.
func (s *State) offered(card uint8) (n int8) {
	for _, c := range s.Lore.Drawn {
		if c != NoCard && c >= card {
			n++
		}
	}
	return n
}

// ToKeep returns the number of Lore cards that a player has still to keep: of InKeep, InEndTurn and InCast.
func (f *Frame) ToKeep() int { return int(f.Left) }

// legalKeepLore lists the cards of which keep are still to be kept. They are named in ascending order, so that the
// same cards are kept in one way only; InOrder takes them in any order.
func (s *State) legalKeepLore(keep int8, buf []Action) []Action {
	for _, card := range s.Lore.Drawn {
		if card != NoCard && s.offered(card) >= keep {
			buf = append(buf, KeepLoreAction(card))
		}
	}
	return buf
}

// keepLore takes an offered card into a hand and discards those below it; with none left to keep, all others too. A
// negative keep discards all of them.
func (s *State) keepLore(p Player, card uint8, keep int8, log *Log) {
	for i, c := range s.Lore.Drawn {
		switch {
		case c == NoCard, c > card && keep > 0:
			continue
		case c == card && keep >= 0:
			s.Lore.Seats[p].take(c)
		default:
			s.Lore.Spent.Put(c)
			log.add(loreDropped(p, c, LoreNotKept))
		}
		s.Lore.Drawn[i] = NoCard
	}
}
