package main

import (
	"context"
	"fmt"
	"slices"

	"muster/catalog"
	"muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
)

// ofRunewars makes the cases of Runewars: of scenarios for several players, and of realms by the standard rules.
type ofRunewars struct {
	cat   *library.Catalog
	list  []string
	areas map[string][]string // names of the areas, by realm
}

func newRunewars() *ofRunewars {
	d := &ofRunewars{cat: library.New(nil, 1), areas: map[string][]string{}}
	for _, e := range d.cat.All(rulebook.KindRealm) {
		if g, _ := setup.Open(e); g != nil && len(g.Ask.Seats) > 1 && len(g.Ask.Seats) < 4 {
			d.list = append(d.list, e.ID)
			d.areas[e.ID] = g.Areas
		}
	}
	for _, e := range d.cat.All(rulebook.KindScenario) {
		t := values(tree(e.Doc.File))
		scripted := slices.ContainsFunc(t.list("seats"), func(v values) bool { return v["policy"] != nil })
		if !scripted && d.areas[t["realm"].(string)] != nil {
			d.list = append(d.list, e.ID)
		}
	}
	return d
}

func (d *ofRunewars) ids() []string { return d.list }

func (d *ofRunewars) draft(id string) *draft {
	x := &draft{maker: d, from: id, kind: rulebook.KindScenario}
	if e := d.cat.Library(rulebook.KindScenario, id); e != nil {
		x.tree = tree(e.Doc.File)
		return x
	}
	realm := values(tree(d.cat.Library(rulebook.KindRealm, id).Doc.File))
	boxes := slices.Clone(realm["boxes"].([]any))
	x.tree = map[string]any{
		"kind": rulebook.KindScenario, "game": "runewars", "format": int64(1), "realm": id,
		"boxes": append(boxes, "demo-decks"),
	}
	for _, home := range realm.list("homes") {
		x.top().add("seats", values{"faction": home["faction"]})
	}
	return x
}

// bare makes a draft one of the realm alone.
func (x *draft) bare() {
	d := x.maker.(*ofRunewars)
	x.from, x.kind = x.tree["realm"].(string), rulebook.KindRealm
	x.tree = tree(d.cat.Library(rulebook.KindRealm, x.from).Doc.File)
}

// lands returns the names of the areas that belong to no home realm, in random order.
func (x *draft) lands(r rand) (out []string) {
	id, ok := x.tree["realm"].(string)
	if !ok {
		id = x.from
	}
	for _, name := range x.maker.(*ofRunewars).areas[id] {
		if name[0] >= '0' && name[0] <= '9' {
			out = append(out, name)
		}
	}
	engine.Shuffle(r, out)
	return out
}

// prize returns an area with a rune or a city.
func (x *draft) prize(r rand) string {
	realm := values(tree(x.maker.(*ofRunewars).cat.Library(rulebook.KindRealm, x.tree["realm"].(string)).Doc.File))
	var out []string
	for _, key := range []string{"runes", "cities"} {
		list := x.top().list(key)
		if list == nil {
			list = realm.list(key)
		}
		for _, row := range list {
			if area := row["area"].(string); area[0] >= '0' && area[0] <= '9' {
				out = append(out, area)
			}
		}
	}
	return pick(r, out)
}

func (x *draft) seats() []values { return x.top().list("seats") }

func (x *draft) waive(code string) {
	x.top().add("waive", values{"code": code, "reason": "played games are judged here"})
}

// depart makes errors of a check notes.
func (x *draft) depart(check string) {
	x.top().add("departs", values{"check": check, "reason": "played games are judged here"})
}

// realmGames are the counts of Runewars.
type realmGames struct {
	report *matches.Report
	areas  []string
	begin  *runewars.Rules
}

// ever returns the share of games in which a seat controlled an area.
func (g *outcome) ever(area string) int {
	return g.share(g.realm.report.Ever[slices.Index(g.realm.areas, area)])
}

func (d *ofRunewars) open(c *catalog.Catalog, name string) (player, string) {
	g, why := setup.Open(library.EntryOf(c.Named(name)))
	if g == nil {
		return nil, why[0]
	}
	return func(ctx context.Context, policy string, games int) (*outcome, error) {
		n := len(g.Rules.Seats)
		x := &outcome{wins: make([]int, n), realm: &realmGames{areas: g.Areas, begin: g.Rules}}
		turns := []*setup.Game{g}
		if library.EntryOf(c.Named(name)).Realm != nil { // any of its home realms may be the first
			if all, _ := g.Turns(); all != nil {
				turns = all
			}
		}
		var seasons []int
		for first, of := range turns {
			r, err := (&matches.Batch{
				SeatRotation: arena.SeatRotation{
					From: first * games, Seed: truthSeed, Players: slices.Repeat([]string{policy}, n),
				},
				Game: of, Games: games / len(turns), Workers: 1, Facts: true,
			}).Run(ctx)
			if err != nil || ctx.Err() != nil {
				return nil, err
			}
			for seat := range n {
				x.wins[(seat+first)%n] += r.Wins[seat]
			}
			for i := range r.Games {
				seasons = append(seasons, r.Games[i].Facts.Seasons)
			}
			x.games, x.realm.report = x.games+len(r.Games), r
		}
		slices.Sort(seasons)
		x.median = seasons[len(seasons)/2]
		return x, nil
	}, ""
}

func (d *ofRunewars) changes() map[string]change {
	return map[string]change{
		"rich-seat": richSeat, "gift-runes": giftRunes, "free-win": freeWin, "strong-home": strongHome,
		"few-runes": fewRunes, "few-years": fewYears, "many-years": manyYears, "burnt-area": burntArea,
		"restless-rune": restlessRune, "quiet-years": quietYears, "no-start": noStart,
		"renamed": retold, "swapped-cities": swappedCities, "other-years": otherYears,
		"new-event": newEvent,
	}
}

// richSeat gives a seat influence and higher dials.
func richSeat(x *draft, r rand) bool {
	s := pick(r, x.seats())
	s["dials"] = map[string]any{"food": int64(7), "wood": int64(6), "ore": int64(6)}
	x.depart("scenario/dials")
	return true
}

// giftRunes gives a seat dragon runes in an event.
func giftRunes(x *draft, r rand) bool {
	x.top().add("events", values{
		"name": "An old debt", "season": "summer", "year": int64(1 + r.IntN(2)), "text": "A debt is paid in stones.",
		"effects": []any{map[string]any{"do": "gain-rune", "who": pick(r, x.seats())["faction"], "count": int64(2)}},
	})
	return true
}

// freeWin lets a seat win by keeping its home realm.
func freeWin(x *draft, r rand) bool {
	s := pick(r, x.seats())
	var home []any
	for _, name := range x.maker.(*ofRunewars).areas[x.tree["realm"].(string)] {
		if faction, _ := s["faction"].(string); name[0]|0x20 == faction[0] {
			home = append(home, name)
		}
	}
	if len(home) < 2 {
		return false
	}
	x.top().add("wins", values{
		"name": "The halls stand", "who": s["faction"], "has": "areas", "areas": home, "least": int64(2), "at": "end-of-game",
	})
	return true
}

// strongHome puts strong neutral units into some areas of a realm: one home realm suffers.
func strongHome(x *draft, r rand) bool {
	x.bare()
	delete(x.tree, "neutrals")
	for _, area := range x.lands(r)[:2+r.IntN(2)] {
		x.top().add("neutrals", values{"area": area, "units": []any{map[string]any{"unit": "giant", "count": int64(2)}}})
	}
	return true
}

// fewRunes makes few runes win at once.
func fewRunes(x *draft, r rand) bool {
	x.tree["runes_to_win"], x.tree["victory"] = int64(2+r.IntN(2)), "instant"
	return true
}

func fewYears(x *draft, r rand) bool {
	x.tree["years"] = int64(1 + r.IntN(2))
	return true
}

// manyYears plays on until the last year.
func manyYears(x *draft, r rand) bool {
	x.tree["years"], x.tree["runes_to_win"] = int64(13+r.IntN(6)), int64(12)
	x.waive("scenario/years")
	return true
}

// unreached returns "" if an area with a rune or a city at the start is reached in hardly any game.
func (g *outcome) unreached(area string) string {
	at := slices.Index(g.realm.areas, area)
	rules := g.realm.begin
	if rules.Begin.Areas[at].Rune == runewars.NoRune && !rules.Areas[at].City {
		return "no rune and no city is there"
	}
	if n := g.ever(area); n > 4 {
		return fmt.Sprintf("the area is reached in %d of 100 games", n)
	}
	return ""
}

// burntArea takes an area with a rune or a city away before anybody comes.
func burntArea(x *draft, r rand) bool {
	area := x.prize(r)
	x.top().add("events", values{
		"name": "The fire", "season": "spring", "year": int64(1), "text": "It has burnt since autumn.",
		"effects": []any{map[string]any{"do": "scorch", "areas": []any{area}}},
	})
	x.shown = func(g *outcome) string { return g.unreached(area) }
	return true
}

// restlessRune moves all runes to other areas: one of them lies where players take it from each other.
func restlessRune(x *draft, r rand) bool {
	lands := x.lands(r)
	delete(x.tree, "runes")
	x.waive("scenario/turn-order")
	for i, s := range x.seats() {
		x.top().add("runes", values{"area": lands[2*i], "rune": "dragon", "by": s["faction"]})
		x.top().add("runes", values{"area": lands[2*i+1], "rune": "false", "by": s["faction"]})
	}
	x.shown = func(g *outcome) string {
		for a, name := range g.realm.areas {
			lay, placed := g.realm.report.Lay[a], slices.ContainsFunc(x.top().list("runes"),
				func(v values) bool { return v["area"] == name })
			if placed && lay >= g.games && 100*g.realm.report.Lost[a] > 14*lay {
				return ""
			}
		}
		return "no placed rune is restless"
	}
	return true
}

// quietYears begins a game in its last winter, with small armies.
func quietYears(x *draft, r rand) bool {
	x.tree["years"] = int64(1)
	x.tree["start"] = map[string]any{"season": pick(r, []string{"fall", "winter"})}
	used := []any{"strategize", "mobilize", "conquer"}
	if x.tree["start"].(map[string]any)["season"] == "fall" {
		used = used[1:]
	}
	for _, s := range x.seats() {
		s["used"] = used
	}
	x.shown = func(g *outcome) string {
		quiet, all := 0, 0
		for i := range g.realm.report.Games {
			f := g.realm.report.Games[i].Facts
			quiet, all = quiet+f.Quiet, all+f.Seasons
		}
		if 100*quiet < 66*all {
			return fmt.Sprintf("%d of %d seasons are quiet", quiet, all)
		}
		return ""
	}
	return true
}

// noStart adds more types of neutral units than a game holds.
func noStart(x *draft, _ rand) bool {
	for i, name := range []string{"cat", "crow", "toad", "newt", "hare"} {
		x.top().table("rulebook").add("units", values{
			"id": "marsh-" + name, "name": "Marsh " + name, "mark": string(rune('v'-32+i)) + "m",
			"house": []any{"count", "shape", "initiative", "health"},
			"count": int64(2), "shape": "circle", "initiative": int64(2), "health": int64(1),
		})
	}
	return true
}

// retold changes the texts.
func retold(x *draft, _ rand) bool {
	x.tree["background"] = "It is told in another way."
	return true
}

// swappedCities exchanges two city tokens.
func swappedCities(x *draft, _ rand) bool {
	cities := x.top().list("cities")
	if cities == nil {
		realm := values(tree(x.maker.(*ofRunewars).cat.Library(rulebook.KindRealm, x.tree["realm"].(string)).Doc.File))
		cities = realm.list("cities")
	}
	if len(cities) < 2 {
		return false
	}
	delete(x.tree, "cities")
	for i, c := range cities {
		x.top().add("cities", values{"area": c["area"], "city": cities[(i+1)%len(cities)]["city"]})
	}
	return true
}

func otherYears(x *draft, r rand) bool {
	x.tree["years"] = int64(5 + r.IntN(3))
	return x.tree["edition"] == nil
}

// newEvent adds an event that concerns all players.
func newEvent(x *draft, r rand) bool {
	x.top().add("events", values{
		"name": "A good year", "season": "fall", "year": int64(1 + r.IntN(3)), "text": "The harvest is good.",
		"effects": []any{map[string]any{"do": "gain-influence", "count": int64(1)}},
	})
	return true
}
