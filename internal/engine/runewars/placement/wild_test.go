package placement_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars/placement"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/schema/diag"
	"muster/schema/source"
)

// wild returns a rulebook of random tiles: one to four areas in any shape, any border of any colour, and a home realm
// of such a shape.
func wild(chance *engine.Rand) []byte {
	var b strings.Builder
	b.WriteString("kind = \"rulebook\"\ngame = \"runewars\"\nformat = 1\nid = \"wild\"\nname = \"Wild\"\n")
	for i := range 5 {
		fmt.Fprintf(&b, "\n[[tiles]]\nid = \"wild-%d\"\nname = \"Wild\"\nmark = \"X%d\"\n", i, i)
		if i == 4 {
			b.WriteString("home = \"daqan\"\n")
		}
		areas := 1 + chance.IntN(4)
		if areas == 1 && i < 4 && chance.IntN(2) == 0 {
			b.WriteString("alone = true\n")
		}
		b.WriteString("areas = [\n")
		lie := []tiles.At{{Q: chance.IntN(9) - 4, R: chance.IntN(9) - 4}}
		for len(lie) < areas {
			at := lie[chance.IntN(len(lie))].Step(tiles.Dir(chance.IntN(tiles.Dirs)))
			if !slices.Contains(lie, at) {
				lie = append(lie, at)
			}
		}
		for a, at := range lie {
			fmt.Fprintf(&b, "  { letter = %q, at = [%d, %d], food = %d", string(rune('A'+a)), at.Q, at.R, chance.IntN(4))
			if chance.IntN(4) == 0 && i < 4 {
				b.WriteString(", neutrals = [{ unit = \"giant\", count = 1 }]")
			}
			if chance.IntN(4) == 0 {
				b.WriteString(", city = true")
			}
			var sides []string
			for d := range tiles.Dirs {
				if n := chance.IntN(12); n > 0 && n < len(tiles.BorderNames) {
					sides = append(sides, tiles.DirNames[d]+" = \""+tiles.BorderNames[n]+"\"")
				}
			}
			if len(sides) > 0 {
				b.WriteString(", borders = { " + strings.Join(sides, ", ") + " }")
			}
			b.WriteString(" },\n")
		}
		b.WriteString("]\n")
	}
	return []byte(b.String())
}

// tried builds with the tiles of a rulebook, and reports whether a realm was built. The realm is sound, and so is the
// fairest realm of all layouts.
func tried(t testing.TB, text []byte, seed uint64, policy placement.Policy) bool {
	file := source.NewFile("wild.rulebook.toml", text)
	doc, found := rulebook.FileKinds().Load(file)
	if len(found) > 0 {
		t.Fatalf("%v\n%s", found, text)
	}
	rules := rulebook.Base().Extend(doc)
	ask := placement.BuildAsk{
		ID: "built", Name: "Built", Players: 2, Policy: policy, Exploration: seed%2 == 0,
		Tiles: []string{"wild-0", "wild-1", "wild-2", "wild-3"}, Factions: []string{"daqan", "uthuk"},
	}
	files := map[string][]byte{file.Name: text}
	built, reasons := placement.Build(rules, ask, seed, nil)
	if reasons == nil {
		files["built.realm.toml"] = built.Realm.Text()
	} else if reasons[0].Help == "" {
		t.Errorf("%v has no help", reasons)
	}
	if dealt, reasons := placement.Deal(rules, ask, seed); reasons == nil {
		a, err := placement.Ask(placement.Question{
			Set: dealt.Set, By: placement.ByAll, Limit: 40, Samples: 10, Seed: seed, Workers: 1,
		})
		if err != nil {
			t.Fatal(err)
		}
		if w := a.Fairest; w != nil {
			ask.ID = "fairest"
			dealt, _ = placement.Deal(rules, ask, seed)
			files["fairest.realm.toml"] = dealt.Realm(w.Tiles, w.Markers, w.Seats).Text()
		}
		if a.Counted && a.Realms.Value == 0 && built != nil {
			t.Errorf("a realm was built where none fits: %s\n%s", text, files["built.realm.toml"])
		}
	}
	for _, d := range checked(t, files) {
		if d.Severity == diag.Error && strings.HasSuffix(d.File, ".realm.toml") {
			t.Errorf("%s: %s: %s\n%s\n%s", d.File, d.Code, d.Message, files[d.File], text)
		}
	}
	return built != nil
}

// TestWildTiles: tiles of any shape give either a sound realm or a reason; both occur.
func TestWildTiles(t *testing.T) {
	built, refused := 0, 0
	for seed := range uint64(40) {
		chance := engine.NewRand(seed, "wild")
		if tried(t, wild(&chance), seed, placement.Policy(seed%3)) {
			built++
		} else {
			refused++
		}
	}
	if built < 5 || refused < 5 {
		t.Errorf("%d built, %d refused", built, refused)
	}
}

// FuzzBuild builds with wild tiles.
func FuzzBuild(f *testing.F) {
	f.Add(uint64(1), uint64(2), uint8(0))
	f.Add(uint64(7), uint64(1), uint8(2))
	f.Fuzz(func(t *testing.T, shape, seed uint64, policy uint8) {
		chance := engine.NewRand(shape, "wild")
		tried(t, wild(&chance), seed, placement.Policy(int(policy)%len(placement.Policies())))
	})
}
