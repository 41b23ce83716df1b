package rulebook_test

import (
	"flag"
	"fmt"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/rows"
	"muster/maps/hex"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestTablesAreWhole: the shipped tables pass the author's schema without a finding. No row is invalid or names an
// unknown row, and every id is unique.
func TestTablesAreWhole(t *testing.T) {
	for _, f := range medieval.Game().TableFiles() {
		_, found := medieval.Game().FileKinds().Load(f)
		for _, d := range found {
			t.Errorf("%s:%d: %s: %s", d.File, d.Start.Line, d.Code, d.Message)
		}
	}
	r, seen := medieval.Game().Base(), map[[2]string]bool{}
	for i, s := range r.AllTables() {
		if s.Marked() {
			t.Errorf("%s: there are faulty rows", rulebook.Kinds()[i])
		}
		n := 0
		s.Each(func(row *rulebook.Row) {
			n++
			line := row.Line()
			if r.Loose(&line) {
				t.Errorf("%s of %s does not hold together", row.ID, line.Table)
			}
		})
		if n == 0 {
			t.Errorf("%s: there are no rows", rulebook.Kinds()[i])
		}
	}
	for _, d := range rows.Documents(medieval.Game().TableFiles()) {
		for _, row := range rulebook.RowsOf(d) {
			if seen[row.Key()] {
				t.Errorf("%v stands twice", row.Key())
			}
			seen[row.Key()] = true
		}
	}
}

// TestEveryValueHasASource: each value of each shipped row is covered by sources (its own key or "all") or by house.
// sources and house name keys that the row has. Every source is listed in docs/reference/sources.md.
func TestEveryValueHasASource(t *testing.T) {
	known := sourceKeys(t)
	seen := 0
	for _, d := range rows.Documents(medieval.Game().TableFiles()) {
		for _, row := range rulebook.RowsOf(d) {
			where := d.File.Name + ": " + row.Table + " " + row.ID
			sources, _ := row.Values["sources"].(map[string]any)
			house := texts(row.Values["house"])
			for key := range row.Values {
				if slices.Contains([]string{"id", "name", "sources", "house", "notes"}, key) || rows.Sourceless(key) {
					continue
				}
				seen++
				if sources[key] == nil && sources["all"] == nil && !slices.Contains(house, key) {
					t.Errorf("%s: %s has no source and is not marked house", where, key)
				}
			}
			for _, key := range house {
				if !has(row.Values, key) {
					t.Errorf("%s: house names %q, which the row does not have", where, key)
				}
				if sources[key] != nil {
					t.Errorf("%s: %q has a source and is marked house", where, key)
				}
			}
			for key, cited := range sources {
				if key != "all" && !has(row.Values, key) {
					t.Errorf("%s: sources name %q, which the row does not have", where, key)
				}
				for _, source := range strings.Split(cited.(string), ", ") {
					if !known[source] {
						t.Errorf("%s: source %q of %s is not in docs/reference/sources.md", where, source, key)
					}
				}
			}
		}
	}
	if seen < 300 {
		t.Errorf("only %d values were looked at", seen)
	}
}

// has follows a dotted path of keys.
func has(table map[string]any, path string) bool {
	key, rest, more := strings.Cut(path, ".")
	v, ok := table[key]
	if !more || !ok {
		return ok
	}
	inner, _ := v.(map[string]any)
	return has(inner, rest)
}

func texts(v any) []string {
	list, _ := v.([]any)
	out := make([]string, len(list))
	for i := range list {
		out[i] = list[i].(string)
	}
	return out
}

var sourceRow = regexp.MustCompile(`(?m)^\| ([^|]+) \| [^|]+ \| [^|]+ \|$`)

// sourceKeys reads the keys of docs/reference/sources.md.
func sourceKeys(t *testing.T) map[string]bool {
	t.Helper()
	text, err := os.ReadFile("../../../../../docs/reference/sources.md")
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]bool{}
	for _, m := range sourceRow.FindAllStringSubmatch(string(text), -1) {
		for _, key := range strings.Split(m[1], ", ") {
			keys[key] = true
		}
	}
	return keys
}

// TestBoard: 138 hexes in rows of 13 and 12, sections that share the hexes on their lines (MED-ORD-03).
func TestBoard(t *testing.T) {
	b := medieval.Game().Base().Boards.Get("medieval").Geometry
	if b.Len() != 138 || b.Rows() != 11 || b.RowLen(0) != 13 || b.RowLen(1) != 12 || b.RowLen(10) != 13 {
		t.Errorf("%d hexes, %d rows of %d and %d", b.Len(), b.Rows(), b.RowLen(0), b.RowLen(1))
	}
	shared := 0
	for h := range b.Len() {
		if b.Sections(boards.Standard, hex.Hex(h)).Shared() {
			shared++
		}
	}
	if shared != 12 {
		t.Errorf("%d hexes lie on dotted lines", shared)
	}
}

// TestDeck: the 65 cards, group by group as the facts list them (MED-DECK-01); each orders units or answers an attack.
func TestDeck(t *testing.T) {
	r := medieval.Game().Base()
	sums := map[string]int{}
	for _, c := range r.CommandCards.All() {
		sums[c.Kind] += c.Copies
		orders := slices.ContainsFunc(c.Effects, func(e rulebook.CardEffect) bool {
			return e.Orders() ||
				e.Do == rulebook.DoStrikeFirst
		})
		if !orders {
			t.Errorf("%s orders nobody and answers nothing", c.ID)
		}
		if c.Section() && (c.Fallback > 0 || !c.Detach) {
			t.Errorf("%s: a Section card has the helmet and no fallback (MED-CMD-03, MED-LDR-04)", c.ID)
		}
	}
	want := map[string]int{rulebook.SectionCard: 32, rulebook.TroopCard: 8, rulebook.LeadershipCard: 6,
		rulebook.TacticCard: 19}
	for kind, n := range want {
		if sums[kind] != n {
			t.Errorf("%d cards of kind %s, want %d", sums[kind], kind, n)
		}
	}
	if r.Deck() != 65 {
		t.Errorf("the deck has %d cards", r.Deck())
	}
	var detach []string
	for _, c := range r.CommandCards.All() {
		if c.Detach && !c.Section() {
			detach = append(detach, c.ID)
		}
	}
	if !slices.Equal(detach, []string{"cry-havoc", "leaders"}) {
		t.Errorf("beside Section cards the helmet stands on %v (MED-LDR-04 to 06)", detach)
	}
}

// TestBox: the contents of the box add up to the published numbers.
func TestBox(t *testing.T) {
	r := medieval.Game().Base()
	b := r.Boxes.Get(medieval.Game().Box)
	stock := 0
	for _, s := range b.Stock {
		stock += s.Blocks
	}
	tiles := tilesIn(b.Tiles)
	if got := r.Pieces([]string{medieval.Game().Box}); got != (rulebook.Pieces{330, 14, 18, 14, 12}) || stock != 330 ||
		tiles != 45 {
		t.Errorf("%+v, %d blocks by type, %d tiles", got, stock, tiles)
	}
	for _, u := range r.Units.All() {
		top, bottom := r.Stock("top", u.ID, []string{medieval.Game().Box}), r.Stock("bottom", u.ID,
			[]string{medieval.Game().Box})
		if top < u.Blocks || top != bottom {
			t.Errorf("%s: %d and %d blocks", u.ID, top, bottom)
		}
	}
}

// TestUnits: the facts of each type of unit (MED-UNIT-01, MED-UNIT-02, MED-UNIT-03, MED-UNIT-04, MED-UNIT-05,
// MED-UNIT-06, MED-UNIT-07, MED-UNIT-08, MED-UNIT-09), with Superior Stature (MED-HIT-02) and the order of Superior
// Armour (MED-HIT-03). The columns are:
//   - class, arm,
//   - hexes with battle, at most, charging,
//   - close dice, those at full strength,
//   - fire and fire with a Bow marker: range, stood, moved,
//   - swords hit, swords of foot ignored,
//   - units that it evades, dice of its Parthian Shot,
//   - advance, hexes more, bonus,
//   - retreat, flags at full strength.
func TestUnits(t *testing.T) {
	const facts = `light-bow-cavalry light mounted; 4 4 0; 2 0; {3 2 1} -; false; 1; foot mounted; 2; true 1 true; 4 0
light-bow-infantry light foot; 2 2 0; 2 0; {4 2 1} -; false; 0; foot mounted; 0; false 0 false; 2 0
auxilia light foot; 2 2 0; 2 0; - -; true; 0; ; 0; true 0 false; 1 0
medium-infantry medium foot; 1 2 0; 3 0; - -; true; 0; ; 0; true 0 false; 1 0
heavy-infantry heavy foot; 1 1 0; 4 0; - -; true; 0; ; 0; true 0 false; 1 0
warrior medium foot; 1 1 2; 3 4; - -; true; 0; ; 0; true 0 true; 2 1
medium-cavalry medium mounted; 3 3 0; 3 0; - {3 1 1}; true; 1; foot heavy-mounted; 0; true 0 true; 3 0
heavy-cavalry heavy mounted; 2 2 0; 4 0; - {3 1 1}; true; 1; foot; 0; true 0 true; 2 0
super-heavy-cavalry heavy mounted; 2 2 0; 4 0; - -; true; 1; ; 0; true 0 true; 2 0
`
	shot := func(s *rulebook.Shot) string {
		if s == nil {
			return "-"
		}
		return fmt.Sprint(*s)
	}
	var b strings.Builder
	armour := 0 // of the mounted, as they are listed: Light, Medium, Heavy, Super Heavy
	for _, u := range medieval.Game().Base().Units.All() {
		if !strings.Contains("\n"+facts, "\n"+u.ID+" ") {
			continue // of an author's row: the facts are of those in the box
		}
		fmt.Fprintf(&b, "%s %s %s; %d %d %d; %d %d; %s %s; %v; %d; %s; %d; %v %d %v; %d %d\n", u.ID, u.Class, u.Arm,
			u.MoveFight, u.Move, u.Charge, u.Close, u.CloseWhole, shot(u.Fire), shot(u.Bow), u.Swords, u.Stature,
			strings.Join(u.Evades, " "), u.Parthian, u.Advance, u.More, u.Bonus, u.Retreat, u.WholeFlags)
		if u.Arm == rulebook.Mounted {
			if u.Armour <= armour {
				t.Errorf("%s: %d in the order of armour, after %d", u.ID, u.Armour, armour)
			}
			armour = u.Armour
		}
	}
	if b.String() != facts {
		t.Errorf("the units are\n%swant\n%s", b.String(), facts)
	}
}

// TestDie: the die has six faces, among them one of each class (MED-HIT-01).
func TestDie(t *testing.T) {
	faces, means := 0, ""
	for _, f := range medieval.Game().Base().Faces.All() {
		faces += f.Sides
		means += f.Means + " "
	}
	if means != "class class class swords flag leader " {
		t.Errorf("the faces mean %s", means)
	}
	if want := []string{"light", "medium", "heavy"}; faces != 6 || !slices.Equal(medieval.Game().RolledClasses(), want) {
		t.Errorf("the die has %d sides, classes %v", faces, medieval.Game().RolledClasses())
	}
}

// TestReminders: the printed text of every card, action and unit in testdata/reminders.txt follows from the effects
// alone.
func TestReminders(t *testing.T) {
	r := medieval.Game().Base()
	var b strings.Builder
	for _, kind := range []string{"units", "command-cards", "actions", "terrain"} {
		for _, l := range r.Rows(kind) {
			fmt.Fprintf(&b, "%s: %s\n", l.ID, l.Summary)
			if u := r.Units.Get(l.ID); u != nil {
				for _, trait := range u.Traits() {
					fmt.Fprintf(&b, "  %s\n", trait)
				}
			}
		}
	}
	const name = "testdata/reminders.txt"
	if *update {
		if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	told := strings.Split(b.String(), "\n")
	for _, line := range strings.Split(string(want), "\n") { // in this order, what is new in the tables aside
		i := slices.Index(told, line)
		if i < 0 {
			t.Fatalf("%s is not what the tables say, %q is no more; go test -update writes it anew:\n%s", name, line, b.String())
		}
		told = told[i+1:]
	}
	if strings.Contains(b.String(), "unknown") {
		t.Error("a word is not known")
	}
}

// tilesIn counts tiles.
func tilesIn(tiles []rulebook.Tiles) (n int) {
	for _, t := range tiles {
		n += t.Count
	}
	return n
}
