package deployment

import (
	"slices"
	"strconv"
	"strings"

	"muster/deploycards"
	"muster/deploycards/deploy"
	"muster/report"
	"muster/report/battlelore/draws"
	"muster/report/battlelore/scenes"
	"muster/sheet"
	"muster/sheet/battlelore"
)

// SetUp is the set-up sheet of one deployment: the map with who stands where, what came otherwise than the cards have
// it and why, the figures to take out, and how it is won. With trace every step stands behind it, with its rules.
func SetUp(d *draws.Drawn, trace bool, opts sheet.Options) sheet.Page {
	b := &setupPage{Drawn: d, opts: opts}
	w := sheet.NewWriter()
	w.Cite(opts.Citations)
	m := d.Field.Map
	w.Title(m.Name)
	b.facts(w)
	class, page := "map", "deploy setup one"
	switch {
	case d.Mode == deploycards.ModeEpicAllies: // a second page for four players
		class = "map tall"
	case d.Field.Board.Epic:
		class, page = "map tall", "deploy setup"
	case slices.ContainsFunc(d.Players, func(p deploy.PlayerResult) bool { return len(p.Specialists) > 0 }):
		page += " crowded"
	}
	posted := b.posted()
	battlelore.Spread(w, nil, "The board", class, scenes.SetUp(d.Deployment), posted)
	b.short(w)
	b.changes(w)
	b.take(w)
	b.victory(w, posted)
	if trace {
		b.steps(w)
	}
	w.Footer(m.ID, "map", m.Author, opts)
	if again := d.Again.String(); !strings.ContainsAny(again, "`\n") {
		w.Line("The same again: `" + again + "`")
	}
	name := m.ID + "-setup-" + setupMode(d.Mode) + strconv.FormatUint(d.Seed, 10)
	return w.Page(name, b.title(), page, opts)
}

// setupMode keeps the same seed in two modes apart by the page's name, as an answer's page is by its own.
func setupMode(mode deploycards.Mode) string {
	if mode == deploycards.ModeImpromptu {
		return ""
	}
	return mode.String() + "-"
}

// modeNames are the modes for people, by deploycards.Mode.
var modeNames = [...]string{
	deploycards.ModeImpromptu: "Impromptu", deploycards.ModeOrganized: "Organized", deploycards.ModeEpic: "Epic",
	deploycards.ModeEpicAllies: "Epic with Reluctant Allies",
}

type setupPage struct {
	*draws.Drawn
	opts sheet.Options
}

// title names the map, the mode, the sets and the seed.
func (b *setupPage) title() string {
	return b.Field.Map.Name + ": " + modeNames[b.Mode] + ", " + b.sets() + ", seed " + strconv.FormatUint(b.Seed, 10)
}

// sets names those of the camps: "The Border Levy against The King's Foot".
func (b *setupPage) sets() string {
	var camps [2][]string
	for i := range b.Players {
		p := &b.Players[i]
		for _, s := range p.Sets {
			camps[p.Camp] = append(camps[p.Camp], sheet.Either(s.Def.Name, s.Def.ID))
		}
	}
	return sheet.List(camps[0]) + " against " + sheet.List(camps[1])
}

// facts are the lines under the title.
func (b *setupPage) facts(w *sheet.Writer) {
	parts := []string{
		"**Set-up sheet**", "Call to Arms, " + modeNames[b.Mode], sheet.EscWithin(b.sets()),
		"seed " + strconv.FormatUint(b.Seed, 10),
	}
	if b.Lore {
		parts = append(parts, "a Lore battle")
	}
	w.Line(strings.Join(parts, " · "))
	if note := battlelore.BoardNote(nil, b.Field, nil); note != "" {
		w.Para(note)
	}
}

// name is what people call a player: of allies with the colour of his zones.
func (b *setupPage) name(p *deploy.PlayerResult) string {
	name := p.Camp.Soldiers()
	if b.Mode == deploycards.ModeEpicAllies && p.Zone >= 0 && p.Zone < len(b.Field.Board.Zones) {
		name += " (" + b.Field.Board.Zones[p.Zone].ID + ")"
	}
	return name
}

// short says who scouts with what and moves first, and what players have beside their units.
func (b *setupPage) short(w *sheet.Writer) {
	var entries []string
	markers := false
	for i := range b.Players {
		p := &b.Players[i]
		text := "**" + sheet.EscWithin(b.name(p)) + ":** scout with " + sheet.Count(p.Green, "green unit")
		if p.Marker > 0 {
			text, markers = text+", turn marker "+sheet.Number(p.Marker), true
		}
		if scenes.Allied(b.Deployment, i) {
			text += ", the units with a 2 on the map (& in letters)"
		}
		if p.Lost > 0 {
			text += ", " + sheet.Count(p.Lost, "unit") + " lost"
		}
		if p.Council != nil {
			var seats []string
			for _, s := range p.Council.Seats {
				if s.Level > 0 {
					seats = append(seats, sheet.EscWithin(s.Class.Name)+" "+sheet.Number(s.Level))
				}
			}
			text += "; War Council: " + sheet.Either(sheet.List(seats), "nobody") + "; " + sheet.Count(p.Lore, "Lore token")
		}
		text += b.specialists(i)
		entries = append(entries, text)
	}
	if !markers {
		entries = append(entries, "**First move:** the "+b.First.Soldiers()+". `CTA-08`")
	}
	w.Section("In short", "")
	w.Items(false, append(entries, sheet.NoticeItems(b.Notices())...))
}

// steps tells how it came about, step by step.
func (b *setupPage) steps(w *sheet.Writer) {
	entries := make([]string, len(b.Events))
	for i := range b.Events {
		e := &b.Events[i]
		entries[i] = sheet.Cite(report.Words(sheet.Upper(e.Text(b.Field))).Cite(e.Rules()...))
	}
	w.Section("Step by step", "over steps told")
	w.Para(battlelore.Switched)
	if b.Mode == deploycards.ModeEpicAllies {
		w.Items(false, []string{battlelore.CardsInSilence, battlelore.CallsInSilence(b.Players[0].Council != nil)})
	}
	w.Items(true, entries)
}
