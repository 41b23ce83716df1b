package sheettest

import (
	"regexp"
	"strconv"
	"testing"
)

// Numbers are those that the groups of a pattern have where it first fits a text. It fails where it fits nowhere.
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

// MapHigh is the pattern of the style for how high the map of an adventure is beside its lists, in mm: what a page
// keeps, and what each row of the lists takes.
const MapHigh = `max\(64mm, calc\(var\(--high\) - ([\d.]+)mm - var\(--rows\) \* ([\d.]+)mm - ` +
	`var\(--judged, 0mm\)\)\)`

// Judged is that for what the map gives up where the foot quotes what games have shown.
const Judged = `\{ --judged: ([\d.]+)mm; \}`
