package kernel

import (
	"slices"
	"strings"

	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// drawer is a box that components are taken from.
type drawer struct {
	*rulebook.Box
	left map[string]int // remaining components by key, all copies together
	out  *command.Box
}

// The contents of a drawer besides the blocks of a type.
const (
	leaders = "leaders"
	bows    = "bows"
	banners = "banners"
	inspire = "tokens"
)

// stock returns the key of the blocks of a type in a side's colour; common ones have no side.
func stock(side, unit string) string { return side + " " + unit }

// opened returns the boxes in use.
func (x table) opened() []*drawer {
	var out []*drawer
	for _, id := range x.Boxes {
		row := x.Rules.Boxes.Get(id)
		if row == nil {
			continue
		}
		i := slices.IndexFunc(out, func(d *drawer) bool { return d.ID == id })
		if i < 0 {
			i, out = len(out), append(out, &drawer{row, map[string]int{}, &command.Box{Name: x.BoxName(id)}})
		}
		d := out[i]
		d.out.Copies++
		d.left[leaders] += row.Leaders
		d.left[bows] += row.Bows
		d.left[banners] += row.Banners
		d.left[inspire] += row.Tokens
		for _, s := range row.Stock {
			d.left[stock(s.Side, s.Unit)] += s.Blocks
		}
	}
	return out
}

// picker takes components from the first drawer that has them.
type picker struct {
	drawers []*drawer
	none    command.Box
}

// put adds n components, found under the keys in turn, to a group. It writes note if all come from one box.
func (p *picker) put(g command.Group, n int, line command.BoxLine, note string, keys ...string) {
	add := func(to *command.Box, got int) {
		l := command.Pulled{BoxLine: line}
		if l.Count = got; got == n {
			l.Note = note
		}
		to.Put(g.Name, g.Emblem, l)
	}
	missing := n
	for _, d := range p.drawers {
		got := 0
		for _, key := range keys {
			one := min(missing-got, d.left[key])
			got, d.left[key] = got+one, d.left[key]-one
		}
		if missing -= got; got > 0 {
			add(d.out, got)
		}
	}
	if missing > 0 {
		add(&p.none, missing)
	}
}

// pull returns what to take from each box: blocks by type in each side's colour, Leaders, tiles, and the rest.
func (x table) pull() []command.Box {
	p := &picker{drawers: x.opened()}
	for i := range x.Sides {
		x.side(p, &x.Sides[i])
	}
	for _, t := range x.Tiles {
		to := &p.none
		if i := slices.IndexFunc(p.drawers, func(d *drawer) bool { return d.ID == t.Terrain.Box }); i >= 0 {
			to = p.drawers[i].out
		}
		to.Put(x.T("Ground"), "", command.Pulled{BoxLine: command.BoxLine{Count: t.Count, Name: t.Name, Picture: t.Picture}})
	}
	also := command.Group{Name: x.T("Also")}
	goals := 0
	for i := range x.Sides {
		goals += x.Sides[i].Goal
	}
	if goals > 0 {
		p.put(also, goals, command.BoxLine{Name: x.T("Victory banners")}, "", banners)
	}
	if n := x.supply(); n > 0 {
		p.put(also, n, command.BoxLine{Name: x.T("Inspired Action tokens")}, "", inspire)
	}
	var boxes []*command.Box
	for _, d := range p.drawers {
		for _, part := range d.Parts {
			if part.Count > 0 {
				name := sheet.Clean(x.Called(part.Name))
				d.out.Put(also.Name, "", command.Pulled{BoxLine: command.BoxLine{Count: part.Count * d.out.Copies, Name: name}})
			}
		}
		boxes = append(boxes, d.out)
	}
	return x.kit.Boxes(boxes, p.none)
}

// side takes the components of one side.
func (x table) side(p *picker, s *Side) {
	own := command.Group{Name: s.Name, Emblem: emblem(s.Camp)}
	for _, t := range s.Troops {
		if t.Blocks > 0 {
			line := command.BoxLine{Name: x.T("%s, blocks", t.Name), Picture: t.Icon}
			p.put(own, t.Blocks, line, x.Tn("%d unit", "%d units", t.Units), stock(library.SideNames[s.Camp], t.Unit.ID),
				stock("", t.Unit.ID))
		}
	}
	if n := len(s.Leaders); n > 0 {
		var names []string
		for _, l := range s.Leaders {
			names = append(names, l.Name)
		}
		line := command.BoxLine{Name: x.T("Leaders"), Picture: s.Leaders[0].Icon}
		p.put(own, n, line, strings.Join(names, "; "), leaders)
	}
	if s.Bows > 0 {
		p.put(own, s.Bows, command.BoxLine{Name: x.T("Bow markers"), Picture: sheet.HTML(kernel.BowSign())}, "", bows)
	}
}
