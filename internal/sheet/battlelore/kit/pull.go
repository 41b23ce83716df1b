package kit

import (
	"slices"

	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/battlelore"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// drawer is a box that components are taken from.
type drawer struct {
	*rulebook.Box
	copies int
	out    command.Box
}

// pull returns what to take from each box. Each unit comes from the first named box that has it, under the banner of
// its camp if there is one.
func (x table) pull() []command.Box {
	var drawers []*drawer
	for _, id := range x.Boxes {
		if i := slices.IndexFunc(drawers, func(d *drawer) bool { return d.ID == id }); i >= 0 {
			drawers[i].copies++
			continue
		}
		if row := x.Rules.Boxes.Get(id); row != nil {
			drawers = append(drawers, &drawer{Box: row, copies: 1, out: command.Box{Name: x.boxName(id)}})
		}
	}
	for _, d := range drawers {
		d.out.Copies = d.copies
	}
	none := command.Box{}
	shares := battlelore.Shares(x.Rules, x.Boxes, x.wants())
	for i := range x.Players {
		p := &x.Players[i]
		for _, t := range figures(p) {
			for _, s := range shares[0] {
				to, note := &none, x.made(t, s.Units)
				if k := slices.IndexFunc(drawers, func(d *drawer) bool { return d.ID == s.Box }); k >= 0 {
					to = &drawers[k].out
				}
				if s.Other && !t.Unit.Creature() {
					note += "; " + x.T("of the other camp, with a spare banner")
				}
				to.Put(p.Name, x.Emblem(p.Camp), pulled(s.Units, t.Name, t.Icon, note))
			}
			shares = shares[1:]
		}
	}
	for _, t := range x.Tiles {
		to := &none
		if i := slices.IndexFunc(drawers, func(d *drawer) bool { return d.ID == t.Terrain.Box }); i >= 0 {
			to = &drawers[i].out
		}
		note := ""
		switch {
		case t.Maybe:
			note = x.T("only if a War Council gives it")
		case t.Due > 0:
			note = x.T("a player places %d", t.Due)
		}
		to.Put(x.T("Ground"), "", pulled(t.Count, t.Name, t.Picture, note))
	}
	x.others(drawers, &none)
	boxes := make([]*command.Box, len(drawers))
	for i, d := range drawers {
		boxes[i] = &d.out
	}
	return x.kit.Boxes(boxes, none)
}

// others returns the components other than units and terrain: tokens, cards, dice; only those that this game uses.
func (x table) others(drawers []*drawer, none *command.Box) {
	name := x.T("Also")
	allies := 0 // units with a token each (VAR-RA-01)
	for i := range x.Players {
		if x.Players[i].Second {
			for _, t := range x.Players[i].Units {
				allies += t.Units
			}
		}
	}
	wanted := map[string]bool{
		"": true, rulebook.ForLore: x.Lore, rulebook.ForCouncils: x.Councils, rulebook.ForCallToArms: x.Cards,
		rulebook.ForAllies: x.Allies,
	}
	for _, d := range drawers {
		if x.Lore && d.LoreTokens > 0 {
			d.out.Put(name, "", pulled(d.LoreTokens*d.copies, x.T("Lore tokens"), "", ""))
		}
		for _, part := range d.Parts {
			if part.Count > 0 && wanted[part.For] {
				n, what, picture := part.Count*d.copies, sheet.Clean(x.Called(part.Name)), sheet.HTML("")
				if part.For == rulebook.ForAllies {
					picture = sheet.HTML(bldraw.AllySign())
					if !x.Cards { // with cards, the number is not known yet
						n = min(n, allies)
					}
					allies -= n
				}
				if n > 0 {
					d.out.Put(name, "", pulled(n, what, picture, ""))
				}
			}
		}
	}
	if allies > 0 {
		none.Put(name, "", pulled(allies, x.T("alliance tokens"), sheet.HTML(bldraw.AllySign()), ""))
	}
}

// wants returns all units that the players need, in the order of figures.
func (x table) wants() []battlelore.Want {
	var out []battlelore.Want
	for i := range x.Players {
		p := &x.Players[i]
		for _, t := range figures(p) {
			out = append(out, battlelore.Want{Unit: t.Unit.ID, Camp: p.Camp, Units: t.Units})
		}
	}
	return out
}

// pulled returns a line for n equal components, with notes.
func pulled(n int, name string, picture sheet.HTML, note string) command.Pulled {
	return command.Pulled{BoxLine: command.BoxLine{Count: n, Name: name, Picture: picture}, Note: note}
}

// made returns the figures that this many units of a type need.
func (x table) made(t battlelore.Troop, units int) string {
	if t.Units == 0 || t.Unit.Creature() {
		return ""
	}
	return x.Tn("%d figure", "%d figures", t.Plain/t.Units*units) + " + " +
		x.Tn("%d banner bearer", "%d banner bearers", units)
}
