package battlelore

import "muster/maps/hex"

// The constructors of events about units that move and battle. Each has the name of its kind.

// note returns an event of one unit.
func (s *State) note(k EventKind, u uint8, n, m int8) Event {
	return Event{
		Kind: k, Player: s.director(&s.Units[u]), Unit: u, Target: NoUnit, From: hex.None, To: hex.None, n: n, m: m,
	}
}

// rolled returns an event of one unit with dice.
func (s *State) rolled(k EventKind, u uint8, n, m int8, roll *[Faces]uint8) Event {
	e := s.note(k, u, n, m)
	e.Faces = *roll
	return e
}

// between returns an event between two units.
func (s *State) between(k EventKind, u, foe uint8, n, m int8) Event {
	e := s.note(k, u, n, m)
	e.Target = foe
	return e
}

// travel returns an event of a unit that goes from one hex to another: of UnitMoved, UnitRushed, UnitSlipped,
// UnitRetreated, GroundGained, Pursued, UnitPlaced and UnitShifted.
func (s *State) travel(k EventKind, u uint8, from, to hex.Hex, hexes int8) Event {
	e := s.note(k, u, hexes, 0)
	e.From, e.To = from, to
	return e
}

func (s *State) unitOrdered(u uint8, orders int8) Event { return s.note(UnitOrdered, u, orders, 0) }

func (s *State) unitLeft(u uint8, from hex.Hex, banners uint8) Event {
	e := s.note(UnitLeft, u, int8(banners), 0)
	e.From = from
	return e
}

func (s *State) attacked(u, foe uint8, distance int, how How) Event {
	return s.between(Attacked, u, foe, int8(distance), int8(how))
}

func (s *State) diceRolled(u, foe uint8, dice int, how How, roll *[Faces]uint8) Event {
	e := s.between(DiceRolled, u, foe, int8(dice), int8(how))
	e.Faces = *roll
	return e
}

func (s *State) diceAgain(u uint8, roll *[Faces]uint8) Event {
	return s.rolled(DiceAgain, u, 0, 0, roll)
}

func (s *State) diceTaken(u uint8, dice int, roll *[Faces]uint8) Event {
	return s.rolled(DiceTaken, u, int8(dice), 0, roll)
}

func (s *State) strikesIgnored(u, of uint8, strikes int) Event {
	return s.between(StrikesIgnored, u, of, int8(strikes), 0)
}

func (s *State) strikesTurned(u uint8) Event { return s.note(StrikesTurned, u, 0, 0) }

// hitsIgnored returns an event with a number of hits or faces; 0 is all.
func (s *State) hitsIgnored(u uint8, hits int8, what Ignored) Event {
	return s.note(HitsIgnored, u, hits, int8(what))
}

func (s *State) battleBroken(u, foe uint8) Event { return s.between(BattleBroken, u, foe, 0, 0) }

func (s *State) figuresLost(u uint8, figures int, why Loss) Event {
	return s.note(FiguresLost, u, int8(figures), int8(why))
}

func (s *State) unitKilled(u uint8, from hex.Hex, banners int8, taker Player) Event {
	e := s.note(UnitKilled, u, banners, int8(taker))
	e.From = from
	return e
}

func (s *State) flagsIgnored(u uint8, flags int, shown int8) Event {
	return s.note(FlagsIgnored, u, int8(flags), shown)
}

func (s *State) retreatBlocked(u uint8, hexes int8) Event { return s.note(RetreatBlocked, u, hexes, 0) }

func (s *State) panicRolled(u uint8, dice int8, roll *[Faces]uint8) Event {
	return s.rolled(PanicRolled, u, dice, 0, roll)
}

func (s *State) battledBack(u, foe uint8) Event { return s.between(BattledBack, u, foe, 0, 0) }
