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

// hurtHero damages a hero; with damage equal to its health it is defeated, and out of the game (RW-DUEL-05). Its
// Rewards are then in the area.
func (s *State) hurtHero(r *Rules, hero, n uint8, log *Log) {
	g := &s.Heroes[hero]
	if n == 0 || g.Area == NoArea {
		return
	}
	g.Damage = min(g.Damage+n, 99)
	log.Add(Event{Kind: HeroHurt, Seat: g.Owner, Hero: hero, N: n})
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
	log.Add(Event{Kind: HeroTrained, Seat: g.Owner, Hero: hero, N: attribute})
}

// Reasons for a hero's defeat.
const (
	LostHealth = iota // he has as much damage as health (RW-DUEL-05)
	LostRouted        // a commander, routed before the battle that his side has lost (RW-CMD-06)
)

// defeat takes a hero out of the game (RW-DUEL-05, RW-CMD-07).
func (s *State) defeat(hero, why uint8, log *Log) {
	g := &s.Heroes[hero]
	log.Add(Event{Kind: HeroDefeated, Seat: g.Owner, Hero: hero, Area: g.Area, N: why})
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
