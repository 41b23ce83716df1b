package runewars

import (
	"strings"

	"muster/internal/engine/command"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/narrate"
	"muster/internal/engine/runewars/setup"
	"muster/schema/source"
)

// CoverageTopic is a category of things that are counted in addition to the rules.
type CoverageTopic int

// The topics.
const (
	Seasons CoverageTopic = iota // Season cards that were turned up
	Tactics                      // Tactics cards that were played
	Quests                       // quests that were finished
	Things
)

// Coverage counts what comes up in games. It is for one goroutine; Add combines two.
type Coverage struct {
	Games  int
	rules  command.Counts
	things [Things]command.Counts // by id
}

// NewCoverage returns an empty Coverage.
func NewCoverage() *Coverage {
	c := &Coverage{rules: command.Counts{}}
	for i := range c.things {
		c.things[i] = command.Counts{}
	}
	return c
}

// cited matches the rule citations after a line of the log.
var cited = source.LazyRegexp(`\[(RW-[A-Z0-9]+-\d\d(?:, RW-[A-Z0-9]+-\d\d)*)\]$`)

// Watch starts a game and returns its watcher.
func (c *Coverage) Watch(g *setup.Game) matches.Watch {
	c.Games++
	c.offer(g)
	narrator := narrate.New(g)
	return func(_ *runewars.State, _ runewars.Action, events []runewars.Event) {
		for _, line := range narrator.Narrate(events) {
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

// offer records what could come up in a game.
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

// Add adds the counts of other games.
func (c *Coverage) Add(o *Coverage) {
	c.Games += o.Games
	c.rules.Sum(o.rules)
	for i := range c.things {
		c.things[i].Sum(o.things[i])
	}
}

// Rules returns the counts of rules by id. A rule without a count may have had no occasion. It may also never be named
// by the log, since it only forbids something or defines how to count.
func (c *Coverage) Rules(ids []string) []command.Row {
	silent := map[string]string{}
	for _, id := range ids {
		silent[id] = Silent
	}
	return c.rules.Rows(silent)
}

// Silent is the reason why a rule did not come up.
const Silent = "no event of these games names it"

// Of returns the counts of a topic by id.
func (c *Coverage) Of(t CoverageTopic) []command.Row { return c.things[t].Rows(nil) }
