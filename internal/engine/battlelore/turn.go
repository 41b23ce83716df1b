package battlelore

import (
	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Start sets the game up: units on their hexes, cards shuffled and dealt, the first player to play a card
// (BL-SETUP-01, BL-SETUP-03, BL-SETUP-05). Every number is a valid seed.
func (r *Rules) Start(seed uint64) State { return r.Begin(seed, nil) }

// Begin is Start, and logs the events before the first choice.
func (r *Rules) Begin(seed uint64, log *Log) State {
	s := State{Winner: Neither, Table: NoCard, Open: NoCard, Active: r.First, Chance: engine.NewRand(seed, "battle")}
	for i := range s.Drawn {
		s.Drawn[i] = NoCard
	}
	for i := range s.Rack {
		s.Rack[i] = NoCard
	}
	for i := range s.On {
		s.On[i] = NoUnit
	}
	for i := range s.Units {
		s.Units[i].At, s.Units[i].From = hex.None, hex.None
	}
	for i, p := range r.Setup {
		figures := p.Figures
		if figures == 0 {
			figures = r.Kinds[p.Kind].Figures
		}
		s.Units[i] = Unit{At: p.At, From: p.At, Kind: p.Kind, Camp: p.Camp, Owner: p.Owner, Figures: figures, Full: figures}
		if p.At != hex.None { // a creature can wait in its lair
			s.stand(uint8(i), p.At)
		}
	}
	for card, n := range r.Copies {
		for range n {
			s.Deck.Put(uint8(card))
		}
	}
	engine.Shuffle(&s.Chance, s.Deck.Cards[:s.Deck.N])
	for p := range Player(r.Seats) {
		s.Seats[p].Last = [2]Played{{Card: NoCard}, {Card: NoCard}}
		for i := range s.Seats[p].Hand {
			s.Seats[p].Hand[i] = NoCard
		}
	}
	if r.Places != nil {
		for _, site := range r.Places.Setup {
			s.addPlace(r, site)
		}
	}
	if r.Lore != nil {
		s.startLore(r)
	} else {
		s.deal(r, log)
		s.openPlaces(r, log)
	}
	s.run(r, log)
	return s
}

// deal fills the hands of Command cards and the rack, starting with the first player, not with a camp.
func (s *State) deal(r *Rules, log *Log) {
	for p, more := r.First, true; more; p, more = r.nextUp(p) {
		for range r.Hand(s, p) {
			s.Seats[p].take(s.Deck.Draw())
		}
	}
	s.fillRack(r, log)
}

// beginTurn opens the active player's turn.
func (s *State) beginTurn(r *Rules, log *Log) {
	s.Turn++
	for c := range boards.Camp(boards.Camps) { // EP-PLY-01: the turn finds them there
		if c == r.CampOf[s.Active] || r.Marshals[c] != 0 {
			units := s.army(r, c)
			for i := range units {
				units[i].From = units[i].At
			}
		}
	}
	s.Depth = 0
	// BL-TURN-01: the first phase
	s.push(bare(InCommand, s.Active))
	log.add(playerEvent(TurnBegan, s.Active, int8(min(s.Turn, 127)), 0))
}

// stand puts a unit on a hex, leave takes it off its own.
func (s *State) stand(u uint8, h hex.Hex) {
	s.Units[u].At = h
	s.On[h] = u
	s.Taken.Add(h)
	s.Camps[s.Units[u].Camp].Add(h)
}

func (s *State) leave(u uint8) {
	h := s.Units[u].At
	s.Units[u].At = hex.None
	s.On[h] = NoUnit
	s.Taken.Remove(h)
	s.Camps[s.Units[u].Camp].Remove(h)
}

// shift moves a unit to a hex some hexes away, as an event of a kind. Objectives are lost with the hex that it leaves.
func (s *State) shift(r *Rules, u uint8, to hex.Hex, as EventKind, hexes int8, log *Log) {
	from := s.Units[u].At
	s.leave(u)
	s.stand(u, to)
	if log != nil {
		log.add(unitEvent(s, as, u, hexes, 0).along(from, to))
	}
	if r.points.Has(from) {
		s.loseObjectives(r, s.Units[u].Camp, log)
	}
	if as != UnitRetreated && r.gates.Has(to) {
		s.entryGifts(r, u, from, log)
	}
}

// endTurnRow is the row of InEndTurn: the gains at the end of a turn.
var endTurnRow = frameRow{
	Name: "the turn's end", Legal: (*State).legalEndTurn, Take: (*State).takeEndTurn,
	Run: (*State).runEndTurn,
}

// Steps of InEndTurn.
const (
	toTurnEnd uint8 = iota
	turnEndWaits
	turnKeepWaits
	toLimit
	limitWaits
)

// runEndTurn gives the active player cards or tokens, as chosen, applies the hand limit, and ends the turn (BL-END-02,
//
func (s *State) runEndTurn(r *Rules, f *Frame, log *Log) bool {
	seat := &s.Lore.Seats[f.Decider]
	switch f.Step {
	case toTurnEnd:
		f.Step = turnEndWaits
		s.endPlaces(r, log)
		s.endGifts(r, log)
		s.endTokens(r, log) // BL-CRE-10
		if len(r.Lore.Turn) == 0 {
			f.Step = toLimit
		}
	case turnKeepWaits:
		if f.Left > 0 {
			return true
		}
		log.add(playerEvent(LoreKept, f.Decider, f.Gone, 0))
		f.Step = toLimit
	case toLimit:
		f.Step = limitWaits
	case limitWaits:
		if seat.Cards > uint8(r.Lore.Limit[seat.Best()]) { // BL-LOR-06, R-218
			return true
		}
		s.endTurn(r, log)
	default:
		return true
	}
	return false
}

// legalEndTurn lists the gains at the end of a turn, the drawn cards to keep, or the cards to drop.
func (s *State) legalEndTurn(r *Rules, f *Frame, buf []Action) []Action {
	switch f.Step {
	case turnEndWaits:
		for i := range r.Lore.Turn {
			buf = append(buf, TakeTokensAction(i))
		}
	case turnKeepWaits:
		buf = s.legalKeepLore(f.Left, buf)
	case limitWaits:
		seat := &s.Lore.Seats[f.Decider]
		for _, card := range seat.Hand[:seat.Cards] {
			buf = append(buf, DropLoreAction(card))
		}
	}
	return buf
}

func (s *State) takeEndTurn(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Kind() {
	case TakeTokens:
		s.takeTurnEnd(&r.Lore.Turn[a.TurnEnd()], f, log)
	case KeepLore:
		f.Left--
		s.keepLore(f.Decider, a.LoreCard(), f.Left, log)
	case DropLore:
		card := a.LoreCard()
		s.Lore.Seats[f.Decider].give(card)
		s.Lore.Spent.Put(card)
		log.add(playerEvent(LoreDropped, f.Decider, card, OverLimit))
	}
}

// takeTurnEnd draws the cards and takes the tokens of a choice.
func (s *State) takeTurnEnd(end *TurnEnd, f *Frame, log *Log) {
	f.Step = toLimit
	s.gain(f.Decider, int(end.Tokens), ForTurn, log)
	came := s.offerLore(end.Draw, log)
	if came == 0 {
		return
	}
	// cards drawn in the turn may have filled the hand
	keep := min(end.Keep, came, int8(MaxLore)-int8(s.Lore.Seats[f.Decider].Cards))
	log.add(playerEvent(LoreDrawn, f.Decider, came, keep))
	switch keep {
	case came:
		s.keepAll(f.Decider)
		log.add(playerEvent(LoreKept, f.Decider, keep, 0))
	case 0:
		s.keepLore(f.Decider, 0, -1, log)
	default:
		f.Step, f.Left, f.Gone = turnKeepWaits, keep, keep
	}
}

// endLore ends the turn's changes by Lore: units return to their own values, except grown necks, and all may play a
// Lore card again (BL-LOR-04). Changes for a roll that never came end too.
func (s *State) endLore(r *Rules) {
	s.endModifiers(r)
	s.Lore.Battle = noBattle
	s.Lore.Sight = 0
	for p := range r.Seats {
		seat := &s.Lore.Seats[p]
		seat.Own, seat.Other, seat.Forgo, seat.Forgoes = false, false, seat.Forgoes, false
	}
}

// endPlaces applies the effects of sites for their owner at the end of the owner's turn, in the owner's view of the
// board.
func (s *State) endPlaces(r *Rules, log *Log) {
	waits := false
	for left := s.Places.On; !left.Empty(); {
		h := firstSeen(&left, r.CampOf[s.Active])
		left.Remove(h)
		site := *s.placeOn(h)
		if site.Owner != s.Active { // BL-LMK-04
			continue
		}
		k := &r.Places.Kinds[site.Kind]
		n := s.On[site.At]
		switch {
		case n == NoUnit:
			waits = waits || k.Calls == AtWill && site.Unit != NoUnit
		case s.Units[n].Owner == site.Owner:
			if s.tend(r, &site, n, log) {
				s.dropPlace(r, s.placeAt(h), log)
			}
		}
	}
	if waits {
		s.push(callingFrame(s.Active, s.Places.N))
	}
}

// tend applies the effects of a site to the own unit on it, and reports whether the site is used up.
func (s *State) tend(r *Rules, site *Place, n uint8, log *Log) (gone bool) {
	k, u := &r.Places.Kinds[site.Kind], &s.Units[n]
	if r.Lore != nil {
		s.gain(site.Owner, int(k.Tokens), ForPlace, log)
		if s.home(r, u, u.At) {
			s.store(r, n, int(k.Stores), true, log)
		}
	}
	// It was there all turn, and neither moved nor battled.
	if !u.rests() || !k.Serves.serves(&r.Kinds[u.Kind]) {
		return false
	}
	if !r.isCreature(u) {
		s.heal(n, k.Heals, ByLandmark, log)
	}
	return k.Raises && s.promote(r, n, log)
}

// promote gives a unit the next banner, with its losses. A type without that banner in the rulebook cannot
// rise, nor can red.
func (s *State) promote(r *Rules, n uint8, log *Log) bool {
	u := &s.Units[n]
	to := r.Places.Raised[u.Kind]
	if to == NoUnit {
		return false
	}
	more := int8(r.Kinds[to].Figures) - int8(r.Kinds[u.Kind].Figures)
	u.Kind = to
	u.Full = uint8(int8(u.Full) + more)
	u.Figures = uint8(max(int8(u.Figures)+more, 1))
	log.add(unitEvent(s, UnitPromoted, n, r.Kinds[to].Colour, 0))
	return true
}
