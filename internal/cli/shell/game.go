package shell

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/catalog"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/schema/diag"
	"muster/validate/wording"
)

// GameFlag gives a command a flag that names a game. Detail ends its usage text, or is "".
func GameFlag(cmd *cobra.Command, name *string, detail string) {
	cmd.Flags().StringVar(name, "game", "", "only `GAME`: "+strings.Join(games.Names(), ", ")+detail)
}

// Game is the game of a name; nil for "". A name of no game is wrong use.
func Game(name string) (*games.Game, error) {
	if name == "" {
		return nil, nil
	}
	if g := games.Named(strings.ToLower(name)); g != nil {
		return g, nil
	}
	hint := "write " + wording.List(games.Names(), "or")
	if near := diag.Meant(name, games.Names()); near != "" {
		hint = near
	}
	return nil, Usage(hint, "there is no game %q", name)
}

// Brings is the game of a definition that brings what something is done by. A game that does not is refused by name.
func Brings(e *catalog.Entry, done string, brings func(*games.Game) bool) (*games.Game, error) {
	g := games.Of(e)
	if g != nil && brings(g) {
		return g, nil
	}
	if g == nil {
		return nil, Usage("correct its kind and game", "%s cannot be %s: its game has no such kind", e.ID, done)
	}
	var titles []string
	for _, other := range games.List() {
		if brings(&other) {
			titles = append(titles, other.Catalog.Title)
		}
	}
	why := g.Lacks[done]
	if why != "" {
		why = ": " + why
	}
	return nil, Usage("name one of "+wording.List(titles, "or"), "%s cannot be %s: it is of %s%s", e.ID, done,
		g.Catalog.Title, why)
}

// OneGame is the game of definitions that are told of together; without any the usual one. Those of several games have
// nothing to be told together.
func OneGame(list []*catalog.Entry, done string, brings func(*games.Game) bool) (*games.Game, error) {
	if len(list) == 0 {
		return games.Usual(), nil
	}
	g, err := Brings(list[0], done, brings)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(list, func(e *catalog.Entry) bool { return e.Doc.Game != list[0].Doc.Game })
	if i >= 0 {
		return nil, Usage("name definitions of one game, or choose the game with --game",
			"%s is of %s and %s of %s: they cannot be %s together", list[0].ID, g.Catalog.Title, list[i].ID,
			games.Kinds().Title(list[i].Doc.Game), done)
	}
	return g, nil
}

// LibraryOf is what the library has of kinds of one game; nil is the usual one.
func (a *App) LibraryOf(g *games.Game, kinds []string) *Choice {
	if g == nil {
		g = games.Usual()
	}
	c := &Choice{Workspace: a.LibraryWorkspace(workspace.Wanted{})}
	for _, kind := range kinds {
		for _, e := range c.Workspace.All(kind) {
			if e.Doc.Game == g.Catalog.Name {
				c.Entries = append(c.Entries, e)
			}
		}
	}
	return c
}
