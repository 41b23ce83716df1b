package main

import (
	"context"
	"fmt"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// battleLore makes the cases of BattleLore.
type battleLore struct {
	cat  *library.Catalog
	list []string
}

func newBattleLore() *battleLore {
	d := &battleLore{cat: library.New(nil, 1)}
	for _, e := range d.cat.All(rulebook.KindAdventure) {
		d.list = append(d.list, e.ID)
	}
	return d
}

func (d *battleLore) ids() []string { return d.list }

var battleLoreFamily = &family{
	sides: boards.CampNames, cards: "command_cards", melee: "-sword",
}

func (d *battleLore) draft(id string) *draft {
	e := d.cat.Library(rulebook.KindAdventure, id)
	field := d.cat.MapOf(e)
	x := &draft{
		maker: d, from: id, kind: rulebook.KindAdventure, tree: tree(e.Doc.File), family: battleLoreFamily,
		board: e.Field().Hexes, ground: field.Doc.File, hints: hints{epic: field.Map.Board != "standard"},
	}
	rules := e.Rules()
	x.marks = x.board.Spec().Setup.Landmarks
	x.brings = func(camp boards.Camp) (ids []string) {
		council := x.side(camp).table("council")
		for _, t := range rules.Terrain.All() {
			level, ok := council[t.Master].(int64)
			if ok && t.Layer == rulebook.Landmark && int(level) >= rules.LandmarkLevel() {
				ids = append(ids, t.ID)
			}
		}
		return ids
	}
	return x.muster()
}

func (d *battleLore) changes() map[string]change {
	return map[string]change{
		"thin-army": thinArmy, "picked-army": pickedArmy, "few-cards": fewCards, "uneven-goals": unevenGoals,
		"one-banner": oneBanner, "one-turn": oneTurn, "many-banners": manyBanners, "parted": parted,
		"held": held, "held-late": heldLate, "held-long": heldLong, "shut-in": shutIn, "penned": penned,
		"far-objective": farObjective, "safe-objective": safeObjective, "free-objective": freeObjective,
		"idle-objective": idleObjective, "deciding-objective": decidingObjective, "idle-rule": idleRule,
		"idle-landmark": idleLandmark, "idle-card": idleCard, "walk-off": walkOff,
		"far-exit": farExit, "style": style,
		"renamed": renamed, "mirrored": mirrored, "turned": turned, "traded": traded, "nudged": nudged,
		"other-first": otherFirst,
	}
}

func (d *battleLore) open(c *catalog.Catalog, name string) (player, string) {
	s, refused := setup.Open(library.Of(c), library.EntryOf(c.Named(name)), setup.Options{Seed: truthSeed})
	if len(refused) > 0 {
		return nil, refused[0].Message()
	}
	return func(ctx context.Context, policy string, games int) (*outcome, error) {
		r, err := (&matches.Batch{
			Scenario: s, Games: games, Seed: truthSeed, Players: [boards.Camps]string{policy, policy}, Workers: 1, Facts: true,
		}).Run(ctx)
		if err != nil {
			return nil, err
		}
		if ctx.Err() == nil && len(r.Games) != games {
			return &outcome{unset: fmt.Sprintf("%d of %d games cannot be set up", games-len(r.Games), games)}, nil
		}
		x := &outcome{
			games: len(r.Games), wins: r.Wins[:], median: r.Turns.Median, stalls: r.Stalls, points: r.Points,
		}
		for i := range r.Units {
			u := &r.Units[i]
			x.units = append(x.units, unitGames{u.Camp, u.At, u.Ordered, u.Fought, u.Lost})
		}
		for i := range r.Games {
			g := &r.Games[i]
			x.each = append(x.each, gameOf{int(g.Winner), g.Turns, g.Facts.Taken, g.Facts.Entered, g.Facts.Left})
		}
		for _, rule := range r.Rules {
			x.used = append(x.used, rule.Used)
		}
		return x, nil
	}, ""
}
