package muster

// bands are kinds by the prospect that they leave, with one kind for each number of scouting units.
type bands struct {
	list   []band
	places map[int32]int
	spare  [][]kind
}

type band struct {
	id    int32
	kinds []kind // by scouting units; those without weight are none
}

func (b *bands) clear() {
	if b.places == nil {
		b.places = map[int32]int{}
	}
	for i := range b.list {
		b.spare = append(b.spare, b.list[i].kinds[:0])
	}
	b.list = b.list[:0]
	clear(b.places)
}

// add puts a kind to those of its prospect.
func (b *bands) add(id int32, k *kind) {
	if k.weight == 0 {
		return
	}
	i, ok := b.places[id]
	if !ok {
		i = len(b.list)
		b.places[id] = i
		next := band{id: id}
		if n := len(b.spare); n > 0 {
			next.kinds, b.spare = b.spare[n-1], b.spare[:n-1]
		}
		b.list = append(b.list, next)
	}
	kinds := b.list[i].kinds
	for len(kinds) <= int(k.green) {
		kinds = append(kinds, kind{green: uint8(len(kinds))})
	}
	at := &kinds[k.green]
	if at.weight == 0 || k.best.compare(&at.best) < 0 {
		at.best = k.best
	}
	at.weight += k.weight
	b.list[i].kinds = kinds
}
