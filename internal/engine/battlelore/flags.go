package battlelore

import (
	"muster/maps/hex"
)

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
		log.add(s.flagsIgnored(f.Unit, n, f.Left))
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
