package cardcheck_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/battlelore/cardcheck"
	"muster/schema/source"
)

// TestMarksAndHelp: the mark and the help of one finding of a file in testdata, including the races that a camp hires
//
func TestMarksAndHelp(t *testing.T) {
	for _, c := range []struct{ file, code, mark, help string }{
		{"unknown-board/bad/typo", "deploycards/unknown-board", `"standrad"`, `write "standard"`},
		{"unknown-box/bad/typo", "deploycards/unknown-box", `"bass"`, `write "base"`},
		{"card-count/bad/six", "deploycards/card-count", "", "add 1 card"},
		{"card-count/bad/eight", "deploycards/card-count", "8", "remove 1 card"},
		{"card-numbers/bad/twice", "deploycards/card-numbers", "3", "write 5"},
		{"card-numbers/bad/nine", "deploycards/card-numbers", "9", "write 7"},
		{"row-size/bad/both", "deploycards/row-size", `". bs bs"`, "write 4 cells, with a dot for each empty one"},
		{"row-character/bad/tab", "deploycards/row-character", `\t`, "separate cells with spaces and use visible " +
			"symbols"},
		{"unknown-symbol/bad/typo", "deploycards/unknown-symbol", "gn", `did you mean one of "gb" or "gs"? Or give "gn" a unit in [legend]`},
		{"unknown-unit/bad/typo", "deploycards/unknown-unit", `"blue-human-sward"`, `write "blue-human-sword"`},
		{"guarantee/bad/camp", "deploycards/guarantee", `"standard"`, `write camp = "pennant": they are all in its stock`},
		{"guarantee/bad/box", "deploycards/guarantee", `"pennant"`, `write boxes = ["base", "goblin-skirmishers"]`},
		{"unhired-race/bad/dwarves", "deploycards/unhired-race", `"red-dwarf-sword"`, "choose a unit of another race: " +
			"creature, goblinoid, human or ogre"},
		{"units-a-card/bad/seven", "deploycards/units-a-card", "2", "take 1 out"},
		{"baseline-room/bad/full", "deploycards/baseline-room", `"gs bs bs"`, "move one forward: displaced units and the " +
			"Reserve need room there"},
		{"missile-rank/bad/bow", "deploycards/missile-rank", "gb", "move it to rank 2 or farther"},
		{"mounted-rank/bad/shut-in", "deploycards/mounted-rank", "rh", "move it forward, or leave the hex ahead of it empty"},
		{"dice/bad/weak", "deploycards/dice", "1", "swap a unit for one of a higher colour"},
		{"green-share/bad/pennant", "deploycards/green-share", "", "add 1"},
		{"creature-count/bad/two", "deploycards/creature-count", "hg", "replace it by a troop unit"},
	} {
		checktest.Mark(
			t,
			library.Games(),
			cardcheck.All(),
			"testdata/"+c.file+".deploycards.toml",
			c.code,
			c.mark,
			c.help,
		)
	}
}

// TestGuaranteeWitness: CTA-04: a set that runs short is reported with the smallest draw that shows it, and with the
// cards of that draw.
func TestGuaranteeWitness(t *testing.T) {
	name := filepath.Join("testdata", "guarantee", "bad", "horse.deploycards.toml")
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range checktest.Find(t, library.Games(), cardcheck.All(), source.NewFile(name, text)) {
		if d.Code != "deploycards/guarantee" {
			continue
		}
		if d.Witness == nil || d.Witness.Kind != "draw" || d.Witness.Text != "right 3, centre 4, left 5, reserve 1" {
			t.Errorf("witness is %+v", d.Witness)
		}
		var cards []string
		for _, r := range d.Related {
			cards = append(cards, r.Message)
		}
		if got := strings.Join(cards, ", "); got != "card 3 shows 1, card 4 shows 1, card 5 shows 1" {
			t.Errorf("related cards are %q", got)
		}
		return
	}
	t.Error("the set does not run short")
}

// TestGuaranteeNamesABox: R-017: for a type that no box of the set has for its camp the help names the first box that
// does. Its wording depends on the set's boxes: a new list, or one more in the existing list.
func TestGuaranteeNamesABox(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "guarantee", "bad", "slings.deploycards.toml"))
	if err != nil {
		t.Fatal(err)
	}
	named := strings.Replace(string(text), "\n[legend]", "\nboxes = [\"base\", \"epic\"]\n[legend]", 1)
	const swap = "replace it by a type of the camp, or "
	for _, c := range []struct{ about, text, help string }{
		{"no list of boxes", string(text), swap + `write boxes = ["base", "goblin-skirmishers"]`},
		{"a list of boxes", named, swap + `add "goblin-skirmishers" to boxes`},
	} {
		var help []string
		for _, d := range checktest.Find(t, library.Games(), cardcheck.All(), source.NewFile("slings.deploycards.toml",
			[]byte(c.text))) {
			if d.Code == "deploycards/guarantee" {
				help = append(help, d.Help)
			}
		}
		if len(help) != 1 || help[0] != c.help {
			t.Errorf("%s: the help is %q, want %q", c.about, help, c.help)
		}
	}
}

// TestNoPanic: with odd rulebooks and incomplete sets, no check fails on an error that another one reports.
func TestNoPanic(t *testing.T) {
	head := "kind = \"deploycards\"\nformat = 1\nid = \"odd\"\nname = \"Odd\"\n"
	camp := head + "camp = \"pennant\"\nletter = \"Z\"\n"
	card := "[[cards]]\nnumber = 1\nrows = [\"b b b b\"]\n"
	checktest.NoPanic(t, library.Games(), cardcheck.All(), "deploycards", []string{
		"",
		head,
		camp,
		camp + "cards = []",
		camp + "cards = [1, {}, {number = \"x\", rows = 3}]",
		camp + "legend = 4\n" + card,
		camp + "board = \"tiny\"\nlegend = {b = \"blue-human-horse\"}\n" + card +
			"[[rulebook.boards]]\nid = \"tiny\"\nname = \"Tiny\"\nwidth = 3\nrows = 3\nlines = [1, 3]\nranks = [4]",
		camp + "board = \"bad\"\nlegend = {b = \"blue-human-horse\"}\n" + card +
			"[[rulebook.boards]]\nid = \"bad\"\nname = \"Bad\"\nwidth = 2\nrows = 2\nranks = [4]",
		camp + "legend = {b = \"thing\"}\n" + strings.Repeat(
			card,
			7,
		) + "[[rulebook.units]]\nid = \"thing\"\nname = \"Thing\"",
	})
}
