package kit

import "html/template"

// label is what stands on a bag.
type label struct {
	Emblem template.HTML
	Title  string // the adventure
	What   string
	Lines  []line
}

// line is so many of something.
type line struct {
	Count   int
	Name    string
	Picture template.HTML
}

// sheetOf is a sheet of labels, as stationers sell them.
type sheetOf struct {
	Across, Down int
	Lines        int // that a label holds
	Labels       []label
}

// labels are those of all bags: each camp's units, and the ground. What does not fit goes on the next.
func (x table) labels(letter bool) []sheetOf {
	one := sheetOf{Across: 3, Down: 8, Lines: 5} // 70 x 37 mm
	if letter {
		one = sheetOf{Across: 3, Down: 10, Lines: 3} // 2 5/8 x 1 in
	}
	var all []label
	split := func(emblem template.HTML, what string, lines []line) {
		parts := (len(lines) + one.Lines - 1) / one.Lines
		for i := range parts {
			l := label{Emblem: emblem, Title: x.Name, What: what, Lines: lines[i*one.Lines : min((i+1)*one.Lines, len(lines))]}
			if parts > 1 {
				l.What += " " + x.Number(i+1) + "/" + x.Number(parts)
			}
			all = append(all, l)
		}
	}
	for i := range x.Players {
		p := &x.Players[i]
		var lines []line
		for _, t := range figures(p) {
			lines = append(lines, line{t.Units, t.Name, t.Icon})
		}
		split(x.Emblem(p.Camp), p.Name, lines)
	}
	var ground []line
	for _, t := range x.Tiles {
		ground = append(ground, line{t.Count, t.Name, t.Picture})
	}
	split("", x.T("Ground"), ground)
	var out []sheetOf
	for per := one.Across * one.Down; len(all) > 0; all = all[min(per, len(all)):] {
		s := one
		s.Labels = all[:min(per, len(all))]
		out = append(out, s)
	}
	return out
}
