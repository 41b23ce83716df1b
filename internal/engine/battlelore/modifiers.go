package battlelore

// MaxModifiers is the maximum of simultaneous changes. A turn has two Lore cards, and each may bring another one. A
// card makes MaxGrants changes at most; those of the turn before may still last.
const (
	MaxModifiers = 8 * MaxGrants
	MaxGrants    = 3
)

// Modifier is a Lore card's change to units: a Stat, or the properties that they ignore in a battle.
type Modifier struct {
	Stat   Stat // from ignoring up: an Ignored
	N      int8
	Until  Until
	Choosy bool // it is lost for whom the turn leaves without an order
	Units  UnitSet
}

// ignoring is the first value above the Stats: ignoring + IgnoreFlags means flags without effect.
const ignoring = Stats

// UnitSet is a set of units.
type UnitSet [MaxUnits / 8]uint8

// Add puts a unit in.
func (c *UnitSet) Add(i uint8) { c[i>>3] |= 1 << (i & 7) }

// Remove takes a unit out.
func (c *UnitSet) Remove(i uint8) { c[i>>3] &^= 1 << (i & 7) }

// Has reports whether a unit is there.
func (c *UnitSet) Has(i uint8) bool { return c[i>>3]&(1<<(i&7)) != 0 }

// lay starts a change.
func (s *State) lay(spell *Modifier, units uint8) {
	l := &s.Lore
	if l.Lasting == MaxModifiers {
		panic("engine: too many spells")
	}
	l.Modifiers[l.Lasting] = *spell
	l.Lasting++
	for i := range units {
		if spell.Units.Has(i) {
			s.Units[i].Mods.change(spell.Stat, spell.N)
		}
	}
}

// lift ends the changes that last until an end at most, and recomputes the effect of the others.
func (s *State) lift(r *Rules, end Until) {
	l := &s.Lore
	kept := uint8(0)
	for k := range l.Lasting {
		if l.Modifiers[k].Until > end {
			l.Modifiers[kept] = l.Modifiers[k]
			kept++
		}
	}
	if kept == l.Lasting {
		return
	}
	for k := kept; k < l.Lasting; k++ {
		l.Modifiers[k] = Modifier{}
	}
	l.Lasting = kept
	s.reckon(r)
}

// reckon computes the effects of Lore on the units. Effects of dice and powers are not included.
func (s *State) reckon(r *Rules) {
	for i := range s.Units[:len(r.Setup)] {
		m := &s.Units[i].Mods
		*m = Mods{Pace: m.Pace, Grown: m.Grown}
	}
	l := &s.Lore
	for k := range l.Modifiers[:l.Lasting] {
		spell := &l.Modifiers[k]
		for i := range uint8(len(r.Setup)) {
			if spell.Units.Has(i) {
				s.Units[i].Mods.change(spell.Stat, spell.N)
			}
		}
	}
}

// endModifiers ends the turn's changes; those of the next turn become the turn's.
func (s *State) endModifiers(r *Rules) {
	s.lift(r, UntilTurn)
	l := &s.Lore
	for k := range l.Modifiers[:l.Lasting] {
		l.Modifiers[k].Until = UntilTurn
	}
}

// loseModifiers removes grants for units to be ordered from those that were not (house rule).
func (s *State) loseModifiers(r *Rules) {
	l, lost := &s.Lore, false
	for k := range l.Modifiers[:l.Lasting] {
		spell := &l.Modifiers[k]
		for i := range uint8(len(r.Setup)) {
			if spell.Choosy && spell.Units.Has(i) && s.Units[i].Marks&Ordered == 0 {
				spell.Units.Remove(i)
				lost = true
			}
		}
		spell.Choosy = false
	}
	if lost {
		s.reckon(r)
	}
}

// ignored returns the number of faces or hits of a sort that a unit ignores: for the current roll, and for longer.
func (s *State) ignored(i uint8, what Ignored) int {
	n := int(s.Lore.Battle.Ignored[what])
	for k := range s.Lore.Modifiers[:s.Lore.Lasting] {
		if spell := &s.Lore.Modifiers[k]; spell.Stat == ignoring+Stat(what) && spell.Units.Has(i) {
			n += int(spell.N)
		}
	}
	return n
}

// flagsSpared returns the number of flags of a roll that a unit ignores by Lore. It is 0 if a card or a token forbids
// it (house rule, R-289), unless the unit is Fearless.
func (s *State) flagsSpared(r *Rules, i uint8) int {
	u := &s.Units[i]
	if u.Mods.Has&Fearless == 0 && r.shaken(u) {
		return 0
	}
	return s.ignored(i, IgnoreFlags)
}

// change adds a grant to a unit's values. Dice, hexes and levels add up; of limits the lowest counts.
func (m *Mods) change(stat Stat, n int8) {
	switch stat {
	case StatDice:
		m.Dice = total(m.Dice, n)
	case StatMelee:
		m.Melee = total(m.Melee, n)
	case StatRanged:
		m.Ranged = total(m.Ranged, n)
	case StatSet:
		if m.Set == 0 || n < m.Set {
			m.Set = max(n, 1)
		}
	case StatMove:
		m.Move = total(m.Move, n)
	case StatMoveLeast:
		m.MoveLeast = max(m.MoveLeast, n)
	case StatMoveMost:
		if m.MoveMost == 0 || n+1 < m.MoveMost {
			m.MoveMost = n + 1
		}
	case StatRange:
		m.Range = total(m.Range, n)
	case StatBold:
		m.Bold = total(m.Bold, n)
	case StatStrikeDice:
		m.StrikeDice = total(m.StrikeDice, n)
	default:
		if stat < ignoring {
			m.Has |= 1 << (stat - StatNoBold)
		}
	}
}

// total adds two small numbers.
func total(a, b int8) int8 { return int8(min(max(int(a)+int(b), -99), 99)) }

// Bonds are the actions that tokens and spells forbid to a unit.
type Bonds uint8

// The bonds.
const (
	Rooted   Bonds = 1 << iota // it does not move
	NoBack                     // it does not go back
	NoFollow                   // it neither gains ground nor pursues
	Shaken                     // it ignores no flag
	FlagsHit                   // each flag that counts costs a figure
)

// webbed are the bonds of a unit that a Lore card forbids to move.
const webbed = Rooted | NoBack | NoFollow | FlagsHit

// bonds returns a unit's bonds.
func (r *Rules) bonds(u *Unit) (b Bonds) {
	if u.Mods.Has&NoMove != 0 {
		b = webbed
	}
	if u.Tokens == 0 || r.Lore == nil {
		return b
	}
	for i := range r.Lore.Kinds {
		if u.Tokens&(1<<i) != 0 {
			b |= r.Lore.Kinds[i].bonds()
		}
	}
	return b
}

// shaken reports whether a card or a token lets a unit ignore no flag.
func (r *Rules) shaken(u *Unit) bool { return u.Mods.Has&NoBold != 0 || r.bonds(u)&Shaken != 0 }

func (k *TokenKind) bonds() (b Bonds) {
	for i, on := range [...]bool{k.NoMove, k.NoBack, k.NoFollow, k.NoBold, k.FlagsHit} {
		if on {
			b |= 1 << i
		}
	}
	return b
}

// diceMost is the fewest dice to which a token holds a unit; NoCap without such a token.
func (r *Rules) diceMost(u *Unit) int8 {
	most := int8(NoCap)
	if u.Tokens == 0 || r.Lore == nil {
		return most
	}
	for i := range r.Lore.Kinds {
		if n := r.Lore.Kinds[i].DiceMost; n > 0 && u.Tokens&(1<<i) != 0 {
			most = min(most, n)
		}
	}
	return most
}

// tokensOf counts the tokens of a kind on a unit.
func (s *State) tokensOf(i, kind uint8) (n int8) {
	for _, m := range s.Lore.Markers[:s.Lore.Marked] {
		if m.Unit == i && m.Kind == kind {
			n++
		}
	}
	return n
}

// mayPut reports whether another token of a kind can lie on a unit.
func (s *State) mayPut(r *Rules, i, kind uint8) bool {
	most := r.Lore.Kinds[kind].Most
	return s.Units[i].At >= 0 && s.Lore.Marked < MaxMarkers && (most == 0 || s.tokensOf(i, kind) < most)
}

// putToken lays a token on a unit, where there is room for it. The list stays in order, so that == does not see in
// which order tokens came.
func (s *State) putToken(r *Rules, i, kind uint8, log *Log) {
	if !s.mayPut(r, i, kind) {
		return
	}
	u, l := &s.Units[i], &s.Lore
	turns := r.Lore.Kinds[kind].Turns
	m := Marker{Unit: i, Kind: kind, Left: uint8(turns), Fresh: u.Owner == s.Active && turns > 0}
	at := l.Marked
	for ; at > 0 && m.before(&l.Markers[at-1]); at-- {
		l.Markers[at] = l.Markers[at-1]
	}
	l.Markers[at] = m
	l.Marked++
	u.Tokens |= 1 << kind
	log.add(unitEvent(s, TokenPut, i, kind, 0))
}

func (m *Marker) before(n *Marker) bool {
	switch {
	case m.Unit != n.Unit:
		return m.Unit < n.Unit
	case m.Kind != n.Kind:
		return m.Kind < n.Kind
	case m.Left != n.Left:
		return m.Left < n.Left
	}
	return !m.Fresh && n.Fresh
}

// dropMarker takes a token out of the list.
func (s *State) dropMarker(at uint8) {
	l := &s.Lore
	m := l.Markers[at]
	copy(l.Markers[at:l.Marked], l.Markers[at+1:l.Marked])
	l.Marked--
	l.Markers[l.Marked] = Marker{}
	if s.tokensOf(m.Unit, m.Kind) == 0 {
		s.Units[m.Unit].Tokens &^= 1 << m.Kind
	}
}

// unmark takes every token off a unit.
func (s *State) unmark(i uint8) {
	if s.Units[i].Tokens == 0 {
		return
	}
	for at := s.Lore.Marked; at > 0; at-- {
		if s.Lore.Markers[at-1].Unit == i {
			s.dropMarker(at - 1)
		}
	}
}

// endTokens applies tokens at the end of their owner's turn: dice are rolled, and some tokens are removed. A token
// that is removed with its owner's next turn has no effect yet in the turn in which it came. A creature that is hit is
// rolled at again (BL-CRE-03).
func (s *State) endTokens(r *Rules, log *Log) {
	l := &s.Lore
	for at := uint8(0); at < l.Marked && s.Ended == Playing; {
		m := &l.Markers[at]
		i, kind := m.Unit, &r.Lore.Kinds[m.Kind]
		switch {
		case s.Units[i].Owner != s.Active:
			at++
			continue
		case m.Fresh:
			m.Fresh = false
			at++
			continue
		}
		gone := s.tokenRoll(r, i, kind, m.Kind, log)
		if s.Ended != Playing || s.Units[i].At < 0 {
			at = s.firstAfter(i) // unmark has taken all of its tokens
			continue
		}
		if m.Left > 0 {
			m.Left--
			gone = gone || m.Left == 0
		}
		if gone {
			log.add(unitEvent(s, TokenGone, i, m.Kind, 0))
			s.dropMarker(at)
			continue
		}
		at++
	}
	s.sortMarkers()
}

// firstAfter is the place of the first token of a unit behind unit i.
func (s *State) firstAfter(i uint8) uint8 {
	at := uint8(0)
	for at < s.Lore.Marked && s.Lore.Markers[at].Unit <= i {
		at++
	}
	return at
}

// tokenRoll rolls a token's dice, if it has any, and reports whether they take it away.
func (s *State) tokenRoll(r *Rules, i uint8, kind *TokenKind, number uint8, log *Log) bool {
	if kind.Dice == 0 {
		return false
	}
	var roll [Faces]uint8
	s.roll(r, int(kind.Dice), &roll)
	log.add(unitEvent(s, TokenRolled, i, number, 0).roll(&roll))
	hits, ends := 0, false
	for face, n := range roll {
		if r.Kinds[s.Units[i].Kind].hitBy(face, kind.Hits, kind.Colour) {
			hits += int(n)
		}
		ends = ends || n > 0 && kind.Ends&(1<<face) != 0
	}
	s.wound(r, i, hits, ByToken, log)
	return ends
}

// sortMarkers puts the list in order again after the counts changed.
func (s *State) sortMarkers() {
	list := s.Lore.Markers[:s.Lore.Marked]
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && list[j].before(&list[j-1]); j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}
