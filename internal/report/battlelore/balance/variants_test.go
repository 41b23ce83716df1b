package balance

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/balance"
	"muster/schema/source"
)

// variantsOf returns the variants of an adventure.
func variantsOf(e *library.Entry, refuses balance.Refuses) *balance.Variants {
	return VariantsOf(balance.VariantsQuestion{Entry: e.Entry, Refuses: refuses})
}

// nothing refuses nothing.
func nothing(*catalog.Entry) string { return "" }

// TestShipped: every unit of each shipped adventure can be left out, and each variant, as linked, differs from the
// adventure in its change and in nothing else.
func TestShipped(t *testing.T) {
	c := library.New(nil, 1)
	for _, e := range c.All(rulebook.KindAdventure) {
		base := e.Linked()
		v := variantsOf(e, nothing)
		for _, r := range v.Refused {
			t.Errorf("%s: %s is refused: %s", e.ID, r.Says, r.Why)
		}
		count := map[balance.Change]int{}
		for i := range v.List {
			x := &v.List[i]
			is := library.EntryOf(x.Entry)
			count[x.Kind]++
			made := is.Linked()
			gone, come := differ(base.Units, made.Units), differ(made.Units, base.Units)
			cards, goals, worth := 0, 0, 0
			for j := range base.Players {
				cards += abs(base.Players[j].CommandCards - made.Players[j].CommandCards)
			}
			for camp := range boards.Camp(boards.Camps) {
				goals += abs(base.Goal(camp) - made.Goal(camp))
			}
			for j := range base.Objectives {
				worth += base.Objectives[j].Banners
			}
			for j := range made.Objectives {
				worth -= made.Objectives[j].Banners
			}
			first := e.Adventure.First != is.Adventure.First
			ok := map[balance.Change]bool{
				balance.First: len(gone)+len(come)+cards+goals+worth == 0 && first &&
					is.Adventure.First == boards.Camp(x.Side).String(),
				balance.Cards:   len(gone)+len(come)+goals+worth == 0 && cards > 0 && cards <= 2 && !first,
				balance.Banners: len(gone)+len(come)+cards+worth == 0 && goals > 0 && goals <= 2 && !first,
				balance.Objective: len(gone)+len(come)+cards+goals == 0 && abs(worth) == 1 && !first &&
					len(base.Objectives)-len(made.Objectives) <= 1,
				balance.Without: len(gone) == 1 && len(come)+cards+goals+worth == 0 && !first &&
					gone[0].Camp == boards.Camp(x.Side),
				balance.Colour: len(gone) == 1 && len(come) == 1 && cards+goals+worth == 0 && !first && gone[0].At == come[0].At &&
					gone[0].Row.Race == come[0].Row.Race && gone[0].Row.Weapon == come[0].Row.Weapon &&
					gone[0].Row.Banner != come[0].Row.Banner && gone[0].Second == come[0].Second &&
					gone[0].Note == come[0].Note,
			}[x.Kind]
			if !ok {
				t.Errorf("%s: %s: %v gone, %v come, %d cards, %d banners", e.ID, x.Says, gone, come, cards, goals)
			}
			if len(gone) > 0 && !strings.Contains(x.Says, " on "+gone[0].Label) {
				t.Errorf("%s: %s is about %s", e.ID, x.Says, gone[0].Label)
			}
		}
		if count[balance.Without] != len(base.Units) || count[balance.First] == 0 {
			t.Errorf("%s: %d units, %v", e.ID, len(base.Units), count)
		}
	}
}

// differ returns the units of one list that another does not have.
func differ(a, b []library.Unit) (out []library.Unit) {
	for _, u := range a {
		same := func(o library.Unit) bool { return o.Camp == u.Camp && o.At == u.At && o.Type == u.Type }
		if !slices.ContainsFunc(b, same) {
			out = append(out, u)
		}
	}
	return out
}

// odd is an adventure in unusual formats.
const odd = "\ufeff# The fight.\n" + `kind = "adventure" # what it is
format = 1
id = "odd"
name = "Odd"
type = 'medieval'
map = "two-oaks"
first = 'pennant' # they begin
victory = { banners = 3, objectives = [{ at = ["G5"] }, { name = "The oak", at = ["b4", "c4"], banners = 2 }] } # three

[pennant]
command_cards = 0x5

# The bows of the left, and of the right.
[[pennant.units]]
at = [
  "C7", # left
  # in the middle
  "E7", # middle
  "I7"  # right
]
type = "green-human-bow" # bows

  # The captain's own.
  [[ pennant . units ]] # guard
  note = "they know him"
  type = "blue-human-sword"
  at = ["D7"]
  # None of them runs.

[[pennant.units]]
type = "blue-human-sword"
at = ["F7",
      "H7",]

[standard]
command_cards = 4
units = [ # the host
  { type = "blue-human-sword", at = ["E3", "G3"] }, # foot
  { type = "green-human-bow", at = ["F3"] } # bows
]`

// read reads a text as an adventure of its own project.
func read(t *testing.T, text string) *library.Entry {
	t.Helper()
	c := library.New([]*source.File{source.NewFile("odd.adventure.toml", []byte(text))}, 1)
	e := c.Own(rulebook.KindAdventure, "odd")
	if e == nil || len(e.Schema) > 0 {
		t.Fatalf("%v", c.Given()[0].Schema)
	}
	return e
}

// TestOddForms: all other parts stay byte for byte, with the line ends of the file.
func TestOddForms(t *testing.T) {
	for _, c := range []struct{ says, was, is string }{
		{"the Standards move first", "first = 'pennant' # they", "first = 'standard' # they"},
		{"the Pennants hold 6 Command cards in place of 5", "0x5", "6"},
		{"the Pennants need 2 banners in place of 3", "{ banners = 3,", "{ banners = 3, pennant = 2,"},
		{"the objective on G5 is worth 2 banners in place of 1", `["G5"]`, `["G5"], banners = 2`},
		{"without the objective on G5", `[{ at = ["G5"] }, {`, `[{`},
		{"the objective The oak is worth 1 banner in place of 2", "banners = 2", "banners = 1"},
		{"both camps need 4 banners in place of 3", "banners = 3", "banners = 4"},
		{"without the Pennants' green human bowmen on C7", "  \"C7\", # left\n", ""},
		{"without the Pennants' green human bowmen on E7", "  \"E7\", # middle\n", ""},
		{"without the Pennants' green human bowmen on I7", "\"E7\", # middle\n  \"I7\"  # right\n", "\"E7\" # middle\n"},
		{"without the Pennants' blue human swordsmen on F7", "[\"F7\",\n      \"H7\",]", "[\n      \"H7\",]"},
		{"without the Pennants' blue human swordsmen on H7", "\"F7\",\n      \"H7\",]", "\"F7\",\n      ]"},
		{"without the Pennants' blue human swordsmen on D7",
			"  # The captain's own.\n  [[ pennant . units ]] # guard\n  note = \"they know him\"\n" +
				"  type = \"blue-human-sword\"\n  at = [\"D7\"]\n", ""},
		{"without the Standards' blue human swordsmen on E3", `["E3", "G3"]`, `["G3"]`},
		{"without the Standards' blue human swordsmen on G3", `["E3", "G3"]`, `["E3"]`},
		{"without the Standards' green human bowmen on F3",
			" }, # foot\n  { type = \"green-human-bow\", at = [\"F3\"] } # bows\n", " } # foot\n"},
		{"the Pennants' blue human swordsmen on D7 as red human swordsmen",
			"him\"\n  type = \"blue-human-sword\"", "him\"\n  type = \"red-human-sword\""},
		{"the Standards' blue human swordsmen on E3 as red human swordsmen", `["E3", "G3"] }`,
			`["G3"] }, { type = "red-human-sword", at = ["E3"] }`},
		{"the Pennants' blue human swordsmen on H7 as red human swordsmen", "\"F7\",\n      \"H7\",]\n",
			"\"F7\",\n      ]\n\n[[pennant.units]]\ntype = \"red-human-sword\"\nat   = [\"H7\"]\n"},
	} {
		for _, eol := range []string{"\n", "\r\n"} {
			form := func(text string) string { return strings.ReplaceAll(text, "\n", eol) }
			if n := strings.Count(form(odd), form(c.was)); n != 1 {
				t.Fatalf("%s: %q stands there %d times", c.says, c.was, n)
			}
			v := variantsOf(read(t, form(odd)), nothing)
			i := slices.IndexFunc(v.List, func(x balance.Variant) bool { return x.Says == c.says })
			if i < 0 {
				t.Errorf("%s: there is none; refused: %v", c.says, v.Refused)
				continue
			}
			if want := strings.Replace(form(odd), form(c.was), form(c.is), 1); string(v.List[i].Text) != want {
				t.Errorf("%s:\n%s\nand not\n%s", c.says, v.List[i].Text, want)
			}
		}
	}
}

// TestOddFormsWhole: in such formats each unit can be left out, and no comment on another one is lost.
func TestOddFormsWhole(t *testing.T) {
	v := variantsOf(read(t, odd), nothing)
	for _, r := range v.Refused {
		t.Errorf("%s is refused: %s", r.Says, r.Why)
	}
	for i := range v.List {
		if lost := bytes.Count([]byte(odd), []byte("#")) - bytes.Count(v.List[i].Text, []byte("#")); lost > 2 {
			t.Errorf("%s loses %d remarks", v.List[i].Says, lost)
		}
	}
}

// TestMoved: a unit of another colour joins those of its kind, after them, or before them if each has its own line, so
// that every comment stays in place. It does not join those of another player, or with a note.
func TestMoved(t *testing.T) {
	for _, c := range []struct{ rows, is string }{
		{`[[pennant.units]]
type = "red-human-sword"
at = ["I7"]
`, `at = ["I7", "D7"]`},
		{`[[pennant.units]]
type = "red-human-sword"
at = [
	"I7", # the last
]
`, "at = [\n\t\"D7\",\n\t\"I7\", # the last\n]"},
		{`[[pennant.units]]
type = "red-human-sword"
note = "old"
at = ["I7"]
`, "at = [\"F7\"]\n\n[[pennant.units]]\ntype = \"red-human-sword\"\nat   = [\"D7\"]\n"},
	} {
		text := `kind = "adventure"
format = 1
id = "odd"
name = "Odd"
type = "medieval"
map = "two-oaks"
first = "pennant"
[victory]
banners = 3
[pennant]
command_cards = 5
[[pennant.units]]
type = "blue-human-sword"
at = ["D7", "F7"]
` + c.rows + `[standard]
command_cards = 5
[[standard.units]]
type = "blue-human-sword"
at = ["E3"]
`
		v := variantsOf(read(t, text), nothing)
		i := slices.IndexFunc(v.List, func(x balance.Variant) bool {
			return x.Says == "the Pennants' blue human swordsmen on D7 as red human swordsmen"
		})
		if i < 0 || !strings.Contains(string(v.List[i].Text), c.is) {
			t.Errorf("%d, refused: %v\n%s", i, v.Refused, v.List[max(i, 0)].Text)
		}
	}
}

// TestRefused: a change to an invalid adventure is refused with its reason: the last unit of a camp, a refusal of the
// caller.
func TestRefused(t *testing.T) {
	text := strings.Replace(odd, `units = [ # the host
  { type = "blue-human-sword", at = ["E3", "G3"] }, # foot
  { type = "green-human-bow", at = ["F3"] } # bows
]`, `units = [{ type = "blue-human-sword", at = ["E3"] }]`, 1)
	v := variantsOf(read(t, text), func(e *catalog.Entry) string {
		if strings.Contains(string(e.Doc.File.Text), "red-human-sword") {
			return "no red"
		}
		return ""
	})
	why := map[string]string{}
	for _, r := range v.Refused {
		why[r.Says] = r.Why
	}
	if why["the Pennants' blue human swordsmen on D7 as red human swordsmen"] != "no red" ||
		why["without the Standards' blue human swordsmen on E3"] == "" {
		t.Errorf("%v", why)
	}
	for _, x := range v.List {
		if strings.Contains(x.Says, " red ") {
			t.Errorf("%s is taken", x.Says)
		}
	}
}

func abs(n int) int { return max(n, -n) }
