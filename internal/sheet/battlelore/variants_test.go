package battlelore_test

import (
	"strings"
	"testing"

	"muster/internal/adventures/battlelore"
	"muster/internal/testing/sheettest"
)

// allied turns the small adventure into one of four players: the dwarves and one knight are the allies'.
func allied(a *adventures.Adventure) {
	two := 2
	a.Pennant.Ally = &adventures.Ally{
		Army:      "The Sacks",
		Commander: "Till",
		Council:   &adventures.Council{Commander: &two, Rogue: &two},
	}
	a.Standard.Ally = &adventures.Ally{Commander: "Jill", Council: &adventures.Council{Commander: &two}}
	a.Pennant.Units[1].Player = 2
	knights := a.Standard.Units[0]
	a.Standard.Units = []adventures.Units{
		{Type: knights.Type, At: knights.At[:1]}, {Type: knights.Type, At: knights.At[1:], Player: 2},
	}
	a.Victory = adventures.Victory{}
}

// VAR-RA-01, VAR-RA-02, VAR-RA-09: a sheet for four players names the owner of each unit, hand and council.
func TestReluctantAllies(t *testing.T) {
	sheettest.InOrder(
		t,
		"allies",
		printed(t, allied),
		"✦ **Lore adventure, Reluctant Allies**",
		"Marks: & a unit of the camp's second player",
		"two players of a camp have **8 banners** or more together",
		"VAR-RA-09",
		"Pennants 1 [ ] [ ]",
		"Standards 2 [ ] [ ]",
		"in the order of the **turn markers**",
		"| Pennants 1 | The Reeve | 1 | 1 |",
		"| Pennants 2 | Till | 0 | 3 |",
		"| Standards 1 | Old Jack | 0 | roll dice: 2 or 4 |",
		"| Standards 2 | Jill | 0 | roll dice: 2 or 4 |",
		"| | Pennants 1 | Pennants 2 | Standards 1 | Standards 2 |",
		"| Captain | The Reeve | Till | Old Jack | Jill |",
		"| Rogue | | ●●○ | | |",
		"| Command cards | 4 | 5 | 3 | 5 |",
		"| Lore tokens | 3 | 2 | 2 | 0 |",
		"PENNANTS 1 - 1 unit; figures + banner bearers: 3 + 1",
		"PENNANTS 2 - 1 unit, each with an alliance token; figures + banner bearers: 3 + 1",
		"each with an alliance token",
		"Put an alliance token",
		"Deal the turn markers",
		"deal 4 to Pennants 1, 5 to Pennants 2, 3 to Standards 1 and 5 to Standards 2",
		"14 Wizard, 8 Cleric, 8 Rogue and 5 Warrior cards",
		"turn marker 1",
		"VAR-RA-03",
		"costs two orders",
		"VAR-RA-05",
		"VAR-RA-07",
		"VAR-RA-06",
		"VAR-RA-08",
	)
}

// VAR-RA-02: when the camps tie, only a marker's order inside the camp is known.
func TestMarkersOfATie(t *testing.T) {
	md := printed(t, func(a *adventures.Adventure) {
		allied(a)
		a.Pennant.Units[0].Type = "red-human-sword"
	})
	sheettest.InOrder(t, "tie", md, "| Pennants 1 | The Reeve | 0 | roll: 1 to 4 |",
		"| Standards 2 | Jill | 0 | roll: 1 to 4 |")
	named := printed(t, func(a *adventures.Adventure) {
		allied(a)
		a.First = "standard"
	})
	sheettest.InOrder(t, "named", named, "The **Standards** have 1 and 3", "| Pennants 1 | The Reeve | 1 | 2 |",
		"roll dice: 1 or 3")
}

// TestAllianceTokensAreDrawn checks that the drawn map and the lists mark allies by the token at the pole of the
// banner.
func TestAllianceTokensAreDrawn(t *testing.T) {
	_, f := mill(t)
	a := adventures.New(fixture(t, "mill.adventure.toml"))
	allied(a)
	html := string(adventurePage(a, f, options()).HTML())
	for _, part := range []string{"<title>Blue dwarf swordsmen, Pennants 2, E5</title>", "<title>Green human bowmen, " +
		"Pennants, d4</title>"} {
		if !strings.Contains(html, part) {
			t.Errorf("the page lacks %q", part)
		}
	}
	if n := strings.Count(html, `<circle cx="-45"`); n != 7 {
		t.Errorf("%d alliance tokens, want 2 on the map, 1 in its legend and 2 in either list", n)
	}
}

// VAR-ML-01 to 03: Medieval Lore has a deck of its own, without councils and without Lore at the start.
func TestMedievalLore(t *testing.T) {
	md := printed(t, func(a *adventures.Adventure) {
		a.Type, a.Landmarks = "medieval-lore", nil
		a.Pennant.Council, a.Standard.Council = nil, nil
		a.Pennant.CommandCards = 5
	})
	sheettest.InOrder(
		t,
		"medieval lore",
		md,
		"✦ **Medieval Lore adventure**",
		"## Command",
		"of the Wizard cards Eagle Eye and Mass Speed",
		"Rogue cards without Pick Pocket",
		"all 15 Warrior cards; 29 cards in all",
		"VAR-ML-02",
		"Hold at most 1 Lore card",
		"VAR-ML-01",
		"VAR-ML-03",
	)
	for _, word := range []string{"Seat the War Councils", "best Lore Master", "Lore cards kept"} {
		if strings.Contains(md, word) {
			t.Errorf("a Medieval Lore sheet speaks of %q", word)
		}
	}
}

// BL-LMK-01 to 04: each landmark's owner, place and effects; those of masters as far as levels are known.
func TestLandmarksByMasters(t *testing.T) {
	three := 3
	md := printed(t, func(a *adventures.Adventure) {
		a.Standard.Council.Rogue = &three
		a.Pennant.Grants = []string{"training-camp"}
	})
	sheettest.InOrder(
		t,
		"landmarks",
		md,
		"## Landmarks and lairs",
		"| Stronghold | Standards | E1 | each own unit next to it",
		"| Training Camp | Pennants | to be placed on an empty hex in rows 4 to 5 |",
		"| Rogue's Den | Standards | to be placed on an empty hex in rows 1 to 2 |",
		"at most 2 dice out of it",
	)
	if strings.Contains(md, "Magic Pentacle | Pennants") {
		t.Error("a landmark that is banned is to be placed")
	}
}

// BL-CRE-10: a creature's powers and tokens are described, and one that waits in a lair is counted.
func TestCreatures(t *testing.T) {
	md := printed(t, func(a *adventures.Adventure) {
		a.Pennant.Units[0].Type = "giant-spider"
		a.Standard.Lairs = []adventures.Placed{{Type: "summoning-circle", At: "C3"}}
	})
	sheettest.InOrder(
		t,
		"creatures",
		md,
		"1 x b*e Earth Elemental",
		"Waits for the Summoning Circle.",
		"Summoning Circle | Standards | C3 |",
		"## Creatures",
		"### Giant Spider, green, Pennants",
		"Moves 2 hexes and battles",
		"**Web**, 1 Lore: before hits and flags of the roll, a Web token",
		"### Earth Elemental, blue, Standards",
		"8 move dice",
		"takes no notice of flags",
		"**Earthquake**, 2 Lore",
		"**Web token:** no move",
		"BL-CRE-03",
	)
}
