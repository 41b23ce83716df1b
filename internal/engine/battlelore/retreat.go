package battlelore

import (
	"muster/maps/hex"
)

// retreatRow is the row of InRetreat: a unit retreats.
var retreatRow = frameRow{
	Name: "a retreat", Legal: (*State).legalRetreat, Take: (*State).takeRetreat,
	Run: (*State).runRetreat,
}

// retreatFrame returns the frame of a unit that retreats some hexes, before a foe or none; a frightened one panics for
// each.
func retreatFrame(who Player, unit, foe uint8, hexes int, panics bool) Frame {
	f := bare(InRetreat, who)
	f.Unit, f.Target, f.Left = unit, foe, int8(min(hexes, all))
	if panics {
		f.How = Panics
	}
	return f
}

// HexesLeft returns the remaining hexes of the unit of InRetreat, or of the flier of InFlight.
func (f *Frame) HexesLeft() int { return int(f.Left) }

// HexesGone returns the completed hexes of the unit of InRetreat or InFlight.
func (f *Frame) HexesGone() int { return int(f.Gone) }

// wayBack returns the hexes to which a unit can retreat: the next row toward its own side, vacant, passable, not
// across a barred side (BL-RET-01, BL-RET-02, BL-MOV-02, R-164).
func (s *State) wayBack(r *Rules, i uint8) hex.Set {
	u := &s.Units[i]
	return r.back[u.Camp][u.At].Minus(s.Taken)
}

// runRetreat moves a unit back hex by hex; it waits where its owner has two ways.
func (s *State) runRetreat(r *Rules, f *Frame, log *Log) bool {
	for f.HexesLeft() > 0 {
		ways := s.wayBack(r, f.Unit)
		switch ways.Len() {
		case 0: // BL-RET-03, R-165: it stays, so no later hex can be made either
			if r.isCreature(&s.Units[f.Unit]) {
				s.barge(r, f, log)
				if s.Ended != Playing {
					return false
				}
				continue
			}
			lost := f.HexesLeft()
			f.Left = 0
			log.add(s.retreatBlocked(f.Unit, int8(lost)))
			s.lose(r, f.Unit, lost, ByBlock, log)
			if s.Ended != Playing {
				return false
			}
		case 1:
			s.stepBack(r, f, ways.First(), log)
			if s.Ended != Playing {
				return false
			}
		default:
			return true
		}
	}
	s.panics(r, f, log)
	if s.Ended == Playing {
		s.pop()
	}
	return false
}

// panics rolls a die for each completed hex of a frightened unit; each of its own colour costs a figure (BL-MOR-05,
// BL-MER-03). The opponent rolls.
func (s *State) panics(r *Rules, f *Frame, log *Log) {
	u := &s.Units[f.Unit]
	if f.How&Panics == 0 || f.Gone == 0 || u.At < 0 {
		return
	}
	var roll [Faces]uint8
	s.roll(r, f.HexesGone(), &roll)
	log.add(s.panicRolled(f.Unit, f.Gone, &roll))
	s.wound(r, f.Unit, int(roll[r.Kinds[u.Kind].Colour]), ByPanic, log)
}

// legalRetreat lists the hexes to go back to: staying is none of the choices.
func (s *State) legalRetreat(r *Rules, f *Frame, buf []Action) []Action {
	ways := s.wayBack(r, f.Unit)
	return list(buf, Retreat, f.Unit, &ways)
}

// takeRetreat goes to the hex that the owner names.
func (s *State) takeRetreat(r *Rules, f *Frame, a Action, log *Log) { s.stepBack(r, f, a.Hex(), log) }

// stepBack moves a unit one hex back.
func (s *State) stepBack(r *Rules, f *Frame, to hex.Hex, log *Log) {
	f.Left--
	f.Gone++
	s.shift(r, f.Unit, to, UnitRetreated, 1, log)
}

// drive sends a unit back without a flag, so that no Bold helps. For a unit held by a token all the hexes are blocked.
func (s *State) drive(r *Rules, i uint8, hexes int, why Loss, log *Log) {
	u := &s.Units[i]
	switch {
	case u.At < 0 || hexes <= 0:
	case r.bonds(u)&NoBack != 0:
		s.hurt(r, i, hexes, why, log)
	default:
		s.push(retreatFrame(u.Owner, i, NoUnit, hexes, r.Kinds[u.Kind].Frightened))
	}
}
