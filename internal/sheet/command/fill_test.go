package command

import (
	"strings"
	"testing"

	"muster/sheet"
)

// TestCut checks that the parts of a cut text add up to the whole, and that each part closes its markup.
func TestCut(t *testing.T) {
	text := sheet.HTML(`<span lang="en">` + strings.Repeat("a <b>word &amp; another</b> and ", 60) + "</span>" +
		strings.Repeat("x", 400))
	var read strings.Builder
	parts := 0
	for rest := text; rest != ""; parts++ {
		var head sheet.HTML
		if head, rest = cut(rest, 200); letters(head) > 200+1 {
			t.Errorf("part %d has %d letters", parts, letters(head))
		}
		for _, name := range []string{"span", "b"} {
			if strings.Count(string(head), "<"+name) != strings.Count(string(head), "</"+name+">") {
				t.Errorf("part %d does not close its <%s>: %s", parts, name, head)
			}
		}
		read.WriteString(readable(head))
	}
	if parts < 8 || read.String() != readable(text) {
		t.Errorf("%d parts; %q", parts, read.String())
	}
}

func readable(text sheet.HTML) string {
	var b strings.Builder
	for _, part := range strings.Split(string(text), "<") {
		_, after, found := strings.Cut(part, ">")
		if !found {
			after = part
		}
		b.WriteString(after)
	}
	return b.String()
}

// TestLongTextsGoOn checks that no card overflows, for any texts of a creature's powers and any amount of stored Lore
// (BL-CRE-11), and that no word is lost.
func TestLongTextsGoOn(t *testing.T) {
	for _, store := range []int{0, 3, 9, 40} {
		text := sheet.HTML(strings.Repeat("long words ", 500))
		c := Reminder{Title: "Troll", Tokens: make([]struct{}, store)}
		cards := Fill(c, []Reminding{{Text: "a"}, {Name: "Roar", Text: text}, {Name: "Sleep", Text: "b"}})
		read := 0
		for i := range cards {
			used := 0
			for _, row := range cards[i].Rows {
				used += rowRoom + len(row.Name) + letters(row.Text)
				read += strings.Count(string(row.Text), "long")
			}
			if used > cards[i].left() && len(cards[i].Rows) > 0 {
				t.Errorf("%d tokens, card %d: %d letters where there is room for %d", store, i+1, used, cards[i].left())
			}
		}
		if read != 500 || len(cards[0].Tokens) != store || len(cards) > 1 && len(cards[1].Tokens) > 0 {
			t.Errorf("%d tokens: %d words on %d cards", store, read, len(cards))
		}
	}
}
