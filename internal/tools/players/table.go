package main

import (
	"fmt"
	"io"
	"strings"

	"muster/internal/engine/inference"
)

// cells is the results of an adventure, by the side of the measured player.
type cells struct {
	board    int
	name     string
	asked    []bool // sides of the match
	got, own []inference.Sample
}

// above returns the chance that luck alone lifts the first sample this far above the second.
func above(got, own inference.Sample) inference.Chance {
	if got.Sum*own.Games <= own.Sum*got.Games {
		return inference.Sure
	}
	return inference.Parted(got, own) / 2
}

// print writes the table in Markdown, and a sentence on the total.
func (m *match) print(out io.Writer, sides []side, rows []*cells) {
	var chances []inference.Chance
	var all inference.Sample
	of := make([]inference.Sample, len(sides))
	for _, r := range rows {
		for side, got := range r.got {
			if !r.asked[side] {
				continue
			}
			chances = append(chances, above(got, r.own[side]))
			all, of[side] = plus(all, got), plus(of[side], got)
		}
	}
	shown := inference.Holm(chances, inference.PerMille(m.alarm))
	fmt.Fprintf(out, "%s takes %s of %d games against %s", m.player, winShare(all, true), all.Games, m.other)
	between := "; "
	for i, side := range sides {
		if of[i].Games > 0 && of[i].Games < all.Games {
			fmt.Fprintf(out, "%sas %s %s", between, side.name, winShare(of[i], true))
			between = ", "
		}
	}
	fmt.Fprint(out, ".\n\n| adventure")
	for _, side := range sides {
		fmt.Fprintf(out, " | %s: %s | %s", side.name, m.player, m.other)
	}
	fmt.Fprint(out, " |\n| ---", strings.Repeat(" | --- | ---", len(sides)), " |\n")
	over, sure, seat := 0, 0, 0
	for _, r := range rows {
		fmt.Fprintf(out, "| %s", r.name)
		for side, got := range r.got {
			if !r.asked[side] {
				fmt.Fprint(out, " | | ")
				continue
			}
			mark := ""
			if chances[seat] < inference.Sure {
				over++
			}
			if shown[seat] {
				mark = " **above**"
				sure++
			}
			seat++
			fmt.Fprintf(out, " | %s%s | %s", winShare(got, true), mark, winShare(r.own[side], false))
		}
		fmt.Fprintln(out, " |")
	}
	fmt.Fprintf(out, "\nIn %d of %d seats it took more than %s takes there against itself, in %d (**above**) by more\n"+
		"than luck: one-sided, at %d of 1000 over all these seats together (Holm). %d games a seat, %d of %s against\n"+
		"itself, from seed %d.\n",
		over, len(chances), m.other, sure, m.alarm, m.games, m.own, m.other, m.seed)
}

// winShare returns the share, in hundredths, with its 95% confidence interval.
func winShare(s inference.Sample, around bool) string {
	const thousand = 1000
	win := int64(inference.Won)
	mean := s.Mean(thousand) / win
	text := fmt.Sprintf("%d.%d%%", mean/10, mean%10)
	if around {
		i := inference.Wilson(int(s.Sum), int(s.Games), thousand)
		text += fmt.Sprintf(" (%d.%d to %d.%d)", i.Low/10, i.Low%10, i.High/10, i.High%10)
	}
	return text
}
