package runewars

import (
	"slices"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// Game is the set of components in play.
type Game struct {
	ID, Name string
	Rules    *rulebook.Rulebook
	Boxes    []string
	Realm    *library.LinkedRealm    // may be nil
	Scenario *library.LinkedScenario // nil of a realm
	Factions []*rulebook.Faction
	Options
}

// Options are the options of the game.
type Options struct {
	Years            int
	ToWin            int  // dragon runes
	Instant          bool // enough runes win at once, not a year later (RW-ROAD-01)
	StandIn          bool // an unused unit replaces the Victory card (RW-ROAD-05)
	Garrison         bool // there is Order 0
	Commanders       bool
	DevelopmentCards bool
	FreeCities       bool
	Exploration      bool
	NoSupport        bool // heroes do not support units (RW-ORIG-01)
	NoRoutedHexagons bool // routed hexagons do not count (RW-ORIG-01)
}

// InRealm returns a game on a realm with default rules. It has the factions whose home realms are on the board, or
// without any all factions of the boxes.
func InRealm(l *library.LinkedRealm) *Game {
	g := &Game{ID: l.Definition.ID, Name: l.Definition.Name, Rules: l.Rules, Boxes: l.Boxes, Realm: l}
	for i := range l.Homes {
		if f := l.Homes[i].Faction; f != nil && !slices.Contains(g.Factions, f) {
			g.Factions = append(g.Factions, f)
		}
	}
	if len(g.Factions) == 0 {
		g.Factions = g.boxed()
	}
	g.Options = Options{
		Years: l.Rules.Limit(rulebook.LimitYears).Default, ToWin: l.Rules.Limit(rulebook.LimitToWin).Default,
		Garrison: g.Banners(), Exploration: len(l.Tokens) > 0,
	}
	return g
}

// InScenario returns the game of a scenario.
func InScenario(l *library.LinkedScenario) *Game {
	o := &l.Options
	g := &Game{
		ID: l.Definition.ID, Name: l.Definition.Name, Rules: l.Rules, Boxes: l.Boxes, Realm: l.Realm, Scenario: l,
		Options: Options{
			Years: o.Years, ToWin: o.ToWin, Instant: o.Instant, StandIn: o.StandIn, Garrison: o.Garrison,
			Commanders: o.Commanders, DevelopmentCards: o.DevelopmentCards, FreeCities: o.FreeCities,
			Exploration: o.Exploration, NoSupport: o.NoSupport, NoRoutedHexagons: o.NoRoutedHexagons,
		},
	}
	for i := range l.Seats {
		if f := l.Seats[i].Faction; f != nil && !slices.Contains(g.Factions, f) {
			g.Factions = append(g.Factions, f)
		}
	}
	return g
}

// boxed returns the factions of the boxes, including those whose row names no box.
func (g *Game) boxed() []*rulebook.Faction {
	var out []*rulebook.Faction
	for i := range g.Rules.Factions.All() {
		if f := &g.Rules.Factions.All()[i]; g.Has(f.Box) {
			out = append(out, f)
		}
	}
	return out
}

// Has reports whether the content of a box is in play. A row without a box is an author's own, and is in play.
func (g *Game) Has(box string) bool { return box == "" || slices.Contains(g.Boxes, box) }

// Banners reports whether Banners of War is in play.
func (g *Game) Banners() bool { return slices.Contains(g.Boxes, rulebook.BannersBox) }

// UnitsOf returns a faction's recruitable unit types, in rulebook order.
func (g *Game) UnitsOf(f *rulebook.Faction) []*rulebook.Unit {
	var out []*rulebook.Unit
	for i := range g.Rules.Units.All() {
		if u := &g.Rules.Units.All()[i]; u.Faction == f.ID && g.Has(u.Box) {
			out = append(out, u)
		}
	}
	return out
}

// Guards returns the types of neutral unit on the board, in rulebook order.
func (g *Game) Guards() []*rulebook.Unit {
	var out []*rulebook.Unit
	for i := range g.Rules.Units.All() {
		if u := &g.Rules.Units.All()[i]; u.Neutral() && g.lies(u) {
			out = append(out, u)
		}
	}
	return out
}

// lies reports whether units of a type are on the board.
func (g *Game) lies(u *rulebook.Unit) bool {
	if g.Realm == nil {
		return false
	}
	for i := range g.Realm.Spots {
		for _, n := range g.Realm.Spots[i].Neutrals {
			if n.Row.ID == u.ID && n.Count > 0 {
				return true
			}
		}
	}
	return false
}

// Cities returns the cities on the board. Before they are drawn, it returns those of the boxes to draw from
// (RW-SETUP-20). With a tile of one area, the Lost City is included (RW-T12-04).
func (g *Game) Cities() []*rulebook.City {
	out := g.standing()
	for i := range g.Rules.Cities.All() {
		if c := &g.Rules.Cities.All()[i]; c.Found && g.Alone() && g.Has(c.Box) && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// Alone reports whether a tile of one area, such as the published 12, is on the board (RW-T12-01).
func (g *Game) Alone() bool {
	return slices.ContainsFunc(g.PlacedTiles(), func(t *rulebook.Tile) bool { return t != nil && t.Alone })
}

// standing returns the cities present from the start.
func (g *Game) standing() []*rulebook.City {
	var out []*rulebook.City
	if g.Realm != nil {
		for i := range g.Realm.Cities {
			if c := g.Realm.Cities[i].Row; c != nil && c.Free == g.FreeCities && !slices.Contains(out, c) {
				out = append(out, c)
			}
		}
	}
	if len(out) > 0 {
		return out
	}
	for i := range g.Rules.Cities.All() {
		if c := &g.Rules.Cities.All()[i]; g.Has(c.Box) && !c.Found && c.Free == g.FreeCities {
			out = append(out, c)
		}
	}
	return out
}

// Tokens returns the kinds of exploration token in play, in rulebook order.
func (g *Game) Tokens() []*rulebook.Token {
	if !g.Exploration {
		return nil
	}
	var out []*rulebook.Token
	for i := range g.Rules.Exploration.All() {
		if t := &g.Rules.Exploration.All()[i]; g.Has(t.Box) && t.Count > 0 {
			out = append(out, t)
		}
	}
	return out
}

// PlacedTiles returns the distinct tiles and home realms of the board.
func (g *Game) PlacedTiles() []*rulebook.Tile {
	var out []*rulebook.Tile
	if g.Realm != nil {
		for i := range g.Realm.Laid {
			if t := g.Realm.Laid[i].Row; !slices.Contains(out, t) {
				out = append(out, t)
			}
		}
	}
	return out
}
