package runewars_test

import (
	"slices"
	"strings"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/setup"
	"muster/internal/testing/vectortest"
)

// game is a scene in play.
type game struct {
	vectortest.Play[runewars.Action]
	v    *vector
	l    *setup.Game
	r    *runewars.Rules
	s    runewars.State
	log  runewars.Log
	read int // events that were compared
}

// run plays a scene.
func run(t vectortest.T, v *vector) {
	l := board(t, v)
	g := &game{v: v, l: l, r: l.Rules, s: l.Rules.Begin}
	g.T, g.Words = t, g.words
	g.Legal = func() []runewars.Action {
		if g.s.Depth == 0 {
			return nil
		}
		return runewars.Legal(g.r, &g.s, nil)
	}
	for _, n := range v.fate {
		number := g.Number(n)
		g.r.Script = append(g.r.Script, uint8(slices.IndexFunc(l.Fate, func(f *fate) bool { return f.Number == number })))
	}
	for _, l := range v.scene {
		g.Line = l.N
		g.set(strings.Fields(l.Text))
	}
	for a := range g.r.Areas {
		g.s.Touch(g.r, uint8(a))
	}
	g.Follow(v.Steps, g.do, g.events)
}

func (g *game) area(name string) uint8 {
	return uint8(g.Index("area", name, len(g.l.Areas), func(i int) string { return g.l.Areas[i] }))
}

// seat returns a seat by its faction, or Wild.
func (g *game) seat(name string) uint8 {
	if name == "wild" {
		return runewars.Wild
	}
	return uint8(g.Index("seat", name, len(g.v.seats), func(i int) string { return g.v.seats[i] }))
}

func (g *game) kind(seat uint8, unit string) uint8 {
	if seat == runewars.Wild {
		seat = 0
	}
	for k, u := range g.l.Kinds[seat] {
		if u != nil && u.ID == unit {
			return uint8(k)
		}
	}
	g.Fatalf("there is no unit %q", unit)
	return 0
}

// set adds something to the scene.
func (g *game) set(w []string) {
	switch w[0] {
	case "season":
		g.s.Season = runewars.Season(slices.Index([]string{"spring", "summer", "fall", "winter"}, w[1]))
	case "fought":
		g.s.Fought = true
	case "hero":
		h := &g.s.Heroes[g.Number(w[1])]
		if w[2] == "routed" {
			h.Routed = true
			return
		}
		h.Owner, h.Area = g.seat(w[2]), g.area(w[3])
	case "influence":
		g.s.Seats[g.seat(w[1])].Influence = uint8(g.Number(w[2]))
	case "order":
		g.s.Seats[g.seat(w[1])].Order = uint8(g.Number(w[2]))
	case "dials":
		for i := range 3 {
			g.s.Seats[g.seat(w[1])].Dials[i] = uint8(g.Number(w[2+i]))
		}
	default:
		if !g.script(w) && !g.setMore(w) && !g.setCards(w) {
			g.place(g.area(w[0]), w[1:])
		}
	}
}

// mades are the developments by name.
var mades = []string{"", "food", "wood", "ore", "diplomat", "training", "defensive"}

// place puts something on an area.
func (g *game) place(a uint8, w []string) {
	p := &g.s.Areas[a]
	switch w[0] {
	case "stronghold", "capital":
		p.Fort, p.Capital, p.Hurt = g.seat(w[1]), w[0] == "capital", len(w) > 2
	case "builds":
		p.Builds[0] = runewars.Made(slices.Index(mades, w[1]))
	case "rune":
		p.Rune = map[string]runewars.Rune{"dragon": runewars.DragonRune, "false": runewars.FalseRune}[w[1]]
	case "active":
		p.Active |= 1 << g.seat(w[1])
	case "frost":
		p.Frost++
	case "burnt":
		p.Burnt = true
	case "city":
		p.City = uint8(slices.IndexFunc(g.l.Cities, func(c *city) bool { return c.ID == w[1] }))
	default:
		seat := g.seat(w[0])
		for _, u := range strings.Split(strings.Join(w[1:], " "), ",") {
			f := strings.Fields(u)
			k, n := g.kind(seat, f[1]), uint8(g.Number(f[0]))
			if got := g.s.Raise(seat, a, k, n); got != n {
				g.Fatalf("only %d of them are left", got)
			}
			if len(f) > 2 {
				p.Standing[k] -= n
				p.Routed[k] += n
			}
		}
	}
}
