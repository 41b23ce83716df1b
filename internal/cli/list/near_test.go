package list

import (
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/testing/clitest"
	"muster/internal/workspace"
	"muster/report"
)

var (
	offered = regexp.MustCompile(`([A-Za-z][A-Za-z0-9/ \'-]*) \(([a-z ]+)\)`)
	printed = regexp.MustCompile("run `muster print ([a-z0-9-]+)` for (an adventure|a map|a deployment set)")
)

// TestExplainOffersWhatIsNear checks that a nearly correct word gets a suggestion with its kind, and that each
// suggestion can be explained.
func TestExplainOffersWhatIsNear(t *testing.T) {
	for word, want := range map[string]string{
		"adventure/imposible-hex": "adventure/impassable-hex (check)",
		"hold-trun":               "adventure/hold-turn (check)",
		"wods":                    "woods (terrain)",
		"blue-human-swrd":         "blue-human-sword (unit)",
		"giant spidr":             "giant-spider (unit)",
		"scout-lef":               "scout-left (command card)",
		"call-to-arm":             "call-to-arms (box)",
		"levvy":                   "levy (term)",
		"basline":                 "baseline (term)",
		"vctory":                  "write victory (key)",
		"frist":                   "first (key)",
		"long bwo":                "long-bow (weapon)",
		"R-9999":                  "R-2",
		"two-oacks":               "run `muster print two-oaks` for a map",
		"the-toll-brige":          "run `muster print the-toll-bridge` for an adventure",
		"zzzzqqqqq":               "run `muster list checks`",
	} {
		_, err := explain("", shippedAlone(), word, nil, someCommands(), false)
		use, is := err.(report.Wrong)
		if !is || !strings.Contains(use.Hint, want) {
			t.Errorf("%s: %v, hint %q, want %q", word, err, use.Hint, want)
			continue
		}
		if strings.Contains(use.Hint, "?,") {
			t.Errorf("%s: a comma follows a question: %q", word, use.Hint)
		}
		for _, m := range offered.FindAllStringSubmatch(use.Hint, -1) {
			name := m[1]
			for _, lead := range []string{"write ", "did you mean ", "one of ", "or "} {
				name = strings.TrimPrefix(name, lead)
			}
			if _, err := explain("", shippedAlone(), name, nil, someCommands(), false); err != nil {
				t.Errorf("%s: %q is offered, and then %v", word, name, err)
			}
		}
		if m := printed.FindStringSubmatch(use.Hint); m != nil &&
			!strings.HasPrefix(definitionOf(shippedAlone(), m[1]), m[2]) {
			t.Errorf("%s: %s is not %s", word, m[1], m[2])
		}
	}
}

// TestExplainSynonyms checks that a synonym for one term gets its explanation. A word for several terms gets their
// names, each of which can be explained. A word with similar letters is never the answer.
func TestExplainSynonyms(t *testing.T) {
	ws, root := shippedAlone(), someCommands()
	for word, want := range map[string]string{
		"cavalry":     "mounted (key), blue-human-horse (unit) or medium-cavalry (unit)",
		"horse":       "mounted (key), blue-human-horse (unit) or medium-cavalry (unit)",
		"probability": "win rate (term) or odds (command)", "fight": "attack (term) or melee (term)",
		"victory.baners": "victory.banners (key)", "print.fromat": "print.format (key)",
	} {
		_, err := explain("", ws, word, nil, root, false)
		if use, is := err.(report.Wrong); !is || !strings.HasSuffix(strings.TrimSuffix(use.Hint, "?"), want) {
			t.Errorf("%s: %v, hint %q, want %q", word, err, use.Hint, want)
		}
	}
	for word, want := range map[string]string{
		"swamp": "marsh", "bog": "marsh", "forest": "woods", "Stream": "river", "ignore": "waive", "suppress": "waive",
		"vscode": "formats/editors", "VS Code": "formats/editors", "terminal": "how-to/install", "roll": "dice",
		"photo": "formats/import", "picture": "formats/import", "screenshot": "formats/import",
	} {
		page, err := explain("", ws, want, nil, root, false)
		if err != nil {
			t.Fatalf("%s: %v", want, err)
		}
		text, err := explain("", ws, word, nil, root, false)
		if err != nil || text != word+": see "+want+"\n\n"+page {
			t.Errorf("%s: %v, not the explanation of %s:\n%s", word, err, want, text)
		}
	}
	runewars, err := games.Called("runewars")
	if err != nil {
		t.Fatal(err)
	}
	_, err = explain("", ws, "swamp", runewars, root, false) // a game without marsh
	want := "run `muster explain marsh --game battlelore`, or `muster list --game runewars` for Runewars"
	if use, is := err.(report.Wrong); !is || use.Hint != want {
		t.Errorf("swamp of Runewars: %v", err)
	}
	all := shelves(ws, root)
	for _, s := range synonyms {
		for _, m := range s.means {
			if _, err := explain("", ws, m, nil, root, false); err != nil || kindOf(m, all) == "" {
				t.Errorf("%s: %s is of kind %q, and %v", s.words, m, kindOf(m, all), err)
			}
		}
		for word := range strings.SplitSeq(s.words, ", ") {
			text, err := explain("", ws, word, nil, root, false)
			if one := len(s.means) == 1; one != (err == nil) || one && !strings.HasPrefix(text, word+": see ") {
				t.Errorf("%s, for %v: %v\n%.80s", word, s.means, err, text)
			}
		}
	}
}

// TestExplainPlayers checks that each AI player named in reports is explained; a unit ability of the same name has
// priority. The id of a lever is not a term.
func TestExplainPlayers(t *testing.T) {
	ws, root := shippedAlone(), someCommands()
	const entry = "AI player, policy, style\n\n"
	for _, g := range games.List() {
		for _, name := range g.Play.Policies() {
			text, err := explain("", ws, name, nil, root, false)
			if err != nil || !strings.Contains("\n"+text, "\n"+name+" (AI player): "+g.Catalog.Title+"\n") {
				t.Errorf("%s: %v\n%s", name, err, text)
			}
		}
	}
	for word, first := range map[string]string{"AI player": entry, "bot": "bot: see AI player\n\n" + entry,
		"bold": "bold\n\nA unit with a Bold level", "tuned": "tuned (AI player): BattleLore\n\nGreedy, with weights ",
		"careful": "careful (AI player): BattleLore\n\nGreedy, but protects its units"} {
		if text, err := explain("", ws, word, nil, root, false); err != nil || !strings.HasPrefix(text, first) {
			t.Errorf("%s: %v\n%s", word, err, text)
		}
	}
	if text, err := explain("", ws, "nnvv", nil, root, false); err == nil {
		t.Errorf("the id of a lever is explained:\n%s", text)
	}
}

// TestExplainDottedKeys checks that a key is found with its parent keys, as in settings and formats.
func TestExplainDottedKeys(t *testing.T) {
	for word, places := range map[string][]string{
		"print.format": {"settings (.muster.toml): print.format"},
		"victory.banners": {"adventure of BattleLore: victory.banners",
			"adventure of Commands & Colors: Medieval: victory.banners"},
		"Victory.Objectives.At": {"victory.objectives.at"},
		"objectives.permanent":  {"victory.objectives.permanent"},
	} {
		text, err := explain("", shippedAlone(), word, nil, someCommands(), false)
		for _, place := range places {
			if err != nil || !strings.Contains(text, place) {
				t.Errorf("%s: %v, lacks %s\n%s", word, err, place, text)
			}
		}
		if strings.Contains(text, "play.format") {
			t.Errorf("%s: has other keys\n%s", word, text)
		}
	}
}

// TestExplainOffersEachKind checks that everything explain knows is found with one letter missing, with its kind:
// every eighth word of a kind, with MUSTER_FULL every word.
func TestExplainOffersEachKind(t *testing.T) {
	ws := shippedAlone()
	for _, s := range shelves(ws, someCommands()) {
		if len(s.words) == 0 {
			t.Errorf("nothing of the kind %s is known", s.kind)
		}
		for i, w := range s.words {
			if len(w) < 8 || !clitest.Full() && i%8 != 0 {
				continue // too near to too much, or enough
			}
			short := w[:len(w)/2] + w[len(w)/2+1:]
			found := false
			for _, o := range offers(short, []shelf{s}) {
				found = found || o.kind == s.kind
				if _, err := explain("", ws, o.word, nil, someCommands(), false); err != nil {
					t.Errorf("%s: %q is offered, and then %v", short, o.word, err)
				}
			}
			if !found {
				t.Errorf("%q, for %q: no %s is offered", short, w, s.kind)
			}
		}
	}
}

// shippedAlone returns a workspace without a project.
func shippedAlone() *workspace.Workspace {
	return (&app{&cliutil.App{Workers: 1}}).Open(workspace.Wanted{})
}

// someCommands replaces the commands of the program, which this package does not know.
func someCommands() *cobra.Command {
	root := &cobra.Command{Use: "muster"}
	for _, name := range []string{"balance", "deploy", "odds"} {
		root.AddCommand(&cobra.Command{Use: name, Short: "Do something", Run: func(*cobra.Command, []string) {}})
	}
	return root
}

// TestExplainEndOfCode checks that the end of a code is explained as that code, and that the answer names other codes
// with this end.
func TestExplainEndOfCode(t *testing.T) {
	for word, want := range map[string]string{
		"hold-turn":      "# adventure/hold-turn: ",
		"impassable-hex": "impassable-hex: also medieval/impassable-hex\n\n# adventure/impassable-hex: ",
	} {
		if text, err := explain("", shippedAlone(), word, nil, someCommands(), false); err != nil ||
			!strings.HasPrefix(text, want) {
			t.Errorf("%s: %v, %.80q", word, err, text)
		}
	}
}
