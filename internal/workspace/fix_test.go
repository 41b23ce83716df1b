package workspace_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/games"
	"muster/internal/workspace"
	"muster/schema/diag"
)

// slip makes one typing mistake in a text: a missing, doubled, swapped or changed character, the other case, a word
// without its quotes, a tab for a space, a missing bracket.
func slip(r *rand.Rand, text []byte) []byte {
	at := r.IntN(len(text) - 2)
	line := bytes.LastIndexByte(text[:at], '\n') + 1
	end := at + bytes.IndexByte(append(text[at:len(text):len(text)], '\n'), '\n')
	put := func(from, to int, with string) []byte { return []byte(string(text[:from]) + with + string(text[to:])) }
	onLine := func(change func(string) string) []byte { return put(line, end, change(string(text[line:end]))) }
	swapped := func(old, with string, n int) []byte {
		return onLine(func(s string) string { return strings.Replace(s, old, with, n) })
	}
	switch r.IntN(11) {
	case 0:
		return put(at, at+1, "")
	case 1:
		return put(at, at, string(text[at]))
	case 2:
		return put(at, at+2, string([]byte{text[at+1], text[at]}))
	case 3:
		return put(at, at+1, string(rune('a'+r.IntN(26))))
	case 4:
		return put(at, at+1, strings.ToUpper(string(text[at:at+1])))
	case 5:
		return put(at, at+1, strings.ToLower(string(text[at:at+1])))
	case 6:
		return swapped(`"`, "", -1)
	case 7:
		return onLine(func(s string) string { return strings.NewReplacer("[[", "[", "]]", "]").Replace(s) })
	case 8:
		return swapped(" ", "\t", 1+r.IntN(3))
	case 9:
		return swapped("-", "_", -1)
	}
	return onLine(func(s string) string {
		key, value, ok := strings.Cut(s, " = ")
		if !ok || strings.ContainsAny(value, `"[{`) {
			return strings.Trim(s, "[]")
		}
		return key + ` = "` + value + `"`
	})
}

// fixed applies fixes to one file in a folder of its own. It returns the findings before and after, and the text.
func fixed(t *testing.T, name string, text []byte) (before, after []diag.Diagnostic, now []byte) {
	t.Helper()
	path := filepath.Join(t.TempDir(), filepath.Base(name))
	write := func(text []byte) {
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(text)
	want := workspace.Wanted{Words: []string{path}, Library: true, Workers: 1}
	find := func() []diag.Diagnostic {
		v, err := workspace.Open(want).Judge(1, nil)
		if err != nil {
			t.Fatal(err)
		}
		return v.Findings
	}
	before = find()
	files, err := workspace.Apply(want)
	if err != nil || len(files) > 1 {
		t.Fatal(files, err)
	}
	if len(files) == 0 {
		return before, before, text
	}
	now = files[0].Text
	if !bytes.Equal(files[0].Read.Text, text) || bytes.Equal(now, text) || files[0].Findings == 0 {
		t.Errorf("%s: %d findings are fixed, of the text that was read: %t", name, files[0].Findings,
			bytes.Equal(files[0].Read.Text, text))
	}
	write(now)
	after = find()
	if again, err := workspace.Apply(want); err != nil || len(again) > 0 {
		t.Errorf("a second run changes %d files, %v", len(again), err)
	}
	return before, after, now
}

// neverWorse compares a fixed file with the one before.
func neverWorse(t *testing.T, name string, text []byte) (changed bool) {
	t.Helper()
	before, after, now := fixed(t, name, text)
	edits := 0
	for _, d := range before {
		edits += len(d.Edits)
	}
	if edits == 0 && !bytes.Equal(text, now) {
		t.Errorf("%s is changed, though no finding has edits", name)
	}
	if b, a := diag.Count(before, diag.Error), diag.Count(after, diag.Error); a > b {
		t.Errorf("%s: %d errors before, %d after", name, b, a)
		for _, d := range append(before, after...) {
			t.Logf("%d: %s: %s; %s %+v", d.Start.Line, d.Code, d.Message, d.Help, d.Edits)
		}
	}
	return !bytes.Equal(text, now)
}

// TestFixNeverMakesWorse checks that fixes of a typing mistake in a shipped file never add errors, that a file without
// edits is not changed, and that a second run changes nothing.
func TestFixNeverMakesWorse(t *testing.T) {
	rounds := 20
	if testing.Short() {
		rounds = 1
	}
	r := rand.New(rand.NewPCG(3, 11))
	changed, all := 0, 0
	for _, f := range games.Catalogs().LibraryFiles() {
		for range rounds {
			all++
			if neverWorse(t, f.Name, slip(r, f.Text)) {
				changed++
			}
		}
	}
	t.Logf("%d of %d slips were fixed", changed, all)
	if changed*10 < all {
		t.Errorf("only %d of %d slips were fixed", changed, all)
	}
}

// TestApply checks that files are listed by name, with the number of findings fixed in each, that nothing is written,
// and that standard input is not changed.
func TestApply(t *testing.T) {
	t.Chdir(t.TempDir())
	text := games.Catalogs().LibraryFile("map", "two-oaks").Text
	bad := bytes.Replace(text, []byte("\nname"), []byte("\nnmae"), 1)
	for name, text := range map[string][]byte{"two.map.toml": bad, "one.map.toml": bad, "good.map.toml": text} {
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	files, err := workspace.Apply(workspace.Wanted{
		Words: []string{"two.map.toml", "good.map.toml", "one.map.toml", workspace.Stdin}, Library: true, Workers: 1,
		Stdin: func() ([]byte, error) { return bad, nil },
	})
	if err != nil || len(files) != 2 {
		t.Fatal(files, err)
	}
	for i, name := range []string{"one.map.toml", "two.map.toml"} {
		if f := files[i]; f.Read.Name != name || f.Findings != 1 || !bytes.Equal(f.Text, text) {
			t.Errorf("%s: %d findings fixed\n%s", f.Read.Name, f.Findings, f.Text)
		}
		if now, err := os.ReadFile(name); err != nil || !bytes.Equal(now, bad) {
			t.Errorf("%s is written, %v", name, err)
		}
	}
}
