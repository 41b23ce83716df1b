package rulebook

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/command/rows"
)

// TestTablesAreWhole: the shipped tables pass the author's schema without a finding. No row is invalid or names an
// unknown row, and every id is unique.
func TestTablesAreWhole(t *testing.T) {
	for _, f := range Tables() {
		_, found := FileKinds().Load(f)
		for _, d := range found {
			t.Errorf("%s:%d: %s: %s", d.File, d.Start.Line, d.Code, d.Message)
		}
	}
	r, seen := Base(), map[[2]string]bool{}
	for i, s := range r.tables() {
		if s.Marked() {
			t.Errorf("%s: there are faulty rows", TableKeys()[i])
		}
		s.Each(func(row *Row) {
			line := row.Line()
			if game.Astray(r, &line) || unfit(&line) {
				t.Errorf("%s of %s does not hold together", row.ID, line.Table)
			}
		})
	}
	for _, d := range rows.Documents(Tables()) {
		for _, row := range RowsOf(d) {
			if seen[row.Key()] {
				t.Errorf("%v stands twice", row.Key())
			}
			seen[row.Key()] = true
		}
	}
}

// TestFateDeck: the known sums of the deck (RW-FATE-01): destinies, and for each shape misses, specials, routs and
// damage with their points.
func TestFateDeck(t *testing.T) {
	destiny, numbers := map[string]int{}, map[int]bool{}
	type sums struct{ miss, special, routs, routPoints, damages, damagePoints int }
	got := map[string]*sums{}
	for _, shape := range Shapes() {
		got[shape] = new(sums)
	}
	for _, f := range Base().Fate.All() {
		destiny[f.Destiny]++
		numbers[f.Number] = true
		for shape, s := range got {
			switch what, n := f.Section(shape); what {
			case Miss:
				s.miss++
			case Special:
				s.special++
			case Rout:
				s.routs, s.routPoints = s.routs+1, s.routPoints+n
			case Damage:
				s.damages, s.damagePoints = s.damages+1, s.damagePoints+n
			}
		}
	}
	if len(numbers) != 30 || destiny[Gold] != 4 || destiny[Silver] != 8 || destiny[Red] != 18 {
		t.Errorf("%d cards, destinies %v", len(numbers), destiny)
	}
	for shape, want := range map[string]sums{
		Triangle: {12, 6, 4, 4, 8, 8}, Circle: {12, 12, 2, 2, 4, 4},
		Rectangle: {9, 6, 5, 7, 10, 14}, Hexagon: {6, 6, 6, 11, 12, 22},
	} {
		if *got[shape] != want {
			t.Errorf("%s: %+v, want %+v", shape, *got[shape], want)
		}
	}
}

// TestHomes: each faction has a home realm of three areas, whose yield equals the start of its dials (RW-SETUP-23),
// and an army given by the dials (RW-SETUP-24).
func TestHomes(t *testing.T) {
	r := Base()
	armies := map[string]string{
		"daqan": "footman 2, bowman 1, knight 1", "latari": "warrior 1, archer 3, sorceress 1",
		"waiqar": "reanimate 3, skeleton-archer 1, necromancer 1, dark-knight 1",
		"uthuk":  "berserker 3, flesh-ripper 1, warlock 1",
	}
	for _, f := range r.Factions.All() {
		home := r.HomeOf(f.ID)
		if home == nil || len(home.Areas) != 3 {
			t.Errorf("%s has no home realm of three areas", f.ID)
			continue
		}
		var food, wood, ore int
		for _, a := range home.Areas {
			food, wood, ore = food+a.Food, wood+a.Wood, ore+a.Ore
		}
		if food != f.Food || wood != f.Wood || ore != f.Ore {
			t.Errorf("%s: the home realm yields %d/%d/%d, the dials begin at %d/%d/%d", f.ID, food, wood, ore,
				f.Food, f.Wood, f.Ore)
		}
		var army []string
		for _, s := range f.Start() {
			army = append(army, s.Unit+" "+string(rune('0'+s.Count)))
		}
		if got := strings.Join(army, ", "); got != armies[f.ID] {
			t.Errorf("%s begins with %s, want %s", f.ID, got, armies[f.ID])
		}
	}
}

// TestTilesLie: the demo tiles are connected, and each area has its own letter.
func TestTilesLie(t *testing.T) {
	marks := map[string]bool{}
	for _, tile := range Base().Tiles.All() {
		if !tile.Whole() || marks[tile.Mark] {
			t.Errorf("%s does not lie, or its mark is taken", tile.ID)
		}
		marks[tile.Mark] = true
	}
}

// TestTileAlone: the tile placed alone is one area with yellow borders all around (RW-T12-01).
func TestTileAlone(t *testing.T) {
	alone := 0
	for _, tile := range Base().Tiles.All() {
		if !tile.Alone {
			continue
		}
		alone++
		yellow := 0
		for _, colour := range tile.Areas[0].Borders {
			if colour == "yellow" {
				yellow++
			}
		}
		if len(tile.Areas) != 1 || yellow != 6 {
			t.Errorf("%s has %d areas, and %d yellow borders", tile.ID, len(tile.Areas), yellow)
		}
	}
	if alone == 0 {
		t.Error("no tile is laid alone")
	}
}

var sourceRow = regexp.MustCompile(`(?m)^\| ([^|]+) \| [^|]+ \| [^|]+ \|$`)

// TestEveryValueHasASource: each value of each shipped row is covered by sources or by house, and every source is
// listed in docs/reference/sources.md.
func TestEveryValueHasASource(t *testing.T) {
	text, err := os.ReadFile("../../../../docs/reference/sources.md")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, m := range sourceRow.FindAllStringSubmatch(string(text), -1) {
		for _, key := range strings.Split(m[1], ", ") {
			known[key] = true
		}
	}
	for _, d := range rows.Documents(Tables()) {
		for _, row := range RowsOf(d) {
			where := d.File.Name + ": " + row.Table + " " + row.ID
			sources, _ := row.Values["sources"].(map[string]any)
			list, _ := row.Values["house"].([]any)
			for key := range row.Values {
				if slices.Contains([]string{"id", "name", "sources", "house", "notes"}, key) || rows.Sourceless(key) {
					continue
				}
				if sources[key] == nil && sources["all"] == nil && !slices.Contains(list, any(key)) {
					t.Errorf("%s: %s has no source and is not marked house", where, key)
				}
			}
			for _, key := range list {
				if _, has := row.Values[key.(string)]; !has || sources[key.(string)] != nil {
					t.Errorf("%s: house names %q, which the row does not have, or which has a source", where, key)
				}
			}
			for key, cited := range sources {
				for _, source := range strings.Split(cited.(string), ", ") {
					source, _, _ = strings.Cut(source, ":") // U:R9 is page 9 of what U cites
					if !known[source] {
						t.Errorf("%s: source %q of %s is not in docs/reference/sources.md", where, source, key)
					}
				}
			}
		}
	}
}

// TestAddedStrength: a rulebook may set to 0 the strength that an Order, a title or a token adds to a side or removes
// (RW-ORD-03, RW-ORD-06, RW-TITLE-02, RW-EXPL-01).
func TestAddedStrength(t *testing.T) {
	for id, usual := range map[string]int{LimitConquer: 3, LimitGarrison: 2, LimitLordCommander: 2, LimitDefensible: 1} {
		if l := Base().Limit(id); l.Least != 0 || l.Default != usual || l.Most < usual {
			t.Errorf("%s goes from %d to %d, usually %d", id, l.Least, l.Most, l.Default)
		}
	}
}
