package cli

import (
	"fmt"
	"strconv"
	"strings"

	"muster/adventures"
	"muster/engine"
	"muster/engine/arena"
	"muster/engine/selfplay"
	"muster/engine/tell"
	"muster/maps/hex"
)

// batchAnswer is what a batch of games comes to.
type batchAnswer struct {
	report      *selfplay.Report
	adventure   *adventures.Adventure
	flags       *playFlags
	interrupted bool
}

// text is the answer for people.
func (x *batchAnswer) text() []string {
	r := x.report
	head := fmt.Sprintf("%s, %s from seed %s", x.adventure.Name, counted(len(r.Games), "game"), x.flags.seed)
	if x.interrupted {
		head += fmt.Sprintf(", interrupted: %d were asked for", r.Asked)
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
	lines = append(lines, "                  least  median  most")
	row := func(what string, s arena.Spread) {
		lines = append(lines, fmt.Sprintf("%-18s%5d  %6d  %4d", what, s.Min, s.Median, s.Max))
	}
	row("turns", r.Turns)
	row("choices", r.Decisions)
	row("Pennant banners", r.Banners[hex.Pennant])
	row("Standard banners", r.Banners[hex.Standard])
	for i := range r.Seats {
		row(capital(r.Seats[i].Name), r.Seats[i].Banners)
	}
	row("turns, no order", r.Idle)
	row("turns, no loss", r.Quiet)
	if len(r.Lore) > 0 {
		row("Pennant tokens", r.Tokens[hex.Pennant])
		row("Standard tokens", r.Tokens[hex.Standard])
	}
	lines = append(lines, "")
	lines = append(lines, x.unused()...)
	lines = append(lines, x.lore()...)
	g := &r.Games[0]
	return append(lines, "", "the first of these games: "+x.flags.again(g))
}

// wins are the games that each camp or, with swapped camps, each policy has won.
func (x *batchAnswer) wins() []string {
	r := x.report
	all := len(r.Games)
	if !x.flags.swap {
		lines := []string{fmt.Sprintf("%-18s%5s  share", "", "won")}
		for camp := range hex.Camp(hex.Camps) {
			who := fmt.Sprintf("%s (%s)", tell.People(camp), x.flags.players[camp])
			lines = append(lines, fmt.Sprintf("%-18s%5d  %s", who, r.Wins[camp], shareOf(r.Wins[camp], all)))
		}
		return append(lines, fmt.Sprintf("%-18s%5d  %s", "nobody", r.Draws, shareOf(r.Draws, all)))
	}
	lines := []string{"                  as Pennants   as Standards   in all"}
	for place, name := range x.flags.players {
		won, of := x.byCamp(place)
		lines = append(lines, fmt.Sprintf("%-18s%-12s  %-13s  %s", name, fmt.Sprintf("%d of %d", won[0], of[0]),
			fmt.Sprintf("%d of %d", won[1], of[1]), fmt.Sprintf("%d of %d, %s", won[0]+won[1], all, shareOf(won[0]+won[1], all))))
	}
	return append(lines, fmt.Sprintf("%-18s%-12s  %-13s  %d of %d, %s", "nobody", "", "", r.Draws, all, shareOf(r.Draws, all)))
}

// byCamp counts what a policy of the batch has won with each camp, and how often it had it.
func (x *batchAnswer) byCamp(place int) (won, of [hex.Camps]int) {
	for i := range x.report.Games {
		g := &x.report.Games[i]
		camp := place
		if g.Swapped {
			camp = 1 - place
		}
		of[camp]++
		if g.Winner == engine.Side(camp) {
			won[camp]++
		}
	}
	return won, of
}

// shareOf is a share with the interval in which it lies with 95 of 100 such batches.
func shareOf(n, of int) string {
	low, high := arena.Interval(n, of)
	return fmt.Sprintf("%s (%s to %s)", percents((1000*n+of/2)/of), tenths(low), percents(high))
}

// percents writes thousandths as per cent.
func percents(n int) string { return tenths(n) + "%" }

func tenths(n int) string { return fmt.Sprintf("%d.%d", n/10, n%10) }

// ends says how the games ended.
func (x *batchAnswer) ends() string {
	var parts []string
	for how, n := range x.report.Reasons {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", strings.ReplaceAll(selfplay.EndNames[how], "-", " "), n))
		}
	}
	return strings.Join(parts, ", ")
}

// refusals tells of the games that could not be set up, each reason once with the first seed that shows it.
func (x *batchAnswer) refusals() []string {
	var lines []string
	count, first := map[string]int{}, map[string]uint64{}
	var order []string
	for _, g := range x.report.Refused {
		for _, r := range g.Reasons {
			text := r.Message()
			if count[text]++; count[text] == 1 {
				order, first[text] = append(order, text), g.Seed
			}
		}
	}
	for _, text := range order {
		lines = append(lines, fmt.Sprintf("%s not set up, as with seed %s: %s", counted(count[text], "game"),
			strconv.FormatUint(first[text], 10), text))
	}
	return lines
}
