package deploy

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/cmd/internal/cli/shell"
	"muster/deploycards"
	"muster/engine/battlelore/boards"
	"muster/report/battlelore/draws"
)

// TestEveryFlagHasItsPart: each flag of deploy either says where it has a part, or has one in everything; so no new
// flag is ignored in silence.
func TestEveryFlagHasItsPart(t *testing.T) {
	// out and paper have a part in every question, with --format html.
	everywhere := []string{"format", "out", "paper", "workers", "replay"}
	parts := map[string]bool{}
	for _, f := range flagParts() {
		if parts[f.name] || len(f.in) == 0 || (f.modes == nil) != (f.others == "") {
			t.Errorf("%+v", f)
		}
		if !slices.Contains(f.in, askedAll) && f.all == "" {
			t.Errorf("--%s does not say why it has no part in --all", f.name)
		}
		parts[f.name] = true
	}
	known := map[string]bool{}
	flag := regexp.MustCompile(`^ +(?:-[a-z], +)?--([a-z-]+)`)
	for line := range strings.Lines(Command(&shell.App{}).Flags().FlagUsages()) {
		m := flag.FindStringSubmatch(line)
		if m == nil {
			t.Fatalf("no flag in %q", line)
		}
		known[m[1]] = true
		if parts[m[1]] == slices.Contains(everywhere, m[1]) {
			t.Errorf("--%s has a part somewhere, or everywhere, not both", m[1])
		}
	}
	for name := range parts {
		if !known[name] {
			t.Errorf("--%s is no flag of deploy", name)
		}
	}
}

// TestIdle: a flag that has no part in what is asked is refused, in whatever value; one that has is not.
func TestIdle(t *testing.T) {
	mixed := deployFlags{Line: draws.Line{Sets: [boards.Camps][]string{{"pennant-a", "pennant-b"},
		{"standard-a", "standard-b"}}}}
	for _, c := range []struct {
		what    question
		mode    deploycards.Mode
		flags   deployFlags
		given   string
		refused bool
	}{
		{askedOnce, deploycards.ModeImpromptu, deployFlags{}, "seed", false},
		{askedAll, deploycards.ModeImpromptu, deployFlags{}, "seed", true},
		{askedReplay, 0, deployFlags{}, "seed", true},
		{askedReplay, 0, deployFlags{}, "save", false},
		{askedReplay, 0, deployFlags{}, "format", false},
		{askedAll, deploycards.ModeOrganized, deployFlags{}, "owner", false},
		{askedOnce, deploycards.ModeEpic, deployFlags{}, "owner", true},
		{askedOnce, deploycards.ModeEpic, deployFlags{Line: draws.Line{Specialists: "any"}}, "owner", false}, // CTA-ORG-10
		{askedOnce, deploycards.ModeEpic, mixed, "owner", false},
		{askedAll, deploycards.ModeEpic, mixed, "reveal-first", false},
		{askedAll, deploycards.ModeEpic, mixed, "reserve", true},                                             // VAR-EC-04
		// it ends with the Reserve
		{askedAll, deploycards.ModeEpic, mixed, "specialists", true},
		{askedOnce, deploycards.ModeEpicAllies, deployFlags{}, "standard-zone", true},  // VAR-ER-02
		{askedOnce, deploycards.ModeEpic, deployFlags{}, "standard-zone", false},       // VAR-EC-03
		{askedOnce, deploycards.ModeEpic, deployFlags{}, "reserve", true},              // VAR-EC-04
		{askedOnce, deploycards.ModeOrganized, deployFlags{}, "pennant-council", true}, // CTA-10
		{askedOnce, deploycards.ModeOrganized, deployFlags{Line: draws.Line{Lore: true}}, "pennant-council", false},
	} {
		c.flags.given = func(name string) bool { return name == c.given }
		if err := c.flags.idle(c.what, c.mode); (err != nil) != c.refused {
			t.Errorf("--%s in %q, mode %s: %v", c.given, askedWords[c.what], c.mode, err)
		}
	}
}
