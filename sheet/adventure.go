package sheet

import (
	"slices"
	"strings"

	"muster/adventures"
	"muster/engine/battlelore/adventure"
	"muster/sheet/draw"
)

// Adventure is the sheet of an adventure: the map with the armies, the story, the councils, how it is won, and what
// to take out of the box.
func Adventure(l *adventure.Linked, opts Options) Page {
	a, b := l.Definition, newBattle(l)
	w := &writer{}
	w.title(a.Name)
	w.facts(b)
	if b.field != nil {
		scene := b.scene()
		w.section("Battle map", "map")
		w.fence("battlemap", draw.Text(untitled(scene)), figure(scene))
	}
	w.story("Background", a.Background)
	w.story("Briefing", a.Briefing)
	if first := b.firstMove(); first != "" {
		w.section("First move", "keep")
		w.para(first)
		w.markerTable(b)
	}
	wide := b.Allies() // four councils take the page's whole width: they come after what stands in columns
	if !wide {
		w.councils(b)
	}
	if b.CallToArms != nil {
		w.armies(b, opts)
	}
	w.victory(b)
	w.rules(b)
	if wide {
		w.councils(b)
	}
	w.howItIsPlayed(b)
	w.places(b)
	w.creatures(b)
	w.own(b)
	if b.field != nil {
		w.section("Terrain to take out", "checklist")
		w.tileList(b.field, b.allDue(), b.stillOpen())
	}
	if len(l.Units) > 0 {
		w.section("Figures to take out", "checklist wide")
		w.figureList(b)
	}
	w.section("Order of set-up", "steps")
	w.items(true, b.steps())
	w.footer(a.ID, "adventure", a.Author, opts)
	return w.page(a.ID, a.Name, "adventure", opts)
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
		w.line("*" + escWithin(b.Date) + "*")
	}
	parts := []string{sign}
	if b.field != nil && b.field.Map != nil {
		parts = append(parts, "Map: "+escWithin(b.field.Map.Name))
	} else {
		parts = append(parts, "Map: "+escWithin(b.Map)+" (not known here)")
	}
	if names := boxNames(b.rules, b.boxes); len(names) > 0 {
		parts = append(parts, "Needs: "+list(names))
	}
	w.line(strings.Join(parts, " · "))
	if note := boardNote(b.field, b.boxes); note != "" {
		w.para(note)
	}
}

// rules are the adventure's special rules: the author's words, or those of the effects when there are none.
func (w *writer) rules(b *battle) {
	if len(b.Rules) == 0 {
		return
	}
	w.section("Special rules", "")
	for i := range b.Rules {
		r := &b.Rules[i]
		if r.Name != "" {
			w.heading(r.Name)
		}
		if strings.TrimSpace(r.Text) != "" {
			w.prose(r.Text)
		} else {
			for j := range r.Effects {
				if words := r.Effects[j].Words(b.unitName); words != "" {
					w.para(Esc(words))
				}
			}
		}
		if b.field != nil &&
			slices.ContainsFunc(r.Effects, func(e adventures.RuleEffect) bool { return e.Do == adventures.RuleExit }) {
			w.para("Arrows at the rim of the map show the way out.")
		}
	}
}
