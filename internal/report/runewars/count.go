package runewars

import (
	"context"
	"slices"
	"strings"
	"sync"

	"muster/docs"
	"muster/internal/engine/arena"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/setup"
	"muster/internal/workers"
	"muster/report"
)

// Count plays scenarios and realms and counts the rules and cards that come up.
type Count struct {
	counter *Coverage
	games   []*setup.Game
	told    report.Stats
	cut     bool // before all games were played
}

// NewCount returns an empty Count.
func NewCount() *Count { return &Count{counter: NewCoverage()} }

// Add takes a scenario or a realm, or returns the reasons why it cannot be played.
func (c *Count) Add(e *library.Entry) (unplayable []string) {
	g, why := setup.Open(e)
	if g == nil {
		return why
	}
	c.games = append(c.games, g)
	c.told.Played = append(c.told.Played, e.ID)
	return nil
}

// Pass records something that is skipped; Passed returns all of that.
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
	failed := workers.Share(ctx, len(c.games)*ask.Games, ask.Workers, func() func(int) error {
		mine := NewCoverage()
		lock.Lock()
		defer lock.Unlock()
		counters = append(counters, mine)
		return func(i int) error {
			game, g := i%ask.Games, c.games[i/ask.Games]
			players := slices.Repeat([]string{ask.Players[game%len(ask.Players)]}, len(g.Factions))
			_, err := matches.Play(ctx, g, arena.SeedOf(ask.Number, game), players, mine.Watch(g))
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
	texts, ids := map[string]string{}, []string(nil)
	for _, r := range docs.Rules() {
		if strings.HasPrefix(r.ID, "RW-") {
			texts[r.ID], ids = r.Text, append(ids, r.ID)
		}
	}
	x.Lists = []report.StatList{report.ListOf("rules", c.counter.Rules(ids), texts)}
	for thing, name := range [Things]string{"Season cards", "Tactics cards played", "quests finished"} {
		x.Lists = append(x.Lists, report.ListOf(name, c.counter.Of(CoverageTopic(thing)), nil))
	}
	return &x
}

// Lines lists what came up, then what never did, with the reason.
func (c *Count) Lines() []string { return c.answer().Lines() }

// JSON returns the answer in the form of its JSON output.
func (c *Count) JSON() any { return c.answer().JSON() }
