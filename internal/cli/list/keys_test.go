package list

import (
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/cli/screen"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/schema"
)

// TestExplainEveryKey checks that each key of each format and of the settings is explained with its format, even if the
// word is also a term, a row or a prefix of rule ids.
func TestExplainEveryKey(t *testing.T) {
	ws := cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard).Open(workspace.Wanted{})
	known := map[string]bool{}
	n := 0
	note := func(path []string, _ *schema.Schema, _ schema.SchemaPlace) {
		n++
		name := path[len(path)-1]
		known[name] = known[name] || len(path) < 2 || path[0] != "weights"
	}
	enough := func(format string, least int) {
		if n < least {
			t.Errorf("%s has %d keys", format, n)
		}
		n = 0
	}
	for _, g := range games.List() {
		for _, k := range g.Catalog.Kinds {
			walkKeys(&g, k.Name, note)
			enough(k.Name+" of "+g.Catalog.Title, 8)
		}
	}
	walkSchema(schema.SettingsSchema(), note)
	enough(settings, 20)
	for name, alone := range known {
		word := name
		if !alone { // a weight may have the name of something else
			word = "weights." + name
		}
		text, err := explain("", ws, word, nil, someCommands(), false)
		if err != nil || !strings.Contains(text, name+" (key)") {
			t.Errorf("%s: %v\n%s", name, err, text)
		}
	}
	for _, name := range []string{"first", "type", "victory", "effects"} {
		text, err := explain("", ws, name, nil, someCommands(), false)
		if err != nil || !strings.Contains(text, name+" (key)") || !strings.Contains(text, "adventure of BattleLore: ") {
			t.Errorf("%s: %v\n%s", name, err, text)
		}
	}
}

// TestExplainSettings checks that a key of the settings is explained with its file, whatever game is requested.
func TestExplainSettings(t *testing.T) {
	ws := cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard).Open(workspace.Wanted{})
	for word, place := range map[string]string{
		"address": "print.address", "leave_out": "paths.leave_out", "leave-out": "paths.leave_out", "muster": "muster",
		"severity": "severity", "seed": "play.seed", "path": "waive.path", "least": "limits.least",
	} {
		of := []*games.Game{nil}
		for _, g := range games.List() {
			of = append(of, &g)
		}
		for _, g := range of {
			text, err := explain("", ws, word, g, someCommands(), false)
			if strings.Contains(text, "e+") {
				t.Errorf("%s has a number with an exponent:\n%s", word, text)
			}
			if want := "settings (.muster.toml): " + place + "\n"; err != nil || !strings.Contains(text, want) {
				t.Errorf("%s: %v, not %q in\n%s", word, err, want, text)
			}
		}
	}
}

// TestExplainAllSettings checks that the settings as a whole are explained by a list of their keys on one screen. A
// setting comes before keys of formats with the same name.
func TestExplainAllSettings(t *testing.T) {
	ws := cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard).Open(workspace.Wanted{})
	for _, word := range []string{"settings", "defaults", "default", ".muster.toml"} {
		text, err := explain("", ws, word, nil, someCommands(), false)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(text, "print: out, format, paper, lang, title, address\n") {
			t.Errorf("%s: keys are not in the order of the schema:\n%s", word, text)
		}
		walkSchema(schema.SettingsSchema(), func(path []string, _ *schema.Schema, _ schema.SchemaPlace) {
			name := path[len(path)-1]
			listed := regexp.MustCompile(`(?m)^` + name + ` |[:,] ` + name + `\b|^ +` + name + `\b`)
			if len(path) <= 2 && !listed.MatchString(text) {
				t.Errorf("%s: %s is not listed in\n%s", word, strings.Join(path, "."), text)
			}
		})
		if shown := brief(text, 80); shown != strings.TrimRight(text, "\n") {
			t.Errorf("%s: more than a screen:\n%s", word, text)
		}
	}
	for _, word := range []string{"format", "waive"} {
		text, err := explain("", ws, word, nil, someCommands(), false)
		in := strings.Index(text, "\nin  ")
		if err != nil || in < 0 || !strings.HasPrefix(strings.TrimSpace(text[in+3:]), "settings (.muster.toml): ") {
			t.Errorf("%s: %v, no setting first in\n%s", word, err, text)
		}
	}
}

// TestExplainWaive checks the explanation of the table [[waive]], which the help of many warnings shows on one line. It
// must show a complete one, for each game and in the settings, also on a terminal.
func TestExplainWaive(t *testing.T) {
	ws := cliutil.NewApp(strings.NewReader(""), io.Discard, io.Discard).Open(workspace.Wanted{})
	of := []*games.Game{nil}
	for _, g := range games.List() {
		of = append(of, &g)
	}
	for _, g := range of {
		text, err := explain("", ws, "waive", g, someCommands(), false)
		if err != nil {
			t.Fatal(err)
		}
		for _, shown := range []string{brief(text, 0), screen.Screen{Width: 80}.Entry(brief(text, 80))} {
			lines := strings.Split(shown, "\n")
			i := slices.Index(lines, "  [[waive]]")
			if i < 0 || !strings.HasPrefix(lines[i+1], "  code = \"") || !strings.HasPrefix(lines[i+2], "  reason = \"") ||
				lines[i+3] != "" {
				t.Errorf("no complete example in\n%s", shown)
			}
		}
		if n := strings.Count(text, "[[waive]]\n"); n != 2 {
			t.Errorf("%d examples, want one of files and one of settings:\n%s", n, text)
		}
	}
}
