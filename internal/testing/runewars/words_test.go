package runewars_test

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars"
)

// destinies are the destinies by name.
var destinies = []string{"gold", "silver", "red"}

// words returns a choice in the form of scenes.
func (g *game) words(a runewars.Action) string {
	area := func(i uint8) string { return g.l.Areas[i] }
	unit := func() string { return g.name(g.s.Decider(), a.Kind()) }
	switch a.Verb() {
	case runewars.Activate, runewars.GoBack, runewars.Abandon:
		return fmt.Sprintf("%s %s", a.Verb(), area(a.Area()))
	case runewars.March:
		return fmt.Sprintf("march %s %s %d", area(a.Area()), unit(), a.Count())
	case runewars.Step:
		return fmt.Sprintf("step %s %s %s %d", area(a.Area()), area(a.To()), unit(), a.Count())
	case runewars.MarchHero:
		return fmt.Sprintf("march hero %d", a.Hero())
	case runewars.Help:
		return fmt.Sprintf("help %d", a.Hero())
	case runewars.StepHero, runewars.Flee:
		return fmt.Sprintf("%s hero %d %s", strings.Fields(a.Verb().String())[0], a.Hero(), area(a.To()))
	case runewars.Parley, runewars.PlayOrder:
		return fmt.Sprintf("%s %d", a.Verb(), a.Card())
	case runewars.Read:
		return "read " + destinies[a.Card()]
	case runewars.Disband:
		out := fmt.Sprintf("disband %s %s", area(a.Area()), g.name(g.s.Areas[a.Area()].Holder, a.Kind()))
		if a.Routed() {
			out += " routed"
		}
		return out
	case runewars.Fight:
		return g.choice(a)
	}
	return g.wordsMore(a)
}

// choice returns a choice of a battle in words: its verb, and the destination of units.
func (g *game) choice(a runewars.Action) string {
	c := a.Choice()
	out := c.Verb().String()
	switch out {
	case "retreat":
		return out + " " + g.l.Areas[g.r.Areas[g.s.War.Area].Next[c.What()]]
	case "bear":
		return fmt.Sprintf("bear %d", c.What())
	case "support", "begin", "suffer", "give up", "pay":
		return out + " " + g.name(g.s.Decider(), uint8(c.What()))
	}
	return out
}
