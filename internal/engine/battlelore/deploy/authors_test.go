package deploy_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps"
	"muster/schema/source"
)

// An author's cards and the box that they need: known effects in new cards, several in one, and one without a master.
const authorsCards = `kind = "rulebook"
format = 1
id = "goblin-war"
name = "Goblin war"

[[boxes]]
id = "goblin-host"
name = "Goblin host"
stock = [{ unit = "blue-hobgoblin-sword", camp = "standard", units = 3 }]

[[specialists]]
id = "warband"
name = "Warband"

[[specialists.effects]]
do = "swap-race"
race = "goblinoid"
count = 1
classes = ["foot"]
beside = 3

[[specialists.effects]]
do = "place-feature"
feature = "rampart"
rows = "guards"
count = 1

[[specialists]]
id = "treasure"
name = "Treasure"

[[specialists.effects]]
do = "gain-lore"
count = 99

[[specialists]]
id = "chest"
name = "Chest"

[[specialists.effects]]
do = "gain-lore"
count = 30

[[specialists]]
id = "march"
name = "March"
master = "commander"

[[specialists.effects]]
do = "free-move"
levels = [{ count = 1 }]
`

// authors plays an author's cards on an open field, the Pennants with blue footmen. It returns the lines of the events
// after the Reserve.
func authors(t *testing.T, text string, wishes [][]string, lore bool, script ...string) []string {
	t.Helper()
	doc, found := rulebook.FileKinds().Load(source.NewFile("a.rulebook.toml", []byte(text)))
	for _, f := range found {
		t.Fatal(f.Message)
	}
	rules := rulebook.Base().Extend(doc)
	f := rulebook.LinkField(&maps.Map{ID: "t", Name: "T", Board: "standard", Rows: deploytest.Open()}, rules)
	set := func(camp, id string, cards ...[]string) *deck.Set {
		def := deploytest.Definition(camp, cards...)
		def.ID = id
		s, faults := deck.Link(def, rules)
		for _, f := range faults {
			t.Fatal(f.Message())
		}
		return s
	}
	army := []string{". bs . .", ". . .", ". gb . .", ". . ."}
	sets := [boards.Camps][]*deck.Set{
		{set("pennant", "pennant-t", army), set("pennant", "pennant-u")},
		{set("standard", "standard-t"), set("standard", "standard-u")},
	}
	draw := func(set string) *deck.Draw {
		d, fault := deck.ParseDraw(strings.ReplaceAll("X:1,X:2,X:3/X:4", "X", set))
		if fault != "" {
			t.Fatal(fault)
		}
		return &d
	}
	player := &player{t: t, camp: boards.Pennant, f: f, script: script}
	d, refused := deploy.Organized(f, sets, deploy.Options{
		Boxes: []string{"base", "call-to-arms", "goblin-host"}, Lore: lore,
		Draw:        [boards.Camps]*deck.Draw{draw("pennant-t"), draw("standard-t")},
		Policy:      [boards.Camps]deploy.Policy{player, deploytest.First{}},
		Specialists: &deploy.Calling{Wishes: wishes},
	})
	for _, r := range refused {
		return []string{r.Message()}
	}
	if len(player.script) > 0 {
		t.Errorf("choices %v were not asked for", player.script)
	}
	if fault := deploy.Overdrawn(d); fault != "" {
		t.Error(fault)
	}
	var lines []string
	for i := range d.Events {
		if e := &d.Events[i]; e.Kind == events.Special {
			lines = append(lines, e.Line(f))
		}
	}
	return lines
}

// CTA-SPC-10, R-097: further units stand next to the swapped one, while bearers, spare banners and hexes last: one
// hobgoblin unit is the Pennants' own, four more spare blue banners go on the three of the Standards' box.
func TestAuthorsSpecialists(t *testing.T) {
	for _, c := range []struct {
		name   string
		wishes [][]string
		lore   bool
		script []string
		want   string
	}{
		{"a swap with three beside it, then a rampart", [][]string{{"warband"}}, false, []string{"c6", "b6", "d6", "C7",
			"B9"}, `
Pennants, Warband: taken [CTA-ORG-09, CTA-ORG-10, CTA-ORG-11, R-081, R-082, R-086]
Pennants, Warband: played [CTA-ORG-09, R-083, R-095, R-300]
Pennants, Warband: Blue hobgoblin swordsmen for Blue human swordsmen at c6 [CTA-SPC-01, CTA-SPC-10, R-097]
Pennants, Warband: more Blue hobgoblin swordsmen at b6, next to those at c6 [CTA-SPC-01, CTA-SPC-10, R-097]
Pennants, Warband: more Blue hobgoblin swordsmen at d6, next to those at c6 [CTA-SPC-01, CTA-SPC-10, R-097]
Pennants, Warband: more Blue hobgoblin swordsmen at C7, next to those at c6 [CTA-SPC-01, CTA-SPC-10, R-097]
Pennants, Warband: rampart at B9 [CTA-SPC-02, R-088, R-089]`},
		{"the printed card with a box that has a second unit for it", [][]string{{"goblinoid"}}, false, []string{"c6", "d6"},
			`
Pennants, Goblinoid Mercenaries: taken [CTA-ORG-09, CTA-ORG-10, CTA-ORG-11, R-081, R-082, R-086]
Pennants, Goblinoid Mercenaries: played [CTA-ORG-09, R-083, R-095, R-300]
Pennants, Goblinoid Mercenaries: Blue hobgoblin swordsmen for Blue human swordsmen at c6 [CTA-SPC-01, CTA-SPC-10, R-097]
Pennants, Goblinoid Mercenaries: more Blue hobgoblin swordsmen at d6, next to those at c6 [CTA-SPC-01, CTA-SPC-10, R-097]`},
		{"the second of them is left", [][]string{{"warband"}}, false, []string{"c6", "b6", "done", "done"}, `
Pennants, Warband: taken [CTA-ORG-09, CTA-ORG-10, CTA-ORG-11, R-081, R-082, R-086]
Pennants, Warband: played [CTA-ORG-09, R-083, R-095, R-300]
Pennants, Warband: Blue hobgoblin swordsmen for Blue human swordsmen at c6 [CTA-SPC-01, CTA-SPC-10, R-097]
Pennants, Warband: more Blue hobgoblin swordsmen at b6, next to those at c6 [CTA-SPC-01, CTA-SPC-10, R-097]
Pennants, Warband: the rest is not used [CTA-SPC-01, R-084]`},
		{"no more tokens than the pool has", [][]string{{"treasure"}}, false, []string{"all"}, `
Pennants, Treasure: taken [CTA-ORG-09, CTA-ORG-10, CTA-ORG-11, R-081, R-082, R-086]
Pennants, Treasure: played [CTA-ORG-09, R-083, R-095, R-300]
Pennants, Treasure: 36 Lore tokens gained [CTA-SPC-08, BL-LOR-01]`},
		{"a prayer that the pool has too few tokens for", [][]string{{"chest", "prayer"}}, true,
			strings.Fields("commander commander commander wizard all all"), `
Pennants, War Council: commander 3, wizard 1, cleric 2; 6 Command cards, 2 Lore tokens [CTA-10, BL-WAR-01, BL-WAR-02, BL-WAR-03, R-059, R-060, R-063, R-065]
Standards, War Council: commander 3, wizard 3; 6 Command cards, 3 Lore tokens [CTA-10, BL-WAR-01, BL-WAR-02, BL-WAR-03, R-059, R-060, R-063, R-065]
Pennants, Chest: taken [CTA-ORG-09, CTA-ORG-10, CTA-ORG-11, R-081, R-082, R-086]
Pennants, Prayer: taken [CTA-ORG-09, CTA-ORG-10, CTA-ORG-11, R-081, R-082, R-086]
Pennants, Chest: played [CTA-ORG-09, R-083, R-095, R-300]
Pennants, Chest: 30 Lore tokens gained [CTA-SPC-08, BL-LOR-01]
Pennants, Prayer: played [CTA-ORG-09, R-083, R-095, R-300]
Pennants, Prayer: 1 Lore token gained [CTA-SPC-08, BL-LOR-01]`},
		{"R-087: a master that Medieval battles do not have", [][]string{{"march"}}, false, nil, `
Pennants, March: taken [CTA-ORG-09, CTA-ORG-10, CTA-ORG-11, R-081, R-082, R-086]
Pennants, March: played [CTA-ORG-09, R-083, R-095, R-300]
Pennants, March: no effect without a commander [CTA-ORG-11, CTA-SPC-01, R-087]`},
	} {
		got := authors(t, authorsCards, c.wishes, c.lore, c.script...)
		if want := strings.Split(strings.TrimSpace(c.want), "\n"); !slices.Equal(got, want) {
			t.Errorf("%s\n%s\nwant\n%s", c.name, strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
	}
}

// CTA-SPC-10, CTA-SPC-01: all listed boxes together have no goblinoid foot type with two units that could replace a
// unit of another type. The printed card's second unit therefore needs an author's box.
func TestSecondGoblinoidNeedsABox(t *testing.T) {
	rules := rulebook.Base()
	var boxes []string
	for _, b := range rules.Boxes.All() {
		boxes = append(boxes, b.ID)
	}
	swaps := 0
	for _, goblin := range rules.Units.All() {
		for _, u := range rules.Units.All() {
			if goblin.Race != "goblinoid" || goblin.Class != "foot" || u.ID == goblin.ID || u.Class != goblin.Class ||
				u.Banner != goblin.Banner || u.Weapon != goblin.Weapon {
				continue
			}
			units := 0
			for _, camp := range boards.CampNames {
				units += rules.Stock(camp, goblin.ID, boxes).Units
			}
			if swaps++; units > 1 {
				t.Errorf("%d units of %s could come for %s", units, goblin.ID, u.ID)
			}
		}
	}
	if swaps == 0 {
		t.Error("no unit can be swapped at all")
	}
}

// A player who names a card first seats its master at the lowest level that has an effect, then splits the rest.
func TestWishedMastersSit(t *testing.T) {
	script := []string{"wizard", "wizard", "wizard", "rogue", "all"}
	got := authors(t, authorsCards, [][]string{{"prayer"}}, true, script...)
	const want = "Pennants, War Council: wizard 3, cleric 2, rogue 1; 3 Command cards, 3 Lore tokens [CTA-10, " +
		"BL-WAR-01, BL-WAR-02, BL-WAR-03, R-059, R-060, R-063, R-065]"
	if len(got) == 0 || got[0] != want {
		t.Errorf("%q, want %q", got, want)
	}
}
