package main

import (
	"strings"
	"testing"
)

// TestAgreed checks the counts of a table of estimates from several seeds.
func TestAgreed(t *testing.T) {
	a := agreement{id: "ford", list: []estimated{
		{Share: 500, Low: 480, High: 520, Band: "fair"}, {Share: 510, Low: 490, High: 530, Band: "fair"},
		{Share: 560, Low: 540, High: 580, Band: "slight-edge"}, {Share: 510, Low: 490, High: 530, Band: "fair"},
	}}
	text := strings.Join(agreed([]agreement{a}), "\n")
	for _, want := range []string{
		"| ford | 52.0% | 4.0 | 3 of 4 | 3 of 4 | fair 3, slight-edge 1 |", "3 of 4 estimates are within 2.5 points",
		"3 intervals hold it (75.0%)",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
}
