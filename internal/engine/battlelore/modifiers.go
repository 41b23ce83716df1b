package battlelore

// MaxSpells is the maximum of simultaneous changes. A turn has two Lore cards, each of which may bring another one,
// and a card makes MaxGrants changes at most; those of the turn before may still last.
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

// flagsSpared returns the number of flags of a roll that a unit ignores by Lore: none if a card or a token forbids it
// (house rule, R-289), unless it is Fearless.
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
