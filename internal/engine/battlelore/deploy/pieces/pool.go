package pieces

import (
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Pool holds the pieces on the table while a deployment takes them. There are two kinds. In one each camp has its own
// whole units, as Stock counts them (CTA-IMP-02). In the other each camp has its own bearers, and all other figures of
// both camps form one common pool, by unit type (CTA-ORG-01, R-018).
type Pool struct {
	Rules  *rulebook.Rulebook
	Common bool
	Boxes  []string // of all players, each as often as it is on the table
	Rows   []unitPieces
	ByID   map[string]int // by unit id
	Spare  [boards.Camps][]int
}

// unitPieces are the pieces of one unit type.
type unitPieces struct {
	Unit  *rulebook.Unit
	Each  int               // figures of a unit, its bearer included
	rank  int               // of its banner; 0 when it has none
	Ready [boards.Camps]int // bearers of a camp; none for a creature (BL-CRE-04)
	Loose [boards.Camps]int // banners of a camp that make a plain figure of the type its bearer
	Plain [boards.Camps]int // figures that are no bearers; a common pool is kept at 0
}

// Bearer is the kind of figure that carries a unit's banner.
type Bearer uint8

const (
	NoBearer    Bearer = iota // a creature or a token
	OwnBearer                 // one of the camp's
	madeBearer                // a plain figure of the type under a loose banner of the camp
	HiredBearer               // one of the other camp's under a spare banner (Mercenaries)
)

// row finds the pieces of a type, or starts them.
func (p *Pool) row(u *rulebook.Unit) *unitPieces {
	if r := p.Of(u); r != nil {
		return r
	}
	p.ByID[u.ID] = len(p.Rows)
	r := unitPieces{Unit: u, Each: max(1, p.Rules.Figures(u))}
	if b := p.Rules.Banners.Get(u.Banner); b != nil {
		r.rank = b.Rank
	}
	p.Rows = append(p.Rows, r)
	return &p.Rows[len(p.Rows)-1]
}

// Of returns the pieces of a type, nil when the boxes have none.
func (p *Pool) Of(u *rulebook.Unit) *unitPieces {
	if i, ok := p.ByID[u.ID]; ok {
		return &p.Rows[i]
	}
	return nil
}

// at returns the camp whose row holds a camp's plain figures.
func (p *Pool) at(camp boards.Camp) boards.Camp {
	if p.Common { // CTA-ORG-01, R-018
		return 0
	}
	return camp
}

// Next returns the bearer of the camp's next unit; ok is false without a bearer or enough figures.
func (p *Pool) Next(camp boards.Camp, u *rulebook.Unit) (b Bearer, ok bool) {
	if r := p.Of(u); r != nil {
		return p.nextOf(camp, r)
	}
	return NoBearer, false
}

func (p *Pool) nextOf(camp boards.Camp, r *unitPieces) (b Bearer, ok bool) {
	plain := r.Plain[p.at(camp)]
	switch {
	case r.Unit.Creature():
		return NoBearer, plain >= r.Each
	case r.Ready[camp] > 0:
		return OwnBearer, plain >= r.Each-1
	case r.Loose[camp] > 0:
		return madeBearer, plain >= r.Each // the figure under the loose banner is one of them
	}
	return NoBearer, false
}

// Has reports whether a whole unit is left for a camp.
func (p *Pool) Has(camp boards.Camp, u *rulebook.Unit) bool {
	_, ok := p.Next(camp, u)
	return ok
}

// Take uses up the pieces of a unit. If they are incomplete, ok is false and nothing is used.
func (p *Pool) Take(camp boards.Camp, u *rulebook.Unit) (b Bearer, ok bool) {
	if b, ok = p.Next(camp, u); ok {
		p.Move(camp, u, b, -1, -p.Figures(u, b))
	}
	return b, ok
}

// Figures returns the number of plain figures of a new unit with such a bearer.
func (p *Pool) Figures(u *rulebook.Unit, b Bearer) int {
	each := p.Of(u).Each
	if b == OwnBearer || b == HiredBearer {
		each--
	}
	return each
}

// GiveBack returns a unit with this number of figures to the pool.
func (p *Pool) GiveBack(camp boards.Camp, u *rulebook.Unit, b Bearer, figures int) {
	if b == OwnBearer || b == HiredBearer {
		figures--
	}
	p.Move(camp, u, b, 1, figures)
}

// Move adds bearers and plain figures to the table; negative numbers remove them.
func (p *Pool) Move(camp boards.Camp, u *rulebook.Unit, b Bearer, bearers, figures int) {
	r, home := p.Of(u), camp
	switch b {
	case OwnBearer:
		r.Ready[camp] += bearers
	case madeBearer:
		r.Loose[camp] += bearers
	case HiredBearer:
		home = camp.Other()
		r.Ready[home] += bearers
		p.Spare[camp][p.Banner(u)] += bearers
	}
	r.Plain[p.at(home)] += figures
}

// Hire takes a unit with the other camp's bearer, under a spare banner of the own camp (the Mercenaries). It returns
// false when bearer, banner or figures are missing.
func (p *Pool) Hire(camp boards.Camp, u *rulebook.Unit) bool {
	if !p.Hires(camp, u) {
		return false
	}
	p.Move(camp, u, HiredBearer, -1, -p.Figures(u, HiredBearer))
	return true
}

// Hires reports whether Hire would succeed.
func (p *Pool) Hires(camp boards.Camp, u *rulebook.Unit) bool {
	r, i := p.Of(u), p.Banner(u)
	return r != nil && i >= 0 && !u.Creature() && p.Spare[camp][i] > 0 && r.Ready[camp.Other()] > 0 &&
		r.Plain[p.at(camp.Other())] >= r.Each-1
}

// Left returns the number of plain figures of a type that a camp could still add to its units.
func (p *Pool) Left(camp boards.Camp, u *rulebook.Unit) int {
	if r := p.Of(u); r != nil {
		return r.Plain[p.at(camp)]
	}
	return 0
}

// Add takes plain figures for a placed unit. If there are too few, it returns false and takes none.
func (p *Pool) Add(camp boards.Camp, u *rulebook.Unit, figures int) bool {
	if p.Left(camp, u) < figures {
		return false
	}
	p.Move(camp, u, NoBearer, 0, -figures)
	return true
}

// Units returns the number of whole units of a type that a camp could still take.
func (p *Pool) Units(camp boards.Camp, u *rulebook.Unit) int {
	r := p.Of(u)
	if r == nil {
		return 0
	}
	plain := r.Plain[p.at(camp)]
	if u.Creature() {
		return plain / r.Each
	}
	n := r.Ready[camp]
	if r.Each > 1 {
		n = min(n, plain/(r.Each-1))
	}
	plain -= n * (r.Each - 1)
	if n < r.Ready[camp] { // a bearer without figures comes before a loose banner
		return n
	}
	return n + min(r.Loose[camp], plain/r.Each)
}

// Spoils returns the number of units of a type that the other camp loses access to once a camp takes one.
func (p *Pool) Spoils(camp boards.Camp, u *rulebook.Unit) int {
	before := p.Units(camp.Other(), u)
	b, ok := p.Take(camp, u)
	if !ok {
		return 0
	}
	after := p.Units(camp.Other(), u)
	p.GiveBack(camp, u, b, p.Of(u).Each)
	return before - after
}

// Troops lists the types with a whole unit left for a camp, without creatures. They are ordered by banner rank, from
// the given one downwards, then by the order of the boxes.
func (p *Pool) Troops(camp boards.Camp, rank int, out []*rulebook.Unit) []*rulebook.Unit {
	for {
		top := 0 // the highest rank that is left
		for i := range p.Rows {
			if r := p.Rows[i].rank; r <= rank {
				top = max(top, r)
			}
		}
		if top == 0 {
			return out
		}
		for i := range p.Rows {
			r := &p.Rows[i]
			if r.rank != top || r.Unit.Creature() {
				continue
			}
			if _, ok := p.nextOf(camp, r); ok {
				out = append(out, r.Unit)
			}
		}
		rank = top - 1
	}
}

// Banner returns the index of a unit's banner in the rulebook, -1 when it has none.
func (p *Pool) Banner(u *rulebook.Unit) int { return p.colour(u.Banner) }

func (p *Pool) colour(id string) int {
	all := p.Rules.Banners.All()
	for i := range all {
		if all[i].ID == id {
			return i
		}
	}
	return -1
}

// Spent returns the number of plain figures that the first n units of a type take, with the given size and number of
// ready bearers. Ready bearers are used first; after them each loose banner needs one more plain figure as bearer. All
// figures of creatures, which are no troops, are plain (BL-CRE-04).
func Spent(troop bool, each, ready, n int) int {
	if !troop {
		return n * each
	}
	return n*(each-1) + max(0, n-ready)
}

// SpentBy returns Spent for a camp, and the largest number of units of a type that it has bearers for. For a creature
// this is all of them, for a type outside the boxes 0.
func (p *Pool) SpentBy(camp boards.Camp, u *rulebook.Unit, n int) (raised, figures int) {
	r := p.Of(u)
	if r == nil {
		return 0, 0
	}
	if !u.Creature() {
		n = min(n, r.Ready[camp]+r.Loose[camp])
	}
	return n, Spent(!u.Creature(), r.Each, r.Ready[camp], n)
}
