package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// console is a command of a manual page and the lines that the page shows below it.
type console struct {
	page string
	line int // in the page, from 1
	args []string
	want []string
}

// consoles finds the commands in the ```console blocks of a page.
func consoles(t *testing.T, page string) []console {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	var out []console
	inside := false
	for i, line := range strings.Split(string(text), "\n") {
		switch command, is := strings.CutPrefix(line, "$ muster "); {
		case strings.HasPrefix(line, "```"):
			inside = line == "```console"
		case inside && is:
			out = append(out, console{page: filepath.Base(page), line: i + 1, args: strings.Fields(command)})
		case inside && len(out) > 0:
			last := &out[len(out)-1]
			last.want = append(last.want, line)
		}
	}
	return out
}

// files finds the definitions of a page, by the name that stands behind their ```toml.
func files(t *testing.T, page string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, part := range strings.Split(string(text), "\n```toml ")[1:] {
		name, rest, _ := strings.Cut(part, "\n")
		body, _, _ := strings.Cut(rest, "\n```")
		out[name] = body + "\n"
	}
	return out
}

// gap stands for lines that a page leaves out, up to the first that is like the one behind it.
const gap = "..."

// shows compares output with what a page shows; the first line that is not found where it should be, else "".
func shows(got, want []string) string {
	anywhere := false
	for _, line := range want {
		if line == gap {
			anywhere = true
			continue
		}
		at := slices.Index(got, line)
		if at < 0 || at > 0 && !anywhere {
			return line
		}
		got, anywhere = got[at+1:], false
	}
	if len(got) > 0 && !anywhere {
		return "(the end)"
	}
	return ""
}

// TestPagesShowWhatMusterPrints runs every command of the manual's console blocks, the commands of a page one after the
// other in a folder that holds the page's definitions alone.
func TestPagesShowWhatMusterPrints(t *testing.T) {
	pages, err := filepath.Glob("../../../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	for _, page := range pages {
		all := consoles(t, page)
		if len(all) == 0 {
			continue
		}
		definitions := files(t, page)
		t.Run(filepath.Base(page), func(t *testing.T) {
			t.Chdir(t.TempDir())
			for name, text := range definitions {
				if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			for _, c := range all {
				var out bytes.Buffer
				Main(c.args, strings.NewReader(""), &out, &out)
				got := strings.Split(strings.TrimRight(out.String(), "\n"), "\n")
				if line := shows(got, c.want); line != "" {
					t.Errorf("%s:%d: muster %s does not print, where the page has it:\n%s\nit prints:\n%s",
						c.page, c.line, strings.Join(c.args, " "), line, out.String())
				}
			}
		})
		ran += len(all)
	}
	if ran == 0 {
		t.Error("no page has a command to run")
	}
}

// What a page may leave out, and what not.
func TestShows(t *testing.T) {
	got := []string{"a", "b", "c", "a", "d"}
	for want, line := range map[string]string{
		"a b c a d": "", "... a d": "d", "a ...": "", "... c ... d": "", "...": "", "a b c a d ...": "",
		"a c ...": "c", "a b c": "(the end)", "... x ...": "x", "... d ... a": "a", "b ...": "b", "a b c a d e": "e",
	} {
		if found := shows(got, strings.Fields(want)); found != line {
			t.Errorf("%q: stopped at %q, want %q", want, found, line)
		}
	}
}
