package deploy

import (
	"go/scanner"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
)

// Slashes and commas separate a player's wishes; blanks do not matter.
func TestParseSpecialists(t *testing.T) {
	for text, want := range map[string][][]string{
		"":                           {nil},
		"stakes, prayer/bow-upgrade": {{"stakes", "prayer"}, {"bow-upgrade"}},
		"/prayer":                    {nil, {"prayer"}},
		"a,b/c,d/e/f":                {{"a", "b"}, {"c", "d"}, {"e"}, {"f"}},
	} {
		if got := ParseSpecialists(text); !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// A card is found by its id, or by words that only it has.
func TestFindSpecialist(t *testing.T) {
	rules := rulebook.Base()
	for _, c := range []struct{ word, id, near, several string }{
		{"kings-allies", "kings-allies", "", ""},
		{"stakes", "archers-stakes", "", ""},
		{"goblinoid", "goblinoid-mercenaries", "", ""},
		{"mercenaries-dwarven", "dwarven-mercenaries", "", ""},
		{"mercenaries", "", "", "dwarven-mercenaries goblinoid-mercenaries"},
		{"prayr", "", "prayer", ""},
		{"stakse", "", "archers-stakes", ""},
		{"dragon-riders", "", "", ""},
		{"", "", "", ""},
	} {
		card, near, several := findSpecialist(rules, c.word)
		id := ""
		if card != nil {
			id = card.ID
		}
		if id != c.id || near != c.near || !slices.Equal(several, strings.Fields(c.several)) {
			t.Errorf("%q: card %q, near %q, several %q", c.word, id, near, several)
		}
	}
}

// The engine knows effects, never cards: its code contains no id of a Specialist.
func TestNoCardInTheCode(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		fset := token.NewFileSet()
		var code scanner.Scanner
		code.Init(fset.AddFile(name, fset.Base(), len(text)), text, nil, 0)
		for _, tok, word := code.Scan(); tok != token.EOF; _, tok, word = code.Scan() {
			for _, id := range rulebook.Base().Specialists.IDs() {
				if tok == token.STRING && strings.Contains(word, id) {
					t.Errorf("%s names the card %s", name, id)
				}
			}
		}
	}
}
