package sheettest

import (
	"cmp"
	"encoding/xml"
	"math"
	"strings"
	"testing"
)

// letter is a text of a drawing: the box of its ink, and the number of shapes drawn before it.
type letter struct {
	text                     string
	left, top, right, bottom float64
	shapes                   int
}

// Covered checks that no later shape or text overlaps a text of a page's drawings, and that no two shapes of the named
// colour overlap. It treats curves as their corners, and ignores lines.
func Covered(t testing.TB, name, page, apart string) (texts int) {
	t.Helper()
	for _, part := range strings.Split(page, "<svg")[1:] {
		svg, _, ends := strings.Cut("<svg"+part, "</svg>")
		if !ends {
			t.Fatalf("%s: a drawing does not end", name)
		}
		texts += covered(t, name, svg+"</svg>", apart)
	}
	return texts
}

func covered(t testing.TB, name, svg, apart string) int {
	t.Helper()
	shapes, all := inked(svg)
	for i, l := range all {
		for _, s := range shapes[l.shapes:] {
			if x, y, on := s.touches(l); on {
				t.Errorf("%s: a shape in %s lies on %q at %.0f,%.0f", name, s.fill, l.text, x, y)
			}
		}
		for _, o := range all[i+1:] {
			if min(l.right, o.right) > max(l.left, o.left) && min(l.bottom, o.bottom) > max(l.top, o.top) {
				t.Errorf("%s: %q lies on %q at %.0f,%.0f", name, o.text, l.text, l.left, l.bottom)
			}
		}
	}
	for i, s := range shapes {
		for _, o := range shapes[i+1:] {
			if s.fill == apart && o.fill == apart && (s.meets(o) || o.meets(s)) {
				t.Errorf("%s: two shapes in %s lie on each other at %.0f", name, apart, s.rings[0][0])
			}
		}
	}
	return len(all)
}

// inked lists the filled shapes and the texts of a drawing.
func inked(svg string) (shapes []shape, all []letter) {
	stack := []look{{fill: "#000", size: 16, scale: 1}}
	writes := false
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := d.Token()
		if err != nil {
			return shapes, all
		}
		l := stack[len(stack)-1]
		switch e := token.(type) {
		case xml.EndElement:
			stack, writes = stack[:len(stack)-1], false
		case xml.CharData:
			if writes {
				last := &all[len(all)-1]
				last.text += string(e)
				last.measure(&l)
			}
		case xml.StartElement:
			attr := map[string]string{}
			for _, a := range e.Attr {
				attr[a.Name.Local] = a.Value
			}
			l.fill, l.anchor = cmp.Or(attr["fill"], l.fill), cmp.Or(attr["text-anchor"], l.anchor)
			if s := number(attr["font-size"]); s > 0 {
				l.size = s
			}
			l.transform(attr["transform"])
			switch e.Name.Local {
			case "path", "rect", "circle":
				if l.fill != "none" && attr["opacity"] == "" {
					shapes = append(shapes, shape{l.outline(e.Name.Local, attr), l.fill})
				}
			case "text":
				writes = true
				l.x, l.y = l.x+l.scale*number(attr["x"]), l.y+l.scale*number(attr["y"])
				all = append(all, letter{shapes: len(shapes)})
			}
			stack = append(stack, l)
		}
	}
}

// widths are those of bold Helvetica, in hundredths of its size, for A to Z and a to z.
var widths = [...][26]float64{
	{72, 72, 72, 72, 67, 61, 78, 72, 28, 56, 72, 61, 83, 72, 78, 67, 78, 72, 67, 61, 72, 67, 94, 67, 67, 61},
	{56, 61, 56, 61, 56, 33, 61, 61, 28, 28, 56, 28, 89, 61, 61, 61, 61, 39, 56, 33, 61, 56, 78, 56, 56, 50},
}

// bearing is the free part of a letter's width on either side, relative to its size.
const bearing = .05

// measure computes the box of a text at the position of a look.
func (l *letter) measure(at *look) {
	size, wide, rise := at.scale*at.size, 0.0, .53
	for _, r := range l.text {
		switch {
		case r >= 'A' && r <= 'Z':
			wide, rise = wide+widths[0][r-'A'], .72
		case r >= 'a' && r <= 'z':
			wide += widths[1][r-'a']
			if strings.ContainsRune("bdfhijklt", r) {
				rise = .72
			}
		default:
			wide, rise = wide+56, .72
		}
	}
	wide *= size / 100
	l.left = at.x
	switch at.anchor {
	case "middle":
		l.left -= wide / 2
	case "end":
		l.left -= wide
	}
	l.left, l.right = l.left+bearing*size, l.left+wide-bearing*size
	l.top, l.bottom = at.y-rise*size, at.y
}

// touches finds a point of a text's box that a shape covers.
func (s *shape) touches(l letter) (x, y float64, on bool) {
	if !s.near(&l) {
		return 0, 0, false
	}
	const steps = 8
	for i := range steps + 1 {
		for j := range steps + 1 {
			x, y = l.left+float64(i)*(l.right-l.left)/steps, l.top+float64(j)*(l.bottom-l.top)/steps
			if s.covers(x, y) {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// near reports whether the boxes of a shape and a text intersect.
func (s *shape) near(l *letter) bool {
	left, top, right, bottom := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, ring := range s.rings {
		for _, p := range ring {
			left, right, top, bottom = min(left, p[0]), max(right, p[0]), min(top, p[1]), max(bottom, p[1])
		}
	}
	return left <= l.right && right >= l.left && top <= l.bottom && bottom >= l.top
}

// meets reports whether a corner of one shape lies in another.
func (s *shape) meets(o shape) bool {
	for _, ring := range s.rings {
		for _, p := range ring {
			if o.covers(p[0], p[1]) {
				return true
			}
		}
	}
	return false
}
