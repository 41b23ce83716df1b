package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"muster/internal/cli"
)

var update = flag.Bool("update", false, "write the pictures of the walkthrough of extensions/vscode")

// TestWalkthrough checks that the pictures of the VS Code walkthrough show the current output of Muster.
func TestWalkthrough(t *testing.T) {
	editor, err := filepath.Abs(filepath.Join(root, "extensions", "vscode"))
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	t.Setenv("COLUMNS", fmt.Sprint(columns))
	created := "$ muster new project the-marches\n" + output(t, 0, "new", "project", "the-marches")
	t.Chdir("the-marches")
	printed := output(t, 0, "print", "first-battle", "--format", "svg", "--bare", "-o", "-")
	field := filepath.Join("maps", "first-field.map.toml")
	text, err := os.ReadFile(field)
	if err != nil {
		t.Fatal(err)
	}
	wrong := strings.Replace(string(text), `". . W . .`, `". W . .`, 1)
	if err := os.WriteFile(field, []byte(wrong), 0o644); err != nil {
		t.Fatal(err)
	}
	checked := "$ muster check\n" + output(t, 1, "check", "--no-cache", "--color", "always")
	for name, picture := range map[string]string{
		"project": screen(created), "write": screen(snippet(t, editor)), "check": screen(checked), "print": printed,
	} {
		if strings.Contains(picture, "style") || len(picture) > 60_000 {
			t.Errorf("%s.svg: %d bytes; VS Code ignores styles in pictures of walkthroughs", name, len(picture))
		}
		file := filepath.Join(editor, "media", name+".svg")
		if *update {
			if err := os.WriteFile(file, []byte(picture), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := os.ReadFile(file); err != nil || string(got) != picture {
			t.Errorf("%s is not what Muster shows; run go test ./internal/tools/site -update: %v", file, err)
		}
	}
}

// output returns the output of a command, its progress first.
func output(t *testing.T, want int, args ...string) string {
	t.Helper()
	var out, errOut bytes.Buffer
	if status := cli.Main(args, strings.NewReader(""), &out, &errOut); status != want {
		t.Fatalf("muster %s: exit status %d\n%s%s", strings.Join(args, " "), status, out.String(), errOut.String())
	}
	return errOut.String() + out.String()
}

// snippet returns the map that the extension inserts, with the value to type over in bold.
func snippet(t *testing.T, editor string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(editor, "snippets", "battlelore.json"))
	if err != nil {
		t.Fatal(err)
	}
	var snippets map[string]struct{ Body []string }
	if err := json.Unmarshal(text, &snippets); err != nil {
		t.Fatal(err)
	}
	body := strings.Join(snippets["BattleLore: map"].Body, "\n")
	body = strings.ReplaceAll(body, "${TM_FILENAME_BASE/[.].*//}", "old-mill")
	return regexp.MustCompile(`\$\{1:([^}]*)\}`).ReplaceAllString(body, "\x1b[1;36m$1\x1b[0m")
}

// The terminal in the pictures: its columns, and the size of a character.
const (
	columns             = 76
	charWide, charHigh  = 8.4, 19
	screenEdge, screenY = 16, 28
)

// colours of the terminal escape codes.
var colours = map[string]string{"31": "#ff7b72", "32": "#7ee787", "33": "#e3b341", "34": "#79c0ff", "35": "#d2a8ff",
	"36": "#76e3ea"}

var escape = regexp.MustCompile("\x1b\\[([0-9;]*)m")

// screen draws the text of a terminal. VS Code keeps attributes of a picture, and drops styles.
func screen(text string) string {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	plain := escape.ReplaceAllString(strings.Join(lines, "\n"), "")
	longest := columns
	for line := range strings.SplitSeq(plain, "\n") {
		longest = max(longest, utf8.RuneCountInString(line))
	}
	wide := 2*screenEdge + float64(longest)*charWide
	high := 2*screenEdge + len(lines)*charHigh
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %d" role="img" `+
		`font-family="Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="#d0d7de">`+"\n", wide, high)
	fmt.Fprintf(&b, "<title>%s</title>\n", html.EscapeString(plain))
	fmt.Fprintf(&b, "<path fill=\"#161b22\" d=\"M0 0h%.0fv%dH0z\"/>\n", wide, high)
	for i, line := range lines {
		at, attributes := 0, ""
		put := func(part string) {
			if words := strings.Trim(part, " "); words != "" {
				blanks := len(part) - len(strings.TrimLeft(part, " "))
				fmt.Fprintf(&b, "<text x=\"%.1f\" y=\"%d\" xml:space=\"preserve\" textLength=\"%.1f\"%s>%s</text>\n",
					screenEdge+float64(at+blanks)*charWide, screenY+i*charHigh,
					float64(utf8.RuneCountInString(words))*charWide, attributes, html.EscapeString(words))
			}
			at += utf8.RuneCountInString(part)
		}
		from := 0
		for _, m := range escape.FindAllStringSubmatchIndex(line, -1) {
			put(line[from:m[0]])
			from, attributes = m[1], ""
			for code := range strings.SplitSeq(line[m[2]:m[3]], ";") {
				if code == "1" {
					attributes += ` font-weight="bold"`
				} else if c := colours[code]; c != "" {
					attributes += ` fill="` + c + `"`
				}
			}
		}
		put(line[from:])
	}
	b.WriteString("</svg>\n")
	return b.String()
}
