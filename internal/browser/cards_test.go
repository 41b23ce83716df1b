//go:build !nopdf

package browser_test

import (
	"bytes"
	"context"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/browser"
	"muster/internal/cache"
	"muster/internal/cli"
)

// Measurements of cards in a browser, in its pixels: the maximum deviation of a card's size, the number of cards, lists
// and names that overflow, and the number of cards.
const (
	cardSizes = `[...document.querySelectorAll(".trim")].flatMap(e => [e.offsetWidth, e.offsetHeight].map((n, i) =>
		Math.abs(n - [63, 88][i] * 96 / 25.4))).reduce((a, b) => Math.max(a, b), 0)`
	cardsFull = `[...document.querySelectorAll(".trim")].filter(e => e.scrollHeight > e.clientHeight + 1 ||
		e.scrollWidth > e.clientWidth + 1).length + [...document.querySelectorAll(".face ul, .face li")].filter(e =>
		e.scrollHeight > e.clientHeight + 1).length`
	cardCount = `document.querySelectorAll(".trim").length`
)

// TestCards checks that cards measure 63 by 88 mm in a real browser, and that their content fits, in each language.
func TestCards(t *testing.T) {
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
	sets := map[string]bool{} // pages of Deployment cards; a set has eighteen
	for _, e := range []string{"pennant-a", "pennant-b", "pennant-c", "standard-a", "standard-b", "standard-c"} {
		sets[e+".cards.html"] = true
	}
	for _, tag := range []string{"en", "de"} {
		folder := t.TempDir()
		var out, complaints bytes.Buffer
		args := []string{"print", "--all", "--part", "cards", "--lang", tag, "-o", folder}
		if status := cli.Main(args, strings.NewReader(""), &out, &complaints); status != 0 {
			t.Fatalf("%v: exit status %d\n%s", args, status, &complaints)
		}
		files, _ := filepath.Glob(filepath.Join(folder, "*.cards.html"))
		if len(files) < 6 {
			t.Fatalf("%v: %d pages", args, len(files))
		}
		for _, name := range files {
			if tag == "en" && !sets[filepath.Base(name)] {
				continue // other cards are of one size in both languages: German words are the longer ones
			}
			html, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			err = b.With(name, html, browser.View{}, func(p *browser.Page) error {
				count, err := browser.Ask[int](p, cardCount)
				if err != nil {
					return err
				}
				off, err := browser.Ask[float64](p, cardSizes)
				if err != nil {
					return err
				}
				full, err := browser.Ask[int](p, cardsFull)
				ofSet := sets[filepath.Base(name)]
				if ofSet && count != 18 || count == 0 || math.Abs(off) > 1 || full > 0 {
					t.Errorf("%s: %d cards, off by %.1f px, %d hold too much", name, count, off, full)
				}
				return err
			})
			if err != nil {
				t.Error(err)
			}
		}
	}
}
