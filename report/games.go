package report

import (
	"fmt"
	"strconv"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/engine/policy"
)

// Version is the JSON version of answers about games.
const Version = 1

// GameShare is the JSON of a share of games.
type GameShare struct {
	Won  int `json:"won"`
	Low  int `json:"low"`  // of the interval, in thousandths
	High int `json:"high"` // of the interval, in thousandths
}

// ShareOf returns the JSON of a share.
func ShareOf(e Estimate) GameShare { return GameShare{e.Hits, e.Interval.Low, e.Interval.High} }

// EstimateOf returns the estimate of a share: n of all games.
func EstimateOf(n, all int) Estimate {
	low, high := arena.Interval(n, all)
	return Estimate{Hits: n, Trials: all, Interval: Interval{Low: low, High: high, Unit: Thousandths}}
}

// SpreadRow returns a line of a table of spreads.
func SpreadRow(what string, s arena.Spread) string {
	return fmt.Sprintf("%-18s%5d  %6d  %4d", what, s.Min, s.Median, s.Max)
}

// Rows is the heading of these lines.
const Rows = "                  least  median  most"

// Again returns the command line that replays a game.
func Again(word string, seed uint64, players [2]string) Command {
	words := Command{"muster", "play", word, "--seed", strconv.FormatUint(seed, 10)}
	for side, list := range players {
		players[side] = policy.LabelAll(list) // a style by its id
	}
	several := strings.Contains(players[0]+players[1], ",")
	switch {
	case several:
		for side, list := range players {
			words = append(words, "--players", Sides[side]+"="+list)
		}
	case players[0] == players[1]:
		words = append(words, "--players", players[0])
	default:
		words = append(words, "--players", players[0]+","+players[1])
	}
	return words
}

// Wins is the winners of games.
type Wins struct {
	Sides   [2]string // as a heading has them: "Pennants"
	Players [2]string // policies, with the sides of the games that were not swapped
	Swap    bool      // every other game was played with the sides swapped
	All     int
	Won     [2]int // by side
	Drawn   int
	// ByPlace counts a policy's wins with each side, and how often it had that side.
	ByPlace func(place int) (won, of [2]int)
}

// Lines returns the wins of each side or, with swapped sides, of each policy. Columns are as wide as their text, at
// least as wide as for short names.
func (w *Wins) Lines() []string {
	share := func(n int) string { return EstimateOf(n, w.All).Frequency() }
	if !w.Swap {
		var who [2]string
		for side, name := range w.Sides {
			who[side] = fmt.Sprintf("%s (%s)", name, policy.LabelAll(w.Players[side]))
		}
		wide := max(18, len(who[0]), len(who[1]))
		lines := []string{fmt.Sprintf("%-*s%5s  share", wide, "", "won")}
		for side, name := range who {
			lines = append(lines, fmt.Sprintf("%-*s%5d  %s", wide, name, w.Won[side], share(w.Won[side])))
		}
		return append(lines, fmt.Sprintf("%-*s%5d  %s", wide, "nobody", w.Drawn, share(w.Drawn)))
	}
	as := [2]string{"as " + w.Sides[0], "as " + w.Sides[1]}
	names := [2]string{policy.LabelAll(w.Players[0]), policy.LabelAll(w.Players[1])}
	wide := max(18, len(names[0])+1, len(names[1])+1)
	line := func(who, first, second, all string) string {
		return fmt.Sprintf("%-*s%-*s  %-*s  %s", wide, who, max(12, len(as[0])), first, max(13, len(as[1])), second, all)
	}
	lines := []string{line("", as[0], as[1], "in all")}
	for place, name := range names {
		won, of := w.ByPlace(place)
		lines = append(lines, line(name, fmt.Sprintf("%d of %d", won[0], of[0]), fmt.Sprintf("%d of %d", won[1], of[1]),
			fmt.Sprintf("%d of %d, %s", won[0]+won[1], w.All, share(won[0]+won[1]))))
	}
	return append(lines, line("nobody", "", "", fmt.Sprintf("%d of %d, %s", w.Drawn, w.All, share(w.Drawn))))
}
