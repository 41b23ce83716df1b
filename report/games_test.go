package report

import (
	"strings"
	"testing"

	"muster/schema/diag"
)

// TestWins checks that wins are reported by side, and with swapped sides by policy.
func TestWins(t *testing.T) {
	w := Wins{
		Sides: [2]string{"Pennants", "Standards"}, Players: [2]string{"greedy", "bold"}, All: 10, Won: [2]int{6, 3}, Drawn: 1,
		ByPlace: func(place int) (won, of [2]int) { return [2]int{place, 2}, [2]int{5, 5} },
	}
	text := strings.Join(w.Lines(), "\n")
	for _, want := range []string{"Pennants (greedy)     6  60%, 95% CI ", "Standards (bold)      " +
		"3  30%, 95% CI ", "nobody"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	long := w
	long.Sides = [2]string{"Top side", "Bottom side"}
	for _, swap := range []bool{false, true} { // every column begins where its head does
		long.Swap = swap
		for _, line := range long.Lines() {
			if head := long.Lines()[0]; len(strings.TrimRight(head, " ")) > len(line) {
				t.Errorf("%q does not reach as far as %q", line, head)
			}
		}
	}
	if text := strings.Join(long.Lines(), "\n"); !strings.Contains(text, "as Top side   as Bottom side  in all\n") ||
		!strings.Contains(text, "1 of 5        2 of 5          3 of 10") {
		t.Error(text)
	}
	w.Swap = true
	text = strings.Join(w.Lines(), "\n")
	for _, want := range []string{
		"as Pennants   as Standards   in all", "bold              1 of 5        2 of 5         3 of 10",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	if got := Again("x", 3, [2]string{"a", "b"}).String(); got != "muster play x --seed 3 --players a,b" {
		t.Error(got)
	}
}

// TestPair checks that a pair has a key for each side, and that HTML characters are not escaped.
func TestPair(t *testing.T) {
	var text strings.Builder
	if err := diag.EncodeJSON(&text, PairOf[[]string]{{"<&>"}, {}}); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(strings.Fields(text.String()), ""); got != `{"pennant":["<&>"],"standard":[]}` {
		t.Error(got)
	}
}
