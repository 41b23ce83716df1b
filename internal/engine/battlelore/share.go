package battlelore

// Basis is the base of an amount that is a share, in the order of the rulebook's words (Bases).
type Basis uint8

// The bases. With OfNumber the amount is its own number.
const (
	OfNumber   Basis = iota
	OfPaid           // tokens paid for the Lore card that was answered
	OfOwn            // Lore tokens of the player
	OfOpponent       // ... of the opponent
	OfPool           // ... of the pool
	OfLost           // figures that the unit has lost
	OfFigures        // figures that it has
	OfHand           // cards that the opponent holds, of the deck of which the deed speaks
	Bases
)

// Share is a part of another amount, instead of a number; the zero Share is none.
type Share struct {
	Of   Basis
	Part [MaxLevel]uint8 // by level: 1 is all, 2 a half, 3 a third
}

// part returns one of several equal parts of an amount: a half is rounded up (BL-LOR-05, R-143), and so is a third
// (house rule).
func part(n int, of uint8) int {
	parts := max(int(of), 1)
	return min((n+parts-1)/parts, NoCap)
}

// at returns the part of an amount at a level; level 0 counts as 1 (BL-LOR-07).
func (h *Share) at(n, level int) int { return part(n, h.Part[min(max(level, 1), MaxLevel)-1]) }

// basis returns the value of a base: for a player, against an opponent, at a unit (NoUnit: for a player alone).
func (s *State) basis(of Basis, me, opponent Player, unit uint8, lore bool) int {
	switch of {
	case OfPaid:
		if below := s.answered(); below != nil {
			return int(below.Paid)
		}
	case OfOwn:
		return int(s.Lore.Seats[me].Tokens)
	case OfOpponent:
		return int(s.Lore.Seats[opponent].Tokens)
	case OfPool:
		return int(s.Lore.Pool)
	case OfLost, OfFigures:
		if int(unit) >= len(s.Units) {
			return 0
		}
		u := &s.Units[unit]
		if of == OfFigures {
			return int(u.Figures)
		}
		return int(u.Full) - int(u.Figures)
	case OfHand:
		if lore {
			return int(s.Lore.Seats[opponent].Cards)
		}
		return int(s.Seats[opponent].Cards)
	}
	return 0
}

// amount returns the amount of a Lore card's effect, at a unit or for a player: its number, or its share of something.
func (s *State) amount(r *Rules, c *Cast, d *Effect, unit uint8) int {
	level := int(c.Level)
	if d.Share.Of == OfNumber {
		return int(d.N.At(level))
	}
	return d.Share.at(s.basis(d.Share.Of, c.Caster, s.rival(r, c), unit, d.Lore), level)
}

// Amount returns the amount of a Lore card's effect for a master's level, at a unit or, with NoUnit, for players.
// Bases have their current values.
func (v View) Amount(d *Effect, level int, unit uint8) int {
	if d.Share.Of == OfNumber {
		return int(d.N.At(level))
	}
	return d.Share.at(v.basis(d.Share.Of, unit, d.Lore), level)
}

// Portion returns a share of the current value, at a unit or, with NoUnit, for the player, where no level counts.
func (v View) Portion(h *Share, unit uint8) int { return h.at(v.basis(h.Of, unit, false), 1) }

// basis is State.basis for the player. A card under consideration would answer the one on top.
func (v View) basis(of Basis, unit uint8, lore bool) int {
	if of == OfPaid {
		c, _ := v.Casting()
		return int(c.Paid)
	}
	return v.state.basis(of, v.Me, v.Opponent(), unit, lore)
}
