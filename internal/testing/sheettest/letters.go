package sheettest

import (
	"cmp"
	"encoding/xml"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// LeastContrast is the minimum contrast of letters with their background (WCAG 2, AA).
const LeastContrast = 4.5

// shape is a filled area of a drawing: polygons, and the colour.
type shape struct {
	rings [][][2]float64
	fill  string
}

// look is the inherited style of an element.
type look struct {
	fill, stroke, order, anchor string
	size, x, y, scale           float64
}

// Letters compares the colour of each text of a page's drawings with the last earlier fill under its centre: a rim of
// letters counts as their background. It treats curves as their corners, and ignores lines.
func Letters(t testing.TB, name, page string) (texts int) {
	t.Helper()
	for {
		at := strings.Index(page, "<svg")
		if at < 0 {
			return texts
		}
		end := strings.Index(page[at:], "</svg>")
		if end < 0 {
			t.Fatalf("%s: a drawing does not end", name)
		}
		texts += letters(t, name, page[at:at+end+len("</svg>")])
		page = page[at+end:]
	}
}

func letters(t testing.TB, name, svg string) (texts int) {
	t.Helper()
	stack := []look{{fill: "#000", size: 16, scale: 1}}
	var shapes []shape
	said := map[string]bool{}
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := d.Token()
		if err != nil {
			return texts
		}
		if _, ok := token.(xml.EndElement); ok {
			stack = stack[:len(stack)-1]
			continue
		}
		e, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		l, attr := stack[len(stack)-1], map[string]string{}
		for _, a := range e.Attr {
			attr[a.Name.Local] = a.Value
		}
		l.fill, l.stroke = cmp.Or(attr["fill"], l.fill), cmp.Or(attr["stroke"], l.stroke)
		l.order, l.anchor = cmp.Or(attr["paint-order"], l.order), cmp.Or(attr["text-anchor"], l.anchor)
		if s := number(attr["font-size"]); s > 0 {
			l.size = s
		}
		l.transform(attr["transform"])
		stack = append(stack, l)
		switch e.Name.Local {
		case "path", "rect", "circle":
			if l.fill != "none" && attr["opacity"] == "" {
				shapes = append(shapes, shape{l.outline(e.Name.Local, attr), l.fill})
			}
		case "text":
			texts++
			x, y := l.x+l.scale*number(attr["x"]), l.y+l.scale*(number(attr["y"])-.35*l.size)
			under := "#fff"
			for _, s := range shapes {
				if s.covers(x, y) {
					under = s.fill
				}
			}
			if l.order != "" && l.stroke != "" {
				under = l.stroke
			}
			if c := contrast(l.fill, under); c < LeastContrast && !said[l.fill+under] {
				said[l.fill+under] = true
				t.Errorf("%s: letters in %s on %s have %.1f to 1 at %.0f,%.0f", name, l.fill, under, c, x, y)
			}
		}
	}
}

var moved = regexp.MustCompile(`(translate|scale)\(([^)]*)\)`)

// transform applies translation and scale to the content of an element.
func (l *look) transform(text string) {
	for _, m := range moved.FindAllStringSubmatch(text, -1) {
		v := numbers(m[2])
		switch {
		case m[1] == "scale" && len(v) > 0:
			l.scale *= v[0]
		case len(v) == 2:
			l.x, l.y = l.x+l.scale*v[0], l.y+l.scale*v[1]
		}
	}
}

// outline returns the rings of a shape.
func (l *look) outline(kind string, attr map[string]string) [][][2]float64 {
	d := attr["d"]
	switch kind {
	case "rect":
		d = "M" + cmp.Or(attr["x"], "0") + " " + cmp.Or(attr["y"], "0") + "h" + attr["width"] + "v" + attr["height"] +
			"h-" + attr["width"] + "z"
	case "circle":
		r, wide := attr["r"], strconv.FormatFloat(2*number(attr["r"]), 'g', -1, 64)
		d = "M" + cmp.Or(attr["cx"], "0") + " " + cmp.Or(attr["cy"], "0") + "m-" + r + " 0a" + r + " " + r + " 0 1 0 " +
			wide + " 0 " + r + " " + r + " 0 1 0-" + wide + " 0z"
	}
	rings := Rings(d)
	for _, ring := range rings {
		for i, p := range ring {
			ring[i] = [2]float64{l.x + l.scale*p[0], l.y + l.scale*p[1]}
		}
	}
	return rings
}

var commands = regexp.MustCompile(`([a-zA-Z])([^a-zA-Z]*)`)

// takes is the number of arguments of a path command.
var takes = map[byte]int{'m': 2, 'l': 2, 'h': 1, 'v': 1, 'q': 4, 't': 2, 'c': 6, 's': 4, 'a': 7}

// arcSteps is the number of straight pieces of an arc.
const arcSteps = 6

// Rings returns the corners of a path, ring by ring, and points of its arcs, which it takes for semicircles.
func Rings(d string) (out [][][2]float64) {
	var ring [][2]float64
	var x, y float64
	finish := func() {
		if len(ring) > 0 {
			out, x, y = append(out, ring), ring[0][0], ring[0][1]
		}
		ring = nil
	}
	for _, m := range commands.FindAllStringSubmatch(d, -1) {
		c, v := m[1][0]|0x20, numbers(m[2])
		n := takes[c]
		if n == 0 { // z
			finish()
			continue
		}
		for ; len(v) >= n; v = v[n:] {
			fx, fy := x, y
			if m[1][0] < 'a' { // absolute
				fx, fy = 0, 0
			}
			bx, by := x, y
			switch c {
			case 'h':
				x = fx + v[0]
			case 'v':
				y = fy + v[0]
			default:
				x, y = fx+v[n-2], fy+v[n-1]
			}
			if c == 'm' {
				nx, ny := x, y
				finish()
				x, y = nx, ny
				c = 'l'
			} else if c == 'a' {
				for i := 1; i < arcSteps; i++ {
					sin, cos := math.Sincos(math.Pi * float64(i) / arcSteps)
					ring = append(ring, [2]float64{(bx+x)/2 - cos*(x-bx)/2 - sin*(y-by)/2, (by+y)/2 - cos*(y-by)/2 + sin*(x-bx)/2})
				}
			}
			ring = append(ring, [2]float64{x, y})
		}
	}
	finish()
	return out
}

// covers reports whether a point is inside the shape.
func (s *shape) covers(x, y float64) bool {
	in := false
	for _, ring := range s.rings {
		for i, p := range ring {
			q := ring[(i+1)%len(ring)]
			if (p[1] > y) != (q[1] > y) && x < (q[0]-p[0])*(y-p[1])/(q[1]-p[1])+p[0] {
				in = !in
			}
		}
	}
	return in
}

var figures = regexp.MustCompile(`-?(\d+\.?\d*|\.\d+)`)

func numbers(text string) (out []float64) {
	for _, s := range figures.FindAllString(text, -1) {
		out = append(out, number(s))
	}
	return out
}

func number(s string) float64 {
	f, _ := strconv.ParseFloat(s, 64)
	return f
}

// contrast returns the contrast ratio of WCAG 2.
func contrast(a, b string) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

func luminance(colour string) float64 {
	if len(colour) == 4 {
		colour = "#" + strings.Repeat(colour[1:2], 2) + strings.Repeat(colour[2:3], 2) + strings.Repeat(colour[3:4], 2)
	}
	n, err := strconv.ParseUint(strings.TrimPrefix(colour, "#"), 16, 32)
	if err != nil {
		return math.NaN()
	}
	sum := 0.0
	for i, part := range [...]float64{.0722, .7152, .2126} {
		c := float64(n>>(8*i)&255) / 255
		if c <= .04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+.055)/1.055, 2.4)
		}
		sum += part * c
	}
	return sum
}
