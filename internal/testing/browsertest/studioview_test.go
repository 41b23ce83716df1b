package browsertest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// alter replaces a text in a file of the project, as another program does.
func (d *desk) alter(name, old, text string) {
	d.t.Helper()
	path := filepath.Join(d.dir, name)
	was := string(read(d.t, path))
	if !strings.Contains(was, old) {
		d.t.Fatalf("%s has no %s", name, old)
	}
	if err := os.WriteFile(path, []byte(strings.Replace(was, old, text, 1)), 0o644); err != nil {
		d.t.Fatal(err)
	}
}

// TestStudioTitle renames a map in its form: the title of the page follows.
func TestStudioTitle(t *testing.T) {
	d := openStudio(t, "two-oaks")
	d.choose(".cards button", "")
	d.choose("[role=tab]", "Map")
	d.until(`document.querySelector("h1").innerText.startsWith("The Ford of Two Oaks")`)
	d.until(`(l => l && [l.control.focus(), l.control.select()])(
		[...document.querySelectorAll(".form label")].find(l => l.innerText.startsWith("Name")))`)
	d.do(chromedp.KeyEvent("The Mill\t"))
	d.until(`document.querySelector("h1").innerText.startsWith("The Mill")`)
	d.press("z")
	d.until(`document.querySelector("h1").innerText.startsWith("The Ford of Two Oaks")`)
}

// TestStudioView mirrors and zooms a board and loads the page again, which shows it in the same way. A view that cannot
// be read is the whole board.
func TestStudioView(t *testing.T) {
	d := openStudio(t, "two-oaks")
	const width = `Number(document.querySelector(".board svg").getAttribute("viewBox").split(" ")[2])`
	const mirrored = `[...document.querySelectorAll(".toolbar button")].some(b => b.innerText === "Mirror: half turn")`
	d.choose(".cards button", "")
	d.focus("C3")
	whole := ask[float64](d, width)
	d.do(chromedp.KeyEvent("m"), chromedp.KeyEvent("+"))
	d.until(mirrored)
	d.until(fmt.Sprintf("%s < %g", width, whole*0.9))
	zoomed := ask[float64](d, width)
	d.reload()
	d.until(`document.querySelector("[data-label]") && ` + mirrored)
	d.until(fmt.Sprintf("Math.abs(%s - %g) < 1", width, zoomed))
	for _, broken := range []string{
		"{", "7", `{"mirror": "up", "box": {"x": 0}}`, `{"box": {"x": 1e9, "y": 0, "width": 100, "height": 100}}`,
		`{"box": {"x": 0, "y": 0, "width": 1e-9, "height": "x"}}`,
	} {
		d.until(fmt.Sprintf(`[sessionStorage.setItem(
			Object.keys(sessionStorage).find(k => k.startsWith("muster-studio-view")), %q)]`, broken))
		d.reload()
		d.until(`document.querySelector("[data-label]") && !(` + mirrored + `)`)
		d.until(fmt.Sprintf("%s === %g", width, whole))
	}
}

// TestStudioNoBoard opens an adventure whose map has no board, and one without a map. The page says so, and lists the
// findings of both files.
func TestStudioNoBoard(t *testing.T) {
	d := openProject(t, "adventure the-toll-bridge", "map two-oaks")
	d.alter(oaks, `"standard"`, `"nowhere"`)
	d.reload()
	d.choose(".cards button", "The Toll Bridge")
	d.until(`document.querySelector(".notice.alone")?.innerText.startsWith('the map "two-oaks" has no board')`)
	d.until(`[...document.querySelectorAll(".finding.error")].some(f => f.innerText.includes('no board "nowhere"'))`)
	d.button("All files")
	d.alter("the-toll-bridge.adventure.toml", `"two-oaks"`, `"none"`)
	d.reload()
	d.choose(".cards button", "The Toll Bridge")
	d.until(`document.querySelector(".notice.alone")?.innerText.startsWith('there is no map "none"')`)
	d.choose(".finding.error > button", "error")
	d.until(`document.querySelector(".finding .more")?.innerText.includes("add the map to the project")`)
	d.choose("[role=tab]", "Print")
	d.until(`document.querySelector(".refused")?.innerText.startsWith(
		"There is no sheet because the file has errors: fix them first.")`)
	d.button("Show the findings")
	d.until(`document.querySelector("#tab-findings").ariaSelected === "true"`)
}
