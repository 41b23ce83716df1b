package imposition

import (
	"bytes"
	_ "embed"
	"strings"

	"muster/sheet"
)

// Style is how the places lie on both papers. A page's own style comes after it.
//
//go:embed nine.css
var Style string

// Frame returns a page with a title and its own card style, on the requested paper: A4, or Letter.
func Frame(title, style string, opts sheet.Options) sheet.Frame {
	paper := "A4"
	if strings.EqualFold(opts.Paper, "letter") {
		paper = "letter"
	}
	return sheet.Frame{
		Title: title, Class: "deck " + strings.ToLower(paper), Language: opts.Language, Plain: true, Print: opts.Print,
		Style: Style + style + "@page { size: " + paper + "; }\n",
	}
}

// Place returns the CSS classes of a slot of a side, counted by rows from 0 to 8.
func Place(at int) string {
	return "r" + sheet.Number(at/Across) + " c" + sheet.Number(at%Across)
}

// Marks returns the crop marks at the rim, and a cross at each side: held to the light, those of both sides of the
// paper coincide.
func Marks() sheet.HTML {
	const w, h = Across * Width, Down * Height
	var d bytes.Buffer
	for x := 0; x <= w; x += Width {
		d.WriteString("M" + sheet.Number(x) + "-1v-5M" + sheet.Number(x) + " " + sheet.Number(h+1) + "v5")
	}
	for y := 0; y <= h; y += Height {
		d.WriteString("M-1 " + sheet.Number(y) + "h-5M" + sheet.Number(w+1) + " " + sheet.Number(y) + "h5")
	}
	cross := ""
	for _, x := range []string{"-6.5", "195.5"} { // equally far from the rim
		cross += `<g class="register" transform="translate(` + x + ` 132)"><circle r="1.5"/><path d="M-2.5 0h5M0-2.5v5"/></g>`
	}
	return sheet.HTML(`<svg xmlns="http://www.w3.org/2000/svg" class="marks" viewBox="-10 -7 209 278" fill="none"` +
		` stroke="#000" stroke-width=".2" role="img" aria-hidden="true"><path d="` + d.String() + `"/>` + cross + "</svg>")
}
