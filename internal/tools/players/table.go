package main

import (
	"fmt"
	"io"

	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
)

// cells is the results of an adventure, by the camp of the measured player.
type cells struct {
	s        *setup.Scenario
	asked    [boards.Camps]bool // camps of the match
	got, own [boards.Camps]inference.Sample
}

// above returns the chance that luck alone lifts the first sample this far above the second.
func above(got, own inference.Sample) inference.Chance {
	if got.Sum*own.Games <= own.Sum*got.Games {
		return inference.Sure
	}
	return inference.Parted(got, own) / 2
}

// print writes the table in Markdown, and a sentence on the total.
func (m *match) print(out io.Writer, rows []*cells) {
	var chances []inference.Chance
	var all inference.Sample
	var sides [boards.Camps]inference.Sample
	for _, r := range rows {
		for camp, got := range r.got {
			if !r.asked[camp] {
				continue
			}
			chances = append(chances, above(got, r.own[camp]))
			for _, to := range []*inference.Sample{&all, &sides[camp]} {
				*to = plus(*to, got)
			}
		}
	}
	shown := inference.Holm(chances, inference.PerMille(m.alarm))
	fmt.Fprintf(out, "%s takes %s of %d games against %s", m.player, winShare(all, true), all.Games, m.other)
	if min(sides[boards.Pennant].Games, sides[boards.Standard].Games) > 0 {
		fmt.Fprintf(out, "; as Pennants %s, as Standards %s", winShare(sides[boards.Pennant], true),
			winShare(sides[boards.Standard], true))
	}
	fmt.Fprint(out, ".\n\n")
	fmt.Fprintf(out, "| adventure | Pennants: %s | %s | Standards: %s | %s |\n| --- | --- | --- | --- | --- |\n",
		m.player, m.other, m.player, m.other)
	over, sure, seat := 0, 0, 0
	for _, r := range rows {
		fmt.Fprintf(out, "| %s", r.s.Adventure().Name)
		for camp, got := range r.got {
			if !r.asked[camp] {
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
			fmt.Fprintf(out, " | %s%s | %s", winShare(got, true), mark, winShare(r.own[camp], false))
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
