package main

import (
	"strings"
	"testing"

	"muster/schema/source"
)

// TestSum checks the counts of right codes, other codes, misses, and findings about sound adventures. A note does not
// count, and a finding in the map does.
func TestSum(t *testing.T) {
	broken := Kind{Name: "held", Codes: []string{"play/unit-idle", "play/other"}}
	sound := Kind{Name: "renamed", Sound: true}
	one := func(id string, k Kind) *Case {
		return &Case{ID: id, Kind: k, From: "x", Files: []*source.File{
			source.NewFile(id+".adventure.toml", nil), source.NewFile(id+".map.toml", nil),
		}}
	}
	made := []*Case{
		one("a", broken), one("b", broken), one("c", broken), one("d", broken), one("e", sound), one("f", sound),
	}
	v := sum(made, map[string][]finding{
		"a.adventure.toml": {{Code: "play/stall", Severity: "warning"}, {Code: "play/unit-idle", Severity: "warning"}},
		"b.map.toml":       {{Code: "play/other", Severity: "error"}},
		"c.adventure.toml": {{Code: "play/lopsided", Severity: "warning"}},
		"d.adventure.toml": {{Code: "play/unit-idle", Severity: "note"}},
		"e.adventure.toml": {{Code: "play/stall", Severity: "warning"}, {Code: "play/lopsided", Severity: "warning"}},
		"f.adventure.toml": {{Code: "play/terrain-untrodden", Severity: "note"}},
	})
	if v.broken != 4 || v.found != 2 || v.sound != 2 || v.falseAlarms != 1 {
		t.Errorf("%+v", v)
	}
	if k := v.kinds[0]; k.made != 4 || k.found != 2 || k.otherwise != 1 || k.missed != 1 {
		t.Errorf("%+v", k)
	}
	got := strings.Join(v.lines("7"), "\n")
	for _, want := range []string{
		"4 broken and 2 sound cases, made from seeds 7", "50% found with the right code",
		"c (from x) has only play/lopsided", "d (from x) has nothing",
		"e (from x) is sound, and has play/stall, play/lopsided",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	all := new(verdict)
	all.add(v, "7")
	all.add(v, "8")
	if all.broken != 8 || all.falseAlarms != 2 || len(all.kinds) != len(v.kinds) || all.kinds[0].made != 8 ||
		!strings.HasPrefix(all.wrong[0], "seed 7: ") {
		t.Errorf("%+v", all)
	}
}
