package battlelore

import "muster/maps/hex"

// flagsRow is the row of InFlags: a unit ignores flags.
var flagsRow = frameRow{
	Name: "the choice of flags", Legal: (*State).legalFlags, Take: (*State).takeFlags,
	Run: (*State).runFlags,
}

// Bold returns a unit's Bold level: the number of flags that it may ignore (BL-MOR-01), and whether it may battle back
// (BL-MOR-02). R-169: its sources add up, and fright does not reduce them.
func (r *Rules) Bold(s *State, i uint8) int {
	u := &s.Units[i]
	k := &r.Kinds[u.Kind]
	if u.At < 0 {
		return 0
	}
	if r.Lore != nil {
		switch {
		case u.Mods.Has&Fearless != 0: // whatever else forbids it
			return fearless
		case r.shaken(u):
			return 0
		}
	}
	supported := k.Support && s.supported(r, u) // BL-CRE-06, BL-SUP-01
	if k.OwnSupport && !supported {
		// It ignores no flag on any ground; but the adventure's rule and a card count.
		return max(int(k.Decreed)+int(u.Mods.Bold), 0)
	}
	n := int(k.Bold) // BL-MER-01
	n += int(u.Mods.Bold)
	if u.Figures >= u.Full {
		n += int(k.FreshBold)
	}
	if supported { // BL-SUP-01
		n++
	}
	n += int(r.groundAt(u.Kind, u.At).bold) // CTA-TER-05, R-308, CTA-TER-06, BL-LMK-05
	if s.Places.N > 0 {                     // BL-LMK-03
		n += s.placeBold(r, u)
	}
	return max(n, 0)
}

// fearless is the Bold level of a unit that ignores every flag: above the result of any roll.
const fearless = 99

// bold reports whether a unit may battle back (BL-MOR-02): it is Bold, or a Lore card lets it count as such.
func (r *Rules) bold(s *State, i uint8) bool {
	if r.Bold(s, i) > 0 {
		return true
	}
	u := &s.Units[i]
	return u.Mods.Has&(AsBold|NoBold) == AsBold && r.bonds(u)&Shaken == 0
}

// supported reports whether two or more friendly units, including creatures, are next to a unit.
func (s *State) supported(r *Rules, u *Unit) bool {
	return r.near[u.At].MeetsTwice(&s.Camps[u.Camp])
}

// flagsFrame returns the frame for a unit on a hex against which flags were rolled, by a foe or by none.
func flagsFrame(who Player, unit, foe uint8, flags int, at hex.Hex) Frame {
	return Frame{Kind: InFlags, Decider: who, Unit: unit, Target: foe, Left: int8(flags), At: at}
}

// FlagsShown returns the flags rolled against the unit of InFlags.
func (f *Frame) FlagsShown() int { return int(f.Left) }

// runFlags asks for the number of flags to ignore, if the unit may ignore any; the others drive it back (BL-MOR-01,
//
func (s *State) runFlags(r *Rules, f *Frame, log *Log) bool {
	u := &s.Units[f.Unit]
	k := &r.Kinds[u.Kind]
	if k.NeverBack || f.FlagsShown() == 0 {
		s.pop()
		return false
	}
	if least, most := s.ignorable(r, f); most > least {
		return true
	} else if most > 0 {
		s.ignore(r, f, most, log)
		return false
	}
	s.ignore(r, f, 0, log)
	return false
}

// ignorable returns the minimum and maximum of flags that a unit can ignore. BL-CRE-05: a creature must ignore one; a
// fearless unit ignores all of them.
func (s *State) ignorable(r *Rules, f *Frame) (least, most int) {
	most = min(r.Bold(s, f.Unit), f.FlagsShown())
	if r.Kinds[s.Units[f.Unit].Kind].MustIgnore { // a dragon need not
		least = min(1, most)
	}
	if s.Units[f.Unit].Mods.Has&Fearless != 0 {
		least = most
	}
	return least, most
}

// legalFlags lists how many flags the owner may ignore: using a Bold level is a choice (BL-MOR-01).
func (s *State) legalFlags(r *Rules, f *Frame, buf []Action) []Action {
	least, most := s.ignorable(r, f)
	for n := least; n <= most; n++ {
		buf = append(buf, IgnoreAction(f.Unit, n))
	}
	return buf
}

// takeFlags ignores the chosen number of flags.
func (s *State) takeFlags(r *Rules, f *Frame, a Action, log *Log) { s.ignore(r, f, a.Flags(), log) }

// ignore starts a retreat for the other flags, one retreat move for each (BL-RET-01, BL-MOR-04).
func (s *State) ignore(r *Rules, f *Frame, n int, log *Log) {
	if n > 0 {
		log.add(unitEvent(s, FlagsIgnored, f.Unit, n, f.Left))
	}
	held := r.bonds(&s.Units[f.Unit])&(NoBack|FlagsHit) != 0
	if held {
		unit, flags := f.Unit, f.FlagsShown()-n
		s.pop()
		s.hurt(r, unit, flags, ByBlock, log)
		return
	}
	k := &r.Kinds[s.Units[f.Unit].Kind]
	hexes := (f.FlagsShown() - n) * int(k.Retreat)
	if hexes == 0 {
		s.pop()
		return
	}
	*f = retreatFrame(f.Decider, f.Unit, f.Target, hexes, k.Frightened) // Bold or not
}

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
		f.CombatMode = Panics
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
			log.add(unitEvent(s, RetreatBlocked, f.Unit, int8(lost), 0))
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
	if f.CombatMode&Panics == 0 || f.Gone == 0 || u.At < 0 {
		return
	}
	var roll [Faces]uint8
	s.roll(r, f.HexesGone(), &roll)
	log.add(unitEvent(s, PanicRolled, f.Unit, f.Gone, 0).roll(&roll))
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
