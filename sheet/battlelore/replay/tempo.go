package replay

import (
	"strings"

	"muster/engine/battlelore/boards"
	"muster/report/battlelore/replays"
)

// Sizes of the strip.
const (
	tempoWide, tempoHigh = 1000, 150
	lane                 = 62 // of banners above, of figures below
	under                = 78
)

// tempo draws the strip of the game: banners above, figures below, by moment; turns are upright lines. The script sets
// the cursor.
func tempo(f *replays.Film) string {
	var b strings.Builder
	last := max(1, len(f.Moments)-1)
	x := func(i int) string { return number(i * tempoWide / last) }
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="tempo" viewBox="0 0 1000 150" preserveAspectRatio="none" ` +
		`role="img"><title>Banners and figures</title><desc>` + says(f) + `</desc>` + "\n" + `<path class="turns" vector-effect="non-scaling-stroke" d="`)
	for _, t := range f.Turns {
		b.WriteString("M" + x(t) + " 0v150")
	}
	b.WriteString(`"/>` + "\n")
	most, goal := 1, 1
	for i := range f.Moments {
		for camp := range boards.Camps {
			most, goal = max(most, f.Moments[i].Figures[camp]), max(goal, f.Moments[i].Banners[camp])
		}
	}
	if f.Battle != nil { // a deployment is not one yet
		for _, n := range f.Battle.Rules.Goal {
			goal = max(goal, n)
		}
	}
	steps := func(class string, base, top int, of func(m *replays.Moment) int) {
		b.WriteString(`<path class="` + class + `" vector-effect="non-scaling-stroke" d="`)
		for i := range f.Moments {
			y := number(base - lane*of(&f.Moments[i])/top)
			if i == 0 {
				b.WriteString("M0 " + y)
				continue
			}
			b.WriteString("H" + x(i) + "V" + y)
		}
		b.WriteString(`"/>` + "\n")
	}
	for camp := range boards.Camp(boards.Camps) {
		steps("banners "+camp.String(), lane+4, goal, func(m *replays.Moment) int { return m.Banners[camp] })
		steps("figures "+camp.String(), under+lane+6, most, func(m *replays.Moment) int { return m.Figures[camp] })
	}
	b.WriteString(`<path class="cursor" vector-effect="non-scaling-stroke" d="M0 0v150"/></svg>`)
	return b.String()
}

// says is the strip in words.
func says(f *replays.Film) string {
	first, end := &f.Moments[0], &f.Moments[len(f.Moments)-1]
	var out []string
	for camp := range boards.Camp(boards.Camps) {
		out = append(out, camp.Soldiers()+": "+number(end.Banners[camp])+" banners at the end, figures from "+
			number(first.Figures[camp])+" to "+number(end.Figures[camp]))
	}
	return strings.Join(out, "; ") + "."
}
