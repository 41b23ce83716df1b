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
	log.add(turnBegan(s.Active, s.Turn))
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
	log.add(s.travel(as, u, from, to, hexes))
	if r.points.Has(from) {
		s.loseObjectives(r, s.Units[u].Camp, log)
	}
	if as != UnitRetreated && r.gates.Has(to) {
		s.entryGifts(r, u, from, log)
	}
}
