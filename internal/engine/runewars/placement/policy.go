package placement

import (
	"math"

	"muster/engine"
)

// Policy is the players' way of choosing.
type Policy uint8

// The policies.
const (
	Random Policy = iota // each lawful choice alike
	Spread               // tiles touch little, markers and runes lie far from each other, home realms open
	Fair                 // tiles touch little, and home realms lie as even as the board allows
	policies
)

var policyNames = [policies]string{"random", "spread", "fair"}

func (p Policy) String() string { return policyNames[p] }

// Policies are the names of the policies.
func Policies() []string { return policyNames[:] }

// ParsePolicy reads the name of a policy.
func ParsePolicy(word string) (Policy, bool) {
	for p, name := range policyNames {
		if word == name {
			return Policy(p), true
		}
	}
	return 0, false
}

// best returns one of the choices with the highest value, each of those with equal probability.
func best(n int, chance *engine.Rand, worth func(i int) int) int {
	var ties []int
	most := 0
	for i := range n {
		switch w := worth(i); {
		case len(ties) == 0 || w > most:
			most, ties = w, append(ties[:0], i)
		case w == most:
			ties = append(ties, i)
		}
	}
	return ties[chance.IntN(len(ties))]
}

// place chooses one of the places of tiles.
func (b *builder) place(list []Place) Place {
	return list[best(len(list), b.chance("tiles"), func(i int) int {
		if b.ask.Policy == Random {
			return 0
		}
		c := b.board.Contact(list[i])
		if c.Ways == 0 {
			return -math.MaxInt // the tile could not be reached on foot
		}
		return -c.Sides
	})]
}

// order sorts markers into the order of trial next to the placed ones.
func (b *builder) order(list []int) {
	engine.Shuffle(b.chance("markers"), list)
	if b.ask.Policy != Spread {
		return
	}
	far := make([]int, len(b.plan.Markers))
	for _, m := range list {
		for i, other := range b.markers {
			if n := b.board.Between(&b.plan.Markers[m], &b.plan.Markers[other]); i == 0 || n < far[m] {
				far[m] = n
			}
		}
	}
	stable(list, func(m int) int { return -far[m] })
}

// area chooses an area for a rune token.
func (b *builder) area(list []int) int {
	return list[best(len(list), b.chance("runes"), func(i int) int {
		if b.ask.Policy == Random {
			return 0
		}
		return b.board.Steps(1<<list[i], b.held)
	})]
}

// seat chooses the place of a home realm.
func (b *builder) seat(list []Seat) Seat {
	if b.ask.Policy == Random { // first a marker, then a rotation
		var at []int
		for i := range list {
			if len(at) == 0 || list[i].Marker != list[at[len(at)-1]].Marker {
				at = append(at, i)
			}
		}
		one := b.chance("homes").IntN(len(at))
		end := len(list)
		if one+1 < len(at) {
			end = at[one+1]
		}
		return list[at[one]+b.chance("homes").IntN(end-at[one])]
	}
	return list[best(len(list), b.chance("homes"), func(i int) int { return list[i].Open + list[i].Free })]
}
