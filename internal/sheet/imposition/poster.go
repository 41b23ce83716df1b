package imposition

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"strconv"

	"muster/internal/words"
	"muster/schema/source"
	"muster/sheet"
)

//go:embed poster.css
var posterStyle string

// Poster is a map to enlarge.
type Poster struct {
	*words.Language
	Title   string
	Content string // hash of its inputs; "" leaves it out
	Drawing []byte // an SVG file that this program has drawn
	Size    Size
	Print   sheet.Print
}

// side is the part of the map on one sheet.
type side struct {
	Window      string // of the drawing, as a view box
	Where       string // "Row 1 of 2, column 3 of 4"
	Right, Down bool   // there is a sheet to the right, and below
}

// parts is the data of the page of a poster.
type parts struct {
	Title, Advice, Name, Content string
	Drawing                      sheet.HTML
	Font                         string
	Sides                        []side
}

var root = source.LazyRegexp(
	`(?s)^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*?(?: font-family="([^"]*)")?>(.*)</svg>\s*$`)

// Page returns the poster as one HTML file: one sheet after the other, row by row.
func (p *Poster) Page() ([]byte, error) {
	found := root().FindSubmatch(p.Drawing)
	if found == nil {
		return nil, errors.New("there is no drawing to make larger")
	}
	width, _ := strconv.ParseFloat(string(found[1]), 64)
	height, _ := strconv.ParseFloat(string(found[2]), 64)
	plan, err := divide(p.Print, p.Size, width, height)
	if err != nil {
		return nil, err
	}
	number := func(mm float64) string { return strconv.FormatFloat(mm, 'f', 3, 64) }
	var sides []side
	for row := range plan.down {
		for column := range plan.across {
			x := float64(column) * (plan.wide - overlap) / plan.unit
			y := float64(row) * (plan.high - overlap) / plan.unit
			sides = append(sides, side{
				Window: fmt.Sprintf("%s %s %s %s", number(x), number(y), number(plan.wide/plan.unit),
					number(plan.high/plan.unit)),
				Where: p.T("Row %d of %d, column %d of %d", row+1, plan.down, column+1, plan.across),
				Right: column+1 < plan.across, Down: row+1 < plan.down,
			})
		}
	}
	css := posterStyle + fmt.Sprintf(":root { --wide: %smm; --high: %smm; }\n@page { size: %s; margin: 0; }\n",
		number(plan.wide), number(plan.high), plan.size)
	title := p.T("%s: a poster", sheet.Clean(p.Title))
	frame := sheet.Frame{Title: title, Class: "poster", Language: p.Language, Plain: true, Style: css, Print: p.Print}
	x := parts{
		Title: title, Name: sheet.Clean(p.Title), Content: p.Content, Drawing: sheet.HTML(found[4]), Font: string(found[3]),
		Sides: sides, Advice: p.T("Print at actual size. Cut the right and lower edge off each page along the dashed line, " +
			"then overlap it with the next page."),
	}
	return sheet.Document(frame, func(b *bytes.Buffer) { x.WriteBody(b) }), nil
}
