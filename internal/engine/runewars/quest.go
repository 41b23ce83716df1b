package runewars

// InQuest is a quest that a hero attempts: Who is the card, M the hero, Set the Fate cards that were drawn.
const (
	questRead = iota // which of them is read (RW-QST-01)
	questDone        // the quest is finished (RW-QST-02)
	questKept
)

// attempt begins a quest: a duel (RW-QST-05), or a test for which as many cards are drawn as the attribute says.
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
	log.Add(Event{Kind: FateRead, Seat: f.Seat, N: uint8(d)})
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
	var room [Destinies]Action
	switch f.Step {
	case questRead:
		open := s.questLegal(r, f, room[:0])
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
