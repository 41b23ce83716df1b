package setup

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/schema/source"
)

const placeMap = `kind = "map"
format = 1
id = "sites"
name = "Sites"
board = "standard"
rows = [". . . . . . . . . . . . .", ". . . . . . . . . . . .", ". . . . . . . . . . . . .", ". . . . . . . . . . . .",
  ". . . . . . . . . . . . .", ". . . . . . . . . . . .", ". . . W . . . . . . . . .", ". . . . . . . . . . . .", ". . . . . . . . . . . . ."]
[[places]]
type = "healing-pool"
at = ["E3"]
camp = "standard"
[[places]]
type = "pentacle"
at = ["F3"]
`

const placeAdventure = `kind = "adventure"
format = 1
id = "sites"
name = "Sites"
type = "lore"
map = "sites"
first = "standard"
[landmarks]
in_force = true
ban = ["rogues-den"]
[victory]
banners = 5
[pennant]
command_cards = 4
council = { commander = 1 }
[[pennant.units]]
type = "blue-human-sword"
at = ["E9"]
[standard]
command_cards = 4
council = { commander = 1, creature = 1 }
grants = ["healing-pool", "training-camp"]
[[standard.units]]
type = "green-human-bow"
at = ["E1"]
[[standard.lairs]]
type = "summoning-circle"
at = "d4"
`

// placed sets up the battle above, with some words replaced.
func placed(t *testing.T, swaps ...string) (*Battle, []Refusal) {
	t.Helper()
	text := strings.NewReplacer(swaps...).Replace(placeAdventure)
	cat := library.New(
		[]*source.File{
			source.NewFile("a.map.toml", []byte(placeMap)),
			source.NewFile("a.adventure.toml", []byte(text)),
		},
		1,
	)
	for _, e := range cat.Given() {
		for _, d := range e.Schema {
			t.Fatalf("%s: %s", d.File, d.Message)
		}
	}
	return New(cat, cat.Find(rulebook.KindAdventure, "sites"), Options{Seed: 1})
}

// A place with an owner becomes a site by its effects; without an owner it is ground (BL-LMK-04).
func TestLinksPlaces(t *testing.T) {
	b, refused := placed(t)
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	sites := b.Rules.Places
	if len(sites.Setup) != 2 || sites.Level != 3 {
		t.Fatalf("%+v", *sites)
	}
	kind := func(name string) *battlelore.PlaceKind {
		for i, known := range b.Places {
			if known == name {
				return &sites.Kinds[i]
			}
		}
		t.Fatalf("no %s among %v", name, b.Places)
		return nil
	}
	if pool := kind(
		"Healing Pool",
	); pool.Heals != 1 || pool.Master != battlelore.Cleric || !pool.Cell.Stop || pool.Cell.CapIn != 2 ||
		!pool.Blocks {
		t.Errorf("%+v", *pool)
	}
	if den := kind("Stronghold"); !den.Both || !den.Under || den.Next.N != 1 || den.Lands[boards.Pennant].Len() < 100 {
		t.Errorf("BL-LMK-03: %+v", *den)
	}
	camp := kind("Training Camp")
	land, rows := camp.Lands[boards.Standard], b.Rules.Board.OwnRows(boards.Standard, 3, 4)
	if land.Len() != rows.Len()-4 { // woods, the pool, the pentacle, the circle
		t.Errorf("R-074: %d hexes of %d", land.Len(), rows.Len())
	}
	for _, name := range b.Places {
		if name == "Rogue's Den" {
			t.Error("R-075: the Den is banned")
		}
	}
	cell := func(label string) battlelore.Cell { return b.Rules.Cells[at(t, b, label)] }
	if cell("E3").Stop || cell("d4").Stop || !cell("F3").Stop {
		t.Error("a site is ground, or ground a site")
	}
	if free := sites.Grants[1] &^ sites.Given[1]; free == 0 || free&(free-1) != 0 {
		t.Errorf("R-075: of the grants %b are due: the pool lies there already", free)
	}
}

// A creature that a lair summons starts off the field, costs its council's level, and is distinct from one that has
// left.
func TestCreatureWaits(t *testing.T) {
	b, refused := placed(t)
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	s := b.Start()
	waits := uint8(battlelore.NoUnit)
	for _, site := range s.Places.List[:s.Places.N] {
		if site.Unit != battlelore.NoUnit {
			waits = site.Unit
		}
	}
	if waits == battlelore.NoUnit || b.Units[waits].Type != "earth-elemental" || s.Units[waits].At != hex.None ||
		s.Units[waits].Figures == 0 {
		t.Errorf("unit %d waits: %+v", waits, b.Units)
	}
	if b, _ = placed(
		t,
		`at = ["E1"]`,
		"at = [\"E1\"]\n[[standard.units]]\ntype = \"earth-elemental\"\nat = [\"G1\"]",
	); len(
		b.Rules.Setup,
	) != 3 {
		t.Errorf("%d units: the elemental is on the field already", len(b.Rules.Setup))
	}
}

// Every troop of the rulebook rises to the same type with the next banner, red to none.
func TestRisen(t *testing.T) {
	b, refused := placed(t, "green-human-bow", "green-goblin-sword")
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	colours := 0
	for kind, next := range b.Rules.Places.Raised {
		if next == battlelore.NoUnit {
			continue
		}
		was, is := b.Rules.Kinds[kind], b.Rules.Kinds[next]
		if is.Colour != was.Colour+1 || is.Class != was.Class || is.MeleeDice != was.MeleeDice+1 {
			t.Errorf("%s rises to %s", b.Types[was.Type], b.Types[is.Type])
		}
		colours++
	}
	if colours == 0 || len(b.Rules.Places.Raised) != len(b.Rules.Kinds) {
		t.Errorf("%d kinds of %d rise", colours, len(b.Rules.Kinds))
	}
}

// Places that cannot be put on the field are refused by name; rules in words alone are listed.
func TestPlacesRefused(t *testing.T) {
	for id, want := range map[string]RefusalKind{"troll-bridge": FixedPlace, "woods": UnknownPlace,
		"nowhere": UnknownPlace} {
		_, refused := placed(t, `grants = ["healing-pool"`, `grants = ["`+id+`"`)
		if len(refused) != 1 || refused[0].Kind != want || refused[0].Ptr != "/standard/grants/0" {
			t.Errorf("%s: %v", id, messages(refused))
		}
	}
	words := "[[rulebook.landmarks]]\nid = \"shrine\"\nname = \"Shrine\"\neffect = \"bells ring\"\n[victory]"
	b, refused := placed(t, "[victory]", words, `"healing-pool"`, `"shrine"`)
	if len(refused) > 0 || len(b.Unplayed) != 1 || b.Unplayed[0] != "Shrine" {
		t.Errorf("%v, unplayed %v", messages(refused), b.Unplayed)
	}
}
