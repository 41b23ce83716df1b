package engine

// strike rolls an attack's dice and takes the figures that they hit.
func (s *State) strike(r *Rules, f *Frame, log *Log) {
	u, foe := &s.Units[f.Unit], &s.Units[f.Foe]
	k := &r.Kinds[u.Kind]
	dice := r.dice(u, foe, f.How, s.grant(r, u))
	s.roll(r, dice, &f.Roll)
	if log != nil {
		e := s.between(DiceRolled, f.Unit, f.Foe, int8(dice), int8(f.How))
		e.Faces = f.Roll
		log.add(e)
	}
	if k.Frenzy {
		s.frenzy(r, f, log)
	}
	hits := int(f.Roll[r.Kinds[foe.Kind].Colour]) // BL-HIT-01, R-130
	hits += s.strikes(r, f, log)
	s.lose(r, f.Foe, hits, ByHits, log)
}

// frenzy rolls each bonus strike again for more, until none shows.
func (s *State) frenzy(r *Rules, f *Frame, log *Log) {
	for again := f.Roll[Strike]; again > 0; {
		var more [Faces]uint8
		s.roll(r, int(again), &more)
		for face, n := range more {
			f.Roll[face] += n
		}
		again = more[Strike]
		if f.Roll[Strike] > 100 { // a die that shows nothing else is a script's
			again = 0
		}
		e := s.note(DiceAgain, f.Unit, 0, 0)
		e.Faces = more
		log.add(e)
	}
}

// strikes are the bonus strikes that hit (BL-HIT-02, R-131): those within the weapon's distances, less what the target
// is spared.
func (s *State) strikes(r *Rules, f *Frame, log *Log) int {
	n := int(f.Roll[Strike])
	u, foe := &s.Units[f.Unit], &s.Units[f.Foe]
	if n == 0 || !r.strikesHit(u, foe, f.How) {
		return 0
	}
	spared := min(r.spared(u, foe, f.How), n)
	if spared > 0 {
		log.add(s.between(StrikesIgnored, f.Foe, f.Unit, int8(spared), 0))
	}
	return n - spared
}

// strikesHit tells whether bonus strikes hit at the distance of an attack.
func (r *Rules) strikesHit(u, foe *Unit, how How) bool {
	k, d := &r.Kinds[u.Kind], 1
	if how&Melee == 0 {
		d = r.Board.Distance(u.At, foe.At)
	}
	return d >= int(k.StrikeFrom) && d <= int(k.StrikeTo)
}

// spared is how many bonus strikes a target ignores: mounted against some weapons, and in melee what its ground lets it
// ignore (CTA-TER-05, R-159).
func (r *Rules) spared(u, foe *Unit, how How) int {
	other := &r.Kinds[foe.Kind]
	n := 0
	if other.Class == Mounted {
		n = int(r.Kinds[u.Kind].Spared)
	}
	if how&Melee != 0 {
		for _, help := range r.Cells[foe.At].Strikes {
			if help.Who.serves(other) {
				n += int(help.N)
			}
		}
	}
	return n
}
