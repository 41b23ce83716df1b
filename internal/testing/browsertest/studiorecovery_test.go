package browsertest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// another opens the page in another tab of the browser; kill ends it without a word to the page.
func (d *desk) another() (other *desk, kill func()) {
	d.t.Helper()
	ctx, cancel := chromedp.NewContext(d.ctx)
	d.t.Cleanup(cancel)
	other = &desk{t: d.t, ctx: ctx, dir: d.dir, state: d.state, base: d.base}
	other.do(chromedp.Navigate(d.base))
	return other, cancel
}

const (
	isUnsaved = `document.querySelector("h1 .dot") !== null`
	oaks      = "two-oaks.map.toml"
)

// woods opens the map and paints woods on a hex.
func (d *desk) woods(hex string) {
	d.t.Helper()
	d.choose("[aria-labelledby=your-project] .cards button", "")
	d.choose(".tray .segments button", "Ground")
	d.choose(".entry", "Woods")
	d.paint(hex)
}

// paint paints a hex with the picked piece.
func (d *desk) paint(hex string) {
	d.t.Helper()
	d.until(`(h => h && [h.focus()])(document.querySelector('[data-label="` + hex + `"]'))`)
	d.do(chromedp.KeyEvent(kb.Enter))
	d.says(hex, "Woods")
}

// drafts returns the stored drafts, as JSON.
func (d *desk) drafts() string {
	if d.isSite() {
		all := inDatabase[[]string](d, `drafts.getAll().onsuccess = e => out = e.target.result.map(x => JSON.stringify(x))`)
		return strings.Join(all, "")
	}
	var all strings.Builder
	filepath.WalkDir(d.state, func(path string, e os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".json") && e.Name() != "recent.json" {
			all.Write(read(d.t, path))
		}
		return nil
	})
	return all.String()
}

// TestStudioKilled edits a map and kills the tab. The next tab offers the draft, which has the exact text; saving it
// writes the file and ends the draft.
func TestStudioKilled(t *testing.T) { onBothForms(t, "two-oaks", killed) }

func killed(t *testing.T, d *desk) {
	before := d.file(oaks)
	one, kill := d.another()
	one.woods("C3")
	d.eventually("a draft", func() bool { return strings.Contains(d.drafts(), oaks) })
	kill()
	two, _ := d.another()
	two.choose(".drafts button", "The Ford of Two Oaks")
	two.says("C3", "Woods")
	two.until(isUnsaved)
	if d.file(oaks) != before {
		t.Error("the file changed before it was saved")
	}
	two.press("s")
	two.until("!(" + isUnsaved + ")")
	want := strings.Replace(before, `". . . . . . . H `, `". . W . . . . H `, 1)
	if after := d.file(oaks); want == before || after != want {
		t.Errorf("the file is\n%s", after)
	}
	two.eventually("no draft", func() bool { return two.drafts() == "" })
}

// TestStudioConflict edits one map in two tabs and in another program. No save overwrites the text of the others: the
// page shows both texts first. A file that was deleted meanwhile is saved again only on demand.
func TestStudioConflict(t *testing.T) { onBothForms(t, "two-oaks", conflict) }

func conflict(t *testing.T, d *desk) {
	one, _ := d.another()
	two, _ := d.another()
	one.woods("C3")
	two.woods("E3")
	one.press("s")
	one.until("!(" + isUnsaved + ")")
	first := d.file(oaks)
	two.press("s")
	two.until(`document.querySelectorAll("dialog.conflict pre .differs").length >= 2`)
	if got := d.file(oaks); got != first {
		t.Errorf("the second tab has overwritten the first:\n%s", got)
	}
	two.choose("dialog button", "Keep my text")
	other := strings.Replace(first, "name ", "# by hand\nname ", 1)
	d.putFile(oaks, other)
	two.press("s")
	two.until(`document.querySelector("dialog.conflict")?.innerText.includes("# by hand")`)
	if got := d.file(oaks); got != other {
		t.Errorf("the file of another program is overwritten:\n%s", got)
	}
	two.choose("dialog button", "Use the text on disk")
	two.until("!(" + isUnsaved + ")")
	two.press("z")
	two.says("E3", "Woods") // my text is one step back
	d.removeFile(oaks)
	two.press("s")
	two.until(`document.querySelector("dialog.conflict")?.innerText.includes("was deleted")`)
	if slices.Contains(d.names(), oaks) {
		t.Error("the deleted file is back")
	}
	two.choose("dialog button", "Save it again")
	two.until("!(" + isUnsaved + ")")
	d.holds(oaks, `". . . . W . . H . . . . ."`)
}

// TestStudioLongUndo paints more often than the history of an editor usually remembers, and undoes it all.
func TestStudioLongUndo(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	d.woods("C3")
	turns := 51 // the editor's history has 100 steps unless it is told otherwise
	if full() {
		turns = 200
	}
	for range turns {
		d.typed("3", kb.Enter)
		d.says("C3", "Hill")
		d.typed("2", kb.Enter)
		d.says("C3", "Woods")
	}
	d.until(isUnsaved)
	for range 2*turns + 1 {
		d.press("z")
	}
	d.until("!(" + isUnsaved + ")")
}

// TestStudioNoState checks that the page says so when drafts cannot be stored, and that saving still works.
func TestStudioNoState(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	d.until(`document.querySelector("[aria-labelledby=your-project]") !== null`)
	if err := os.RemoveAll(d.state); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Dir(d.state), filepath.Base(d.state), nil)
	d.reload()
	d.woods("C3")
	d.until(`document.querySelector(".messages .error")?.innerText.includes("are not stored as a draft")`)
	d.press("s")
	d.until("!(" + isUnsaved + ")")
	d.saved(filepath.Join(d.dir, oaks), `". . W . . . . H . . . . ."`)
}
