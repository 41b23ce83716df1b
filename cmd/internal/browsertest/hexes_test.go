package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"muster/cmd/internal/browser"
)

// army is what a file says of where units stand, read by nothing of Muster's.
type army struct {
	Units []struct {
		At []string `toml:"at"`
	} `toml:"units"`
}

// stood is a unit as the picture shows it.
type stood struct {
	Title string // its type, its camp, its hex
	Hex   string // the hex whose name is nearest over it
	Seen  bool   // nothing else lies over its middle
}

// standing reads units off the map: whatever a title says, a unit stands on the hex whose name is printed over it.
const standing = `(() => {
	const map = document.querySelector('svg.battlemap');
	map.scrollIntoView();
	const middle = r => [r.x + r.width / 2, r.y + r.height / 2];
	const names = [...map.querySelectorAll('text')].filter(e => /^[A-Za-z]\d+$/.test(e.textContent))
		.map(e => [e.textContent, ...middle(e.getBoundingClientRect())]);
	return [...map.querySelectorAll('g > title')].map(e => {
		const unit = e.parentNode, match = /, ([A-Za-z]\d+)$/.exec(e.textContent);
		if (!match || !/Pennants|Standards/.test(e.textContent)) return null;
		const [x, y] = middle(unit.getBoundingClientRect());
		const over = names.filter(n => n[2] < y).map(n => [Math.hypot(n[1] - x, n[2] - y), n[0]]).sort((a, b) => a[0] - b[0]);
		scrollBy(0, y - innerHeight / 2);
		const [seenX, seenY] = middle(unit.getBoundingClientRect());
		const top = document.elementFromPoint(seenX, seenY);
		scrollBy(0, innerHeight / 2 - y);
		return {Title: e.textContent, Hex: over[0][1], Seen: !!top && unit.contains(top)};
	}).filter(e => e);
})()`

// TestHexes reads units back off the map of every adventure that ships, as a reader does, and holds them against the
// file: each stands on its hex, once, and can be seen.
func TestHexes(t *testing.T) {
	b := open(t)
	folder := t.TempDir()
	library := filepath.FromSlash("../../../adventures/library/battlelore")
	muster(t, "print", "--all", "--format", "html", "-o", folder)
	files, err := filepath.Glob(filepath.Join(library, "*.toml"))
	if err != nil || len(files) < 20 {
		t.Fatalf("%d adventures, %v", len(files), err)
	}
	for _, path := range files {
		t.Run(filepath.Base(path), func(t *testing.T) {
			var file struct {
				ID                string `toml:"id"`
				Pennant, Standard army
			}
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := toml.Decode(string(text), &file); err != nil {
				t.Fatal(err)
			}
			want := map[string]string{} // the camp on a hex
			for camp, a := range map[string]army{"Pennants": file.Pennant, "Standards": file.Standard} {
				for _, u := range a.Units {
					for _, h := range u.At {
						want[h] = camp
					}
				}
			}
			var got []stood
			err = b.With(path, read(t, filepath.Join(folder, file.ID+".html")), browser.View{}, func(p *browser.Page) error {
				var err error
				got, err = browser.Ask[[]stood](p, standing)
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
			for _, u := range got {
				if !u.Seen {
					t.Errorf("%s is hidden", u.Title)
				}
				if camp := want[u.Hex]; camp == "" || !strings.Contains(u.Title, camp) || !strings.HasSuffix(u.Title, " "+u.Hex) {
					t.Errorf("%q is drawn on %s, where the file has %q", u.Title, u.Hex, camp)
				}
				delete(want, u.Hex)
			}
			for h, camp := range want {
				t.Errorf("no unit of the %s is drawn on %s", camp, h)
			}
		})
	}
}
