package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"muster/catalog"
	"muster/docs"
	"muster/internal/games"
)

// TestLibraryLengths checks that docs/reference/library.md has the balance and the length of every shipped
// adventure of a game with a table there. The lengths are those of the command named on the page.
func TestLibraryLengths(t *testing.T) {
	page, err := docs.Pages.ReadFile("reference/library.md")
	if err != nil {
		t.Fatal(err)
	}
	all := docs.Library()
	c := catalog.New(games.Catalogs(), nil, 1)
	n := 0
	for _, name := range []string{"battlelore", "medieval"} {
		for _, e := range c.AllOf(name, games.Named(name).Play.Kinds[0]) {
			title, _ := e.Doc.Tree["name"].(string)
			if p := all[title]; p.Band == "" || p.Side == "" || p.Rate == "" || p.Turns == "" {
				t.Errorf("%s is not on the page as a whole: %+v", e.ID, p)
			}
			if n++; testing.Short() && n%6 != 0 {
				continue
			}
			var out, errOut bytes.Buffer
			Main([]string{"play", e.ID, "--games", "20", "--format", "json"}, strings.NewReader(""), &out, &errOut)
			var played struct {
				Turns struct{ Least, Median, Most int }
			}
			if err := json.Unmarshal(out.Bytes(), &played); err != nil {
				t.Fatalf("%s: %v: %s", e.ID, err, errOut.String())
			}
			x := played.Turns
			row := fmt.Sprintf("| %s | %d | %d | %d |\n", title, x.Median, x.Least, x.Most)
			if !strings.Contains(string(page), row) {
				t.Errorf("docs/reference/library.md has no row %s", row)
			}
		}
	}
	if n < 24 {
		t.Errorf("%d adventures", n)
	}
}
