package kernel

import (
	"context"
	"sync"

	"muster/docs"
	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/workers"
	"muster/report"
)

// Count plays scenarios and counts the rules and cards that come up.
type Count struct {
	game      *library.Game
	counter   *Coverage
	scenarios []*setup.Scenario
	told      report.Stats
	cut       bool // before all games were played
}

// NewCount returns an empty Count.
func NewCount(of *library.Game) *Count { return &Count{game: of, counter: NewCoverage()} }

// Add takes a scenario, or returns the reasons why it cannot be played.
func (c *Count) Add(e *library.Entry) (unplayable []string) {
	s, refused := setup.Open(e.Catalog(), e, setup.Options{})
	if len(refused) > 0 {
		return reasons(refused)
	}
	c.scenarios = append(c.scenarios, s)
	c.told.Played = append(c.told.Played, e.ID)
	return nil
}

// Pass records a skipped scenario; Passed returns those.
func (c *Count) Pass(why string)  { c.told.Refused = append(c.told.Refused, why) }
func (c *Count) Passed() []string { return c.told.Refused }

// Finished returns how many games were played, and whether these are all requested games.
func (c *Count) Finished() (games int, whole bool) { return c.counter.Games, !c.cut }

// Play plays every game and sums up the results, regardless of how the workers divide them. When ctx ends, it counts
// the finished games.
func (c *Count) Play(ctx context.Context, ask report.Sample) error {
	c.told.Seed, c.told.Policies = ask.Seed, ask.Players
	var lock sync.Mutex
	var counters []*Coverage
	failed := workers.Share(ctx, len(c.scenarios)*ask.Games, ask.Workers, func() func(int) error {
		mine := NewCoverage()
		lock.Lock()
		defer lock.Unlock()
		counters = append(counters, mine)
		return func(i int) error {
			game := i % ask.Games
			b := c.scenarios[i/ask.Games].Battle(arena.SeedOf(ask.Number, game))
			policy := ask.Players[game%len(ask.Players)]
			_, err := matches.Play(ctx, b, [boards.Camps]string{policy, policy}, mine.Watch(b))
			if err == nil && ask.Done != nil {
				ask.Done()
			}
			return err
		}
	})
	for _, mine := range counters {
		c.counter.Add(mine)
	}
	if c.cut = ctx.Err() != nil; c.cut {
		return nil
	}
	return failed
}

// answer returns the counts.
func (c *Count) answer() *report.Stats {
	x := c.told
	x.Games = c.counter.Games
	texts := map[string]string{}
	for _, r := range docs.Rules() {
		texts[r.ID] = r.Text
	}
	base := c.game.Base()
	x.Lists = []report.StatList{report.ListOf("rules", c.counter.Rules(), texts)}
	for _, list := range []struct {
		name  string
		thing CoverageTopic
		known []string
	}{
		{"Command cards", Cards, base.CommandCards.IDs()}, {"answers to attacks", Answers, nil},
		{"Inspired Actions", Actions, base.Actions.IDs()}, {"types of unit", Units, base.Units.IDs()},
	} {
		x.Lists = append(x.Lists, report.ListOf(list.name, c.counter.Of(list.thing, list.known), nil))
	}
	return &x
}

// Lines lists what came up, then what never did, with the reason.
func (c *Count) Lines() []string { return c.answer().Lines() }

// JSON returns the answer in the form of its JSON output.
func (c *Count) JSON() any { return c.answer().JSON() }
