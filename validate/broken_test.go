package validate_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"muster/schema/source"
)

// broken is a broken definition: a kind, and a text that replaces a part of a valid one. Without part it is the whole
// file.
type broken struct{ name, kind, part, with string }

// sound holds valid definitions of Medieval by kind; NAME is the id.
var sound = map[string]string{
	"adventure": `kind = "adventure"
game = "medieval"
format = 1
id = "NAME"
name = "N"
map = "harrow-ridge"
first = "top"
[victory]
banners = 3
[top]
command = 5
[[top.units]]
type = "auxilia"
at = ["F9", "G9", "H9"]
[[top.leaders]]
name = "A"
at = "F9"
[bottom]
command = 5
[[bottom.units]]
type = "warrior"
at = ["F3", "G3", "H3"]
[[bottom.leaders]]
name = "B"
at = "H3"
`,
	"map": `kind = "map"
game = "medieval"
format = 1
id = "NAME"
name = "N"
board = "medieval"
rows = [
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .", " . . . . . . . . . . . . ",
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .", " . . . . . . . . . . . . ",
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .",
]
`,
	"sweep": `kind = "sweep"
game = "medieval"
format = 1
id = "NAME"
name = "N"
adventures = ["harrow-down"]
players = ["greedy", "bold"]
games = 100
seeds = [7]
`,
	"rulebook": `kind = "rulebook"
game = "medieval"
format = 1
id = "NAME"
name = "N"
[[units]]
id = "men"
name = "Men"
class = "heavy"
arm = "foot"
box = "medieval"
blocks = 4
move_and_battle = 1
move = 1
close = 3
swords = true
advance = true
retreat = 1
house = ["class"]
`,
}

// breaks returns files broken in ways typical of authors and attackers.
func breaks() []broken {
	return slices.Concat(brokenSides(), brokenFiles(), brokenMaps(), brokenBooks(), brokenSweeps())
}

// brokenSides returns adventures with errors in their armies and victory conditions.
func brokenSides() []broken {
	adventure := func(name, part, with string) broken { return broken{name, "adventure", part, with} }
	const first, unit, leader = `first = "top"`, `at = ["F9", "G9", "H9"]`, `at = "F9"`
	crowd := ""
	for i := range 500 {
		crowd += fmt.Sprintf("[[%s.units]]\ntype = \"auxilia\"\nat = [\"%c%d\"]\n",
			[]string{"top", "bottom"}[i%2], 'A'+rune(i%13), 1+2*(i/13%6))
	}
	return []broken{
		adventure("first-list", first, `first = ["top"]`), adventure("first-number", first, `first = 1`),
		adventure("first-pennant", first, `first = "pennant"`), adventure("nan", "command = 5", "command = nan"),
		adventure("inf", "banners = 3", "banners = inf"), adventure("fraction", "command = 5", "command = 5.5"),
		adventure("huge", "banners = 3", "banners = 99999999999999999999999"),
		adventure("most", "banners = 3", "banners = 9223372036854775807"),
		adventure("negative", "banners = 3", "banners = -3"), adventure("none", "banners = 3", "banners = 0"),
		adventure("date", "command = 5", "command = 2024-01-01"),
		adventure("tokens", "command = 5", "command = 5\ntokens = 99"),
		adventure("no-command", "command = 5\n", ""), adventure("command", "command = 5", "command = 9"),
		adventure("units-500", "[bottom]\n", crowd+"[bottom]\n"),
		adventure("hexes-300", unit, `at = [`+strings.Repeat(`"F9", `, 300)+`]`),
		adventure("leader-on-leader", "[bottom]\n", strings.Repeat("[[top.leaders]]\nat = \"F9\"\n", 2)+
			"[bottom]\n"),
		adventure("leader-on-enemy", leader, `at = "F3"`), adventure("leader-off", leader, `at = "Z99"`),
		adventure("leader-list", leader, `at = ["F9"]`),
		adventure("exit-off", "command = 5", "command = 5\nexits = { at = [\"N1\", \"A0\", \"f6\"] }"),
		adventure("exit-text", "command = 5", "command = 5\nexits = \"A1\""),
		adventure("exit-banners", "command = 5", "command = 5\nexits = { at = [\"A1\"], banners = -1 }"),
		adventure("objective", "[top]\n", "[[victory.objectives]]\nat = [\"Q9\"]\nside = \"left\"\n[top]\n"),
		adventure("objective-nowhere", "[top]\n", "[[victory.objectives]]\nat = []\n[top]\n"),
		adventure("last-turn", first, first+"\nlast_turn = 100000"),
		adventure("last-winner", first, first+"\nlast_winner = \"both\""),
		adventure("no-blocks", unit, unit+"\nblocks = 0"), adventure("blocks", unit, unit+"\nblocks = 9"),
		adventure("bow", unit, unit+"\nbow = \"yes\""), adventure("bow-on-foot", unit, unit+"\nbow = true"),
	}
}

// brokenFiles returns incomplete adventures and such of another game.
func brokenFiles() []broken {
	adventure := func(name, part, with string) broken { return broken{name, "adventure", part, with} }
	const first = `first = "top"`
	return []broken{
		adventure("long-name", `name = "N"`, `name = "`+strings.Repeat("x", 10000)+`"`),
		adventure("long-leader", `name = "A"`, `name = "`+strings.Repeat("x ", 5000)+`"`),
		adventure("control", first, first+"\nbackground = \"\\u0000 \\u001b[31m red\""),
		adventure("from-the-right", `name = "N"`, `name = "a\u202Eb"`),
		adventure("binary", "", string([]byte{0x7f, 'E', 'L', 'F', 0, 1, 2, 0xff, 0xfe})), adventure("empty", "", ""),
		adventure("only-game", "", "game = \"medieval\"\n"), adventure("slip", `"medieval"`, `"midieval"`),
		adventure("game-number", `game = "medieval"`, "game = 3"), adventure("no-game", "game = \"medieval\"\n", ""),
		adventure("two-games", "format", "game = \"battlelore\"\nformat"),
		adventure("deep", first, first+"\nx = "+strings.Repeat("[", 5000)+strings.Repeat("]", 5000)),
		adventure("call-to-arms", "[bottom]", "[call_to_arms]\npennant = [\"pennant-a\"]\n[bottom]"),
		adventure("pennant", "[top]", "[pennant]"), adventure("lore", first, first+"\ntype = \"lore\""),
		adventure("own-id", "harrow-ridge", "own-id"), adventure("other-map", "harrow-ridge", "two-oaks"),
		adventure("sides", "[top]\ncommand", "[[top]]\ncommand"),
		adventure("rule", "[bottom]", "[[rules]]\nname = 3\ntext = \"\"\n[bottom]"),
		adventure("effects", "[bottom]", "[[rules]]\nname = \"X\"\ntext = \"y\"\n"+
			"effects = [{ do = \"close\" }]\n[bottom]"),
	}
}

func brokenMaps() []broken {
	battle := func(name, part, with string) broken { return broken{name, "map", part, with} }
	const row = `rows = [`
	return []broken{
		battle("nine", row, `rows = []`+"\nx = ["), battle("text", row, `rows = "...."`+"\nx = ["),
		battle("numbers", row, "rows = [1, nan,"), battle("thousand", row, row+strings.Repeat(`". .", `, 1000)),
		battle("wide", row, row+`"`+strings.Repeat(". ", 5000)+`", `),
		battle("standard", `board = "medieval"`, `board = "standard"`),
		battle("legend", `name = "N"`, "name = \"N\"\nlegend = [\"woods\"]"),
		battle("picture", ". . .", ". 界 ."), battle("places", `name = "N"`, "name = \"N\"\nplaces = [{ type = \"x\" }]"),
		battle("river", `" . . . . . . . . . . . . "`, `" R R R R R R R R R R R R "`),
	}
}

func brokenBooks() []broken {
	book := func(name, part, with string) broken { return broken{name, "rulebook", part, with} }
	return []broken{
		book("class", `"heavy"`, `"ogre"`), book("blocks", "blocks = 4", "blocks = 1000000"),
		book("dice", "close = 3", "close = 4000000000"), book("back", "retreat = 1", "retreat = -2"),
		book("nan", "blocks = 4", "blocks = nan"), book("box", `box = "medieval"`, `box = "base"`),
		book("wide", "[[units]]", "[[boards]]\nid = \"b\"\nname = \"B\"\nwidth = 100000\nrows = 100001\n"+
			"lines = [1, 2]\n[[units]]"),
		book("limit", "[[units]]", "[[limits]]\nid = \"moon\"\nname = \"M\"\nleast = 9\nmost = 1\n[[units]]"),
		book("effect", "[[units]]", "[[command_cards]]\nid = \"c\"\nname = \"C\"\nkind = \"magic\"\ncopies = 1\n"+
			"effects = [{ do = \"explode\" }, 3]\n[[units]]"),
		book("itself", "[[units]]", "[[actions]]\nid = \"a\"\nname = \"A\"\ncard = \"a\"\ncost = 1\n"+
			"when = \"chain\"\n[[units]]"),
		book("lore", "[[units]]", "[[lore_cards]]\nid = \"x\"\n[[units]]"),
	}
}

// brokenSweeps returns sweeps that are empty, too large, or name unknown things.
func brokenSweeps() []broken {
	sweep := func(name, part, with string) broken { return broken{name, "sweep", part, with} }
	const named, who, games, seeds = `["harrow-down"]`, `["greedy", "bold"]`, "games = 100", "seeds = [7]"
	return []broken{
		sweep("nothing", "adventures = "+named+"\n", ""), sweep("nowhere", named, `["harow-down"]`),
		sweep("other-game", named, `["the-toll-bridge"]`), sweep("text", named, `"harrow-down"`),
		sweep("no-adventure", named, "[]"), sweep("many", named, "["+strings.Repeat(`"a", `, 2000)+"]"),
		sweep("twice", named, `["harrow-down", "harrow-down"]`), sweep("nested", named, `[["harrow-down"]]`),
		sweep("up", "players", "folders = [\"../../etc\"]\nplayers"), sweep("root", "players", "folders = [\"/\"]\nplayers"),
		sweep("glob", "players", "folders = [\"**\"]\nplayers"), sweep("folder", "players", "folder = \"a\"\nplayers"),
		sweep("shipped", "players", "shipped = \"yes\"\nplayers"), sweep("player", who, `["gredy"]`),
		sweep("players", who, `"greedy,bold"`), sweep("search", who, `["tuned"]`), sweep("same", who, `["bold", "bold"]`),
		sweep("nobody", who, "[]"), sweep("few", games, "games = 19"), sweep("beyond", games, "games = 100001"),
		sweep("games-text", games, `games = "100"`), sweep("games-half", games, "games = 99.5"),
		sweep("seed", seeds, "seed = 7"), sweep("seed-alone", seeds, "seeds = 7"), sweep("seed-below", seeds, "seeds = [-1]"),
		sweep("seed-far", seeds, "seeds = [9007199254740992]"), sweep("seed-again", seeds, "seeds = [7, 7]"),
		sweep("levers", seeds, seeds+"\n[levers]\nplayers = [\"greedy\", \"bald\"]"),
		sweep("levers-list", seeds, seeds+"\nlevers = [1]"),
		sweep("shard", seeds, seeds+"\n[limits]\nshard_ms = 1"), sweep("tries", seeds, seeds+"\n[limits]\ntries = 0"),
		sweep("limit", seeds, seeds+"\n[limits]\ntrys = 5"), sweep("medieval", `"medieval"`, `"battlelore"`),
	}
}

// TestBrokenMedieval: any error in a Medieval file is reported at a location, in words that are compared.
func TestBrokenMedieval(t *testing.T) {
	var told strings.Builder
	for _, b := range breaks() {
		text := strings.ReplaceAll(sound[b.kind], "NAME", b.name)
		switch {
		case b.part == "":
			text = b.with
		case !strings.Contains(text, b.part):
			t.Fatalf("%s: a sound %s has no %q", b.name, b.kind, b.part)
		default:
			text = strings.Replace(text, b.part, b.with, 1)
		}
		f := source.NewFile(b.name+"."+b.kind+".toml", []byte(text))
		result, err := run(read([]*source.File{f}, 1), 1)
		if err != nil {
			t.Fatal(err)
		}
		if len(result.Findings) == 0 {
			t.Errorf("nothing is found in %s", f.Name)
		}
		for i, d := range result.Findings {
			if d.Start.Line < 1 || d.Start.Line > f.Lines() || d.Start.Column < 1 {
				t.Errorf("%s: %s is told at %d:%d of %d lines", f.Name, d.Code, d.Start.Line, d.Start.Column, f.Lines())
			}
			if i == 5 {
				told.WriteString("    ...\n")
			}
			if i < 5 {
				fmt.Fprintf(&told, "%s:%d:%d: %s[%s]: %s\n", f.Name, d.Start.Line, d.Start.Column, d.Severity, d.Code, d.Message)
				if d.Help != "" && !strings.HasPrefix(d.Help, "choose ") { // the number of choices grows
					fmt.Fprintf(&told, "    %s\n", d.Help)
				}
			}
		}
	}
	const golden = "testdata/broken-medieval.txt"
	if *update {
		if err := os.WriteFile(golden, []byte(told.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if told.String() != string(want) {
		t.Errorf("told is, unlike %s,\n%s", golden, told.String())
	}
}
