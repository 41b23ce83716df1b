package runewars

import (
	"math/bits"

	"muster/engine"
)

// pastScript is a position after any script of Fate cards.
const pastScript = 0xff

// Fork starts a simulation for the player: hidden information is sampled uniformly, and chance is another.
func (v View) Fork(chance engine.Rand, out *State) {
	*out = *v.state
	out.Chance = chance
	if v.rules.Script != nil {
		out.Cursor = pastScript
	}
	v.forkRunes(out)
	v.forkCards(out)
	v.forkTokens(out)
	for i := range out.Frames[:out.Depth] {
		v.forkFrame(out, &out.Frames[i])
	}
	v.forkBids(out)
	for i := range v.rules.Seats {
		if p := &out.Seats[i]; uint8(i) != v.Me && p.Has && p.Order != NoOrder {
			free := uint64(1)<<Orders - 1<<v.rules.firstOrder()
			p.Order = pick(free&^uint64(p.Used), &out.Chance)
		}
	}
}

// forkRunes samples the runes that the player has not seen. A seat that is about to show dragon runes has them.
func (v View) forkRunes(out *State) {
	var areas uint64
	n, dragons, homes := 0, 0, v.forkHomes(out)
	for a := range v.rules.Areas {
		if p := &out.Areas[a]; v.hides(p) && homes>>a&1 == 0 {
			areas |= 1 << a
			n++
			if p.Rune == DragonRune {
				dragons++
			}
			p.Rune = FalseRune
		}
	}
	for i, need := range v.shows(out) {
		for need -= bits.OnesCount64(out.facedown(i)); need > 0; need-- {
			may := areas & out.Held[i]
			if may == 0 || dragons == 0 {
				break
			}
			a := pick(may, &out.Chance)
			out.Areas[a].Rune = DragonRune
			areas &^= 1 << a
			n, dragons = n-1, dragons-1
		}
	}
	for ; areas != 0; areas &= areas - 1 {
		if out.Chance.IntN(n) < dragons {
			out.Areas[bits.TrailingZeros64(areas)].Rune = DragonRune
			dragons--
		}
		n--
	}
}

// forkHomes samples the runes that others have placed in the set-up so far, each from its own ones, and returns their
// areas.
func (v View) forkHomes(out *State) uint64 {
	if out.Depth == 0 || out.top().Kind != InSetup || out.top().Step != openRunes {
		return 0
	}
	var all uint64
	for i := range v.rules.Seats {
		dragons, left := int(v.rules.Opening.Dragons), int(v.rules.Opening.Dragons)+int(v.rules.Opening.Falses)
		var hidden uint64
		for laid := out.placedHome(v.rules, uint8(i)); laid != 0; laid &= laid - 1 {
			switch p := &out.Areas[bits.TrailingZeros64(laid)]; {
			case v.hides(p):
				hidden |= laid & -laid
				continue
			case p.Rune == DragonRune:
				dragons--
			}
			left--
		}
		for all |= hidden; hidden != 0; hidden &= hidden - 1 {
			p := &out.Areas[bits.TrailingZeros64(hidden)]
			p.Rune = FalseRune
			if out.Chance.IntN(left) < dragons {
				p.Rune = DragonRune
				dragons--
			}
			left--
		}
	}
	return all
}

// shows returns the number of face-down dragon runes that each other seat is about to show.
func (v View) shows(out *State) (n [MaxSeats]int) {
	for i := range out.Frames[:out.Depth] {
		if f := &out.Frames[i]; f.Kind == InReveal && f.Flags == uint8(DragonRune) && f.Decider != v.Me {
			n[f.Seat]++
		}
	}
	return n
}

// facedown returns the areas of a seat's face-down dragon runes.
func (s *State) facedown(seat int) uint64 {
	var out uint64
	for own := s.Held[seat]; own != 0; own &= own - 1 {
		if a := bits.TrailingZeros64(own); s.Areas[a].Rune == DragonRune && !s.Areas[a].Up {
			out |= 1 << a
		}
	}
	return out
}

// forkCards samples the cards in other hands.
func (v View) forkCards(out *State) {
	var had [MaxSeats]Player
	for i := range v.rules.Seats {
		p := &out.Seats[i]
		if had[i] = *p; uint8(i) == v.Me {
			continue
		}
		out.Left[DeckTactics] = out.Left[DeckTactics].With(p.Tactics)
		out.Left[DeckQuests] = out.Left[DeckQuests].With(p.Quests)
		if p.Objective != NoCard {
			out.Left[v.rules.objectives(uint8(i))].Add(p.Objective)
		}
	}
	for i := range v.rules.Seats {
		p := &out.Seats[i]
		if uint8(i) == v.Me {
			continue
		}
		p.Tactics, p.Fresh, p.Quests = Cards{}, Cards{}, Cards{}
		for n := v.forkTactical(out, uint8(i), had[i].Tactics.Len()); n < had[i].Tactics.Len(); n++ {
			card := out.draw(DeckTactics)
			p.Tactics.Add(card)
			if n >= had[i].Tactics.Len()-had[i].Fresh.Len() {
				p.Fresh.Add(card)
			}
		}
		for range had[i].Quests.Len() {
			p.Quests.Add(out.draw(DeckQuests))
		}
		if p.Objective != NoCard {
			p.Objective = out.draw(v.rules.objectives(uint8(i)))
		}
	}
	v.forkRewards(out)
}

// forkRewards samples the Rewards of other seats' heroes. First each hero gets those without which it would be
// defeated (RW-DUEL-05). The hero with the fewest alternatives chooses first, so that no hero takes a card that
// another one needs.
func (v View) forkRewards(out *State) {
	var n [MaxHeroes]int
	for h := range v.rules.Heroes {
		if g := &out.Heroes[h]; g.Owner != v.Me {
			n[h] = g.Rewards.Len()
			out.Left[DeckRewards] = out.Left[DeckRewards].With(g.Rewards)
			g.Rewards = Cards{}
		}
	}
	for {
		hero, least := -1, 0
		for h := range v.rules.Heroes {
			if need := out.needs(v.rules, uint8(h)); n[h] > 0 && need > 0 && (hero < 0 || n[h]-need < least) {
				hero, least = h, n[h]-need
			}
		}
		if hero < 0 {
			break
		}
		out.Heroes[hero].Rewards.Add(v.forkLife(out, uint8(hero), n[hero]))
		n[hero]--
	}
	for h := range v.rules.Heroes {
		for range n[h] {
			out.Heroes[h].Rewards.Add(out.draw(DeckRewards))
		}
	}
}

// needs returns the health that a hero lacks to survive its damage.
func (s *State) needs(r *Rules, hero uint8) int {
	return int(s.Heroes[hero].Damage) + 1 - int(s.health(r, hero))
}

// forkLife draws the first of n Rewards for a hero that would be defeated without them. It adds to the hero's health,
// and enough that the others can add the rest.
func (v View) forkLife(out *State, hero uint8, n int) uint8 {
	gives := func(c uint8) int { return int(v.rules.Cards.Rewards[c].Gives.Health) }
	all, most, helps := out.Left[DeckRewards], 0, Cards{}
	for c := all.Next(0); c != NoCard; c = all.Next(c + 1) {
		most = max(most, gives(c))
	}
	least := min(most, max(1, out.needs(v.rules, hero)-(n-1)*most))
	for c := all.Next(0); c != NoCard; c = all.Next(c + 1) {
		if gives(c) >= least {
			helps.Add(c)
		}
	}
	card := helps.Nth(out.Chance.IntN(helps.Len()))
	out.Left[DeckRewards].Drop(card)
	return card
}

// forkFrame resamples another seat's secret choices.
func (v View) forkFrame(out *State, f *Frame) {
	if f.Decider == v.Me {
		return
	}
	f.unsay()
	if f.Kind == InHiring && f.Step == hireKeep {
		n := bits.OnesCount32(f.Heroes)
		f.Heroes = 0
		for range n {
			f.Heroes |= 1 << pick(uint64(out.heroDeck(v.rules)&^f.Heroes), &out.Chance)
		}
	}
}

// forkBids resamples the others' secret bids (RW-BID-01).
func (v View) forkBids(out *State) {
	if out.Depth == 0 || out.top().Kind != InBid || out.top().Step != bidAsk {
		return
	}
	for i := range v.rules.Seats {
		if p := &out.Seats[i]; uint8(i) != v.Me && p.Has {
			p.Bid = uint8(out.Chance.IntN(int(p.MostBid()) + 1))
		}
	}
}

// Exploration tokens are face down until a hero finds them; seats that have looked at one know it (RW-SETUP-21,
// RW-EXPL-01). The back, and the number of tokens of a sort that were turned up, are public.

// forkTokens samples the exploration tokens that the player does not know: from those of the box with the same back
// that the player has not seen.
func (v View) forkTokens(out *State) {
	if !v.rules.Options.Exploration {
		return
	}
	var left [MaxTokens]uint8
	for t := range v.rules.Cards.Tokens {
		n := v.rules.Cards.Tokens[t].Count
		left[t] = n - min(n, out.Turned[t])
	}
	for a := range v.rules.Areas {
		if p := &out.Areas[a]; p.Token != NoCard && !p.Open && !v.hidesToken(p) && left[p.Token] > 0 {
			left[p.Token]--
		}
	}
	for a := range v.rules.Areas {
		if p := &out.Areas[a]; v.hidesToken(p) {
			p.Token = out.tokenLike(v.rules, v.rules.Cards.Tokens[p.Token].Far, &left)
			left[p.Token] -= min(left[p.Token], 1)
		}
	}
}

// tokenLike returns a random remaining token with a back; any with the back if none is left.
func (s *State) tokenLike(r *Rules, far bool, left *[MaxTokens]uint8) uint8 {
	n, any := 0, 0
	out, other := uint8(NoCard), uint8(NoCard)
	for t := range r.Cards.Tokens {
		if r.Cards.Tokens[t].Far != far {
			continue
		}
		for range left[t] {
			if n++; s.Chance.IntN(n) == 0 {
				out = uint8(t)
			}
		}
		if any++; s.Chance.IntN(any) == 0 {
			other = uint8(t)
		}
	}
	if out == NoCard {
		return other
	}
	return out
}
