package command

import (
	"strconv"

	"muster/draw"
	"muster/maps/hex"
)

// Actor is a movable piece of a picture.
type Actor struct {
	At     hex.Hex      // initial position, hex.None if off the board
	Looks  []Appearance // all its looks in a game; the first one is the look at the start
	Left   int          // the figures or blocks that it has at first; below 0 has no number
	Number Number       // position of the number
	Rim    string       // the path that is marked while it is ordered; "" marks the ring of its number alone
}

// Number is a round plate with a number on it.
type Number struct {
	At     draw.Point // from the middle of the piece
	Radius int
}

// Append writes the plate, and a number with a text class; "" for none.
func (n *Number) Append(b []byte, number int, class string) []byte {
	if class != "" {
		class = ` class="` + class + `"`
	}
	x, size := strconv.Itoa(n.At.X), strconv.Itoa(n.Radius*3/2+1)
	for _, part := range []string{
		`<circle cx="`, x, `" cy="`, strconv.Itoa(n.At.Y), `" r="`, strconv.Itoa(n.Radius), `" fill="#fff" stroke="`, draw.Ink,
		`" stroke-width="3"/><text`, class, ` x="`, x, `" y="`, strconv.Itoa(n.At.Y + n.Radius/2 + 1), `" font-size="`, size,
		`" font-weight="bold" text-anchor="middle" fill="`, draw.Ink, `">`, strconv.Itoa(number), "</text>",
	} {
		b = append(b, part...)
	}
	return b
}

// Appearance is one appearance of an actor.
type Appearance struct {
	Title string
	Draw  func(b []byte) []byte // round the origin
}

// Prop is something that is on a hex for some time.
type Prop struct {
	At    hex.Hex
	There bool // at first
	Over  bool // over the actors, not under them
	Appearance
}

// Stage adds the groups that a script moves, shows and hides, each in the given order. A prop is a g.prop, an actor a
// g.unit with a g for each of its looks and a text.left with its number. An empty g.trail is under the actors, an empty
// g.marks over everything. All props are either under the actors or over them. drop is the distance of actors below the
// centres of hexes.
func (p *Picture) Stage(props []Prop, actors []Actor, drop int) {
	p.props(props, false)
	p.Add(`<g class="trail"></g>` + "\n")
	for i := range actors {
		p.actor(&actors[i], drop)
	}
	p.props(props, true)
	p.Add(`<g class="marks"></g>` + "\n")
}

// props draws the props over the actors, or those under them.
func (p *Picture) props(list []Prop, over bool) {
	for i := range list {
		if x := &list[i]; x.Over == over && p.Scene.On(x.At) {
			p.prop(x)
		}
	}
}

func (p *Picture) prop(x *Prop) {
	at := p.Centre(x.At)
	p.Num(`<g class="prop" transform="translate(`, at.X)
	p.Num(" ", at.Y)
	p.Add(`)"`)
	p.shown(x.There)
	p.Add("><title>", draw.Escape(x.Title), `</title>`)
	p.Bytes = x.Draw(p.Bytes)
	p.Add("</g>\n")
}

func (p *Picture) actor(x *Actor, drop int) {
	p.Add(`<g class="unit"`)
	there := p.Scene.On(x.At)
	if there {
		at := p.Centre(x.At)
		p.Num(` transform="translate(`, at.X)
		p.Num(" ", at.Y+drop)
		p.Add(`)"`)
	}
	p.shown(there)
	p.Add(">")
	for i, look := range x.Looks {
		p.Add("<g")
		p.shown(i == 0)
		p.Add("><title>", draw.Escape(look.Title), "</title>")
		p.Bytes = look.Draw(p.Bytes)
		p.Add("</g>")
	}
	if x.Rim != "" {
		p.Add(`<path class="rim" fill="none" d="M0 0`, x.Rim, `"/>`)
	}
	if x.Left >= 0 {
		p.Bytes = x.Number.Append(p.Bytes, x.Left, "left")
	}
	p.Add("</g>\n")
}

// shown hides what is absent at the start.
func (p *Picture) shown(there bool) {
	if !there {
		p.Add(` display="none"`)
	}
}
