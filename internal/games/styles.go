package games

import (
	"slices"
	"strconv"
	"strings"

	"muster/catalog"
	"muster/internal/engine/sweep"
	"muster/internal/report/command"
	"muster/report"
	"muster/schema/diag"
)

// StyleKind is the kind of definition of an AI player of a project.
const StyleKind = sweep.StyleName

// known reports whether a name is an AI player of the game: one that ships, or a style with its weights.
func (g *Game) known(name string) bool {
	_, unknown := g.Play.Unknown(name)
	return !unknown && !strings.Contains(name, ",")
}

// player returns the name of a player in sweeps and records: that of a style of a project holds its weights. An error
// names an unknown player or an invalid style. in are the projects of the command.
func (g *Game) player(in []*catalog.Catalog, flag, where, name string) (string, error) {
	if g.known(name) {
		return name, nil
	}
	word := ""
	for _, c := range in {
		style := c.Find(StyleKind, name)
		s := sweep.StyleOf(style)
		switch {
		case s == nil:
			continue
		case style.Doc.Game != g.Catalog.Name:
			return "", report.Wrongf("name a player of "+g.Catalog.Title, "--%s: %s, %q, is a style of %s", flag, where, name,
				Named(style.Doc.Game).Catalog.Title)
		case !style.Doc.Clean("") || !g.known(s.Word()):
			return "", report.Wrongf("run muster check "+style.Doc.File.Name, "--%s: %s, the style %q, has errors", flag, where,
				name)
		case word != "" && word != s.Word():
			return "", report.Wrongf("play the projects one by one", "--%s: %s, %q, is another style in each project", flag,
				where, name)
		}
		word = s.Word()
	}
	if word == "" {
		return "", unknownPlayer(g, in, flag, where, name)
	}
	return word, nil
}

// players returns the names of players of a side as player does. Empty names stay: they leave some of several players
// to the others.
func (g *Game) players(in []*catalog.Catalog, flag, where string, words []string) ([]string, error) {
	out := slices.Clone(words)
	for i, name := range words {
		if name == "" && len(words) > 1 {
			continue
		}
		var err error
		if out[i], err = g.player(in, flag, where, name); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// styles lists the styles of projects for a game.
func (g *Game) styles(in []*catalog.Catalog) (out []*sweep.Style) {
	for _, c := range in {
		for _, e := range c.OwnAll(StyleKind) {
			if s := sweep.StyleOf(e); s != nil && e.Doc.Game == g.Catalog.Name {
				out = append(out, s)
			}
		}
	}
	return out
}

// names lists the players of a game and of projects.
func (g *Game) names(in []*catalog.Catalog) []string {
	out := g.Play.Policies()
	for _, s := range g.styles(in) {
		out = append(out, s.ID)
	}
	return out
}

// styleRows lists the styles of projects as rows of the list of players.
func (g *Game) styleRows(in []*catalog.Catalog) (out []report.Row) {
	for _, s := range g.styles(in) {
		out = append(out, command.Style(s))
	}
	return out
}

// unknownPlayer refuses a name that is not an AI player of a game.
func unknownPlayer(g *Game, in []*catalog.Catalog, flag, where, name string) error {
	all := g.names(in)
	hint := "write one of " + strings.Join(all, ", ")
	if near := diag.Meant(name, all); near != "" {
		hint = near
	}
	if name == "" {
		return report.Wrongf(hint, "--%s: %s is empty", flag, where)
	}
	return report.Wrongf(hint, "--%s: %s, %q, is not an AI player of %s", flag, where, name, g.Catalog.Title)
}

// KnownPool returns the players of a pool as player does, and refuses unknown ones. in are the projects of the command.
func KnownPool(g *Game, in []*catalog.Catalog, pool []string) ([]string, error) {
	out := slices.Clone(pool)
	for i, name := range pool {
		var err error
		if out[i], err = g.player(in, "pool", "player "+strconv.Itoa(i+1), name); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// stylePlays returns the next commands after a new style: it plays against greedy.
func stylePlays(id, adventure string) []report.Command {
	return []report.Command{{"muster", "balance", "compare", adventure, "--pool", "greedy," + id}}
}
