package battlelore_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/report/battlelore"
	"muster/schema/source"
)

// TestNothingDiffersFromItself reads every shipped definition twice, the second time with additional comments and empty
// lines.
func TestNothingDiffersFromItself(t *testing.T) {
	for _, f := range library.LibraryFiles() {
		text := strings.ReplaceAll(string(f.Text), "\n[", "\n\n# A comment.\n[")
		old, young := only(t, f), only(t, source.NewFile(f.Name, []byte("# Another one.\n"+text)))
		if list := battlelore.Compare(old.Entry, young.Entry); len(list) > 0 {
			t.Errorf("%s differs from itself: %+v", f.Name, list)
		}
		if battlelore.Sum(old.Entry) != battlelore.Sum(young.Entry) {
			t.Errorf("%s: two sums", f.Name)
		}
	}
}

// TestCompare checks the differences between two versions, for every kind of definition.
func TestCompare(t *testing.T) {
	rows := func(first string) string {
		return "rows = [\n\"" + first + " . . . . . . . . . . .\"," +
			strings.Repeat("\". . . . . . . . . . . .\",\". . . . . . . . . . . . .\",", 4) + "]\n"
	}
	head := func(kind string) string {
		return "kind = \"" + kind + "\"\nformat = 1\nid = \"x\"\nname = \"X\"\n"
	}
	battle := head("map") + "board = \"standard\"\nboxes = [\"base\"]\n"
	rulebook, set := head("rulebook"), head("deploycards")+"camp = \"pennant\"\nletter = \"A\"\n"
	runner := "[[units]]\nid = \"fen-runner\"\nname = \"Fen Runner\"\nrace = \"human\"\nbanner = \"green\"\n" +
		"class = \"foot\"\nweapon = \"short-sword\"\n"
	card := func(number, front string) string {
		return "[[cards]]\nnumber = " + number + "\nname = \"N\"\nrows = [\"" + front +
			"\", \". . .\", \". . . .\", \". . .\"]\n"
	}
	legend := "[legend]\nbs = \"blue-human-sword\"\nrs = \"red-human-sword\"\n"
	fight := head("adventure") + "type = \"medieval\"\nmap = \"two-oaks\"\nfirst = \"pennant\"\n"
	for name, c := range map[string]struct {
		old, young string
		want       []string
	}{
		"ground, whatever it is written with": {
			battle + rows(". ."), battle + rows("t W") + "legend = {t = \"countryside\"}\n",
			[]string{"terrain: 1 hex of countryside became woods: B9"},
		},
		"layers": {
			battle + rows(". .") + "[[features]]\ntype = \"ford\"\nat = [\"A9\"]\n[[edges]]\ntype = \"cliff\"\nat = \"A9\"\n" +
				"sides = [\"e\"]\n[[places]]\ntype = \"dragon-lair\"\nat = [\"C9\"]\n",
			battle + rows(". .") + "[[features]]\ntype = \"wooden-bridge\"\nat = [\"A9\"]\n[[edges]]\ntype = \"cliff\"\n" +
				"at = \"A9\"\nsides = [\"se\"]\n[[places]]\ntype = \"dragon-lair\"\nat = [\"D9\"]\n",
			[]string{
				"features: 1 hex of ford became wooden-bridge: A9", "edges: cliff taken away from A9 e",
				"edges: cliff added at A9 se", "landmarks and lairs: dragon-lair moved from C9 to D9",
			},
		},
		"rows of the rulebook": {
			rulebook + runner + "melee = 3\n",
			rulebook + runner + "melee = 4\n[[races]]\nid = \"owl\"\nname = \"Owls\"\n",
			[]string{
				"rulebook: units/fen-runner melee: 3 became 4", "rulebook: races/owl added (id owl, name Owls)",
			},
		},
		"cards by number": {
			set + legend + card("1", "bs . . .") + card("2", "rs . . ."), set + legend + card("1", ". bs . ."),
			[]string{
				"Deployment cards: \"card 2\" taken away (name N, rank 4 file 1 red-human-sword)",
				"Deployment cards: card 1: blue-human-sword moved from rank 4 file 1 to rank 4 file 2",
			},
		},
		"an objective with a new name": {
			fight + "[victory]\nbanners = 5\n[[victory.objectives]]\nname = \"Ford\"\nat = [\"A1\"]\n",
			fight + "[victory]\nbanners = 6\n[[victory.objectives]]\nname = \"Bridge\"\nat = [\"A1\"]\nbanners = 1\n",
			[]string{"victory: banners: 5 became 6", "victory: \"objective Ford\" name: Ford became Bridge"},
		},
		"a camp's own banners": {
			fight + "[victory]\nbanners = 5\nstandard = 6\n", fight + "[victory]\nbanners = 5\npennant = 4\n",
			[]string{"victory: pennant: banners: 5 became 4", "victory: standard: banners: 6 became 5"},
		},
		"the shared banners of a camp": {
			fight + "[victory]\nbanners = 5\n", fight + "[victory]\nbanners = 4\npennant = 5\n",
			[]string{"victory: banners: 5 became 4"},
		},
		"players, rules and prose": {
			fight + "background = \"One two\\nthree.\"\n[victory]\nbanners = 5\n[pennant]\ncommand_cards = 4\n" +
				"council = {wizard = 2, levels = 6}\n[[rules]]\nname = \"Snow\"\ntext = \"It snows.\"\n",
			strings.Replace(fight, "pennant", "standard", 1) + "background = \"One\\ntwo three.\"\n[victory]\nbanners = 5\n" +
				"[pennant]\ncommand_cards = 5\ncouncil = {wizard = 3, levels = 6}\n[[rules]]\nname = \"Snow\"\n" +
				"text = \"It rains.\"\neffects = [{do = \"move\", count = -1}]\n",
			[]string{
				"players: first: pennant became standard", "players: pennant: command_cards: 4 became 5",
				"councils: pennant: council wizard: 2 became 3", "special rules: Snow text has other words",
				"special rules: Snow effect 1: \"move; count -1\" added",
			},
		},
		"a type of unit": {
			fight + "[victory]\nbanners = 5\n[[pennant.units]]\ntype = \"green-human-bow\"\nat = [\"A9\"]\n",
			fight + "[victory]\nbanners = 5\n[[pennant.units]]\ntype = \"blue-human-sword\"\nat = [\"A9\"]\nnote = \"New.\"\n",
			[]string{
				"units: pennant: green-human-bow at A9 became blue-human-sword (banner green to blue, weapon common-bow to " +
					"short-sword)",
				"units: pennant: green-human-bow note at A9 has other words",
			},
		},
	} {
		kind := strings.Split(c.old, `"`)[1]
		read := func(text string) *library.Entry {
			return only(t, source.NewFile("x."+kind+".toml", []byte(text)))
		}
		var got []string
		for _, x := range battlelore.Compare(read(c.old).Entry, read(c.young).Entry) {
			got = append(got, x.Topic+": "+x.Says())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: told are\n%s\nwant\n%s", name, strings.Join(got, "\n"), strings.Join(c.want, "\n"))
		}
	}
}
