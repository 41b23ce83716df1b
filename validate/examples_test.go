package validate_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"muster/catalog"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/runner"
	"muster/internal/words"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate"
)

// fence matches a TOML block, with or without a file name.
var fence = regexp.MustCompile("(?s)```toml([^\n]*)\n(.*?)```")

// whole matches the head of a whole file.
var whole = regexp.MustCompile(`(?m)^kind +(= "(map|deploycards|adventure|rulebook|realm|scenario|battle|sweep|results|style)")$`)

// TestExamples reads every TOML block of the manual except those of docs/checks, which TestPages runs. A block with a
// kind is a whole file and must have no error; any other is a part, and must have none in its context.
func TestExamples(t *testing.T) {
	parts := 0
	err := filepath.WalkDir("../docs", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".md") || strings.Contains(path, "checks/") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for i, m := range fence.FindAllStringSubmatch(string(text), -1) {
			page := filepath.Base(path)
			name, body := strings.TrimSpace(m[1]), m[2]
			if page == "toml.md" || page == "special-rules.md" {
				continue // tests of these pages read it; TestSpecialRulesPage plays the rules
			}
			if name == ".muster.toml" {
				for _, d := range settingsFaults(body) {
					t.Errorf("%s: block %d: line %d: %s: %s", page, i+1, d.Start.Line, d.Code, d.Message)
				}
				continue
			}
			if page == "languages.md" { // rows of a language
				var rows words.Rows
				if known, err := toml.Decode(body, &rows); err != nil || len(known.Undecoded()) > 0 {
					t.Errorf("%s: block %d: %v, %v", page, i+1, err, known.Undecoded())
				}
				continue
			}
			if page == "editors.md" { // settings of other programs, and the head of a file
				var tree map[string]any
				if err := toml.Unmarshal([]byte(body), &tree); err != nil {
					t.Errorf("%s: block %d: %v", page, i+1, err)
				}
				if strings.Contains(body, "[[rule]]") || strings.Contains(body, "[[schemas]]") {
					for _, kind := range rulebook.FileKinds().Names() {
						if !strings.Contains(body, "*."+kind+".toml") || !strings.Contains(body, kind+".schema.json") {
							t.Errorf("%s: block %d does not speak of %s", page, i+1, kind)
						}
					}
				}
				continue
			}
			if !whole.MatchString(body) {
				parts++
				head, _, _ := strings.Cut(strings.TrimSpace(body), "\n")
				put, known := contexts()[page+" "+head]
				if !known {
					t.Errorf(
						"%s: block %d, which begins with %s, is no whole file, and no context shows that it is valid",
						page,
						i+1,
						head,
					)
					continue
				}
				name, body = put(body)
			}
			if name == "" {
				name = nameOf(body)
			}
			for _, d := range errorsOf(t, name, body) {
				t.Errorf("%s: block %d: %s:%d: %s: %s", page, i+1, d.File, d.Start.Line, d.Code, d.Message)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if parts < 6 {
		t.Errorf("only %d parts of files", parts)
	}
}

// settingsFaults returns the errors in a project's settings.
func settingsFaults(text string) []diag.Diagnostic {
	s, found := schema.LoadSettings(source.NewFile(".muster.toml", []byte(text)))
	known := runner.Known{
		Severities: map[string]diag.Severity{}, Measures: measures(),
		Player: func(string) (string, []string) { return "", nil },
	}
	for _, c := range validate.Codes(every()) {
		known.Severities[c.Code] = c.Severity
	}
	return append(found, runner.Faults(s, catalog.New(all(), nil, 1), known)...)
}

// nameOf returns the file name for a whole file's kind and id.
func nameOf(body string) string {
	var head struct{ Kind, ID string }
	_ = toml.Unmarshal([]byte(body), &head) // the check reports unreadable files
	return fmt.Sprintf("%s.%s.toml", head.ID, head.Kind)
}

// errorsOf checks a file; warnings count too if the name of the file says so.
func errorsOf(t *testing.T, name, body string) []diag.Diagnostic {
	t.Helper()
	result, err := run(read([]*source.File{source.NewFile(name, []byte(body))}, 1), 1)
	if err != nil {
		t.Fatal(err)
	}
	var out []diag.Diagnostic
	for _, d := range result.Findings {
		if d.Severity == diag.Error || d.Code == "waive/unused" || d.Code == "rulebook/unknown-value" ||
			d.Code == "rulebook/power-text" {
			out = append(out, d)
		}
	}
	return out
}

// contexts embed parts shown on pages in files, by page and first line.
func contexts() map[string]func(part string) (name, body string) {
	book := func(before string) func(string) (string, string) {
		return func(part string) (string, string) {
			return "part.rulebook.toml", "kind = \"rulebook\"\nformat = 1\nid = \"part\"\nname = \"Part\"\n" + before + part
		}
	}
	const battle = `kind = "adventure"
format = 1
id = "part"
name = "Part"
type = "medieval"
map = %q
first = "pennant"
background = "It began at the mill."
briefing = "The Pennants move first."
`
	const armies = `[victory]
banners = 5
[pennant]
command_cards = 5
[[pennant.units]]
type = "green-human-bow"
at = ["E7", "F7", "G7"]
[[pennant.units]]
type = "blue-human-sword"
at = ["B7", %q, "H7", "K7"]
[[pennant.units]]
type = "blue-human-horse"
at = ["b8", "k8"]
[standard]
command_cards = 5
[[standard.units]]
type = "green-human-bow"
at = ["c2", "f2", "i2"]
[[standard.units]]
type = "blue-human-sword"
at = ["B3", "E3", "G3", "K3"]
[[standard.units]]
type = "blue-human-horse"
at = ["b2", "k2"]
`
	adventure := func(field, armies string) func(string) (string, string) {
		return func(part string) (string, string) {
			return "part.adventure.toml", fmt.Sprintf(battle, field) + armies + part
		}
	}
	called := func(part string) (string, string) {
		head := strings.NewReplacer(
			`first = "pennant"`,
			`first = "scout"`,
			`type = "medieval"`,
			`type = "lore"`,
		).Replace(
			battle,
		)
		return "part.adventure.toml", fmt.Sprintf(head, "kings-road") +
			"boxes = [\"base\", \"call-to-arms\", \"epic\"]\n" + part + `
[victory]
banners = 6
[pennant]
council = { commander = 2, wizard = 1, rogue = 3 }
[standard]
council = { commander = 2, wizard = 1, rogue = 3 }
`
	}
	allies := func(part string) (string, string) {
		return "part.adventure.toml", fmt.Sprintf(battle, "kings-road") + part + `
[[pennant.units]]
type = "blue-human-sword"
at = ["F9", "G9", "H9", "I9", "J9"]
[standard]
command_cards = 4
[standard.ally]
command_cards = 4
[[standard.units]]
type = "blue-human-sword"
at = ["C3", "D3", "F3", "G3", "H3", "I3", "J3"]
[[standard.units]]
type = "green-human-bow"
at = ["E3"]
player = 2
`
	}
	return map[string]func(string) (string, string){
		"check.md [[waive]]":          adventure("two-oaks", fmt.Sprintf(armies, "F3")),
		"adventure.md [victory]":      allies,
		"adventure.md [call_to_arms]": called,
		"adventure.md [[rules]]":      ofLore(adventure("two-oaks", fmt.Sprintf(armies, "f8"))),
		"rulebook.md [[creatures.powers]]": book(
			"[[creatures]]\nid = \"bear\"\nname = \"Bear\"\nrace = \"creature\"\nbanner = \"blue\"\nlevel = 1\nstore = 2\n",
		),
		"rulebook.md [[specialists]]":        book(""),
		"rulebook.md [[command_cards]]":      book(""),
		"rulebook.md [[lore_cards]]":         book(""),
		"rulebook.md [[tokens]]":             book(""),
		"rulebook.md [[rulebook.creatures]]": book(""),
	}
}

// TestFormatsSpeakOfWarnings: the page on waivers names a warning that can be waived.
func TestFormatsSpeakOfWarnings(t *testing.T) {
	pages, err := filepath.Glob("../docs/formats/*.md")
	more, _ := filepath.Glob("../docs/formats/*/*.md") // of the other games
	pages = append(pages, more...)
	if err != nil {
		t.Fatal(err)
	}
	severity := map[string]diag.Severity{}
	for _, c := range validate.Codes(every()) {
		severity[c.Code] = c.Severity
	}
	told := 0
	for _, page := range append(pages, "../docs/how-to/check.md") {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		waived := regexp.MustCompile("code of the warning: `([^`]+)`|(?m)^code +(?:=) \"([^\"]+)\"")
		for _, m := range waived.FindAllStringSubmatch(string(text), -1) {
			told++
			if code := m[1] + m[2]; severity[code] == 0 || severity[code] == diag.Error {
				t.Errorf("%s: %s is no warning", page, code)
			}
		}
	}
	if told < 3 {
		t.Errorf("%d codes", told)
	}
}

// ofLore changes the adventure of a context to Lore if the part gives tokens.
func ofLore(context func(string) (string, string)) func(string) (string, string) {
	return func(part string) (name, body string) {
		name, body = context(part)
		if !strings.Contains(part, `do = "tokens"`) {
			return name, body
		}
		council := strings.NewReplacer(`type = "medieval"`, `type = "lore"`,
			"command_cards = 5", "council = { commander = 2, wizard = 1, rogue = 3 }")
		return name, council.Replace(body)
	}
}
