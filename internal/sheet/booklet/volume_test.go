package booklet_test

import (
	"bytes"
	"flag"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"muster/draw"
	"muster/internal/sheet/booklet"
	"muster/internal/testing/sheettest"
	"muster/sheet"
)

var update = flag.Bool("update", false, "write the files in testdata anew")

const square = `<svg class="thumb" role="img" aria-hidden="true" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`

// small returns a volume of an adventure on a map, the map, a set with a hostile name, and two invalid files.
func small() *booklet.Volume {
	v := &booklet.Volume{
		Title: "Battles <of> the March", Booklet: "booklet.html", Kinds: []string{"adventure", "map", "set"},
	}
	v.Refused = []booklet.Refused{
		{File: "maps/bad.map.toml", Why: []string{"3:1: <b>wrong</b> [map/rows]"}},
		{File: "adventures/upon.adventure.toml", Needs: "maps/bad.map.toml"},
	}
	add := func(e booklet.Entry) {
		v.Add(e, func() sheet.Page {
			w := sheet.NewWriter()
			w.Title(e.Title)
			w.Section("Story", "")
			w.Prose(e.Story)
			return w.Page(e.ID, e.Title, "adventure", sheet.Options{})
		})
	}
	add(booklet.Entry{
		Summary: sheet.Summary{
			Kind: "set", What: "Set", Shelf: "Sets", Title: `"><script>alert(1)</script>`, Boxes: []string{"Base|box", "Trolls"},
		},
		ID: "levy", File: "levy.html", Content: "0123456789ab",
	})
	add(booklet.Entry{
		Summary: sheet.Summary{
			Kind: "map", What: "Map", Shelf: "Maps", Title: "The Ford", Author: "Wat", Boxes: []string{"Base|box"},
			Thumbnail: square,
		},
		ID: "ford", File: "ford.map.html", Content: "123456789abc",
	})
	add(booklet.Entry{
		Summary: sheet.Summary{
			Kind: "adventure", What: "Adventure", Shelf: "Adventures", Title: "The Fight at the Ford", Author: "Ann & Wat",
			Modes: []string{"Medieval"}, Boxes: []string{"Base|box"}, Players: "2", Banners: 5, Map: "ford", MapName: "The Ford",
			Words: []string{"The Reeve's Men"}, Story: "They met at the ford.", Thumbnail: square,
		},
		Game: "Battles", ID: "ford", File: "ford.adventure.html", Content: "23456789abcd", Played: true, Judged: booklet.Even,
		Balance:  "fair",
		Evidence: "in 400 games the Pennants take 51.0%",
	})
	add(booklet.Entry{
		Summary: sheet.Summary{
			Kind: "adventure", What: "Adventure", Shelf: "Adventures", Title: "Another", Modes: []string{"Lore", "Epic"},
			Favours: [2]string{"favours one", "favours the other"}, Players: "4", Banners: 7, Map: "gone",
		},
		ID: "another", File: "another.html", Content: "3456789abcde", Played: true,
		Game: "Skirmishes", Judged: booklet.Standard,
	})
	return v
}

// embedded matches content left out of golden files: the style with its font, and its hashes.
var embedded = regexp.MustCompile(`(?s)<style>.*?</style>|'sha256-[^']*'`)

// TestGolden compares the index and the booklet of a small volume with golden files, twice.
func TestGolden(t *testing.T) {
	for name, page := range map[string]func(*booklet.Volume) []byte{
		"index.html":   (*booklet.Volume).Index,
		"booklet.html": func(v *booklet.Volume) []byte { return v.Bound(nil) },
		"numbered.html": func(v *booklet.Volume) []byte {
			return v.Bound(map[string]int{"sheet-another": 3, "sheet-ford_adventure": 5, "maps": 9, "credits": 10})
		},
	} {
		got := page(small())
		if !bytes.Equal(got, page(small())) {
			t.Errorf("%s: the same volume gives other bytes", name)
		}
		got = embedded.ReplaceAll(got, []byte("…"))
		file := "testdata/" + name
		if *update {
			if err := os.WriteFile(file, got, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not as testdata has it; -update writes it anew:\n%s", name, got)
		}
	}
}

// TestNothingIsLoaded checks that there are no external resources, and no script except that of the index.
func TestNothingIsLoaded(t *testing.T) {
	index, bound := string(small().Index()), string(small().Bound(nil))
	for name, page := range map[string]string{"index": index, "booklet": bound} {
		for _, bad := range []string{"<script>alert", "http://", "https://", "src=", "<link", "url(http", "@import"} {
			if strings.Contains(page, bad) {
				t.Errorf("%s has %s", name, bad)
			}
		}
		if !strings.Contains(page, `default-src 'none'`) {
			t.Errorf("%s may load anything", name)
		}
	}
	if !strings.Contains(bound, "nav.contents { display: block;") {
		t.Error("a style leaves the contents out on paper, as the links of a sheet")
	}
	if strings.Count(index, "<script") != 1 || strings.Contains(bound, "<script") {
		t.Error("other scripts than the one of the index")
	}
	if !strings.Contains(index, `<form id="filters" role="search" aria-label="Find a sheet" hidden>`) {
		t.Error("filters are shown where no script makes them work")
	}
}

// TestAddresses checks that a link to a file is a path, whatever the file name.
func TestAddresses(t *testing.T) {
	v := &booklet.Volume{}
	for _, name := range []string{"javascript:alert(1)", `a b"><script>alert(1)</script>`} {
		v.Add(booklet.Entry{ID: "x", File: name}, func() sheet.Page {
			return sheet.NewWriter().Page("x", "x", "map", sheet.Options{})
		})
	}
	v.Booklet = "javascript:alert(2)"
	index := string(v.Index())
	for _, want := range []string{
		`<a href="./javascript:alert%281%29">`, `<a href="./javascript:alert%282%29">`, `<a href="a%20b%22%3E%3Cscript%3Ealert`,
	} {
		if !strings.Contains(index, want) {
			t.Errorf("the index does not hold %s", want)
		}
	}
}

// TestAccessible checks that both pages work with screen readers and the keyboard.
func TestAccessible(t *testing.T) {
	script := regexp.MustCompile(`(?s)<script>.*?</script>`) // not read by screen readers
	sheettest.Accessible(t, "index", script.ReplaceAllString(string(small().Index()), ""))
	// Each chapter is a page of its own with a first-level heading, as bookmarks need it; the single page has
	// second-level headings for screen readers.
	front, chapters, _ := strings.Cut(string(small().Bound(nil)), "</h1>")
	chapters = strings.NewReplacer("<h1", "<h2", "</h1", "</h2").Replace(chapters)
	sheettest.Accessible(t, "booklet", front+"</h1>"+chapters)
}

// many returns a volume of n adventures.
func many(n int, bound string) *booklet.Volume {
	v := &booklet.Volume{Title: "Many", Booklet: bound}
	for i := range n {
		id := "a" + strconv.Itoa(i)
		v.Add(booklet.Entry{
			Summary: sheet.Summary{
				Kind: "adventure", What: "Adventure", Shelf: "Adventures", Title: "Adventure " + id, Modes: []string{"Lore"},
				Boxes: []string{"Base"}, Players: "2", Banners: 3 + i%5, Story: strings.Repeat("word ", 40), Thumbnail: square,
			},
			ID: id, File: id + ".html", Content: "0123456789ab", Played: true,
		}, func() sheet.Page {
			w := sheet.NewWriter()
			w.Title(id)
			w.Prose(strings.Repeat("They met *at* the ford. ", 400))
			return w.Page(id, id, "adventure", sheet.Options{})
		})
	}
	return v
}

func BenchmarkIndex(b *testing.B) {
	v := many(1000, "")
	for b.Loop() {
		v.Index()
	}
}

func BenchmarkBooklet(b *testing.B) {
	for b.Loop() {
		many(20, "booklet.html").Bound(nil)
	}
}

// TestHeadsTakeTheInk checks that in black ink the names in page margins are black too.
func TestHeadsTakeTheInk(t *testing.T) {
	heads := regexp.MustCompile(`@top-center\{content:[^}]*color:(#[0-9a-f]+)\}`)
	for ink, want := range map[draw.Inks]string{"": "#6b6152", draw.BlackInk: "#000"} {
		v := small()
		v.Print.Ink = ink
		found := heads.FindAllStringSubmatch(string(v.Bound(nil)), -1)
		if len(found) < 3 {
			t.Errorf("ink %q: %d heads", ink, len(found))
		}
		for _, head := range found {
			if head[1] != want {
				t.Errorf("ink %q: a head is %s, want %s", ink, head[1], want)
			}
		}
	}
}

// TestSays checks the balance text of entries, also for games with a win rate for each seat and no verdict.
func TestSays(t *testing.T) {
	tests := []struct {
		entry booklet.Entry
		want  string
	}{
		{booklet.Entry{}, ""},
		{booklet.Entry{Played: true}, "not measured"},
		{booklet.Entry{Played: true, Evidence: "win rates in 400 games"}, "win rates by seat"},
		{booklet.Entry{Played: true, Evidence: "even", Judged: booklet.Even, Balance: "fair"}, "fair"},
	}
	for _, tt := range tests {
		if got := small().Says(&tt.entry); got != tt.want {
			t.Errorf("%+v: %q, want %q", tt.entry, got, tt.want)
		}
	}
}
