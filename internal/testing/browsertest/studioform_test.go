package browsertest

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestStudioForm fills in an adventure: it sets a level with the arrow keys, picks hexes of an objective with a click
// and with the keyboard, inserts a placeholder, and adds an effect.
func TestStudioForm(t *testing.T) {
	t.Parallel()
	d := openStudioOn(t, "adventure", "the-toll-bridge")
	d.choose(".cards button", "The Toll Bridge")
	d.choose("[role=tab]", "Adventure")
	const groups = `[...document.querySelectorAll(".form details.group")]`
	group := func(title string) string {
		return groups + `.find(g => g.querySelector("summary").innerText === "` + title + `")`
	}

	const cleric = `[...document.querySelectorAll(".form .level")].find(l => l.innerText.startsWith("Cleric"))
		?.querySelector("[role=slider]")`
	d.until(`(c => c && [c.focus()])(` + cleric + `)`)
	d.do(chromedp.KeyEvent(kb.ArrowRight), chromedp.KeyEvent(kb.ArrowRight))
	d.until(group("Pennants") + `?.querySelector(".total.over")?.innerText?.startsWith("8 of 6 levels")`)

	pick := group("Victory") + `?.querySelector(".pick")`
	d.until(`(b => b && [b.focus()])(` + pick + `)`)
	d.until(`document.querySelector('[data-label="G5"]').hasAttribute("data-lit")`)
	d.do(chromedp.KeyEvent(kb.Enter))
	d.until(`document.activeElement.matches(".hits .hit")`)
	d.until(`(h => [h.focus()])(document.querySelector('[data-label="H5"]'))`)
	d.do(chromedp.KeyEvent(kb.Enter))
	d.until(`document.querySelector('[data-label="H5"]').hasAttribute("data-lit")`)
	d.until(`(h => [h.dispatchEvent(new PointerEvent("pointerdown", {button: 0, bubbles: true, pointerId: 1,
		clientX: h.getBoundingClientRect().x + h.getBoundingClientRect().width / 2,
		clientY: h.getBoundingClientRect().y + h.getBoundingClientRect().height / 2}))])(document.querySelector('[data-label="I5"]'))`)
	d.until(`document.querySelector('[data-label="I5"]').hasAttribute("data-lit")`)
	d.do(chromedp.KeyEvent(kb.Escape))
	d.until(`document.querySelector(".notice.picking") === null && document.activeElement.matches(".pick")`)

	d.until(`(m => m && [m.click()])(` + group("Story") + `?.querySelectorAll(".menu summary")[1])`)
	d.choose(".menu[open] button", "{{first}}")
	d.until(`[...document.querySelectorAll(".preview .markdown")].some(p => p.innerText.trim().endsWith("Standards"))`)

	d.until(`(m => m && [m.click()])(` + group("Special rules") + `?.querySelector(".rows .rows > .menu summary"))`)
	d.choose(".menu[open] button", "More or fewer dice")
	const dice = `[...document.querySelectorAll(".rows .rows .row")].at(-1)`
	d.until(`(l => l && [l.control.focus()])([...` + dice + `.querySelectorAll("label")].find(l => l.innerText === "Melee dice"))`)
	d.do(chromedp.KeyEvent("1" + kb.Tab))
	d.until(dice + `.querySelector(".sentence")?.innerText === "Both sides, all units: +1 die in melee."`)

	d.press("s")
	d.until(`document.querySelector("h1 .dot") === null`)
	text := string(read(t, filepath.Join(d.dir, "the-toll-bridge.adventure.toml")))
	for _, want := range []string{"cleric = 2", `at = ["G5", "H5", "I5"]`, "{{first}}", `{ do = "dice", melee = 1 }`} {
		if !strings.Contains(strings.Join(strings.Fields(text), " "), want) {
			t.Errorf("the file lacks %s:\n%s", want, text)
		}
	}
}
