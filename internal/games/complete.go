package games

import (
	"muster/catalog"
	"muster/report"
	"muster/validate/check"
)

// Plays reports whether a game can be played.
func (g *Game) Plays() bool { return g.Play.Open != nil }

// Counts reports whether rules can be counted in games.
func (g *Game) Counts() bool { return g.Play.Count != nil }

// Sweeps reports whether a game supports sweeps.
func (g *Game) Sweeps() bool { return g.Play.Sweeps.New != nil }

// Prints reports whether a game has sheets.
func (g *Game) Prints() bool { return g.Pages.Of != nil }

// Begins reports whether a game has templates for definitions.
func (g *Game) Begins() bool { return g.Start.Text != nil }

// complete replaces the missing functions of a game that return lists by empty ones, so that callers need not check for
// nil. Functions that create something from a definition stay nil.
func (g *Game) complete() {
	none := func() []string { return nil }
	if g.Checks == nil {
		g.Checks = func() []*check.Check { return nil }
	}
	if g.Measures == nil {
		g.Measures = func() []check.Threshold { return nil }
	}
	if g.Tables.RowsOf == nil {
		g.Tables.RowsOf = func([]*catalog.Catalog, string) []report.Row { return nil }
	}
	if g.Play.Players != nil {
		g.addPlayers()
	}
	if g.Pages.Made == nil {
		g.Pages.Made = madeOf
	}
	if g.Start.Boards == nil {
		g.Start.Boards = func(string) []string { return nil }
	}
	if g.Start.Suits == nil {
		g.Start.Suits = func(*catalog.Entry) (lacks, help string) { return "", "" }
	}
	if g.Play.Seats == nil {
		g.Play.Seats = func(*catalog.Entry) [][]string { return nil }
	}
	if g.Play.Policies == nil {
		g.Play.Policies = none
	}
	if g.Play.Unknown == nil {
		g.Play.Unknown = func(list string) (string, bool) { return list, true }
	}
	if g.Play.Choices == nil {
		g.Play.Choices = func() ([]string, string) { return nil, "" }
	}
}

// Players is the list of the AI players, which a game has besides the rows of its rulebook.
const Players = "players"

// addPlayers adds a game's AI players to its tables.
func (g *Game) addPlayers() {
	singular, rows := g.Tables.Singular, g.Tables.RowsOf
	g.Tables.Lists, g.Tables.Rows = append(g.Tables.Lists, Players), append(g.Tables.Rows, Players)
	g.Tables.Singular = func(kind string) string {
		if kind == Players {
			return "AI player"
		}
		return singular(kind)
	}
	g.Tables.RowsOf = func(projects []*catalog.Catalog, kind string) []report.Row {
		if kind == Players {
			return append(g.Play.Players(), g.styleRows(projects)...)
		}
		return rows(projects, kind)
	}
}

// madeOf returns a definition and those that it names.
func madeOf(e *catalog.Entry) []*catalog.Entry {
	out := []*catalog.Entry{e}
	for _, n := range e.Names {
		if other := e.Catalog().FindFor(e, n.Kind, n.ID); other != nil {
			out = append(out, other)
		}
	}
	return out
}
