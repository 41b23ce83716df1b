package pieces

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/schema/diag"
)

// defaultTypes is the number of unit types in the default boxes.
const defaultTypes = 24

// NewPool lays the boxes out. boxes are by camp; a common pool takes the same for both.
func NewPool(rules *rulebook.Rulebook, common bool, boxes [boards.Camps][]string) (*Pool, []Refusal) {
	p := &Pool{
		Rules:  rules,
		Common: common,
		ByID:   make(map[string]int, defaultTypes),
		Rows:   make([]unitPieces, 0, defaultTypes),
	}
	var refused []Refusal
	p.Boxes = rulebook.Together(boxes[:]...)
	for camp := range boards.Camp(boards.Camps) {
		p.Spare[camp] = make([]int, len(rules.Banners.All()))
		for _, id := range boxes[camp] {
			p.spares(camp, rules.Boxes.Get(id))
		}
	}
	if common {
		return p, p.fill()
	}
	for camp := range boards.Camp(boards.Camps) {
		stock, more := NewStock(rules, camp, boxes[camp])
		refused = append(refused, more...)
		for _, s := range stock.All() {
			r := p.row(s.Unit)
			// An extra bearer makes no unit, because it has no figures to lead.
			if s.Unit.Creature() {
				r.Plain[camp] = s.Units * r.Each
				continue
			}
			r.Ready[camp], r.Plain[camp] = s.Units, s.Units*(r.Each-1)
		}
	}
	return p, refused
}

// spares adds the loose banners of a camp that make no bearer alone.
func (p *Pool) spares(camp boards.Camp, box *rulebook.Box) {
	if box == nil {
		return
	}
	for _, l := range box.Banners {
		if l.Camp != camp.String() || l.Makes != "" {
			continue
		}
		if i := p.colour(l.Colour); i >= 0 {
			p.Spare[camp][i] += l.Count
		}
	}
}

// fill counts the common pool and the bearers of both camps, as rulebook.Plain and rulebook.Bearers do, in one pass.
func (p *Pool) fill() []Refusal {
	var refused []Refusal
	for i, id := range p.Boxes {
		box := p.Rules.Boxes.Get(id)
		if box == nil {
			if slices.Contains(p.Boxes[:i], id) {
				continue
			}
			ids := p.Rules.Boxes.IDs()
			refused = append(refused, Refusal{
				Kind: UnknownBox, Text: id, Want: strings.Join(ids, ", "), Near: diag.Nearest(id, ids),
			})
			continue
		}
		for i := range box.Stock {
			p.stock(&box.Stock[i])
		}
	}
	for _, id := range p.Boxes { // when every type of the boxes is known
		if box := p.Rules.Boxes.Get(id); box != nil {
			p.banners(box.Banners)
		}
	}
	return refused
}

// stock adds a row of a box to the common pool.
func (p *Pool) stock(s *rulebook.Stock) {
	u := p.Rules.Units.Get(s.Unit)
	if u == nil {
		return
	}
	r := p.row(u)
	if u.Creature() {
		r.Plain[0] += s.Units * r.Each
		return
	}
	r.Plain[0] += s.Units * (r.Each - 1)
	if camp, ok := boards.ParseCamp(s.Camp); ok { // bearers of neither camp are not used
		r.Ready[camp] += s.Units + s.Bearers
	}
}

// banners adds the loose banners that make bearers (CTA-12).
func (p *Pool) banners(list []rulebook.Banners) {
	for _, l := range list {
		camp, ok := boards.ParseCamp(l.Camp)
		if i, known := p.ByID[l.Makes]; ok && known && !p.Rows[i].Unit.Creature() {
			p.Rows[i].Loose[camp] += l.Count
		}
	}
}
