package runewars

import (
	"fmt"
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/report/runewars"
)

// Sizes of the strip: a lane for dragon runes, one for areas below it.
const (
	wide = 1000
	lane = 62
	low  = 150
)

// tempo draws the strip of the game: dragon runes at the top, as far as they are known, areas below; spring seasons are
// vertical lines. The script sets the cursor.
func (p *replayPage) tempo() string {
	var b strings.Builder
	f := p.replay
	last := max(1, len(f.Frames)-1)
	x := func(i int) string { return strconv.Itoa(i * wide / last) }
	high := strconv.Itoa(low)
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="tempo" viewBox="0 0 1000 ` + high +
		`" preserveAspectRatio="none" role="img"><title>Dragon runes and areas</title><desc>` + draw.Escape(p.says()) +
		"</desc>\n" + `<path class="turns" vector-effect="non-scaling-stroke" d="`)
	for i, first := range f.Seasons {
		if i%4 == 0 {
			b.WriteString("M" + x(first) + " 0v" + high)
		}
	}
	b.WriteString("\"/>\n")
	runes, areas := int(f.Game.Rules.Options.ToWin), 1
	for i := range f.Frames {
		for _, s := range f.Frames[i].Stands {
			runes, areas = max(runes, s.Runes), max(areas, s.Areas)
		}
	}
	line := func(seat, base, top int, of func(s *runewars.Stand) int) {
		fmt.Fprintf(&b, `<path class="line f%d" vector-effect="non-scaling-stroke" d="`, seat)
		was := ""
		for i := range f.Frames {
			y := strconv.Itoa(base - lane*of(&f.Frames[i].Stands[seat])/top)
			switch {
			case i == 0:
				b.WriteString("M0 " + y)
			case y != was:
				b.WriteString("H" + x(i) + "V" + y)
			}
			was = y
		}
		b.WriteString("H1000\"/>\n")
	}
	for seat := range f.Game.Factions {
		if f.Sees(seat) {
			line(seat, lane+6, runes, func(s *runewars.Stand) int { return s.Runes })
		}
		line(seat, low-6, areas, func(s *runewars.Stand) int { return s.Areas })
	}
	b.WriteString(`<path class="cursor" vector-effect="non-scaling-stroke" d="M0 0v` + high + `"/></svg>`)
	return b.String()
}

// says describes the strip in words.
func (p *replayPage) says() string {
	f := p.replay
	first, end := &f.Frames[0], &f.Frames[len(f.Frames)-1]
	var out []string
	for seat, name := range p.Seats() {
		text := fmt.Sprintf("%s: areas from %d to %d", name, first.Stands[seat].Areas, end.Stands[seat].Areas)
		if n := end.Stands[seat].Runes; n >= 0 {
			text += fmt.Sprintf(", dragon runes at the end %d", n)
		}
		out = append(out, text)
	}
	return strings.Join(out, "; ") + "."
}
