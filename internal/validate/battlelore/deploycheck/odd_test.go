package deploycheck

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/validate/runner"
	"muster/schema/source"
)

// TestOddBoards: no check fails on a board without cards, a board too small for them, or half a definition.
func TestOddBoards(t *testing.T) {
	const adventure = "kind = \"adventure\"\nformat = 1\nid = \"a\"\nname = \"A\"\nmap = \"m\"\n[call_to_arms]\nmode = "
	const board = "kind = \"map\"\nformat = 1\nid = \"m\"\nname = \"M\"\nboard = \"odd\"\nrows = [\"R . R\", \"R .\", " +
		"\". R .\"]\n" +
		"[[rulebook.boards]]\nid = \"odd\"\nname = \"Odd\"\nwidth = 3\nrows = 3\nsources = { all = \"ours\" }\n"
	for _, more := range []string{"", "lines = [1, 3]\n", "lines = [1, 3]\nranks = [1]\n", "ranks = [4]\n",
		"epic = true\n",
		"epic = true\nlines = [1, 3]\nranks = [1]\nsetup = { scout_guard = 9 }\n",
		"lines = [1, 3]\nranks = [1]\n[[rulebook.boards.zones]]\nid = \"z\"\nname = \"Z\"\nleft = [\"A1\"]\ncentre = " +
			"[\"B1\"]\nright = [\"C1\"]\n"} {
		for _, mode := range []string{`"impromptu"`, `"organized"`, `"epic"`, `"epic-allies"`, `"none"`, "7",
			"\"organized\"\nreserve = \"all\"\npennant = [\"pennant-a\"]", "\"impromptu\"\nstandard = [\"nobody\"]"} {
			files := []*source.File{
				source.NewFile("a.adventure.toml", []byte(adventure+mode+"\n")),
				source.NewFile("m.map.toml", []byte(board+more)),
				source.NewFile(
					"s.deploycards.toml",
					[]byte("kind = \"deploycards\"\nformat = 1\nid = \"s\"\nname = \"S\"\nboard = \"odd\"\n"),
				),
			}
			if _, err := runner.Run(library.New(files, 1).Catalog, All(), 1); err != nil {
				t.Errorf("%q, %s: %v", more, mode, err)
			}
		}
	}
}
