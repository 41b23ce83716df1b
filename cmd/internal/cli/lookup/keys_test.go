package lookup

import (
	"io"
	"strings"
	"testing"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
)

// TestExplainEveryKey: each key of each format is explained, with the format that has it.
func TestExplainEveryKey(t *testing.T) {
	ws := shell.NewApp(strings.NewReader(""), io.Discard, io.Discard).Open(shell.Wanted{})
	known := map[string]bool{}
	for _, g := range games.List() {
		for _, k := range g.Catalog.Kinds {
			n := 0
			walkKeys(&g, k.Name, func(path []string, _ map[string]any) {
				n++
				known[path[len(path)-1]] = true
			})
			if n < 8 {
				t.Errorf("%s of %s has %d keys", k.Name, g.Catalog.Title, n)
			}
		}
	}
	for name := range known {
		text, err := explain(ws, name, nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !strings.Contains(text, name+" (key)") && explainKeys(name, nil) == "" {
			t.Errorf("%s is explained without its formats:\n%s", name, text)
		}
	}
	for _, name := range []string{"first", "type", "victory", "effects"} {
		text, err := explain(ws, name, nil)
		if err != nil || !strings.Contains(text, name+" (key)") || !strings.Contains(text, "adventure of BattleLore: ") {
			t.Errorf("%s: %v\n%s", name, err, text)
		}
	}
}
