package runewars

import (
	"fmt"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/engine/policy"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/narrate"
	"muster/internal/engine/runewars/setup"
	"muster/report"
)

// Batch is the result of a batch of games.
type Batch struct {
	*matches.Report
	Game        *setup.Game
	ID, Name    string   // of the definition
	Word        string   // the same, as the command line names it
	Seed        string   // from which those of the games come
	Players     []string // players by seat, for games without rotation
	Swap        bool     // each seed was played once for each seat, with all players one seat further every time
	Interrupted bool     // it ended before all requested games
}

// Seats returns the factions by seat.
func (x *Batch) Seats() []string {
	var out []string
	for _, f := range x.Game.Factions {
		out = append(out, f.ID)
	}
	return out
}

// Won returns the share of games that a seat has won.
func (x *Batch) Won(seat int) report.Estimate { return x.share(x.Wins[seat]) }

func (x *Batch) share(n int) report.Estimate { return report.EstimateOf(n, len(x.Games)) }

// Finished returns how many games were played, and whether these are all requested games.
func (x *Batch) Finished() (games int, whole bool) { return len(x.Games), !x.Interrupted }

// Lines returns the batch for the terminal.
func (x *Batch) Lines() []string {
	r := x.Report
	head := fmt.Sprintf("%s, %s from seed %s", x.Name, report.Counted(len(r.Games), "game"), x.Seed)
	if x.Interrupted {
		head += fmt.Sprintf(", interrupted: %d were requested", r.Asked)
	}
	lines := []string{head}
	if len(r.Games) == 0 {
		return lines
	}
	lines = append(append(lines, ""), x.wins()...)
	if x.Swap {
		lines = append(append(lines, ""), x.policies()...)
	}
	lines = append(lines, "", "ended by          "+x.ends(), report.Rows)
	row := func(what string, of arena.Spread) { lines = append(lines, report.SpreadRow(what, of)) }
	row("seasons", r.Seasons)
	row("quiet seasons", r.Quiet)
	row("battles", r.Battles)
	row("diplomacy", r.Parleys)
	row("choices", r.Decisions)
	lines = append(append(lines, ""), x.seats()...)
	lines = append(append(lines, ""), x.orders()...)
	lines = append(append(lines, ""), x.places()...)
	g := &r.Games[0]
	return append(lines, "", "the first of these games: "+again(x.Word, g.Seed, g.Players).String())
}

// wins returns the wins by seat, compared with an equal share.
func (x *Batch) wins() []string {
	n := len(x.Game.Factions)
	t := report.Table{Columns: report.Heads("seat", "faction", "player", "won", "share", "")}
	for seat, f := range x.Game.Factions {
		player, e := policy.Label(x.Players[seat]), x.Won(seat)
		if x.Swap {
			player = "all"
		}
		t.Add(report.Count(seat+1), report.Word(f.Name), report.Word(player), report.Count(x.Wins[seat]),
			report.Word(e.Frequency()), report.Word(against(e, n)))
	}
	if x.Nobody > 0 {
		t.Add(report.Nothing{}, report.Word("nobody"), report.Word(""), report.Count(x.Nobody),
			report.Word(x.share(x.Nobody).Frequency()), report.Word(""))
	}
	return t.Lines()
}

// against reports whether a seat wins significantly more or less than its share.
func against(e report.Estimate, seats int) string {
	switch whole := int(e.Interval.Unit); {
	case seats < 2:
	case e.Interval.Low*seats > whole:
		return "more than its share"
	case e.Interval.High*seats < whole:
		return "less than its share"
	}
	return ""
}

// policies returns the wins of each player over all seats.
func (x *Batch) policies() []string {
	t := report.Table{Columns: report.Heads("player", "won", "share")}
	for place, name := range x.Players {
		t.Add(report.Word(policy.Label(name)), report.Count(x.PlayerWon[place]),
			report.Word(x.share(x.PlayerWon[place]).Frequency()))
	}
	return t.Lines()
}

// gameEndWords are the ends of games, by runewars.End.
var gameEndWords = [runewars.Ends]string{"", "runes", "the last winter", "one player left", "the scenario"}

// ends describes how the games ended.
func (x *Batch) ends() string {
	var parts []string
	for how, n := range x.Report.Reasons {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", gameEndWords[how], n))
		}
	}
	return strings.Join(parts, ", ")
}

// seats returns the median results of each seat.
func (x *Batch) seats() []string {
	t := report.Table{Columns: report.Heads("at the end, median", "areas", "most", "runes", "most", "Victory cards",
		"taken back", "out")}
	for seat, f := range x.Game.Factions {
		t.Add(report.Word(f.Name), report.Count(x.Areas[seat].Median), report.Count(x.Areas[seat].Max),
			report.Count(x.Runes[seat].Median), report.Count(x.Runes[seat].Max), report.Count(x.Claims[seat]),
			report.Count(x.Failed[seat]), report.Count(x.Out[seat]))
	}
	return t.Lines()
}

// orders returns how often each Order was resolved, and how often with its Supremacy Bonus.
func (x *Batch) orders() []string {
	t := report.Table{Columns: report.Heads("Order, with bonus")}
	for _, f := range x.Game.Factions {
		t.Head(f.Name)
	}
	for o := range uint8(runewars.Orders) {
		if o == 0 && !x.Game.Rules.Options.Garrison {
			continue
		}
		row := []report.Cell{report.Word(narrate.Order(o))}
		for seat := range x.Game.Factions {
			row = append(row, report.Wordf("%d, %d", x.Orders[seat][o], x.Bonuses[seat][o]))
		}
		t.Add(row...)
	}
	return t.Lines()
}

// places returns the visited cities and runes, and the areas never visited.
func (x *Batch) places() []string {
	all := len(x.Games)
	var lines, cities, never []string
	for a := range x.Game.Rules.Areas {
		area, place := &x.Game.Rules.Areas[a], &x.Game.Rules.Begin.Areas[a]
		name := narrate.Area(x.Game, uint8(a))
		switch {
		case area.City:
			cities = append(cities, fmt.Sprintf("%s: held in %d of %d games", name, x.Ever[a], all))
		case x.Ever[a] == 0 && place.Rune != runewars.NoRune:
			never = append(never, name+" (a rune)")
		case x.Ever[a] == 0:
			never = append(never, name)
		}
	}
	for i, text := range cities {
		head := "cities"
		if i > 0 {
			head = ""
		}
		lines = append(lines, fmt.Sprintf("%-18s%s", head, text))
	}
	if len(never) == 0 {
		never = []string{"no area"}
	}
	return append(lines, fmt.Sprintf("%-18s%s", "never held", strings.Join(never, " ")))
}
