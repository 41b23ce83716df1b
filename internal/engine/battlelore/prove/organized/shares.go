package organized

// share is part of a weight, with its smallest case.
type share struct {
	weight int64
	best   *example
}

// shares are by number of scouting units.
type shares []share

func (s *shares) add(green uint8, weight int64, best *example) {
	for len(*s) <= int(green) {
		*s = append(*s, share{})
	}
	at := &(*s)[green]
	at.weight += weight
	at.best = smaller(at.best, best)
}

// sharesByID are shares by an id: that of a fork, or of a left view.
type sharesByID struct {
	list   []idShares
	places []int32 // by id: 1 + the index in list; 0 for none
	spare  []shares
}

type idShares struct {
	id     int32
	shares shares
}

func (b *sharesByID) clear() {
	for i := range b.list {
		b.places[b.list[i].id] = 0
		b.spare = append(b.spare, b.list[i].shares[:0])
	}
	b.list = b.list[:0]
}

// at finds the shares of an id.
func (b *sharesByID) at(id int32) *shares {
	for int(id) >= len(b.places) {
		b.places = append(b.places, 0)
	}
	if at := b.places[id]; at > 0 {
		return &b.list[at-1].shares
	}
	next := idShares{id: id}
	if n := len(b.spare); n > 0 {
		next.shares, b.spare = b.spare[n-1], b.spare[:n-1]
	}
	b.list = append(b.list, next)
	b.places[id] = int32(len(b.list))
	return &b.list[len(b.list)-1].shares
}

// merge adds all shares of others.
func (s *shares) merge(o shares) {
	for green := range o {
		if o[green].weight > 0 {
			s.add(uint8(green), o[green].weight, o[green].best)
		}
	}
}

// greens sums shares up by their scouting units.
type greens struct {
	exact []int64
	least []*example // by number: the smallest case with that number or more
	most  []*example // ... or fewer
	below []int64    // weight of those with that number, and double of those with fewer
	above []int64    // ... or with more
	all   int64      // double of all
}

// fill starts anew.
func (g *greens) fill(list shares) {
	g.exact, g.least, g.most = g.exact[:0], g.least[:0], g.most[:0]
	g.below, g.above, g.all = g.below[:0], g.above[:0], 0
	var best *example
	for i := range list {
		w := list[i].weight
		best = smaller(best, list[i].best)
		g.exact, g.least, g.most = append(g.exact, w), append(g.least, list[i].best), append(g.most, best)
		g.below = append(g.below, g.all+w)
		g.all += 2 * w
	}
	for i := len(g.least) - 2; i >= 0; i-- {
		g.least[i] = smaller(g.least[i], g.least[i+1])
	}
	for i := range list { // below counts double what has fewer, and once what has as many
		g.above = append(g.above, g.all-g.below[i])
	}
}

func smaller(a, b *example) *example {
	if a == nil || b != nil && b.compare(a) < 0 {
		return b
	}
	return a
}

// from sums the cases with at least the given number of scouting units: double where they have more.
func (g *greens) from(green uint8) (weight int64, best *example) {
	if int(green) >= len(g.exact) {
		return 0, nil
	}
	return g.above[green], g.least[green]
}

// upTo sums the cases with at most the given number: double where they have fewer.
func (g *greens) upTo(green uint8) (weight int64, best *example) {
	switch n := len(g.exact); {
	case n == 0:
		return 0, nil
	case int(green) >= n:
		return g.all, g.most[n-1]
	}
	return g.below[green], g.most[green]
}
