package schema

import (
	"bufio"
	"io/fs"
	"strings"
	"testing"

	tomltest "github.com/toml-lang/toml-test/v2"

	"muster/schema/source"
)

// suite returns the files of toml-test for TOML 1.1 in one of its folders.
func suite(t *testing.T, folder string) map[string][]byte {
	t.Helper()
	list, err := tomltest.TestCases().Open("files-toml-1.1.0")
	if err != nil {
		t.Fatal(err)
	}
	defer list.Close()
	files := map[string][]byte{}
	lines := bufio.NewScanner(list)
	for lines.Scan() {
		name := lines.Text()
		if !strings.HasPrefix(name, folder+"/") || !strings.HasSuffix(name, ".toml") {
			continue
		}
		if files[name], err = fs.ReadFile(tomltest.TestCases(), name); err != nil {
			t.Fatal(err)
		}
	}
	if lines.Err() != nil {
		t.Fatal(lines.Err())
	}
	return files
}

// TestSuiteValid: no valid TOML 1.1 file is reported as a syntax error, a duplicate key or an encoding error.
func TestSuiteValid(t *testing.T) {
	files := suite(t, "valid")
	if len(files) != 214 {
		t.Errorf("%d files, want 214", len(files))
	}
	for name, text := range files {
		_, found := game().Load(source.NewFile(name, text))
		for _, f := range found {
			if family, _, _ := strings.Cut(f.Code, "/"); family == "toml" || f.Code == "file/encoding" {
				t.Errorf("%s:%d:%d: %s: %s", name, f.Start.Line, f.Start.Column, f.Code, f.Message)
			}
		}
	}
}

// TestSuiteInvalid: every invalid file is refused before its values are checked, at a location, in our own words and
// with help.
func TestSuiteInvalid(t *testing.T) {
	files := suite(t, "invalid")
	if len(files) != 467 {
		t.Errorf("%d files, want 467", len(files))
	}
	for name, text := range files {
		d, found := game().Load(source.NewFile(name, text))
		if d.Tree != nil || len(found) == 0 {
			t.Errorf("%s is read: %q", name, text)
		}
		for _, f := range found {
			t.Logf("%s:%d:%d: %s: %s (%s)", name, f.Start.Line, f.Start.Column, f.Code, f.Message, f.Help)
			if f.Start.Offset < 0 || f.End.Offset < f.Start.Offset || f.End.Offset > len(text) || f.Start.Line < 1 {
				t.Errorf("%s: %s from %+v to %+v", name, f.Code, f.Start, f.End)
			}
			if family, _, _ := strings.Cut(f.Code, "/"); family != "toml" && family != "file" && f.Code != "schema/too-many" {
				t.Errorf("%s: %s: %s", name, f.Code, f.Message)
			}
			ownWords(t, f)
		}
	}
}
