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

// CardSVG draws a card's map from its player's view: the front rank at the top, the baseline at the bottom. ranks are
// the cells of each rank, the baseline first. Its title lists the units of each rank, in the page's language.
func CardSVG(in *words.Language, rules *rulebook.Rulebook, ranks []int, tokens []CardToken) string {
	most := 0
	for _, n := range ranks {
		most = max(most, n)
	}
	p := &picture{Picture: &command.Picture{Rules: &rules.Tables}, rules: rules}
	p.Bytes = make([]byte, 0, 16<<10)
	const margin = 6
	p.Num(`<svg xmlns="http://www.w3.org/2000/svg" class="cardmap" viewBox="0 0 `, 2*draw.HalfWidth*most+2*margin)
	p.Num(" ", draw.Quarter*(3*len(ranks)+1)+2*margin)
	p.Add(`" role="img" font-family="Helvetica, Arial, sans-serif"><title>`, draw.Escape(cardSays(in, ranks, tokens)),
		"</title>\n")
	at := func(rank, file int) draw.Point {
		return draw.Pt(margin+draw.HalfWidth*(most-ranks[rank-1]+2*file-1), margin+draw.Quarter*(3*(len(ranks)-rank)+2))
	}
	var cells draw.Path
	for r, n := range ranks {
		for f := range n {
			cells.Stamp(at(r+1, f+1), draw.HexPath)
		}
	}
	p.Add(`<path fill="`, p.Land(), `" stroke="`, draw.Shade(p.Land(), -55), `" stroke-width="3" d="`, string(cells), `"/>`)
	p.Add(`<g fill="`, draw.Shade(p.Land(), -58), `" font-size="18" text-anchor="middle">`)
	for r, n := range ranks {
		for f := range n {
			p.Text(at(r+1, f+1).Add(draw.Pt(0, 54)), strconv.Itoa(r+1))
		}
	}
	p.Add("</g>\n")
	for _, t := range tokens {
		if t.Unit != nil && t.Rank >= 1 && t.Rank <= len(ranks) && t.File >= 1 && t.File <= ranks[t.Rank-1] {
			c := at(t.Rank, t.File).Add(draw.Pt(-2, -3))
			p.token(c, Token{Camp: t.Camp, Unit: t.Unit}, in.Called(rowName(t.Unit.Name, t.Unit.ID)))
		}
	}
	p.Add("</svg>\n")
	return string(p.Bytes)
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
