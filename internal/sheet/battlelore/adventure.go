package battlelore

import (
	"slices"
	"strings"

	"muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/sheet"
)

// Adventure returns the sheet of an adventure: the map with the armies, the story, the councils, the victory
// conditions, and the components needed.
func Adventure(l *library.Linked, opts sheet.Options) sheet.Page {
	a, b := l.Definition, newBattle(l, opts.Language)
	b.style = opts.Board()
	w := newWriter(opts)
	w.Title(a.Name)
	w.facts(b)
	if b.field != nil {
		w.spread(b)
	}
	if b.CallToArms != nil {
		w.armies(b, opts)
	}
	w.victory(b)
	if first := b.firstMove(); first != "" {
		w.Section(w.T("First move"), "keep")
		w.Para(first)
		w.markerTable(b)
	}
	w.rules(b)
	w.councils(b)
	if b.field != nil {
		w.Section(w.T("Terrain tiles"), "checklist")
		w.tileList(b.field, b.boxes, b.allDue(), b.stillOpen())
	}
	if len(l.Units) > 0 {
		w.Section(w.T("Figures needed"), "checklist wide")
		w.figureList(b)
	}
	w.Section(w.T("Setup, step by step"), "steps")
	w.Items(true, b.steps())
	// Set-up and victory come first; reference text for play comes after them, whatever its length.
	w.howItIsPlayed(b)
	w.places(b)
	w.creatures(b)
	w.own(b)
	w.Story(w.T("Background"), b.prose(a.Background))
	w.Story(w.T("Briefing"), b.prose(a.Briefing))
	w.Footer(a.ID, "adventure", a.Author, opts)
	return w.Page(a.ID, a.Name, "adventure", opts)
}

// facts returns the lines under the title.
func (w *writer) facts(b *battle) {
	sign := "✦ **" + w.T("Lore adventure")
	switch {
	case !b.lore():
		sign = "✠ **" + w.T("Medieval adventure")
	case !b.councillors():
		sign = "✦ **" + w.T("Medieval Lore adventure")
	}
	if b.epic() {
		sign += ", " + w.T("Epic")
	}
	if b.Allies() {
		sign += ", " + w.T("Reluctant Allies")
	}
	sign += "**"
	if b.Date != "" {
		w.Line("*" + sheet.EscWithin(b.Date) + "*")
	}
	parts := []string{sign}
	if b.field != nil && b.field.Map != nil {
		parts = append(parts, w.T("Map: %s", sheet.EscWithin(b.field.Map.Name)))
	} else {
		parts = append(parts, w.T("Map: %s (not known here)", sheet.EscWithin(b.Map)))
	}
	if names := BoxNames(w.Language, b.rules, b.boxes); len(names) > 0 {
		parts = append(parts, w.T("Needs: %s", w.List(names)))
	}
	w.Line(strings.Join(parts, " · "))
	if note := BoardNote(w.Language, b.field, b.boxes); note != "" {
		w.Para(note)
	}
}

// rules writes the adventure's special rules: the author's text, or without one that of the effects.
func (w *writer) rules(b *battle) {
	if len(b.Rules) == 0 {
		return
	}
	w.Section(w.T("Special rules"), "")
	for i := range b.Rules {
		r := &b.Rules[i]
		if r.Name != "" {
			w.Heading(r.Name)
		}
		if strings.TrimSpace(r.Text) != "" {
			w.Prose(b.prose(r.Text))
		} else {
			for j := range r.Effects {
				if words := r.Effects[j].Words(b.unitName); words != "" {
					w.Para(w.English(sheet.Esc(words)))
				}
			}
		}
		if b.field != nil &&
			slices.ContainsFunc(r.Effects, func(e adventures.RuleEffect) bool { return e.Do == adventures.RuleExit }) {
			w.Para(w.T("Arrows at the edge of the map show the exits."))
		}
	}
}
