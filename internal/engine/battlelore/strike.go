package battlelore

// throw rolls an attack's dice.
func (s *State) throw(r *Rules, f *Frame, log *Log) {
	u, foe := &s.Units[f.Unit], &s.Units[f.Target]
	k := &r.Kinds[u.Kind]
	dice := s.dice(r, u, foe, f.How, s.grant(r, u))
	s.roll(r, dice, &f.Roll)
	if log != nil {
		log.add(s.diceRolled(f.Unit, f.Target, dice, f.How, &f.Roll))
	}
	raised := u.Mods.Set == 0 // nothing raises a number of dice that a card has set; the same dice may be rolled anew
	if k.Frenzy && raised || k.Creature.StrikesNew {
		s.frenzy(r, f, log)
	}
	if u.Mods.StrikeDice != 0 && raised {
		s.berserk(r, f, log)
	}
}

// count counts the faces of a roll, by the current hexes of both units: its Lore symbols, the hits, and those turned
// against the attacker. R-246: an ignored colour face is one that would have hit; whole hits are ignored last.
func (s *State) count(r *Rules, f *Frame, log *Log) (hits, turned int) {
	u, foe := &s.Units[f.Unit], &s.Units[f.Target]
	if r.isCreature(u) {
		s.restore(r, f, log)
	}
	s.symbols(r, f, log)
	hits = int(f.Roll[r.Kinds[foe.Kind].Colour])         // BL-HIT-01, R-130
	hits -= min(hits, s.ignored(f.Target, IgnoreColour))
	strikes := s.strikes(r, f, log)
	strikes -= min(strikes, s.ignored(f.Target, IgnoreStrikes))
	if s.Lore.Battle.Turned {
		strikes, turned = 0, strikes
	}
	hits += strikes
	hits -= min(hits, s.ignored(f.Target, IgnoreHits))
	return hits, turned
}

// takeHits applies the hits to the target, if it is still on the field.
func (s *State) takeHits(r *Rules, f *Frame, hits, turned int, log *Log) {
	fell := false
	if s.Units[f.Target].At >= 0 { // a power of this roll may have killed it
		fell = s.suffer(r, f.Target, s.cost(r, f.Target, hits, log), ByHits, log)
	}
	if turned > 0 { // at the same moment
		fell = s.suffer(r, f.Unit, s.cost(r, f.Unit, turned, log), ByLore, log) || fell
	}
	if fell {
		s.decide(r, log)
	}
}

// symbols gives tokens for the Lore symbols of a roll (BL-LRE-01), unless the weapon brings none or the battle
// is no melee in a game where only those bring any. Those of a creature wait for its power (BL-CRE-11).
func (s *State) symbols(r *Rules, f *Frame, log *Log) {
	if r.Lore != nil && !r.isCreature(&s.Units[f.Unit]) {
		s.collect(r, f, int(f.Roll[Lore]), ForSymbols, log)
	}
}

// collect gives the player who rolled for a unit tokens for the symbols.
func (s *State) collect(r *Rules, f *Frame, n int, why Gain, log *Log) {
	u := &s.Units[f.Unit]
	if r.Kinds[u.Kind].Lore && (f.How&Melee != 0 || !r.Lore.Melee) { // EP-LOR-01
		s.gain(s.fighter(u, f.How), n, why, log) // VAR-RA-04
	}
}

// berserk rolls further dice for the bonus strikes that count as hits, once.
func (s *State) berserk(r *Rules, f *Frame, log *Log) {
	u, foe := &s.Units[f.Unit], &s.Units[f.Target]
	if !r.strikesHit(u, foe, f.How) {
		return
	}
	n := min((int(f.Roll[Strike])-s.warded(r, f))*int(u.Mods.StrikeDice), all)
	if n <= 0 {
		return
	}
	var more [Faces]uint8
	s.roll(r, n, &more)
	for face, k := range more {
		f.Roll[face] += k
	}
	log.add(s.diceAgain(f.Unit, &more))
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
		log.add(s.diceAgain(f.Unit, &more))
	}
}

// strikes returns the bonus strikes that hit: those within the weapon's distances, less those that the target
// ignores.
func (s *State) strikes(r *Rules, f *Frame, log *Log) int {
	n := int(f.Roll[Strike])
	u, foe := &s.Units[f.Unit], &s.Units[f.Target]
	if n == 0 || !r.strikesHit(u, foe, f.How) {
		return 0
	}
	spared := min(s.spared(r, u, foe, f.How), n)
	if spared > 0 {
		log.add(s.strikesIgnored(f.Target, f.Unit, spared))
	}
	return n - spared
}

// warded returns the number of bonus strikes of an attack that could hit but that its target ignores in all: by its
// own properties, and by Lore cards. They are no hits.
func (s *State) warded(r *Rules, f *Frame) int {
	return s.spared(r, &s.Units[f.Unit], &s.Units[f.Target], f.How) + s.ignored(f.Target, IgnoreStrikes)
}

// strikesHit reports whether bonus strikes hit at the distance of an attack.
func (r *Rules) strikesHit(u, foe *Unit, how How) bool {
	if r.Kinds[foe.Kind].Creature.Necks { // it is hit by its colour alone
		return false
	}
	if u.Mods.Has&StrikeHits != 0 {
		return true
	}
	k, d := &r.Kinds[u.Kind], 1
	if how&Melee == 0 {
		d = r.Board.Distance(u.At, foe.At)
	}
	if k.StrikeTo > 0 && k.StrikeTo >= k.Range { // CTA-WPN-01: as far as it shoots, with what Lore adds to that
		d = min(d, int(k.StrikeTo))
	}
	return d >= int(k.StrikeFrom) && d <= int(k.StrikeTo) // BL-HIT-02
}

// spared returns the number of bonus strikes that a target ignores: mounted against some weapons, and in melee by its
// ground (CTA-TER-05, R-159).
func (s *State) spared(r *Rules, u, foe *Unit, how How) int {
	other := &r.Kinds[foe.Kind]
	n := 0
	if other.Class == Mounted {
		n = int(r.Kinds[u.Kind].Spared)
	}
	if how&Melee != 0 {
		n += int(r.groundAt(foe.Kind, foe.At).strikes) // CTA-TER-05, R-159
		if c := s.placeCell(r, foe.At); c != nil {
			n += helped(c.Strikes, other)
		}
	}
	return n
}
