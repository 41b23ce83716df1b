package battlelore

import (
	"muster/engine"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
)

// councilRow is the row of InCouncil: a player splits levels.
var councilRow = frameRow{
	Name: "the council", Legal: (*State).legalCouncil, Take: (*State).takeCouncil,
	Run: (*State).runCouncil,
}

// startLore opens the set-up of a game with Lore (BL-SETUP-04, R-004). First come the councils: the first player
// splits, then the other, without seeing the other's choices (BL-WAR-03).
func (s *State) startLore(r *Rules) {
	l := &s.Lore
	l.Pool = uint8(r.Lore.Pool)
	for i := range l.Drawn {
		l.Drawn[i] = NoCard
	}
	l.Battle = noBattle
	for i := range l.Casts {
		l.Casts[i] = noCast
	}
	for p := range l.Seats {
		for i := range l.Seats[p].Hand {
			l.Seats[p].Hand[i] = NoCard
		}
	}
	for p := range r.Seats {
		for seat, level := range r.Lore.Council[p].Levels {
			l.Seats[p].Council[seat] = uint8(level)
		}
	}
	s.push(bare(InCouncil, r.First))
	s.split(r, s.top()) // BL-SETUP-04, R-004
}

// nextUp returns the player after the one who decided, and whether there is one before the turn returns to the first
// player.
func (r *Rules) nextUp(p Player) (Player, bool) {
	p = r.after(p)
	return p, p != r.First
}

// Seat returns the seat of the council of InCouncil that gets a level now.
func (f *Frame) Seat() uint8 { return f.Step }

// LevelsLeft returns the levels that the council of InCouncil has still to give.
func (f *Frame) LevelsLeft() int { return int(f.Left) }

// split begins a council: mandatory levels come first, the rest is in the frame's Left (BL-WAR-03).
func (s *State) split(r *Rules, f *Frame) {
	c := &r.Lore.Council[f.Decider]
	f.Step, f.Left = 0, 0
	if c.Free == 0 {
		f.Step = Councillors
		return
	}
	f.Left = c.Free
	for seat, least := range c.Least {
		s.Lore.Seats[f.Decider].Council[seat] = uint8(least)
		if seat != int(CreatureSeat) {
			f.Left -= least
		}
	}
}

// levels returns the range for the seat of the frame's step: no more than are left, and enough that the seats after it
// can take the rest (BL-WAR-03).
func (c *Council) levels(f *Frame) (least, most int8) {
	room := int8(0)
	for seat := f.Step + 1; seat < CreatureSeat; seat++ {
		room += c.Most[seat] - c.Least[seat]
	}
	most = min(c.Most[f.Step], c.Least[f.Step]+f.Left)
	return min(max(c.Least[f.Step], c.Least[f.Step]+f.Left-room), most), most
}

// runCouncil goes to the next seat with a choice, then to the next player.
func (s *State) runCouncil(r *Rules, f *Frame, log *Log) bool {
	c := &r.Lore.Council[f.Decider]
	for ; f.Step < CreatureSeat; f.Step++ {
		least, most := c.levels(f)
		if least < most {
			return true
		}
		s.seat(r, f, least)
	}
	if who, more := r.nextUp(f.Decider); more {
		f.Decider = who
		s.split(r, f)
		return false
	}
	s.open(r, log)
	return false
}

// seat gives a level to the seat of the frame's step.
func (s *State) seat(r *Rules, f *Frame, level int8) {
	s.Lore.Seats[f.Decider].Council[f.Step] = uint8(level)
	f.Left -= level - r.Lore.Council[f.Decider].Least[f.Step]
}

func (s *State) legalCouncil(r *Rules, f *Frame, buf []Action) []Action {
	least, most := r.Lore.Council[f.Decider].levels(f)
	for level := least; level <= most; level++ {
		buf = append(buf, SetLevelAction(f.Step, int(level)))
	}
	return buf
}

func (s *State) takeCouncil(r *Rules, f *Frame, a Action, _ *Log) {
	s.seat(r, f, int8(a.Level()))
	f.Step++
}

// open shows the members of the councils, deals the Command cards, builds the Lore deck and hands out the first tokens
// (BL-WAR-01, BL-WAR-02, BL-WAR-04).
func (s *State) open(r *Rules, log *Log) {
	for p, more := r.First, true; more; p, more = r.nextUp(p) { // the pool may run short
		seat, sits := &s.Lore.Seats[p], int8(0)
		for i, level := range seat.Council {
			if level > 0 {
				sits |= 1 << i
			}
		}
		if !r.Lore.Alone {
			log.add(playerEvent(CouncilSet, p, sits, 0))
		}
		s.gain(p, int(r.Lore.Tokens[seat.Best()]+r.Lore.Council[p].Tokens), ForStart, log)
	}
	s.deal(r, log)
	s.buildLore(r)
	f := s.top()
	*f = bare(InKeep, r.First)
}

// dealtRow is the row of InKeep: Lore cards dealt are kept.
var dealtRow = frameRow{
	Name: "the first Lore cards", Legal: (*State).legalDealt, Take: (*State).takeDealt,
	Run: (*State).runDealt,
}

// Steps of InKeep.
const (
	toDeal uint8 = iota
	keptWaits
)

// runDealt deals Lore cards to a player, who keeps some of them (BL-WAR-05). The turns begin when all players have
// chosen.
func (s *State) runDealt(r *Rules, f *Frame, log *Log) bool {
	if f.Step == keptWaits && f.Left > 0 {
		return true
	}
	if f.Step == toDeal {
		came := s.offerLore(r.Lore.Dealt, log)
		f.Step, f.Left = keptWaits, min(r.Lore.Kept[s.Lore.Seats[f.Decider].Best()], came)
		f.Gone = f.Left
		if came > 0 {
			log.add(playerEvent(LoreDrawn, f.Decider, came, f.Left))
		}
		switch f.Left {
		case 0:
			s.keepLore(f.Decider, 0, -1, log)
		case came:
			s.keepAll(f.Decider)
			f.Left = 0
		default:
			return true
		}
	}
	if f.Gone > 0 {
		log.add(playerEvent(LoreKept, f.Decider, f.Gone, 1))
	}
	if who, more := r.nextUp(f.Decider); more {
		*f = bare(InKeep, who)
		return false
	}
	s.openPlaces(r, log)
	return false
}

// keepAll takes every offered card.
func (s *State) keepAll(p Player) {
	for i, card := range s.Lore.Drawn {
		s.Lore.Seats[p].take(card)
		s.Lore.Drawn[i] = NoCard
	}
}

// legalDealt lists the Lore cards dealt that may be kept, as drawn ones are.
func (s *State) legalDealt(_ *Rules, f *Frame, buf []Action) []Action {
	return s.legalKeepLore(f.Left, buf)
}

func (s *State) takeDealt(_ *Rules, f *Frame, a Action, log *Log) {
	f.Left--
	s.keepLore(f.Decider, a.LoreCard(), f.Left, log)
}

// Hand returns the number of Command cards of a player: that of the battle, or of the Commander's level (BL-SETUP-03,
// BL-WAR-01).
func (r *Rules) Hand(s *State, p Player) int {
	if n := r.Hands[p]; n > 0 || r.Lore == nil {
		return n
	}
	return int(r.Lore.Command[s.Lore.Seats[p].Council[Commander]])
}

// commander returns the level of a player's Commander.
func (r *Rules) commander(s *State, p Player) int8 {
	if r.Lore != nil && r.Lore.Council[p].Free > 0 {
		return int8(s.Lore.Seats[p].Council[Commander])
	}
	return r.Commander[p]
}

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
	log.add(playerEvent(LoreDeckMade, s.Active, l.Deck.N, 0))
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

// legalKeepLore lists the cards that the player may keep next; keep is the number still to choose. Cards are named in
// ascending order, so that the same cards are kept in one way only; InOrder takes them in any order.
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
			log.add(playerEvent(LoreDropped, p, c, LoreNotKept))
		}
		s.Lore.Drawn[i] = NoCard
	}
}

// gain gives a player tokens from the pool, as far as it reaches (BL-LOR-01, R-220).
func (s *State) gain(p Player, n int, why Gain, log *Log) {
	seat := &s.Lore.Seats[p]
	if s.forgone(p) && (why == ForSymbols || why == ForReward || why == ForOverflow) { // EP-LOR-03: none by battle
		return
	}
	if n = min(n, int(s.Lore.Pool)); n <= 0 {
		return
	}
	s.Lore.Pool -= uint8(n)
	seat.Tokens += uint8(n)
	log.add(playerEvent(TokensGained, p, n, why))
}

// pay gives tokens of a player back to the pool.
func (s *State) pay(p Player, n int, log *Log) {
	seat := &s.Lore.Seats[p]
	if n = min(n, int(seat.Tokens)); n <= 0 {
		return
	}
	seat.Tokens -= uint8(n)
	s.Lore.Pool += uint8(n)
	log.add(playerEvent(TokensPaid, p, n, 0))
}

// steal takes tokens of another player, as many as there are.
func (s *State) steal(to, from Player, n int, log *Log) {
	if n = min(n, int(s.Lore.Seats[from].Tokens)); n <= 0 {
		return
	}
	s.Lore.Seats[from].Tokens -= uint8(n)
	s.Lore.Seats[to].Tokens += uint8(n)
	log.add(playerEvent(TokensStolen, to, n, from))
}

// store puts tokens from the pool on a creature, as far as its limit and the pool allow (BL-CRE-11); lair reports
// whether its lair brings them.
func (s *State) store(r *Rules, u uint8, n int, lair bool, log *Log) {
	unit := &s.Units[u]
	if n = min(n, int(r.Kinds[unit.Kind].Creature.Store)-int(unit.Store), int(s.Lore.Pool)); n <= 0 {
		return
	}
	unit.Store += uint8(n)
	s.Lore.Pool -= uint8(n)
	log.add(unitEvent(s, LoreStored, u, n, command.Bit(lair)))
}

// unstore returns tokens of a creature to the pool: after using a power, or at its death (BL-CRE-11, R-203, R-205).
func (s *State) unstore(u uint8, n int, log *Log) {
	unit := &s.Units[u]
	if n = min(n, int(unit.Store)); n <= 0 {
		return
	}
	unit.Store -= uint8(n)
	s.Lore.Pool += uint8(n)
	log.add(unitEvent(s, TokensPaid, u, n, 0))
}
