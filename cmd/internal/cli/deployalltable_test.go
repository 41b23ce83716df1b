package cli

import (
	"slices"
	"testing"
)

// TestFitted: a table that is too wide has its widest cells broken, lists behind commas and words between them, and no
// cell loses anything.
func TestFitted(t *testing.T) {
	list := table{head: []string{"set", "units", "what comes"}, rows: [][]string{
		{"pennant-a", "green-goblin-sword l6, green-human-bow i6, giant-spider g6", "-"},
		{"pennant-b", "-", "its baseline is full"},
	}}
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
		got := list.fitted(c.width)
		if c.want == nil {
			c.want = list.fitted(45)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%d wide:", c.width)
			for _, line := range got {
				t.Logf("%q", line)
			}
		}
	}
	if got := (&table{}).fitted(10); len(got) != 1 || got[0] != "" {
		t.Errorf("an empty table is %q", got)
	}
}
