package organized

// unitCounts gives ids to numbers of units of the contended types: one byte a type.
type unitCounts struct {
	list [][]uint8
	ids  map[string]int32
}

func newUnitCounts() *unitCounts { return &unitCounts{ids: map[string]int32{}} }

func (l *unitCounts) id(units []uint8) int32 {
	id, ok := l.ids[string(units)]
	if !ok {
		id = int32(len(l.list))
		name := string(units)
		l.ids[name] = id
		l.list = append(l.list, []uint8(name))
	}
	return id
}

// page is a list by id that grows as it is asked for.
type page[T any] []T

// at is the place of an id.
func (p *page[T]) at(id int32) *T {
	if n := int(id) + 1 - len(*p); n > 0 {
		*p = append(*p, make([]T, n)...)
	}
	return &(*p)[id]
}
