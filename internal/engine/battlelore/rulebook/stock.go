package rulebook

import "slices"

// Stock adds up the boxes' pieces of a unit type under one camp's banners; camp "" is the common stock alone. A box
// that is named twice counts twice, an unknown one not at all.
func (r *Rulebook) Stock(camp, unit string, boxes []string) Stock {
	sum := Stock{Unit: unit, Camp: camp}
	r.open(boxes, func(b *Box) {
		for _, s := range b.Stock {
			if s.Unit == unit && s.Camp == camp {
				sum.Units += s.Units
				sum.Bearers += s.Bearers
			}
		}
	})
	return sum
}

// Bearers returns the number of bearers of a unit type that a camp can field. They are those of its units, its extra
// ones, and the plain figures that loose banners make into bearers. Each loose banner takes one of Plain. A creature
// has none (BL-CRE-04).
func (r *Rulebook) Bearers(camp, unit string, boxes []string) int {
	if u := r.Units.Get(unit); u == nil || u.Creature() {
		return 0
	}
	s := r.Stock(camp, unit, boxes)
	n := s.Units + s.Bearers
	r.open(boxes, func(b *Box) {
		for _, l := range b.Banners {
			if l.Camp == camp && l.Makes == unit {
				n += l.Count
			}
		}
	})
	return n
}

// Plain returns the number of figures of a unit type in the boxes that are no bearers, of any camp (CTA-ORG-01). For a
// creature it is the creatures themselves.
func (r *Rulebook) Plain(unit string, boxes []string) int {
	u := r.Units.Get(unit)
	if u == nil {
		return 0
	}
	each := r.Figures(u)
	if !u.Creature() {
		each-- // the bearer
	}
	n := 0
	r.open(boxes, func(b *Box) {
		for _, s := range b.Stock {
			if s.Unit == unit {
				n += s.Units * each
			}
		}
	})
	return n
}

// SpareBanners returns the number of loose banners of a colour that a camp has for bearers of the other camp.
func (r *Rulebook) SpareBanners(camp, colour string, boxes []string) int {
	n := 0
	r.open(boxes, func(b *Box) {
		for _, l := range b.Banners {
			if l.Camp == camp && l.Colour == colour && l.Makes == "" {
				n += l.Count
			}
		}
	})
	return n
}

// TilesOf lists the pieces of the boxes, in the order of the boxes.
func (r *Rulebook) TilesOf(boxes []string) []Tiles {
	var out []Tiles
	r.open(boxes, func(b *Box) { out = append(out, b.Tiles...) })
	return out
}

// LevyTokens returns the number of Feudal Levy tokens of a colour of each camp (CTA-ORG-02). Each player gets one set
// of them, so a second copy of their box adds none.
func (r *Rulebook) LevyTokens(colour string, boxes []string) int {
	n := 0
	for i, id := range boxes {
		if b := r.Boxes.Get(id); b != nil && !slices.Contains(boxes[:i], id) {
			n += b.Levies[colour]
		}
	}
	return n
}

// LoreTokens returns the size of the pool of Lore tokens (BL-LOR-01, EP-SET-02).
func (r *Rulebook) LoreTokens(boxes []string) int {
	n := 0
	r.open(boxes, func(b *Box) { n += b.LoreTokens })
	return n
}

// open calls look for every known box, once for each copy that is named.
func (r *Rulebook) open(boxes []string, look func(*Box)) {
	for _, id := range boxes {
		if b := r.Boxes.Get(id); b != nil {
			look(b)
		}
	}
}

// Together combines lists of boxes: every box as often as the list that names it most often.
func Together(lists ...[]string) []string {
	var out []string
	for _, list := range lists {
		need := map[string]int{}
		for _, id := range list {
			need[id]++
			have := 0
			for _, other := range out {
				if other == id {
					have++
				}
			}
			if have < need[id] {
				out = append(out, id)
			}
		}
	}
	return out
}
