package odds

import "muster/internal/engine/runewars/battle"

// ending is a possible end of a battle, with its probability. It holds two forces without further draws, or one force
// and the winner if nothing else of the other side matters.
type ending struct {
	apart    bool
	ids      index
	of       [][2]int32
	share    []float64
	strength [2][]int        // by force
	won      [2][][2]float64 // by force: probability of each side's victory
}

// end adds to the probability of an end.
func (l *layers) end(of [2]int32, share float64) {
	e := &l.ends
	if !e.apart {
		for side := range of {
			of[side] = l.finalOf(side, of[side])
		}
		n, new := e.ids.number(uint64(of[0])<<32 | uint64(of[1]))
		if new {
			e.of, e.share = append(e.of, of), append(e.share, 0)
		}
		e.share[n] += share
		return
	}
	for side := range of {
		for int(of[side]) >= len(e.strength[side]) {
			l.weigh(side)
		}
	}
	winner := battle.Defender
	if e.strength[0][of[0]] > e.strength[1][of[1]] {
		winner = battle.Attacker
	}
	e.won[0][of[0]][winner] += share
	e.won[1][of[1]][winner] += share
}

// weigh records the strength of the next force of a side (RW-BTL-14).
func (l *layers) weigh(side int) {
	e := &l.ends
	s := l.alone(side, int32(len(e.strength[side])))
	e.strength[side] = append(e.strength[side], battle.StrengthOf(l.rules, s, side))
	e.won[side] = append(e.won[side], [2]float64{})
}

// finalOf returns a force without further draws, and without details that no longer matter: damage, unless a
// development follows.
func (l *layers) finalOf(side int, n int32) int32 {
	c := &l.camps[side]
	if len(l.rules.Sides[battle.Defender].Defence) > 0 {
		return n
	}
	if c.known[n].final == unknown {
		f := c.list[n]
		for k := range l.rules.Sides[side].Kinds {
			for state := range f.units[k] {
				f.units[k][state] = [battle.MaxHealth]uint8{0: uint8(count8(&f.units[k][state]))}
			}
		}
		f.health, f.supported = [battle.MaxKinds]uint8{}, 0
		to := l.number(side, f)
		c.known[n].final = to
	}
	return c.known[n].final
}

// apart reports whether no area can be too small for the units of both sides that may retreat to it.
func apart(r *battle.Rules) bool {
	both := 0
	for side := range r.Sides {
		added := addedTo(r, side)
		for k := range r.Sides[side].Kinds {
			kind := &r.Sides[side].Kinds[k]
			both += int(kind.Units) + min(added[k], int(kind.Spare)+int(kind.Units))
		}
	}
	for i := range r.Areas {
		a := &r.Areas[i]
		if r.MayFlee(battle.Attacker, i) && r.MayFlee(battle.Defender, i) && int(a.Units)+both > int(r.Most) {
			return false
		}
	}
	return true
}

// finish settles the battle from all ends.
func (l *layers) finish() {
	if !l.ends.apart {
		l.finishTogether()
		return
	}
	for side := range l.ends.won {
		merged := make([][2]float64, len(l.camps[side].list))
		for n, won := range l.ends.won[side] {
			if won == [2]float64{} {
				continue
			}
			final := l.finalOf(side, int32(n))
			for int(final) >= len(merged) {
				merged = append(merged, [2]float64{})
			}
			for winner, share := range won {
				merged[final][winner] += share
			}
		}
		for n := range merged {
			for winner, share := range merged[n] {
				if share > 0 {
					l.settle(side, int32(n), winner, share)
				}
			}
		}
	}
}

// settle adds the results of one side at the end of the battle.
func (l *layers) settle(side int, n int32, winner int, share float64) {
	s := l.alone(side, n)
	battle.Conclude(l.rules, s, winner)
	l.play(s, battle.Settled, share, func(s *battle.State, share float64) {
		l.answer.addSide(l.rules, s, side, share)
		if side == battle.Attacker {
			l.answer.Win[winner] += share
			l.answer.addFort(l.rules, s, share)
		}
	})
}

// finishTogether settles each end separately.
func (l *layers) finishTogether() {
	for i, of := range l.ends.of {
		if l.ends.share[i] == 0 {
			continue
		}
		var s battle.State
		l.together(&s, of)
		s.Phase = battle.Defending
		battle.RunUntil(l.rules, &s, battle.Settled)
		l.play(&s, battle.Settled, l.ends.share[i], func(s *battle.State, share float64) {
			s.Tactics = [2]uint8{} // they have been counted
			l.answer.add(l.rules, s, share, 0)
		})
	}
}
