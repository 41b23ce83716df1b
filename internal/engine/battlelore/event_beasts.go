package battlelore

import "muster/maps/hex"

// The constructors of events about creatures. Each is named as its kind is.

func (s *State) criticalRolled(u uint8, dice int, roll *[Faces]uint8) Event {
	return s.rolled(CriticalRolled, u, int8(dice), 0, roll)
}

func (s *State) trampled(u, other uint8, hexes int8) Event {
	return s.between(Trampled, u, other, hexes, 0)
}

// paceRolled moves a creature a hex for each Lore symbol.
func (s *State) paceRolled(u uint8, roll *[Faces]uint8) Event {
	return s.rolled(PaceRolled, u, int8(roll[Lore]), 0, roll)
}

func (s *State) powerUsed(u, foe, power, symbols uint8) Event {
	return s.between(PowerUsed, u, foe, int8(power), int8(symbols))
}

func (s *State) powerRolled(u, at uint8, dice int, roll *[Faces]uint8) Event {
	e := s.between(PowerRolled, u, at, int8(dice), 0)
	e.Faces = *roll
	return e
}

// powerStruck is a PowerStruck that costs figures, powerDrove one that drives a unit back.
func (s *State) powerStruck(u, at uint8, figures int) Event {
	return s.between(PowerStruck, u, at, int8(figures), truth(false))
}

func (s *State) powerDrove(u, at uint8, hexes int) Event {
	return s.between(PowerStruck, u, at, int8(hexes), truth(true))
}

func (s *State) loreStored(u uint8, tokens int, fromLair bool) Event {
	return s.note(LoreStored, u, int8(tokens), truth(fromLair))
}

func (s *State) tokenPut(u, kind uint8) Event  { return s.note(TokenPut, u, int8(kind), 0) }
func (s *State) tokenGone(u, kind uint8) Event { return s.note(TokenGone, u, int8(kind), 0) }

func (s *State) tokenRolled(u, kind uint8, roll *[Faces]uint8) Event {
	return s.rolled(TokenRolled, u, int8(kind), 0, roll)
}

func (s *State) mended(u uint8, figures int8, by Mender) Event {
	return s.note(Mended, u, figures, int8(by))
}

func (s *State) flightBegan(u uint8) Event {
	e := s.note(FlightBegan, u, 0, 0)
	e.From = s.Units[u].At
	return e
}

func (s *State) flownOver(u, below uint8, at hex.Hex) Event {
	e := s.between(FlownOver, u, below, 0, 0)
	e.To = at
	return e
}

func (s *State) landed(u uint8, to hex.Hex, hexes int8, fell bool) Event {
	e := s.travel(Landed, u, s.Units[u].At, to, hexes)
	e.m = truth(fell)
	return e
}

func (s *State) callRolled(u, creature uint8, dice int8, roll *[Faces]uint8) Event {
	e := s.between(CallRolled, u, creature, dice, 0)
	e.Faces = *roll
	return e
}

func (s *State) creatureCame(u uint8, from, to hex.Hex) Event {
	e := s.note(CreatureCame, u, 0, 0)
	e.From, e.To = from, to
	return e
}
