package players

import (
	"math/bits"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// The features of a side in a position, in the order of features.toml. First come the blocks of units on foot and
// mounted, each light, medium and heavy.
const (
	blocks     = 0
	missile    = iota + int(kernel.Arms)*classes - 1 // blocks of units with a ranged weapon
	lastBlocks                                       // units of one block
	pairs                                            // ... of two
	fresh                                            // ... of full strength
	backed                                           // ... with two friends next to them
	shelter                                          // dice that the ground takes from attackers
	steady                                           // flags that units may ignore
	gap                                              // hexes to the nearest enemy
	dangerLow                                        // possible hits by enemies on units of one or two blocks
	danger                                           // ... of more
	cornered                                         // missing hexes to retreat, of units in reach of an enemy
	led                                              // Leaders with a unit
	ledNear                                          // units next to a unit with a Leader
	ledDanger                                        // possible hits on units with a Leader
	lone                                             // Leaders without a unit
	exposed                                          // ... in reach of an enemy
	oneToGo                                          // a banner is missing
	twoToGo                                          // ... two
	threeToGo                                        // ... three
	fourToGo                                         // ... four
	fiveToGo                                         // ... five or six
	nearGoal                                         // hexes nearer to objectives, by banners
	nearExit                                         // ... to exits
	tokens                                           // Inspired Action tokens
	hand                                             // orders that all cards in hand can give
	bestCard                                         // ... that the best one can
	reactions                                        // cards in hand that strike first
	standing                                         // units
	toGo                                             // banners that are missing
	holding                                          // banners of objectives that are held
	Features                                         // how many they are
)

// classes are light, medium and heavy.
const classes = 3

// The reach of some features.
const (
	noEnemy   = 9  // hexes to the nearest enemy, if there is no enemy
	mostDrawn = 6  // hexes from which objectives and exits count
	crowd     = 24 // of a crowd only some are ordered
)

// Position is the features of a side.
type Position [Features]int32

// Count computes the features of both sides.
func (g *Ground) Count(s *kernel.State, of *[boards.Camps]Position) {
	v := kernel.See(g.rules, s, 0)
	var foes [boards.Camps]strikers
	for c := range boards.Camp(boards.Camps) {
		foes[c].of(v, s, c.Other())
	}
	for c := range boards.Camp(boards.Camps) {
		f := &of[c]
		*f = Position{}
		var staffed hex.Set // next to units with a Leader
		var sections [boards.SectionCount]int32
		from, to := v.Units(c)
		for i := from; i < to; i++ {
			if u := &s.Units[i]; u.At >= 0 && v.With(i) != kernel.NoLeader {
				staffed = staffed.Or(*v.Near(u.At))
			}
		}
		for i := from; i < to; i++ {
			u := &s.Units[i]
			if u.At < 0 {
				continue
			}
			for section := range boards.Section(boards.SectionCount) {
				if v.Sections(c, u.At).Has(section) {
					sections[section]++
				}
			}
			if staffed.Has(u.At) {
				f[ledNear]++
			}
			g.unit(v, s, i, &foes[c], f)
		}
		g.leaders(v, s, c, &foes[c], f)
		g.terms(v, s, c, f)
		g.cards(v, s, c, &sections, f)
		f[tokens] = int32(s.Seats[c].Tokens)
	}
}

// strikers are the enemies of a side, with their reach and dice.
type strikers struct {
	n   int
	foe [kernel.MaxUnits]foe
}

// of lists the units of a side.
func (x *strikers) of(v kernel.View, s *kernel.State, c boards.Camp) {
	x.n = 0
	from, to := v.Units(c)
	for i := from; i < to; i++ {
		u := &s.Units[i]
		if u.At < 0 {
			continue
		}
		k := &v.Rules().Kinds[u.Kind]
		f := foe{at: u.At, come: int32(max(k.MoveAndBattle, k.Charge)) + 1, close: int32(k.Close)}
		if k.Range > 0 {
			f.shoot, f.shots = int32(k.Range), int32(k.Stood)
		}
		x.foe[x.n] = f
		x.n++
	}
}

// threat returns the distance of the nearest enemy to a hex, and the damage of all enemies there.
func (g *Ground) threat(h hex.Hex, foes *strikers) (far, hurt int32) {
	limit := int32(g.rules.Cells[h].CapIn)
	away := g.rules.Board.Distances(h)
	far = noEnemy
	for i := range foes.foe[:foes.n] {
		o := &foes.foe[i]
		d := int32(away[o.at])
		far = min(far, d)
		switch {
		case d <= 1:
			hurt += 3 * min(o.close, limit)
		case d <= o.come:
			hurt += 2 * min(o.close, limit)
		case d <= o.shoot:
			hurt += min(o.shots, limit)
		}
	}
	return far, min(hurt, crowd)
}

// unit adds a unit.
func (g *Ground) unit(v kernel.View, s *kernel.State, i uint8, foes *strikers, f *Position) {
	u := &s.Units[i]
	k, cell := &g.rules.Kinds[u.Kind], &g.rules.Cells[u.At]
	n := int32(u.Blocks)
	f[blocks+int(k.Arm)*classes+int(k.Class)] += n
	f[standing]++
	if k.Range > 0 {
		f[missile] += n
	}
	switch n {
	case 1:
		f[lastBlocks]++
	case 2:
		f[pairs]++
	}
	if u.Blocks >= u.Full {
		f[fresh]++
	}
	friends := v.Standing(u.Camp)
	friends.Remove(u.At)
	if v.Near(u.At).MeetsTwice(&friends) {
		f[backed]++
	}
	f[shelter] += int32(max(0, 4-cell.CapIn))
	f[steady] += int32(min(2, v.Ignores(i)))
	far, hurt := g.threat(u.At, foes)
	f[gap] += far
	if n <= 2 {
		f[dangerLow] += hurt
	} else {
		f[danger] += hurt
	}
	if hurt > 0 {
		f[cornered] += int32(max(0, int(k.Retreat)-v.Room(i, u.At, int(k.Retreat))))
	}
	if v.With(i) != kernel.NoLeader {
		f[ledDanger] += hurt
	}
	if exit := g.exits[u.Camp]; exit != nil {
		f[nearExit] += int32(g.rules.ExitWorth[u.Camp]) * max(0, mostDrawn-int32(exit[u.At]))
	}
}

// leaders adds the Leaders.
func (g *Ground) leaders(v kernel.View, s *kernel.State, c boards.Camp, foes *strikers, f *Position) {
	first, last := v.Leaders(c)
	for l := first; l < last; l++ {
		at := s.Leaders[l].At
		switch {
		case at < 0:
		case s.On[at] != kernel.NoUnit:
			f[led]++
		default:
			f[lone]++
			if _, hurt := g.threat(at, foes); hurt > 0 {
				f[exposed]++
			}
		}
	}
}

// terms adds the scenario's rewards.
func (g *Ground) terms(v kernel.View, s *kernel.State, c boards.Camp, f *Position) {
	r := g.rules
	left := r.Goal[c] - r.Score(s, c)
	f[toGo] = int32(left)
	if r.Goal[c] > 0 {
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

// cards adds the hand: the orders that its cards can give.
func (g *Ground) cards(
	v kernel.View, s *kernel.State, c boards.Camp, sections *[boards.SectionCount]int32, f *Position,
) {
	r, seat := g.rules, &s.Seats[c]
	command := int32(r.Command[c])
	for _, id := range seat.Hand[:seat.Cards] {
		card := &r.Cards[id]
		orders := int32(0)
		for section, n := range card.Sections {
			orders += min(int32(count(n, int(command))), sections[section])
		}
		switch {
		case card.Chain > 0:
			orders += int32(card.Chain)
		case card.Roll != kernel.NoRoll:
			orders += command / 2
		case card.Copy:
			orders += 2
		case card.Pool != 0:
			orders += min(int32(count(card.Pool, int(command))), meant(v, s, c, id))
		}
		f[hand] += orders
		f[bestCard] = max(f[bestCard], orders)
		if card.Reaction.Strikes {
			f[reactions]++
		}
	}
}

// meant returns the number of a side's units that a card applies to by their kind.
func meant(v kernel.View, s *kernel.State, c boards.Camp, card uint8) (n int32) {
	for left := s.Here[c]; left != 0; left &= left - 1 {
		if v.Meant(uint8(bits.TrailingZeros64(left)), card) {
			n++
		}
	}
	return n
}
