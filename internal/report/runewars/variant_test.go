package runewars

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	common "muster/internal/report/balance"
	"muster/schema/source"
)

func variantsOf(e *catalog.Entry) *common.Variants {
	return VariantsOf(common.VariantsQuestion{Entry: e, Refuses: func(*catalog.Entry) string { return "" }})
}

// aspects are the parts of a definition that changes are about, each as a text that names no other part.
func aspects(e *library.Entry) map[string]string {
	r, out := e.Linked(), map[string]string{}
	for i := range r.Spots {
		if s := &r.Board.Spots[i]; r.Spots[i].Home == library.None {
			out["tile"] += fmt.Sprint(r.Spots[i].Label, s.At, s.Borders)
		}
	}
	for _, h := range r.Homes {
		if h.Faction != nil {
			out["homes"] += fmt.Sprint(h.Faction.ID, h.Marker)
		}
	}
	for _, c := range r.Cities {
		out["city"] += fmt.Sprint(r.Spots[c.Area].Label, c.Row.ID, ";")
	}
	for _, x := range r.Runes {
		out["rune"] += fmt.Sprint(r.Spots[x.Area].Label, x.Dragon, ";")
	}
	for i := range r.Spots {
		if r.Spots[i].Changed == "" {
			continue
		}
		out["neutrals"] += r.Spots[i].Label
		for _, n := range r.Spots[i].Neutrals {
			out["neutrals"] += fmt.Sprint(n.Row.ID, n.Count, ";")
		}
	}
	s := e.Seated()
	if s == nil {
		return out
	}
	for _, seat := range s.Seats {
		out["first"] += seat.Faction.ID + ";"
	}
	seats := slices.SortedFunc(slices.Values(s.Seats), func(a, b library.Seat) int {
		return strings.Compare(a.Faction.ID, b.Faction.ID)
	})
	for _, seat := range seats {
		out["start"] += fmt.Sprint(seat.Faction.ID, seat.Influence, seat.TacticsCards, seat.Dials)
		for _, h := range seat.Strongholds {
			out["start"] += fmt.Sprint(h.Area)
		}
	}
	out["length"], out["goal"] = fmt.Sprint(s.Options.Years), fmt.Sprint(s.Options.ToWin)
	return out
}

// TestVariants checks that each variant of what ships changes the part that its kind names, and no other one. Tiles
// carry their areas, so the tokens on them move along.
func TestVariants(t *testing.T) {
	c := library.New(nil, 1)
	count := map[common.Change]int{}
	for _, kind := range []string{rulebook.KindRealm, rulebook.KindScenario} {
		for _, e := range c.All(kind) {
			v, as := variantsOf(e.Entry), aspects(e)
			for _, r := range v.Refused {
				if strings.Contains(r.Why, "by hand") {
					t.Errorf("%s: %s is refused: %s", e.ID, r.Says, r.Why)
				}
			}
			says := map[string]bool{}
			for i := range v.List {
				x := &v.List[i]
				count[x.Kind]++
				if says[x.Says] {
					t.Errorf("%s: %s twice", e.ID, x.Says)
				}
				says[x.Says] = true
				var differ []string
				is := aspects(library.EntryOf(x.Entry))
				for _, key := range slices.Sorted(maps.Keys(as)) {
					if is[key] != as[key] {
						differ = append(differ, key)
					}
				}
				if is["neutrals"] != as["neutrals"] && !slices.Contains(differ, "neutrals") {
					differ = append(differ, "neutrals")
				}
				switch want := x.Kind.String(); {
				case x.Kind == common.Tile && slices.Contains(differ, want):
				case x.Kind == common.First && slices.Contains(differ, want) && !slices.Contains(differ, "start"):
				case !slices.Equal(differ, []string{want}):
					t.Errorf("%s: %s: %v differ", e.ID, x.Says, differ)
				}
			}
		}
	}
	for _, kind := range []common.Change{
		common.First, common.Homes, common.Start, common.ToWin, common.Years, common.Rune, common.City, common.Neutrals,
		common.Tile,
	} {
		if count[kind] == 0 {
			t.Errorf("no change of the kind %s", kind)
		}
	}
}

// crown is a scenario in another form than those that ship: Windows line ends, comments, seats with own numbers, and an
// override.
const crown = `kind = "scenario"
game = "runewars"
format = 1
id = "crown"
name = "Crown"
realm = "the-two-banks"
years = 2

# The north.
[[seats]]
faction = "daqan"
dials = { wood = 2 }
influence = 4

# The south.
[[seats]]
faction = "uthuk"
tactics_cards = 3
units = [{ area = "UA", unit = "berserker", count = 2 }]

# Nothing else.
[[departs]]
check  = "scenario/hand"
reason = "an heir"
`

// TestVariantTexts checks the texts of some changes.
func TestVariantTexts(t *testing.T) {
	text := strings.ReplaceAll(crown, "\n", "\r\n")
	c := library.New([]*source.File{source.NewFile("crown.scenario.toml", []byte(text))}, 1)
	e := c.Find(rulebook.KindScenario, "crown")
	if e == nil {
		t.Fatal("it is not read")
	}
	v := variantsOf(e.Entry)
	by := map[string]string{}
	for i := range v.List {
		by[v.List[i].Says] = string(v.List[i].Text)
	}
	for says, want := range map[string][2]string{ // what is replaced, and with what
		"Uthuk Y'llan is the first player": {
			crown[strings.Index(crown, "# The north"):strings.Index(crown, "# Nothing")],
			crown[strings.Index(crown, "# The south"):strings.Index(crown, "# Nothing")] +
				crown[strings.Index(crown, "# The north"):strings.Index(crown, "# The south")],
		},
		"Daqan Lords begins with 5 influence in place of 4, as an override of scenario/hand": {
			"influence = 4", "influence = 5",
		},
		"Uthuk Y'llan begins with 2 influence in place of 1, as an override of scenario/hand": {
			"faction = \"uthuk\"\n", "faction = \"uthuk\"\ninfluence = 2\n",
		},
		"Daqan Lords begins with the dial of food at 4 in place of 3, as an override of scenario/dials": {
			"wood = 2 }", "wood = 2, food = 4 }",
		},
		"Uthuk Y'llan begins with 3 Berserkers in UA in place of 2": {"count = 2", "count = 3"},
		"it has 3 years in place of 2":                              {"years = 2", "years = 3"},
		"7 dragon runes win in place of 6": {
			"realm = \"the-two-banks\"\n", "realm = \"the-two-banks\"\nruns_to_win = 7\n",
		},
	} {
		want := strings.Replace(crown, want[0], strings.Replace(want[1], "runs", "runes", 1), 1)
		if strings.Contains(says, "scenario/dials") {
			want = strings.TrimRight(want, "\n") +
				"\n\n[[departs]]\ncheck  = \"scenario/dials\"\nreason = \"for an even game\"\n"
		}
		if got := by[says]; got != strings.ReplaceAll(want, "\n", "\r\n") {
			t.Errorf("%s:\n%q\nwant\n%q", says, got, want)
		}
	}
	if t.Failed() {
		for says := range by {
			t.Log(says)
		}
		for _, r := range v.Refused {
			t.Log(r.Says, r.Why)
		}
	}
}
