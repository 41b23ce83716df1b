//go:build !nopdf

package browser_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/browser"
	"muster/internal/cache"
	"muster/internal/cli"
)

// asked lists the commands that write pages of every kind.
var asked = [][]string{
	{"print", "the-toll-bridge"}, {"print", "the-field-at-kings-bend"}, {"print", "the-four-executors"},
	{"print", "the-menagerie", "--lang", "de"}, {"print", "abbey-quarry"}, {"print", "pennant-a"},
	{"deploy", "abbey-quarry", "--sets", "pennant=pennant-a", "--sets", "standard=standard-a",
		"--seed", "1", "--format", "html"},
	{"deploy", "abbey-quarry", "--sets", "pennant=pennant-a", "--sets", "standard=standard-a",
		"--all", "--format", "html"},
	{"balance", "candlemas-at-the-grange", "--games", "20", "--format", "html"},
}

// Measurements of a page on a phone: its width, and the smallest letters on its maps.
const (
	howWide  = `document.documentElement.scrollWidth`
	howSmall = `Math.min(99, ...[...document.querySelectorAll(".battlemap text")].map(e => {
		const map = e.ownerSVGElement
		return parseFloat(getComputedStyle(e).fontSize) * map.getBoundingClientRect().width / map.viewBox.baseVal.width
	}))`
	phone       = 360
	leastLetter = 9
)

// TestNarrowScreen checks that no page is wider than a narrow screen, and that a map scrolls in its own frame at a
// readable size.
func TestNarrowScreen(t *testing.T) {
	t.Setenv(cache.Variable, cache.Off)
	if _, err := browser.Find(); err != nil {
		if os.Getenv(browser.Variable) != "" {
			t.Fatal(err)
		}
		t.Skip("PAGES ARE NOT LOOKED AT: ", err)
	}
	b, err := browser.Open(context.Background(), browser.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	for _, args := range asked {
		folder := t.TempDir()
		var out, complaints bytes.Buffer
		to := folder
		if args[0] == "balance" { // it writes one file
			to = filepath.Join(folder, "page.html")
		}
		if status := cli.Main(append(args, "-o", to), strings.NewReader(""), &out, &complaints); status != 0 {
			t.Fatalf("%v: exit status %d\n%s", args, status, &complaints)
		}
		files, _ := filepath.Glob(filepath.Join(folder, "*.html"))
		if len(files) != 1 {
			t.Fatalf("%v: %d pages", args, len(files))
		}
		html, err := os.ReadFile(files[0])
		if err != nil {
			t.Fatal(err)
		}
		view := browser.View{Width: phone, Height: 740, Phone: true}
		err = b.With(strings.Join(args, " "), html, view, func(p *browser.Page) error {
			wide, err := browser.Ask[int](p, howWide)
			if err != nil {
				return err
			}
			small, err := browser.Ask[float64](p, howSmall)
			if wide > phone || small < leastLetter {
				t.Errorf("%v: %d px wide, letters of %.1f px", args, wide, small)
			}
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
}
