package check_test

import (
	"strings"
	"testing"

	"muster/validate/check"
)

const table = `
[[bounds]]
id = "both"
name = "units a card"
least = 5
most = 6
sources = { all = "S1" }

[[bounds]]
id = "most"
name = "dice"
most = 2
house = ["most"]

[[bounds]]
id = "least"
name = "boards"
least = 2
sources = { least = "S0" }

[[bounds]]
id = "from-none"
name = "red units"
least = 0
most = 2
house = ["least", "most"]
`

func TestRead(t *testing.T) {
	if faults := check.ThresholdFaults("bounds", []byte(table)); len(faults) > 0 {
		t.Fatal(faults)
	}
	rows := check.ReadThresholds("bounds", []byte(table))
	for _, c := range []struct {
		id           string
		n            int
		meets        bool
		text, change string
	}{
		{"both", 4, false, "5 to 6", "add 1"},
		{"both", 5, true, "5 to 6", ""},
		{"both", 6, true, "5 to 6", ""},
		{"both", 8, false, "5 to 6", "take 2 out"},
		{"most", 0, true, "at most 2", ""},
		{"most", 3, false, "at most 2", "take 1 out"},
		{"from-none", 0, true, "at most 2", ""},
		{"least", 99, true, "at least 2", ""},
		{"least", 1, false, "at least 2", "add 1"},
		{"unknown", 7, true, "any number", ""},
	} {
		m := rows[c.id]
		if m.Meets(c.n) != c.meets || m.Text() != c.text || m.Change(c.n) != c.change {
			t.Errorf("%d against %s: meets %t, %q, %q", c.n, c.id, m.Meets(c.n), m.Text(), m.Change(c.n))
		}
	}
	if m := rows["both"]; m.AtLeast() != 5 || m.AtMost() != 6 {
		t.Errorf("bounds are %d and %d", m.AtLeast(), m.AtMost())
	}
	if m := rows["most"]; m.AtLeast() != 0 || rows["least"].AtMost() != 0 {
		t.Error("a bound that is none is not 0")
	}
}

// TestFaults: an invalid table is reported.
func TestFaults(t *testing.T) {
	for bad, want := range map[string]string{
		"": "0 rows",
		strings.Replace(table, "most = 6", "most = 4", 1):           "both runs from 5 to 4",
		strings.Replace(table, `house = ["most"]`, "", 1):           "most: most has no source",
		strings.Replace(table, "most = 2\n", "", 1):                 "most bounds nothing",
		strings.Replace(table, `id = "least"`, `id = "most"`, 1):    "its id comes twice",
		strings.Replace(table, `name = "dice"`, `nmae = "dice"`, 1): `unknown key "nmae"`,
		strings.Replace(table, `name = "boards"`, `name = ""`, 1):   "has no id or name",
		table + "\n[other]\nx = 1\n":                                "2 tables",
	} {
		if got := strings.Join(check.ThresholdFaults("bounds", []byte(bad)), "; "); !strings.Contains(got, want) {
			t.Errorf("%q is missing in %q", want, got)
		}
	}
}
