package sheettest

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// hexName is the name of a hex.
var hexName = regexp.MustCompile(`^[A-Za-z][0-9]+$`)

// gap is the least distance of two signs of a board.
const gap = .5

// Overlaps checks that the signs of a board do not overlap: its texts, and all shapes after the first name of a hex.
// Signs may be on a shape in one of the colours of cloths, and on a bar right after it that is as wide. A text may be
// on its own plate, the shape right before it. It returns the number of signs.
func Overlaps(t testing.TB, name, svg string, cloths ...string) int {
	t.Helper()
	shapes, texts := inked(svg)
	first := slices.IndexFunc(texts, func(l letter) bool { return hexName.MatchString(l.text) })
	if first < 0 {
		t.Fatalf("%s: no name of a hex", name)
	}
	from := texts[first].shapes
	shapes = shapes[from:]
	boxes, marks := make([]Box, len(shapes)), make([]shape, len(texts))
	for i := range shapes {
		boxes[i] = shapes[i].box()
	}
	for i := range texts {
		texts[i].shapes -= from
		marks[i] = texts[i].shape()
	}
	cloth := false
	for i, s := range shapes {
		// The bar at the edge of a block is part of it.
		cloth = slices.Contains(cloths, s.fill) ||
			cloth && boxes[i].Left == boxes[i-1].Left && boxes[i].Right == boxes[i-1].Right
		wide := boxes[i].grown()
		for j, l := range texts {
			if !wide.Meets(l.box()) || l.shapes > i && cloth || l.shapes == i+1 && s.covers(l.middle()) {
				continue
			}
			if s.closeTo(&marks[j]) {
				t.Errorf("%s: %q and a shape in %s overlap at %.0f,%.0f", name, l.text, s.fill, l.left, l.bottom)
			}
		}
		for j := i + 1; j < len(shapes); j++ {
			if !cloth && wide.Meets(boxes[j]) && s.closeTo(&shapes[j]) {
				t.Errorf("%s: shapes in %s and %s overlap at %.0f,%.0f", name, s.fill, shapes[j].fill, boxes[j].Left, boxes[j].Top)
			}
		}
	}
	for i, l := range texts {
		for _, o := range texts[i+1:] {
			if l.box().Meets(o.box()) {
				t.Errorf("%s: %q and %q overlap at %.0f,%.0f", name, l.text, o.text, l.left, l.bottom)
			}
		}
	}
	return len(shapes) + len(texts)
}

// PageOverlaps is Overlaps for all boards of a page.
func PageOverlaps(t testing.TB, name, page string, cloths ...string) (signs int) {
	t.Helper()
	for _, part := range strings.Split(page, `class="battlemap"`)[1:] {
		svg, _, _ := strings.Cut(part, "</svg>")
		signs += Overlaps(t, name, "<svg "+svg+"</svg>", cloths...)
	}
	return signs
}

// box returns the bounding box of a text.
func (l *letter) box() Box { return Box{l.text, l.left, l.top, l.right, l.bottom} }

// middle returns the middle of a text.
func (l *letter) middle() (x, y float64) { return (l.left + l.right) / 2, (l.top + l.bottom) / 2 }

// shape returns the bounding box of a text as a shape.
func (l *letter) shape() shape {
	return shape{rings: [][][2]float64{{{l.left, l.top}, {l.right, l.top}, {l.right, l.bottom}, {l.left, l.bottom}}}}
}

// box returns the bounding box of a shape.
func (s *shape) box() Box {
	b := Box{s.fill, math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
	for _, ring := range s.rings {
		for _, p := range ring {
			b.Left, b.Right, b.Top, b.Bottom = min(b.Left, p[0]), max(b.Right, p[0]), min(b.Top, p[1]), max(b.Bottom, p[1])
		}
	}
	return b
}

// grown returns a box that is larger by the gap on all sides.
func (b Box) grown() Box {
	return Box{b.What, b.Left - gap, b.Top - gap, b.Right + gap, b.Bottom + gap}
}

// closeTo reports whether two shapes overlap or are nearer than the gap.
func (s *shape) closeTo(o *shape) bool {
	return s.meets(*o) || o.meets(*s) || s.reaches(o) || o.reaches(s)
}

// reaches reports whether a corner of a shape is nearer to an edge of another one than the gap, or an edge crosses it.
func (s *shape) reaches(o *shape) bool {
	for _, ring := range s.rings {
		for i, p := range ring {
			for _, other := range o.rings {
				for j, a := range other {
					b := other[(j+1)%len(other)]
					if distance(p, a, b) < gap || crosses(p, ring[(i+1)%len(ring)], a, b) {
						return true
					}
				}
			}
		}
	}
	return false
}

// distance returns the distance of a point from a line segment.
func distance(p, a, b [2]float64) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	along := 0.0
	if l := dx*dx + dy*dy; l > 0 {
		along = min(max(((p[0]-a[0])*dx+(p[1]-a[1])*dy)/l, 0), 1)
	}
	return math.Hypot(p[0]-a[0]-along*dx, p[1]-a[1]-along*dy)
}

// crosses reports whether two line segments cross.
func crosses(a, b, c, d [2]float64) bool {
	side := func(p, q, r [2]float64) bool { return (q[0]-p[0])*(r[1]-p[1]) > (q[1]-p[1])*(r[0]-p[0]) }
	return side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
}
