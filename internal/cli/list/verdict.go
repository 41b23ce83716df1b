package list

import (
	"cmp"
	"fmt"
	"slices"

	"muster/catalog"
	"muster/docs"
	"muster/internal/games"
	"muster/internal/validate/wording"
	"muster/internal/workspace"
	"muster/report"
)

// Columns of a list of adventures that a narrow terminal drops, the first one first. An id implies the name.
var lessImportant = []string{"date", "map", "type", "name"}

// notMeasured is shown for an adventure without known games.
const notMeasured = "-"

// addPlayed adds game results of shipped adventures to a list: their length and balance. An adventure of the project
// has none, unless its files have the same text.
func addPlayed(t *report.Table, entries []*catalog.Entry, g *games.Game, json bool) {
	if !slices.ContainsFunc(entries, func(e *catalog.Entry) bool { return slices.Contains(g.Played(), e.Doc.Kind) }) {
		return
	}
	at := slices.IndexFunc(t.Columns, func(c report.Column) bool { return c.Name == "boxes" }) + 1
	if at == 0 {
		addBands(t, entries)
		return
	}
	heads := report.Heads("length", "balance")
	if json {
		heads = report.Heads("length", "balance", "side", "win rate")
	}
	t.Columns[at-1].Cut = true
	t.Columns = slices.Insert(t.Columns, at, heads...)
	for i, name := range lessImportant {
		if j := slices.IndexFunc(t.Columns, func(c report.Column) bool { return c.Name == name }); j >= 0 {
			t.Columns[j].Drop = len(lessImportant) - i
		}
	}
	all := docs.Library()
	for i, e := range entries {
		p := playedOf(e, all)
		length, balance := "", p.Band
		if p.Side != "" && p.Band != "fair" && !json {
			balance += ": " + p.Side
		}
		if p.Turns != "" {
			length = p.Turns + " turns"
		}
		if !json { // a blank would look like a fault of the list
			length, balance = cmp.Or(length, notMeasured), cmp.Or(balance, notMeasured)
		}
		cells := []report.Cell{report.Word(length), report.Word(balance)}
		if json {
			cells = append(cells, report.Word(p.Side), report.Word(p.Rate))
		}
		t.Rows[i] = slices.Insert(t.Rows[i], at, cells...)
	}
}

// addBands adds game results of scenarios whose seats have no sides.
func addBands(t *report.Table, entries []*catalog.Entry) {
	drop := map[string]int{"realm": 3, "runes to win": 2, "name": 1} // an id implies the name
	for i, c := range t.Columns {
		t.Columns[i].Drop, t.Columns[i].Cut = drop[c.Name], c.Name == "factions"
	}
	t.Columns = append(t.Columns, report.Heads("balance")...)
	all := docs.Library()
	for i, e := range entries {
		t.Rows[i] = append(t.Rows[i], report.Word(cmp.Or(playedOf(e, all).Band, notMeasured)))
	}
}

// playedOf returns the game results of a definition: only of a shipped one, or a copy of it.
func playedOf(e *catalog.Entry, all map[string]docs.Played) (p docs.Played) {
	shipped := e.Catalog().Library(e.Doc.Kind, e.ID)
	if shipped == e || shipped != nil && games.MadeOfTheSame(e, shipped) {
		name, _ := e.Doc.Tree["name"].(string)
		p = all[name]
	}
	return p
}

// ofProject returns the games to list in a project. These are the games of its own definitions, or all if it has none
// or none of its games has such a list. It prints a note if that hides anything or lists other games.
func (a *app) ofProject(ws *workspace.Workspace, what string) []games.Game {
	shared := !slices.Contains(games.Lists(), what) // checks and rules
	var own, having []games.Game
	var titles, others, without []string
	for _, g := range games.List() {
		used := slices.ContainsFunc(ws.Catalogs, func(c *catalog.Catalog) bool {
			return slices.ContainsFunc(c.Slots(), func(s *catalog.FileEntry) bool { return s.Header().Game == g.Catalog.Name })
		})
		if !shared && !slices.Contains(g.Tables.Lists, what) {
			if used && listOf(&g, what, false) == "" {
				without = append(without, g.Catalog.Title)
			}
			continue
		}
		having = append(having, g)
		if used {
			own = append(own, g)
			titles = append(titles, g.Catalog.Title)
		} else {
			others = append(others, g.Catalog.Title)
		}
	}
	if len(own) == 0 {
		if len(without) > 0 {
			a.Complain("muster: ", fmt.Sprintf("%s has no list of %s; these are of %s", wording.List(without, "and"), what,
				wording.List(others, "and")))
		}
		return games.List()
	}
	if len(own) < len(having) {
		a.Complain("muster: ", "only the project's game is listed, "+wording.List(titles, "and")+
			"; add --all for every game")
	}
	return own
}
