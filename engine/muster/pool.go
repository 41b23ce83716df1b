package muster

import (
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// pool is the pieces on the table while a deployment takes them. There are two kinds. In one each camp has whole units
// of its own, as Stock counts them (CTA-IMP-02). In the other each camp has its own bearers, and all other figures of
// both camps are one common pool, by unit type (CTA-ORG-01, R-018).
type pool struct {
	rules  *rulebook.Rulebook
	common bool
	boxes  []string // of all players, each as often as it is on the table
	rows   []pieces
	byID   map[string]int // by unit id
	spare  [hex.Camps][]int
}

// unitPieces are those of one unit type.
type pieces struct {
	unit  *rulebook.Unit
	each  int            // figures of a unit, its bearer included
	rank  int            // of its banner; 0 when it has none
	ready [hex.Camps]int // bearers of a camp; none for a creature (BL-CRE-04)
	loose [hex.Camps]int // banners of a camp that make a plain figure of the type its bearer
	plain [hex.Camps]int // figures that are no bearers; a common pool is kept at 0
}

// bearer is what carries a unit's banner.
type bearer uint8

const (
	noBearer    bearer = iota // a creature or a token
	ownBearer                 // one of the camp's
	madeBearer                // a plain figure of the type under a loose banner of the camp
	hiredBearer               // one of the other camp's under a spare banner (Mercenaries)
)

// row finds the pieces of a type, or starts them.
func (p *pool) row(u *rulebook.Unit) *pieces {
	if r := p.of(u); r != nil {
		return r
	}
	p.byID[u.ID] = len(p.rows)
	r := pieces{unit: u, each: max(1, p.rules.Figures(u))}
	if b := p.rules.Banners.Get(u.Banner); b != nil {
		r.rank = b.Rank
	}
	p.rows = append(p.rows, r)
	return &p.rows[len(p.rows)-1]
}

// of finds the pieces of a type; nil when the boxes have none.
func (p *pool) of(u *rulebook.Unit) *pieces {
	if i, ok := p.byID[u.ID]; ok {
		return &p.rows[i]
	}
	return nil
}

// at is where a camp's plain figures are kept.
func (p *pool) at(camp hex.Camp) hex.Camp {
	if p.common { // CTA-ORG-01, R-018
		return 0
	}
	return camp
}

// next is the bearer that the camp's next unit would have; ok is false when there is none or the figures are short.
func (p *pool) next(camp hex.Camp, u *rulebook.Unit) (b bearer, ok bool) {
	if r := p.of(u); r != nil {
		return p.nextOf(camp, r)
	}
	return noBearer, false
}

func (p *pool) nextOf(camp hex.Camp, r *pieces) (b bearer, ok bool) {
	plain := r.plain[p.at(camp)]
	switch {
	case r.unit.Creature():
		return noBearer, plain >= r.each
	case r.ready[camp] > 0:
		return ownBearer, plain >= r.each-1
	case r.loose[camp] > 0:
		return madeBearer, plain >= r.each // the figure under the loose banner is one of them
	}
	return noBearer, false
}

// has reports whether a whole unit is left for a camp.
func (p *pool) has(camp hex.Camp, u *rulebook.Unit) bool {
	_, ok := p.next(camp, u)
	return ok
}

// take uses up the pieces of a unit; ok is false, and nothing is used, when it is not whole.
func (p *pool) take(camp hex.Camp, u *rulebook.Unit) (b bearer, ok bool) {
	if b, ok = p.next(camp, u); ok {
		p.move(camp, u, b, -1, -p.figures(u, b))
	}
	return b, ok
}

// figures is how many plain figures a new unit with such a bearer takes.
func (p *pool) figures(u *rulebook.Unit, b bearer) int {
	each := p.of(u).each
	if b == ownBearer || b == hiredBearer {
		each--
	}
	return each
}

// giveBack returns a unit of so many figures, as it stands on the field.
func (p *pool) giveBack(camp hex.Camp, u *rulebook.Unit, b bearer, figures int) {
	if b == ownBearer || b == hiredBearer {
		figures--
	}
	p.move(camp, u, b, 1, figures)
}

// move adds bearers and plain figures to the table, or takes them off it with numbers below zero.
func (p *pool) move(camp hex.Camp, u *rulebook.Unit, b bearer, bearers, figures int) {
	r, home := p.of(u), camp
	switch b {
	case ownBearer:
		r.ready[camp] += bearers
	case madeBearer:
		r.loose[camp] += bearers
	case hiredBearer:
		home = camp.Other()
		r.ready[home] += bearers
		p.spare[camp][p.banner(u)] += bearers
	}
	r.plain[p.at(home)] += figures
}

// hire takes a unit whose bearer is the other camp's, under a spare banner of the own one (the Mercenaries); false
// when bearer, banner or figures are missing.
func (p *pool) hire(camp hex.Camp, u *rulebook.Unit) bool {
	if !p.hires(camp, u) {
		return false
	}
	p.move(camp, u, hiredBearer, -1, -p.figures(u, hiredBearer))
	return true
}

// hires reports whether hire would succeed.
func (p *pool) hires(camp hex.Camp, u *rulebook.Unit) bool {
	r, i := p.of(u), p.banner(u)
	return r != nil && i >= 0 && !u.Creature() && p.spare[camp][i] > 0 && r.ready[camp.Other()] > 0 &&
		r.plain[p.at(camp.Other())] >= r.each-1
}

// left is how many plain figures of a type a camp could still add to its units.
func (p *pool) left(camp hex.Camp, u *rulebook.Unit) int {
	if r := p.of(u); r != nil {
		return r.plain[p.at(camp)]
	}
	return 0
}

// add takes plain figures for a unit that stands; false, and none is taken, when there are not so many.
func (p *pool) add(camp hex.Camp, u *rulebook.Unit, figures int) bool {
	if p.left(camp, u) < figures {
		return false
	}
	p.move(camp, u, noBearer, 0, -figures)
	return true
}

// units is how many whole units of a type a camp could take one after the other.
func (p *pool) units(camp hex.Camp, u *rulebook.Unit) int {
	r := p.of(u)
	if r == nil {
		return 0
	}
	plain := r.plain[p.at(camp)]
	if u.Creature() {
		return plain / r.each
	}
	n := r.ready[camp]
	if r.each > 1 {
		n = min(n, plain/(r.each-1))
	}
	plain -= n * (r.each - 1)
	if n < r.ready[camp] { // a bearer without figures comes before a loose banner
		return n
	}
	return n + min(r.loose[camp], plain/r.each)
}

// spoils is how many units of a type the other camp could no longer take once a camp takes one.
func (p *pool) spoils(camp hex.Camp, u *rulebook.Unit) int {
	before := p.units(camp.Other(), u)
	b, ok := p.take(camp, u)
	if !ok {
		return 0
	}
	after := p.units(camp.Other(), u)
	p.giveBack(camp, u, b, p.of(u).each)
	return before - after
}

// troops lists the types of which a camp has a whole unit, no creatures among them: by the rank of their banners, from
// the given one downwards, then in the order of the boxes.
func (p *pool) troops(camp hex.Camp, rank int, out []*rulebook.Unit) []*rulebook.Unit {
	for {
		top := 0 // the highest rank that is left
		for i := range p.rows {
			if r := p.rows[i].rank; r <= rank {
				top = max(top, r)
			}
		}
		if top == 0 {
			return out
		}
		for i := range p.rows {
			r := &p.rows[i]
			if r.rank != top || r.unit.Creature() {
				continue
			}
			if _, ok := p.nextOf(camp, r); ok {
				out = append(out, r.unit)
			}
		}
		rank = top - 1
	}
}

// banner is the place of a unit's banner in the rulebook, -1 when it has none.
func (p *pool) banner(u *rulebook.Unit) int { return p.colour(u.Banner) }

func (p *pool) colour(id string) int {
	all := p.rules.Banners.All()
	for i := range all {
		if all[i].ID == id {
			return i
		}
	}
	return -1
}
