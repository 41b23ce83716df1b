package docs_test

import (
	pathpkg "path"
	"slices"
	"strings"
	"testing"
)

// The classes of packages: what every game shares, what one game owns, the list of games, and the commands.
const (
	shared   = "shared"
	theGames = "the list of games"
	command  = "a command"
)

// classes are the classes of packages by prefix of their paths, the longest counts; any other class is the name of a
// game. A stage has the same class below internal, and a folder of a game in it has the game's.
var classes = map[string]string{
	"adventures": shared, "catalog": shared, "docs": shared, "draw": shared, "editor": shared, "engine": shared,
	"examples": shared, "imports": shared, "maps": shared, "report": shared, "schema": shared, "sheet": shared,
	"validate": shared, "deploycards": "battlelore",

	"internal/words": shared, "internal/workers": shared, "internal/games": theGames, "internal/workspace": theGames,
	"muster": theGames, "cmd": command, "internal": command, "studio": command, "examples/skirmish": command,

	"internal/testing": shared, "internal/testing/deploytest": "battlelore", "internal/testing/battlelore": "battlelore",
	"internal/testing/medieval": "medieval", "internal/testing/runewars": "runewars",
	"internal/testing/browsertest": command, "internal/testing/rig": command, "internal/testing/clitest": command,
}

// class is the class of a package; "" when it has none.
func class(path string) string {
	path = strings.TrimPrefix(path, "muster/")
	if stage, rest, _ := strings.Cut(strings.TrimPrefix(path, "internal/"), "/"); classes[stage] == shared {
		switch game, _, _ := strings.Cut(rest, "/"); game {
		case "battlelore", "medieval", "runewars":
			return game
		}
		path = strings.TrimPrefix(path, "internal/")
	}
	for path != "." && path != "" {
		if c, ok := classes[path]; ok {
			return c
		}
		path = pathpkg.Dir(path)
	}
	return ""
}

// mayKnow reports whether a room of one class may import one of another.
func mayKnow(from, to string) bool {
	switch from {
	case command:
		return true
	case theGames:
		return to != command
	case shared:
		return to == shared
	}
	return to == shared || to == from
}

// TestNothingSharedImportsAGame holds the sentence that the house stands on: nothing shared imports a game, no game
// imports another, and only the list of games, and the commands, know several.
func TestNothingSharedImportsAGame(t *testing.T) {
	lived := map[string]bool{}
	all := list(t, "muster/...")
	for _, p := range all {
		from := class(p.ImportPath)
		if from == "" {
			t.Errorf("%s is of no class", p.ImportPath)
		}
		lived[from] = true
		for _, i := range p.Imports {
			if to := class(i); strings.HasPrefix(i, "muster/") && !mayKnow(from, to) {
				t.Errorf("%s, of class %s, imports %s, of class %s", p.ImportPath, from, i, to)
			}
		}
	}
	for prefix := range classes {
		below := func(p listed) bool {
			return p.ImportPath == prefix || strings.HasPrefix(p.ImportPath+"/", "muster/"+prefix+"/")
		}
		if !slices.ContainsFunc(all, below) {
			t.Errorf("no room stands at %s", prefix)
		}
	}
	for _, c := range []string{shared, theGames, command, "battlelore"} {
		if !lived[c] {
			t.Errorf("no room is of class %s", c)
		}
	}
}

// commandReach are the rooms through which the command line reaches rules; it knows no others, but for those of bytes
// and words, and its own.
var commandReach = []string{
	"internal/cli", "internal/games", "internal/workspace", "catalog", "report", "internal/report",
	"internal/engine/arena",
	"validate", "internal/validate", "sheet", "internal/sheet", "internal/draw", "internal/schema",
	"draw", "schema", "docs", "editor", "internal/editor", "examples", "internal/browser", "internal/cache",
	"internal/revision", "internal/words", "internal/studio", "studio",
}

// TestCommandLineReachesRulesThroughGames holds that commands read flags and write answers, and nothing more: what a
// game is asked goes through the list of games, and through the answers that report holds.
func TestCommandLineReachesRulesThroughGames(t *testing.T) {
	for _, p := range list(t, "muster/internal/cli/...") {
		for _, i := range p.Imports {
			if strings.HasPrefix(i, "muster/") && !slices.ContainsFunc(commandReach, func(room string) bool {
				return i == "muster/"+room || strings.HasPrefix(i, "muster/"+room+"/")
			}) {
				t.Errorf("%s imports %s: commands reach rules only through %s", p.ImportPath, i,
					strings.Join(commandReach, ", "))
			}
		}
	}
}

// TestMayKnow: the sentence, said in classes; two games among them.
func TestMayKnow(t *testing.T) {
	for _, c := range []struct {
		from, to string
		want     bool
	}{
		{shared, shared, true}, {shared, "one", false}, {shared, theGames, false}, {shared, command, false},
		{"one", shared, true}, {"one", "one", true}, {"one", "two", false}, {"one", theGames, false}, {"one", command, false},
		{theGames, shared, true}, {theGames, "one", true}, {theGames, "two", true}, {theGames, command, false},
		{command, theGames, true}, {command, "one", true},
	} {
		if got := mayKnow(c.from, c.to); got != c.want {
			t.Errorf("%s may import %s: %t", c.from, c.to, got)
		}
	}
}

// TestNoDiskInTheCore: outside of commands, tools and test support the disk alone asks the operating system, so that
// projects can be read and checked out of any fs.FS.
func TestNoDiskInTheCore(t *testing.T) {
	for _, p := range list(t, "muster/...") {
		if class(p.ImportPath) == command || strings.HasPrefix(p.ImportPath, "muster/internal/testing/") ||
			p.ImportPath == "muster/schema/project/disk" {
			continue
		}
		for _, i := range p.Imports {
			if i == "os" || strings.HasPrefix(i, "os/") {
				t.Errorf("%s imports %s", p.ImportPath, i)
			}
		}
	}
}

// TestAPIDependencies: the public API, the editor server and the sessions of Studio link no server, start no program,
// and have no template package of the standard library. Those look up methods by name, so that the linker keeps every
// exported method.
func TestAPIDependencies(t *testing.T) {
	for _, c := range []struct {
		of     string
		needed []string
	}{
		{"muster", []string{"muster/internal/games", "muster/sheet", "muster/internal/validate/runner"}},
		{"muster/editor", []string{"muster/internal/editor/jsonrpc", "muster/internal/validate/runner"}},
		{"muster/internal/studio", []string{"muster/editor"}}, // a web worker runs its sessions
	} {
		all := list(t, "-deps", c.of)
		for _, needed := range c.needed {
			if !slices.ContainsFunc(all, func(p listed) bool { return p.ImportPath == needed }) {
				t.Errorf("the %d packages that %s needs do not include %s", len(all), c.of, needed)
			}
		}
		for _, p := range all {
			switch p.ImportPath {
			case "net/http", "os/exec", "os/signal", "expvar", "html/template", "text/template":
				t.Errorf("%s links %s", c.of, p.ImportPath)
			}
		}
	}
}

// TestMusterHasNoServer: what sweeps on many machines need is in a program of its own, so that muster stays small and
