package library_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps"
	"muster/maps/hex"
)

// plain is a field of countryside alone.
func plain(t *testing.T) *rulebook.Field {
	t.Helper()
	m := &maps.Map{Board: "standard", Boxes: []string{"base"}}
	for r := range 9 {
		row := ""
		for range 13 - r%2 {
			row += ". "
		}
		m.Rows = append(m.Rows, row)
	}
	f := rulebook.LinkField(m, rulebook.Base())
	if len(f.Faults) > 0 {
		t.Fatalf("%+v", f.Faults)
	}
	return f
}

// example is an adventure in which everything is linked.
func example() *adventures.Adventure {
	two := 2
	return &adventures.Adventure{
		Type:      "lore",
		First:     "standard",
		Landmarks: &adventures.Landmarks{InForce: true, Ban: []string{"pentacle"}},
		Victory: adventures.Victory{
			Banners:    5,
			Standard:   4,
			Objectives: []adventures.Objective{{At: []string{"F5", "G5"}, Camp: "pennant"}},
		},
		Pennant: &adventures.Side{
			CommandCards: 4,
			Units: []adventures.Units{
				{Type: "green-human-bow", At: []string{"C9", "D9"}, Note: "They keep the ford."},
				{Type: "blue-human-sword", At: []string{"E9"}, Player: 2},
			},
			Landmarks: []adventures.Placed{{Type: "healing-pool", At: "F7", Player: 2}},
			Grants:    []string{"stronghold"},
			Ally:      &adventures.Ally{Commander: "Till"},
		},
		Standard: &adventures.Side{
			Units: []adventures.Units{{Type: "red-human-sword", At: []string{"C1"}}},
			Ally:  &adventures.Ally{},
		},
		Rules: []adventures.Rule{{Name: "Out", Effects: []adventures.RuleEffect{
			{Do: adventures.RuleExit, Side: "standard", At: []string{"A9"}},
			{Do: adventures.RuleTokens, At: []string{"C9"}, Units: []string{"green-human-bow"}, Count: &two},
			{Do: adventures.RuleLastTurn, Turn: 12},
		}}},
	}
}

// Names become units on hexes, places with owners, objectives, effects and players, each with its JSON pointer.
func TestLink(t *testing.T) {
	f := plain(t)
	l := library.Link(example(), f, f.Rules, nil)
	if len(l.Faults) > 0 {
		t.Fatalf("%+v", l.Faults)
	}
	at := func(label string) hex.Hex {
		h, _, _ := f.Hexes.ByLabel(label)
		return h
	}
	if len(l.Units) != 4 || l.Units[1].Ptr != "/pennant/units/0/at/1" || l.Units[1].At != at("D9") ||
		l.Units[1].Note == "" ||
		l.Units[2].Row != f.Rules.Units.Get("blue-human-sword") ||
		!l.Units[2].Second ||
		l.Units[3].Camp != boards.Standard {
		t.Errorf("units: %+v", l.Units)
	}
	if u := l.UnitOn(at("C1")); u == nil || u.Camp != boards.Standard || len(l.Army(boards.Pennant)) != 3 {
		t.Error("who stands where is not told")
	}
	pool := f.Rules.Terrain.Get("healing-pool")
	if len(l.Places) != 1 || l.Places[0].At != at("F7") || l.Places[0].Row != pool ||
		l.Places[0].Whose() != "the Pennants' allies" ||
		!l.SecondHas(boards.Pennant, at("F7")) || !l.Banned("pentacle") ||
		l.Banned("stronghold") ||
		!l.LandmarksInForce() {
		t.Errorf("places: %+v", l.Places)
	}
	if c := l.Field.Cell(
		at("F7"),
	); c.Place != pool || c.Owner != "pennant" || f.Cell(at("F7")).Place != nil ||
		l.Ground != f {
		t.Errorf("the pool lies on %+v", c)
	}
	if len(l.Players) != 4 || l.Players[1].Commander != "Till" || l.Players[1].Table() != "pennant.ally" ||
		l.Players[0].CommandCards != 4 ||
		len(l.Players[0].Due) != 1 ||
		l.Players[0].Due[0].Row == nil ||
		l.Players[0].Due[0].Ptr != "/pennant/grants/0" {
		t.Errorf("players: %+v", l.Players)
	}
	if own := l.UnitsOf(
		l.Player(boards.Pennant, true),
	); len(own) != 1 || own[0].Type != "blue-human-sword" ||
		!l.Given(&l.Players[1], "healing-pool") {
		t.Errorf("the ally has %+v", own)
	}
	o := l.Objectives
	if len(o) != 1 || !slices.Equal(o[0].At, []hex.Hex{at("F5"), at("G5")}) ||
		o[0].Camps != [boards.Camps]bool{true, false} ||
		o[0].Banners != 1 {
		t.Errorf("objectives: %+v", o)
	}
	if len(l.Effects) != 3 || l.Effects[0].Hexes[0] != at("A9") || l.Effects[0].Camps != [boards.Camps]bool{false, true} ||
		l.LastTurn() != &l.Effects[2] ||
		len(l.Gifts()) != 1 ||
		len(l.Chosen(&l.Gifts()[0])) != 2 {
		t.Errorf("effects: %+v", l.Effects)
	}
	if c, named := l.First(); !named || c != boards.Standard || l.Goal(boards.Pennant) != 5 ||
		l.Goal(boards.Standard) != 4 {
		t.Error("who is first, and by what he wins, is not told")
	}
	if !slices.Equal(l.Boxes, []string{"base"}) || !l.Green(&l.Units[0]) || l.Green(&l.Units[2]) {
		t.Error("the map's boxes are not the adventure's, or scouts are not known")
	}
}

// Every name that cannot be linked is a fault at its place, and is left out of the link.
func TestFaults(t *testing.T) {
	f := plain(t)
	for _, c := range []struct {
		change func(*adventures.Adventure)
		kind   library.FaultKind
		ptr    string
	}{
		{func(a *adventures.Adventure) { a.Pennant.Units[0].Type = "bowman" }, library.UnknownUnit,
			"/pennant/units/0/type"},
		{func(a *adventures.Adventure) { a.Pennant.Units[1].At[0] = "Z9" }, library.UnknownHex, "/pennant/units/1/at/0"},
		{func(a *adventures.Adventure) { a.Pennant.Landmarks[0].At = "Z9" }, library.UnknownHex, "/pennant/landmarks/0/at"},
		{func(a *adventures.Adventure) { a.Pennant.Landmarks[0].Type = "woods" }, library.UnknownPlace,
			"/pennant/landmarks/0/type"},
		{func(a *adventures.Adventure) { a.Landmarks.Ban[0] = "tower" }, library.UnknownPlace, "/landmarks/ban/0"},
		{func(a *adventures.Adventure) { a.Pennant.Grants[0] = "tower" }, library.UnknownPlace, "/pennant/grants/0"},
		{func(a *adventures.Adventure) { a.Victory.Objectives[0].At[1] = "Z9" }, library.UnknownHex,
			"/victory/objectives/0/at/1"},
		{func(a *adventures.Adventure) { a.Rules[0].Effects[0].At[0] = "Z9" }, library.UnknownHex,
			"/rules/0/effects/0/at/0"},
		{func(a *adventures.Adventure) { a.Rules[0].Effects[1].Units[0] = "bowman" }, library.UnknownUnit,
			"/rules/0/effects/1/units/0"},
		{func(a *adventures.Adventure) { a.Rules[0].Effects[1].Banners = []string{"pink"} }, library.UnknownBanner,
			"/rules/0/effects/1/banners/0"},
	} {
		a := example()
		c.change(a)
		l := library.Link(a, f, f.Rules, nil)
		if len(l.Faults) != 1 || l.Faults[0].Kind != c.kind || l.Faults[0].Ptr != c.ptr ||
			len(l.FaultsOf(c.kind)) != 1 {
			t.Errorf("%s at %s: %+v", c.kind, c.ptr, l.Faults)
		}
		// The schema reports the values that it refuses.
		refused := func(ptr string) bool { return ptr != c.ptr }
		if l := library.Link(
			a,
			f,
			f.Rules,
			refused,
		); len(l.Faults) > 0 && c.kind != library.UnknownBanner &&
			l.Faults[0].Ptr == c.ptr {
			t.Errorf("%s at %s is told although the schema refused it", c.kind, c.ptr)
		}
	}
}

// Without a map, and with Call to Arms, an adventure is linked as far as it goes.
func TestLinkLess(t *testing.T) {
	l := library.Link(example(), nil, rulebook.Base(), nil)
	if l.Field != nil || l.Map != nil || len(l.Faults) > 0 || len(l.Units) != 4 || l.Units[0].At != hex.None ||
		fmt.Sprint(l.Table()) != "[base]" || len(l.Places) != 1 {
		t.Errorf("without a map: %+v", l)
	}
	a := example()
	a.Pennant.Ally, a.Standard.Ally = nil, nil
	a.CallToArms = &adventures.CallToArms{Mode: adventures.EpicAllies, Pennant: []string{"pennant-a", "pennant-b"}}
	l = library.Link(a, plain(t), rulebook.Base(), nil)
	// the cards bring the armies, whatever is listed.
	if len(l.Units) > 0 || !l.Call.Known || len(l.Call.Sets[boards.Pennant]) != 2 ||
		l.Call.Ways(boards.Pennant, 1) != "/call_to_arms/pennant/1" ||
		l.Call.Ways(boards.Standard, 0) != "/call_to_arms/mode" {
		t.Errorf("with Call to Arms: %+v", l.Call)
	}
	// VAR-ER-01: an ally without a table has the values of its camp.
	if second := l.Player(
		boards.Pennant,
		true,
	); second == nil || second.Own || second.CommandCards != 4 ||
		len(second.Due) != 1 {
		t.Errorf("the ally of the cards: %+v", second)
	}
	a.CallToArms.Mode = adventures.Organized
	if l := library.Link(a, plain(t), rulebook.Base(), nil); !l.Call.Mixed || len(l.Call.Boxes) != 2 { // CTA-ORG-02
		t.Errorf("with mixed sets: %+v", l.Call)
	}
}

// TestCardsBringTheUnits: with Call to Arms the armies that an adventure lists do not count; all its
// other values do.
func TestCardsBringTheUnits(t *testing.T) {
	a := example()
	a.CallToArms = &adventures.CallToArms{Mode: "impromptu"}
	linked := func() *library.Linked {
		return library.Link(a, plain(t), rulebook.Base(), func(string) bool { return true })
	}
	l := linked()
	if len(l.Units) > 0 {
		t.Errorf("with cards %d listed units are linked", len(l.Units))
	}
	a.CallToArms = nil
	listed := linked()
	if len(listed.Places) == 0 || len(listed.Objectives) == 0 || len(listed.Effects) == 0 {
		t.Fatalf("the example has too little to compare: %+v", listed)
	}
	if !reflect.DeepEqual(l.Places, listed.Places) || !reflect.DeepEqual(l.Objectives, listed.Objectives) ||
		!reflect.DeepEqual(l.Effects, listed.Effects) {
		t.Errorf("with cards the rest of the adventure is %+v, want %+v", l, listed)
	}
	for _, camp := range []boards.Camp{boards.Pennant, boards.Standard} {
		if got, want := l.Player(camp, false), listed.Player(camp, false); got.CommandCards != want.CommandCards {
			t.Errorf("the %s have %d Command cards with cards, %d without", camp, got.CommandCards, want.CommandCards)
		}
	}
}
