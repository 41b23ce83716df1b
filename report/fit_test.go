package report

import (
	"slices"
	"testing"
)

// TestFitted checks that the widest cells of a wide table are broken, lists after commas and words between them,
// without loss of text.
func TestFitted(t *testing.T) {
	list := Table{Columns: Heads("set", "units", "what comes")}
	list.Add(Word("pennant-a"), List{"green-goblin-sword l6", "green-human-bow i6", "giant-spider g6"}, Nothing{})
	list.Add(Word("pennant-b"), List{}, Word("its baseline is full"))
	for _, c := range []struct {
		width int
		want  []string
	}{
		{200, []string{
			"set        units                                                       what comes",
			"pennant-a  green-goblin-sword l6, green-human-bow i6, giant-spider g6  -",
			"pennant-b  -                                                           its baseline is full",
		}},
		{76, []string{
			"set        units                                       what comes",
			"pennant-a  green-goblin-sword l6, green-human-bow i6,  -",
			"           giant-spider g6",
			"pennant-b  -                                           its baseline is full",
		}},
		{46, []string{
			"set        units                   what comes",
			"pennant-a  green-goblin-sword l6,  -",
			"           green-human-bow i6,",
			"           giant-spider g6",
			"pennant-b  -                       its",
			"                                   baseline is",
			"                                   full",
		}},
		{45, []string{
			"set        units                   what comes",
			"pennant-a  green-goblin-sword l6,  -",
			"           green-human-bow i6,",
			"           giant-spider g6",
			"pennant-b  -                       its",
			"                                   baseline",
			"                                   is full",
		}},
		{1, nil}, // as narrow as its words
	} {
		got := list.Fitted(c.width)
		if c.want == nil {
			c.want = list.Fitted(45)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%d wide:", c.width)
			for _, line := range got {
				t.Logf("%q", line)
			}
		}
	}
	if got := (&Table{}).Fitted(10); len(got) != 1 || got[0] != "" {
		t.Errorf("an empty table is %q", got)
	}
}

// TestNumbers checks that a column is right-aligned if every cell is a number or empty.
func TestNumbers(t *testing.T) {
	table := Table{Columns: Heads("set", "most", "share", "what", "either way")}
	table.Add(Word("a"), Count(3), Percent{}, Tally{Of: 4}, Pair{Count(1), About{Count(2)}})
	table.Add(Word("b"), Nothing{}, PercentOf(1, 2), Tally{Sure: 1, Risk: 1, Of: 4}, Pair{Nothing{}, Count(1)})
	for i, want := range []bool{false, true, false, false, true} {
		if got := table.Numbers(i); got != want {
			t.Errorf("%s: %t", table.Columns[i].Name, got)
		}
	}
	if got, want := table.Lines(), "a    3     ?      -                        1 / ~2"; got[1] != want {
		t.Errorf("%q, want %q", got[1], want)
	}
}
