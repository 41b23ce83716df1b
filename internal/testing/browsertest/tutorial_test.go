package browsertest

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// step waits until the tutorial shows a step.
func (d *desk) step(n int) {
	d.t.Helper()
	d.until(fmt.Sprintf(`document.querySelector(".guide")?.innerText.startsWith("%d of 10")`, n))
}

// piece picks a piece of the tray by words of its name.
func (d *desk) piece(words string) {
	d.t.Helper()
	d.fill(".tray input", words)
	d.until(`(b => b && (b.ariaPressed === "true" || [b.click()] && false))(document.querySelector(".entry"))`)
}

// keys presses keys on a hex.
func (d *desk) keys(hex string, keys ...string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`(h => h && [h.focus()])(document.querySelector('[data-label=%q]'))`, hex))
	for _, key := range keys {
		d.do(chromedp.KeyEvent(key))
	}
}

// TestStudioTutorial does the ten steps with the keyboard, from the start page to the sheet.
func TestStudioTutorial(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	d.button("Make a small battle")
	d.step(1)
	d.piece("woods")
	d.keys("A9", kb.Enter)
	d.says("A9", "Woods")
	d.step(1)
	d.keys("B9", kb.Enter)
	d.step(2)
	d.piece("hill")
	d.keys("C9", kb.Enter)
	d.step(3)
	d.piece("wooden bridge")
	d.keys("E3", kb.Enter)
	d.step(4)
	d.piece("green human bow")
	d.keys("F9", kb.Enter)
	d.step(5)
	d.keys("H1", "s", kb.Enter)
	d.step(6)
	d.keys("H1", kb.Escape, "g")
	d.keys("G1", kb.Enter)
	d.step(7)
	d.keys("G1", kb.Delete)
	d.step(8)
	d.choose("[role=tab]", "Adventure")
	d.change("Name", "Ten Gestures")
	d.step(9)
	d.change("Banners", "4")
	d.step(10)
	d.choose("[role=tab]", "Print")
	d.step(10)
	d.press("s")
	d.until(`document.querySelector(".guide")?.innerText.startsWith("Your battle is ready")`)
	d.saved(filepath.Join(d.dir, "small-battle.adventure.toml"), `"Ten Gestures"`)
	d.until(`document.querySelector(".print iframe")?.contentDocument?.body?.innerText.includes("Ten Gestures")`)
	d.button("Close")
	d.until(`document.querySelector(".guide") === null`)
}

// change gives a field of the form a value, by its label.
func (d *desk) change(label, value string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`(l => l && (i => i && [i.focus(), i.value = %q,
		i.dispatchEvent(new Event("input", {bubbles: true})), i.dispatchEvent(new Event("change", {bubbles: true})), i.blur()])(
		document.getElementById(l.htmlFor)))([...document.querySelectorAll(".form label")].find(l =>
		l.innerText.startsWith(%q)))`, value, label))
}
