package players

import (
	"math/bits"
	"sync"

	"muster/internal/engine/policy"
	"muster/internal/engine/runewars"
)

// count is a number that is counted of a seat's position.
type count uint8

const (
	countRunes count = iota
	countEnough
	countClaimed
	countAreas
	countCities
	countUnits
	countForts
	countBuilds
	countDanger
	countInfluence
	countDials
	countYield
	countTactics
	countHeroes
	countRewards
	countTitles
	countObjective
	counts
)

// class is a sort of game: influence and runes decide them differently.
type class uint8

const (
	withCards   class = iota
	withRunes         // and without cards
	withNeither       // most influence wins
	classes
)

// counted are the counts of the groups. Each is two features, for the beginning and for the end of the game.
var counted = [classes][]count{
	withCards: {
		countRunes, countEnough, countClaimed, countAreas, countCities, countUnits, countForts, countBuilds, countDanger,
		countInfluence, countDials, countYield, countTactics, countHeroes, countRewards, countTitles, countObjective,
	},
	withRunes: {
		countRunes, countAreas, countCities, countUnits, countForts, countBuilds, countDanger, countInfluence, countDials,
		countYield, countTitles,
	},
	withNeither: {
		countAreas, countCities, countUnits, countForts, countBuilds, countInfluence, countDials, countYield, countTitles,
	},
}

// Features is the number of features.
const Features = 2 * (17 + 11 + 9)

// firsts are the first features of the groups.
var firsts = [classes]int{0, 2 * 17, 2 * (17 + 11)}

// searchWeights is features.toml, read once.
var searchWeights = sync.OnceValue(func() []policy.Feature { return policy.Features(featuresFile) })

// SearchWeights are the values of the features, in their order.
func SearchWeights() []policy.Feature { return searchWeights() }

// phases is a whole game, in the parts that a count is shared in between the beginning and the end.
const phases = 8

// Of fills in the features of a seat and returns the group of the game: only its features are not 0.
func (m *Model) Of(s *runewars.State, seat uint8, out *[Features]int32) (first, end int) {
	var x [counts]int32
	m.count(s, seat, &x)
	g := m.class(s)
	whole := int32(m.rules.Options.Years) * runewars.Seasons
	gone := min(int32(m.Turn(s))-1, whole)
	*out = [Features]int32{}
	first = firsts[g]
	end = first
	for _, c := range counted[g] {
		out[end] = x[c] * (whole - gone) * phases / whole
		out[end+1] = x[c] * gone * phases / whole
		end += 2
	}
	return first, end
}

// class returns the sort of a game.
func (m *Model) class(s *runewars.State) class {
	if !m.rules.Decks[runewars.DeckSpring].None() {
		return withCards
	}
	for a := range m.rules.Areas {
		if p := &s.Areas[a]; p.Rune == runewars.DragonRune || p.City != runewars.NoCity && m.rules.Cities[p.City].Rune {
			return withRunes
		}
	}
	return withNeither
}

// count counts a seat's position. The state is a simulation, in which nothing is hidden.
func (m *Model) count(s *runewars.State, seat uint8, x *[counts]int32) {
	r, own := m.rules, &s.Seats[seat]
	v := runewars.See(r, s, seat)
	x[countRunes] = int32(v.Runes())
	if v.Runes() >= r.Options.ToWin {
		x[countEnough] = 1
		if own.ProofYear != 0 {
			x[countClaimed] = 1
		}
	}
	var grown [runewars.Dials]uint8
	for held := s.Held[seat]; held != 0; held &= held - 1 {
		a := first(held)
		p := &s.Areas[a]
		x[countAreas]++
		if p.City != runewars.NoCity && !p.Burnt && p.Frost == 0 {
			x[countCities]++
		}
		for d := range grown {
			grown[d] = min(grown[d]+v.Yields(a, runewars.Dial(d)), r.Numbers.DialMost)
		}
		if p.Holder == seat {
			for k := range p.Standing {
				x[countUnits] += int32(2*p.Standing[k]+p.Routed[k]) * m.arms[seat][k].worth
			}
		}
		if p.Fort == seat {
			x[countForts]++
			if p.Builds[0] != runewars.NoMade {
				x[countBuilds]++
			}
		}
		if p.Rune == runewars.DragonRune {
			x[countDanger] += m.danger(s, seat, a)
		}
	}
	x[countUnits] /= 100
	x[countInfluence] = int32(own.Influence)
	for d := range grown {
		x[countDials] += int32(own.Dials[d])
		x[countYield] += int32(grown[d])
	}
	x[countTactics] = int32(own.Tactics.Len())
	for h := range r.Heroes {
		if g := &s.Heroes[h]; g.Owner == seat && g.Area != runewars.NoArea {
			x[countHeroes]++
			x[countRewards] += int32(bits.OnesCount64(g.Rewards[0]) + bits.OnesCount64(g.Rewards[1]))
		}
	}
	for t := range r.Titles {
		if s.Titles[t].Owner == seat {
			x[countTitles]++
		}
	}
	if c := own.Objective; int(c) < len(r.Cards.Objectives) {
		part := int32(phases)
		for i := range r.Cards.Objectives[c].Needs {
			n := &r.Cards.Objectives[c].Needs[i]
			part = min(part, int32(v.Holding(n))*phases/int32(max(n.Least, 1)))
		}
		x[countObjective] = part
	}
}

// danger returns by how much the units of another seat next to an area outnumber those that hold it, up to four.
func (m *Model) danger(s *runewars.State, seat, a uint8) int32 {
	foes, stands := int32(0), int32(0)
	for near := m.rules.Areas[a].Near; near != 0; near &= near - 1 {
		if q := &s.Areas[first(near)]; q.Holder != seat && q.Holder < runewars.MaxSeats {
			foes = max(foes, int32(q.Units))
		}
	}
	p := &s.Areas[a]
	if p.Holder == seat {
		stands = int32(p.Units)
	}
	if p.Fort == seat {
		stands += 4
	}
	return min(max(foes-stands, 0), 4)
}

// Value is the win probability of a seat: its odds against each other one, together.
func (m *Model) Value(s *runewars.State, seat int) int32 {
	switch {
	case s.Over() && int(s.Winner) == seat:
		return policy.Certain
	case s.Over() || s.Seats[seat].Out:
		return 0
	}
	weights := SearchWeights()
	var z [runewars.MaxSeats]int32
	for i := range m.rules.Seats {
		if s.Seats[i].Out {
			continue
		}
		var x [Features]int32
		from, end := m.Of(s, uint8(i), &x)
		for j := from; j < end; j++ {
			z[i] += x[j] * weights[j].Mine
		}
	}
	all := int64(policy.Certain)
	for i := range m.rules.Seats {
		if i != seat && !s.Seats[i].Out {
			p := max(int64(policy.WinChance(z[seat]-z[i])), 1)
			all += (policy.Certain - p) * policy.Certain / p
		}
	}
	return int32(policy.Certain * policy.Certain / all)
}
