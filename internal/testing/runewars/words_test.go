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

// events returns the events since the last call.
func (g *game) events() (got []string) {
	for _, e := range g.log.Events[g.told:] {
		if text := g.event(e); text != "" {
			got = append(got, text)
		}
	}
	g.told = len(g.log.Events)
	return got
}

// event returns an event in words; "" for one that scenes do not watch.
func (g *game) event(e runewars.Event) string {
	area := func(i uint8) string {
		if i == runewars.NoArea {
			return "nowhere"
		}
		return g.l.Areas[i]
	}
	switch e.Kind {
	case runewars.AreaActivated:
		return fmt.Sprintf("%s activates %s", g.who(e.Seat), area(e.Area))
	case runewars.UnitsMarched:
		return fmt.Sprintf("%s %d %s %s-%s", g.who(e.Seat), e.N, g.name(e.Seat, e.Unit), area(e.Area), area(e.To))
	case runewars.HeroMarched:
		return fmt.Sprintf("hero %d %s-%s", e.Hero, area(e.Area), area(e.To))
	case runewars.AlliesLost:
		return "allies lost " + area(e.Area)
	case runewars.ParleyBegan:
		return fmt.Sprintf("%s parleys %s %d", g.who(e.Seat), area(e.Area), e.N)
	case runewars.FateRead:
		return "reads " + destinies[e.N]
	case runewars.NeutralsJoined:
		return "neutrals join " + area(e.Area)
	case runewars.NeutralsFled:
		return fmt.Sprintf("neutrals flee %s-%s", area(e.Area), area(e.To))
	case runewars.UnitsWithdrew:
		return fmt.Sprintf("%s withdraws %d %s to %s", g.who(e.Seat), e.N, g.name(e.Seat, e.Unit), area(e.To))
	case runewars.UnitsDestroyed:
		return fmt.Sprintf("%s loses %d %s %s", g.who(e.Seat), e.N, g.name(e.Seat, e.Unit), area(e.Area))
	case runewars.BattleBegan:
		return fmt.Sprintf("battle %s: %s, %s", area(e.Area), g.who(e.Seat), g.who(e.N))
	case runewars.BattleEnded:
		return fmt.Sprintf("%s wins %s", g.who(e.Seat), area(e.Area))
	case runewars.StrongholdHurt:
		return "stronghold damaged " + area(e.Area)
	case runewars.StrongholdRazed:
		return "stronghold razed " + area(e.Area)
	case runewars.StrongholdTaken:
		return fmt.Sprintf("%s takes a stronghold %s", g.who(e.Seat), area(e.Area))
	case runewars.DevelopmentLost:
		return fmt.Sprintf("development lost %s %s", area(e.Area), mades[e.N])
	case runewars.HeroFled:
		return fmt.Sprintf("hero %d flees %s-%s", e.Hero, area(e.Area), area(e.To))
	}
	return g.eventMore(e)
}
