package kernel

import (
	"muster/maps/hex"
)

// escapeRow is the row of InEscape: a Leader retreats.
var escapeRow = frameRow{
	Name: "a Leader's evasion", Legal: (*State).legalEscape, Take: (*State).takeEscape,
	Run: (*State).runEscape,
}

// flee starts the retreat of a Leader whose unit is gone, or that was attacked alone (MED-LDR-31, MED-LDR-32). During
// the retreat it is on no hex, because it may pass occupied hexes.
func (s *State) flee(r *Rules, l uint8, how CombatMode, _ *Log) {
	at := s.Leaders[l].At
	s.lift(l)
	s.Leaders[l].At = at
	f := bare(InEscape, s.Leaders[l].Camp)
	f.Leader, f.CombatMode, f.Left = l, how, r.Leaders.Flight // MED-LDR-40
	s.push(f)
}

// mayStop reports whether a Leader can end on a hex: no Leader and no enemy is there (MED-LDR-25, MED-LDR-41,
// MED-LDR-44).
func (s *State) mayStop(l *Leader, h hex.Hex) bool {
	return s.Led[h] == NoLeader && !s.enemies(l.Camp).Has(h)
}

// hostile reports whether an enemy unit or Leader is on a hex.
func (s *State) hostile(l *Leader, h hex.Hex) bool {
	return s.enemies(l.Camp).Has(h) || s.Staffs[l.Camp.Other()].Has(h)
}

// gets reports whether a Leader on a hex can complete its retreat within the remaining hexes, through enemies or not.
// It must reach a hex where it can stop, or its own edge (MED-LDR-42).
func (s *State) gets(r *Rules, l *Leader, h hex.Hex, left, gone int8, past bool) bool {
	if gone > 0 && s.mayStop(l, h) {
		return true
	}
	if left == 0 {
		return false
	}
	if r.edge[l.Camp].Has(h) {
		return true
	}
	for to := range r.back[l.Camp][h].Each() {
		if (past || !s.hostile(l, to)) && s.gets(r, l, to, left-1, gone+1, past) {
			return true
		}
	}
	return false
}

// options holds a Leader's choices in a retreat: go on to one of some hexes, stop, or leave the board.
type options struct {
	to          hex.Set
	stop, leave bool
}

// options returns the legal ones: retreat directions that can be completed (MED-LDR-44). Directions through enemies
// count only if there are no others (MED-LDR-43).
func (s *State) options(r *Rules, f *Frame) (o options) {
	l := &s.Leaders[f.Leader]
	o.stop = f.Gone > 0 && s.mayStop(l, l.At) // MED-LDR-40: one hex at least
	o.leave = f.Left > 0 && r.edge[l.Camp].Has(l.At)
	if f.Left == 0 {
		return o
	}
	for _, past := range [...]bool{false, true} {
		for to := range r.back[l.Camp][l.At].Each() {
			if (past || !s.hostile(l, to)) && s.gets(r, l, to, f.Left-1, f.Gone+1, past) {
				o.to.Add(to)
			}
		}
		if o.stop || o.leave || !o.to.Empty() { // MED-LDR-43
			break
		}
	}
	return o
}

// runEscape moves a Leader back hex by hex; it waits if its player has a choice.
func (s *State) runEscape(r *Rules, f *Frame, log *Log) bool {
	o := s.options(r, f)
	switch ways := o.to.Len(); {
	case o.stop && ways == 0 && !o.leave:
		s.halt(f, log)
	case o.leave && ways == 0 && !o.stop: // MED-LDR-42
		s.fled(f, log)
	case ways == 0 && !o.stop && !o.leave: // MED-LDR-45
		l := f.Leader
		s.pop()
		s.fell(r, l, log)
	case ways == 1 && !o.stop && !o.leave:
		s.goBack(r, f, o.to.First(), log)
	default:
		return true
	}
	return false
}

// halt ends the retreat of a Leader on its hex, attached to a friendly unit there (MED-LDR-41).
func (s *State) halt(f *Frame, log *Log) {
	l := f.Leader
	at := s.Leaders[l].At
	s.pop()
	s.place(l, at)
	if u := s.On[at]; u != NoUnit { // MED-LDR-31, MED-LDR-41
		s.join(u, l, log)
	}
}

// fled moves a Leader over its own edge: no banner, but it is out of the game (MED-LDR-42).
func (s *State) fled(f *Frame, log *Log) {
	l := &s.Leaders[f.Leader]
	log.add(leaderEvent(s, LeaderFled, f.Leader, 0, 0).from(l.At))
	l.At, l.Fate = hex.None, Left
	s.pop()
}

// goBack moves a Leader to the next hex. Past enemies a die is rolled, and a leader face removes it (MED-LDR-43).
func (s *State) goBack(r *Rules, f *Frame, to hex.Hex, log *Log) {
	l := &s.Leaders[f.Leader]
	log.add(leaderEvent(s, LeaderEvaded, f.Leader, 1, 0).along(l.At, to))
	l.At = to
	f.Left--
	f.Gone++
	if !s.hostile(l, to) {
		return
	}
	var roll [Faces]uint8
	s.roll(r, 1, &roll)
	log.add(leaderEvent(s, EscapeRolled, f.Leader, 1, 0).to(to).roll(&roll))
	if roll[Helmet] > 0 { // MED-LDR-43
		i := f.Leader
		s.pop()
		s.fell(r, i, log)
	}
}

// legalEscape lists the next hexes of a Leader, and stopping or leaving the board.
func (s *State) legalEscape(r *Rules, f *Frame, buf []Action) []Action {
	o := s.options(r, f)
	if o.stop {
		buf = append(buf, PassAction())
	}
	buf = list(buf, Escape, f.Leader, &o.to)
	if o.leave {
		buf = append(buf, LeaveBoardAction(f.Leader))
	}
	return buf
}

// takeEscape continues, stops or leaves the board.
func (s *State) takeEscape(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Kind() {
	case Escape:
		s.goBack(r, f, a.Hex(), log)
	case LeaveBoard:
		s.fled(f, log)
	default:
		s.halt(f, log)
	}
}
