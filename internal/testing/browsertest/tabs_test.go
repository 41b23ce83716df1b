package browsertest

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestTabs checks that the output and its order do not depend on the number of parallel pages.
func TestTabs(t *testing.T) {
	open(t)
	sources := t.TempDir()
	write(t, sources, "two-oaks.map.toml", read(t, "../../../maps/library/battlelore/two-oaks.map.toml"))
	for _, name := range []string{"candlemas-at-the-grange", "the-toll-bridge"} {
		write(t, sources, name+".adventure.toml", read(t, "../../../adventures/library/battlelore/"+name+".adventure.toml"))
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	formats := []string{"pdf"}
	if full() {
		formats = append(formats, "png")
	}
	for _, format := range formats {
		said, files := "", map[string][]byte{}
		for _, many := range []int{1, 3} {
			runtime.GOMAXPROCS(many)
			folder := t.TempDir()
			told := strings.ReplaceAll(muster(t, "print", sources, "--format", format, "-o", folder), folder, "")
			entries, err := os.ReadDir(folder)
			if err != nil || len(entries) < 3 {
				t.Fatal(len(entries), err)
			}
			for _, e := range entries {
				text := read(t, filepath.Join(folder, e.Name()))
				if before, known := files[e.Name()]; known != (many > 1) || known && !bytes.Equal(text, before) {
					t.Errorf("%s comes to something else, or is there only once", e.Name())
				}
				files[e.Name()] = text
			}
			if said != "" && told != said {
				t.Errorf("one at a time:\n%s%d at once:\n%s", said, many, told)
			}
			said = told
		}
	}
}
