package list

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/internal/games"
	"muster/schema"
)

var update = flag.Bool("update", false, "rewrite the tables of keys in docs/formats")

// A page of docs has a table of the keys of a format below a line such as
//
//	<!-- keys: battlelore adventure victory.objectives -->
//
// with the game, the kind and the path of the table in a file of that kind; without a path it is the file itself. `*`
// in a path is a key that the author names. The settings of a project are `settings` alone. Keys that all tables of a
// page share are listed once, with `only id name`, and left out elsewhere, with `without id name`. `every` lists the
// keys below the place at all depths; keys with the same value and meaning are listed once.
const (
	docsDir   = "../../../docs/"
	keysOpen  = "<!-- keys: "
	keysClose = " -->\n"
	only      = "only"
	without   = "without"
	every     = "every"
)

// TestFormatTables compares the key tables on the pages of docs with the JSON Schemas.
func TestFormatTables(t *testing.T) {
	for _, page := range formatPages(t) {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		want, err := withTables(string(text))
		if err != nil {
			t.Errorf("%s: %v", page, err)
			continue
		}
		if *update && want != string(text) {
			if err := os.WriteFile(page, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if want != string(text) {
			t.Errorf("%s differs from the schemas: run go test ./internal/cli/list -update", page)
		}
	}
}

// TestNoTableOfKeysByHand checks that no key table is written by hand.
func TestNoTableOfKeysByHand(t *testing.T) {
	for _, page := range formatPages(t) {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(text), "\n")
		for i, line := range lines {
			switch { // two tables list keys of several tables
			case line == "| key | a unit with it |", strings.HasPrefix(line, "| key | of |"):
				continue
			case !strings.HasPrefix(line, "| key |") && !strings.HasPrefix(line, "| key of "):
				continue
			}
			if !strings.HasPrefix(lines[i-1], keysOpen) {
				t.Errorf("%s:%d: a table of keys without %q", page, i+1, keysOpen)
			}
		}
	}
}

func formatPages(t *testing.T) []string {
	t.Helper()
	pages := []string{docsDir + "reference/projects.md"}
	for _, pattern := range []string{"*.md", "*/*.md"} {
		list, err := filepath.Glob(docsDir + "formats/" + pattern)
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, list...)
	}
	if len(pages) < 18 {
		t.Fatalf("only %d pages", len(pages))
	}
	return pages
}

// withTables returns a page with the tables that its marks name.
func withTables(page string) (string, error) {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(page, keysOpen)
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		mark, rest, found := strings.Cut(rest, keysClose)
		if !found {
			return "", fmt.Errorf("%q does not end in %q", keysOpen, keysClose)
		}
		table, err := keyTable(strings.Fields(mark))
		if err != nil {
			return "", fmt.Errorf("%s%s: %w", keysOpen, mark, err)
		}
		b.WriteString(keysOpen + mark + keysClose + table)
		for strings.HasPrefix(rest, "|") {
			_, rest, _ = strings.Cut(rest, "\n")
		}
		page = rest
	}
}

// keyTable returns the table of the keys at a place of a format, in the order of `muster fmt`.
func keyTable(mark []string) (string, error) {
	mark, chosen := choice(mark)
	deep := slices.Contains(mark, every)
	mark = slices.DeleteFunc(slices.Clone(mark), func(word string) bool { return word == every })
	text, order, path, err := format(mark)
	if err != nil {
		return "", err
	}
	s, err := schema.ReadSchema(text)
	if err != nil {
		return "", err
	}
	at := s.Top()
	for _, name := range path {
		if at = below(s, at, name); !at.Exists() {
			return "", fmt.Errorf("no key %q", name)
		}
		order = order.Below([]byte(name))
	}
	for len(at.Keys()) == 0 && s.Item(at).Exists() {
		at = s.Item(at)
	}
	if deep {
		return everyKey(s, at), nil
	}
	names, err := chosen(at.Keys())
	if err != nil {
		return "", err
	}
	if len(names) == 0 {
		return "", fmt.Errorf("%q has no keys", strings.Join(path, "."))
	}
	inOrder(names, order)
	out := tableHead
	for _, name := range names {
		out += keyRow(s, name, s.Key(at, name), at.Required(name))
	}
	return out, nil
}

const tableHead = "| key | value | meaning |\n|---|---|---|\n"

func keyRow(s *schema.Schema, name string, key schema.SchemaPlace, required bool) string {
	about, _ := key.Keywords()["description"].(string)
	return fmt.Sprintf("| `%s` | %s | %s |\n", name, tableCell(cellValue(s, key, required)), tableCell(about))
}

// everyKey returns the table of the keys at all depths below a place.
func everyKey(s *schema.Schema, at schema.SchemaPlace) string {
	out, seen := tableHead, map[string]bool{}
	walkFrom(s, at, func(path []string, s *schema.Schema, key schema.SchemaPlace) {
		name := path[len(path)-1]
		if row := keyRow(s, name, key, false); !seen[row] {
			seen[row] = true
			out += keyRow(s, strings.Join(path, "."), key, false)
		}
	})
	return out
}

// choice separates a mark from the keys after `only` or `without`, which must exist.
func choice(mark []string) (rest []string, chosen func(keys []string) ([]string, error)) {
	at := slices.IndexFunc(mark, func(word string) bool { return word == only || word == without })
	if at < 0 {
		return mark, func(keys []string) ([]string, error) { return keys, nil }
	}
	named := mark[at+1:]
	return mark[:at], func(keys []string) ([]string, error) {
		for _, name := range named {
			if !slices.Contains(keys, name) {
				return nil, fmt.Errorf("%s: no key %q", mark[at], name)
			}
		}
		return slices.DeleteFunc(keys, func(key string) bool {
			return slices.Contains(named, key) != (mark[at] == only)
		}), nil
	}
}

// cellValue returns the value of a key for a table: its words as code, and its maximum length.
func cellValue(s *schema.Schema, key schema.SchemaPlace, required bool) string {
	const long = 1000 // characters; longer limits only guard against abuse
	text := wordsOf(s, key, func(word string) string { return "`" + word + "`" })
	if text == "" {
		text = valueOf(s, key)
		if most, ok := key.Bound("maxLength", false); ok && most < long {
			text += fmt.Sprintf(", at most %d characters", most)
		}
	}
	if required {
		text = strings.TrimSuffix("**required**; "+text, "; ")
	}
	return text
}

// format returns the JSON Schema that a mark names, the order of its keys, and the path in it.
func format(mark []string) (text []byte, order *schema.Order, path []string, err error) {
	if len(mark) > 0 && mark[0] == settings {
		kinds := schema.SettingsKinds()
		text, order, mark = schema.SettingsSchema(), kinds.Order(kinds.Names()[0]), mark[1:]
	} else if len(mark) > 1 {
		kinds := games.Kinds().Of(mark[0])
		found := false
		if text, found = kinds.JSONSchema(mark[1]); !found {
			return nil, nil, nil, fmt.Errorf("no kind %q of %q", mark[1], mark[0])
		}
		order, mark = kinds.Order(mark[1]), mark[2:]
	} else {
		return nil, nil, nil, fmt.Errorf("name a game and a kind")
	}
	if len(mark) > 0 {
		path = strings.Split(mark[0], ".")
	}
	return text, order, path, nil
}

// below returns the place of a key, or of an element of a list with tables.
func below(s *schema.Schema, at schema.SchemaPlace, name string) schema.SchemaPlace {
	for s.Item(at).Exists() && !slices.Contains(at.Keys(), name) {
		at = s.Item(at)
	}
	if name == "*" {
		return s.Rest(at)
	}
	return s.Key(at, name)
}

func tableCell(text string) string {
	return strings.ReplaceAll(strings.Join(strings.Fields(text), " "), "|", `\|`)
}

// TestEveryKeyIsOnAPage checks that each key of each format and of the settings is in a table, with its schema
// description.
func TestEveryKeyIsOnAPage(t *testing.T) {
	shown := map[string]bool{}
	for _, page := range formatPages(t) {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if cells := strings.Split(strings.ReplaceAll(line, `\|`, "\x00"), " | "); len(cells) == 3 {
				about := strings.ReplaceAll(strings.TrimSuffix(cells[2], " |\n"), "\x00", `\|`)
				shown[lastKey(strings.Trim(cells[0], "| `"))+"\x00"+about] = true
			}
		}
	}
	missing := map[string][]string{}
	for _, k := range allKeys() {
		if k.name == "game" {
			continue // the key of each game names its own
		}
		if row := k.name + "\x00" + tableCell(k.text); !shown[row] {
			missing[row] = append(missing[row], k.place)
		}
	}
	for row, at := range missing {
		t.Errorf("%s is in no table: %q", at[0], row)
	}
}

// lastKey returns the last key of a path.
func lastKey(path string) string { return path[strings.LastIndex(path, ".")+1:] }
