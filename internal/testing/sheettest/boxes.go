package sheettest

import (
	"math"
	"slices"
	"testing"
)

// Box is the bounding box of a shape or a text of a drawing, without its outline.
type Box struct {
	What                     string // the text, or the colour of the shape
	Left, Top, Right, Bottom float64
}

// Boxes lists the filled shapes and the texts of a drawing, the shapes first. It treats curves as their corners, and
// ignores lines and shadows.
func Boxes(svg string) (shapes, texts []Box) {
	filled, all := inked(svg)
	for _, s := range filled {
		for _, ring := range s.rings {
			if len(ring) < 3 { // a move before the shape
				continue
			}
			b := Box{s.fill, math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)}
			for _, p := range ring {
				b.Left, b.Right, b.Top, b.Bottom = min(b.Left, p[0]), max(b.Right, p[0]), min(b.Top, p[1]), max(b.Bottom, p[1])
			}
			shapes = append(shapes, b)
		}
	}
	for _, l := range all {
		texts = append(texts, Box{l.text, l.left, l.top, l.right, l.bottom})
	}
	return shapes, texts
}

// Meets reports whether two boxes overlap.
func (b Box) Meets(o Box) bool {
	return min(b.Right, o.Right) > max(b.Left, o.Left) && min(b.Bottom, o.Bottom) > max(b.Top, o.Top)
}

// More lists the boxes of one drawing that another one lacks.
func More(boxes, without []Box) (out []Box) {
	count := map[Box]int{}
	for _, b := range without {
		count[b]++
	}
	for _, b := range boxes {
		if count[b]--; count[b] < 0 {
			out = append(out, b)
		}
	}
	return out
}

// Free fails if a sign, which one drawing has in addition to a bare one, overlaps another addition or another sign. It
// returns the number of signs.
func Free(t testing.TB, name, bare, signs, pieces string) int {
	t.Helper()
	ground, labels := Boxes(bare)
	shapes, _ := Boxes(signs)
	shapes = More(shapes, ground)
	others, texts := Boxes(pieces)
	others = append(More(others, ground), More(texts, labels)...)
	for i, s := range shapes {
		for _, o := range slices.Concat(others, shapes[i+1:]) {
			if s.Meets(o) {
				t.Errorf("%s: the sign at %.0f,%.0f lies on %q at %.0f,%.0f", name, s.Left, s.Top, o.What, o.Left, o.Top)
			}
		}
	}
	return len(shapes)
}
