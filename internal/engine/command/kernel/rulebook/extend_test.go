package rulebook_test

import (
	"fmt"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"slices"
	"strings"
	"testing"

	"muster/schema"
	"muster/schema/source"
)

// load reads a rulebook that may have mistakes.
func load(text string) *schema.Document {
	const head = "kind = \"rulebook\"\ngame = \"medieval\"\nformat = 1\nid = \"x\"\nname = \"X\"\n"
	d, _ := medieval.Game().FileKinds().Load(source.NewFile("x.rulebook.toml", []byte(head+text)))
	return d
}

const halberdiers = `
[[units]]
id = "halberdiers"
name = "Halberdiers"
class = "heavy"
arm = "foot"
blocks = 3
move_and_battle = 1
move = 1
close = 4
retreat = 1
`

// TestExtend: an added row is found, one with a known id replaces the known one, and the old rulebook is unchanged.
func TestExtend(t *testing.T) {
	base := medieval.Game().Base()
	n := base.Extend(load(halberdiers + "[[limits]]\nid = \"command\"\nname = \"Command\"\nleast = 1\nmost = 9\n"))
	if u := n.Units.Get("halberdiers"); u == nil || u.Blocks != 3 || base.Units.Get("halberdiers") != nil {
		t.Errorf("the new unit is %+v", u)
	}
	if n.Limit(rulebook.LimitCommand).Most != 9 || base.Limit(rulebook.LimitCommand).Most != 8 {
		t.Error("the known row was not replaced, or not only in the new rulebook")
	}
	before, after := base.Limits.All(), n.Limits.All()
	if len(before) != len(after) || before[0].ID != after[0].ID {
		t.Error("a row that is replaced keeps its place")
	}
	if base.Extend(load("")) != base || base.Extend(nil) != base {
		t.Error("nothing makes a new rulebook")
	}
}

// TestFaultyRows: these rows are not in the tables: refused by the schema, duplicate ids, unknown names, and a unit
// whose class is on no side of the die. Their ids are remembered, and rows that need them depend on them.
func TestFaultyRows(t *testing.T) {
	base := medieval.Game().Base()
	for name, tt := range map[string]struct {
		text, faulty string
		table        int
	}{
		"refused":  {"[[units]]\nid = \"pikes\"\nname = 3\n", "pikes", 0},
		"twice":    {halberdiers + halberdiers, "halberdiers", 0},
		"no class": {strings.Replace(halberdiers, `"heavy"`, `"giant"`, 1), "halberdiers", 0},
		"new class": {
			"[[classes]]\nid = \"giant\"\nname = \"Giant\"\nrank = 4\n" + strings.Replace(halberdiers, `"heavy"`, `"giant"`, 1),
			"halberdiers", 0,
		},
		"no card": {
			"[[actions]]\nid = \"shout\"\nname = \"Shout\"\nwhen = \"chain\"\ncost = 1\ncard = \"sing\"\n", "shout", 6,
		},
		"leaning": {"[[command_cards]]\nid = \"mounted-charge\"\nname = 3\n", "mounted-charge", 6},
		"board": {
			"[[boards]]\nid = \"strip\"\nname = \"Strip\"\nwidth = 13\nrows = 4\nlines = [8, 16]\nsetup = { baseline = 1 }\n",
			"strip", 9,
		},
	} {
		n := base.Extend(load(tt.text))
		if !n.AllTables()[tt.table].Invalid(tt.faulty) {
			t.Errorf("%s: %s is not faulty", name, tt.faulty)
		}
		if base.AllTables()[tt.table].Invalid(tt.faulty) {
			t.Errorf("%s: it is faulty in the old rulebook, too", name)
		}
		if n.Units.Get("halberdiers") != nil || n.Units.Get("pikes") != nil {
			t.Errorf("%s: a faulty row is in the table", name)
		}
	}
	n := base.Incomplete()
	if !n.Units.Invalid("anything") || n.Units.Invalid("warrior") || !n.InvalidSymbol("?") {
		t.Error("what an unreadable file may bring is not told from what is there")
	}
}

// TestGrantKeys: each key of a grant has the effect that the effect schema documents, and each word is a verb of the
// language with words for people.
func TestGrantKeys(t *testing.T) {
	d := rulebook.CardDialect()
	for key, stat := range d.Entry(rulebook.DoGrant).Stats {
		var e rulebook.CardEffect
		for _, value := range []any{int64(2), true} {
			schema.DecodeValue(map[string]any{"do": rulebook.DoGrant, key: value, "arms": []any{"foot"}}, &e)
		}
		meant := e.Effect()
		if len(meant.Mods) != 1 || meant.Mods[0].Stat != stat || d.Language.Stat(stat).Word == "" {
			t.Errorf("%s changes %+v, want %s", key, meant.Mods, stat)
		}
		if words := e.Words(); !strings.HasSuffix(words, "for foot units") || strings.Contains(words, "unknown") {
			t.Errorf("%s: %q", key, words)
		}
	}
	for _, w := range d.Entries {
		e := rulebook.CardEffect{Do: w.Word, Count: 1}
		if d.Verb(w.Verb) == nil || e.Words() == "" || strings.Contains(e.Words(), "unknown") {
			t.Errorf("%s: %q", w.Word, e.Words())
		}
	}
	if words := (&rulebook.CardEffect{Do: "sing"}).Words(); words != `unknown effect "sing"` {
		t.Error(words)
	}
}

// TestOrderable: the units that orders apply to, by class, arm and weapon; a Bow marker makes a unit one that fires.
func TestOrderable(t *testing.T) {
	r := medieval.Game().Base()
	unit := func(id string) *rulebook.Unit { return r.Units.Get(id) }
	for _, tt := range []struct {
		card, unit string
		bow, want  bool
	}{
		{"light-troops", "auxilia", false, true}, {"light-troops", "light-bow-cavalry", false, true},
		{"light-troops", "warrior", false, false}, {"heavy-troops", "super-heavy-cavalry", false, true},
		{"mounted-charge", "heavy-infantry", false, false}, {"mounted-charge", "medium-cavalry", false, true},
		{"darken-the-sky", "light-bow-infantry", false, true}, {"darken-the-sky", "medium-cavalry", false, false},
		{"darken-the-sky", "medium-cavalry", true, true}, {"darken-the-sky", "auxilia", true, false},
		{"move-fire-move", "medium-cavalry", true, false}, {"move-fire-move", "light-bow-cavalry", false, true},
	} {
		if got := r.CommandCards.Get(tt.card).Effects[0].Orderable(unit(tt.unit), tt.bow); got != tt.want {
			t.Errorf("%s orders %s (bow %t): %t", tt.card, tt.unit, tt.bow, got)
		}
	}
	for foe, want := range map[string][]string{
		"heavy-infantry": {"light-bow-cavalry", "light-bow-infantry", "medium-cavalry", "heavy-cavalry"},
		"heavy-cavalry":  {"light-bow-cavalry", "light-bow-infantry", "medium-cavalry"},
		"medium-cavalry": {"light-bow-cavalry", "light-bow-infantry"},
	} {
		var got []string
		for _, u := range r.Units.All() {
			if u.EvadesFrom(unit(foe)) {
				got = append(got, u.ID)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("from %s evade %v, want %v", foe, got, want)
		}
	}
}

// TestLists: every kind has rows and every row is described.
func TestLists(t *testing.T) {
	r := medieval.Game().Base()
	for _, kind := range rulebook.Kinds() {
		lines := r.Rows(kind)
		if len(lines) == 0 {
			t.Errorf("%s: nothing is listed", kind)
		}
		for _, l := range lines {
			text, ok := r.Describe(kind, l.ID)
			if !ok || !strings.HasPrefix(text, fmt.Sprintf("%s (%s, %s)\n", l.Name, kind, l.ID)) || l.Summary == "" {
				t.Errorf("%s %s: %q, %q", kind, l.ID, l.Summary, text)
			}
		}
	}
	if r.Rows("cards") != nil {
		t.Error("an unknown kind has rows")
	}
	if _, ok := r.Describe("", "nothing"); ok {
		t.Error("an unknown row is described")
	}
	for _, key := range rulebook.TableKeys() {
		if !slices.Contains(rulebook.Kinds(), rulebook.KindOf(key)) {
			t.Errorf("%s is listed under %s, which is no kind", key, rulebook.KindOf(key))
		}
	}
}
