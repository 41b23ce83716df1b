package kernel

import "muster/maps/hex"

// throw rolls an attack's dice.
func (s *State) throw(r *Rules, f *Frame, log *Log) {
	u := &s.Units[f.Unit]
	dice := r.dice(u, f.At, f.CombatMode, s.able(r, u), s.Fight.Fresh[u.Camp], f.ExtraDice())
	if f.CombatMode&Parting != 0 {
		dice = int(r.Kinds[u.Kind].Parting) // MED-HIT-07
	}
	s.roll(r, dice, &f.Roll)
	if log != nil {
		log.add(attackEvent(s, DiceRolled, f, dice, f.CombatMode).roll(&f.Roll))
	}
}

// count applies the hits of the dice: a unit loses blocks, and its Leader is checked; a lone Leader falls or retreats.
func (s *State) count(r *Rules, f *Frame, log *Log) {
	if f.CombatMode&Alone != 0 {
		if f.Roll[Helmet] > 0 { // MED-LDR-26, MED-LDR-32
			s.fell(r, f.Leader, log)
			return
		}
		s.flee(r, f.Leader, Forced, log) // MED-LDR-32
		return
	}
	foe := &s.Units[f.Target]
	hits := int(f.Roll[r.Kinds[foe.Kind].Class]) // MED-HIT-01
	by := s.hitting(r, &s.Units[f.Unit], s.Units[f.Unit].At, foe, f.CombatMode)
	if swords := int(f.Roll[Swords]); by.swords && swords > 0 {
		spared := min(by.spared, swords)
		if spared > 0 {
			log.add(unitEvent(s, SwordsIgnored, f.Target, spared, 0).at(f.Unit))
		}
		hits += swords - spared // MED-BAT-04, MED-HIT-02, MED-HIT-03
	}
	if by.helmets {
		hits += int(f.Roll[Helmet]) // MED-BAT-04, MED-LDR-21
	}
	s.lose(r, f.Target, hits, ByHits, log)
}

// lose takes blocks off a unit, and checks its Leader: with two dice if the unit survives (MED-LDR-30), with one if it
// does not (MED-LDR-31). This may end the game.
func (s *State) lose(r *Rules, i uint8, n int, why Loss, log *Log) {
	u := &s.Units[i]
	if n = min(n, int(u.Blocks)); n <= 0 { // MED-HIT-01, MED-LDR-34
		return
	}
	l := s.attached(u)
	u.Blocks -= uint8(n)
	log.add(unitEvent(s, BlocksLost, i, n, why))
	if u.Blocks > 0 {
		if l != NoLeader {
			s.check(r, l, i, 2, log) // MED-LDR-30, MED-LDR-33
		}
		return
	}
	s.eliminate(r, i, log)
	if l == NoLeader || s.Ended != Playing {
		return
	}
	if s.check(r, l, i, 1, log) { // MED-LDR-31, MED-LDR-33
		s.flee(r, l, 0, log)
	}
}

// eliminate takes a unit off the board; the other side gains a banner (MED-TURN-02).
func (s *State) eliminate(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	at, worth := u.At, r.Kinds[u.Kind].Worth
	s.leave(i)
	s.Banners[u.Camp.Other()] += uint8(worth) // MED-TURN-02
	log.add(unitEvent(s, UnitEliminated, i, worth, 0).from(at))
	if r.points.Has(at) {
		s.dropObjectives(r, u.Camp, log)
	}
	s.decide(r, log)
}

// check rolls for the Leader of a unit that has lost blocks: it falls if all dice show a leader face. A combat has one
// check (MED-LDR-35). check reports whether the Leader survives.
func (s *State) check(r *Rules, l, unit uint8, dice int8, log *Log) bool {
	if c := s.Leaders[l].Camp; !s.Fight.Checked[c] { // MED-LDR-35
		s.Fight.Checked[c] = true
		var roll [Faces]uint8
		s.roll(r, int(dice), &roll)
		log.add(leaderEvent(s, LeaderChecked, l, dice, 0).of(unit).roll(&roll))
		if roll[Helmet] >= uint8(dice) { // MED-LDR-30, MED-LDR-31
			s.fell(r, l, log)
			return false
		}
	}
	return true
}

// fell removes a fallen Leader; the other side gains a banner (MED-TURN-02).
func (s *State) fell(r *Rules, l uint8, log *Log) {
	at, c := s.Leaders[l].At, s.Leaders[l].Camp
	if s.Led[at] == l { // during its retreat it is on no hex
		s.lift(l)
	}
	s.Leaders[l].At, s.Leaders[l].Fate = hex.None, Fell
	s.Banners[c.Other()] += r.Leaders.Worth // MED-TURN-02
	log.add(leaderEvent(s, LeaderFell, l, r.Leaders.Worth, 0).from(at))
	s.judge(r, log)
}
