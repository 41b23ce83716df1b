package players

import (
	"math/bits"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// The features of a camp in a position, in the order of search.toml. First come the figures: three colours of foot, of
// mounted, of creatures.
const (
	figures   = 0
	missile   = iota + colours*classes - 1 // figures with a missile weapon
	lastOnes                               // units of one figure
	pairs                                  // ... of two
	backed                                 // ... with two friends next to them
	shelter                                // dice that the ground takes from who attacks them
	gap                                    // hexes to the nearest enemy
	dangerLow                              // possible damage by enemies to units of one or two figures
	danger                                 // ... of more
	oneToGo                                // a banner is missing
	twoToGo                                // ... two
	threeToGo                              // ... three
	fourToGo                               // ... four
	fiveToGo                               // ... five or six
	nearGoal                               // hexes nearer to objectives, by banners
	nearExit                               // ... to ways off the field
	tokens                                 // Lore tokens
	cards                                  // Lore cards
	standing                               // units
	toGo                                   // banners that are missing
	holding                                // banners of objectives that are held
	Features                               // how many they are
)

const (
	colours = 3
	classes = 3
)

// The reach of some features.
const (
	nobody    = 9  // hexes to the nearest enemy, if there is no enemy
	mostDrawn = 6  // hexes from which objectives and exits count
	crowd     = 24 // of a crowd only some are ordered
	rich      = 20 // tokens that can be spent
)

// Position is the features of a camp.
type Position [Features]int32

// Count computes the features of both camps.
func (g *Ground) Count(s *battlelore.State, of *[boards.Camps]Position) {
	v := battlelore.See(g.rules, s, 0)
	for c := range boards.Camp(boards.Camps) {
		f := &of[c]
		*f = Position{}
		from, to := v.Units(c)
		for i := from; i < to; i++ {
			if u := &s.Units[i]; u.At >= 0 {
				g.unit(v, s, u, f)
			}
		}
		g.terms(v, s, c, f)
		for p := range g.rules.Seats {
			if seat := &s.Lore.Seats[p]; g.rules.Lore != nil && g.rules.CampOf[p] == c {
				f[tokens] += int32(min(seat.Tokens, rich))
				f[cards] += int32(seat.Cards)
			}
		}
	}
}

// unit adds a unit.
func (g *Ground) unit(v battlelore.View, s *battlelore.State, u *battlelore.Unit, f *Position) {
	k, cell := &g.rules.Kinds[u.Kind], &g.rules.Cells[u.At]
	n := int32(u.Figures)
	weak := k.Class != battlelore.Creature && n <= 2
	f[figures+int(k.Class)*colours+int(k.Colour)] += n
	f[standing]++
	if k.Missile {
		f[missile] += n
	}
	switch {
	case weak && n == 1:
		f[lastOnes]++
	case weak:
		f[pairs]++
	}
	if near := v.Near(u.At).And(v.Standing(u.Camp)); near.Len() >= 2 && k.Support {
		f[backed]++
	}
	f[shelter] += int32(max(0, 4-cell.CapIn))
	far, hurt := g.threat(s, u.At, v.Standing(u.Camp.Other()))
	f[gap] += far
	if weak {
		f[dangerLow] += hurt
	} else {
		f[danger] += hurt
	}
	if exit := g.exits[u.Camp]; exit != nil {
		f[nearExit] += int32(g.rules.ExitWorth[u.Camp]) * max(0, mostDrawn-int32(exit[u.At]))
	}
}

// threat returns the distance of the nearest enemy to a hex, and the damage of all enemies there.
func (g *Ground) threat(s *battlelore.State, h hex.Hex, foes hex.Set) (far, hurt int32) {
	r := g.rules
	capIn := r.Cells[h].CapIn
	far = nobody
	for w, word := range foes {
		for ; word != 0; word &= word - 1 {
			at := hex.Hex(w<<6 + bits.TrailingZeros64(word))
			o := &r.Kinds[s.Units[s.On[at]].Kind]
			d := r.Board.Distance(h, at)
			far = min(far, int32(d))
			switch {
			case d <= 1:
				hurt += 3 * int32(min(o.MeleeDice, capIn))
			case d <= int(o.MoveAndBattle)+1:
				hurt += 2 * int32(min(o.MeleeDice, capIn))
			case o.Missile && d <= int(o.Range):
				hurt += int32(min(o.RangedDice, capIn))
			}
		}
	}
	return far, min(hurt, crowd)
}

// terms adds the adventure's rewards.
func (g *Ground) terms(v battlelore.View, s *battlelore.State, c boards.Camp, f *Position) {
	r := g.rules
	left := g.goal[c] - r.Score(s, c)
	f[toGo] = int32(left)
	if g.goal[c] > 0 {
		left = max(left, 0)
		f[toGo] = int32(left)
		switch {
		case left <= 1:
			f[oneToGo]++
		case left <= 4:
			f[oneToGo+left-1]++
		case left <= 6:
			f[fiveToGo]++
		}
	}
	friends := v.Standing(c)
	for i := range r.Objectives {
		o := &r.Objectives[i]
		switch {
		case !o.Camps[c]:
		case v.Holds(c, i):
			f[holding] += int32(o.Banners)
		default:
			near := int32(mostDrawn)
			for w, word := range friends {
				for ; word != 0; word &= word - 1 {
					near = min(near, int32(g.goals[i][w<<6+bits.TrailingZeros64(word)]))
				}
			}
			f[nearGoal] += int32(o.Banners) * (mostDrawn - near)
		}
	}
}
