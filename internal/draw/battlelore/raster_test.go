package battlelore_test

import (
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// side is the number of cells of a drawing in each direction: for a token printed 11 mm wide, a third of a millimetre
// each.
const side = 32

// seen is a rendered drawing: the colour of each cell, row by row, and its text.
type seen struct {
	cells [side * side]string
	texts string
}

// style is the inherited style of an element.
type style struct {
	fill, stroke, over string  // over: paint-order
	width              float64 // of the stroke
	thin               float64 // how opaque the stroke is
	faint              bool
	at                 [3]float64 // dx, dy, scale
	turn               float64    // degrees
}

// edge is a straight segment of an outline; a move begins a new outline.
type edge struct{ x0, y0, x1, y1 float64 }

// raster renders a drawing of this package: paths, rectangles and circles with translation, scale and rotation, in
// solid colours on white paper. It leaves out faint shapes (shadows), and records letters without drawing them.
func raster(t *testing.T, svg string) *seen {
	t.Helper()
	out := &seen{}
	for i := range out.cells {
		out.cells[i] = "#ffffff"
	}
	box, stack := [4]float64{}, []style{{fill: "#000000", width: 1, thin: 1, at: [3]float64{0, 0, 1}}}
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
		switch e := token.(type) {
		case xml.CharData:
			if s := strings.TrimSpace(string(e)); s != "" {
				out.texts += s + " "
			}
		case xml.EndElement:
			stack = stack[:len(stack)-1]
		case xml.StartElement:
			s, a := stack[len(stack)-1], map[string]string{}
			for _, x := range e.Attr {
				a[x.Name.Local] = x.Value
			}
			s.take(a)
			stack = append(stack, s)
			if e.Name.Local == "svg" {
				copy(box[:], numbers(a["viewBox"]))
			} else if outline := outlineOf(e.Name.Local, a); outline != nil && !s.faint {
				out.paint(box, &s, outline)
			}
		}
	}
}

// take reads an element's attributes.
func (s *style) take(a map[string]string) {
	for name, into := range map[string]*string{"fill": &s.fill, "stroke": &s.stroke, "paint-order": &s.over} {
		if v, ok := a[name]; ok {
			*into = v
			if len(v) == 4 && v[0] == '#' {
				*into = "#" + v[1:2] + v[1:2] + v[2:3] + v[2:3] + v[3:] + v[3:]
			}
		}
	}
	if v, ok := a["stroke-width"]; ok {
		s.width = numbers(v)[0]
	}
	if v, ok := a["stroke-opacity"]; ok {
		s.thin = numbers(v)[0]
	}
	if _, ok := a["opacity"]; ok {
		s.faint = true
	}
	for _, part := range strings.SplitAfter(a["transform"], ")") {
		name, args, _ := strings.Cut(strings.TrimSpace(part), "(")
		switch n := numbers(args); name {
		case "translate":
			x, y := s.place(n[0], n[1])
			s.at[0], s.at[1] = x, y
		case "scale":
			s.at[2] *= n[0]
		case "rotate":
			s.turn += n[0]
		}
	}
}

// place returns the position of an element's point in the drawing.
func (s *style) place(x, y float64) (float64, float64) {
	sin, cos := math.Sincos(s.turn * math.Pi / 180)
	return s.at[0] + s.at[2]*(x*cos-y*sin), s.at[1] + s.at[2]*(x*sin+y*cos)
}

// paint draws an outline over the current cells, with its stroke under or over the fill.
func (v *seen) paint(box [4]float64, s *style, outline []edge) {
	moved := make([]edge, len(outline))
	for i, e := range outline {
		moved[i].x0, moved[i].y0 = s.place(e.x0, e.y0)
		moved[i].x1, moved[i].y1 = s.place(e.x1, e.y1)
	}
	for i := range v.cells {
		x := box[0] + (float64(i%side)+.5)*box[2]/side
		y := box[1] + (float64(i/side)+.5)*box[3]/side
		wound, near := 0, math.Inf(1)
		for _, e := range moved {
			if (e.y0 <= y) != (e.y1 <= y) && x < e.x0+(y-e.y0)/(e.y1-e.y0)*(e.x1-e.x0) {
				if wound++; e.y0 > e.y1 {
					wound -= 2
				}
			}
			near = min(near, e.distance(x, y))
		}
		body := wound != 0 && strings.HasPrefix(s.fill, "#")
		line := near <= s.width*s.at[2]/2 && strings.HasPrefix(s.stroke, "#")
		if line && !(body && s.over == "stroke") {
			v.cells[i] = mixed(s.stroke, v.cells[i], s.thin)
		} else if body {
			v.cells[i] = s.fill
		}
	}
}

// mixed blends a colour over another with an opacity.
func mixed(over, under string, opaque float64) string {
	if opaque == 1 {
		return over
	}
	out := "#"
	for i := 1; i < 7; i += 2 {
		a, _ := strconv.ParseUint(over[i:i+2], 16, 8) // colours of drawings have six digits
		b, _ := strconv.ParseUint(under[i:i+2], 16, 8)
		out += fmt.Sprintf("%02x", int(opaque*float64(a)+(1-opaque)*float64(b)))
	}
	return out
}

func (e edge) distance(x, y float64) float64 {
	dx, dy := e.x1-e.x0, e.y1-e.y0
	along := 0.0
	if l := dx*dx + dy*dy; l > 0 {
		along = min(max(((x-e.x0)*dx+(y-e.y0)*dy)/l, 0), 1)
	}
	return math.Hypot(x-e.x0-along*dx, y-e.y0-along*dy)
}

var (
	number  = regexp.MustCompile(`-?(?:\d+\.?\d*|\.\d+)`)
	command = regexp.MustCompile(`[a-zA-Z][^a-zA-Z]*`)
)

func numbers(s string) []float64 {
	var out []float64
	for _, n := range number.FindAllString(s, -1) {
		v, _ := strconv.ParseFloat(n, 64) // the pattern has numbers alone
		out = append(out, v)
	}
	return out
}

// outlineOf returns the outline of an element that has one.
func outlineOf(name string, a map[string]string) []edge {
	of := func(key string) float64 {
		if n := numbers(a[key]); len(n) > 0 {
			return n[0]
		}
		return 0
	}
	var p trace
	switch name {
	case "path":
		for _, c := range command.FindAllString(a["d"], -1) {
			p.do(c[0], numbers(c[1:]))
		}
	case "rect":
		p.do('M', []float64{of("x"), of("y")})
		p.do('h', []float64{of("width")})
		p.do('v', []float64{of("height")})
		p.do('h', []float64{-of("width")})
		p.do('z', nil)
	case "circle":
		p.do('M', []float64{of("cx") - of("r"), of("cy")})
		p.do('a', []float64{of("r"), of("r"), 0, 1, 0, 2 * of("r"), 0, of("r"), of("r"), 0, 1, 0, -2 * of("r"), 0})
	}
	return p.edges
}

// trace follows a path.
type trace struct {
	edges              []edge
	x, y, fromX, fromY float64 // where it is, and where its piece began
	cx, cy             float64 // the control point of the last curve, for t
}

func (p *trace) line(x, y float64) {
	p.edges = append(p.edges, edge{p.x, p.y, x, y})
	p.x, p.y = x, y
}

// do runs one command of a path, repeated for all its numbers.
func (p *trace) do(c byte, n []float64) {
	takes := map[byte]int{'m': 2, 'l': 2, 't': 2, 'h': 1, 'v': 1, 'q': 4, 'c': 6, 'a': 7, 'z': 0}[c|' ']
	if takes == 0 {
		p.line(p.fromX, p.fromY)
		return
	}
	for ; len(n) >= takes; n = n[takes:] {
		ox, oy := p.x, p.y
		if c < 'a' {
			ox, oy = 0, 0
		}
		x0, y0 := p.x, p.y
		switch c | ' ' {
		case 'm':
			p.x, p.y = ox+n[0], oy+n[1]
			p.fromX, p.fromY = p.x, p.y
			c-- // what follows are lines: l is the letter before m
		case 'l':
			p.line(ox+n[0], oy+n[1])
		case 'h':
			p.line(ox+n[0], p.y)
		case 'v':
			p.line(p.x, oy+n[0])
		case 'q':
			p.cx, p.cy = ox+n[0], oy+n[1]
			p.curve(x0, y0, ox+n[2], oy+n[3])
		case 't':
			p.cx, p.cy = 2*x0-p.cx, 2*y0-p.cy
			p.curve(x0, y0, ox+n[0], oy+n[1])
		case 'a':
			p.arc(n[0], n[1], n[3] != 0, n[4] != 0, ox+n[5], oy+n[6])
		}
	}
}

const steps = 8 // of a curve

func (p *trace) curve(x0, y0, x1, y1 float64) {
	for i := 1; i <= steps; i++ {
		u := float64(i) / steps
		w := 1 - u
		p.line(w*w*x0+2*w*u*p.cx+u*u*x1, w*w*y0+2*w*u*p.cy+u*u*y1)
	}
}

// arc follows an arc of an ellipse without rotation.
func (p *trace) arc(rx, ry float64, large, clockwise bool, x1, y1 float64) {
	x0, y0 := p.x/rx, p.y/ry
	dx, dy := x1/rx-x0, y1/ry-y0
	half := math.Hypot(dx, dy) / 2
	off := math.Sqrt(max(0, 1-half*half)) / half / 2
	if large == clockwise {
		off = -off
	}
	cx, cy := x0+dx/2-off*dy, y0+dy/2+off*dx
	from, to := math.Atan2(y0-cy, x0-cx), math.Atan2(y1/ry-cy, x1/rx-cx)
	if clockwise && to <= from {
		to += 2 * math.Pi
	} else if !clockwise && to >= from {
		to -= 2 * math.Pi
	}
	for i := 1; i <= 2*steps; i++ {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/(2*steps))
		p.line((cx+max(1, half)*cos)*rx, (cy+max(1, half)*sin)*ry)
	}
}
