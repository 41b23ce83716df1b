package engine

// Steps of InBattle (BL-BAT-03, R-134): the roll with its hits, the flags, then what may follow.
const (
	toRoll uint8 = iota
	toFlags
	toReply    // a battle back may follow
	replyWaits // ... and the owner of the unit attacked decides
	toGain     // ground may be gained
	gainWaits
	toPursue // the extra hex of a pursuit
	pursueWaits
	toBonus // the Bonus Melee Attack
	bonusWaits
	battleOver
)

// runBattle goes through an attack up to the next choice.
func (s *State) runBattle(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case toRoll:
		f.Step = toFlags
		s.strike(r, f, log)
	case toFlags:
		f.Step = toReply
		if flags := f.Roll[Flag]; flags > 0 && s.Units[f.Foe].At >= 0 {
			s.push(Frame{Kind: InFlags, Who: s.Units[f.Foe].Owner, Unit: f.Foe, Foe: f.Unit, Left: int8(flags), At: f.At})
		}
	case toReply:
		f.Step = toGain
		if s.mayReply(r, f) {
			f.Step, f.Who = replyWaits, s.Units[f.Foe].Owner
		}
	case toGain:
		f.Step = battleOver
		if s.mayGain(r, f) {
			f.Step, f.Who = gainWaits, s.Units[f.Unit].Owner
		}
	case toPursue:
		f.Step = toBonus
		if s.mayPursue(r, f) {
			f.Step = pursueWaits
		}
	case toBonus:
		f.Step = battleOver
		if u := &s.Units[f.Unit]; u.Marks&Barred == 0 && r.engaged[u.At].Meets(&s.Camps[u.Camp.Other()]) {
			f.Step = bonusWaits
		}
	case battleOver:
		s.pop()
	default:
		return true
	}
	return false
}

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

// dice counts the dice of an attack: banner, weapon, the lowest cap of both hexes, then what the card grants
// (BL-BAT-02, R-133, BL-BAT-03, BL-TER-01, BL-TER-02, BL-LMK-07).
func (r *Rules) dice(u, foe *Unit, how How, g *Grant) int {
	k := &r.Kinds[u.Kind]
	n := k.RangedDice
	if how&Melee != 0 {
		n = k.MeleeDice
	}
	if u.Figures >= u.Full {
		n += k.FreshDice
	}
	switch {
	case u.Marks&Moved != 0: // at point blank too
		n += k.AfterMove
	case u.Marks&Ordered != 0:
		n += k.Standing
	}
	if r.Kinds[foe.Kind].Class == Mounted {
		n += k.AtMounted
	}
	if how&Back != 0 {
		n += k.InReply
	}
	n = max(n, 1)
	out, in := &r.Cells[u.At], &r.Cells[foe.At]
	n = min(n, out.CapOut)
	if out.Elevated {
		n = min(n, in.CapInElevated)
	} else {
		n = min(n, in.CapIn)
	}
	switch {
	case how&Back != 0:
	case how&Melee != 0:
		n += g.Melee
	default:
		n += g.Ranged
	}
	return max(int(n), 1)
}

// lose takes figures off a unit, its bearer last (BL-HIT-03).
func (s *State) lose(r *Rules, i uint8, n int, why Loss, log *Log) {
	u := &s.Units[i]
	if n = min(n, int(u.Figures)); n <= 0 {
		return
	}
	u.Figures -= uint8(n)
	log.add(s.note(FiguresLost, i, int8(n), why))
	if u.Figures == 0 {
		s.kill(r, i, log)
	}
}

// kill takes a unit off the field; its banner goes to the other camp (BL-HIT-03), and the game may end with it.
func (s *State) kill(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	at, victor := u.At, u.Camp.Other()
	s.leave(i)
	worth := r.Kinds[u.Kind].Worth
	s.Banners[victor] += uint8(worth)
	e := s.note(UnitKilled, i, worth, 0)
	e.From = at
	log.add(e)
	if r.points.Has(at) {
		s.loseObjectives(r, u.Camp, log)
	}
	s.judge(r, log)
	if s.Ended == Playing && s.Camps[u.Camp].Empty() {
		s.end(ByRout, Side(victor), log)
	}
}
