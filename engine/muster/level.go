package muster

import (
	"cmp"
	"slices"
)

// level is the cases that want the same plain figures of the contended types for their Guards.
type level struct {
	taken  []uint8 // units, by place in arsenal.contended
	asked  []uint8 // the same as far as it was asked whether there are figures
	guards []int32 // places in host.guards
	weight int64
	best   example
	kinds  [roles][]kind
	lasts  []lasts
}

// lasts are the kinds of a level by role byLast that have the same limit.
type lasts struct {
	class int32 // id of the limit
	kinds []kind
}

// role is a question to which cases of one kind have the same answer.
type role uint8

// The roles.
const (
	byFate  role = iota // what becomes of the Guards
	byFirst             // what becomes of the Reserve of an out-scouted player, and what he leaves to the other
	byLast              // what becomes of the Reserve of a starting player
	roles   = iota
)

// kind is the cases of a level with one answer and the same number of scouting units.
type kind struct {
	id     int32 // in the registry
	green  uint8
	weight int64 // cases
	best   example
}

// example is the smallest case of a class so far: fewest units called, then lowest cards.
type example struct {
	units int
	cards [CardsDrawn]uint8 // places in host.cards: right wing, centre, left wing, Reserve
}

func (e *example) compare(o *example) int {
	return cmp.Or(cmp.Compare(e.units, o.units), slices.Compare(e.cards[:], o.cards[:]))
}

// sorter finds the kinds of a level.
type sorter [roles]map[[2]int32]int

// add puts a case to its kind.
func (s *sorter) add(l *level, r role, id int32, green uint8, e *example) {
	if s[r] == nil {
		s[r] = map[[2]int32]int{}
	}
	key := [2]int32{id, int32(green)}
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
