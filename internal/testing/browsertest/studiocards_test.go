package browsertest

import (
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestStudioCards makes a set of Deployment cards, puts a unit on a cell with the keyboard and sees the count change.
func TestStudioCards(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	const row = `[...document.querySelectorAll(".pieces tbody tr")].find(r => r.innerText.includes("Red human knights"))`
	d.choose("header button", "New")
	d.choose("dialog .segments button", "Deployment card set")
	d.until(`(i => i && [i.focus()])(document.querySelector("dialog form input"))`)
	d.do(chromedp.KeyEvent("The Fen Levy" + kb.Enter))
	d.until(`(` + row + `)?.cells[8].innerText === "1"`)
	d.choose(".entry", "Red human knights")
	d.choose(".pieces thead button", "1")
	d.do(chromedp.KeyEvent(kb.ArrowRight), chromedp.KeyEvent(kb.Enter))
	d.says("card 1 rank 4 file 2", "Red human knights")
	d.until(row + `.cells[8].innerText === "2"`)
	d.press("s")
	d.until(`document.querySelector("h1 .dot") === null`)
	d.saved(filepath.Join(d.dir, "the-fen-levy.deploycards.toml"), `".   rh  .   .",`)
}

// TestStudioRulebook makes a rulebook, duplicates and renames its unit, and sees the unit in the tray of a new
// adventure before either file is saved.
func TestStudioRulebook(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	begin := func(kind, name string) {
		d.choose("header button", "New")
		d.choose("dialog .segments button", kind)
		d.until(`(i => i && [i.focus()])(document.querySelector("dialog form input"))`)
		d.do(chromedp.KeyEvent(name + kb.Enter))
		d.until(`document.querySelector("dialog") === null`)
	}
	begin("Rulebook", "Own")
	d.choose(".rows button", "Duplicate")
	d.until(`(l => l && l.control.value === "Runners" && [l.control.focus(), l.control.select()])(
		[...document.querySelectorAll(".rows .row:nth-of-type(2) label")].find(l => l.innerText.startsWith("Name")))`)
	d.do(chromedp.KeyEvent("Fen archers" + kb.Tab))
	d.until(`[...document.querySelectorAll("header button")].some(b => b.innerText === "Undo" && !b.disabled)`)
	d.choose("header button", "All files")
	begin("Adventure", "The Fen")
	d.until(`[...document.querySelectorAll(".entry")].some(e => e.innerText.includes("Fen archers"))`)
}
