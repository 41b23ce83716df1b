package browsertest

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"muster/internal/browser"
)

// army is the deployment in a file, read without code of Muster.
type army struct {
	Units []struct {
		At []string `toml:"at"`
	} `toml:"units"`
	Leaders []struct {
		Name string `toml:"name"`
		At   string `toml:"at"`
	} `toml:"leaders"`
}

// stood is a unit as drawn in the picture.
type stood struct {
	Title string // its type, its camp, its hex
	Hex   string // the hex whose name is nearest over it
	Seen  bool   // nothing else lies over its middle
}

// standing reads units off the map: a unit's hex is the one with the hex name printed over it, not the one in its
// title.
const standing = `(() => {
	const map = document.querySelector('svg.battlemap');
	map.scrollIntoView();
	const middle = r => [r.x + r.width / 2, r.y + r.height / 2];
	const names = [...map.querySelectorAll('text')].filter(e => /^[A-Za-z]\d+$/.test(e.textContent))
		.map(e => [e.textContent, ...middle(e.getBoundingClientRect())]);
	return [...map.querySelectorAll('g > title')].map(e => {
		const unit = e.parentNode, match = /, ([A-Za-z]\d+)$/.exec(e.textContent);
		if (!match || !/Pennants|Standards|Top side|Bottom side/.test(e.textContent)) return null;
		const [x, y] = middle(unit.getBoundingClientRect());
		const over = names.filter(n => n[2] < y).map(n => [Math.hypot(n[1] - x, n[2] - y), n[0]]).sort((a, b) => a[0] - b[0]);
		scrollBy(0, y - innerHeight / 2);
		const [seenX, seenY] = middle(unit.getBoundingClientRect());
		const top = document.elementFromPoint(seenX, seenY);
		scrollBy(0, innerHeight / 2 - y);
		return {Title: e.textContent, Hex: over[0][1], Seen: !!top && unit.contains(top)};
	}).filter(e => e);
})()`

// TestHexes reads units back from the map as a viewer does and compares them with the file. Each unit stands on its
// hex, once, and is visible. So does each named Leader: alone, or at the corner of its unit. It tests one shipped
// adventure of each kind, all with -every.
func TestHexes(t *testing.T) {
	b := open(t)
	folder := t.TempDir()
	library := filepath.FromSlash("../../../adventures/library")
	muster(t, "print", "--all", "--format", "html", "-o", folder)
	files, err := filepath.Glob(filepath.Join(library, "*", "*.toml"))
	if err != nil || len(files) < 24 {
		t.Fatalf("%d adventures, %v", len(files), err)
	}
	printed := make([]string, len(files)) // the pages, in the order of the files
	source := map[string]string{}
	for i, path := range files {
		id, _, _ := strings.Cut(filepath.Base(path), ".")
		printed[i] = filepath.Join(folder, id+".html")
		source[printed[i]] = path
	}
	for _, page := range oneOfEach(t, printed) {
		path := source[page]
		t.Run(filepath.Base(path), func(t *testing.T) {
			id, want, leaders := placed(t, path)
			var got []stood
			err := b.With(path, read(t, filepath.Join(folder, id+".html")), browser.View{}, func(p *browser.Page) error {
				var err error
				got, err = browser.Ask[[]stood](p, standing)
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
			for _, u := range got {
				camp, all := want[u.Hex], want
				for name := range leaders {
					if strings.HasPrefix(u.Title, name+", ") {
						camp, all = leaders[name].camp, nil
						if leaders[name].hex != u.Hex {
							camp = ""
						}
						delete(leaders, name)
					}
				}
				if !u.Seen {
					t.Errorf("%s is hidden", u.Title)
				}
				if camp == "" || !strings.Contains(u.Title, camp) || !strings.HasSuffix(u.Title, " "+u.Hex) {
					t.Errorf("%q is drawn on %s, where the file has %q", u.Title, u.Hex, camp)
				}
				delete(all, u.Hex)
			}
			for h, camp := range want {
				t.Errorf("no unit of the %s is drawn on %s", camp, h)
			}
			for name, l := range leaders {
				t.Errorf("%s of the %s is not drawn on %s", name, l.camp, l.hex)
			}
		})
	}
}

// leader is the hex and camp of a Leader.
type leader struct{ camp, hex string }

// placed returns the deployment in a file: the camp of the unit on a hex, and the Leaders by name.
func placed(t *testing.T, path string) (id string, units map[string]string, leaders map[string]leader) {
	t.Helper()
	var file struct {
		ID                             string `toml:"id"`
		Pennant, Standard, Top, Bottom army
	}
	if _, err := toml.Decode(string(read(t, path)), &file); err != nil {
		t.Fatal(err)
	}
	units, leaders = map[string]string{}, map[string]leader{}
	for camp, a := range map[string]army{
		"Pennants": file.Pennant, "Standards": file.Standard, "Top side": file.Top, "Bottom side": file.Bottom,
	} {
		for _, u := range a.Units {
			for _, h := range u.At {
				units[h] = camp
			}
		}
		for _, l := range a.Leaders {
			leaders[l.Name] = leader{camp, l.At}
		}
	}
	return file.ID, units, leaders
}
