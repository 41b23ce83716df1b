package browsertest

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// axeWCAG runs axe with the rules of WCAG 2.2 AA and returns its violations, and the animations that run.
const axeWCAG = `axe.run(document, {
	resultTypes: ["violations"], runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"],
}).then(r => {
	if (r.passes.length < 5) throw new Error("axe has looked at next to nothing");
	return [
		...r.violations.map(v => v.id + ": " + v.help + ", at " + v.nodes.slice(0, 4).map(n => n.target.join(" ") +
			" (" + n.any.concat(n.all, n.none).map(c => c.message).join("; ").slice(0, 200) + ")").join(" | ")),
		...document.getAnimations().map(a => "moves in spite of reduced motion: " + a.effect.target.outerHTML.slice(0, 100)),
		...document.documentElement.scrollWidth > innerWidth ? ["wider than the window"] : [],
	];
})`

// window sets the width of the page and its colours. Motion is reduced.
func (d *desk) window(width int64, colours string) {
	d.t.Helper()
	size := emulation.SetDeviceMetricsOverrideParams{Width: width, Height: 900, DeviceScaleFactor: 1}
	if _, err := chromedp.Call(d.ctx, emulation.SetDeviceMetricsOverride, size); err != nil {
		d.t.Fatal(err)
	}
	media := emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
		{Name: "prefers-color-scheme", Value: colours}, {Name: "prefers-reduced-motion", Value: "reduce"},
	}}
	if _, err := chromedp.Call(d.ctx, emulation.SetEmulatedMedia, media); err != nil {
		d.t.Fatal(err)
	}
	d.until(fmt.Sprintf("innerWidth === %d && document.getAnimations().length === 0", width))
}

// accessible runs axe on what the page shows: on a wide light or a narrow dark window in turn; in full, on all four.
func (d *desk) accessible(screen string) {
	d.t.Helper()
	if ask[bool](d, `typeof axe === "undefined"`) {
		d.do(chromedp.Evaluate[chromedp.Void](string(read(d.t, tool(d.t, "axe-core/axe.min.js")))))
	}
	for _, width := range []int64{1440, 390} {
		for _, colours := range []string{"light", "dark"} {
			if !full() && ((width == 390) != d.narrow || (colours == "dark") != d.narrow) {
				continue
			}
			d.window(width, colours)
			wrong, err := chromedp.Run(d.ctx, chromedp.Evaluate[[]string](axeWCAG, func(e *runtime.EvaluateParams) {
				e.AwaitPromise = new(true)
			}))
			if err != nil {
				d.t.Fatal(screen, err)
			}
			for _, w := range wrong {
				d.t.Errorf("%s, %d pixels, %s: %s", screen, width, colours, w)
			}
		}
	}
	d.narrow = !d.narrow
	d.window(1440, "light")
}

// leave closes the dialog with Escape.
func (d *desk) leave() {
	d.t.Helper()
	d.typed(kb.Escape)
	d.until(`document.querySelector("dialog") === null`)
}

// TestStudioAccessible runs axe on every screen.
func TestStudioAccessible(t *testing.T) {
	t.Parallel()
	d := openProject(t, "adventure the-toll-bridge", "map two-oaks", "deploycards pennant-a")
	const settled = `document.querySelector("#panel-findings").ariaBusy === "false"`
	path := filepath.Join(d.dir, "the-toll-bridge.adventure.toml")
	d.shown(".cards button")
	d.accessible("start page")
	d.button("Rename, duplicate or delete")
	d.shown("dialog")
	d.accessible("actions of a file")
	d.leave()
	d.button("New")
	d.shown("dialog form")
	d.accessible("New")
	d.leave()
	d.choose(".cards button", "The Toll Bridge")
	d.shown("[data-label]")
	d.accessible("board")
	d.piece("green human bow")
	d.keys("D5", kb.Enter)
	d.until(settled)
	d.accessible("board with a piece")
	d.choose("[role=tab]", "Text")
	d.until(`document.querySelector(".editor").shadowRoot?.querySelector(".cm-content")?.innerText.includes("bridge")`)
	d.accessible("Text")
	d.choose("[role=tab]", "Adventure")
	d.shown(".form .field")
	d.accessible("Adventure")
	d.change("Banners", "20")
	d.until(settled)
	d.choose("[role=tab]", "Findings")
	d.choose(".finding > button", "")
	d.shown(".finding .buttons button")
	d.accessible("Findings")
	d.choose(".finding .buttons button", "Waive")
	d.shown("dialog")
	d.accessible("reason of a waiver")
	d.leave()
	d.choose("[role=tab]", "Adventure")
	d.change("Banners", "5")
	d.choose("[role=tab]", "Print")
	d.shown(".print iframe")
	d.accessible("Print")
	d.button("Share")
	d.shown("dialog")
	d.accessible("Share")
	d.leave()
	d.button("Keys")
	d.shown("dialog")
	d.accessible("Keys")
	d.leave()
	write(t, d.dir, filepath.Base(path), append(read(t, path), "# changed\n"...))
	d.press("s")
	d.shown("dialog.conflict")
	d.accessible("conflict")
	d.choose("dialog button", "Use the text on disk")
	d.button("All files")
	d.choose("[aria-labelledby=your-project] .cards button", "The Border Levy")
	d.shown("[data-label]")
	d.accessible("Deployment cards")
	d.button("All files")
	d.button("New")
	d.choose("dialog .segments button", "Rulebook")
	d.fill("dialog form input", "Our Rows")
	d.choose("dialog button[type=submit]", "Create")
	d.shown(".form .field")
	d.accessible("rulebook")
	d.button("All files")
	d.button("Make a small battle")
	d.step(1)
	d.accessible("tutorial")
}
