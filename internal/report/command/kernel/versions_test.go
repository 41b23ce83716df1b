package kernel_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/medieval"
	"muster/internal/report/command/kernel"
	"muster/schema/source"
)

// only returns the one definition of a file, with the library for lookups.
func only(t *testing.T, name, text string) *library.Entry {
	t.Helper()
	given := medieval.Game().Load([]*source.File{source.NewFile(name, []byte(text))}, 1).Given()
	if len(given) != 1 {
		t.Fatalf("%s: %d definitions", name, len(given))
	}
	return given[0]
}

// TestNothingDiffersFromItself checks that comments and blank lines make no difference, in everything shipped.
func TestNothingDiffersFromItself(t *testing.T) {
	for _, f := range medieval.Game().LibraryFiles() {
		if !strings.Contains(string(f.Text), `"medieval"`) {
			continue
		}
		text := string(f.Text)
		old, young := only(t, f.Name, text), only(t, f.Name, strings.ReplaceAll(text, "\n[", "\n\n# A comment.\n["))
		if list := kernel.Compare(old.Entry, young.Entry); len(list) > 0 {
			t.Errorf("%s differs from itself: %+v", f.Name, list)
		}
		if kernel.Sum(old.Entry) == "" || kernel.Sum(old.Entry) != kernel.Sum(young.Entry) {
			t.Errorf("%s: two sums", f.Name)
		}
	}
}

// TestCompare checks that each edit is described in the game's terms: units and Leaders that moved, strength, Bow
// markers, Command, tokens, banners.
func TestCompare(t *testing.T) {
	head := func(kind string) string {
		return "kind = \"" + kind + "\"\ngame = \"medieval\"\nformat = 1\nid = \"x\"\nname = \"X\"\n"
	}
	fight := func(first, objective, units, leader, command string) string {
		return head("adventure") + "map = \"alder-ford\"\nfirst = \"" + first + "\"\n[victory]\nbanners = 5\n" +
			"[[victory.objectives]]\nname = \"" + objective + "\"\nat = [\"f6\"]\n[top]\ncommand = " + command +
			"\n[[top.units]]\ntype = " + units + "\n[[top.leaders]]\nname = \"Odo\"\nat = \"" + leader + "\"\n"
	}
	const there = "\"auxilia\"\nat = [\"A9\", \"C9\"]"
	rows := func(first string) string {
		return head("map") + "board = \"medieval\"\nrows = [\n\"" + first + strings.Repeat(" .", 12) + "\",\n" +
			strings.Repeat("\""+strings.TrimSpace(strings.Repeat(". ", 12))+"\",\n\""+
				strings.TrimSpace(strings.Repeat(". ", 13))+"\",\n", 5) + "]\n"
	}
	for name, c := range map[string]struct {
		kind, old, young string
		want             []string
	}{
		"ground": {"map", rows("."), rows("W"), []string{"terrain: 1 hex of open became woods: A11"}},
		"who stands where": {
			"adventure", fight("top", "Ford", there, "C9", "5"),
			fight("top", "Ford", strings.Replace(there, "A9", "B9", 1), "D9", "5"),
			[]string{"units: top: auxilia moved from A9 to B9", "Leaders: top: Odo moved from C9 to D9"},
		},
		"Bow markers and blocks": {
			"adventure", fight("top", "Ford", there, "C9", "5"),
			fight("top", "Ford", "\"light-infantry\"\nat = [\"A9\", \"C9\"]\nbow = true\nblocks = 2", "C9", "5"),
			[]string{
				`units: top: auxilia at A9 became "light-infantry with bow, blocks 2"`,
				`units: top: auxilia at C9 became "light-infantry with bow, blocks 2"`,
			},
		},
		"players and victory": {
			"adventure", fight("top", "Ford", there, "C9", "5"), fight("bottom", "Bridge", there, "C9", "4"),
			[]string{
				"victory: \"objective Ford\" name: Ford became Bridge", "players: first: top became bottom",
				"players: top: command: 5 became 4",
			},
		},
	} {
		old, young := only(t, "x."+c.kind+".toml", c.old), only(t, "x."+c.kind+".toml", c.young)
		var got []string
		for _, x := range kernel.Compare(old.Entry, young.Entry) {
			got = append(got, x.Topic+": "+x.Says())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: told are\n%s\nwant\n%s", name, strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
	}
}
