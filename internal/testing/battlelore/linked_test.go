package battlelore_test

import (
	"bytes"
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/adventures"
	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	testbl "muster/internal/testing/battlelore"
	"muster/maps"
	"muster/maps/hex"
	"muster/schema/source"

	"github.com/BurntSushi/toml"
)

// An author who writes the same battle with the board turned by half and the camps swapped gets the turned battle:
// nothing in the linking depends on a side either. The whole text is turned: rows of the map, labels, sides of
// hexes, camps.
func TestLinkedTurned(t *testing.T) {
	t.Parallel()
	compared := 0
	lib := library.New(nil, 1)
	for _, e := range lib.All(rulebook.KindAdventure) {
		if e.Adventure.CallToArms != nil { // its armies are the muster's
			continue
		}
		compared += sameLinked(t, e.ID, []*source.File{
			libraryFile(t, e.Adventure.Map+".map.toml"), libraryFile(t, e.ID+".adventure.toml"),
		})
	}
	seeds, least := uint64(40), 60
	if testing.Short() {
		seeds, least = 10, 15
	}
	for seed := range seeds {
		for _, files := range [][]*source.File{testbl.Battle(seed), testbl.MadeLore(seed), testbl.Allies(seed)} {
			compared += sameLinked(t, fmt.Sprintf("made-up-%d", seed), files)
		}
	}
	if compared < least {
		t.Errorf("only %d battles were compared", compared)
	}
}

func libraryFile(t *testing.T, name string) *source.File {
	t.Helper()
	path := "library/battlelore/" + name
	text, err := maps.Library.ReadFile(path)
	if err != nil {
		if text, err = adventures.Library.ReadFile(path); err != nil {
			t.Fatal(err)
		}
	}
	return source.NewFile(name, text)
}

// sameLinked compares the battle of some files, turned, with the battle of the turned files. It answers 0 for one
// whose first player or turn markers the dice have settled: those are thrown for the Pennants first.
func sameLinked(t *testing.T, id string, files []*source.File) int {
	t.Helper()
	b := linkedOf(t, id, files)
	if len(b.Scouting) > 0 || len(b.AlliesTies) > 0 {
		return 0
	}
	want, err := testbl.TurnRules(b.Rules)
	if err != nil {
		t.Fatal(err)
	}
	turned := make([]*source.File, len(files))
	for i, f := range files {
		turned[i] = turnFile(t, f, b.Rules.Board)
	}
	got := linkedOf(t, id, turned).Rules
	w, g := reflect.ValueOf(want).Elem(), reflect.ValueOf(got).Elem()
	for i := range w.NumField() {
		switch f := w.Type().Field(i); f.Name {
		case "tables", "Sees", "Kinds", "Setup", "Markers", "Places", "Lore": // numbers of kinds come as the units do
		default:
			if a, b := w.Field(i).Interface(), g.Field(i).Interface(); !reflect.DeepEqual(a, b) {
				t.Errorf("%s: %s should be %v and is %v", id, f.Name, a, b)
			}
		}
	}
	sameSetup(t, id, want, got)
	sameSight(t, id, want, got)
	if (want.Lore == nil) != (got.Lore == nil) || want.Lore != nil &&
		(!reflect.DeepEqual(want.Lore.Cards, got.Lore.Cards) || want.Lore.Council != got.Lore.Council) {
		t.Errorf("%s: the Lore is another", id)
	}
	return 1
}

// sameSetup compares the units one by one, with all that their kinds can do but the sites that are numbered
// otherwise.
func sameSetup(t *testing.T, id string, want, got *battlelore.Rules) {
	t.Helper()
	if len(want.Setup) != len(got.Setup) {
		t.Fatalf("%s: %d units, not %d", id, len(got.Setup), len(want.Setup))
	}
	wanted, given := inOrder(want), inOrder(got)
	for i := range wanted {
		a, b := want.Setup[wanted[i]], got.Setup[given[i]]
		k, l := want.Kinds[a.Kind], got.Kinds[b.Kind]
		a.Kind, b.Kind, k.Creature.From, l.Creature.From, k.Creature.To, l.Creature.To = 0, 0, 0, 0, 0, 0
		k.Creature.Homes, l.Creature.Homes, k.Creature.Groves, l.Creature.Groves = 0, 0, 0, 0
		if a != b || k != l {
			t.Errorf("%s: unit %d is %+v %+v, not %+v %+v", id, i, b, l, a, k)
		}
	}
}

// inOrder numbers the units as they come, those behind them that wait for a site by what they are: sites are numbered
// as their hexes come.
func inOrder(r *battlelore.Rules) []int {
	out := make([]int, len(r.Setup))
	for i := range out {
		out[i] = i
	}
	slices.SortStableFunc(out, func(i, j int) int {
		a, b := &r.Setup[i], &r.Setup[j]
		if a.At >= 0 || b.At >= 0 {
			return cmp.Compare(i, j)
		}
		return cmp.Or(cmp.Compare(a.Owner, b.Owner), cmp.Compare(r.Kinds[a.Kind].Type, r.Kinds[b.Kind].Type))
	})
	return out
}

// sameSight compares lines of sight past some units.
func sameSight(t *testing.T, id string, want, got *battlelore.Rules) {
	t.Helper()
	chance := engine.NewRand(1, id)
	var units, none hex.Set
	for range 12 {
		units.Add(hex.Hex(chance.IntN(want.Board.Len())))
	}
	for x := range hex.Hex(want.Board.Len()) {
		for y := range hex.Hex(want.Board.Len()) {
			if x != y && want.Sees(x, y, units, &none) != got.Sees(x, y, units, &none) {
				t.Fatalf("%s: the sight from %s to %s is another", id, want.Board.Label(x), want.Board.Label(y))
			}
		}
	}
}

func linkedOf(t *testing.T, id string, files []*source.File) *setup.Battle {
	t.Helper()
	cat := library.New(files, 1)
	for _, e := range cat.Given() {
		for _, d := range e.Schema {
			t.Fatalf("%s: %s: %s", id, d.Code, d.Message)
		}
	}
	b, refused := setup.New(cat, cat.Find(rulebook.KindAdventure, id), setup.Options{Seed: 1})
	if len(refused) > 0 {
		t.Fatalf("%s: %s", id, refused[0].Message())
	}
	return b
}

// turnFile writes a definition with everything turned by half.
func turnFile(t *testing.T, f *source.File, b *boards.Board) *source.File {
	t.Helper()
	var values map[string]any
	if err := toml.Unmarshal(f.Text, &values); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := toml.NewEncoder(&out).Encode(turnValue(b, "", values)); err != nil {
		t.Fatal(err)
	}
	return source.NewFile(f.Name, out.Bytes())
}

func turnValue(b *boards.Board, key string, v any) any {
	switch v := v.(type) {
	case map[string]any:
		out := map[string]any{}
		for k, inner := range v {
			out[otherCamp(k)] = turnValue(b, k, inner)
		}
		return out
	case []map[string]any:
		out := make([]map[string]any, len(v))
		for i, inner := range v {
			out[i] = turnValue(b, key, inner).(map[string]any)
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i, inner := range v {
			out[i] = turnValue(b, key, inner)
		}
		if key == "rows" {
			slices.Reverse(out)
		}
		return out
	case string:
		return turnWord(b, key, v)
	}
	return v
}

func turnWord(b *boards.Board, key, word string) string {
	switch key {
	case "rows":
		cells := strings.Fields(word)
		slices.Reverse(cells)
		return strings.Join(cells, " ")
	case "board": // one is called "standard"
		return word
	case "sides":
		d, _ := hex.ParseDir(word)
		return d.Opposite().String()
	}
	if h, _, _ := b.ByLabel(word); h != hex.None {
		return b.Label(b.Turn(h))
	}
	return otherCamp(word)
}

func otherCamp(word string) string {
	if c, ok := boards.ParseCamp(word); ok {
		return c.Other().String()
	}
	return word
}
