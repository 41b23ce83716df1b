package battlelore

import (
	"context"
	"sync"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/workers"
	"muster/report"
)

// Count plays adventures and counts the rules and cards that come up.
type Count struct {
	Stats
	scenarios []*setup.Scenario
	cut       bool // before all games were played
}

// NewCount returns an empty Count.
func NewCount() *Count { return &Count{Stats: Stats{Coverage: NewCoverage()}} }

// Add takes an adventure, or returns the reasons why it cannot be played.
func (c *Count) Add(e *library.Entry) (unplayable []string) {
	s, refused := setup.Open(e.Catalog(), e, setup.Options{})
	if len(refused) > 0 {
		return reasons(refused)
	}
	c.scenarios = append(c.scenarios, s)
	c.Played = append(c.Played, e.ID)
	return nil
}

// Pass records an adventure that is skipped.
func (c *Count) Pass(why string) { c.Refused = append(c.Refused, why) }

// Passed returns the skipped adventures.
func (c *Count) Passed() []string { return c.Refused }

// Finished returns how many games were played, and whether these are all requested games.
func (c *Count) Finished() (games int, whole bool) { return c.Games, !c.cut }

// Play plays every game and sums up the results, regardless of how the workers divide them. When ctx ends, it counts
// the finished games.
func (c *Count) Play(ctx context.Context, ask report.Sample) error {
	c.Seed, c.Policies = ask.Seed, ask.Players
	tables := make([]countTable, len(c.scenarios))
	for i, s := range c.scenarios {
		tables[i] = newCountTable(s)
	}
	var lock sync.Mutex
	var counters []*Coverage
	failed := workers.Share(ctx, len(tables)*ask.Games, ask.Workers, func() func(int) error {
		mine := NewCoverage()
		lock.Lock()
		defer lock.Unlock()
		counters = append(counters, mine)
		return func(i int) error {
			set, err := countGame(ctx, &tables[i/ask.Games], i%ask.Games, &ask, mine)
			if !set {
				lock.Lock()
				c.Unset++
				lock.Unlock()
			}
			if err == nil && ask.Done != nil {
				ask.Done()
			}
			return err
		}
	})
	for _, mine := range counters {
		c.Coverage.Add(mine)
	}
	if c.cut = ctx.Err() != nil; c.cut {
		return nil
	}
	return failed
}

// countGame plays one game; set reports whether it could be set up.
func countGame(ctx context.Context, t *countTable, game int, ask *report.Sample, counter *Coverage) (set bool,
	err error) {
	way := t.way(game, len(ask.Players))
	b, refused := way.scenario.Battle((&matches.Batch{Scenario: way.scenario, Seed: ask.Number}).SeedOf(game))
	if len(refused) > 0 {
		return false, nil
	}
	players := way.players(ask.Players[game%len(ask.Players)])
	_, err = matches.Play(ctx, b, [boards.Camps]string{players, players}, counter.Watch(b))
	return true, err
}

// countTable is an adventure with its player arrangements. An Epic one alternates between three arrangements: one
// player a camp, three, and two, where the Lord Commander has a wing and the centre (EP-PLY-01, EP-PLY-02). Any other
// has only one arrangement.
type countTable struct {
	ways []countWay
}

// countWay is one of them.
type countWay struct {
	scenario *setup.Scenario
	players  func(name string) string // names of a camp's policies
}

func newCountTable(s *setup.Scenario) countTable {
	alone := func(name string) string { return name }
	t := countTable{ways: []countWay{{s, alone}}}
	if !s.Epic() || s.Adventure().Allies() {
		return t
	}
	for _, list := range []func(string) string{
		func(name string) string { return name + "," + name + "," + name },
		func(name string) string { return name + "," + name + "," },
	} {
		wings := players.Marshals(list("greedy"))
		t.ways = append(t.ways, countWay{s.Seated([boards.Camps]uint8{wings, wings}), list})
	}
	return t
}

// way returns the arrangement of a game: it changes after each policy has played one.
func (t *countTable) way(game, policies int) *countWay {
	return &t.ways[game/policies%len(t.ways)]
}
