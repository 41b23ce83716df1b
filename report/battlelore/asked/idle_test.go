package asked

import (
	"slices"
	"testing"

	"muster/deploycards"
	"muster/engine/command/boards"
	"muster/report/battlelore/draws"
)

// TestFlagParts: a flag stands once in the table, and says why where it has no part.
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

// TestIdle: a flag that has no part in what is asked is refused, in whatever value; one that has is not.
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
		{Once, deploycards.ModeImpromptu, draws.Line{}, "seed", false},
		{Every, deploycards.ModeImpromptu, draws.Line{}, "seed", true},
		{Replay, 0, draws.Line{}, "seed", true},
		{Replay, 0, draws.Line{}, "save", false},
		{Replay, 0, draws.Line{}, "format", false},
		{Every, deploycards.ModeOrganized, draws.Line{}, "owner", false},
		{Once, deploycards.ModeEpic, draws.Line{}, "owner", true},
		{Once, deploycards.ModeEpic, draws.Line{Specialists: "any"}, "owner", false}, // CTA-ORG-10
		{Once, deploycards.ModeEpic, mixed, "owner", false},
		{Every, deploycards.ModeEpic, mixed, "reveal-first", false},
		{Every, deploycards.ModeEpic, mixed, "reserve", true},                        // VAR-EC-04
		// it ends with the Reserve
		{Every, deploycards.ModeEpic, mixed, "specialists", true},
		{Once, deploycards.ModeEpicAllies, draws.Line{}, "standard-zone", true},  // VAR-ER-02
		{Once, deploycards.ModeEpic, draws.Line{}, "standard-zone", false},       // VAR-EC-03
		{Once, deploycards.ModeEpic, draws.Line{}, "reserve", true},              // VAR-EC-04
		{Once, deploycards.ModeOrganized, draws.Line{}, "pennant-council", true}, // CTA-10
		{Once, deploycards.ModeOrganized, draws.Line{Lore: true}, "pennant-council", false},
	} {
		given := func(name string) bool { return name == c.given }
		if err := RefuseIdle(&c.line, given, c.what, c.mode); (err != nil) != c.refused {
			t.Errorf("--%s in %q, mode %s: %v", c.given, questionWords[c.what], c.mode, err)
		}
	}
}
