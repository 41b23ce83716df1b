package mapframe

import (
	"strconv"
	"strings"
	"testing"

	"muster/sheet"
)

// box is a rectangle of the frame.
type box struct{ left, top, right, bottom int }

func (b box) overlaps(c box) bool {
	return b.left < c.right && c.left < b.right && b.top < c.bottom && c.top < b.bottom
}

// boxes returns the estimated rectangles of a legend: headings, pictures and words.
func (l *legend) boxes() []box {
	var out []box
	words := func(t *textBox) {
		b := box{t.x, t.top, t.x, t.top + t.high()}
		for _, line := range t.lines {
			b.right = max(b.right, t.x+textWidth(line, t.size, t.bold))
		}
		out = append(out, b)
	}
	for i := range l.heads {
		words(&l.heads[i])
	}
	for i := range l.entries {
		e := &l.entries[i]
		words(&e.textBox)
		out = append(out, box{e.left, e.middle - pictureBox/2, e.left + pictureBox, e.middle + pictureBox/2})
	}
	return out
}

// TestLegend checks that nothing in a legend overlaps, that everything lies inside, and that no word is lost.
func TestLegend(t *testing.T) {
	long := strings.Repeat("The ford below the mill of the abbey ", 12)
	for name, signs := range map[string][]sheet.Sign{
		"none": nil,
		"one":  {{Name: "Woods"}},
		"long": {
			{Group: "Goals", Name: long}, {Group: "Goals", Name: "A"}, {Group: "Goals", Name: long}, {Group: "B", Name: "B"},
		},
		"word": {{Group: strings.Repeat("m", 40), Name: strings.Repeat("W", 300)}},
		"many": func() (out []sheet.Sign) {
			for i := range 120 {
				out = append(out, sheet.Sign{Group: strconv.Itoa(i / 7), Name: long[:1+i%40]})
			}
			return out
		}(),
	} {
		l := lay(signs, 100)
		all := l.boxes()
		for i, b := range all {
			if b.left < margin || b.right > width-margin || b.top < 100 || b.bottom > l.bottom {
				t.Errorf("%s: %v lies outside of the legend, which ends at %d", name, b, l.bottom)
			}
			for _, c := range all[:i] {
				if b.overlaps(c) {
					t.Errorf("%s: %v and %v overlap", name, b, c)
				}
			}
		}
		if len(l.entries) != len(signs) {
			t.Fatalf("%s: %d entries for %d signs", name, len(l.entries), len(signs))
		}
		for i := range signs {
			got := strings.Join(l.entries[i].lines, "")
			if want := strings.ReplaceAll(signs[i].Name, " ", ""); strings.ReplaceAll(got, " ", "") != want {
				t.Errorf("%s: the words are %q, want %q", name, got, signs[i].Name)
			}
		}
	}
}

// TestScaleBar checks that the bar of a picture with large hexes has fewer of them.
func TestScaleBar(t *testing.T) {
	for hex, want := range map[int]string{20: ">5 hexes<", 104: ">2 hexes<", 400: ">1 hex<"} {
		m := Map{
			Picture: []byte(`<svg viewBox="0 0 600 100"><title>x</title><path d="M0 0"/></svg>`),
			Key:     Key{Hex: hex}, Summary: sheet.Summary{Title: "T"},
		}
		if got := string(m.SVG()); !strings.Contains(got, want) {
			t.Errorf("hexes of %d: no %s in %s", hex, want, got)
		}
	}
}

// TestNoPicture checks that something else than a picture stays unchanged.
func TestNoPicture(t *testing.T) {
	for _, text := range []string{"", "<p></p>", `<svg viewBox="0 0 0 5"></svg>`} {
		if got := string((&Map{Picture: []byte(text)}).SVG()); got != text {
			t.Errorf("%q becomes %q", text, got)
		}
	}
}
