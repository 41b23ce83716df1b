package kernel

import (
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"muster/internal/report/balance"
	"muster/maps/hex"
	"muster/schema/source"
)

func variantsOf(e *library.Entry) *balance.Variants {
	return VariantsOf(balance.VariantsQuestion{Entry: e.Entry, Refuses: func(*catalog.Entry) string { return "" }})
}

// TestVariants checks that each variant of the shipped adventures, as linked, differs from the adventure in its change
// and in nothing else, and that every unit can be left out.
func TestVariants(t *testing.T) {
	for _, e := range medieval.Game().Load(nil, 1).All(rulebook.KindAdventure) {
		base, v := e.Linked(), variantsOf(e)
		for _, r := range v.Refused {
			t.Errorf("%s: %s is refused: %s", e.ID, r.Says, r.Why)
		}
		count := map[balance.Change]int{}
		for i := range v.List {
			x := &v.List[i]
			count[x.Kind]++
			is := library.EntryOf(x.Entry)
			made := is.Linked()
			gone, come := differ(base.Units, made.Units), differ(made.Units, base.Units)
			var cards, tokens, goals, worth int
			for c := range boards.Camp(boards.Camps) {
				was, _ := base.Command(c)
				n, _ := made.Command(c)
				cards += abs(n - was)
				tokens += abs(base.Tokens(c) - made.Tokens(c))
				goals += abs(base.Goal(c) - made.Goal(c))
				worth += abs(base.Exits[c].Banners - made.Exits[c].Banners)
			}
			objectives := 0
			for j := range base.Objectives {
				objectives += base.Objectives[j].Banners
			}
			for j := range made.Objectives {
				objectives -= made.Objectives[j].Banners
			}
			got := [...]int{cards, tokens, goals, worth, abs(objectives), len(gone), len(come)}
			first := e.Adventure.First != is.Adventure.First
			want := map[balance.Change][7]int{
				balance.First: {}, balance.Cards: {0: 1}, balance.Tokens: {1: 1}, balance.Exit: {3: 1}, balance.Objective: {4: 1},
				balance.Without: {5: 1}, balance.Added: {6: 1}, balance.Colour: {5: 1, 6: 1}, balance.Shifted: {5: 1, 6: 1},
				balance.Swapped: {5: 2, 6: 2}, balance.Banners: {2: max(1, min(goals, 2))},
			}[x.Kind]
			if got != want || first != (x.Kind == balance.First) {
				t.Errorf("%s: %s: %v, %v gone, %v come", e.ID, x.Says, got, gone, come)
			}
			for _, u := range gone {
				if int(u.Camp) != x.Side || !strings.Contains(x.Says, " on "+u.Label) {
					t.Errorf("%s: %s is about %s", e.ID, x.Says, u.Label)
				}
			}
		}
		if count[balance.Without] != len(base.Units) || count[balance.First] != 1 || count[balance.Colour] == 0 ||
			count[balance.Added] == 0 || count[balance.Shifted] == 0 {
			t.Errorf("%s: %d units, %v", e.ID, len(base.Units), count)
		}
	}
}

func abs(n int) int { return max(n, -n) }

// differ returns the units of one list that another does not have.
func differ(a, b []library.Unit) (out []library.Unit) {
	for _, u := range a {
		if !slices.ContainsFunc(b, func(o library.Unit) bool {
			return o.Camp == u.Camp && o.At == u.At && o.Type == u.Type && o.Bow == u.Bow && o.Blocks == u.Blocks
		}) {
			out = append(out, u)
		}
	}
	return out
}

// own is an adventure with its rows in other forms: tokens that are not written, one banner for both, units between
// brackets.
const own = `kind = "adventure"
game = "medieval"
format = 1
id = "own"
name = "Own"
map = "harrow-ridge"
first = 'top' # they wait
victory = { banners = 4 }
[top]
command = 4
units = [
  { type = "medium-infantry", at = ["E7", "F7"] }, # the wall
  { type = "auxilia", at = ["E9"], blocks = 3 } # behind it
]
[bottom]
command = 4 # of five
[[bottom.units]]
type = "medium-infantry"
at = [
  "F3", # the captain's
  "G3",
]
[[bottom.leaders]]
at = "F3"
`

// TestVariantsKeepTheFile checks that everything but the change stays byte for byte, and that a unit with a Leader does
// not move away from it.
func TestVariantsKeepTheFile(t *testing.T) {
	c := medieval.Game().Load([]*source.File{source.NewFile("own.adventure.toml", []byte(own))}, 1)
	e := c.Own(rulebook.KindAdventure, "own")
	if e == nil || len(e.Schema) > 0 {
		t.Fatal(c.Given()[0].Schema)
	}
	v := variantsOf(e)
	for _, want := range []struct{ says, was, is string }{
		{"the bottom side moves first", "first = 'top' #", "first = 'bottom' #"},
		{"the top side begins with 2 Inspired Action tokens in place of 3", "command = 4\nunits",
			"command = 4\ntokens = 2\nunits"},
		{"the bottom side needs 5 banners in place of 4", "banners = 4 }", "banners = 4, bottom = 5 }"},
		{"both sides need 3 banners in place of 4", "banners = 4 }", "banners = 3 }"},
		{"the top side's medium infantry on E7 starts on d6", `"E7", `, `"d6", `},
		{"without the bottom side's medium infantry on G3", "  \"G3\",\n", ""},
		{"the top side's auxilia on E9 as medium infantry", `"auxilia"`, `"medium-infantry"`},
		{"the bottom side's medium infantry on G3 as heavy infantry", "  \"G3\",\n]\n",
			"]\n\n[[bottom.units]]\ntype = \"heavy-infantry\"\nat   = [\"G3\"]\n"},
	} {
		i := slices.IndexFunc(v.List, func(x balance.Variant) bool { return x.Says == want.says })
		if i < 0 {
			t.Errorf("%s is missing: %v", want.says, v.Refused)
			continue
		}
		if got, text := string(v.List[i].Text), strings.Replace(own, want.was, want.is, 1); got != text {
			t.Errorf("%s:\n%s", want.says, got)
		}
	}
	for _, x := range v.List {
		if strings.Contains(x.Says, " on F3 starts on ") {
			t.Errorf("%s: its Leader stays behind", x.Says)
		}
	}
	if e.Linked().Units[0].At == hex.None {
		t.Error("the units have no hexes")
	}
}
