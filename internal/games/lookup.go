package games

import (
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/validate/wording"
	"muster/report"
	"muster/schema/diag"
)

// Called returns the game with a name, ignoring case; nil for "". An unknown name is a report.Wrong.
func Called(name string) (*Game, error) {
	if name == "" {
		return nil, nil
	}
	if g := Named(strings.ToLower(name)); g != nil {
		return g, nil
	}
	hint := "write " + wording.List(Names(), "or")
	if near := diag.Meant(name, Names()); near != "" {
		hint = near
	}
	return nil, report.Wrongf(hint, "there is no game %q", name)
}

// Brings returns the game of a definition if it supports a command. It refuses other games by name.
func Brings(e *catalog.Entry, done string, brings func(*Game) bool) (*Game, error) {
	g := Of(e)
	if g != nil && brings(g) {
		return g, nil
	}
	if g == nil {
		return nil, report.Wrongf("correct its kind and game", "%s cannot be %s: its game has no such kind", e.ID, done)
	}
	var titles []string
	for _, other := range List() {
		if brings(&other) {
			titles = append(titles, other.Catalog.Title)
		}
	}
	why := g.Lacks[done]
	if why != "" {
		why = ": " + why
	}
	return nil, report.Wrongf("name one of "+wording.List(titles, "or"), "%s cannot be %s: it is of %s%s", e.ID, done,
		g.Catalog.Title, why)
}

// OneGame returns the game of definitions that a command handles together; without definitions, the default one. It
// refuses definitions of several games.
func OneGame(list []*catalog.Entry, done string, brings func(*Game) bool) (*Game, error) {
	if len(list) == 0 {
		return Default(), nil
	}
	g, err := Brings(list[0], done, brings)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(list, func(e *catalog.Entry) bool { return e.Doc.Game != list[0].Doc.Game })
	if i >= 0 {
		return nil, report.Wrongf("name definitions of one game, or choose the game with --game",
			"%s is of %s and %s of %s: they cannot be %s together", list[0].ID, g.Catalog.Title, list[i].ID,
			Kinds().Title(list[i].Doc.Game), done)
	}
	return g, nil
}
