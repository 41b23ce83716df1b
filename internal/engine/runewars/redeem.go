package runewars

import "math/bits"

// traded marks in Player.Traded that a trade was made in this turn.
const traded = 1

// redeems returns the number of Rewards that a Title of the seat takes for a dragon rune; 0 without such a Title
// (RW-TITLE-02).
func (s *State) redeems(r *Rules, seat uint8) uint8 {
	n := uint8(0)
	for t := range r.Titles {
		if s.Titles[t].Owner == seat {
			n = max(n, r.Titles[t].Rewards)
		}
	}
	return n
}

// rewards are the Rewards that the heroes of a seat hold.
func (s *State) rewards(r *Rules, seat uint8) Cards {
	var out Cards
	for h := s.heroesOf(r, seat); h != 0; h &= h - 1 {
		out = out.With(s.Heroes[bits.TrailingZeros32(h)].Rewards)
	}
	return out
}

// mayRedeem reports whether a seat can give Rewards for a dragon rune: once in each of its turns (RW-RUL-05).
func (s *State) mayRedeem(r *Rules, seat uint8) bool {
	n := s.redeems(r, seat)
	return n > 0 && s.Seats[seat].Traded&traded == 0 && s.rewards(r, seat).Len() >= int(n)
}

// redeem has a seat give Rewards: Frame.N of them still, in ascending order from Frame.M on.
func (s *State) redeem(r *Rules, seat uint8) {
	s.Seats[seat].Traded |= traded
	f := newFrame(InRedeem, seat)
	f.N = s.redeems(r, seat)
	s.push(f)
}

func (s *State) redeemLegal(r *Rules, f *Frame, buf []Action) []Action {
	all := s.rewards(r, f.Seat)
	for c := all.Next(f.M); c != NoCard; c = all.Next(c + 1) {
		buf = append(buf, ActionOf(GiveReward, c))
	}
	return buf[:len(buf)-min(int(f.N)-1, len(buf))] // some are left for those still to come
}

func (s *State) redeemTake(r *Rules, f *Frame, a Action, log *Log) {
	f.N--
	f.M = a.Card() + 1
	for h := s.heroesOf(r, f.Seat); h != 0; h &= h - 1 {
		hero := uint8(bits.TrailingZeros32(h))
		if g := &s.Heroes[hero]; g.Rewards.Has(a.Card()) {
			g.Rewards.Drop(a.Card())
			s.Spent[DeckRewards].Add(a.Card())
			log.Add(Event{Kind: RewardGiven, Seat: f.Seat, Hero: hero, Card: a.Card()})
		}
	}
	if f.N == 0 {
		seat := f.Seat
		s.pop()
		s.resumed(r, log) // a hero may have lived by what he gave
		s.receiveRunes(r, seat, seat, 1)
	}
}
