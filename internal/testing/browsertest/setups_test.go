package browsertest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/browser"
)

// draws are the kinds of deployment draws, with the page count of their set-up sheets.
var draws = []struct {
	name  string
	pages int
	args  string
}{
	{"impromptu", 1, "two-oaks --mode impromptu --sets pennant=pennant-a --sets standard=standard-a"},
	{"organized", 1, "two-oaks --mode organized --sets pennant=pennant-a,pennant-b --sets standard=standard-b,standard-c"},
	{"specialists", 1, "two-oaks --mode organized --sets pennant=pennant-a,pennant-b " +
		"--sets standard=standard-b,standard-c --lore --specialists any"},
	{"epic", 2, "kings-road --mode epic --sets pennant=pennant-a --sets standard=standard-a"},
	{"epic of two sets", 2, "kings-road --mode epic --sets pennant=pennant-a,pennant-b " +
		"--sets standard=standard-a,standard-c"},
	{"allies", 2, "kings-road --mode epic-allies --sets pennant=pennant-a,pennant-b " +
		"--sets standard=standard-a,standard-b"},
	{"allies with Lore", 2, "kings-road --mode epic-allies --sets pennant=pennant-a,pennant-c --sets " +
		"standard=standard-a,standard-c --lore"},
}

// TestSetUps counts the pages of the set-up sheets of draws: one, and two for an Epic board. Each is printed on one
// paper in rotation; with -every two of each on each paper.
func TestSetUps(t *testing.T) {
	b := open(t)
	seeds := 1
	if *every {
		seeds = 2
	}
	for i, paper := range papers {
		for n, d := range draws {
			if !*every && n%len(papers) != i {
				continue
			}
			t.Run(d.name+" "+paper.name, func(t *testing.T) {
				t.Parallel()
				for seed := 1; seed <= seeds; seed++ {
					folder := t.TempDir()
					args := append([]string{"deploy"}, strings.Fields(d.args)...)
					muster(t, append(args, "--seed", fmt.Sprint(seed), "--format", "html", "--paper", paper.name, "-o", folder)...)
					files, err := filepath.Glob(filepath.Join(folder, "*.html"))
					if err != nil || len(files) != 1 {
						t.Fatalf("%d pages, %v", len(files), err)
					}
					view := browser.View{Width: int64(paper.wide / .75), Height: int64(paper.high / .75), Media: "print"}
					var pdf []byte
					err = b.With(t.Name(), read(t, files[0]), view, func(p *browser.Page) error {
						pdf, err = p.PDF()
						return err
					})
					if err != nil {
						t.Fatal(err)
					}
					if keep := os.Getenv("MUSTER_KEEP_PAGES"); keep != "" {
						write(t, keep, fmt.Sprintf("%s-%s-%d.pdf", strings.ReplaceAll(d.name, " ", "-"), paper.name, seed), pdf)
					}
					got := look(t, pdf)
					if n := len(got.sides); n != d.pages {
						t.Errorf("seed %d: %d pages, want %d", seed, n, d.pages)
					}
					for i, s := range got.sides {
						if full := s.ink.full(); full < .3 {
							t.Errorf("seed %d: page %d is %.0f %% full", seed, i+1, 100*full)
						}
						if s.ink.outside() {
							t.Errorf("seed %d: page %d has ink on its rim", seed, i+1)
						}
					}
				}
			})
		}
	}
}
