package main

import (
	"context"
	"fmt"

	"muster/catalog"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/maps/hex"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// settings are the settings of the project with the adventures. Thresholds of checks that predict game results are
// wider than the defaults: only played games are judged here.
const settings = `# Adventures that are broken, and others that are sound: what games find is judged by them.

[limits]
banners-standard = { least = 1, most = 40 }
command-cards    = { least = 1, most = 9 }
dice-balance     = { most = 100 }
units-epic       = { least = 1, most = 72 }
units-standard   = { least = 1, most = 72 }
`

// Settings returns the .muster.toml of the project that holds the adventures.
func Settings() []byte { return []byte(settings) }

// outcome is the result of an adventure with greedy players, from seeds that no check uses.
type outcome struct {
	*matches.Report
	battle *setup.Battle
}

// truthSeed is far from the seeds of checks, which start at 1.
const truthSeed = 7_000_001

// played plays files that are alone in the project, the adventure first. why returns the findings of checks without
// games; if there are any, nothing is played.
func played(ctx context.Context, files []*source.File, count int) (x *outcome, why string, err error) {
	s, _ := schema.LoadSettings(source.NewFile(schema.SettingsFile, Settings()))
	c := catalog.Project(games.Catalogs(), files, nil, 1).Under(s)
	plan := runner.Plan{Checks: games.Checks(), Workers: 1, Context: ctx}
	found, err := plan.Over(c)
	if err != nil {
		return nil, "", err
	}
	for _, d := range runner.Sum(c.ToJudge(), found).Findings {
		if d.Severity != diag.Note {
			return nil, d.Code + " " + d.Message, nil
		}
	}
	cat := library.Of(c)
	scenario, refused := setup.Open(cat, library.EntryOf(c.Named(files[0].Name)), setup.Options{Seed: truthSeed})
	if len(refused) > 0 {
		return nil, refused[0].Message(), nil
	}
	b := matches.Batch{
		Scenario: scenario, Games: count, Seed: truthSeed, Players: [boards.Camps]string{"greedy", "greedy"}, Workers: 1,
		Facts: true,
	}
	r, err := b.Run(ctx)
	if err != nil {
		return nil, "", err
	}
	if ctx.Err() != nil {
		return nil, "", ctx.Err()
	}
	if len(r.Games) != count {
		return nil, fmt.Sprintf("%d of %d games cannot be set up", count-len(r.Games), count), nil
	}
	x = &outcome{Report: r}
	x.battle, _ = scenario.Battle(truthSeed)
	return x, "", nil
}

// The names of the generated files: an adventure, and sometimes a map of its own.
const (
	kindAdventure = rulebook.KindAdventure
	kindMap       = rulebook.KindMap
)

// share returns a number of games in percent.
func (x *outcome) share(n int) int { return (100*n + len(x.Games)/2) / len(x.Games) }

// stronger returns the share of the camp that wins more.
func (x *outcome) stronger() int { return x.share(max(x.Wins[0], x.Wins[1])) }

func (x *outcome) median() int { return x.Turns.Median }

// unfinished returns the share of games that reached no end.
func (x *outcome) unfinished() int { return x.share(x.Stalls) }

// unit returns the statistics of the unit that starts at a hex, or nil.
func (x *outcome) unit(at hex.Hex) *matches.UnitStats {
	for i := range x.Units {
		if x.Units[i].At == at {
			return &x.Units[i]
		}
	}
	return nil
}

// takers counts the games in which exactly one camp held an objective at some time, and those of them that it won.
func (x *outcome) takers(point int) (one, won int) {
	for i := range x.Games {
		f := x.Games[i].Facts
		a, b := f.Taken[0]>>point&1 == 1, f.Taken[1]>>point&1 == 1
		if a == b {
			continue
		}
		one++
		if side := battlelore.Side(boards.Pennant); a && x.Games[i].Winner == side || b && x.Games[i].Winner == 1-side {
			won++
		}
	}
	return one, won
}

// entered counts the games in which a unit entered a hex.
func (x *outcome) entered(at hex.Hex) (n int) {
	for i := range x.Games {
		if x.Games[i].Facts.Entered.Has(at) {
			n++
		}
	}
	return n
}
