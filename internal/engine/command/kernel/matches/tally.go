package matches

import (
	"cmp"
	"slices"

	contract "muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/setup"
	"muster/maps/hex"
)

// counter is a Report under construction. All games of a batch are of one battle.
type counter struct {
	battle *setup.Battle
	report *Report
	sum    contract.Sum
	lies   []hex.Set // hexes of each of the report's terrains
	keep   bool      // the Facts of each game

	turns, decisions, idle, quiet, evaded arena.Tally
	banners                               [boards.Camps]arena.Tally
}

func newCounter(b *Batch) *counter {
	t := &counter{
		battle: b.Scenario.Battle(b.SeedOf(0)), report: &Report{Asked: b.Games}, sum: contract.NewSum(), keep: b.Facts,
	}
	r, of := t.report, t.battle
	r.Unplayed = of.Unplayed
	label := of.Field.Hexes.Label
	for i := range of.Units {
		u := &of.Units[i]
		r.Units = append(r.Units, UnitStats{Camp: u.Camp, At: u.At, Label: label(u.At), Type: u.Type, Name: u.Name})
	}
	for i := range of.Leaders {
		l := &of.Leaders[i]
		r.Leaders = append(r.Leaders, LeaderStats{Camp: l.Camp, At: l.At, Label: label(l.At), Name: l.Name})
	}
	for i := range of.Objectives {
		o := &of.Objectives[i]
		r.Points = append(r.Points, PointStats{Ptr: o.Ptr, Name: o.Name, Camps: of.Rules.Objectives[i].Camps})
	}
	for _, c := range of.Cards {
		r.Cards = append(r.Cards, CardStats{ID: c.ID, Name: c.Name})
	}
	for _, a := range of.Inspired {
		r.Actions = append(r.Actions, ActionStats{ID: a.ID, Name: a.Name})
	}
	t.terrain()
	return t
}

// terrain finds the hexes of each terrain that units can enter, except open ground.
func (t *counter) terrain() {
	f := t.battle.Field
	hexes := map[*field.Terrain]*hex.Set{}
	var list []*field.Terrain
	for h, c := range f.Cells() {
		for _, row := range [...]*field.Terrain{c.Ground, c.Feature} {
			if row == nil || row.Open || f.Impassable.Has(h) || row == c.Ground && !row.Pass {
				continue
			}
			if hexes[row] == nil {
				hexes[row] = new(hex.Set)
				list = append(list, row)
			}
			hexes[row].Add(h)
		}
	}
	slices.SortFunc(list, func(a, b *field.Terrain) int { return cmp.Compare(a.ID, b.ID) })
	for _, row := range list {
		t.lies = append(t.lies, *hexes[row])
		t.report.Terrain = append(t.report.Terrain, TerrainStats{ID: row.ID, Name: row.Name, Hexes: hexes[row].Len()})
	}
}

// add counts a finished game.
func (t *counter) add(_ int, g Game) {
	r := t.report
	t.sum.Number(g.Signature)
	r.Reasons[g.Ended]++
	if g.Winner == kernel.Neither {
		r.Draws++
	} else {
		r.Wins[g.Winner]++
		player := int(g.Winner)
		if g.Swapped {
			player = 1 - player
		}
		r.PlayerWon[player]++
	}
	if g.Ended == kernel.ByCap || g.Ended == kernel.ByNoCard {
		r.Stalls++
	}
	for c, out := range g.Facts.Out {
		r.Exited[c] += command.Bit(out > 0)
	}
	t.armies(&g)
	t.cards(&g)
	for i := range r.Points {
		r.Points[i].Add(i, g.Facts.Taken, g.Facts.First, int(g.Winner))
	}
	for i := range r.Terrain {
		r.Terrain[i].Add(&t.lies[i], &g.Facts.Entered)
	}
	t.spreads(&g)
	if !t.keep {
		g.Facts = nil
	}
	r.Games = append(r.Games, g)
}

// spreads adds the numbers of a game to the spreads of the report.
func (t *counter) spreads(g *Game) {
	t.turns.Add(g.Turns)
	t.decisions.Add(g.Decisions)
	t.idle.Add(g.Facts.Idle)
	t.quiet.Add(g.Facts.Quiet)
	t.evaded.Add(g.Facts.Evaded)
	for c, n := range g.Score {
		t.banners[c].Add(n)
	}
}

// armies adds the units and Leaders of a game.
func (t *counter) armies(g *Game) {
	f := g.Facts
	for i := range t.report.Units {
		u := &t.report.Units[i]
		u.Ordered += command.Bit(f.Ordered.Has(i))
		u.Fought += command.Bit(f.Fought.Has(i))
		u.Timely += command.Bit(f.Timely.Has(i))
		u.Lost += command.Bit(f.Lost.Has(i))
		u.Left += command.Bit(f.Gone.Has(i))
	}
	for i := range t.report.Leaders {
		l := &t.report.Leaders[i]
		l.Ordered += command.Bit(f.Staff.Ordered.Has(i))
		l.Moved += command.Bit(f.Staff.Moved.Has(i))
		l.Led += command.Bit(f.Staff.Led.Has(i))
		l.Checked += command.Bit(f.Staff.Checked.Has(i))
		l.Fell += command.Bit(f.Staff.Fell.Has(i))
		l.Left += command.Bit(f.Staff.Left.Has(i))
	}
}

// cards adds the Command cards and Inspired Actions of a game.
func (t *counter) cards(g *Game) {
	f := g.Facts
	for i := range t.report.Cards {
		c := &t.report.Cards[i]
		c.Played += f.Played[i]
		c.Answer += f.Reacted[i]
		c.Games += command.Bit(f.Played[i]+f.Reacted[i] > 0)
		c.Served += command.Bit(f.Served.Has(i))
	}
	for i := range t.report.Actions {
		a := &t.report.Actions[i]
		a.Used += f.Actions[i]
		a.Games += command.Bit(f.Actions[i] > 0)
	}
}

// close finishes the report.
func (t *counter) close() *Report {
	r := t.report
	r.Signature = t.sum.Value()
	r.Turns, r.Decisions, r.Idle = t.turns.Spread(), t.decisions.Spread(), t.idle.Spread()
	r.Quiet, r.Evaded = t.quiet.Spread(), t.evaded.Spread()
	for c := range r.Banners {
		r.Banners[c] = t.banners[c].Spread()
	}
	return r
}
