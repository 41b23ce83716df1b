package rulebook

import (
	"strings"
	"testing"
)

// TestDescribe: every row of every table can be described and listed, the same way each time.
func TestDescribe(t *testing.T) {
	r := Base()
	for _, kind := range Kinds() {
		rows := r.Rows(kind)
		if len(rows) == 0 {
			t.Errorf("%s lists nothing", kind)
		}
		for _, l := range rows {
			text, ok := r.Describe(kind, l.ID)
			if !ok || !strings.HasPrefix(text, l.Name+" ("+kind+", "+l.ID+")\n") {
				t.Errorf("%s %s: %v, %q", kind, l.ID, ok, text)
			}
			if again, _ := r.Describe(kind, l.ID); again != text {
				t.Errorf("%s %s is described in two ways", kind, l.ID)
			}
			if l.Name == "" || l.Summary == "" || strings.Contains(l.Summary, "\n") {
				t.Errorf("%s %s: summary %q", kind, l.ID, l.Summary)
			}
		}
	}
	if r.Rows("dragons") != nil {
		t.Error("there are rows of a kind that does not exist")
	}
	if text, ok := r.Describe("", "no-such-thing"); ok || text != "" {
		t.Errorf("no-such-thing: %q", text)
	}
	if _, ok := r.Describe("weapons", "hill"); ok {
		t.Error("hill is a weapon")
	}
}

// TestDescribeSaysWhereFrom: values have their source or the house mark, and numbers those of the banner.
func TestDescribeSaysWhereFrom(t *testing.T) {
	r := Base()
	for _, c := range []struct{ kind, id, line string }{
		{"", "hill", "  cap_in: 2 [PAWN-01, S4]\n"},
		{"", "hill", "  cap_in_elevated: 3 [S4]\n"},
		{"terrain", "ford", "  stop: yes [house]\n"},
		{"terrain", "ford", "  look: fill #bfdcee; pattern ford; letter F\n"},
		{"units", "blue-human-sword", "  in play: 4 figures, moves 1 and battles, or 2 without, 3 dice in melee\n"},
		{"units", "green-human-bow", "2 dice at up to 4 hexes\n"},
		{"units", "troll", "  two-criticals: it is killed by the second critical hit, not by the first\n"},
		{"boards", "epic", "[S0, SINYA-E; lairs house; stakes house]\n"},
		{"boxes", "base", "  tiles [house]:\n    count 10; faces woods\n"},
		{"boxes", "call-to-arms", "  levy_tokens: blue 2; green 2; red 2 [S1, CC-cta]\n"},
	} {
		if text, _ := r.Describe(c.kind, c.id); !strings.Contains(text, c.line) {
			t.Errorf("%s lacks %q:\n%s", c.id, c.line, text)
		}
	}
}
