package kernel

import (
	"muster/maps/hex"
)

// escapeRow is the row of InEscape: a Leader goes back.
var escapeRow = frameRow{
	Name: "a Leader's evasion", Legal: (*State).legalEscape, Take: (*State).takeEscape,
	Run: (*State).runEscape,
}

// flee sends a Leader back whose unit is gone, or who was attacked alone (MED-LDR-31, MED-LDR-32). While he goes he is
// on no hex: he may come through those of others.
func (s *State) flee(r *Rules, l uint8, how How, _ *Log) {
	at := s.Leaders[l].At
	s.lift(l)
	s.Leaders[l].At = at
	f := bare(InEscape, s.Leaders[l].Camp)
	f.Leader, f.How, f.Left = l, how, r.Leaders.Flight // MED-LDR-40
	s.push(f)
}

// mayStop reports whether a Leader can end on a hex: no Leader and no enemy stands there (MED-LDR-25, MED-LDR-41,
// MED-LDR-44).
func (s *State) mayStop(l *Leader, h hex.Hex) bool {
	return s.Led[h] == NoLeader && !s.enemies(l.Camp).Has(h)
}

// hostile reports whether an enemy unit or Leader stands on a hex.
func (s *State) hostile(l *Leader, h hex.Hex) bool {
	return s.enemies(l.Camp).Has(h) || s.Staffs[l.Camp.Other()].Has(h)
}

// gets reports whether a Leader on a hex who has so many hexes left can come to an end of his way, by hexes of enemies
// or without: to a hex on which he can stop, or over his own edge (MED-LDR-42).
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

// options is what a Leader may do on his way back: go on to one of some hexes, stop where he is, or leave the board.
type options struct {
	to          hex.Set
	stop, leave bool
}

// options are those that are open: the ways by the directions of a retreat that come to an end (MED-LDR-44); only where
// none of them does without enemies, those through enemies (MED-LDR-43).
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

// runEscape moves a Leader back hex by hex; it waits where his player has a choice.
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

// halt ends the way of a Leader where he is, with a friendly unit there if one stands there (MED-LDR-41).
func (s *State) halt(f *Frame, log *Log) {
	l := f.Leader
	at := s.Leaders[l].At
	s.pop()
	s.place(l, at)
	if u := s.On[at]; u != NoUnit { // MED-LDR-31, MED-LDR-41
		s.join(u, l, log)
	}
}

// fled takes a Leader over his own edge: no banner, but he is out of the game (MED-LDR-42).
func (s *State) fled(f *Frame, log *Log) {
	l := &s.Leaders[f.Leader]
	log.add(s.leaderFled(f.Leader, l.At))
	l.At, l.Fate = hex.None, Left
	s.pop()
}

// goBack takes a Leader to the next hex. Past enemies a die is rolled, and a leader face removes him (MED-LDR-43).
func (s *State) goBack(r *Rules, f *Frame, to hex.Hex, log *Log) {
	l := &s.Leaders[f.Leader]
	log.add(s.journey(LeaderEvaded, f.Leader, l.At, to, 1))
	l.At = to
	f.Left--
	f.Gone++
	if !s.hostile(l, to) {
		return
	}
	var roll [Faces]uint8
	s.roll(r, 1, &roll)
	log.add(s.escapeRolled(f.Leader, to, &roll))
	if roll[Helmet] > 0 { // MED-LDR-43
		i := f.Leader
		s.pop()
		s.fell(r, i, log)
	}
}

// legalEscape lists where a Leader may go on to, or that he stops or leaves.
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

// takeEscape goes on, stops or leaves.
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
