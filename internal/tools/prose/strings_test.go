package main

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"
)

// TestStrings checks that no string that Muster can print contains an old sentence or a phrase that the style bans. It
// covers string constants of the programs, descriptions of schemas, templates, HTML pages, translations and the editor
// extension.
func TestStrings(t *testing.T) {
	banned := append(tokens(t, "OldSentences"), tokens(t, "Phrases")...)
	kinds, found := map[string]int{}, map[string][]string{}
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := filepath.ToSlash(strings.TrimPrefix(file, root+string(filepath.Separator)))
		if d.IsDir() {
			if file != root && skipped(name, d.Name()) {
				return filepath.SkipDir
			}
			return nil
		}
		kind, list, err := stringsOf(file, name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		kinds[kind] += len(list)
		for _, s := range list {
			found[name] = append(found[name], faults(banned, s)...)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	report(t, found)
	for kind, least := range map[string]int{
		"go": 4000, "schema": 300, "template": 100, "html": 200, "words": 500, "extension": 30,
	} {
		if kinds[kind] < least {
			t.Errorf("%d strings of %s, at least %d are expected", kinds[kind], kind, least)
		}
	}
}

// skipped reports whether users never see a folder: test data, build output, developer tools.
func skipped(name, base string) bool {
	return name == "internal/tools" || name == "internal/testing" || base == "testdata" || base == "node_modules" ||
		strings.HasPrefix(base, ".") ||
		slices.Contains([]string{"bin", "dist", "dist-vscode", "dist-site", "out", "sheets", "docs/site"}, name)
}

// stringsOf returns the kind of a file and its strings of three words or more.
func stringsOf(file, name string) (kind string, list []string, err error) {
	switch {
	case strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go"):
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			return "go", nil, err
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if lit, is := n.(*ast.BasicLit); is && lit.Kind == token.STRING {
				if s, err := strconv.Unquote(lit.Value); err == nil {
					list = append(list, s)
				}
			}
			return true
		})
		return "go", sentences(list), nil
	case strings.HasSuffix(name, ".schema.json"):
		kind = "schema"
	case name == "extensions/vscode/package.json" || strings.HasPrefix(name, "extensions/vscode/snippets/"):
		kind = "extension"
	case strings.Contains(name, "/library/texts/"):
		kind = "template"
	case strings.HasPrefix(strings.TrimPrefix(name, "internal/"), "sheet/") && strings.HasSuffix(name, ".qtpl"):
		kind = "html"
	case strings.HasPrefix(name, "internal/words/languages/") && strings.HasSuffix(name, ".toml"):
		kind = "words"
	default:
		return "", nil, nil
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return kind, nil, err
	}
	switch kind {
	case "schema", "extension":
		var value any
		if err := json.Unmarshal(data, &value); err != nil {
			return kind, nil, err
		}
		return kind, sentences(leaves(value)), nil
	case "words":
		var value any
		if err := toml.Unmarshal(data, &value); err != nil {
			return kind, nil, err
		}
		return kind, sentences(leaves(value)), nil
	}
	return kind, sentences(strings.Split(string(data), "\n")), nil
}

// leaves collects the strings of decoded JSON or TOML.
func leaves(value any) (list []string) {
	switch v := value.(type) {
	case string:
		return []string{v}
	case []any:
		for _, x := range v {
			list = append(list, leaves(x)...)
		}
	case map[string]any:
		for _, x := range v {
			list = append(list, leaves(x)...)
		}
	}
	return list
}

var threeWords = regexp.MustCompile(`\S+\s+\S+\s+\S+`)

// sentences removes names, values and patterns.
func sentences(list []string) []string {
	return slices.DeleteFunc(list, func(s string) bool { return !threeWords.MatchString(s) })
}

// faults returns the matches of the banned patterns in a text, with context. "nobody" in quotation marks is a value of
// the formats of Runewars, and `beside` in backquotes a key of effects.
func faults(banned []*regexp.Regexp, s string) (list []string) {
	s = strings.NewReplacer(`"nobody"`, "", "`beside`", "").Replace(strings.Join(strings.Fields(s), " "))
	for _, r := range banned {
		for _, at := range r.FindAllStringIndex(s, -1) {
			list = append(list, strconv.Quote(s[at[0]:at[1]])+" in: "+s[max(0, at[0]-60):min(len(s), at[1]+40)])
		}
	}
	return list
}

// report fails for each text with faults. It ignores .vale/pending.txt.
func report(t *testing.T, found map[string][]string) {
	t.Helper()
	for name, list := range found {
		if len(list) > 0 {
			t.Errorf("%s has %d old phrases:\n%s", name, len(list), strings.Join(list, "\n"))
		}
	}
}
