package runewars

import (
	"strings"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// variants adds the options in play.
func (r *referrer) variants() {
	w := r.words
	var rows []command.Reminding
	if r.Commanders {
		rows = append(rows, row(w.T("Commander"), w.T("A hero with a Commander card moves and stops like a unit, "+
			"may enter enemy areas and does no quests. In its area, the card helps your units in battle. Specials "+
			"never hit the commander. It may take damage of Fate cards instead of units, up to the number on its "+
			"card. If it falls, discard the card.")))
	}
	if r.DevelopmentCards {
		rows = append(rows, row(w.T("Development cards"), w.T("Buy them at the Harvest bonus by lowering dials; "+
			"they stay to the end. Rebuild a destroyed capital with Fortify for %d wood and %d "+
			"ore.", r.limit(rulebook.LimitCapitalWood),
			r.limit(rulebook.LimitCapitalOre))))
	}
	if r.FreeCities {
		rows = append(rows, row(w.T("Free Cities"), w.T("The rune of a city counts only for victory. No effect "+
			"applies to it.")))
	}
	if r.Exploration {
		rows = append(rows, row(w.T("Exploration"), w.T("When a hero ends its Quest Phase move in an area, turn its "+
			"token up and carry it out, before a duel or a quest.")))
	}
	if r.Banners() {
		rows = append(rows,
			row(w.T("Desolation"), w.T("The area's player gains its yield at once; then it yields nothing. Never in "+
				"a home realm.")),
			row(w.T("Frost"), w.T("The area yields nothing, and its water is open. Each spring, remove one token "+
				"from each area.")))
	}
	r.put(w.T("Variants"), "", rows...)
}

// script adds a scenario's own rules: events of seasons, other ways to win and to lose.
func (r *referrer) script() {
	if r.Scenario == nil {
		return
	}
	w := r.words
	var rows []command.Reminding
	for i := range r.Scenario.Events {
		e := &r.Scenario.Events[i]
		rows = append(rows, command.Reminding{
			Name: sheet.Clean(e.Definition.Name), More: "(" + w.When(e) + ")",
			Text: written(r.prose(e.Definition.Text) + " " + w.Events(r.Scenario, e.Effects)),
		})
	}
	r.put(w.T("Events"), "", rows...)
	rows = nil
	add := func(list []library.Ending, what string) {
		for i := range list {
			d := list[i].Definition
			rows = append(rows, command.Reminding{
				Name: what + " " + sheet.Clean(d.Name), Text: written(r.prose(d.Text) + " " + w.Ending(r.Scenario, &list[i])),
			})
		}
	}
	add(r.Scenario.Wins, w.T("Won:"))
	add(r.Scenario.Loses, w.T("Lost:"))
	r.put(w.T("End of the game"), "", rows...)
}

// prose returns a text of the scenario's author with its placeholders filled, as plain text, not Markdown.
func (r *referrer) prose(text string) string {
	return r.Scenario.Placeholders().Fill(text, r.words.Called, strings.Clone)
}

// written returns an author's text as plain text on one line.
func written(text string) sheet.HTML {
	return escaped(strings.Join(strings.Fields(sheet.Clean(text)), " "))
}
