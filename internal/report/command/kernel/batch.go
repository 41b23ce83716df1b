package kernel

import (
	"fmt"
	"strings"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/setup"
	"muster/report"
)

// Batch is the result of a batch of games.
type Batch struct {
	*matches.Report
	Adventure   *adventures.Adventure
	Word        string               // the scenario, as the command line names it
	Seed        string               // from which those of the games come
	Players     [boards.Camps]string // the policies, with the sides of the games that were not swapped
	Swap        bool                 // every other game was played with the sides swapped
	Interrupted bool                 // it ended before all requested games
}

// Seats returns the names of both sides on the command line.
func (x *Batch) Seats() []string { return report.Sides[:] }

// Won returns the share of games that a side has won.
func (x *Batch) Won(side int) report.Estimate { return report.EstimateOf(x.Wins[side], len(x.Games)) }

// Lines returns the batch for the terminal.
func (x *Batch) Lines() []string {
	r := x.Report
	head := fmt.Sprintf("%s, %s from seed %s", x.Adventure.Name, report.Counted(len(r.Games), "game"), x.Seed)
	if x.Interrupted {
		head += fmt.Sprintf(", interrupted: %d were requested", r.Asked)
	}
	lines := []string{head}
	if len(r.Games) == 0 {
		return lines
	}
	lines = append(append(lines, ""), x.won().Lines()...)
	lines = append(lines, "", "ended by          "+x.ends(), report.Rows)
	row := func(what string, of arena.Spread) { lines = append(lines, report.SpreadRow(what, of)) }
	row("turns", r.Turns)
	row("choices", r.Decisions)
	row("top banners", r.Banners[boards.Pennant])
	row("bottom banners", r.Banners[boards.Standard])
	row("turns, no order", r.Idle)
	row("turns, no loss", r.Quiet)
	row("evasions", r.Evaded)
	lines = append(append(lines, ""), x.used()...)
	lines = append(append(lines, ""), x.leaders()...)
	lines = append(append(lines, ""), x.cards()...)
	g := &r.Games[0]
	return append(lines, "", "the first of these games: "+report.Again(x.Word, g.Seed, g.Players).String())
}

// won returns the winners.
func (x *Batch) won() *report.Wins {
	return &report.Wins{
		Sides: setup.SideHeads, Players: x.Players, Swap: x.Swap, All: len(x.Games), Won: x.Wins, Drawn: x.Draws,
		ByPlace: x.byPlace,
	}
}

// byPlace counts a policy's wins with each side, and how often it had that side.
func (x *Batch) byPlace(place int) (won, of [boards.Camps]int) {
	for i := range x.Report.Games {
		g := &x.Report.Games[i]
		side := place
		if g.Swapped {
			side = 1 - place
		}
		of[side]++
		if g.Winner == kernel.Side(side) {
			won[side]++
		}
	}
	return won, of
}

// ends describes how the games ended.
func (x *Batch) ends() string {
	var parts []string
	for how, n := range x.Report.Reasons {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", strings.ReplaceAll(matches.EndNames[how], "-", " "), n))
		}
	}
	return strings.Join(parts, ", ")
}

// used lists the used and unused parts of the scenario.
func (x *Batch) used() []string {
	r, all := x.Report, len(x.Report.Games)
	var lines []string
	add := func(what string, list []string) {
		for i, text := range list {
			if i > 0 {
				what = ""
			}
			lines = append(lines, fmt.Sprintf("%-18s%s", what, text))
		}
	}
	var idle, points, terrain []string
	for i := range r.Units {
		if u := &r.Units[i]; u.Ordered == 0 {
			idle = append(idle, fmt.Sprintf("%s: %s", setup.SideHeads[u.Camp], u.Name))
		}
	}
	if len(idle) == 0 {
		idle = []string{"no unit"}
	}
	add("never ordered", idle)
	for i := range r.Points {
		p := &r.Points[i]
		name := p.Name
		if name == "" {
			name = p.Ptr
		}
		var by []string
		for c := range boards.Camp(boards.Camps) {
			if p.Camps[c] {
				by = append(by, fmt.Sprintf("held by %s in %d of %d games", setup.SideNames[c], p.Taken[c], all))
			}
		}
		points = append(points, name+": "+strings.Join(by, ", "))
	}
	add("objectives", points)
	for i := range r.Terrain {
		t := &r.Terrain[i]
		terrain = append(terrain, fmt.Sprintf("%s: entered in %d of %d games", t.Name, t.Entered, all))
	}
	add("terrain", terrain)
	var rules []string
	for _, name := range r.Unplayed {
		rules = append(rules, name+": text only, not simulated")
	}
	add("special rules", rules)
	return lines
}

// leaders returns the fate of each Leader over the games.
func (x *Batch) leaders() []string {
	t := report.Table{Columns: report.Heads("Leader", "side", "led", "ordered", "moved", "checked", "fell", "left")}
	for i := range x.Report.Leaders {
		l := &x.Report.Leaders[i]
		t.Add(report.Word(l.Name), report.Word(setup.SideHeads[l.Camp]), report.Count(l.Led), report.Count(l.Ordered),
			report.Count(l.Moved), report.Count(l.Checked), report.Count(l.Fell), report.Count(l.Left))
	}
	if len(t.Rows) == 0 {
		return []string{"no Leaders"}
	}
	return t.Lines()
}

// cards lists the used cards and Inspired Actions, and those never used.
func (x *Batch) cards() []string {
	t := report.Table{Columns: report.Heads("card or action", "games", "times", "as answer")}
	var never []string
	for i := range x.Report.Cards {
		c := &x.Report.Cards[i]
		if c.Games == 0 {
			never = append(never, c.Name)
			continue
		}
		t.Add(report.Word(c.Name), report.Count(c.Games), report.Count(c.Played), report.Count(c.Answer))
	}
	for i := range x.Report.Actions {
		a := &x.Report.Actions[i]
		name := a.Name + " (inspired)"
		if a.Games == 0 {
			never = append(never, name)
			continue
		}
		t.Add(report.Word(name), report.Count(a.Games), report.Count(a.Used), report.Nothing{})
	}
	lines := t.Lines()
	if len(never) > 0 {
		lines = append(lines, "never: "+strings.Join(never, ", "))
	}
	return lines
}
