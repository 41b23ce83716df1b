package results

import (
	"slices"
	"strconv"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy"
	answers "muster/internal/report/battlelore"
	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore"
	"muster/internal/words"
	"muster/report"
	"muster/sheet"
)

// SetUp returns the set-up sheet of one deployment. It shows the map with all units, the changes from the cards with
// reasons, the figures needed, and the victory conditions. With trace it lists every step with its rules.
func SetUp(d *draws.Drawn, trace bool, opts sheet.Options) sheet.Page {
	b := &setupPage{Drawn: d, Language: opts.Language, opts: opts}
	w := sheet.NewWriter()
	w.Language = opts.Language
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
	scene := answers.SetUp(d.Deployment, opts.Language)
	battlelore.Spread(w, opts.Language, w.T("The board"), class, scene, posted)
	b.short(w)
	b.changes(w)
	b.take(w)
	b.victory(w, posted)
	if trace {
		b.steps(w)
	}
	w.Footer(m.ID, "map", m.Author, opts)
	if again := d.Again.String(); !strings.ContainsAny(again, "`\n") {
		w.Line(w.T("Repeat this setup: %s", "`"+again+"`"))
	}
	name := m.ID + "-setup-" + setupMode(d.Mode) + strconv.FormatUint(d.Seed, 10)
	return w.Page(name, b.title(), page, opts)
}

// setupMode distinguishes the same seed in two modes by the page's name, as an answer's page does by its own.
func setupMode(mode deploycards.Mode) string {
	if mode == deploycards.ModeImpromptu {
		return ""
	}
	return mode.String() + "-"
}

// modeNames are the display names of modes, by deploycards.Mode.
var modeNames = [...]string{
	deploycards.ModeImpromptu: "Impromptu", deploycards.ModeOrganized: "Organized", deploycards.ModeEpic: "Epic",
	deploycards.ModeEpicAllies: "Epic with Reluctant Allies",
}

type setupPage struct {
	*draws.Drawn
	*words.Language
	opts sheet.Options
}

// title returns the map, the mode, the sets and the seed.
func (b *setupPage) title() string {
	return b.Field.Map.Name + ": " + modeNames[b.Mode] + ", " + b.sets() + ", " + b.seed()
}

// seed returns the seed as text.
func (b *setupPage) seed() string { return b.T("seed %s", strconv.FormatUint(b.Seed, 10)) }

// sets returns the names of the camps' sets: "The Border Levy against The King's Foot".
func (b *setupPage) sets() string {
	var camps [2][]string
	for i := range b.Players {
		p := &b.Players[i]
		for _, s := range p.Sets {
			camps[p.Camp] = append(camps[p.Camp], sheet.Either(s.Def.Name, s.Def.ID))
		}
	}
	return b.T("%s against %s", b.List(camps[0]), b.List(camps[1]))
}

// facts writes the lines under the title.
func (b *setupPage) facts(w *sheet.Writer) {
	parts := []string{
		"**" + b.T("Setup sheet") + "**", "Call to Arms, " + modeNames[b.Mode], sheet.EscWithin(b.sets()), b.seed(),
	}
	if b.Lore {
		parts = append(parts, b.T("a Lore battle"))
	}
	w.Line(strings.Join(parts, " · "))
	if note := battlelore.BoardNote(b.Language, b.Field, nil); note != "" {
		w.Para(note)
	}
}

// name returns the name of a player: for allies with the colour of the player's zones.
func (b *setupPage) name(p *deploy.PlayerResult) string {
	name := b.Called(p.Camp.Soldiers())
	if b.Mode == deploycards.ModeEpicAllies && p.Zone >= 0 && p.Zone < len(b.Field.Board.Zones) {
		name += " (" + b.Called(b.Field.Board.Zones[p.Zone].ID) + ")"
	}
	return name
}

// short writes the scouts, the first player, and the players' possessions besides units.
func (b *setupPage) short(w *sheet.Writer) {
	var entries []string
	markers := false
	for i := range b.Players {
		p := &b.Players[i]
		text := "**" + sheet.EscWithin(b.name(p)) + ":** " +
			b.Tn("scout with %d green unit", "scout with %d green units", p.Green)
		if p.Marker > 0 {
			text, markers = text+", "+b.T("turn marker %d", p.Marker), true
		}
		if answers.Allied(b.Deployment, i) {
			text += ", " + b.T("the units with a 2 on the map (& in text)")
		}
		if p.Lost > 0 {
			text += ", " + b.Tn("%d unit lost", "%d units lost", p.Lost)
		}
		if p.Council != nil {
			var seats []string
			for _, s := range p.Council.Seats {
				if s.Level > 0 {
					seats = append(seats, sheet.EscWithin(b.Called(s.Class.Name))+" "+sheet.Number(s.Level))
				}
			}
			text += "; " + b.T("War Council: %s", sheet.Either(b.List(seats), b.T("none"))) + "; " +
				b.Tn("%d Lore token", "%d Lore tokens", p.Lore)
		}
		text += b.specialists(i)
		entries = append(entries, text)
	}
	if !markers {
		entries = append(entries, b.T("**First move:** the %s. `CTA-08`", b.Called(b.First.Soldiers())))
	}
	w.Section(w.T("Summary"), "")
	w.Items(false, slices.Concat(entries, b.reminders(), b.notices()))
}

// reminders returns the rules that only players can enforce, for two players of a camp.
func (b *setupPage) reminders() []string {
	if b.Mode != deploycards.ModeEpicAllies {
		return nil
	}
	return []string{b.T(battlelore.CardsInSilence), battlelore.CallsInSilence(b.Players[0].Council != nil, b.Language)}
}

// notices returns the notices for players, in English.
func (b *setupPage) notices() []string {
	out := sheet.NoticeItems(b.Notices())
	for i := range out {
		out[i] = b.English(out[i])
	}
	return out
}

// steps writes the deployment step by step, in English.
func (b *setupPage) steps(w *sheet.Writer) {
	entries := make([]string, len(b.Events))
	for i := range b.Events {
		e := &b.Events[i]
		entries[i] = b.English(sheet.Cite(report.Words(sheet.Upper(e.Text(b.Field))).Cite(e.Rules()...)))
	}
	w.Section(w.T("Step by step"), "over steps told")
	w.Para(b.T(battlelore.Switched))
	w.Items(true, entries)
}
