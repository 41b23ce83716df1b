package protocol

import (
	"strings"
	"testing"
	"unicode/utf16"

	"pgregory.net/rapid"
)

func TestPlaces(t *testing.T) {
	for _, c := range []struct {
		name, text string
		offset     int
		place      Place
	}{
		{"start", "ab\ncd", 0, Place{0, 0}},
		{"end of line", "ab\ncd", 2, Place{0, 2}},
		{"second line", "ab\ncd", 3, Place{1, 0}},
		{"end", "ab\ncd", 5, Place{1, 2}},
		{"wide characters are two", "a😀b", 5, Place{0, 3}},
		{"accents are one", "é“x", 5, Place{0, 2}},
		{"behind a Windows line", "a\r\nb", 3, Place{1, 0}},
		{"a Windows line ends before both", "a\r\nb", 1, Place{0, 1}},
		{"a carriage return ends a line", "a\rb", 2, Place{1, 0}},
		{"a mark that the editor shows", "\ufeffab", 4, Place{0, 2}},
		{"behind the last end of line", "a\n", 2, Place{1, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := New([]byte(c.text))
			if p := text.Place(c.offset); p != c.place {
				t.Errorf("offset %d is at %v, want %v", c.offset, p, c.place)
			}
			if o, err := text.Offset(c.place); err != nil || o != c.offset {
				t.Errorf("%v is offset %d, %v, want %d", c.place, o, err, c.offset)
			}
		})
	}
}

func TestOddPlaces(t *testing.T) {
	text := New([]byte("a😀b\r\nc"))
	for _, c := range []struct {
		place Place
		want  int
	}{{Place{0, 99}, 6}, {Place{0, 2}, 1}, {Place{1, 99}, 9}} {
		if o, err := text.Offset(c.place); err != nil || o != c.want {
			t.Errorf("%v is offset %d, %v, want %d", c.place, o, err, c.want)
		}
	}
	for _, p := range []Place{{2, 0}, {-1, 0}, {0, -1}} {
		if o, err := text.Offset(p); err == nil {
			t.Errorf("%v is offset %d", p, o)
		}
	}
	if p := text.Place(7); p != (Place{0, 4}) { // between \r and \n
		t.Errorf("within an end of line it is %v", p)
	}
	if p := text.Place(999); p != (Place{1, 1}) {
		t.Errorf("behind the text it is %v", p)
	}
	if p := OfFile([]byte("\ufeffab")).Place(4); p != (Place{0, 1}) {
		t.Errorf("a mark that the editor does not show takes a character: %v", p)
	}
	if _, err := text.Edit(Place{1, 0}, Place{0, 0}, ""); err == nil {
		t.Error("an edit that ends before it begins is made")
	}
}

// model is a text as editors keep it: UTF-16 code units.
type model []uint16

// offset returns the offset of a place in the model, with lines ended by \n, \r\n or \r.
func (m model) offset(p Place) int {
	line, i := 0, 0
	for ; line < p.Line; i++ {
		if m[i] == '\n' || m[i] == '\r' && (i+1 == len(m) || m[i+1] != '\n') {
			line++
		}
	}
	for n := 0; n < p.Character && i < len(m) && m[i] != '\n' && m[i] != '\r'; n++ {
		i++
	}
	return i
}

// TestEditsAgainstModel: random range edits give the same text as in an editor that stores code units. The offset of
// every character start survives the round trip through its place.
func TestEditsAgainstModel(t *testing.T) {
	piece := rapid.SampledFrom([]string{
		"a", "Z9", "é", "界", "😀", "\n", "\r\n", "\r", "\t", "𝄞x", "", "= [\"e4\"]\n",
	})
	rapid.Check(t, func(t *rapid.T) {
		words := func() string { return strings.Join(rapid.SliceOfN(piece, 0, 6).Draw(t, "words"), "") }
		start := words() + words()
		text, m := New([]byte(start)), model(utf16.Encode([]rune(start)))
		for range rapid.IntRange(1, 12).Draw(t, "edits") {
			offsets := []int{0}
			for i := range string(text.Bytes()) {
				offsets = append(offsets, i)
			}
			offsets = append(offsets, len(text.Bytes()))
			a, b := rapid.SampledFrom(offsets).Draw(t, "from"), rapid.SampledFrom(offsets).Draw(t, "to")
			from, to := text.Place(min(a, b)), text.Place(max(a, b))
			with := words()
			i, j := m.offset(from), m.offset(to)
			m = append(append(append(model{}, m[:i]...), utf16.Encode([]rune(with))...), m[j:]...)
			edited, err := text.Edit(from, to, with)
			if err != nil {
				t.Fatal(err)
			}
			text = edited
			if want := string(utf16.Decode(m)); string(text.Bytes()) != want {
				t.Fatalf("the text is %q, the editor's %q", text.Bytes(), want)
			}
		}
		whole := string(text.Bytes())
		for i := range whole {
			if i > 0 && whole[i-1] == '\r' && whole[i] == '\n' {
				continue
			}
			if back, err := text.Offset(text.Place(i)); err != nil || back != i {
				t.Fatalf("offset %d of %q comes back as %d, %v", i, whole, back, err)
			}
		}
	})
}
