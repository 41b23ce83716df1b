package check

import (
	"bytes"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/cli/shell"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/schema/diag"
	"muster/schema/source"
)

// slip makes one slip of the pen in a text: a sign too few, too many, exchanged with the next or in the other case, a
// word without its quotes, a tab for a blank, a bracket too few.
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

// mendedOnce runs --fix over one file in a folder of its own, and gives what was found before, what the file holds
// then, and what is found in it.
func mendedOnce(t *testing.T, name string, text []byte) (before, after []diag.Diagnostic, now []byte) {
	t.Helper()
	path := filepath.Join(t.TempDir(), filepath.Base(name))
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
	a := &app{shell.NewApp(strings.NewReader(""), io.Discard, io.Discard)}
	a.Workers = 1
	want := workspace.Wanted{Words: []string{path}, Library: true}
	find := func() []diag.Diagnostic {
		_, v, err := a.found(want)
		if err != nil {
			t.Fatal(err)
		}
		return v.Findings
	}
	before = find()
	if done, err := a.fix(want, fixFlags{fix: true}); done.failed != nil || err != nil {
		t.Fatal(done.failed, err)
	}
	now, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(now, text) {
		return before, before, now // of the same bytes the same is found, and a second run is the first one again
	}
	after = find()
	if again, err := a.mend(want); err != nil || len(again.names) > 0 {
		t.Errorf("a second run mends %v, %v", again.names, err)
	}
	return before, after, now
}

// neverWorse holds a mended file against the one before.
func neverWorse(t *testing.T, name string, text []byte) (mended bool) {
	t.Helper()
	before, after, now := mendedOnce(t, name, text)
	edits := 0
	for _, d := range before {
		edits += len(d.Edits)
	}
	if edits == 0 && !bytes.Equal(text, now) {
		t.Errorf("%s was written, though no finding has edits", name)
	}
	if b, a := diag.Count(before, diag.Error), diag.Count(after, diag.Error); a > b {
		t.Errorf("%s: %d errors before, %d after", name, b, a)
		for _, d := range append(before, after...) {
			t.Logf("%d: %s: %s; %s %+v", d.Start.Line, d.Code, d.Message, d.Help, d.Edits)
		}
	}
	return !bytes.Equal(text, now)
}

// TestFixNeverMakesWorse: whatever slip stands in a file that ships, --fix leaves no more errors in it than there were,
// writes nothing without an edit, and leaves nothing for a second run.
func TestFixNeverMakesWorse(t *testing.T) {
	rounds := 20
	if testing.Short() {
		rounds = 1
	}
	r := rand.New(rand.NewPCG(3, 11))
	mended, all := 0, 0
	for _, f := range games.Catalogs().LibraryFiles() {
		for range rounds {
			all++
			if neverWorse(t, f.Name, slip(r, f.Text)) {
				mended++
			}
		}
	}
	t.Logf("%d of %d slips were mended", mended, all)
	if mended*10 < all {
		t.Errorf("only %d of %d slips were mended", mended, all)
	}
}

// TestChangedMeanwhile: a file that somebody else has written since it was read is left alone, and that is said; the
// others are written.
func TestChangedMeanwhile(t *testing.T) {
	dir := t.TempDir()
	text := games.Catalogs().LibraryFile("map", "two-oaks").Text
	bad := bytes.Replace(text, []byte("\nname"), []byte("\nnmae"), 1)
	for _, name := range []string{"one.map.toml", "two.map.toml"} {
		if err := os.WriteFile(filepath.Join(dir, name), bad, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	a := &app{shell.NewApp(strings.NewReader(""), io.Discard, io.Discard)}
	m, err := a.mend(workspace.Wanted{Words: []string{dir}, Library: true})
	if err != nil || len(m.names) != 2 {
		t.Fatal(m.names, err)
	}
	changed := append(bytes.Clone(bad), "# somebody was here\n"...)
	if err := os.WriteFile(filepath.Join(dir, "one.map.toml"), changed, 0o600); err != nil {
		t.Fatal(err)
	}
	told, err := m.write()
	if told != "fixed 1 finding in 1 file" || err == nil || !strings.Contains(err.Error(),
		"another program has changed it") {
		t.Errorf("%q, %v", told, err)
	}
	for name, want := range map[string][]byte{"one.map.toml": changed, "two.map.toml": text} {
		got, err := os.ReadFile(filepath.Join(dir, name))
		info, _ := os.Stat(filepath.Join(dir, name))
		if err != nil || !bytes.Equal(got, want) || info.Mode().Perm() != 0o600 {
			t.Errorf("%s holds\n%s\n%v %v", name, got, err, info.Mode())
		}
	}
	if list, _ := os.ReadDir(dir); len(list) != 2 {
		t.Errorf("%d files are left", len(list))
	}
}

// TestEditsOfTwoOverlap: where edits overlap the first finding is taken, whole, and no part of the others.
func TestEditsOfTwoOverlap(t *testing.T) {
	f := source.NewFile("a", []byte("abcdef"))
	edit := func(from, to int, text string) diag.Diagnostic {
		return diag.Diagnostic{File: "a", Edits: []diag.Edit{diag.Replace(f, source.Span{Start: from, End: to}, text)}}
	}
	both := edit(5, 6, "F")
	both.Edits = append(both.Edits, edit(1, 2, "B").Edits...)
	chosen := diag.Chosen([]diag.Diagnostic{edit(0, 3, "ABC"), both, edit(3, 3, "-"), edit(3, 3, "+"), edit(4, 5, "")})
	var edits []diag.Edit
	for _, d := range chosen {
		edits = append(edits, d.Edits...)
	}
	if got := string(diag.Apply(f.Text, edits)); got != "ABC-df" {
		t.Errorf("got %q", got)
	}
}
