package runewars

import (
	"strings"

	"muster/engine/command"
	"muster/engine/runewars"
	"muster/engine/runewars/matches"
	"muster/engine/runewars/narrate"
	"muster/engine/runewars/setup"
	"muster/schema/source"
)

// Thing is a sort of thing that is counted beside the rules.
type CoverageTopic int

// The things.
const (
	Seasons CoverageTopic = iota // Season cards that were turned up
	Tactics                      // Tactics cards that were played
	Quests                       // quests that were finished
	Things
)

// Counter counts what comes up in games. It is for one goroutine; Add sums two up.
type Coverage struct {
	Games  int
	rules  command.Counts
	things [Things]command.Counts // by id
}

// NewCounter makes an empty Counter.
func NewCoverage() *Coverage {
	c := &Coverage{rules: command.Counts{}}
	for i := range c.things {
		c.things[i] = command.Counts{}
	}
	return c
}

// cited are the rules behind a line that is told.
var cited = source.LazyRegexp(`\[(RW-[A-Z0-9]+-\d\d(?:, RW-[A-Z0-9]+-\d\d)*)\]$`)

// Watch begins a game, and gives what watches it.
func (c *Coverage) Watch(g *setup.Game) matches.Watch {
	c.Games++
	c.offer(g)
	teller := narrate.New(g)
	return func(_ *runewars.State, _ runewars.Action, events []runewars.Event) {
		for _, line := range teller.Say(events) {
			if m := cited().FindStringSubmatch(line); m != nil {
				for _, rule := range strings.Split(m[1], ", ") {
					c.rules.Of(rule).Add(c.Games)
				}
			}
		}
		for i := range events {
			c.card(g, &events[i])
		}
	}
}

// offer notes what could come up in a game.
func (c *Coverage) offer(g *setup.Game) {
	for _, row := range g.Seasons {
		c.things[Seasons].Of(row.ID)
	}
	for _, row := range g.Tactics {
		c.things[Tactics].Of(row.ID)
	}
	for _, row := range g.Quests {
		c.things[Quests].Of(row.ID)
	}
}

// card counts a card.
func (c *Coverage) card(g *setup.Game, e *runewars.Event) {
	card := int(e.Card)
	switch {
	case e.Kind == runewars.SeasonCardDrawn && card < len(g.Seasons):
		c.things[Seasons].Of(g.Seasons[card].ID).Add(c.Games)
	case e.Kind == runewars.TacticsPlayed && card < len(g.Tactics):
		c.things[Tactics].Of(g.Tactics[card].ID).Add(c.Games)
	case e.Kind == runewars.QuestFinished && card < len(g.Quests):
		c.things[Quests].Of(g.Quests[card].ID).Add(c.Games)
	}
}

// Add adds what was counted in other games.
func (c *Coverage) Add(o *Coverage) {
	c.Games += o.Games
	c.rules.Sum(o.rules)
	for i := range c.things {
		c.things[i].Sum(o.things[i])
	}
}

// Rules tells of rules by their ids, those that came up and those that did not: a line may have named them and did not,
// or nothing that is told names them, because they only forbid or say how something is counted.
func (c *Coverage) Rules(ids []string) []command.Row {
	silent := map[string]string{}
	for _, id := range ids {
		silent[id] = Silent
	}
	return c.rules.Rows(silent)
}

// Silent is why a rule did not come up.
const Silent = "no event of these games names it"

// Of tells of things, by id.
func (c *Coverage) Of(t CoverageTopic) []command.Row { return c.things[t].Rows(nil) }
