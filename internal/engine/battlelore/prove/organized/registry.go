package organized

import "slices"

// registry gives ids to what many cases have in common.
type registry struct {
	starts   []*reserveStart
	startIDs map[string]int32
	limits   [][]uint8
	limitIDs map[string]int32
	perLimit []int32 // Reserve starts by limit
	fates    []guardFate
	fateIDs  map[string]int32
	buf      []byte
}

// guardFate is the result of a camp's Guards.
type guardFate struct {
	fates  [guardFates]uint8
	levied []uint8 // by banner
}

func newRegistry() *registry {
	return &registry{startIDs: map[string]int32{}, limitIDs: map[string]int32{}, fateIDs: map[string]int32{}}
}

// named is the id of a Reserve start. A new one is copied as far as it is not its own.
func (g *registry) named(r *reserveStart) int32 {
	g.buf = r.key(g.buf)
	id, ok := g.startIDs[string(g.buf)]
	if !ok {
		id = int32(len(g.starts))
		kept := *r
		kept.placed = slices.Clone(r.placed)
		kept.class = g.class(r.limit)
		kept.place = g.perLimit[kept.class]
		g.perLimit[kept.class]++
		g.startIDs[string(g.buf)] = id
		g.starts = append(g.starts, &kept)
	}
	return id
}

// either is the id of a Reserve start that is one of several. They differ in their vacant hexes alone.
func (g *registry) either(ids []int32) int32 {
	slices.Sort(ids)
	if ids = slices.Compact(ids); len(ids) == 1 {
		return ids[0]
	}
	return g.named(&reserveStart{limit: g.starts[ids[0]].limit, either: ids})
}

// class is the id of a limit.
func (g *registry) class(limit []uint8) int32 {
	id, ok := g.limitIDs[string(limit)]
	if !ok {
		id = int32(len(g.limits))
		g.limitIDs[string(limit)] = id
		g.limits = append(g.limits, limit)
		g.perLimit = append(g.perLimit, 0)
	}
	return id
}

func (g *registry) fate(s *guardOutcome) int32 {
	g.buf = append(append(g.buf[:0], s.fates[:]...), s.levied...)
	id, ok := g.fateIDs[string(g.buf)]
	if !ok {
		id = int32(len(g.fates))
		g.fateIDs[string(g.buf)] = id
		g.fates = append(g.fates, guardFate{s.fates, slices.Clone(s.levied)})
	}
	return id
}

// take adds what another registry has, and returns the new ids of what it had.
func (g *registry) take(o *registry) (readies, fates []int32) {
	readies, fates = make([]int32, len(o.starts)), make([]int32, len(o.fates))
	for i, r := range o.starts {
		if r.either != nil { // they came before it
			known := *r
			known.either = make([]int32, len(r.either))
			for j, id := range r.either {
				known.either[j] = readies[id]
			}
			r = &known
		}
		readies[i] = g.named(r)
	}
	for i := range o.fates {
		fates[i] = g.fate(&guardOutcome{fates: o.fates[i].fates, levied: o.fates[i].levied})
	}
	return readies, fates
}
