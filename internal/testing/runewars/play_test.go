package runewars_test

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/rulebook"
)

type (
	fate = rulebook.Fate
	city = rulebook.City
)

// do runs a line, or tests its assertion.
func (g *game) do(text string) {
	if g.May(text) {
		return
	}
	w := strings.Fields(text)
	if g.begins(w) || g.holds(w) {
		return
	}
	if text == "fight" {
		g.fight()
		return
	}
	g.apply(g.Choose(text))
}

func (g *game) apply(a runewars.Action) {
	if err := runewars.Apply(g.r, &g.s, a, &g.log); err != nil {
		g.Fatalf("%v", err)
	}
}

// fight plays a battle with first choices, until a choice of destination or its end.
func (g *game) fight() {
	for g.s.Depth > 0 && g.s.Frames[g.s.Depth-1].Kind == runewars.InFight {
		a := g.List()[0]
		v := a.Choice().Verb()
		if a.Verb() != runewars.Fight || v == battle.Retreat || v == battle.Raze || v == battle.Replace {
			return
		}
		g.apply(a)
	}
}

// begins starts an Order for a seat.
func (g *game) begins(w []string) bool {
	f := runewars.Frame{Area: runewars.NoArea, Who: runewars.NoKind}
	switch w[0] {
	case "strategize":
		f.Kind = runewars.InStrategize
	case "march", "again", "conquer":
		if len(w) != 2 {
			return false
		}
		f.Kind = runewars.InMarch
		if w[0] == "conquer" {
			f.M = g.r.Numbers.Conquer
		}
		if w[0] == "again" {
			f.Flags = 1
		}
	default:
		return g.beginsMore(w) || g.beginsCards(w)
	}
	f.Seat = g.seat(w[1])
	f.Decider = f.Seat
	g.s.Frames[0], g.s.Depth = f, 1
	return true
}

// holds tests an assertion; false if the line is something else.
func (g *game) holds(w []string) bool {
	want := strings.Join(w, " ")
	got := ""
	switch w[0] {
	case "at":
		got = "at " + w[1] + " " + g.describe(g.area(w[1]))
	case "holds":
		got = "holds " + w[1] + " nobody"
		if c := g.s.Controller(g.area(w[1])); c != runewars.NoSeat {
			got = "holds " + w[1] + " " + g.v.seats[c]
		}
	case "wild":
		got = "wild " + when(g.s.Guard>>g.area(w[1])&1 == 1, w[1])
	case "empty":
		got = "empty " + when(g.s.Empty>>g.area(w[1])&1 == 1, w[1])
	case "decides":
		got = "decides nobody"
		if g.s.Depth > 0 {
			got = "decides " + g.v.seats[g.s.Decider()]
		}
	case "influence":
		got = fmt.Sprintf("influence %s %d", w[1], g.s.Seats[g.seat(w[1])].Influence)
	case "over":
		if g.s.Depth == 0 {
			got = "over"
		}
	case "hero":
		h := g.s.Heroes[g.Number(w[1])]
		got = "hero " + w[1] + " " + g.l.Areas[h.Area] + when(h.Routed, " routed")
	default:
		if got = g.holdsMore(w); got == "" {
			got = g.holdsCards(w)
		}
		if got == "" {
			return false
		}
	}
	if got != want {
		g.Errorf("%q does not hold, but %q", want, got)
	}
	return true
}

// when returns a text if a condition holds, otherwise "".
func when(holds bool, text string) string {
	if holds {
		return text
	}
	return ""
}

// describe returns the content of an area.
func (g *game) describe(a uint8) string {
	p := &g.s.Areas[a]
	var out []string
	if p.Fort != runewars.NoSeat {
		text := when(!p.Capital, "stronghold ") + when(p.Capital, "capital ") + g.v.seats[p.Fort]
		out = append(out, text+when(p.Hurt, " damaged"))
	}
	var units []string
	for k := range p.Standing {
		if n := p.Standing[k]; n > 0 {
			units = append(units, fmt.Sprintf("%d %s", n, g.name(p.Holder, uint8(k))))
		}
		if n := p.Routed[k]; n > 0 {
			units = append(units, fmt.Sprintf("%d %s routed", n, g.name(p.Holder, uint8(k))))
		}
	}
	if units != nil {
		out = append(out, g.who(p.Holder)+" "+strings.Join(units, ", "))
	}
	if out == nil {
		return "nothing"
	}
	return strings.Join(out, "; ")
}

func (g *game) who(seat uint8) string {
	switch {
	case seat == runewars.Wild:
		return "wild"
	case int(seat) < len(g.v.seats):
		return g.v.seats[seat]
	}
	return "nobody"
}

func (g *game) name(seat, kind uint8) string {
	if int(seat) >= len(g.l.Kinds) {
		seat = 0
	}
	return g.l.Kinds[seat][kind].ID
}
