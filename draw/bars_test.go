package draw

import (
	"regexp"
	"strings"
	"testing"
)

func TestPercent(t *testing.T) {
	for n, want := range map[int]string{0: "0", 1: "<1", 4: "<1", 5: "1", 14: "1", 15: "2", 994: "99", 995: "100",
		1000: "100"} {
		if got := Percent(n); got != want {
			t.Errorf("%d in a thousand is %s per cent, want %s", n, got, want)
		}
	}
}

// TestBars checks that columns are as high as their shares, the largest as high as the chart.
func TestBars(t *testing.T) {
	svg := Bars([]Bar{{"4", 0}, {"5", 250}, {"6", 500}}, "units")
	var heights []string
	for _, m := range regexp.MustCompile(`<rect [^>]* height="(\d+)"`).FindAllStringSubmatch(svg, -1) {
		heights = append(heights, m[1])
	}
	if strings.Join(heights, " ") != "60 120" {
		t.Errorf("columns of %v", heights)
	}
	for _, text := range []string{">4<", ">25<", ">50<", ">units<"} {
		if !strings.Contains(svg, text) {
			t.Errorf("%s is missing", text)
		}
	}
}
