package imports

import (
	"fmt"
	"slices"
	"testing"

	"muster/schema/source"
)

// TestSummed: findings of a kind are combined at the location of the first; others are unchanged.
func TestSummed(t *testing.T) {
	f := source.NewFile("x", []byte("0123456789"))
	tell := func(at int, code, message string) Finding {
		return NewFinding(f, code, source.Span{Start: at, End: at + 1}, "", "%s", message)
	}
	list := []Finding{
		tell(7, Dropped, "wire on G").Kind("G", "wire"),
		tell(3, Dropped, "wire on C").Kind("C", "wire"),
		tell(1, Dropped, "bunker on A").Kind("A", "bunker"),
		tell(2, Guessed, "alone"),
		tell(4, Guessed, "alone"),
		tell(5, Nearest, "lake").Kind("", "lake"),
		tell(6, Nearest, "lake").Kind("", "lake"),
	}
	got, n := Summed(list)
	var lines []string
	for _, d := range got {
		lines = append(lines, fmt.Sprintf("%d %s", d.Start.Offset, d.Message))
	}
	want := []string{"1 bunker on A", "2 alone", "3 wire: 2 times (C, G)", "4 alone", "5 lake: 2 times"}
	if !slices.Equal(lines, want) || n != 4 || len(Listed(list)) != len(list) {
		t.Errorf("%d of %q, want %q", n, lines, want)
	}
}
