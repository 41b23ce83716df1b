package deck_test

import (
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// CTA-02: the rows of a card are ranks 4 to 1, the entries run from the baseline, left to right.
func TestLinkSetPlacesEntries(t *testing.T) {
	def := deploytest.Definition("pennant", []string{"gb . . sp", "  . bs .", ". rs rs .", "bh . . "})
	set := deploytest.Link(t, def)
	type cell struct {
		rank, file int
		unit       string
	}
	want := []cell{
		{1, 1, "blue-human-horse"},
		{2, 2, "red-human-sword"}, {2, 3, "red-human-sword"},
		{3, 2, "blue-human-sword"},
		{4, 1, "green-human-bow"}, {4, 4, "giant-spider"},
	}
	var got []cell
	for _, e := range set.Cards[0].Entries {
		got = append(got, cell{e.Rank, e.File, e.Unit.ID})
	}
	if !slices.Equal(got, want) {
		t.Errorf("entries %v, want %v", got, want)
	}
	if set.Camp != boards.Pennant || set.Board.ID != "standard" || !set.Cards[0].Read {
		t.Errorf("camp %v, board %v, read %v", set.Camp, set.Board.ID, set.Cards[0].Read)
	}
	if !set.LegendUsed["sp"] || set.LegendUsed["dc"] {
		t.Errorf("legend used: %v", set.LegendUsed)
	}
	if why := set.Playable(); why != "" {
		t.Errorf("not playable: %s", why)
	}
}

func TestLinkSetFaults(t *testing.T) {
	with := func(change func(*deploycards.Set)) *deploycards.Set {
		def := deploytest.Definition("pennant")
		change(def)
		return def
	}
	card := func(rows ...string) *deploycards.Set {
		return with(func(d *deploycards.Set) { d.Cards[2].Rows = rows })
	}
	tests := []struct {
		name string
		def  *deploycards.Set
		want []deck.Fault // Want is compared only where it is given
	}{
		{"rows missing", card(". . . .", ". . .", ". . . ."), []deck.Fault{
			{Kind: deck.RowCount, Ptr: "/cards/2/rows", Text: "3", Want: "4", Card: 3},
		}},
		{"too many cells in a rank of three", card(". . . .", ". . . .", ". . . .", ". . ."), []deck.Fault{
			{Kind: deck.RowSize, Ptr: "/cards/2/rows/1", Text: "4", Want: "3", Card: 3, Rank: 3},
		}},
		{"a tab parts no cells", card(". . . .", ".\t. .", ". . . .", ". . ."), []deck.Fault{
			{Kind: deck.RowCharacter, Ptr: "/cards/2/rows/1", From: 1, Length: 1, Text: "\t", Card: 3, Rank: 3},
		}},
		{"a wide space parts no cells", card(". . . .", ". . .", ". . . .", ".\u00a0. ."), []deck.Fault{
			{Kind: deck.RowCharacter, Ptr: "/cards/2/rows/3", From: 1, Length: 2, Text: "\u00a0", Card: 3, Rank: 1},
		}},
		{"symbol", card(". . . .", ". ggg .", ". . é .", ". . ."), []deck.Fault{
			{
				Kind: deck.UnknownSymbol, Ptr: "/cards/2/rows/1", From: 2, Length: 3, Text: "ggg", Near: "gg",
				Card: 3, Rank: 3, File: 2,
			},
			{
				Kind: deck.UnknownSymbol, Ptr: "/cards/2/rows/2", From: 4, Length: 2, Text: "é",
				Card: 3, Rank: 2, File: 3,
			},
		}},
		{"a symbol in many cells is one fault", card("q . . q", ". . .", ". . . .", "q . ."), []deck.Fault{
			{Kind: deck.UnknownSymbol, Ptr: "/cards/2/rows/0", Length: 1, Text: "q", Card: 3, Rank: 4, File: 1, Count: 3},
		}},
		{"unit", with(func(d *deploycards.Set) { d.Legend["a/b~"] = "blue-human-sward" }), []deck.Fault{
			{Kind: deck.UnknownUnit, Ptr: "/legend/a~1b~0", Text: "blue-human-sward", Near: "blue-human-sword"},
		}},
		{"keys that no cell can hold", with(func(d *deploycards.Set) {
			d.Legend["."], d.Legend["a b"], d.Legend[""] = "giant-spider", "giant-spider", "giant-spider"
		}), []deck.Fault{
			{Kind: deck.LegendSymbol, Ptr: "/legend/", Text: ""},
			{Kind: deck.LegendSymbol, Ptr: "/legend/.", Text: "."},
			{Kind: deck.LegendSymbol, Ptr: "/legend/a b", Text: "a b"},
		}},
		{"board", with(func(d *deploycards.Set) { d.Board = "standart" }), []deck.Fault{
			{Kind: deck.UnknownBoard, Ptr: "/board", Text: "standart", Near: "standard"},
		}},
		{"camp", with(func(d *deploycards.Set) { d.Camp = "penant" }), []deck.Fault{
			{Kind: deck.UnknownCamp, Ptr: "/camp", Text: "penant", Near: "pennant"},
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			set, faults := deck.Link(tt.def, rulebook.Base())
			if len(faults) != len(tt.want) {
				t.Fatalf("faults %+v, want %+v", faults, tt.want)
			}
			for i, f := range faults {
				if f.Want == "" {
					t.Errorf("fault %d does not say what is wanted", i)
				}
				if tt.want[i].Want == "" {
					f.Want = ""
				}
				if tt.want[i].Count == 0 {
					tt.want[i].Count = 1
				}
				if f != tt.want[i] {
					t.Errorf("fault %d is %+v, want %+v", i, f, tt.want[i])
				}
				if f.Message() == "" || f.Message() == (deck.Fault{}).Message() {
					t.Errorf("fault %d has no words", i)
				}
			}
			if set.Playable() == "" {
				t.Error("a faulty set is playable")
			}
		})
	}
}

// A legend's unit that does not exist is one fault, however many cells use it; the cells stay.
func TestLinkSetUnknownUnitOnce(t *testing.T) {
	def := deploytest.Definition("standard", []string{"bs bs . .", ". . .", ". . . .", ". . ."})
	def.Legend["bs"] = "no-such-unit"
	set, faults := deck.Link(def, rulebook.Base())
	if len(faults) != 1 || faults[0].Kind != deck.UnknownUnit {
		t.Fatalf("faults %+v", faults)
	}
	if e := set.Cards[0].Entries; len(e) != 2 || e[0].Unit != nil || e[0].Symbol != "bs" {
		t.Errorf("entries %+v", e)
	}
}

// CTA-03: a set is drawn from only with seven cards of seven numbers.
func TestPlayable(t *testing.T) {
	six := deploytest.Definition("pennant")
	six.Cards = six.Cards[:6]
	twice := deploytest.Definition("pennant")
	twice.Cards[6].Number = 1
	for want, def := range map[string]*deploycards.Set{
		"the set has 6 cards, a set has 7": six,
		"two cards have the number 1":      twice,
	} {
		if why := deploytest.Link(t, def).Playable(); why != want {
			t.Errorf("playable says %q, want %q", why, want)
		}
	}
}

// CTA-02: a board of Epic rules has the same footprint under its own name; the set keeps it.
func TestLinkSetOtherBoard(t *testing.T) {
	def := deploytest.Definition("standard")
	def.Board = "standard-l1"
	for i := range def.Cards {
		def.Cards[i].Rows = []string{". . .", ". . . .", ". . .", ". . . ds"}
	}
	set := deploytest.Link(t, def)
	if e := set.Cards[6].Entries[0]; e.Rank != 1 || e.File != 4 {
		t.Errorf("entry at rank %d file %d, want 1 and 4", e.Rank, e.File)
	}
}

// CTA-03: of the sets that ship each camp has one of each letter A, B and C, of seven cards each: 21 cards a camp.
func TestShippedSets(t *testing.T) {
	shipped := deploytest.NewShipped()
	for _, camp := range boards.CampNames {
		cards := 0
		for _, letter := range []string{"A", "B", "C"} {
			set := shipped.Set(camp + "-" + strings.ToLower(letter))
			if set == nil {
				t.Errorf("the %s camp has no set %s", camp, letter)
				continue
			}
			if why := set.Playable(); why != "" || set.Camp.String() != camp || set.Def.Letter != letter {
				t.Errorf("%s is set %q of the %s camp: %s", set.Def.ID, set.Def.Letter, set.Camp, why)
			}
			cards += len(set.Def.Cards)
		}
		if cards != 21 {
			t.Errorf("the %s camp has %d cards", camp, cards)
		}
	}
}
