package runewars

import "math/bits"

// mostTraining is the maximum training of an attribute (RW-HERO-04): one token, which counts one or two.
const mostTraining = 2

// health returns the damage that defeats a hero.
func (s *State) health(r *Rules, hero uint8) uint8 {
	return r.Heroes[hero].Health + s.gives(r, hero).Health
}

// skill returns an attribute of a hero, including training.
func (s *State) skill(r *Rules, hero, attribute uint8) uint8 {
	return r.Heroes[hero].Skills[attribute] + s.Heroes[hero].Trained[attribute]
}

// gives returns the sum of a hero's own abilities and those of its Rewards.
func (s *State) gives(r *Rules, hero uint8) Gives {
	out := r.Heroes[hero].Gives
	held := s.Heroes[hero].Rewards
	for c := held.Next(0); c != NoCard; c = held.Next(c + 1) {
		out = out.plus(&r.Cards.Rewards[c].Gives)
	}
	return out
}

// hurtHero damages a hero; with damage equal to its health it is defeated, and out of the game (RW-DUEL-05). Its
// Rewards are then in the area.
func (s *State) hurtHero(r *Rules, hero, n uint8, log *Log) {
	g := &s.Heroes[hero]
	if n == 0 || g.Area == NoArea {
		return
	}
	g.Damage = min(g.Damage+n, 99)
	log.Add(Event{Kind: HeroHurt, Seat: g.Owner, Hero: hero, n: n})
	if g.Damage >= s.health(r, hero) {
		s.defeat(hero, LostHealth, log)
	}
}

// weakened defeats heroes whose damage now equals their health, because they handed on or lost a Reward that added to
// it (RW-DUEL-05). It is checked after the current action.
func (s *State) weakened(r *Rules, log *Log) {
	for h := range r.Heroes {
		if g := &s.Heroes[h]; g.Damage > 0 && g.Area != NoArea && g.Damage >= s.health(r, uint8(h)) {
			s.defeat(uint8(h), LostHealth, log)
		}
	}
}

func (s *State) healHero(hero uint8, log *Log) {
	g := &s.Heroes[hero]
	g.Damage = 0
	log.Add(Event{Kind: HeroHealed, Seat: g.Owner, Hero: hero})
}

// train gives a point of training.
func (s *State) train(hero, attribute uint8, log *Log) {
	g := &s.Heroes[hero]
	g.Trained[attribute]++
	log.Add(Event{Kind: HeroTrained, Seat: g.Owner, Hero: hero, n: attribute})
}

// Reasons for a hero's defeat.
const (
	LostHealth = iota // damage equals health (RW-DUEL-05)
	LostRouted        // a commander, routed before the battle that its side has lost (RW-CMD-06)
)

// defeat takes a hero out of the game (RW-DUEL-05, RW-CMD-07).
func (s *State) defeat(hero, why uint8, log *Log) {
	g := &s.Heroes[hero]
	log.Add(Event{Kind: HeroDefeated, Seat: g.Owner, Hero: hero, Area: g.Area, n: why})
	if !g.Rewards.None() {
		s.Drop(g.Area, g.Rewards)
		log.Add(Event{Kind: RewardsFell, Seat: g.Owner, Hero: hero, Area: g.Area})
	}
	s.unlead(hero, log)
	*g = Figure{Owner: NoSeat, Area: NoArea, Gone: true}
}

// giveReward gives a hero the top Reward card, face down (RW-QST-02).
func (s *State) giveReward(hero uint8, log *Log) {
	if card := s.draw(DeckRewards); card != NoCard {
		s.Heroes[hero].Rewards.Add(card)
		log.Add(Event{Kind: RewardGained, Seat: s.Heroes[hero].Owner, Hero: hero, Card: card})
	}
}

// loseReward discards a Reward card of a hero.
func (s *State) loseReward(hero, card uint8, log *Log) {
	s.Heroes[hero].Rewards.Drop(card)
	s.Spent[DeckRewards].Add(card)
	log.Add(Event{Kind: RewardLost, Seat: s.Heroes[hero].Owner, Hero: hero, Card: card})
}

// pickUp makes a hero take the Rewards in its area (RW-DUEL-05).
func (s *State) pickUp(hero uint8, log *Log) {
	g := &s.Heroes[hero]
	g.Rewards = g.Rewards.With(s.lift(g.Area))
	log.Add(Event{Kind: RewardsTaken, Seat: g.Owner, Hero: hero, Area: g.Area})
}

// heroWays returns the areas to which a hero can go, including its own: through anything (RW-MOVE-02), but over no
// border that bars it, and by portals of a set. A dungeon ends the move (RW-EXPL-01).
func (s *State) heroWays(r *Rules, hero, reach uint8, portals uint64) uint64 {
	g := &s.Heroes[hero]
	return s.aroundBy(r, g.Area, onFoot, reach, s.passable(r), portals) | 1<<g.Area
}

// trades lists the Reward cards that a hero can hand to another own one in its area (RW-QST-04). Done are those
// already handed on in this frame, so that no card goes back and forth.
func (s *State) trades(r *Rules, seat, hero uint8, done uint64, buf []Action) []Action {
	g := &s.Heroes[hero]
	for h := range r.Heroes {
		o := &s.Heroes[h]
		if uint8(h) == hero || o.Owner != seat || o.Area != g.Area || g.Area == NoArea {
			continue
		}
		buf = s.handing(hero, uint8(h), done, buf)
	}
	return buf
}

func (s *State) handOver(f *Frame, a Action, log *Log) {
	f.Set |= 1 << (a.Card() & 63)
	s.Heroes[a.Hero()].Rewards.Drop(a.Card())
	s.Heroes[a.To()].Rewards.Add(a.Card())
	log.Add(Event{Kind: RewardHanded, Seat: f.Seat, Hero: a.Hero(), To: a.To(), Card: a.Card()})
}

// firstHero returns the first of a set of heroes.
func firstHero(set uint32) uint8 { return uint8(bits.TrailingZeros32(set)) }

// InPassing lets own heroes trade Rewards in passing: one has moved through the areas of others (RW-QST-04). The moving
// hero is in Who, the heroes that it met are in Heroes, and handed-over Rewards in Set. Step is 1 if it explores after
// the trade.

// passes lets a hero that moved from one area to another, in at most reach steps, trade with the heroes that it met;
// it reports whether there are any. It trades with heroes at its destination at the next step, and at once if units
// that came with it are to fight.
func (s *State) passes(r *Rules, hero, from, to, reach uint8, portals uint64) bool {
	g := &s.Heroes[hero]
	through := s.passable(r)
	f := newFrame(InPassing, g.Owner)
	f.Who = hero
	for h := range r.Heroes {
		o := &s.Heroes[h]
		if uint8(h) == hero || o.Owner != g.Owner || o.Area == NoArea {
			continue
		}
		if o.Area == to {
			if s.War.Area == to { // the last opportunity before the battle
				f.Heroes |= 1 << h
			}
			continue
		}
		at := uint64(1) << o.Area
		for n := uint8(1); n < reach && o.Area != from && at&through != 0; n++ {
			if s.aroundBy(r, from, onFoot, n, through, portals)&at != 0 &&
				s.aroundBy(r, to, onFoot, reach-n, through, portals)&at != 0 {
				f.Heroes |= 1 << h
			}
		}
		if o.Area == from {
			f.Heroes |= 1 << h
		}
	}
	if f.Heroes != 0 {
		s.push(f)
	}
	return f.Heroes != 0
}

// passable returns the areas through which a hero may move: a dungeon ends the move (RW-EXPL-01).
func (s *State) passable(r *Rules) uint64 {
	through := ^uint64(0)
	for a := range r.Areas {
		if p := &s.Areas[a]; p.Token != NoCard && p.Open && r.Cards.Tokens[p.Token].Does == TokenStop {
			through &^= 1 << a
		}
	}
	return through
}

func (s *State) passingLegal(r *Rules, f *Frame, buf []Action) []Action {
	return s.exchanges(r, f.Who, f.Heroes, f.Set, append(buf, ActionOf(Done, 0)))
}

// exchanges lists the Rewards that a hero and own heroes of a set can hand to each other.
func (s *State) exchanges(r *Rules, hero uint8, with uint32, done uint64, buf []Action) []Action {
	for h := range r.Heroes {
		if with>>h&1 == 0 || s.Heroes[h].Area == NoArea || s.Heroes[hero].Area == NoArea {
			continue
		}
		buf = s.handing(hero, uint8(h), done, buf)
		buf = s.handing(uint8(h), hero, done, buf)
	}
	return buf
}

// handing lists the Rewards that one hero can hand to another one: none that was already handed on.
func (s *State) handing(from, to uint8, done uint64, buf []Action) []Action {
	own := s.Heroes[from].Rewards
	for c := own.Next(0); c != NoCard; c = own.Next(c + 1) {
		if done>>(c&63)&1 == 0 {
			buf = append(buf, cardAt(HandOver, from, to, c))
		}
	}
	return buf
}

func (s *State) passingTake(r *Rules, f *Frame, a Action, log *Log) {
	if a.Verb() == Done {
		s.passed(r, f, log)
		return
	}
	s.handOver(f, a, log)
}

// passed ends the trade.
func (s *State) passed(r *Rules, f *Frame, log *Log) {
	explores, hero := f.Step == 1, f.Who
	s.pop()
	if explores {
		s.explore(r, hero, log)
	}
}

// passingRun waits while there is a Reward to hand over.
func (s *State) passingRun(r *Rules, f *Frame, log *Log) bool {
	var backing [MaxActions]Action
	if len(s.passingLegal(r, f, backing[:0])) > 1 {
		return true
	}
	s.passed(r, f, log)
	return false
}

// Fallen returns the Rewards in an area of heroes defeated there (RW-DUEL-05).
func (s *State) Fallen(area uint8) Cards {
	var out Cards
	for c := s.Lying.Next(0); c != NoCard; c = s.Lying.Next(c + 1) {
		if s.LiesIn[c] == area {
			out.Add(c)
		}
	}
	return out
}

// Drop lays Rewards down in an area.
func (s *State) Drop(area uint8, cards Cards) {
	s.Lying = s.Lying.With(cards)
	for c := cards.Next(0); c != NoCard; c = cards.Next(c + 1) {
		s.LiesIn[c] = area
	}
}

// lift takes the Rewards of an area.
func (s *State) lift(area uint8) Cards {
	cards := s.Fallen(area)
	s.Lying = s.Lying.Less(cards)
	for c := cards.Next(0); c != NoCard; c = cards.Next(c + 1) {
		s.LiesIn[c] = 0
	}
	return cards
}
