package rulebook

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// TestSpecialists: CTA-SPC-02 to 11, CTA-ORG-11, CTA-ORG-09: the ten cards of the box as the facts have them, by level
// 1, 2 and 3.
func TestSpecialists(t *testing.T) {
	all := Base().Specialists.All()
	if len(all) != 10 {
		t.Errorf("%d Specialist cards, the box has 10", len(all))
	}
	three := func(n int) [3]int { return [3]int{n, n, n} }
	for _, c := range []struct {
		id, master, do string
		counts         [3]int
	}{
		{"archers-stakes", "", DoPlaceFeature, three(3)},
		{"bow-upgrade", "", DoChangeWeapon, three(0)},
		{"forced-enrollment", "", DoCallReserve, three(1)},
		{"infiltration", "rogue", DoFreeMove, [3]int{2, 4, 6}},
		{"kings-allies", "warrior", DoAddFigures, [3]int{0, 1, 2}},
		{"illusionary-troops", "wizard", DoCopyUnit, three(1)},
		{"prayer", "cleric", DoGainLore, [3]int{0, 2, 4}},
		{"dwarven-mercenaries", "", DoSwapRace, three(2)},
		{"goblinoid-mercenaries", "", DoSwapRace, three(1)},
		{"vantage-point", "", DoMoveReserve, three(2)},
	} {
		s := Base().Specialists.Get(c.id)
		if s == nil || len(s.Effects) != 1 {
			t.Fatalf("%s is %+v", c.id, s)
		}
		e := &s.Effects[0]
		got := [3]int{e.HowMany(1), e.HowMany(2), e.HowMany(3)}
		if s.Master != c.master || s.LoreOnly != (c.master != "") || e.Do != c.do || got != c.counts {
			t.Errorf("%s: master %q, Lore only %v, %s, %v", c.id, s.Master, s.LoreOnly, e.Do, got)
		}
		if s.TouchesReserve() != (c.do == DoCallReserve || c.do == DoMoveReserve) {
			t.Errorf("VAR-ER-04: %s speaks of the Reserve: %v", c.id, s.TouchesReserve())
		}
	}
}

// TestGrades: CTA-SPC-06, CTA-SPC-07: whom a level serves; R-092: creatures never.
func TestGrades(t *testing.T) {
	r := Base()
	serves := func(card string, level int) []string {
		var out []string
		e := &r.Specialists.Get(card).Effects[0]
		for _, id := range []string{"green-human-bow", "blue-human-sword", "red-human-sword", "red-human-horse",
			"giant-spider"} {
			if e.HowMany(level) > 0 && e.Serves(r.Units.Get(id), level) {
				out = append(out, id)
			}
		}
		return out
	}
	for _, c := range []struct {
		card  string
		level int
		want  string
	}{
		{"kings-allies", 0, ""},
		{"kings-allies", 1, ""},
		{"kings-allies", 2, "green-human-bow blue-human-sword red-human-sword"},
		{"kings-allies", 3, "green-human-bow blue-human-sword red-human-sword red-human-horse"},
		{"kings-allies", 4, "green-human-bow blue-human-sword red-human-sword red-human-horse"},
		{"illusionary-troops", 1, "green-human-bow"},
		{"illusionary-troops", 2, "green-human-bow blue-human-sword"},
		{"illusionary-troops", 3, "green-human-bow blue-human-sword red-human-sword red-human-horse"},
		{"dwarven-mercenaries", 0, "green-human-bow blue-human-sword red-human-sword"},
	} {
		if got := serves(c.card, c.level); !slices.Equal(got, strings.Fields(c.want)) {
			t.Errorf("%s of level %d serves %v, want %s", c.card, c.level, got, c.want)
		}
	}
}

// TestRowsOfBoards: CTA-SPC-02: stakes within the first 5 own rows; R-296: on an Epic board, whose baseline is row
// 2, on rows 2 to 6; R-302: a lair there goes where a landmark goes.
func TestRowsOfBoards(t *testing.T) {
	for _, c := range []struct {
		board, word string
		want        [2]int
	}{
		{"standard", RowsStakes, [2]int{1, 5}}, {"epic", RowsStakes, [2]int{2, 6}},
		{"standard", RowsGuards, [2]int{1, 4}}, {"epic", RowsLandmarks, [2]int{4, 8}}, {"epic", RowsLairs, [2]int{4, 8}},
		{"standard", "nowhere", [2]int{}},
	} {
		first, last := Base().Boards.Get(c.board).Rows(c.word)
		if got := [2]int{first, last}; got != c.want {
			t.Errorf("%s, %s: own rows %v, want %v", c.board, c.word, got, c.want)
		}
	}
}

// TestCarries: CTA-SPC-02: stakes on countryside, hill and cliff; on an author's ground that says so; features without
// a list on whatever can be entered.
func TestCarries(t *testing.T) {
	r := Base()
	stakes := r.Terrain.Get("stakes")
	for _, g := range r.Layer(Ground) {
		if got, want := Carries(
			g,
			stakes,
			RowsStakes,
		), slices.Contains(
			[]string{"countryside", "hill", "cliff"},
			g.ID,
		); got != want {
			t.Errorf("stakes on %s: %v", g.ID, got)
		}
		if got := Carries(g, &Terrain{}, RowsGuards); got != g.Pass {
			t.Errorf("a feature for any ground on %s: %v", g.ID, got)
		}
	}
	heath := &Terrain{Row: Row{ID: "heath"}, Pass: true, Stakes: true}
	if !Carries(heath, stakes, RowsStakes) || Carries(heath, r.Terrain.Get("wooden-bridge"), RowsGuards) {
		t.Error("heath bears stakes, and no bridge")
	}
}

// TestSpecialistOfAnAuthor: the card of the page is read, listed and described; the shipped ten stay.
func TestSpecialistOfAnAuthor(t *testing.T) {
	page, err := os.ReadFile("../../../../docs/formats/rulebook.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```toml\n[[specialists]]")
	card, _, ok := strings.Cut(rest, "```")
	if !ok {
		t.Fatal("the page has no card")
	}
	head := "kind = \"rulebook\"\nformat = 1\nid = \"night\"\nname = \"Night\"\n\n[[specialists]]"
	r := Base().Extend(read(t, "night.rulebook.toml", head+card))
	s := r.Specialists.Get("night-march")
	if s == nil || len(r.Specialists.All()) != 11 || len(Base().Specialists.All()) != 10 || len(s.Effects) != 2 {
		t.Fatalf("night-march is %+v", s)
	}
	const want = `Night March (specialists, night-march)
  lore_only: yes [house]
  master: rogue [house]
  effects [house]:
    level 1: a move for up to 1 unit; level 2: a move for up to 2 units; level 3: a move for up to 3 units
    up to 2 of rampart on the own rows for guards
`
	if text, _ := r.Describe("specialists", "night-march"); text != want {
		t.Errorf("described as\n%swant\n%s", text, want)
	}
}

// TestSpecialistWords: every effect has words; an unknown one is reported, and never panics.
func TestSpecialistWords(t *testing.T) {
	r := Base()
	for _, c := range [][2]string{
		{"kings-allies", "level 1: nothing; level 2: up to 1 figure more for foot; level 3: up to 2 figures more for foot " +
			"or mounted (warrior, Lore only)"},
		{"illusionary-troops", "level 1: 1 copy of green troops, next to it; level 2: 1 copy of green or blue troops, next " +
			"to it; level 3: 1 copy of green or blue or red troops, next to it (wizard, Lore only)"},
		{"goblinoid-mercenaries", "up to 1 unit of foot swapped for goblinoid of the same colour and weapon, with 1 more " +
			"next to it"},
		{"bow-upgrade", "human units with the common-bow get the long-bow"},
		{"vantage-point", "up to 2 units of the Reserve moved next to own units"},
	} {
		if got := specialistLine(r.Specialists.Get(c[0])); got != c[1] {
			t.Errorf("%s: %s", c[0], got)
		}
	}
	for _, c := range []struct {
		card Specialist
		want string
	}{
		{Specialist{}, "does nothing"},
		{Specialist{LoreOnly: true, Effects: []Effect{{Do: "sing", Grade: Grade{Count: 1}}}},
			`unknown effect "sing" (Lore only)`},
		{Specialist{Master: "rogue", Effects: []Effect{{Do: DoGainLore}}}, "nothing (rogue)"},
	} {
		if got := specialistLine(&c.card); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
