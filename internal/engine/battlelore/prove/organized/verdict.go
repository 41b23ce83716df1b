package organized

import (
	"encoding/binary"
	"slices"
)

// verdict is the results of calling a Reserve and exchanging the tokens, over all choices of the player. For the
// starting player it covers all earlier choices of the other one as well.
type verdict struct {
	least, most []uint8 // units concerned, by class
	num         []int64 // of den, by class: the chance that any unit is concerned when every choice of units is as likely
	den         int64   // 0: the numbers have outgrown us
	exact       []bool  // by class: false where the chance depends on exchanges
}

// The classes of a Reserve except tokens. Those of tokens follow, by banner.
const (
	heldRoomless  = iota // no vacant hex
	heldTokenless        // neither figures nor a token of its colour
	tokensLeft           // that nothing could replace
	heldLevied           // and further: tokens that stand in for units of the Reserve, by banner
)

func newVerdict(a *supply, den int64) *verdict {
	n := heldLevied + len(a.tokens)
	v := &verdict{
		least: slices.Repeat([]uint8{plenty}, n), most: make([]uint8, n), num: make([]int64, n), den: den,
		exact: slices.Repeat([]bool{den > 0}, n),
	}
	return v
}

// note adds a line of choices, which may end with least to most units of a class.
func (v *verdict) note(class int, num int64, least, most uint8) {
	v.least[class], v.most[class] = min(v.least[class], least), max(v.most[class], most)
	if least > 0 {
		v.num[class] += num
	} else if most > 0 { // some exchanges lead there, some do not
		v.exact[class] = false
	}
}

// verdict is the id of a verdict.
func (c *reserveSolver) verdict(v *verdict) int32 {
	buf := append(append(c.buf[:0], v.least...), v.most...)
	buf = binary.LittleEndian.AppendUint64(buf, uint64(v.den))
	for i, n := range v.num {
		if !v.exact[i] {
			n = -1
			v.num[i] = 0
		}
		buf = binary.LittleEndian.AppendUint64(buf, uint64(n))
	}
	c.buf = buf
	id, ok := c.named[string(buf)]
	if !ok {
		id = int32(len(c.verdicts))
		c.named[string(buf)] = id
		c.verdicts = append(c.verdicts, v)
	}
	return id
}

// after returns the verdict on the starting player's Reserve, after anything that the other player may have left.
func (c *reserveSolver) after(ready int32, p *leftView) int32 {
	if same := c.same(ready, p); same != none { // nothing depends on the other player
		return same
	}
	firsts := make([]*verdict, len(p.ways))
	den := p.den
	exact := slices.Repeat([]bool{true}, heldLevied+len(c.a.tokens))
	spread := newVerdict(c.a, 1)
	for i, w := range p.ways {
		firsts[i] = c.within(spread, ready, w, exact)
		den = common(den, firsts[i].den)
	}
	out := newVerdict(c.a, 0)
	out.least, out.most = spread.least, spread.most
	if den == 0 || p.den > maxDen/den {
		return c.verdict(out)
	}
	out.den, out.exact = p.den*den, exact
	for i, w := range p.ways {
		for class := range out.num {
			if exact[class] {
				out.num[class] += w.num * firsts[i].num[class] * (den / firsts[i].den)
			}
		}
	}
	return c.verdict(out)
}

// same returns the one verdict shared by all unit counts of a left view, or none.
func (c *reserveSolver) same(ready int32, p *leftView) int32 {
	verdict := int32(none)
	for i := range p.ways {
		for _, counts := range p.ways[i].counts {
			v := c.solve(ready, counts, false).verdict
			if verdict != none && v != verdict {
				return none
			}
			verdict = v
		}
	}
	return verdict
}

// within evaluates one choice of the other player's units. Where the following exchange makes a difference the chance
// is no longer exact. It returns the first verdict.
func (c *reserveSolver) within(spread *verdict, ready int32, w choiceWay, exact []bool) *verdict {
	var first *verdict
	for _, counts := range w.counts {
		v := c.verdicts[c.solve(ready, counts, false).verdict]
		if first == nil {
			first = v
		}
		for i := range exact {
			spread.least[i], spread.most[i] = min(spread.least[i], v.least[i]), max(spread.most[i], v.most[i])
			exact[i] = exact[i] && v.exact[i] && v.num[i]*first.den == first.num[i]*v.den
		}
	}
	return first
}

// maxDen is the largest denominator of a chance inside a pairing; the product of two still fits.
const maxDen = 1 << 31

// common returns the least common multiple of two denominators; 0 when it is too large, or one is.
func common(a, b int64) int64 {
	if a == 0 || b == 0 {
		return 0
	}
	x, y := a, b
	for y != 0 {
		x, y = y, x%y
	}
	if a/x > maxDen/b {
		return 0
	}
	return a / x * b
}
