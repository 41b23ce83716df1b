package record

import (
	"reflect"
	"testing"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
)

// A council and a calling are read back as they were written; invalid levels are reported, and never panic.
func TestSavedCouncil(t *testing.T) {
	for _, p := range []*pieces.Plan{
		nil,
		{},
		{Fixed: map[string]int{}},
		{Fixed: map[string]int{"commander": 2, "rogue": 3}},
		{Levels: 5, Least: map[string]int{"wizard": 1}},
	} {
		if got, bad := saveCouncil(p).plan(); bad != "" || !reflect.DeepEqual(got, p) {
			t.Errorf("%+v reads back as %+v, %s", p, got, bad)
		}
	}
	for _, bad := range []string{"", "rogue", "rogue three", "rogue 3 4", "rogue 99999999999999999999"} {
		if _, got := (&savedCouncil{Least: []string{bad}}).plan(); got == "" {
			t.Errorf("%q was read as a level", bad)
		}
	}
	if _, got := (&savedCouncil{Fixed: []string{"rogue 1", "rogue 2"}}).plan(); got != `"rogue 2"` {
		t.Errorf("a member with two levels: %s", got)
	}
	for _, c := range []*deploy.Calling{nil, {}, {Wishes: [][]string{{"stakes"}, nil}}, {Wishes: [][]string{}}} {
		if got := saveCalling(c).calling(); !reflect.DeepEqual(got, c) {
			t.Errorf("%+v reads back as %+v", c, got)
		}
	}
}
