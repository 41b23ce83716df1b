package battlelore

import (
	"fmt"
	"strconv"
	"strings"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/report"
)

// Batch is the result of a batch of games.
type Batch struct {
	*matches.Report
	Adventure   *adventures.Adventure
	Line        Line
	Seed        string               // from which those of the games come
	Players     [boards.Camps]string // the policies, with the camps of the games that were not swapped
	Swap        bool                 // every other game was played with the camps swapped
	Interrupted bool                 // it ended before all requested games
}

// share returns the share of n games.
func (x *Batch) share(n int) report.Estimate { return report.EstimateOf(n, len(x.Games)) }

// Seats returns the names of both sides on the command line.
func (x *Batch) Seats() []string { return report.Sides[:] }

// Won returns the share of games that a camp has won.
func (x *Batch) Won(camp int) report.Estimate { return x.share(x.Wins[camp]) }

// Lines returns the batch for the terminal.
func (x *Batch) Lines() []string {
	r := x.Report
	head := fmt.Sprintf("%s, %s from seed %s", x.Adventure.Name, report.Counted(len(r.Games), "game"), x.Seed)
	if x.Interrupted {
		head += fmt.Sprintf(", interrupted: %d were requested", r.Asked)
	}
	lines := []string{head}
	lines = append(lines, x.refusals()...)
	if len(r.Games) == 0 {
		return lines
	}
	lines = append(lines, "")
	lines = append(lines, x.wins()...)
	lines = append(lines, x.seats()...)
	lines = append(lines, "", "ended by          "+x.ends())
	lines = append(lines, report.Rows)
	row := func(what string, of arena.Spread) { lines = append(lines, report.SpreadRow(what, of)) }
	row("turns", r.Turns)
	row("choices", r.Decisions)
	row("Pennant banners", r.Banners[boards.Pennant])
	row("Standard banners", r.Banners[boards.Standard])
	for i := range r.Seats {
		row(words.Capital(r.Seats[i].Name), r.Seats[i].Banners)
	}
	row("turns, no order", r.Idle)
	row("turns, no loss", r.Quiet)
	if len(r.Lore) > 0 {
		row("Pennant tokens", r.Tokens[boards.Pennant])
		row("Standard tokens", r.Tokens[boards.Standard])
	}
	lines = append(lines, "")
	lines = append(lines, x.unused()...)
	lines = append(lines, x.lore()...)
	g := &r.Games[0]
	return append(lines, "", "the first of these games: "+x.Line.Command(g.Seed, g.Players).String())
}

// wins returns the wins of each camp or, with swapped camps, of each policy.
func (x *Batch) wins() []string { return x.won().Lines() }

func (x *Batch) won() *report.Wins {
	r := x.Report
	return &report.Wins{
		Sides:   [boards.Camps]string{narrate.People(boards.Pennant), narrate.People(boards.Standard)},
		Players: x.Players, Swap: x.Swap, All: len(r.Games), Won: r.Wins, Drawn: r.Draws, ByPlace: x.byCamp,
	}
}

// byCamp counts a policy's wins with each camp, and how often it had that camp.
func (x *Batch) byCamp(place int) (won, of [boards.Camps]int) {
	for i := range x.Report.Games {
		g := &x.Report.Games[i]
		camp := place
		if g.Swapped {
			camp = 1 - place
		}
		of[camp]++
		if g.Winner == battlelore.Side(camp) {
			won[camp]++
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

// refusals lists the reasons for games that could not be set up, each once with its first seed.
func (x *Batch) refusals() []string {
	var lines []string
	count, first := map[string]int{}, map[string]uint64{}
	var order []string
	for _, g := range x.Report.Refused {
		for _, r := range g.Reasons {
			text := r.Message()
			if count[text]++; count[text] == 1 {
				order, first[text] = append(order, text), g.Seed
			}
		}
	}
	for _, text := range order {
		lines = append(lines, fmt.Sprintf("%s not set up, as with seed %s: %s", report.Counted(count[text], "game"),
			strconv.FormatUint(first[text], 10), text))
	}
	return lines
}
