package runewars

import "muster/internal/engine/runewars/battle"

// InDuel is a duel (RW-DUEL-01). Seat is the attacker's, M its hero, Who the other hero, or NoHero for the unit of a
// quest, which is Key. N is the round. Set packs the actions of each side in a round, and Heroes the damage of the
// unit.
const (
	duelOpens  = iota // the attacker plays cards at the start, then the defender
	duelAnswer        // the defender plays cards
	duelDraw
	duelStrike // the attacker's special, if drawn
	duelParry  // the defender's
	duelHit
)

// duelRounds is the number of rounds of a duel (RW-DUEL-02).
const duelRounds = 4

// blows is the actions of a side of a duel: 32 bits of Frame.Set.
type blows struct {
	damage, prevent, heal uint8 // up to 15, of this round
	special               bool  // it has drawn one, and not used it yet
	weapon, armor         uint8 // the Reward cards used in this duel, plus one (RW-DUEL-03)
}

func (f *Frame) blows(side int) blows {
	b := uint32(f.Set >> (32 * side))
	return blows{
		uint8(b & 15), uint8(b >> 4 & 15), uint8(b >> 8 & 7), b>>11&1 == 1, uint8(b >> 16), uint8(b >> 24),
	}
}

func (f *Frame) setBlows(side int, b blows) {
	n := uint64(min(b.damage, 15)) | uint64(min(b.prevent, 15))<<4 | uint64(min(b.heal, 7))<<8 |
		uint64(b.weapon)<<16 | uint64(b.armor)<<24
	if b.special {
		n |= 1 << 11
	}
	f.Set = f.Set&^(0xffffffff<<(32*side)) | n<<(32*side)
}

// duel begins a duel of two heroes; a routed one fights normally (RW-DUEL-07).
func (s *State) duel(r *Rules, hero, other uint8, log *Log) {
	f := newFrame(InDuel, s.Heroes[hero].Owner)
	f.M, f.Who, f.Area = hero, other, s.Heroes[hero].Area
	log.Add(Event{Kind: DuelBegan, Seat: f.Seat, Hero: hero, To: other, Area: f.Area, Card: NoCard})
	s.push(f)
}

// duelBeast begins the duel of a quest: the player to the left controls the unit (RW-QST-05).
func (s *State) duelBeast(r *Rules, hero, card uint8, log *Log) {
	f := newFrame(InDuel, s.Heroes[hero].Owner)
	f.M, f.Who, f.Area, f.Key = hero, NoHero, s.Heroes[hero].Area, uint16(card)
	log.Add(Event{Kind: DuelBegan, Seat: f.Seat, Hero: hero, To: NoHero, Area: f.Area, Card: card})
	s.push(f)
}

// fighter returns the hero of a side; NoHero for the unit of a quest.
func (f *Frame) fighter(side int) uint8 {
	if side == battle.Attacker {
		return f.M
	}
	return f.Who
}

func (s *State) duelLegal(r *Rules, f *Frame, buf []Action) []Action {
	switch f.Step {
	case duelOpens:
		return s.duelCards(r, s.Heroes[f.M].Owner, buf)
	case duelAnswer:
		return s.duelCards(r, s.Heroes[f.Who].Owner, buf)
	case duelStrike:
		return s.strikes(r, f, battle.Attacker, buf)
	}
	return s.strikes(r, f, battle.Defender, buf)
}

// duelCards lists the Tactics cards that a seat may play at the start of a duel (RW-DUEL-01, RW-TACT-01).
func (s *State) duelCards(r *Rules, seat uint8, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	hand := s.Seats[seat].Tactics.Less(s.Seats[seat].Fresh)
	for c := hand.Next(0); c != NoCard; c = hand.Next(c + 1) {
		if r.Cards.Tactics[c].When == InTheDuel {
			buf = append(buf, ActionOf(PlayTactics, c))
		}
	}
	return buf
}

// strikes lists the uses of a special: one damage, or those of Rewards. In a duel at most one weapon and one armor is
// used, as often as the player likes (RW-DUEL-02, RW-DUEL-03).
func (s *State) strikes(r *Rules, f *Frame, side int, buf []Action) []Action {
	buf = append(buf, ActionOf(Strikes, PlainStrike))
	hero := f.fighter(side)
	if hero == NoHero {
		return buf
	}
	b, held := f.blows(side), s.Heroes[hero].Rewards
	for c := held.Next(0); c != NoCard; c = held.Next(c + 1) {
		w := &r.Cards.Rewards[c]
		if w.Duel == (Strike{}) || c == PlainStrike || w.Sort == Weapon && b.weapon != 0 && b.weapon != c+1 ||
			w.Sort == Armor && b.armor != 0 && b.armor != c+1 {
			continue
		}
		buf = append(buf, ActionOf(Strikes, c))
	}
	return buf
}

func (s *State) duelTake(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Verb() {
	case PlayTactics:
		side, seat := int(f.Step-duelOpens), s.Heroes[f.fighter(int(f.Step-duelOpens))].Owner
		s.played(seat, a.Card(), log)
		b := f.blows(side)
		t := r.Cards.Tactics[a.Card()].Duel
		b.damage, b.prevent, b.heal = b.damage+t.Damage, b.prevent+t.Prevent, b.heal+t.Heal
		f.setBlows(side, b)
	case Strikes:
		s.strike(r, f, int(f.Step-duelStrike), a.Card(), log)
		f.Step++
	default:
		f.Step++
	}
}

// strike makes a side use its special.
func (s *State) strike(r *Rules, f *Frame, side int, card uint8, log *Log) {
	b := f.blows(side)
	b.special = false
	hero := f.fighter(side)
	blow := uint8(1)
	if hero != NoHero {
		blow += s.gives(r, hero).DuelDamage
	} else {
		blow = r.Cards.Quests[f.Key].Strike
	}
	log.Add(Event{Kind: DuelStruck, Seat: f.Seat, Hero: hero, Card: card, n: uint8(side), m: blow})
	if card != PlainStrike {
		w := &r.Cards.Rewards[card]
		b.damage, b.prevent, b.heal = b.damage+w.Duel.Damage, b.prevent+w.Duel.Prevent, b.heal+w.Duel.Heal
		switch w.Sort {
		case Weapon:
			b.weapon = card + 1
		case Armor:
			b.armor = card + 1
		}
		if w.Duel.Damage > 0 {
			b.damage += s.gives(r, hero).DuelDamage
		}
	} else {
		b.damage += blow
	}
	f.setBlows(side, b)
}

// duelRun plays the rounds.
func (s *State) duelRun(r *Rules, f *Frame, log *Log) bool {
	var backing [MaxDeck + 1]Action
	switch f.Step {
	case duelOpens, duelAnswer:
		if f.Step == duelAnswer && f.Who == NoHero {
			f.Step = duelDraw
			return false
		}
		f.Decider = s.Heroes[f.fighter(int(f.Step-duelOpens))].Owner
		if len(s.duelLegal(r, f, backing[:0])) > 1 {
			return true
		}
		f.Step++
	case duelDraw:
		f.Step = duelStrike
		f.N++
		one, other := s.duelDraws(r, f, battle.Attacker, log), s.duelDraws(r, f, battle.Defender, log)
		s.Fate.Spent |= one | other // both lie there until the round is over
	case duelStrike, duelParry:
		side := int(f.Step - duelStrike)
		if !f.blows(side).special {
			f.Step++
			return false
		}
		f.Decider = s.runs(r, f, side)
		open := s.duelLegal(r, f, backing[:0])
		if len(open) > 1 {
			return true
		}
		s.duelTake(r, f, open[0], log)
	default:
		s.duelHits(r, f, log)
	}
	return false
}

// runs returns the player who controls a side of a duel.
func (s *State) runs(r *Rules, f *Frame, side int) uint8 {
	if hero := f.fighter(side); hero != NoHero {
		return s.Heroes[hero].Owner
	}
	return s.left(r, f.Seat)
}

// duelDraws draws a card for a side, and reads its circle (RW-DUEL-02); the unit of a quest reads the section of its
// own base (RW-QST-05). It returns the card, as a set.
func (s *State) duelDraws(r *Rules, f *Frame, side int, log *Log) uint64 {
	card := s.drawFate(r, log)
	if card == NoCard {
		return 0
	}
	shape := battle.Circle
	if f.fighter(side) == NoHero {
		shape = r.Cards.Quests[f.Key].Foe.Shape
	}
	log.Add(Event{Kind: FateDrawn, Seat: s.runs(r, f, side), Card: card})
	b := f.blows(side)
	face := r.Fate[card].Faces[shape]
	b.special = face == battle.Special
	b.prevent, b.damage = b.prevent+face.Routs(), b.damage+face.Damage()
	if hero := f.fighter(side); hero != NoHero {
		b.prevent += s.gives(r, hero).DuelPrevent
	}
	f.setBlows(side, b)
	return 1 << card
}

// duelHits applies the actions of both sides in a round, at the same time. The duel ends after the last round, and
// after a round in which a side is defeated (RW-DUEL-04).
func (s *State) duelHits(r *Rules, f *Frame, log *Log) {
	var b [2]blows
	for side := range b {
		b[side] = f.blows(side)
	}
	fallen := [2]bool{}
	for side := range b {
		warded := min(b[1-side].damage, b[side].prevent)
		n := b[1-side].damage - warded
		hero := f.fighter(side)
		if warded > 0 {
			log.Add(Event{Kind: DuelWarded, Seat: s.runs(r, f, side), Hero: hero, n: warded})
		}
		if hero == NoHero {
			f.Heroes += uint32(n)
			if n > 0 {
				log.Add(Event{Kind: HeroHurt, Seat: s.runs(r, f, side), Hero: hero, n: n})
			}
			fallen[side] = f.Heroes >= uint32(r.Cards.Quests[f.Key].Foe.Health)
			continue
		}
		g := &s.Heroes[hero]
		if n > 0 {
			log.Add(Event{Kind: HeroHurt, Seat: g.Owner, Hero: hero, n: n})
		}
		g.Damage += n
		if heal := min(g.Damage, b[side].heal); heal > 0 {
			g.Damage -= heal
			log.Add(Event{Kind: DuelMended, Seat: g.Owner, Hero: hero, n: heal})
		}
		fallen[side] = g.Damage >= s.health(r, hero)
	}
	for side := range b {
		b[side].damage, b[side].prevent, b[side].heal, b[side].special = 0, 0, 0, false
		f.setBlows(side, b[side])
	}
	if f.N < duelRounds && !fallen[0] && !fallen[1] {
		f.Step = duelDraw
		return
	}
	s.duelEnds(f, fallen, log)
}

// duelEnds removes defeated heroes from the game: the winner gets their Rewards (RW-DUEL-05).
func (s *State) duelEnds(f *Frame, fallen [2]bool, log *Log) {
	g := *f
	log.Add(Event{Kind: DuelEnded, Seat: f.Seat, Hero: f.M, To: f.Who})
	s.pop()
	for side := range fallen {
		hero, other := g.fighter(side), g.fighter(1-side)
		if !fallen[side] || hero == NoHero {
			continue
		}
		if other != NoHero && !fallen[1-side] && !s.Heroes[hero].Rewards.None() {
			s.Heroes[other].Rewards = s.Heroes[other].Rewards.With(s.Heroes[hero].Rewards)
			s.Heroes[hero].Rewards = Cards{}
			log.Add(Event{Kind: RewardsTaken, Seat: s.Heroes[other].Owner, Hero: other, Area: g.Area})
		}
		s.defeat(hero, LostHealth, log)
	}
	if g.Who == NoHero {
		s.questFought(fallen[battle.Defender] && !fallen[battle.Attacker])
	}
}
