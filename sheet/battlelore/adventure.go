package battlelore

import (
	"slices"
	"strings"

	"muster/adventures/battlelore"
	"muster/engine/battlelore/adventure"
	"muster/sheet"
)

// Adventure is the sheet of an adventure: the map with the armies, the story, the councils, how it is won, and what
// to take out of the box.
func Adventure(l *adventure.Linked, opts sheet.Options) sheet.Page {
	a, b := l.Definition, newBattle(l)
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
	w.rules(b)
	w.councils(b)
	w.howItIsPlayed(b)
	w.places(b)
	w.creatures(b)
	w.own(b)
	if b.field != nil {
		w.Section("Terrain to take out", "checklist")
		w.tileList(b.field, b.allDue(), b.stillOpen())
	}
	if len(l.Units) > 0 {
		w.Section("Figures to take out", "checklist wide")
		w.figureList(b)
	}
	if first := b.firstMove(); first != "" {
		w.Section("First move", "keep")
		w.Para(first)
		w.markerTable(b)
	}
	w.Section("Order of set-up", "steps")
	w.Items(true, b.steps())
	w.Story("Background", a.Background)
	w.Story("Briefing", a.Briefing)
	w.Footer(a.ID, "adventure", a.Author, opts)
	return w.Page(a.ID, a.Name, "adventure", opts)
}

// facts are the lines under the title.
func (w *writer) facts(b *battle) {
	sign := "✦ **Lore adventure"
	switch {
	case !b.lore():
		sign = "✠ **Medieval adventure"
	case !b.councillors():
		sign = "✦ **Medieval Lore adventure"
	}
	if b.epic() {
		sign += ", Epic"
	}
	if b.Allies() {
		sign += ", Reluctant Allies"
	}
	sign += "**"
	if b.Date != "" {
		w.Line("*" + sheet.EscWithin(b.Date) + "*")
	}
	parts := []string{sign}
	if b.field != nil && b.field.Map != nil {
		parts = append(parts, "Map: "+sheet.EscWithin(b.field.Map.Name))
	} else {
		parts = append(parts, "Map: "+sheet.EscWithin(b.Map)+" (not known here)")
	}
	if names := BoxNames(b.rules, b.boxes); len(names) > 0 {
		parts = append(parts, "Needs: "+sheet.List(names))
	}
	w.Line(strings.Join(parts, " · "))
	if note := BoardNote(b.field, b.boxes); note != "" {
		w.Para(note)
	}
}

// rules are the adventure's special rules: the author's words, or those of the effects when there are none.
func (w *writer) rules(b *battle) {
	if len(b.Rules) == 0 {
		return
	}
	w.Section("Special rules", "")
	for i := range b.Rules {
		r := &b.Rules[i]
		if r.Name != "" {
			w.Heading(r.Name)
		}
		if strings.TrimSpace(r.Text) != "" {
			w.Prose(r.Text)
		} else {
			for j := range r.Effects {
				if words := r.Effects[j].Words(b.unitName); words != "" {
					w.Para(sheet.Esc(words))
				}
			}
		}
		if b.field != nil &&
			slices.ContainsFunc(r.Effects, func(e adventures.RuleEffect) bool { return e.Do == adventures.RuleExit }) {
			w.Para("Arrows at the rim of the map show the way out.")
		}
	}
}
