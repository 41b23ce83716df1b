package battlelore

import (
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/draw/paint"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
)

// CardFace is the face of a Deployment card with its texts.
type CardFace struct {
	Index, Name, Foot string
	Tokens            []CardToken
	Units             []CardUnits
	Cell              func(rank, file int) string // names a cell
}

// CardUnits is the units of one type on a card.
type CardUnits struct {
	Count int
	Unit  *rulebook.Unit
}

// The layout of a card in units of its map, which prints 46 mm wide on a card of 89 by 63 mm.
const (
	faceAcross = 3 // cards in a row
	faceWidth  = 828
	faceHeight = 586
	faceGap    = 36
	facePad    = 28
	faceRule   = 92  // the line below the name
	faceTop    = 106 // of the map
	faceRow    = 62  // of a unit type
	faceBottom = faceHeight - 24
)

// CardBoard draws cards side by side in layers, with their cells as spots.
func CardBoard(
	in *words.Language, rules *rulebook.Rulebook, camp boards.Camp, ranks []int, faces []CardFace,
) *paint.Board {
	g := cardGrid(ranks)
	down := (len(faces) + faceAcross - 1) / faceAcross
	out := &paint.Board{
		Width:  faceGap + min(len(faces), faceAcross)*(faceWidth+faceGap),
		Height: faceGap + down*(faceHeight+faceGap),
	}
	const style = `font-family="Helvetica, Arial, sans-serif"`
	lists := paint.Layer{Key: "lists", Style: style}
	units := paint.Layer{Key: "units", Style: style}
	p := cardPicture(rules)
	for i := range faces {
		f := &faces[i]
		corner := draw.Pt(faceGap+i%faceAcross*(faceWidth+faceGap), faceGap+i/faceAcross*(faceHeight+faceGap))
		p.cardFace(f, camp, corner)
		origin := corner.Add(draw.Pt(facePad, faceTop))
		p.cardCells(g, origin)
		list := cardPicture(rules)
		list.cardList(in, f, camp, corner.Add(draw.Pt(facePad+g.width()+18, faceTop)), g.height())
		lists.Cells = append(lists.Cells, paint.CellMarkup{Hex: len(out.Spots), Markup: string(list.Bytes)})
		for rank := len(g); rank >= 1; rank-- {
			for file := 1; file <= g[rank-1]; file++ {
				at := g.at(rank, file).Add(origin)
				for _, t := range f.Tokens {
					if g.has(&t) && t.Rank == rank && t.File == file {
						token := cardPicture(rules)
						token.cardToken(in, at, &t)
						units.Cells = append(units.Cells, paint.CellMarkup{Hex: len(out.Spots), Markup: string(token.Bytes)})
					}
				}
				out.Spots = append(out.Spots, paint.Spot{
					Label: f.Cell(rank, file), X: at.X, Y: at.Y, Card: i, Row: len(g) - rank, Cell: file - 1,
				})
			}
		}
	}
	out.Layers = []paint.Layer{{Key: "faces", Style: style, Markup: string(p.Bytes)}, lists, units}
	return out
}

// cardFace draws a card without its map and its units.
func (p *picture) cardFace(f *CardFace, camp boards.Camp, corner draw.Point) {
	at := func(x, y int) draw.Point { return corner.Add(draw.Pt(x, y)) }
	p.box(at(0, 0), faceWidth, faceHeight, `fill="#fff" stroke="#2b2620" stroke-width="2" rx="10"`)
	p.nested(Emblem(camp), at(facePad, 24), 60, 56)
	p.Add(`<g fill="#2b2620" font-weight="bold" font-size="44">`)
	p.Text(at(facePad+70, 70), f.Index)
	p.Add(`</g><g fill="#2b2620" font-weight="600" font-size="33">`)
	name := facePad + 70 + 14 + draw.TextWidth(f.Index, 44)
	p.Text(at(name, 66), fitted(f.Name, 33, faceWidth-facePad-name))
	p.Add("</g>")
	p.box(at(facePad, faceRule), faceWidth-2*facePad, 5, `fill="#8a2b1d"`)
	p.Add(`<g fill="#5c5346" font-size="19">`)
	p.Text(at(facePad, faceBottom), fitted(f.Foot, 19, faceWidth-2*facePad))
	p.Add("</g>\n")
}

// cardList draws the numbers of units next to the map of a card.
func (p *picture) cardList(in *words.Language, f *CardFace, camp boards.Camp, corner draw.Point, height int) {
	row := min(faceRow, height/max(len(f.Units), 1))
	top := (height - row*len(f.Units)) / 2
	for i, u := range f.Units {
		at := corner.Add(draw.Pt(0, top+i*row))
		p.Add(`<g fill="#2b2620" font-size="32">`)
		p.Text(at.Add(draw.Pt(0, row/2+11)), strconv.Itoa(u.Count))
		p.Add("</g>")
		p.nested(Icon(p.rules, u.Unit, camp), at.Add(draw.Pt(30, (row-55)/2)), 60, 55)
		p.Add(`<g fill="#2b2620" font-size="26">`)
		lines := twoLines(in.Called(rowName(u.Unit.Name, u.Unit.ID)), 26, faceWidth-facePad*2-cardListFrom)
		for n, line := range lines {
			p.Text(at.Add(draw.Pt(100, row/2+9-14*(len(lines)-1)+28*n)), line)
		}
		p.Add("</g>\n")
	}
}

// cardListFrom is where the names of units begin on a card with four cells in a rank.
const cardListFrom = 546

// box draws a rectangle.
func (p *picture) box(at draw.Point, width, height int, style string) {
	p.Num(`<rect x="`, at.X)
	p.Num(`" y="`, at.Y)
	p.Num(`" width="`, width)
	p.Num(`" height="`, height)
	p.Add(`" `, style, "/>")
}

// nested draws a picture of its own at a point.
func (p *picture) nested(svg string, at draw.Point, width, height int) {
	p.Num(`<svg x="`, at.X)
	p.Num(`" y="`, at.Y)
	p.Num(`" width="`, width)
	p.Num(`" height="`, height)
	p.Add(`" `, strings.TrimPrefix(svg, "<svg "))
}

// fitted shortens a text to a width.
func fitted(text string, size, width int) string {
	for n := len([]rune(text)); n > 1 && draw.TextWidth(text, size) > width; n-- {
		text = draw.Shorten(text, n-1)
	}
	return text
}

// twoLines breaks a text into two lines at most.
func twoLines(text string, size, width int) []string {
	list := strings.Fields(text)
	for n := len(list); n > 0; n-- {
		if first := strings.Join(list[:n], " "); n == 1 || draw.TextWidth(first, size) <= width {
			if n == len(list) {
				return []string{fitted(first, size, width)}
			}
			return []string{fitted(first, size, width), fitted(strings.Join(list[n:], " "), size, width)}
		}
	}
	return nil
}
