package findings

import (
	"fmt"
	"io"
	"strings"

	"muster/report"
)

// Battle is the results of one pair of players on a definition, before and after a change.
type Battle struct {
	File     string
	Players  string
	Old, New *Games // nil without games
}

// Games is the result of games.
type Games struct {
	Count int
	Won   []Won
	Turns int // of all games
	Value Value
}

// Value is the win rate of a side between players of equal strength, in thousandths.
type Value struct {
	Side     string // "" where no value is known
	Share    int
	Interval report.Interval
}

// Won is the win rate of a side.
type Won struct {
	Side  string
	Share report.Estimate
}

// Battles writes game results as a table, for the comment of a pull request; before names the baseline, "" for none.
func Battles(out io.Writer, all []Battle, before string) error {
	var b strings.Builder
	b.WriteString("\n### Games\n\n")
	if len(all) == 0 {
		b.WriteString("No adventure was played.\n")
		_, err := io.WriteString(out, b.String())
		return err
	}
	b.WriteString("Win rates with 95% confidence intervals.")
	if before == "" {
		b.WriteString("\n\n| where | players | | games |\n|---|---|---|---|\n")
	} else {
		fmt.Fprintf(&b, " Both versions are played from the same seeds; bold marks "+
			"differences whose intervals do not overlap.\n\n| where | players | | %s | now "+
			"|\n|---|---|---|---|---|\n", cell(before))
	}
	for i := range all {
		all[i].rows(&b, before != "")
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// rows writes a line for the number of games, one for each side and one for the turns.
func (x *Battle) rows(b *strings.Builder, compared bool) {
	any := x.New
	if any == nil {
		any = x.Old
	}
	line := func(where, players, what, old, now string) {
		cells := []string{where, players, what, old, now}
		if !compared {
			cells = []string{where, players, what, now}
		}
		b.WriteString("| " + strings.Join(cells, " | ") + " |\n")
	}
	line(cell(x.File), cell(x.Players), "games", x.Old.count(), x.New.count())
	value := func(of *Games, old, now string) {
		line("", "", cell(of.Value.Side)+" win, between equal players", old, now)
	}
	switch old, now := x.Old.value(), x.New.value(); {
	case old != "" && now != "" && x.Old.Value.Side != x.New.Value.Side: // another side is the strongest one
		value(x.Old, old, "")
		value(x.New, "", now)
	case old != "" && now != "" && x.Old.Value.Interval.Apart(x.New.Value.Interval):
		value(x.New, old, "**"+now+"**")
	case now != "":
		value(x.New, old, now)
	case old != "":
		value(x.Old, old, now)
	}
	for i, won := range any.Won {
		old, now := x.Old.won(i), x.New.won(i)
		if x.Old != nil && x.New != nil && apart(x.Old.Won[i].Share, x.New.Won[i].Share) {
			now = "**" + now + "**"
		}
		line("", "", cell(won.Side)+" win", old, now)
	}
	line("", "", "turns a game", x.Old.turns(), x.New.turns())
}

// none is shown if nothing was played.
const none = "not played"

func (g *Games) count() string {
	if g == nil {
		return none
	}
	return fmt.Sprint(g.Count)
}

func (g *Games) won(i int) string {
	if g == nil || g.Count == 0 {
		return ""
	}
	return g.Won[i].Share.Frequency()
}

func (g *Games) value() string {
	if g == nil || g.Value.Side == "" {
		return ""
	}
	tenths := func(n int) string { return fmt.Sprintf("%d.%d", n/10, n%10) }
	v := g.Value
	return fmt.Sprintf("%s%% (%s to %s%%)", tenths(v.Share), tenths(v.Interval.Low), tenths(v.Interval.High))
}

// turns returns the mean to one decimal.
func (g *Games) turns() string {
	if g == nil || g.Count == 0 {
		return ""
	}
	tenths := (10*g.Turns + g.Count/2) / g.Count
	return fmt.Sprintf("%d.%d", tenths/10, tenths%10)
}

// apart reports whether the intervals of two shares are disjoint.
func apart(a, b report.Estimate) bool {
	return a.Interval.Apart(b.Interval)
}
