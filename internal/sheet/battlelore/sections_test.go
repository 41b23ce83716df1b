package battlelore_test

import (
	"strings"
	"testing"

	"muster/internal/adventures/battlelore"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/sheettest"
	"muster/maps/hex"
	"muster/sheet"
)

// printed returns the Markdown of an adventure on the small map.
func printed(t *testing.T, change func(*adventures.Adventure)) string {
	t.Helper()
	_, f := mill(t)
	a := adventures.New(fixture(t, "mill.adventure.toml"))
	change(a)
	return string(adventurePage(a, f, options()).Markdown())
}

// TestCallToArmsSteps checks that each mode of Call to Arms has its own set-up order, rule by rule.
func TestCallToArmsSteps(t *testing.T) {
	for mode, steps := range map[string][]string{
		"impromptu": {"Impromptu", "CTA-01", "BL-SETUP-01", "CTA-IMP-01", "CTA-05", "CTA-IMP-03", "CTA-06", "CTA-08",
			"CTA-09", "CTA-10"},
		"organized": {"Organized", "CTA-ORG-01", "CTA-ORG-03", "CTA-05", "CTA-ORG-04", "CTA-ORG-05", "CTA-06", "CTA-08",
			"CTA-09", "CTA-ORG-08", "CTA-10", "CTA-ORG-09"},
		"epic":        {"Epic Call to Arms", "VAR-EC-02", "VAR-EC-03", "CTA-06", "CTA-08", "VAR-EC-04", "CTA-10"},
		"epic-allies": {"Reluctant Allies", "VAR-ER-01", "VAR-ER-02", "VAR-ER-03", "CTA-06", "VAR-RA-02", "CTA-10"},
	} {
		md := printed(t, func(a *adventures.Adventure) {
			a.CallToArms = &adventures.CallToArms{
				Mode:     mode,
				Pennant:  []string{"raiders"},
				Standard: []string{"millers"},
			}
		})
		sheettest.InOrder(
			t,
			mode,
			md,
			append([]string{"| **Pennants** | raiders", "| **Standards** | The Millers"}, steps[1:]...)...)
		sheettest.InOrder(t, mode, md, "Draw the armies by **", steps[0])
		if strings.Contains(md, "Figures needed") || strings.Contains(md, "x GB") {
			t.Errorf("%s: armies that come out of cards are on the sheet", mode)
		}
	}
}

// an Epic adventure with two sets for a camp uses the Organized set-up, with Levies and Specialists.
func TestEpicMixedSteps(t *testing.T) {
	md := printed(t, func(a *adventures.Adventure) {
		a.CallToArms = &adventures.CallToArms{Mode: "epic", Pennant: []string{"raiders", "millers"}}
	})
	sheettest.InOrder(t, "epic, two sets", md, "Epic Call to Arms, Organized", "| **Standards** | any set |")
	sheettest.InOrder(
		t,
		"epic, two sets",
		md,
		"CTA-ORG-01",
		"draws 5",
		"VAR-EC-02",
		"CTA-ORG-03",
		"VAR-EC-02",
		"VAR-EC-03",
		"CTA-ORG-04",
		"CTA-ORG-05",
		"CTA-06",
		"CTA-08",
		"VAR-EC-04",
		"CTA-ORG-08",
		"CTA-10",
		"CTA-ORG-09",
	)
	md = printed(t, func(a *adventures.Adventure) {
		a.CallToArms = &adventures.CallToArms{Mode: "epic", Pennant: []string{"raiders"}, Standard: []string{"millers"}}
	})
	if strings.Contains(md, "CTA-ORG") || !strings.Contains(md, "one set of the own camp for each player") {
		t.Errorf("one set a player is set up as Organized:\n%s", md)
	}
}

// CTA-09b: the whole Reserve of the starting player is a named option.
func TestWholeReserve(t *testing.T) {
	for reserve, want := range map[string]bool{"two": false, "all": true} {
		md := printed(t, func(a *adventures.Adventure) {
			a.CallToArms = &adventures.CallToArms{Mode: "impromptu", Reserve: reserve}
		})
		if strings.Contains(md, "CTA-09b") != want {
			t.Errorf("reserve %q: CTA-09b is on the sheet: %v", reserve, !want)
		}
	}
}

// BL-SETUP-05, EP-SET-05: the first player is named, or determined by counting.
func TestFirstMove(t *testing.T) {
	for first, want := range map[string]string{
		"pennant":  "the **Pennants** move first.",
		"standard": "the **Standards** move first.",
		"scout":    "Pennants 1, Standards 0: the **Pennants** move first.",
	} {
		md := printed(t, func(a *adventures.Adventure) { a.First = first })
		sheettest.InOrder(t, first, md, want, "## Background")
		if told := strings.Contains(md, "## First move"); told != (first == "scout") {
			t.Errorf("%s: a section of its own is %v", first, told)
		}
	}
	sheettest.InOrder(t, "a tie", printed(t, func(a *adventures.Adventure) {
		a.First, a.Pennant.Units = "scout", a.Pennant.Units[1:]
	}), "Pennants 0, Standards 0: **roll for it**", "the side that won the scouting")
}

// BL-WAR-03: a council that the players distribute themselves includes the benefits of a level.
func TestFreeCouncil(t *testing.T) {
	six := 6
	md := printed(t, func(a *adventures.Adventure) {
		a.Pennant.Council = &adventures.Council{Levels: &six, Least: map[string]int{"commander": 1}}
	})
	sheettest.InOrder(
		t,
		"free",
		md,
		"Levels to split",
		"6 in secret; Commander at least 1",
		"by the Commander",
		"| Level | Command cards | Lore cards kept |",
		"| 3 | 6 | 3 | 3 | 4 |",
		"a class on both councils: 14 cards, on one: 8, on none: 5",
	)
}

// A Medieval battle has neither councils nor Lore (BL-SETUP-03, BL-SETUP-04).
func TestMedieval(t *testing.T) {
	md := printed(t, func(a *adventures.Adventure) { a.Type = "medieval" })
	sheettest.InOrder(t, "medieval", md, "✠ **Medieval adventure**", "## Command", "Command cards")
	for _, word := range []string{"War Council", "Lore deck", "Wizard"} {
		if strings.Contains(md, word) {
			t.Errorf("a Medieval sheet speaks of %q", word)
		}
	}
}

// EP-VIC-01: an Epic battle has decisive and marginal victories; the track has the length of the longer one.
func TestEpicVictory(t *testing.T) {
	md := printed(t, func(a *adventures.Adventure) {
		a.Victory = adventures.Victory{Decisive: 7, Margin: 2, Marginal: 9}
	})
	sheettest.InOrder(
		t,
		"epic",
		md,
		"first camp with **7 banners** and a lead of 2 wins **decisively**",
		"first camp with **9 banners** wins **marginally**",
		"Pennants "+strings.Repeat(" [ ]", 9)[1:],
		"Standards",
	)
}

// BL-LMK-01: landmarks on the board are drawn and counted; later ones are listed.
func TestLandmarks(t *testing.T) {
	md := printed(t, func(a *adventures.Adventure) { a.Pennant.Grants = []string{"training-camp"} })
	sheettest.InOrder(
		t,
		"landmarks",
		md,
		"K Stronghold",
		"1 x Stronghold",
		"Not used: Magic Pentacle.",
		"The Pennants get Training Camp without a master.",
	)
	off := printed(t, func(a *adventures.Adventure) { a.Landmarks = nil })
	if strings.Contains(off, "Landmarks are used") {
		t.Error("landmarks are used though the adventure does not say so")
	}
}

// TestFencesHold checks that definition text that looks like a fence cannot close a fenced block.
func TestFencesHold(t *testing.T) {
	_, f := mill(t)
	a := adventures.New(fixture(t, "mill.adventure.toml"))
	a.Victory.Objectives[0].Name = "```\n## Free"
	a.Pennant.Units[1].Note = "``` ```` x"
	html := string(adventurePage(a, f, options()).HTML())
	if strings.Contains(html, "<h2>Free") || strings.Count(html, "<svg") < 10 ||
		!strings.Contains(html, `<ul class="roster">`) {
		t.Error("a fence in a name changed the page")
	}
}

// TestLongTrack checks that a huge number of banners does not fill the page.
func TestLongTrack(t *testing.T) {
	md := printed(t, func(a *adventures.Adventure) { a.Victory.Pennant = 1_000_000 })
	_, md, _ = strings.Cut(md, "```track")
	if n := strings.Count(md, "[ ]"); n != 102 {
		t.Errorf("%d places for banners, want 99 and 3", n)
	}
}

// TestSpecialRules checks that a rule with a text prints the text, and that one with only effects describes them in
// words, with the names of the unit types.
func TestSpecialRules(t *testing.T) {
	one := 1
	bold := []adventures.RuleEffect{
		{Do: adventures.RuleBold, Side: "pennant", Units: []string{"blue-human-sword", "no*such"}, Count: &one},
		{Do: "sing"},
	}
	md := printed(t, func(a *adventures.Adventure) {
		a.Rules = []adventures.Rule{
			{Name: "The Oath", Text: "They **swore**.", Effects: bold},
			{Name: "The Vow", Effects: bold},
		}
	})
	sheettest.InOrder(
		t,
		"rules",
		md,
		"The Oath",
		"They **swore**.",
		"The Vow",
		`Pennants, Blue human swordsmen or no\*such: Bold 1 more.`,
	)
	if strings.Count(md, "Bold 1 more") != 1 {
		t.Error("the effects of a rule with a text are printed")
	}
}

// TestTurnTrack checks that a game that counts its turns has a track of them, up to the last significant one.
func TestTurnTrack(t *testing.T) {
	rules := func(turns ...int) func(*adventures.Adventure) {
		return func(a *adventures.Adventure) {
			a.Rules = nil
			for i, turn := range turns {
				do := [...]string{adventures.RuleLastTurn, adventures.RuleHold}[i]
				a.Rules = append(
					a.Rules,
					adventures.Rule{Name: do, Effects: []adventures.RuleEffect{{Do: do, Turn: turn}}},
				)
			}
		}
	}
	sheettest.InOrder(
		t,
		"two rows",
		printed(t, rules(12, 3)),
		"Standards [ ] [ ] [ ]",
		"Turns [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ] 10 [ ] [ ] 12 ```",
	)
	sheettest.InOrder(t, "held back", printed(t, rules(0, 2)), "Turns [ ] [ ] 2 ```")
	for name, turns := range map[string][]int{"none": nil, "wild": {1000}} {
		if md := printed(t, rules(turns...)); strings.Contains(md, "Turns ") {
			t.Errorf("%s: there is a track of turns in\n%s", name, md)
		}
	}
	_, f := mill(t)
	a := adventures.New(fixture(t, "mill.adventure.toml"))
	rules(12, 3)(a)
	html := string(adventurePage(a, f, options()).HTML())
	for _, slot := range []string{`<i class="goal">3</i>`, `<i>11</i><i class="goal">12</i></span>`} {
		if !strings.Contains(html, slot) {
			t.Errorf("the page lacks %s", slot)
		}
	}
}

// camps, board, terrain, units, Command cards, War Councils, Lore deck and tokens, then landmarks and lairs.
func TestOrderOfSetUp(t *testing.T) {
	first := []string{"## Setup, step by step", "The Pennants sit at the top", "Place the terrain", "Place both armies",
		"Shuffle the Command cards", "Set up the War Councils", "Build the Lore deck", "3 Lore tokens"}
	md := printed(t, func(*adventures.Adventure) {})
	sheettest.InOrder(t, "landmarks", md, append(first, "Landmarks are used", "Play begins")...)
	md = printed(t, func(a *adventures.Adventure) {
		a.Landmarks = nil
		a.Pennant.Grants = []string{"lair"}
	})
	sheettest.InOrder(t, "lairs", md, append(first, "Take turns to place the remaining lairs", "Play begins")...)
}

// BL-SETUP-06: the set-up begins with the Summary cards of everything in play, before the Command cards.
func TestSummaryCards(t *testing.T) {
	for _, mode := range []string{"", "impromptu", "organized", "epic", "epic-allies"} {
		md := printed(t, func(a *adventures.Adventure) {
			if mode != "" {
				a.CallToArms = &adventures.CallToArms{Mode: mode}
			}
		})
		sheettest.InOrder(t, mode, md, "Setup, step by step", "Each player takes the Summary cards", "BL-SETUP-06",
			"Shuffle the Command cards")
	}
}

// BL-SETUP-03: with councils that players distribute, the number of Command cards depends on the Commander's level.
// BL-WAR-06: the sheet describes how the tokens of such a council are placed.
func TestFreeCouncilsComeFirst(t *testing.T) {
	levels := 6
	md := printed(t, func(a *adventures.Adventure) {
		a.Pennant.Council = &adventures.Council{Levels: &levels}
		a.Standard.Council = &adventures.Council{Levels: &levels}
		a.Pennant.CommandCards, a.Standard.CommandCards = 0, 0
	})
	sheettest.InOrder(
		t,
		"free",
		md,
		"each player splits the levels in secret",
		"Each seat shows its member. One or two tokens under it mean level 2 or 3. `BL-WAR-03` `BL-WAR-06`",
		"Deal each player the number that the Commander's level allows",
		"Build the Lore deck",
	)
}

// BL-LMK-03: a Commander's landmark does not depend on the other council, and is not mentioned if it is banned.
func TestStrongholdsAreTold(t *testing.T) {
	const told = "A Commander of level 3 always gets a Stronghold."
	for ban, want := range map[string]bool{"healing-pool": true, "stronghold": false} {
		md := strings.Join(
			strings.Fields(printed(t, func(a *adventures.Adventure) { a.Landmarks.Ban = []string{ban} })),
			" ",
		)
		if strings.Contains(md, told) != want {
			t.Errorf("without %s: Strongholds told is %v", ban, !want)
		}
	}
}

// CTA-ORG-03: the sets may be of either camp, unless the adventure names them.
func TestOrganizedSets(t *testing.T) {
	for _, named := range []bool{false, true} {
		md := printed(t, func(a *adventures.Adventure) {
			a.CallToArms = &adventures.CallToArms{Mode: "organized"}
			if named {
				a.CallToArms.Pennant, a.CallToArms.Standard = []string{
					"raiders",
					"millers",
				}, []string{
					"raiders",
					"millers",
				}
			}
		})
		if strings.Contains(md, "of either camp") == named ||
			strings.Contains(md, "of those named for the camp") != named {
			t.Errorf("sets named: %v, in\n%s", named, md)
		}
	}
}

// BL-ORD-03: a unit on a section line is marked in every form of the sheet, and the mark is explained once; a page
// without such a unit has neither. The number before a hex is explained too.
func TestSectionLineIsMarked(t *testing.T) {
	_, f := mill(t)
	var line, inside string // a hex that a section line cuts, and one in a section
	for h := range hex.Hex(f.Hexes.Len()) {
		if f.Hexes.Sections(boards.Pennant, h).Shared() {
			line = f.Hexes.Label(h)
		} else {
			inside = f.Hexes.Label(h)
		}
	}
	if line == "" || inside == "" {
		t.Fatalf("no two kinds of hexes: %q, %q", line, inside)
	}
	for _, c := range []struct {
		opts         sheet.Options
		mark, number string
	}{
		{options(), "On a section line: belongs to both sections", "Number of figures"},
		{german(t), "Auf einer Abschnittslinie: gehört zu beiden Abschnitten", "Anzahl der Figuren"},
	} {
		for _, at := range []string{line, inside} {
			on := at == line
			a := adventures.New(fixture(t, "mill.adventure.toml"))
			a.Pennant.Units, a.Standard.Units = a.Pennant.Units[:1], nil
			a.Pennant.Units[0].At = []string{at}
			page := adventurePage(a, f, c.opts)
			md, html := string(page.Markdown()), string(page.HTML())
			marked := strings.Contains(md, "| "+at+"† ") && strings.Contains(html, "<b>"+at+"†</b>")
			if marked != on || strings.Contains(md, "† "+c.mark) != on || strings.Contains(html, c.mark) != on ||
				strings.Contains(html, "†") != on {
				t.Errorf("on a line: %v, marked: %v in\n%s", on, marked, md)
			}
			if strings.Count(html, c.number) != 1 {
				t.Errorf("%q stands %d times on the page", c.number, strings.Count(html, c.number))
			}
		}
	}
}
