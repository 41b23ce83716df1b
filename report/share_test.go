package report

import (
	"math/big"
	"strings"
	"testing"

	"muster/schema/diag"
)

func TestShare(t *testing.T) {
	for _, c := range []struct {
		num, den int64
		want     string
	}{
		{0, 1, "-"}, {1, 1, "100%"}, {1, 3, "33.3% 1/3"}, {1, 2000, "0.1% 1/2000"}, {1, 2001, "<0.1% 1/2001"},
		{9999, 10000, ">99.9%"}, {12345, 99999, "12.3%"}, {7, 490, "1.4% 1/70"},
	} {
		if got := (Share{big.NewRat(c.num, c.den)}).String(); got != c.want {
			t.Errorf("%d/%d: %q, want %q", c.num, c.den, got, c.want)
		}
	}
	if got := (Share{}).String(); got != "?" {
		t.Errorf("no chance: %q", got)
	}
	sample := Estimate{13, 1000, Interval{7600, 22151, Millionths}}
	if got, want := sample.String(), "~1.3% (95% CI 0.8-2.2%)"; got != want {
		t.Errorf("sample: %q, want %q", got, want)
	}
	none := Estimate{0, 1000, Interval{0, 3700, Millionths}}
	if got, want := none.String(), "~0% (95% CI 0-0.4%)"; got != want {
		t.Errorf("empty sample: %q, want %q", got, want)
	}
	games := Estimate{53, 100, Interval{433, 625, Thousandths}}
	if got, want := games.Frequency(), "53%, 95% CI 43-63%"; got != want {
		t.Errorf("games: %q, want %q", got, want)
	}
	if got := Grouped(big.NewInt(1234567)); got != "1,234,567" {
		t.Errorf("grouped: %q", got)
	}
	if got := CountsOf([]int{0, 3, 0, 1}).String(); got != "1 to 3, mean 1.5" {
		t.Errorf("spread: %q", got)
	}
}

// TestFold checks that folded lines fit the page and, without their tails, give the original text.
func TestFold(t *testing.T) {
	command := "muster deploy two-oaks --mode organized --sets pennant=pennant-a,pennant-c " +
		"--pennant-draw pennant-a:1,pennant-c:1,pennant-a:2/pennant-c:2 --sets standard=pennant-b,standard-a --seed 1"
	lines := Command(strings.Fields(command)).Folded("    ", "      ")
	if len(lines) != 3 {
		t.Fatalf("%q", lines)
	}
	joined := ""
	for i, l := range lines {
		if len(l) > PageWidth {
			t.Errorf("%d wide: %s", len(l), l)
		}
		if i > 0 {
			joined += " "
		}
		l = l[4+2*min(i, 1):]
		if i < len(lines)-1 {
			l = l[:len(l)-2]
		}
		joined += l
	}
	if joined != command {
		t.Errorf("%q", joined)
	}
	if got := diag.Quoted("it's here.toml"); got != `'it'\''s here.toml'` {
		t.Errorf("quoted: %s", got)
	}
}

// TestFoldedBreaksBeforeFlagsAlone checks that a command line is not broken before a word that looks like a flag.
func TestFoldedBreaksBeforeFlagsAlone(t *testing.T) {
	long := "a map --with a very long name" + strings.Repeat("-", PageWidth) + ".toml"
	lines := Command{"muster", "deploy", long, "--all"}.Folded("", "  ")
	if len(lines) != 2 || lines[1] != "  --all" {
		t.Errorf("%q", lines)
	}
}
