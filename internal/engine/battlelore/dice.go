package battlelore

// pastScript is a Cursor after every script: later dice are random.
const pastScript = 1 << 15

// roll adds n dice to a roll, by face (BL-HIT-01). Dice follow the script, if there is one, and are random after its
// end; the Cursor shows that.
func (s *State) roll(r *Rules, n int, into *[Faces]uint8) {
	for range n {
		face := uint8(0)
		switch {
		case r.Script == nil:
			face = uint8(s.Chance.Die())
		case int(s.Cursor) < len(r.Script):
			face = r.Script[s.Cursor]
			s.Cursor++
		default:
			face = uint8(s.Chance.Die())
			s.Cursor = min(s.Cursor+1, pastScript)
		}
		into[face]++
	}
}

// dice counts the dice of an attack: banner, weapon, the lowest cap of both hexes, then the card's grant (BL-BAT-02,
// R-133, BL-BAT-03, BL-TER-01, BL-TER-02, BL-LMK-07). The sum may exceed the type of its parts.
func (s *State) dice(r *Rules, u, foe *Unit, how CombatMode, g *Grant) int {
	out, in := s.caps(r, u, foe)
	n := min(r.fullDice(u, foe, how), out, in) // BL-TER-01, BL-TER-02, BL-LMK-07
	switch {
	case how&Back != 0:
	case how&Melee != 0:
		n += int(g.Melee)
	default:
		n += int(g.Ranged)
	}
	if r.Lore != nil {
		n = r.loreDice(u, how, n)
	}
	return min(max(n, 1), all)
}

// fullDice counts the dice of an attack before any cap: those of banner and weapon.
func (r *Rules) fullDice(u, foe *Unit, how CombatMode) int {
	k := &r.Kinds[u.Kind]
	n := int(k.RangedDice)
	if how&Melee != 0 {
		n = int(k.MeleeDice) // BL-BAT-02, R-133: whatever its losses
	}
	if u.Figures >= u.Full {
		n += int(k.FreshDice)
	}
	if k.Creature.Necks { // a die a head
		n += int(u.Figures) - int(u.Full) + int(u.Mods.Grown)
	}
	switch {
	case u.Marks&Moved != 0: // at point blank too
		n += int(k.AfterMove)
	case u.Marks&Ordered != 0:
		n += int(k.Standing)
	}
	if r.Kinds[foe.Kind].Class == Mounted {
		n += int(k.AtMounted)
	}
	if how&Back != 0 {
		n += int(k.InReply)
	}
	return max(n, 1)
}

// caps returns the maximum of dice out of an attacker's hex and into that of its target.
func (s *State) caps(r *Rules, u, foe *Unit) (out, in int) {
	from, to := &r.Cells[u.At], &r.Cells[foe.At]
	if s.Places.N == 0 && !r.isCreature(u) {
		return int(from.CapOut), int(to.capIn(from.Elevated))
	}
	out, in = NoCap, NoCap // sites have caps of their own, and a cap need not bind a creature
	if !s.free(r, u, u.At) {
		out = int(s.capOut(r, u.At))
	}
	if !s.free(r, u, foe.At) {
		in = int(s.capIn(r, foe.At, from.Elevated))
	}
	return out, in
}

// loreDice adds the dice granted by Lore, after the caps (BL-TER-01). A set number of dice overrides other grants, and
// a token's limit overrides all.
func (r *Rules) loreDice(u *Unit, how CombatMode, n int) int {
	m := &u.Mods
	n += int(m.Dice)
	if how&Melee != 0 {
		n += int(m.Melee)
	} else {
		n += int(m.Ranged)
	}
	if m.Set > 0 {
		n = int(m.Set)
	}
	return min(n, int(r.diceMost(u)))
}

// throw rolls an attack's dice.
func (s *State) throw(r *Rules, f *Frame, log *Log) {
	u, foe := &s.Units[f.Unit], &s.Units[f.Target]
	k := &r.Kinds[u.Kind]
	dice := s.dice(r, u, foe, f.CombatMode, s.grant(r, u))
	s.roll(r, dice, &f.Roll)
	if log != nil {
		log.add(unitEvent(s, DiceRolled, f.Unit, dice, f.CombatMode).at(f.Target).roll(&f.Roll))
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

// symbols gives tokens for the Lore symbols of a roll (BL-LRE-01). It gives none if the weapon brings none, or
// outside melee in a game where only melee brings tokens. Symbols of a creature wait for its power (BL-CRE-11).
func (s *State) symbols(r *Rules, f *Frame, log *Log) {
	if r.Lore != nil && !r.isCreature(&s.Units[f.Unit]) {
		s.collect(r, f, int(f.Roll[Lore]), ForSymbols, log)
	}
}

// collect gives the player who rolled for a unit tokens for the symbols.
func (s *State) collect(r *Rules, f *Frame, n int, why Gain, log *Log) {
	u := &s.Units[f.Unit]
	if r.Kinds[u.Kind].Lore && (f.CombatMode&Melee != 0 || !r.Lore.Melee) { // EP-LOR-01
		s.gain(s.fighter(u, f.CombatMode), n, why, log) // VAR-RA-04
	}
}

// berserk rolls further dice for the bonus strikes that count as hits, once.
func (s *State) berserk(r *Rules, f *Frame, log *Log) {
	u, foe := &s.Units[f.Unit], &s.Units[f.Target]
	if !r.strikesHit(u, foe, f.CombatMode) {
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
	log.add(unitEvent(s, DiceAgain, f.Unit, 0, 0).roll(&more))
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
		log.add(unitEvent(s, DiceAgain, f.Unit, 0, 0).roll(&more))
	}
}

// strikes returns the bonus strikes that hit: those within the weapon's distances, less those that the target
// ignores.
func (s *State) strikes(r *Rules, f *Frame, log *Log) int {
	n := int(f.Roll[Strike])
	u, foe := &s.Units[f.Unit], &s.Units[f.Target]
	if n == 0 || !r.strikesHit(u, foe, f.CombatMode) {
		return 0
	}
	spared := min(s.spared(r, u, foe, f.CombatMode), n)
	if spared > 0 {
		log.add(unitEvent(s, StrikesIgnored, f.Target, spared, 0).at(f.Unit))
	}
	return n - spared
}

// warded returns the number of bonus strikes of an attack that could hit but that its target ignores in all: by its
// own properties, and by Lore cards. They are no hits.
func (s *State) warded(r *Rules, f *Frame) int {
	return s.spared(r, &s.Units[f.Unit], &s.Units[f.Target], f.CombatMode) + s.ignored(f.Target, IgnoreStrikes)
}

// strikesHit reports whether bonus strikes hit at the distance of an attack.
func (r *Rules) strikesHit(u, foe *Unit, how CombatMode) bool {
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
func (s *State) spared(r *Rules, u, foe *Unit, how CombatMode) int {
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
