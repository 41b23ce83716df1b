package runewars

import "math/bits"

// InQuests is the Quest Phase: each player, from the one with the lowest Order of the season before, gives each own
// hero one action (RW-HERO-01). N is the next index in play order.

// questPhase begins the phase.
func (s *State) questPhase(r *Rules, _ *Log) {
	for h := range r.Heroes {
		s.Heroes[h].Acted = false
	}
	s.push(newFrame(InQuests, 0))
}

func (s *State) questsRun(r *Rules, f *Frame, log *Log) bool {
	if s.trim(r) { // RW-LIM-01: at once
		return false
	}
	for ; int(f.N) < len(r.Seats); f.N++ {
		seat := s.Play[f.N]
		if s.Seats[seat].Out || s.heroesOf(r, seat) == 0 {
			continue
		}
		f.N++
		s.push(newFrame(InErrands, seat))
		s.window(r, seat, AtQuests, log)
		s.reassign(r, seat)
		return false
	}
	s.pop()
	return false
}

// InErrands makes one player give the own heroes their actions, in any order. Area, Who and M are the area and the
// identity of a hero that has just moved. It may still begin an action there (RW-HERO-02). Set are Rewards handed over.

// The steps of it.
const (
	errandsCalled = iota
	errandsBegun
)

func (s *State) errandsLegal(r *Rules, f *Frame, buf []Action) []Action {
	if f.Who != NoHero {
		return s.errandLegal(r, f, buf)
	}
	for all := s.heroesOf(r, f.Seat); all != 0; all &= all - 1 {
		if h := firstHero(all); !s.Heroes[h].Acted {
			buf = s.actions(r, h, buf)
		}
	}
	return buf
}

// actions lists the actions of a hero: move, heal or train.
func (s *State) actions(r *Rules, hero uint8, buf []Action) []Action {
	g := &s.Heroes[hero]
	gives := s.gives(r, hero)
	if !g.Routed { // RW-TERM-12
		ways := s.heroWays(r, hero, r.Numbers.HeroReach+gives.Move, s.portals(r, s.top()))
		if g.Leads != 0 {
			ways = s.leaderWays(hero, ways)
		}
		for ; ways != 0; ways &= ways - 1 {
			buf = append(buf, ActionTo(HeroGo, hero, uint8(bits.TrailingZeros64(ways))))
		}
	}
	if g.Damage > 0 && (s.Held[g.Owner]>>g.Area&1 == 1 || gives.HealAnywhere) { // RW-HERO-03
		buf = append(buf, ActionTo(PickHero, hero, 0))
	}
	return s.lessons(hero, buf)
}

// lessons lists two points of training: one on each of two attributes, or both on one (RW-HERO-04).
func (s *State) lessons(hero uint8, buf []Action) []Action {
	t := &s.Heroes[hero].Trained
	n := len(buf)
	for i := range uint8(3) {
		if t[i]+2 <= mostTraining {
			buf = append(buf, ActionUnits(Train, hero, 0, i, i))
		}
		for j := i + 1; j < 3; j++ {
			if t[i] < mostTraining && t[j] < mostTraining {
				buf = append(buf, ActionUnits(Train, hero, 0, i, j))
			}
		}
	}
	if len(buf) > n {
		return buf
	}
	for i := range uint8(3) { // only one point fits
		if t[i] < mostTraining {
			buf = append(buf, ActionUnits(Train, hero, 0, i, noLesson))
		}
	}
	return buf
}

// noLesson is the second attribute if only one point is available.
const noLesson = 3

// errandLegal lists the actions of a hero that has moved: one duel or one quest (RW-HERO-02, RW-QST-03). They exist
// only in the Quest Phase (RW-HERO-06). A commander takes no quests (RW-CMD-02).
func (s *State) errandLegal(r *Rules, f *Frame, buf []Action) []Action {
	g := &s.Heroes[f.Who]
	buf = append(buf, ActionOf(Done, 0))
	if g.Area == NoArea || g.Routed {
		return buf
	}
	for h := range r.Heroes { // RW-DUEL-01, RW-DUEL-07
		if o := &s.Heroes[h]; o.Owner != NoSeat && o.Owner != f.Seat && o.Area == g.Area {
			buf = append(buf, ActionTo(BeginDuel, f.Who, uint8(h)))
		}
	}
	if g.Leads == 0 {
		quests := s.Seats[f.Seat].Quests
		for c := quests.Next(0); c != NoCard; c = quests.Next(c + 1) { // RW-QST-01
			if r.Cards.Quests[c].Areas>>g.Area&1 == 1 {
				buf = append(buf, cardAt(Attempt, f.Who, 0, c))
			}
		}
	}
	if !s.Fallen(g.Area).None() {
		buf = append(buf, ActionTo(PickUp, f.Who, 0))
	}
	var here uint32 // RW-QST-04
	for all := s.heroesOf(r, f.Seat) &^ (1 << f.Who); all != 0; all &= all - 1 {
		if h := firstHero(all); s.Heroes[h].Area == g.Area {
			here |= 1 << h
		}
	}
	return s.exchanges(r, f.Who, here, f.Set, buf)
}

func (s *State) errandsTake(r *Rules, f *Frame, a Action, log *Log) {
	hero := a.Hero()
	switch a.Verb() {
	case HeroGo:
		s.Heroes[hero].Acted = true
		f.Who = hero
		if a.To() != s.Heroes[hero].Area {
			from, reach, portals := s.Heroes[hero].Area, r.Numbers.HeroReach+s.gives(r, hero).Move, uint64(0)
			if plain := s.heroWays(r, hero, reach, 0); plain>>a.To()&1 == 0 {
				portals = s.Portals
			}
			s.toll(r, f, portals != 0, log)
			f.Flags &^= paidFlag // each hero's move is one of its own
			s.moveHero(hero, a.To(), log)
			if s.passes(r, hero, from, a.To(), reach, portals) {
				s.top().Step = 1
				return
			}
		} else {
			log.Add(Event{Kind: HeroStayed, Seat: f.Seat, Hero: hero, Area: a.To()})
		}
		s.explore(r, hero, log)
	case PickHero:
		s.Heroes[hero].Acted = true
		s.healHero(hero, log)
	case Train:
		s.Heroes[hero].Acted = true
		s.train(hero, a.Kind(), log)
		if a.Count() != noLesson {
			s.train(hero, a.Count(), log)
		}
	case BeginDuel:
		f.Who = NoHero
		s.duel(r, hero, a.To(), log)
	case Attempt:
		f.Who = NoHero
		s.attempt(r, hero, a.Card(), log)
	case PickUp:
		s.pickUp(hero, log)
	case HandOver:
		s.handOver(f, a, log)
	default:
		f.Who = NoHero
	}
}

// errandsRun waits while a hero has an action left.
func (s *State) errandsRun(r *Rules, f *Frame, log *Log) bool {
	s.weakened(r, log)
	if s.trim(r) { // RW-LIM-01: at once
		return false
	}
	if f.Step == errandsCalled {
		f.Step = errandsBegun
		log.Add(Event{Kind: HeroesAct, Seat: f.Seat})
	}
	var backing [MaxActions]Action
	if f.Who != NoHero && len(s.errandsLegal(r, f, backing[:0])) == 1 {
		f.Who = NoHero
	}
	if f.Who == NoHero && len(s.errandsLegal(r, f, backing[:0])) == 0 {
		s.pop()
		return false
	}
	return true
}

// InQuest is a quest that a hero attempts: Who is the card, M the hero, Set the Fate cards that were drawn.
const (
	questRead = iota // choice of the card that is read (RW-QST-01)
	questDone        // the quest is finished (RW-QST-02)
	questKept
)

// attempt begins a quest: a duel (RW-QST-05), or a test. The attribute is the number of cards drawn for a test.
func (s *State) attempt(r *Rules, hero, card uint8, log *Log) {
	q := &r.Cards.Quests[card]
	g := &s.Heroes[hero]
	log.Add(Event{Kind: QuestBegan, Seat: g.Owner, Hero: hero, Card: card, Area: g.Area})
	f := newFrame(InQuest, g.Owner)
	f.Who, f.M, f.Area = card, hero, g.Area
	s.Seats[g.Owner].Quests.Drop(card) // it lies open now
	if q.Duel {
		f.Step = questKept
		s.push(f)
		s.duelBeast(r, hero, card, log)
		return
	}
	for range s.skill(r, hero, q.Skill) + s.gives(r, hero).Tests[q.Skill] {
		if c := s.drawFate(r, log); c != NoCard {
			f.Set |= 1 << c
			log.Add(Event{Kind: FateDrawn, Seat: g.Owner, Card: c})
		}
	}
	if f.Set == 0 { // nothing is read, and the quest stays
		f.Step = questKept
	}
	s.push(f)
}

// questLegal lists the destinies that can be read.
func (s *State) questLegal(r *Rules, f *Frame, buf []Action) []Action {
	for d := range r.Destiny {
		if f.Set&r.Destiny[d] != 0 {
			buf = append(buf, ActionOf(Read, uint8(d)))
		}
	}
	return buf
}

func (s *State) questTake(r *Rules, f *Frame, a Action, log *Log) {
	d := Destiny(a.Card())
	log.Add(Event{Kind: FateRead, Seat: f.Seat, n: uint8(d)})
	s.Fate.Spent |= f.Set
	f.Set, f.Step = 0, questKept
	if r.Cards.Quests[f.Who].Done[d] {
		f.Step = questDone
	}
	s.does(fromGold+uint8(d), f.Who, f.Seat, f.Area, f.M)
}

// questRun ends the quest after its effects: a finished one is discarded and a new one drawn at once, a failed one
// stays (RW-QST-02).
func (s *State) questRun(r *Rules, f *Frame, log *Log) bool {
	var backing [Destinies]Action
	switch f.Step {
	case questRead:
		open := s.questLegal(r, f, backing[:0])
		if len(open) > 1 {
			return true
		}
		if len(open) == 0 { // cards of no destiny
			s.Fate.Spent |= f.Set
			f.Set, f.Step = 0, questKept
			return false
		}
		s.questTake(r, f, open[0], log)
	case questDone:
		seat, card := f.Seat, f.Who
		s.pop()
		log.Add(Event{Kind: QuestFinished, Seat: seat, Card: card})
		s.Spent[DeckQuests].Add(card)
		s.drawQuest(seat, log)
	default:
		log.Add(Event{Kind: QuestFailed, Seat: f.Seat, Card: f.Who})
		s.Seats[f.Seat].Quests.Add(f.Who)
		s.pop()
	}
	return false
}

// questFought passes the result of a duel to its quest.
func (s *State) questFought(won bool) {
	f := s.top()
	f.Step = questKept
	from := uint8(fromLost)
	if won {
		f.Step, from = questDone, fromWon
	}
	s.does(from, f.Who, f.Seat, f.Area, f.M)
}
