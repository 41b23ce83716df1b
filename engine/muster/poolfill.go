package muster

import (
	"slices"
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/rulebook"
	"muster/schema/diag"
)

// usualTypes is how many unit types the usual boxes come to.
const usualTypes = 24

// newPool lays the boxes out. boxes are by camp; a common pool takes the same for both.
func newPool(rules *rulebook.Rulebook, common bool, boxes [boards.Camps][]string) (*pool, []Refusal) {
	p := &pool{rules: rules, common: common, byID: make(map[string]int, usualTypes), rows: make([]pieces, 0, usualTypes)}
	var refused []Refusal
	p.boxes = rulebook.Together(boxes[:]...)
	for camp := range boards.Camp(boards.Camps) {
		p.spare[camp] = make([]int, len(rules.Banners.All()))
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
			// An extra bearer makes no unit, for he has no figures to lead.
			if s.Unit.Creature() {
				r.plain[camp] = s.Units * r.each
				continue
			}
			r.ready[camp], r.plain[camp] = s.Units, s.Units*(r.each-1)
		}
	}
	return p, refused
}

// spares adds the loose banners of a camp that make no bearer by themselves.
func (p *pool) spares(camp boards.Camp, box *rulebook.Box) {
	if box == nil {
		return
	}
	for _, l := range box.Banners {
		if l.Camp != camp.String() || l.Makes != "" {
			continue
		}
		if i := p.colour(l.Colour); i >= 0 {
			p.spare[camp][i] += l.Count
		}
	}
}

// fill counts the common pool and the bearers of both camps, as rulebook.Plain and rulebook.Bearers do, in one pass.
func (p *pool) fill() []Refusal {
	var refused []Refusal
	for i, id := range p.boxes {
		box := p.rules.Boxes.Get(id)
		if box == nil {
			if slices.Contains(p.boxes[:i], id) {
				continue
			}
			ids := p.rules.Boxes.IDs()
			refused = append(refused, Refusal{
				Kind: UnknownBox, Text: id, Want: strings.Join(ids, ", "), Near: diag.Nearest(id, ids),
			})
			continue
		}
		for i := range box.Stock {
			p.stock(&box.Stock[i])
		}
	}
	for _, id := range p.boxes { // when every type of the boxes is known
		if box := p.rules.Boxes.Get(id); box != nil {
			p.banners(box.Banners)
		}
	}
	return refused
}

// stock adds a row of a box to the common pool.
func (p *pool) stock(s *rulebook.Stock) {
	u := p.rules.Units.Get(s.Unit)
	if u == nil {
		return
	}
	r := p.row(u)
	if u.Creature() {
		r.plain[0] += s.Units * r.each
		return
	}
	r.plain[0] += s.Units * (r.each - 1)
	if camp, ok := boards.ParseCamp(s.Camp); ok { // bearers of neither camp serve nobody
		r.ready[camp] += s.Units + s.Bearers
	}
}

// banners adds the loose banners that make bearers.
func (p *pool) banners(list []rulebook.Banners) {
	for _, l := range list {
		camp, ok := boards.ParseCamp(l.Camp)
		if i, known := p.byID[l.Makes]; ok && known && !p.rows[i].unit.Creature() {
			p.rows[i].loose[camp] += l.Count
		}
	}
}
