package draw

import (
	"strconv"
	"strings"
)

// Percent returns a share of thousandths in whole per cent, without the sign: "37", and "<1" for a small nonzero share.
func Percent(perMille int) string {
	if perMille > 0 && perMille < 5 {
		return "<1"
	}
	return strconv.Itoa((perMille + 5) / 10)
}

// Bar is one column of a chart.
type Bar struct {
	Name     string
	PerMille int // of all cases
}

// Bars draws shares as columns on one scale: a full column is 100%. The axis title is what.
func Bars(bars []Bar, what string) string {
	const step, width, height, foot, head = 52, 36, 120, 46, 30
	p := &Canvas{}
	p.Num(`<svg xmlns="http://www.w3.org/2000/svg" class="bars" viewBox="0 0 `, step*len(bars)+190)
	p.Num(" ", head+height+foot)
	p.Add(
		`" role="img" font-family="Helvetica, Arial, sans-serif" font-size="21" text-anchor="middle" fill="`,
		Ink,
		"\">\n",
	)
	most := 1
	var says []string
	for _, b := range bars {
		if most = max(most, b.PerMille); b.PerMille > 0 {
			says = append(says, b.Name+": "+Percent(b.PerMille)+"%")
		}
	}
	p.Add("<title>", Escape(Shorten(what, 80)), "</title>\n<desc>", Escape(strings.Join(says, ", ")), "</desc>\n")
	for i, b := range bars {
		x := step*i + step/2
		if b.PerMille > 0 {
			tall := max(b.PerMille*height/most, 2)
			p.Num(`<rect x="`, x-width/2)
			p.Num(`" y="`, head+height-tall)
			p.Add(
				`" width="`,
				strconv.Itoa(width),
				`" height="`,
				strconv.Itoa(tall),
				`" fill="#5c7a3a" stroke="`,
				Ink,
				`" stroke-width="2"/>`,
			)
			p.Text(Point{x, head + height - tall - 7}, Percent(b.PerMille))
		}
		p.Text(Point{x, head + height + 26}, b.Name)
	}
	p.Num(`<path stroke="`+Ink+`" stroke-width="3" d="M0 `, head+height)
	p.Num("h", step*len(bars))
	p.Add(`"/>`, `<g text-anchor="start">`)
	p.Text(Point{step*len(bars) + 14, head + height + 26}, what)
	p.Add("</g></svg>\n")
	return string(p.Bytes)
}
