package organized

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/deck"
)

// caseGroup is the cases with the same demand for plain figures of the contended types for their Guards, or with the
// same result after a dispute.
type caseGroup struct {
	taken   []uint8 // units, by place in supply.contended
	asked   []uint8 // the same, as far as their figures were asked for
	demands []demand
	settled map[string]*caseGroup // the groups after a dispute, by demand
	weight  int64
	best    example
	kinds   [roles][]kind
	cramped bool   // Epic: some of its Reserves depend on chosen hexes
	greens  greens // of all kinds of a role
	byLimit []limitKinds

	// Behind a dispute:
	guards   []int32 // places in playerCases.guards
	against  *guard  // of the other camp; others do the same
	opponent *playerCases
}

// limitKinds are the kinds of a group by role byLast that have the same limit.
type limitKinds struct {
	class int32 // id of the limit
	kinds []kind
}

// role is a question to which cases of one kind have the same answer.
type role uint8

// The roles.
const (
	byFate  role = iota // the result of the Guards
	byFirst             // the result of an out-scouted player's Reserve, and the units left for the other player
	byLast              // the result of a starting player's Reserve
	roles   = iota
)

// kind is the cases of a group with one answer and the same number of scouting units.
type kind struct {
	id     int32 // in the registry
	place  int32 // of a Reserve start, among those of its class
	green  uint8
	weight int64 // cases
	best   example
}

// example is the smallest case of a class so far: fewest units called, then lowest cards.
type example struct {
	units int
	zone  uint8             // of the player's Guards, in Epic battles
	cards [deck.Slots]uint8 // places in playerCases.cards, by Slot; noCard in one that the mode does not have
}

func (e *example) compare(o *example) int {
	if e.units != o.units {
		return cmp.Compare(e.units, o.units)
	}
	return cmp.Or(slices.Compare(e.cards[:], o.cards[:]), cmp.Compare(e.zone, o.zone))
}

// kindIndex finds the kinds of a group.
type kindIndex [roles]map[int64]int

// add puts a case to its kind.
func (s *kindIndex) add(l *caseGroup, r role, id int32, green uint8, e *example) {
	if s[r] == nil {
		s[r] = map[int64]int{}
	}
	key := int64(id)<<8 | int64(green)
	i, ok := s[r][key]
	if !ok {
		i = len(l.kinds[r])
		s[r][key] = i
		l.kinds[r] = append(l.kinds[r], kind{id: id, green: green, best: *e})
	}
	k := &l.kinds[r][i]
	k.weight++
	if e.compare(&k.best) < 0 {
		k.best = *e
	}
}

// rename gives the kinds the ids of a common registry, and groups equal ones.
func (l *caseGroup) rename(ids *registry, readies, fates []int32) {
	for r, names := range [roles][]int32{byFate: fates, byFirst: readies, byLast: readies} {
		for i := range l.kinds[r] {
			l.kinds[r][i].id = names[l.kinds[r][i].id]
		}
	}
	for _, k := range l.kinds[byLast] {
		ready := ids.starts[k.id]
		k.place = ready.place
		i := slices.IndexFunc(l.byLimit, func(c limitKinds) bool { return c.class == ready.class })
		if i < 0 {
			i = len(l.byLimit)
			l.byLimit = append(l.byLimit, limitKinds{class: ready.class})
		}
		l.byLimit[i].kinds = append(l.byLimit[i].kinds, k)
	}
	var sum shares
	for i := range l.kinds[byFate] {
		k := &l.kinds[byFate][i]
		sum.add(k.green, k.weight, &k.best)
	}
	l.greens.fill(sum)
}
