package runewars

import (
	"slices"

	"muster/engine/runewars/realm"
	"muster/engine/runewars/rulebook"
	"muster/engine/runewars/scenario"
)

// Game is what is on the table.
type Game struct {
	ID, Name string
	Rules    *rulebook.Rulebook
	Boxes    []string
	Realm    *realm.Linked    // nil where there is none
	Scenario *scenario.Linked // nil of a realm
	Factions []*rulebook.Faction
	Options
}

// Options are what is played with.
type Options struct {
	Years            int
	ToWin            int  // dragon runes
	Instant          bool // enough runes win at once, not a year later (RW-ROAD-01)
	StandIn          bool // a unit that is not in play stands in for the Victory card (RW-ROAD-05)
	Garrison         bool // there is Order 0
	Commanders       bool
	DevelopmentCards bool
	FreeCities       bool
	Exploration      bool
	NoSupport        bool // heroes do not support units (RW-ORIG-01)
	NoRoutedHexagons bool // routed hexagons do not count (RW-ORIG-01)
}

// Realm is a game on a realm, by the rules as they are where nobody says otherwise: with the factions whose home realms
// lie there, or with all of its boxes where none does.
func InRealm(l *realm.Linked) *Game {
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
		Years: l.Rules.Limit(rulebook.LimitYears).Usual, ToWin: l.Rules.Limit(rulebook.LimitToWin).Usual,
		Garrison: g.Banners(), Exploration: len(l.Tokens) > 0,
	}
	return g
}

// Scenario is a game as a scenario has it.
func InScenario(l *scenario.Linked) *Game {
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

// boxed are the factions of the boxes, with one whose row names none.
func (g *Game) boxed() []*rulebook.Faction {
	var out []*rulebook.Faction
	for i := range g.Rules.Factions.All() {
		if f := &g.Rules.Factions.All()[i]; g.Has(f.Box) {
			out = append(out, f)
		}
	}
	return out
}

// Has reports whether what comes out of a box is on the table. What names no box is an author's own, and is.
func (g *Game) Has(box string) bool { return box == "" || slices.Contains(g.Boxes, box) }

// Banners reports whether Banners of War is on the table.
func (g *Game) Banners() bool { return slices.Contains(g.Boxes, rulebook.BannersBox) }

// UnitsOf are the types of unit of a faction that can be recruited, in the order of the rulebook.
func (g *Game) UnitsOf(f *rulebook.Faction) []*rulebook.Unit {
	var out []*rulebook.Unit
	for i := range g.Rules.Units.All() {
		if u := &g.Rules.Units.All()[i]; u.Faction == f.ID && g.Has(u.Box) {
			out = append(out, u)
		}
	}
	return out
}

// Guards are the types of neutral unit that lie on the board, in the order of the rulebook.
func (g *Game) Guards() []*rulebook.Unit {
	var out []*rulebook.Unit
	for i := range g.Rules.Units.All() {
		if u := &g.Rules.Units.All()[i]; u.Neutral() && g.lies(u) {
			out = append(out, u)
		}
	}
	return out
}

// lies reports whether units of a type lie on the board.
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

// Cities are the cities on the board; where none lies yet, those of the boxes that are drawn from (RW-SETUP-20). Where
// a tile of one area lies the Lost City is among them (RW-T12-04).
func (g *Game) Cities() []*rulebook.City {
	out := g.standing()
	for i := range g.Rules.Cities.All() {
		if c := &g.Rules.Cities.All()[i]; c.Found && g.Alone() && g.Has(c.Box) && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	return out
}

// Alone reports whether a tile of one area such as the published 12 lies on the board (RW-T12-01).
func (g *Game) Alone() bool {
	return slices.ContainsFunc(g.Laid(), func(t *rulebook.Tile) bool { return t != nil && t.Alone })
}

// standing are the cities that are there from the start.
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

// Tokens are the kinds of exploration token that are in play, in the order of the rulebook.
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

// Laid are the tiles and home realms of the board, each once.
func (g *Game) Laid() []*rulebook.Tile {
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
