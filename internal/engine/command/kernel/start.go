package kernel

import (
	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Start sets up the game: units and Leaders on their hexes, cards shuffled and dealt, the first player about to play a
// card. Every number is a valid seed.
func (r *Rules) Start(seed uint64) State { return r.Begin(seed, nil) }

// Begin is Start, and logs the events before the first choice.
func (r *Rules) Begin(seed uint64, log *Log) State {
	s := State{Winner: Neither, Table: NoCard, Active: r.First, Chance: engine.NewRand(seed, "battle")}
	for i := range s.Drawn {
		s.Drawn[i] = NoCard
	}
	for i := range s.On {
		s.On[i], s.Led[i] = NoUnit, NoLeader
	}
	for i := range s.Units {
		s.Units[i].At = hex.None
	}
	for i := range s.Leaders {
		s.Leaders[i].At = hex.None
	}
	for i, p := range r.Setup {
		blocks := p.Blocks
		if blocks == 0 {
			blocks = r.Kinds[p.Kind].Blocks
		}
		s.Units[i] = Unit{Kind: p.Kind, Camp: p.Camp, Blocks: blocks, Full: blocks}
		s.stand(uint8(i), p.At)
	}
	for i, p := range r.Staff {
		s.Leaders[i].Camp = p.Camp
		s.place(uint8(i), p.At)
	}
	for card, n := range r.Copies {
		for range n {
			s.Deck.Put(uint8(card))
		}
	}
	engine.Shuffle(&s.Chance, s.Deck.Cards[:s.Deck.N])
	for c := range s.Seats {
		seat := &s.Seats[c]
		seat.Tokens, seat.Last.Card = uint8(r.Tokens[c]), NoCard // MED-INS-01
		for i := range seat.Hand {
			seat.Hand[i] = NoCard
		}
	}
	for _, c := range [...]boards.Camp{r.First, r.First.Other()} {
		for range r.Command[c] { // MED-CMD-04
			s.Seats[c].take(s.Deck.Draw())
		}
	}
	s.beginTurn(log)
	s.run(r, log)
	return s
}

// beginTurn opens the active side's turn.
func (s *State) beginTurn(log *Log) {
	s.Turn++
	s.Orders = Orders{Card: Played{Card: NoCard}, Inspired: NoAction}
	if s.Depth > 0 {
		s.pop()
	}
	s.push(bare(InCommand, s.Active))
	log.add(sideEvent(TurnBegan, s.Active, int8(min(s.Turn, 127)), 0))
}

// stand puts a unit on a hex; leave takes it off its own.
func (s *State) stand(u uint8, h hex.Hex) {
	s.Units[u].At = h
	s.On[h] = u
	s.Taken.Add(h)
	s.Camps[s.Units[u].Camp].Add(h)
	s.Here[s.Units[u].Camp] |= 1 << u
}

func (s *State) leave(u uint8) {
	h := s.Units[u].At
	s.Units[u].At = hex.None
	s.On[h] = NoUnit
	s.Taken.Remove(h)
	s.Camps[s.Units[u].Camp].Remove(h)
	s.Here[s.Units[u].Camp] &^= 1 << u
}

// place puts a Leader on a hex; lift removes it from its hex.
func (s *State) place(l uint8, h hex.Hex) {
	s.Leaders[l].At = h
	s.Led[h] = l
	s.Staffs[s.Leaders[l].Camp].Add(h)
}

func (s *State) lift(l uint8) {
	h := s.Leaders[l].At
	s.Leaders[l].At = hex.None
	s.Led[h] = NoLeader
	s.Staffs[s.Leaders[l].Camp].Remove(h)
}

// attached returns the Leader of a unit on the board, or NoLeader.
func (s *State) attached(u *Unit) uint8 { return s.Led[u.At] }

// companion returns the Leader that goes along when a unit moves: the attached one, unless it was ordered to detach
// (MED-LDR-03, MED-LDR-12).
func (s *State) companion(u *Unit) uint8 {
	l := s.Led[u.At]
	if l != NoLeader && s.Leaders[l].Marks&Ordered != 0 {
		return NoLeader // MED-LDR-03
	}
	return l
}

// shift moves a unit to a hex some hexes away, with or without a Leader, and logs an event of a kind. A lone Leader of
// its own side there is attached to it (MED-LDR-15). Objectives are lost with the hex that it leaves.
func (s *State) shift(r *Rules, u, l uint8, to hex.Hex, as EventKind, hexes, more int8, log *Log) {
	from := s.Units[u].At
	s.leave(u)
	s.stand(u, to)
	if l != NoLeader { // MED-LDR-03, MED-LDR-24
		s.lift(l)
		s.place(l, to)
	}
	if log != nil {
		log.add(unitEvent(s, as, u, hexes, more).along(from, to).with(l))
	}
	if there := s.Led[to]; l == NoLeader && there != NoLeader { // MED-LDR-15
		s.join(u, there, log)
	}
	if r.points.Has(from) {
		s.dropObjectives(r, s.Units[u].Camp, log)
	}
}

// join attaches a Leader to the unit on its hex: neither moves any more this turn (MED-LDR-16).
func (s *State) join(u, l uint8, log *Log) {
	s.Units[u].Marks |= Joined
	s.Leaders[l].Marks |= Joined
	log.add(leaderEvent(s, LeaderJoined, l, 0, 0).of(u).to(s.Units[u].At))
}
