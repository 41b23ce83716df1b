package sheettest

import (
	"regexp"
	"strconv"
	"testing"
)

// Numbers returns the numbers in the groups of a pattern's first match in a text. It fails without a match.
func Numbers(t testing.TB, text, pattern string) []float64 {
	t.Helper()
	match := regexp.MustCompile(pattern).FindStringSubmatch(text)
	if match == nil {
		t.Fatalf("no %s", pattern)
	}
	var out []float64
	for _, m := range match[1:] {
		v, err := strconv.ParseFloat(m, 64)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, v)
	}
	return out
}
