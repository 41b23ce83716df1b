package library_test

import (
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/medieval"
	"slices"
	"strings"
	"testing"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/maps"
	"muster/maps/hex"
	"muster/schema/source"
)

const linkedHeath = `kind = "map"
game = "medieval"
format = 1
id = "heath"
name = "Heath"
board = "medieval"
boxes = ["medieval"]
rows = [
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .", " . . . . . . . . . . . . ",
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .", " . . . . . . . . . . . . ",
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .",
]
`

const battle = `kind = "adventure"
game = "medieval"
format = 1
id = "fight"
name = "Fight"
map = "heath"
first = "bottom"
[victory]
banners = 4
bottom = 5
[[victory.objectives]]
at = ["f6", "g6"]
side = "bottom"
banners = 2
[top]
command = 5
exits = { at = ["A1"] }
[[top.units]]
type = "warrior"
at = ["c8", "D9"]
blocks = 3
[[top.leaders]]
name = "Earl Wulfstan"
at = "c8"
[[top.leaders]]
at = "E9"
[bottom]
command = 4
tokens = 1
[[bottom.units]]
type = "medium-cavalry"
at = ["G3"]
bow = true
`

// linked reads an adventure on the heath with some words replaced: pairs of old and new text.
func linked(t *testing.T, swaps ...string) *library.Linked {
	t.Helper()
	text := strings.NewReplacer(swaps...).Replace(battle)
	d, _ := medieval.Game().FileKinds().Load(source.NewFile("fight.adventure.toml", []byte(text)))
	m, found := medieval.Game().FileKinds().Load(source.NewFile("heath.map.toml", []byte(linkedHeath)))
	if len(found) > 0 {
		t.Fatal(found)
	}
	rules := medieval.Game().Base()
	f := field.Link(maps.New(m), &rules.Tables)
	if len(f.Faults) > 0 {
		t.Fatal(f.Faults)
	}
	return library.Link(adventures.New(d), f, rules, func(ptr string) bool { return d.Clean(ptr) })
}

func TestLink(t *testing.T) {
	l := linked(t)
	if len(l.Faults) > 0 {
		t.Fatal(l.Faults)
	}
	at := func(label string) hex.Hex {
		h, _, _ := l.Field.Hexes.ByLabel(label)
		return h
	}
	top, bottom := l.Army(boards.Pennant), l.Army(boards.Standard)
	if len(top) != 2 || len(bottom) != 1 || top[0].At != at("c8") || top[1].Strength() != 3 || bottom[0].Strength() != 4 {
		t.Errorf("the armies are %+v and %+v", top, bottom)
	}
	if top[1].Ptr != "/top/units/0/at/1" || top[1].Group != "/top/units/0" || !bottom[0].Bow {
		t.Errorf("%+v, %+v", top[1], bottom[0])
	}
	staff := l.Staff(boards.Pennant)
	if len(staff) != 2 || len(l.Staff(boards.Standard)) != 0 {
		t.Fatalf("the Leaders are %+v", l.Leaders)
	}
	if l.Attached(&staff[0]) != &l.Units[0] || l.Attached(&staff[1]) != nil {
		t.Error("the first Leader is with the first unit, the other is alone")
	}
	if staff[0].Called() != "Earl Wulfstan" || staff[1].Called() != "the Leader on E9" {
		t.Errorf("they are called %q and %q", staff[0].Called(), staff[1].Called())
	}
	if l.Goal(boards.Pennant) != 4 || l.Goal(boards.Standard) != 5 {
		t.Error("goals")
	}
	if n, ok := l.Command(boards.Standard); n != 4 || !ok {
		t.Error("Command")
	}
	if l.Tokens(boards.Pennant) != 3 || l.Tokens(boards.Standard) != 1 { // MED-INS-01
		t.Error("tokens")
	}
	if n := (&library.Linked{Definition: new(adventures.Adventure),
		Rules: l.Rules}).Tokens(boards.Pennant); n != 3 { // MED-INS-01
		t.Errorf("a side that the adventure does not write begins with %d tokens", n)
	}
	if first, ok := l.First(); !ok || first != boards.Standard {
		t.Error("first")
	}
	o := l.Objectives[0]
	if o.Banners != 2 || o.Camps != [boards.Camps]bool{false, true} || !slices.Equal(o.At, []hex.Hex{at("f6"), at("g6")}) {
		t.Errorf("%+v", o)
	}
	if e := l.Exits[boards.Pennant]; e.Banners != 1 || !slices.Equal(e.At, []hex.Hex{at("A1")}) { // MED-LDR-19
		t.Errorf("%+v", e)
	}
	if !slices.Equal(l.Table(), []string{"medieval"}) {
		t.Errorf("boxes %v", l.Table())
	}
}

// TestFaults: values that cannot be linked are reported with their place; values that the schema refused are not
// reported twice.
func TestFaults(t *testing.T) {
	for _, tt := range []struct {
		swaps []string
		kind  library.FaultKind
		ptr   string
		near  string
	}{
		{[]string{`"warrior"`, `"warriors"`}, library.UnknownUnit, "/top/units/0/type", ""},
		{[]string{`"D9"`, `"d9"`}, library.UnknownHex, "/top/units/0/at/1", "D9"},
		{[]string{`at = "E9"`, `at = "E99"`}, library.UnknownHex, "/top/leaders/1/at", ""},
		{[]string{`"g6"`, `"N6"`}, library.UnknownHex, "/victory/objectives/0/at/1", ""},
		{[]string{`"A1"`, `"a1"`}, library.UnknownHex, "/top/exits/at/0", "A1"},
	} {
		l := linked(t, tt.swaps...)
		if len(l.Faults) != 1 || l.Faults[0].Kind != tt.kind || l.Faults[0].Ptr != tt.ptr || l.Faults[0].Near != tt.near {
			t.Errorf("%v: %+v", tt.swaps, l.Faults)
		}
		other := library.UnknownHex + library.UnknownUnit - tt.kind
		if len(l.FaultsOf(tt.kind)) != 1 || len(l.FaultsOf(other)) != 0 || tt.kind.String() == "none" {
			t.Errorf("%v: faults by kind", tt.swaps)
		}
	}
	if l := linked(t, `bow = true`, `bow = 3`); len(l.Faults) > 0 || len(l.Army(boards.Standard)) > 0 {
		t.Errorf("a unit that the schema refused is linked: %+v", l.Units)
	}
	l := library.Link(linked(t).Definition, nil, medieval.Game().Base(), nil)
	if l.Field != nil || len(l.Faults) > 0 || l.Units[0].At != hex.None || len(l.Table()) != 1 {
		t.Error("without a map hexes are unknown, and that is all")
	}
}
