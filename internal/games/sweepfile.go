package games

import (
	"fmt"
	"slices"
	"strconv"

	"muster/catalog"
	"muster/internal/engine/sweep"

	"muster/report"
)

// SweepKind is the kind of definition that requests a sweep.
const SweepKind = sweep.Name

// Chosen is an adventure that a sweep plays.
type Chosen = sweep.Chosen

// Asked is the request of a sweep definition, in the form of the arguments of `muster balance`.
type Asked struct {
	Game *Game
	// Adventures are the played ones, in order. Callers skip invalid adventures and those that cannot be set up, unless
	// they are Named.
	Adventures []Chosen
	// Projects are those whose results of people count: the sweep's own one.
	Projects []*catalog.Catalog
	// Asks are the requests, one for each seed, in the order of the seeds. Callers add the program, its build and the
	// workers.
	Asks   []report.Sweep
	Limits sweep.Limits // for who shares the games among machines; none is 0
}

// SweepOf returns the request of a sweep definition, or the reasons why it is invalid, one a line. Checks report all of
// these with positions: a definition without findings has a request.
func SweepOf(e *catalog.Entry) (*Asked, []string) {
	s, g := sweep.Of(e), Of(e)
	switch {
	case s == nil || g == nil:
		return nil, []string{"it is no sweep"}
	case !g.Sweeps():
		return nil, []string{fmt.Sprintf("adventures of %s are not played by several players", g.Catalog.Title)}
	case !e.Doc.Clean(""):
		return nil, []string{"it has errors, which `muster check` tells of"}
	}
	a := &Asked{
		Game: g, Adventures: sweep.All(e), Projects: []*catalog.Catalog{e.Catalog()}, Limits: s.Limits.Whole(),
	}
	why := a.absent(s)
	who, unknown := whoPlays(g, e, s.Players, g.Play.Sweeps.Default())
	why = append(why, unknown...)
	levers, more := leversOf(g, e, s)
	if why = append(why, more...); len(why) == 0 {
		if beyond := sweep.SizeOf(s, len(a.Adventures), len(who)).Beyond(); beyond != "" {
			why = append(why, "it comes to "+beyond)
		}
	}
	if len(why) > 0 {
		return nil, why
	}
	for _, seed := range s.From() {
		a.Asks = append(a.Asks, report.Sweep{
			Command: Balance, Games: s.Games, Seed: strconv.FormatUint(seed, 10), Number: seed, Players: slices.Clone(who),
			Levers: levers,
		})
	}
	return a, nil
}

// absent reports named adventures that are not among the played ones, and an empty selection.
func (a *Asked) absent(s *sweep.Sweep) (why []string) {
	for _, id := range s.Adventures {
		if !slices.ContainsFunc(a.Adventures, func(c Chosen) bool { return c.ID == id && c.Named }) {
			why = append(why, fmt.Sprintf("there is no adventure %q of %s that can be read", id, a.Game.Catalog.Title))
		}
	}
	if len(a.Adventures) == 0 && len(why) == 0 {
		why = append(why, "there is no adventure to play")
	}
	return why
}

// whoPlays returns the players of a list of a sweep as Game.player names them, or the default players for an empty
// one; why names unknown players.
func whoPlays(g *Game, e *catalog.Entry, list, usual []string) (who, why []string) {
	if len(list) == 0 {
		return usual, nil
	}
	for i, name := range list {
		word, err := g.player([]*catalog.Catalog{e.Catalog()}, "pool", name, name)
		switch {
		case err != nil && sweep.StyleOf(e.Catalog().Find(StyleKind, name)) != nil:
			why = append(why, fmt.Sprintf("the style %q has errors, or is of another game", name))
		case err != nil:
			why = append(why, fmt.Sprintf("%s has no AI player %q", g.Catalog.Title, name))
		case slices.Contains(list[:i], name):
			why = append(why, fmt.Sprintf("%s is named twice among the players", name))
		}
		who = append(who, word)
	}
	return who, why
}

// leversOf returns the request for levers; nil for none. why gives the reasons against it.
func leversOf(g *Game, e *catalog.Entry, s *sweep.Sweep) (asked *report.Levers, why []string) {
	if s.Levers == nil {
		return nil, nil
	}
	usual, most := g.Play.Sweeps.Unlike(), g.Play.Sweeps.GamesOfLevers
	if most[2] == 0 {
		return nil, []string{fmt.Sprintf("levers are not available for %s", g.Catalog.Title)}
	}
	who := s.Levers.Players
	if len(who) == 0 {
		who = s.Players
	}
	who, why = whoPlays(g, e, who, usual[:])
	if len(who) < len(usual) {
		why = append(why, "levers want two players, and one plays")
	}
	asked = &report.Levers{Games: s.Levers.Games, Players: usual}
	copy(asked.Players[:], who)
	if asked.Games == 0 {
		asked.Games = most[0]
	}
	return asked, why
}
