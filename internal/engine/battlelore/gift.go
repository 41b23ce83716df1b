package battlelore

import "muster/maps/hex"

// Gift is a gift of the adventure's special rule at a place: Lore tokens to the player of a unit there, or figures to
// the unit.
type Gift struct {
	At    hex.Set
	Units UnitSet // for which units it is, by number
	When  GiftTime
	Once  GiftLimit
	Heals bool // figures; else tokens
	N     int8
	Share Share // in place of N
}

// GiftTime is the time of a gift, in the order of the adventure's words.
type GiftTime uint8

// The times: AtTurnEnd is the end of the turn of the unit's player. AtRest is the same for units that were there all
// turn without moving or battling. AtEntry is at once, for units that enter in that turn.
const (
	AtTurnEnd GiftTime = iota
	AtRest
	AtEntry
	GiftTimes
)

// GiftLimit is the frequency of a gift, in the order of the adventure's words.
type GiftLimit uint8

// The limits.
const (
	EveryTime GiftLimit = iota
	OnceInBattle
	OnceForSide
	GiftLimits
)

// MaxGifts is the maximum of gifts in a game: a bit each in State.Given.
const MaxGifts = 64

// endGifts gives the special rules' gifts at the end of a turn, after the landmarks (house rule).
func (s *State) endGifts(r *Rules, log *Log) {
	for n := range r.Gifts {
		if g := &r.Gifts[n]; g.When != AtEntry {
			s.giveAt(r, n, g.At, log)
		}
	}
}

// entryGifts gives the special rules' gifts to a unit that has come to a hex, from one that is not of the same place.
// It is for the turn's own side, and no retreat counts (house rule).
func (s *State) entryGifts(r *Rules, i uint8, from hex.Hex, log *Log) {
	at := s.Units[i].At
	if s.Ended != Playing || s.Units[i].Camp != r.CampOf[s.Active] {
		return
	}
	for n := range r.Gifts {
		g := &r.Gifts[n]
		if g.When == AtEntry && g.At.Has(at) && (from < 0 || !g.At.Has(from)) {
			var one hex.Set
			one.Add(at)
			s.giveAt(r, n, one, log)
		}
	}
}

// giveAt gives one gift to the units on some of its hexes: tokens once, for any of them, figures to each unit. A gift
// without effect, because the pool is empty or no unit is hurt, does not count as given (house rule).
func (s *State) giveAt(r *Rules, n int, at hex.Set, log *Log) {
	g, camp := &r.Gifts[n], r.CampOf[s.Active]
	if s.Given[camp]&(1<<n) != 0 {
		return
	}
	given := false
	for h := range at.And(s.Camps[camp]).Each() {
		if i := s.On[h]; s.deserves(g, i) && s.give(r, n, i, log) {
			given = true
			if !g.Heals {
				break
			}
		}
	}
	if !given {
		return
	}
	switch g.Once {
	case OnceInBattle:
		for c := range s.Given {
			s.Given[c] |= 1 << n
		}
	case OnceForSide:
		s.Given[camp] |= 1 << n
	}
}

// deserves reports whether a gift is for a unit in its current state. With allies a turn's end counts for the player's
// own units (house rule), as for landmarks.
func (s *State) deserves(g *Gift, i uint8) bool {
	u := &s.Units[i]
	switch {
	case !g.Units.Has(i):
		return false
	case g.When == AtRest:
		return u.Owner == s.Active && u.rests()
	}
	return g.When == AtEntry || u.Owner == s.Active
}

// give gives a gift to a unit, or to the active player for it, and reports whether it had an effect.
func (s *State) give(r *Rules, n int, i uint8, log *Log) bool {
	g, amount := &r.Gifts[n], s.gift(r, n, i, s.Active)
	if amount <= 0 {
		return false
	}
	log.add(unitEvent(s, RuleGave, i, n, 0).by(s.Active).to(s.Units[i].At))
	if g.Heals {
		s.heal(i, int8(amount), ByRule, log)
	} else {
		s.gain(s.Active, amount, ForRule, log)
	}
	return true
}

// gift returns the current amount of a gift. Tokens are limited by the pool (BL-LOR-01), and figures by the unit's
// size at the start; a creature gets no figures.
func (s *State) gift(r *Rules, n int, i uint8, p Player) int {
	g, u := &r.Gifts[n], &s.Units[i]
	amount := int(g.N)
	if g.Share.Of != OfNumber {
		amount = g.Share.at(s.basis(g.Share.Of, p, r.opponent(p), i, false), 1)
	}
	switch {
	case !g.Heals:
		return min(amount, int(s.Lore.Pool))
	case r.isCreature(u):
		return 0
	}
	return min(amount, int(u.Full)-int(u.Figures))
}

// Offer returns the current amount of a special rule's gift for a unit of the player's camp at its place, in tokens or
// figures. It is 0 when the gift is used up or not for that unit.
func (v View) Offer(n int, i uint8) int {
	r, s := v.rules, v.state
	if !r.Gifts[n].Units.Has(i) || s.Given[s.Units[i].Camp]&(1<<n) != 0 {
		return 0
	}
	return s.gift(r, n, i, v.Me)
}

// Resting reports whether a unit meets the condition of a gift for resting in this turn.
func (v View) Resting(i uint8) bool { return v.state.Units[i].rests() }

// rests reports whether a unit is on its hex of the turn's start, and has neither moved nor battled.
func (u *Unit) rests() bool { return u.From == u.At && u.Marks&(Moved|Battled) == 0 }

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
	OfHand           // cards that the opponent holds, of the deck that the effect names
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
