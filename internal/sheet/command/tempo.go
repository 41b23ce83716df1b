package command

import (
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/report/command"
)

// Sizes of the strip.
const (
	tempoWide = 1000
	lane      = 62 // height of a lane: banners at the top, strength below, then win chances if there are any
	under     = 78 // the top of the strength
	below     = 152
	two       = 150 // high
	three     = 224
)

// tempo draws the strip of the game by moment: banners at the top, strength below, then the win chance; turns are
// vertical lines. The script sets the cursor.
func (p *Page) tempo() string {
	var b strings.Builder
	f := p.Replay
	last := max(1, len(f.Frames)-1)
	x := func(i int) string { return number(i * tempoWide / last) }
	high, class, title := number(two), "tempo", "Banners and "+p.Strength
	if len(f.Chances) > 0 {
		high, class, title = number(three), "tempo chances", "Banners, "+p.Strength+" and the chance to win"
	}
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="` + class + `" viewBox="0 0 1000 ` + high +
		`" preserveAspectRatio="none" role="img"><title>` + title + `</title><desc>` +
		draw.Escape(p.says()) + `</desc>` + "\n" +
		`<path class="turns" vector-effect="non-scaling-stroke" d="`)
	for _, t := range f.Turns {
		b.WriteString("M" + x(t) + " 0v" + high)
	}
	b.WriteString(`"/>` + "\n")
	most, goal := 1, 1
	for i := range f.Frames {
		for camp := range boards.Camps {
			most, goal = max(most, f.Frames[i].Strength[camp]), max(goal, f.Frames[i].Banners[camp])
		}
	}
	for _, n := range p.Goal { // none of a deployment, which is no battle yet
		goal = max(goal, n)
	}
	steps := func(class string, base, top int, of func(m *command.Frame) int) {
		b.WriteString(`<path class="` + class + `" vector-effect="non-scaling-stroke" d="`)
		for i := range f.Frames {
			y := number(base - lane*of(&f.Frames[i])/top)
			if i == 0 {
				b.WriteString("M0 " + y)
				continue
			}
			b.WriteString("H" + x(i) + "V" + y)
		}
		b.WriteString(`"/>` + "\n")
	}
	for camp := range boards.Camp(boards.Camps) {
		steps("banners "+camp.String(), lane+4, goal, func(m *command.Frame) int { return m.Banners[camp] })
		steps("strength "+camp.String(), under+lane+6, most, func(m *command.Frame) int { return m.Strength[camp] })
	}
	b.WriteString(odds(f, x))
	b.WriteString(`<path class="cursor" vector-effect="non-scaling-stroke" d="M0 0v` + high + `"/></svg>`)
	return b.String()
}

// odds draws the win chance: the Pennants' line, where higher is better for them, and the middle line for even. x
// returns the position of a moment.
func odds(f *command.Replay, x func(moment int) string) string {
	if len(f.Chances) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString(`<path class="even" vector-effect="non-scaling-stroke" d="M0 ` + number(below+lane/2) + `h1000"/>` + "\n")
	b.WriteString(`<path class="chance pennant" vector-effect="non-scaling-stroke" d="`)
	for i, c := range f.Chances {
		step := "L"
		if i == 0 {
			step = "M"
		}
		b.WriteString(step + x(c.Frame) + " " + number(below+lane-lane*c.Pennants/100))
	}
	b.WriteString(`"/>` + "\n")
	return b.String()
}

// says describes the strip in words.
func (p *Page) says() string {
	f := p.Replay
	first, end := &f.Frames[0], &f.Frames[len(f.Frames)-1]
	var out []string
	for camp := range boards.Camp(boards.Camps) {
		out = append(out, p.Sides[camp]+": "+number(end.Banners[camp])+" banners at the end, "+p.Strength+" from "+
			number(first.Strength[camp])+" to "+number(end.Strength[camp]))
	}
	said := strings.Join(out, "; ") + "."
	if n := len(f.Chances); n > 1 {
		most, least := 0, 100
		for _, c := range f.Chances[:n-1] {
			most, least = max(most, c.Pennants), min(least, c.Pennants)
		}
		said += " Chance of the " + p.Sides[boards.Pennant] + " to win: " + number(f.Chances[0].Pennants) +
			" % at the first turn, later between " +
			number(least) + " % and " + number(most) + " %."
	}
	return said
}

// number formats a number for SVG.
func number(n int) string { return strconv.Itoa(n) }
