package battlelore

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
	log.add(s.tokenPut(i, kind))
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
			log.add(s.tokenGone(i, m.Kind))
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
	log.add(s.tokenRolled(i, number, &roll))
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
