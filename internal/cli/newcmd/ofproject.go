package newcmd

import (
	"slices"

	"github.com/spf13/cobra"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/validate/wording"
	"muster/internal/workspace"
	"muster/schema/project"
)

// instead maps a kind to its counterparts in other games.
var instead = map[string][]string{
	"map": {"realm"}, "adventure": {"scenario"}, "realm": {"map"}, "scenario": {"adventure"}, "battle": {"adventure"},
}

// ofProject returns the game of a new definition in a project if --game is not set. It is the first with such a kind
// among the games of the project's own definitions, else the first of all. If none of them has the kind, it is refused
// with their counterpart.
func (a *app) ofProject(cmd *cobra.Command, kind, name string, first *games.Game, f *flags) (*games.Game, error) {
	if f.from != "" || f.flag != "" || f.on != "" || f.realm != "" || f.board != "" {
		return first, nil
	}
	ws := a.Open(workspace.Wanted{Here: true})
	if !slices.ContainsFunc(ws.Finder.Projects, marked) {
		return first, nil
	}
	own := ownGames(ws)
	for _, g := range own {
		if g.Begins() && games.Kinds().Of(g.Catalog.Name).Has(kind) {
			return g, nil
		}
	}
	if len(own) == 0 {
		return first, nil
	}
	var titles []string
	for _, g := range own {
		titles = append(titles, g.Catalog.Title)
	}
	hint := "add --game " + first.Catalog.Name + " for a file of " + first.Catalog.Title
	if line := otherKind(cmd, kind, name, own[0]); line != "" {
		hint = "run `" + line + "`, or " + hint
	}
	return nil, cliutil.Usage(hint, "the project is of %s, which has no kind %q", wording.List(titles, "and"), kind)
}

// ownGames lists the games of a project's own definitions, in the order of the list.
func ownGames(ws *workspace.Workspace) []*games.Game {
	var out []*games.Game
	for i := range games.List() {
		g := &games.List()[i]
		of := func(e *catalog.Entry) bool { return e.Given && e.Doc.Game == g.Catalog.Name }
		if slices.ContainsFunc(ws.Catalogs, func(c *catalog.Catalog) bool {
			return slices.ContainsFunc(games.Kinds().Names(), func(kind string) bool {
				return slices.ContainsFunc(c.All(kind), of)
			})
		}) {
			out = append(out, g)
		}
	}
	return out
}

// marked reports whether a folder is a project.
func marked(p *project.Project) bool { return p.Marked }

// only returns the id of the project's only map (or realm) for a new definition of a kind; "" outside of a project, and
// if it has none or several.
func (a *app) only(kind string, game *games.Game) string {
	ws := a.Open(workspace.Wanted{Here: true})
	if !slices.ContainsFunc(ws.Finder.Projects, marked) {
		return ""
	}
	id := ""
	for _, c := range ws.Catalogs {
		for _, e := range c.All(game.Start.Maps(kind)) {
			switch {
			case !e.Given || e.Doc.Game != game.Catalog.Name || e.ID == id:
			case id != "":
				return ""
			default:
				id = e.ID
			}
		}
	}
	return id
}
