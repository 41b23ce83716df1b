package browsertest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"muster/internal/games"
)

// fill sets the value of an input, as typing does.
func (d *desk) fill(input, text string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`(i => i && [i.value = %q, i.dispatchEvent(new Event("input", {bubbles: true}))])(
		document.querySelector(%q))`, text, input))
}

// button clicks a button by the start of its label or text, as soon as it is there.
func (d *desk) button(label string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`(b => b && [b.click()])([...document.querySelectorAll("button")].find(b =>
		(b.ariaLabel ?? b.innerText).startsWith(%q) && !b.disabled))`, label))
}

// files waits until the project has the files of some names, with spaces between, and no others.
func (d *desk) files(names string) {
	d.t.Helper()
	d.eventually("the files "+names, func() bool {
		found, err := filepath.Glob(filepath.Join(d.dir, "[a-z]*.toml"))
		for i := range found {
			found[i] = filepath.Base(found[i])
		}
		return err == nil && strings.Join(found, " ") == names
	})
	d.until(fmt.Sprintf(`[...document.querySelectorAll("[aria-labelledby=your-project] .title")].length === %d`,
		len(strings.Fields(names))))
}

// TestStudioShelf duplicates, renames and deletes a map on the start page, undoes that, and restores a deleted file. An
// adventure on the map follows the new id. No byte is lost.
func TestStudioShelf(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	const m, copied, a = "two-oaks.map.toml", "two-oaks-2.map.toml", "my-toll.adventure.toml"
	before := string(read(t, filepath.Join(d.dir, m)))
	d.button("Rename, duplicate or delete")
	d.choose("dialog button", "Duplicate")
	d.files(copied + " " + m)
	d.button("Undo")
	d.files(m)
	d.button("Rename, duplicate or delete")
	d.choose("dialog button", "Duplicate")
	d.files(copied + " " + m)
	toll := strings.ReplaceAll(string(games.Catalogs().LibraryFile("adventure", "the-toll-bridge").Text),
		"the-toll-bridge", "my-toll")
	write(t, d.dir, a, []byte(strings.ReplaceAll(toll, `"two-oaks"`, `"two-oaks-2"`)))
	d.reload()
	d.files(a + " " + copied + " " + m)
	d.button("Rename, duplicate or delete The Ford of Two Oaks (copy)")
	d.choose("dialog button", "Rename")
	d.fill("dialog input", "the-new-ford")
	d.choose("dialog button[type=submit]", "Rename")
	d.files(a + " the-new-ford.map.toml " + m)
	for _, name := range []string{a, "the-new-ford.map.toml"} {
		path := filepath.Join(d.dir, name)
		d.saved(path, `"the-new-ford"`)
		if text := string(read(t, path)); strings.Contains(text, `"two-oaks-2"`) {
			t.Errorf("%s has the old id:\n%s", name, text)
		}
	}
	d.button("Rename, duplicate or delete The Ford of Two Oaks")
	d.choose("dialog button", "Delete")
	d.files(a + " the-new-ford.map.toml")
	d.reload()
	d.button("Restore two-oaks.map.toml")
	d.files(a + " the-new-ford.map.toml " + m)
	if after := string(read(t, filepath.Join(d.dir, m))); after != before {
		t.Errorf("the restored map is\n%s", after)
	}
	d.until(`document.querySelector(".deleted") === null || !document.querySelector(".deleted").innerText.includes("two-oaks.map")`)
}

// saved waits until a file has words.
func (d *desk) saved(path, words string) {
	d.t.Helper()
	d.eventually(words+" in "+path, func() bool {
		text, err := os.ReadFile(path)
		return err == nil && strings.Contains(string(text), words)
	})
}

// eventually waits until something is true.
func (d *desk) eventually(what string, is func() bool) {
	d.t.Helper()
	for range 1200 {
		if is() {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	d.t.Fatal("there is no " + what)
}
