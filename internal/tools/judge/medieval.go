package main

import (
	"context"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
)

// ofMedieval makes the cases of Medieval.
type ofMedieval struct {
	cat  *library.Catalog
	list []string
}

func newMedieval() *ofMedieval {
	d := &ofMedieval{cat: medieval.Game().Load(nil, 1)}
	for _, e := range d.cat.All(rulebook.KindAdventure) {
		d.list = append(d.list, e.ID)
	}
	return d
}

func (d *ofMedieval) ids() []string { return d.list }

var medievalFamily = &family{sides: library.SideNames, cards: "command", melee: "-infantry"}

func (d *ofMedieval) draft(id string) *draft {
	e := d.cat.Library(rulebook.KindAdventure, id)
	return (&draft{
		maker: d, from: id, kind: rulebook.KindAdventure, tree: tree(e.Doc.File), family: medievalFamily,
		board: e.Field().Hexes, ground: d.cat.MapOf(e).Doc.File,
	}).muster()
}

func (d *ofMedieval) changes() map[string]change {
	return map[string]change{
		"thin-army": thinArmy, "few-cards": fewCards, "uneven-goals": unevenGoals, "weary-army": wearyArmy,
		"one-banner": oneBanner, "one-turn": oneTurn, "many-banners": manyBanners, "parted": parted,
		"shut-in": shutIn, "penned": penned, "far-objective": farObjective, "safe-objective": safeObjective,
		"free-objective": freeObjective, "idle-objective": idleObjective, "deciding-objective": decidingObjective,
		"idle-leader": idleLeader, "idle-card": idleCard, "walk-off": walkOff, "far-exit": farExit,
		"renamed": renamed, "mirrored": mirrored, "turned": turned, "traded": traded, "nudged": nudged,
		"other-first": otherFirst,
	}
}

func (d *ofMedieval) open(c *catalog.Catalog, name string) (player, string) {
	s, refused := setup.Open(medieval.Game().Of(c), library.EntryOf(c.Named(name)), setup.Options{Seed: truthSeed})
	if len(refused) > 0 {
		return nil, "it cannot be set up"
	}
	return func(ctx context.Context, policy string, games int) (*outcome, error) {
		r, err := (&matches.Batch{
			Series:   arena.Series{Seed: truthSeed, Players: [2]string{policy, policy}},
			Scenario: s, Games: games, Workers: 1, Facts: true,
		}).Run(ctx)
		if err != nil {
			return nil, err
		}
		x := &outcome{
			games: len(r.Games), wins: r.Wins[:], median: r.Turns.Median, stalls: r.Stalls, points: r.Points,
		}
		for i := range r.Units {
			u := &r.Units[i]
			x.units = append(x.units, unitGames{u.Camp, u.At, u.Ordered, u.Fought, u.Lost})
		}
		for i := range r.Leaders {
			l := &r.Leaders[i]
			x.leaders = append(x.leaders, leaderGames{l.Camp, l.At, l.Led})
		}
		for i := range r.Games {
			g := &r.Games[i]
			left := g.Facts.Out[boards.Pennant] + g.Facts.Out[boards.Standard]
			x.each = append(x.each, gameOf{int(g.Winner), g.Turns, g.Facts.Taken, g.Facts.Entered, left})
		}
		return x, nil
	}, ""
}
