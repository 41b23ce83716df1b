package request

import (
	"slices"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
)

// TestFlagParts checks that a flag is in the table once, with a reason where it does not apply.
func TestFlagParts(t *testing.T) {
	parts := map[string]bool{}
	for _, f := range flagParts() {
		if parts[f.name] || len(f.in) == 0 || (f.modes == nil) != (f.others == "") {
			t.Errorf("%+v", f)
		}
		if !slices.Contains(f.in, Every) && f.all == "" {
			t.Errorf("--%s does not say why it has no part in --all", f.name)
		}
		parts[f.name] = true
	}
}

// TestIdle checks that a flag without an effect on the request is refused with any value, and that others are accepted.
func TestIdle(t *testing.T) {
	mixed := draws.Line{Sets: [boards.Camps][]string{{"pennant-a", "pennant-b"},
		{"standard-a", "standard-b"}}}
	for _, c := range []struct {
		what    Question
		mode    deploycards.Mode
		line    draws.Line
		given   string
		refused bool
	}{
		{Deploy, deploycards.ModeImpromptu, draws.Line{}, "seed", false},
		{Every, deploycards.ModeImpromptu, draws.Line{}, "seed", true},
		{Replay, 0, draws.Line{}, "seed", true},
		{Replay, 0, draws.Line{}, "save", false},
		{Replay, 0, draws.Line{}, "format", false},
		{Every, deploycards.ModeOrganized, draws.Line{}, "owner", false},
		{Deploy, deploycards.ModeEpic, draws.Line{}, "owner", true},
		{Deploy, deploycards.ModeEpic, draws.Line{Specialists: "any"}, "owner", false}, // CTA-ORG-10
		{Deploy, deploycards.ModeEpic, mixed, "owner", false},
		{Every, deploycards.ModeEpic, mixed, "reveal-first", false},
		{Every, deploycards.ModeEpic, mixed, "reserve", true},                          // VAR-EC-04
		// It ends with the Reserve.
		{Every, deploycards.ModeEpic, mixed, "specialists", true},
		{Deploy, deploycards.ModeEpicAllies, draws.Line{}, "standard-zone", true},  // VAR-ER-02
		{Deploy, deploycards.ModeEpic, draws.Line{}, "standard-zone", false},       // VAR-EC-03
		{Deploy, deploycards.ModeEpic, draws.Line{}, "reserve", true},              // VAR-EC-04
		{Deploy, deploycards.ModeOrganized, draws.Line{}, "pennant-council", true}, // CTA-10
		{Deploy, deploycards.ModeOrganized, draws.Line{Lore: true}, "pennant-council", false},
	} {
		given := func(name string) bool { return name == c.given }
		if err := RefuseIdle(&c.line, given, c.what, c.mode); (err != nil) != c.refused {
			t.Errorf("--%s in %q, mode %s: %v", c.given, questionWords[c.what], c.mode, err)
		}
	}
}
