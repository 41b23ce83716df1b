package command

import (
	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/report/command"
	"muster/sheet"
)

// Data is the JSON that the script of the page reads. A piece or hand that a moment omits is the same as in the
// previous one.
type Data struct {
	Hexes    [][2]int `json:"hexes"` // positions of pieces on the picture, by hex
	Packs    []Pack   `json:"packs"` // by kind of card
	Seats    []string `json:"seats"`
	Step     string   `json:"step"`     // unit of steps: turn, or card
	Strength string   `json:"strength"` // unit of strength: figures, or blocks
	Tokens   Count    `json:"tokens"`   // held by players; empty for a game without tokens
	Marks    []string `json:"marks"`    // classes of the kinds of mark
	Camps    []int    `json:"camps"`    // of the seats
	Goal     [2]int   `json:"goal"`     // banners that win; 0: other things do
	Turns    []int    `json:"turns"`    // the moments with which turns begin
	// Chances are pairs: a moment, and the Pennants' win chance from then on in percent.
	Chances []int   `json:"chances,omitempty"`
	Frames  []Frame `json:"moments"`
}

// Count is a noun in singular and plural.
type Count = sheet.FrameCount

// Pack is a kind of card with the names of its cards.
type Pack struct {
	Count
	Names []string `json:"names"`
}

// Frame is a replay.Frame.
type Frame struct {
	// Pieces are the changed pieces, five numbers each: piece, hex or -1, strength, look, 1 if it is ordered.
	Pieces   []int  `json:"u,omitempty"`
	Hands    []Hand `json:"h,omitempty"`
	Banners  [2]int `json:"b"`
	Strength [2]int `json:"f"`
	Sites    []int  `json:"p,omitempty"`
	Marks    []int  `json:"x,omitempty"` // from hex, to hex, kind
	Open     []int  `json:"r,omitempty"`
}

// Hand is a replays.Hand.
type Hand struct {
	Cards  []int   `json:"c"`           // by pack
	Tokens int     `json:"t,omitempty"` // that the player holds
	Names  [][]int `json:"n,omitempty"` // by pack; left out of a hand that the reader may not see
}

// dataOf returns the data of a replay.
func (p *Page) dataOf() Data {
	r := p.Replay
	d := Data{
		Packs: p.Packs, Seats: r.Seats, Step: p.Step.One, Strength: p.Strength, Tokens: p.Tokens, Marks: p.Marks,
		Camps: p.Camps, Turns: r.Turns, Goal: p.Goal,
	}
	for _, at := range p.Centres {
		d.Hexes = append(d.Hexes, [2]int{at.X, at.Y})
	}
	for _, c := range r.Chances {
		d.Chances = append(d.Chances, c.Frame, c.Pennants)
	}
	for i := range r.Frames {
		d.Frames = append(d.Frames, frameOf(r, i))
	}
	return d
}

// frameOf returns a moment with its changes since the previous one.
func frameOf(r *command.Replay, i int) Frame {
	m := &r.Frames[i]
	out := Frame{Banners: m.Banners, Strength: m.Strength, Sites: m.Sites, Open: ints(m.Open)}
	for _, p := range m.Pieces {
		ordered := 0
		if p.Ordered {
			ordered = 1
		}
		out.Pieces = append(out.Pieces, int(p.Unit), int(p.At), int(p.Strength), int(p.Kind), ordered)
	}
	for _, x := range m.Marks {
		out.Marks = append(out.Marks, int(x.From), int(x.To), int(x.Kind))
	}
	if i > 0 && sameHands(m.Hands, r.Frames[i-1].Hands) {
		return out
	}
	for j := range m.Hands {
		out.Hands = append(out.Hands, handOf(&m.Hands[j]))
	}
	return out
}

func sameHands(a, b []command.Hand) bool {
	for i := range a {
		if i >= len(b) || !a[i].Same(&b[i]) {
			return false
		}
	}
	return len(a) == len(b)
}

// handOf returns a hand, with names if those of all its packs are known.
func handOf(h *command.Hand) Hand {
	out, known := Hand{Cards: []int{}, Tokens: int(h.Tokens)}, true
	for _, p := range h.Packs {
		out.Cards, known = append(out.Cards, int(p.Cards)), known && p.Names != nil
	}
	if known {
		for _, p := range h.Packs {
			out.Names = append(out.Names, ints(p.Names))
		}
	}
	return out
}

// ints converts numbers for JSON.
func ints(list []uint8) []int {
	if list == nil {
		return nil
	}
	out := make([]int, len(list))
	for i, n := range list {
		out[i] = int(n)
	}
	return out
}

// whole replaces null lists in the data, which the script could not read.
func (d *Data) whole() *Data {
	d.Packs = append([]Pack{}, d.Packs...)
	lists := []*[]string{&d.Seats, &d.Marks}
	for i := range d.Packs {
		lists = append(lists, &d.Packs[i].Names)
	}
	for _, list := range lists {
		*list = append([]string{}, *list...)
	}
	for _, list := range []*[]int{&d.Camps, &d.Turns} {
		*list = append([]int{}, *list...)
	}
	d.Hexes, d.Frames = append([][2]int{}, d.Hexes...), append([]Frame{}, d.Frames...)
	return d
}

// Under returns the positions of pieces on a picture of a board, at a distance below the centres of its hexes.
func Under(centres []draw.Point, drop int) []draw.Point {
	out := make([]draw.Point, len(centres))
	for i, at := range centres {
		out[i] = at.Add(draw.Pt(0, drop))
	}
	return out
}

// Numbered returns the numbers of the players' camps.
func Numbered(of []boards.Camp) []int {
	out := make([]int, len(of))
	for i, c := range of {
		out[i] = int(c)
	}
	return out
}
