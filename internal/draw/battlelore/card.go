package battlelore

import (
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
)

// CardToken is a unit on a Deployment card: rank 1 is the baseline, file 1 the player's left (CTA-02).
type CardToken struct {
	Rank, File int
	Camp       boards.Camp
	Unit       *rulebook.Unit
}

// cardGrid is the cells of a card: the number of each rank, the baseline first.
type cardGrid []int

// cardMargin is the space around the cells.
const cardMargin = 6

// most returns the cells of the longest rank.
func (g cardGrid) most() int {
	most := 0
	for _, n := range g {
		most = max(most, n)
	}
	return most
}

func (g cardGrid) width() int  { return 2*draw.HalfWidth*g.most() + 2*cardMargin }
func (g cardGrid) height() int { return draw.Quarter*(3*len(g)+1) + 2*cardMargin }

// at returns the middle of a cell.
func (g cardGrid) at(rank, file int) draw.Point {
	return draw.Pt(cardMargin+draw.HalfWidth*(g.most()-g[rank-1]+2*file-1), cardMargin+draw.Quarter*(3*(len(g)-rank)+2))
}

// has reports whether a card has the cell of a token.
func (g cardGrid) has(t *CardToken) bool {
	return t.Unit != nil && t.Rank >= 1 && t.Rank <= len(g) && t.File >= 1 && t.File <= g[t.Rank-1]
}

// cardTokenAt is the middle of a token in its cell.
var cardTokenAt = draw.Pt(-2, -3)

// CardSVG draws a card's map from its player's view: the front rank at the top, the baseline at the bottom. ranks are
// the cells of each rank, the baseline first. Its title lists the units of each rank, in the page's language.
func CardSVG(in *words.Language, rules *rulebook.Rulebook, ranks []int, tokens []CardToken) string {
	p, g := cardPicture(rules), cardGrid(ranks)
	p.Num(`<svg xmlns="http://www.w3.org/2000/svg" class="cardmap" viewBox="0 0 `, g.width())
	p.Num(" ", g.height())
	p.Add(`" role="img" font-family="Helvetica, Arial, sans-serif"><title>`, draw.Escape(cardSays(in, ranks, tokens)),
		"</title>\n")
	p.cardCells(g, draw.Pt(0, 0))
	for _, t := range tokens {
		if g.has(&t) {
			p.cardToken(in, g.at(t.Rank, t.File), &t)
		}
	}
	p.Add("</svg>\n")
	return string(p.Bytes)
}

// cardPicture returns an empty picture of cards.
func cardPicture(rules *rulebook.Rulebook) *picture {
	p := &picture{Picture: &command.Picture{Rules: &rules.Tables}, rules: rules}
	p.Bytes = make([]byte, 0, 16<<10)
	return p
}

// cardCells draws the empty cells of a card, with the numbers of their ranks.
func (p *picture) cardCells(g cardGrid, origin draw.Point) {
	var cells draw.Path
	for r, n := range g {
		for f := range n {
			cells.Stamp(g.at(r+1, f+1).Add(origin), draw.HexPath)
		}
	}
	p.Add(`<path fill="`, p.Land(), `" stroke="`, draw.Shade(p.Land(), -55), `" stroke-width="3" d="`, string(cells), `"/>`)
	p.Add(`<g fill="`, draw.Shade(p.Land(), -58), `" font-size="18" text-anchor="middle">`)
	for r, n := range g {
		for f := range n {
			p.Text(g.at(r+1, f+1).Add(origin).Add(draw.Pt(0, 54)), strconv.Itoa(r+1))
		}
	}
	p.Add("</g>\n")
}

// cardToken draws a unit in a cell with its middle at a point.
func (p *picture) cardToken(in *words.Language, at draw.Point, t *CardToken) {
	p.token(at.Add(cardTokenAt), Token{Camp: t.Camp, Unit: t.Unit}, in.Called(rowName(t.Unit.Name, t.Unit.ID)))
}

// cardSays lists the units of each rank of a card, the baseline first.
func cardSays(in *words.Language, ranks []int, tokens []CardToken) string {
	var out []string
	for r := range ranks {
		var names []string
		for f := range ranks[r] {
			for _, t := range tokens {
				if t.Unit != nil && t.Rank == r+1 && t.File == f+1 {
					names = append(names, in.Called(rowName(t.Unit.Name, t.Unit.ID)))
				}
			}
		}
		if len(names) > 0 {
			out = append(out, in.T("rank %d: %s", r+1, strings.Join(names, ", ")))
		}
	}
	if len(out) == 0 {
		return in.T("No units")
	}
	return strings.Join(out, "; ")
}

// CardText draws a card's map in ASCII, the front rank first.
func CardText(rules *rulebook.Rulebook, ranks []int, tokens []CardToken) string {
	most := 0
	for _, n := range ranks {
		most = max(most, n)
	}
	var b strings.Builder
	for r := len(ranks); r >= 1; r-- {
		line := "  rank " + strconv.Itoa(r) + "  " + strings.Repeat("  ", most-ranks[r-1])
		for f := 1; f <= ranks[r-1]; f++ {
			code := "."
			for _, t := range tokens {
				if t.Rank == r && t.File == f && t.Unit != nil {
					code = Code(rules, t.Unit, t.Camp)
				}
			}
			line += code + strings.Repeat(" ", max(1, 4-len(code)))
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}
