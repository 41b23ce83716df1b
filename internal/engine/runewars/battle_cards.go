package runewars

import (
	"math/bits"

	"muster/internal/engine/runewars/battle"
)

// InOpening makes a side play its cards for the start of a battle (RW-BTL-04). The attacker plays first, after heroes
// support kinds of unit. The defender plays after the attacker's cards are resolved. Step is the side. A card needs own
// units in the fight (RW-TACT-03).

// maxOpening is the maximum of effects of a side's cards at the start of a battle.
const maxOpening = 24

// openWith makes a side play its cards; neutral units have none (RW-DIPL-07).
func (s *State) openWith(side int) {
	if seat := s.War.seat(side); seat != Wild {
		f := newFrame(InOpening, seat)
		f.Step = uint8(side)
		s.push(f)
	}
}

func (s *State) openingLegal(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	if !s.fights(int(f.Step)) {
		return buf
	}
	p := &s.Seats[f.Seat]
	hand := p.Tactics.Less(p.Fresh)
	for c := hand.Next(0); c != NoCard; c = hand.Next(c + 1) {
		if t := &r.Cards.Tactics[c]; t.When == InTheBattle && s.opens(r, f, t.Battle[f.Seat]) {
			buf = append(buf, ActionOf(PlayTactics, c))
		}
	}
	for all := s.heroesOf(r, f.Seat); all != 0; all &= all - 1 {
		h := firstHero(all)
		g := &s.Heroes[h]
		if g.Area != s.War.Area {
			continue
		}
		for c := g.Rewards.Next(0); c != NoCard; c = g.Rewards.Next(c + 1) {
			w := &r.Cards.Rewards[c]
			if w.Use != Never && !p.Worn.Has(c) && len(w.Battle[f.Seat]) > 0 && s.opens(r, f, w.Battle[f.Seat]) {
				buf = append(buf, cardAt(UseReward, h, 0, c))
			}
		}
	}
	return buf
}

// opens reports whether there is room for the effects of a card.
func (s *State) opens(r *Rules, f *Frame, of []battle.Effect) bool {
	var all effects
	return len(of) > 0 && s.opening(r, int(f.Step), &all)+len(of) <= maxOpening
}

// fights reports whether a side still has units in the fight (RW-TACT-03).
func (s *State) fights(side int) bool {
	for k := range s.Fight.Units[side] {
		if s.Fight.Here(side, k) > 0 {
			return true
		}
	}
	return false
}

func (s *State) openingTake(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Verb() {
	case PlayTactics:
		s.played(f.Seat, a.Card(), log)
		s.War.Plays[f.Step].Add(a.Card())
		s.Fight.Own[f.Step] = s.tactical(r, f.Seat) // it has left the hand, and is announced no more (RW-BTL-07)
		s.War.Own[f.Step] = s.Fight.Own[f.Step]
	case UseReward:
		log.Add(Event{Kind: RewardUsed, Seat: f.Seat, Hero: a.Hero(), Card: a.Card()})
		s.War.Uses[f.Step].Add(a.Card())
		if r.Cards.Rewards[a.Card()].Use == UseUp {
			s.Heroes[a.Hero()].Rewards.Drop(a.Card())
			s.Spent[DeckRewards].Add(a.Card())
		} else {
			s.Seats[f.Seat].Worn.Add(a.Card())
		}
	default:
		s.pop()
	}
}

func (s *State) openingRun(r *Rules, f *Frame, _ *Log) bool {
	var backing [MaxActions]Action
	if len(s.openingLegal(r, f, backing[:0])) > 1 {
		return true
	}
	s.pop()
	return false
}

// effects is storage for the effects of a side's cards in a battle.
type effects [maxOpening]battle.Effect

// add appends effects after the first n, as far as there is room, and returns their number.
func (e *effects) add(n int, more []battle.Effect) int { return n + copy(e[n:], more) }

// leads returns a seat's standing commanders in the battle's area (RW-CMD-05), in the order of the heroes.
func (s *State) leads(r *Rules, seat uint8) (out [battle.MaxLeads]battle.Lead) {
	n := 0
	for all := s.standing(r, seat); all != 0 && n < len(out); all &= all - 1 {
		h := firstHero(all)
		g := &s.Heroes[h]
		out[n].Shield = r.Cards.Commanders[g.Leads-1].Shield
		out[n].Lives = s.health(r, h) - min(s.health(r, h), g.Damage)
		n++
	}
	return out
}

// standing returns a seat's standing commanders in the battle's area.
func (s *State) standing(r *Rules, seat uint8) uint32 {
	out := s.commanded(r, seat)
	for all := out; all != 0; all &= all - 1 {
		if g := &s.Heroes[firstHero(all)]; g.Area != s.War.Area || g.Routed {
			out &= ^(all & -all)
		}
	}
	return out
}

// bear applies the damage that commanders took for units; one with damage equal to its health is defeated (RW-CMD-05,
// RW-CMD-07).
func (s *State) bear(r *Rules, w *War, log *Log) {
	for side := range s.Fight.Borne {
		seat := w.seat(side)
		if seat == Wild {
			continue
		}
		all := s.standing(r, seat)
		for i := 0; all != 0 && i < battle.MaxLeads; i, all = i+1, all&(all-1) {
			s.hurtHero(r, firstHero(all), s.Fight.Borne[side][i], log)
		}
	}
}

// opening returns the number of a side's effects at the start of the battle: of its standing commanders there
// (RW-CMD-05), and of its played cards.
func (s *State) opening(r *Rules, side int, out *effects) int {
	n, seat := 0, s.War.seat(side)
	if seat == Wild {
		return n
	}
	for all := s.standing(r, seat); all != 0; all &= all - 1 {
		n = out.add(n, r.Cards.Commanders[s.Heroes[firstHero(all)].Leads-1].Battle[seat])
	}
	for c := s.War.Plays[side].Next(0); c != NoCard; c = s.War.Plays[side].Next(c + 1) {
		n = out.add(n, r.Cards.Tactics[c].Battle[seat])
	}
	for c := s.War.Uses[side].Next(0); c != NoCard; c = s.War.Uses[side].Next(c + 1) {
		n = out.add(n, r.Cards.Rewards[c].Battle[seat])
	}
	return n
}

// commandersAct logs the commanders that support their units at the start of the battle (RW-CMD-05).
func (s *State) commandersAct(r *Rules, seat uint8, log *Log) {
	if seat == Wild {
		return
	}
	for all := s.commanded(r, seat); all != 0; all &= all - 1 {
		h := firstHero(all)
		if g := &s.Heroes[h]; g.Area == s.War.Area && !g.Routed && len(r.Cards.Commanders[g.Leads-1].Battle[seat]) > 0 {
			log.Add(Event{Kind: CommanderActs, Seat: seat, Hero: h, Card: g.Leads - 1})
		}
	}
}

// defences returns the effects of a seat's Development cards when it defends (RW-BTL-13).
func (s *State) defences(r *Rules, seat uint8, out *effects) int {
	n, bought := 0, s.Seats[seat].Bought
	for c := bought.Next(0); c != NoCard; c = bought.Next(c + 1) {
		n = out.add(n, r.Cards.Developments[c].Defence)
	}
	return n
}

// commandersFlee moves the commanders of a side that has lost along with the units. One that was routed before the
// battle is defeated (RW-CMD-06).
func (s *State) commandersFlee(r *Rules, seat, area uint8, log *Log) uint32 {
	var out uint32
	if seat == Wild {
		return 0
	}
	for all := s.commanded(r, seat); all != 0; all &= all - 1 {
		switch h := firstHero(all); {
		case s.Heroes[h].Area != area:
		case s.Heroes[h].Routed:
			s.defeat(h, LostRouted, log)
		default:
			out |= 1 << h
		}
	}
	return out
}

// Tactical Fate cards are Tactics cards of the hand that are announced in a battle, each replacing a Fate card: their
// symbols count, not their text (RW-BTL-07).

// shown returns the symbols of all cards of a battle.
func (r *Rules) shown() []battle.Card {
	if r.Shown != nil {
		return r.Shown
	}
	return r.Fate
}

// tactical returns the Tactical Fate cards that a seat may play, as a set of indexes in Rules.Shown: none of this
// season's (RW-TACT-01).
func (s *State) tactical(r *Rules, seat uint8) uint64 {
	var out uint64
	if r.Shown == nil {
		return out
	}
	hand := s.Seats[seat].Tactics.Less(s.Seats[seat].Fresh)
	for c := hand.Next(0); c != NoCard; c = hand.Next(c + 1) {
		if at := r.Cards.Tactics[c].Fate; at != 0 {
			out |= 1 << at
		}
	}
	return out
}

// announced removes the announced cards from their hands.
func (s *State) announced(r *Rules, log *Log) {
	if r.Shown == nil {
		return
	}
	for side := range s.Fight.Own {
		seat := s.War.seat(side)
		if seat >= MaxSeats {
			continue
		}
		gone := s.War.Own[side] &^ s.Fight.Own[side]
		s.War.Own[side] &^= gone
		for ; gone != 0; gone &= gone - 1 {
			if card := r.tacticsAt(uint8(bits.TrailingZeros64(gone))); card != NoCard {
				s.played(seat, card, log)
			}
		}
	}
}

// tacticsAt returns the Tactics card at an index in Rules.Shown.
func (r *Rules) tacticsAt(at uint8) uint8 {
	for i := range r.Cards.Tactics {
		if r.Cards.Tactics[i].Fate == at {
			return uint8(i)
		}
	}
	return NoCard
}

// forkTactical samples Tactical Fate cards for another side of a battle, as many as it may still announce: they are
// hidden in its hand.
func (v View) forkTactical(out *State, seat uint8, hand int) int {
	if v.rules.Shown == nil || out.War.Area == NoArea {
		return 0
	}
	n := 0
	for side := range out.Fight.Own {
		if out.War.seat(side) != seat {
			continue
		}
		left := bits.OnesCount64(out.Fight.Own[side])
		for out.Fight.Own[side] = 0; left > 0; left-- {
			card := out.tacticalCard(v.rules)
			if card == NoCard {
				break
			}
			out.Left[DeckTactics].Drop(card)
			out.Seats[seat].Tactics.Add(card)
			out.Fight.Own[side] |= 1 << v.rules.Cards.Tactics[card].Fate
			n++
		}
		out.War.Own[side] = out.Fight.Own[side]
	}
	return n
}

// tacticalCard returns a random Tactical Fate card of the deck.
func (s *State) tacticalCard(r *Rules) uint8 {
	n, out := 0, uint8(NoCard)
	for c := s.Left[DeckTactics].Next(0); c != NoCard; c = s.Left[DeckTactics].Next(c + 1) {
		if r.Cards.Tactics[c].Fate == 0 {
			continue
		}
		if n++; s.Chance.IntN(n) == 0 {
			out = c
		}
	}
	return out
}
