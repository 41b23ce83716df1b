package battlelore

import (
	"slices"
	"strings"

	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// figureList writes the components that each camp needs: units by type, their figures, and the banners to exchange.
func (w *writer) figureList(b *battle) {
	var text strings.Builder
	var rosters rosters
	all := b.players()
	shares := b.shares(all)
	for _, p := range all {
		levies := b.levies(&p)
		if len(levies) == 0 {
			continue
		}
		total, plain, bearers := 0, 0, 0
		for _, l := range levies {
			figs, br := figures(b.rules, l)
			total, plain, bearers = total+l.units, plain+figs, bearers+br
		}
		sum := w.Tn("%d unit", "%d units", total)
		if p.Second {
			sum += w.T(", each with an alliance token")
		}
		sum += w.T("; figures + banner bearers: %s", pair(plain, bearers)) // a key to the lines below
		text.WriteString(strings.ToUpper(p.name) + " - " + sum + "\n")
		r := roster{Emblem: sheet.HTML(battlelore.Emblem(p.Camp)), Name: p.name, Sum: sum}
		for i, l := range levies {
			r.Units = append(r.Units, b.figureLine(&text, &p, l, b.outOf(shares[i])))
		}
		shares = shares[len(levies):]
		rosters = append(rosters, r)
		text.WriteString("\n")
	}
	if len(rosters) > 0 {
		w.Fence("figures", text.String(), rosters.Write)
	}
}

// figureLine writes units of one type as a line, and returns its row of the page. box names their box, unless it is the
// first.
func (b *battle) figureLine(text *strings.Builder, p *player, l levy, box string) rosterUnit {
	plain, bearers := figures(b.rules, l)
	made := pair(plain, bearers)
	if l.unit.Creature() {
		made = sheet.Number(plain)
	}
	notes := slices.Clone(l.notes)
	if n := b.hired(p, l); n != "" {
		notes = append(notes, n)
	}
	name := b.unit(l.unit)
	units := sheet.Number(l.units)
	line := "  " + command.Pad(units, 2, true) + " x " + command.Pad(battlelore.Code(b.rules, l.unit, p.Camp), 4, false) +
		command.Pad(command.InText(b.Language, name), 30, false) + command.Pad(made, 6, true)
	if box != "" {
		line += "   " + command.InText(b.Language, box)
	}
	text.WriteString(strings.TrimRight(line, " ") + "\n")
	icon := battlelore.TokenIcon(b.rules, battlelore.Token{Camp: p.Camp, Unit: l.unit, Ally: p.Second})
	row := rosterUnit{Count: units, Icon: sheet.HTML(icon), Name: sheet.Clean(name), Made: made, Box: box}
	for _, n := range notes {
		text.WriteString("          " + sheet.Fold(command.InText(b.Language, n), 80, "          ") + "\n")
		row.Notes = append(row.Notes, sheet.Clean(n))
	}
	return row
}

// figures counts plain figures and banner bearers; a creature has no bearer (BL-CRE-01).
func figures(rules *rulebook.Rulebook, l levy) (plain, bearers int) {
	n := max(rules.Figures(l.unit), 1)
	if l.unit.Creature() {
		return n * l.units, 0
	}
	return (n - 1) * l.units, l.units
}

// pair formats plain figures and banner bearers for lists next to their key.
func pair(plain, bearers int) string { return sheet.Number(plain) + " + " + sheet.Number(bearers) }

// hired describes how to build the units for which the camp has too few bearers: mercenaries carry a spare banner. The
// first of two players takes the camp's bearers before the ally.
func (b *battle) hired(p *player, l levy) string {
	own, others, c := 0, 0, p.Camp
	if p.Second {
		for _, u := range b.linked.Army(c) {
			if u.Row == l.unit && !u.Second {
				own--
			}
		}
	}
	for _, id := range b.boxes {
		box := b.rules.Boxes.Get(id)
		if box == nil {
			continue
		}
		for _, s := range box.Stock {
			switch {
			case s.Unit != l.unit.ID:
			case s.Camp == c.String() || s.Camp == "":
				own += s.Units + s.Bearers
			default:
				others += s.Units + s.Bearers
			}
		}
	}
	if l.units <= own || others == 0 {
		return ""
	}
	missing := min(l.units-max(own, 0), others)
	if l.unit.Creature() {
		return b.T("The figure is with those of the %s.", b.soldiers(c.Other()))
	}
	return b.Tn("%[1]d bearer of the %[2]s with a spare %[3]s banner of the %[4]s.",
		"%[1]d bearers of the %[2]s with a spare %[3]s banner of the %[4]s.", missing, b.soldiers(c.Other()),
		b.Called(l.unit.Banner), b.soldiers(c))
}
