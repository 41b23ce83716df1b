package browsertest

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"muster/internal/browser"
)

// TestStudioPages checks the number of pages in the preview against that of the PDF, for sheets of maps,
// adventures on both boards and card sets. It names the parts that run over the planned pages.
func TestStudioPages(t *testing.T) {
	t.Parallel()
	b := open(t)
	d := openStudio(t, "two-oaks")
	for _, tt := range []struct {
		id, name, paper, more string
		full                  bool // not in the gate
	}{
		{id: "the-toll-bridge", name: "The Toll Bridge", full: true},
		{id: "candlemas-at-the-grange", name: "Candlemas at the Grange", full: true},
		{id: "harrow-down", name: "The Shield Wall on Harrow Down"},
		{id: "at-the-broad-water", name: "At the Broad Water"},
		{id: "the-boundary-stone", name: "The Boundary Stone", more: `"Background" and "Briefing" do not fit.`},
		{id: "the-double-wedding", name: "The Double Wedding", paper: "letter"},
		{id: "pennant-a", name: "The Border Levy"},
		{id: "two-oaks", name: "The Ford of Two Oaks", paper: "a3"},
	} {
		if tt.full && !full() {
			continue
		}
		t.Run(tt.id, func(t *testing.T) {
			folder := t.TempDir()
			args := []string{"print", tt.id, "--format", "html", "-o", folder}
			if tt.paper != "" {
				args = append(args, "--paper", tt.paper)
			}
			muster(t, args...)
			want := sides(t, b, read(t, filepath.Join(folder, tt.id+".html")))
			d.choose(".cards button", tt.name)
			d.choose("[role=tab]", "Print")
			if tt.paper != "" {
				d.until(fmt.Sprintf(`(s => s && [s.value = %q, s.dispatchEvent(new Event("change", {bubbles: true}))])(
					[...document.querySelectorAll(".print .options select")].find(s => s.innerText.includes("Letter")))`, tt.paper))
			}
			d.until(fmt.Sprintf(`document.querySelector(".sides p")?.innerText.startsWith("%d sides")`, want))
			d.until(fmt.Sprintf(`document.querySelector(".paper iframe").contentDocument.querySelectorAll("[data-page]").length === %d`,
				want))
			d.until(fmt.Sprintf(`(document.querySelector(".spilled")?.innerText ?? "").endsWith(%q)`, tt.more))
			d.button("All files")
		})
	}
}

// sides returns the number of pages of a page in print.
func sides(t *testing.T, b *browser.Browser, html []byte) int {
	t.Helper()
	pdf, err := b.PDF(t.Name(), html)
	if err != nil {
		t.Fatal(err)
	}
	return len(look(t, pdf).sides)
}

// TestStudioNarrow opens the tutorial and the enlarged pages on a phone: the board has its width, and the button that
// ends the preview is on top.
func TestStudioNarrow(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	const wide, high = 390, 844
	phone := emulation.SetDeviceMetricsOverrideParams{Width: wide, Height: high, DeviceScaleFactor: 1, Mobile: true}
	if _, err := chromedp.Call(d.ctx, emulation.SetDeviceMetricsOverride, phone); err != nil {
		t.Fatal(err)
	}
	d.button("Make a small battle")
	d.until(fmt.Sprintf(`document.querySelector(".guide") && document.querySelector(".board svg")?.clientWidth === %d`, wide))
	d.choose("[role=tab]", "Print")
	d.button("Enlarge")
	d.until(`(b => b && b.clientWidth > 0 && b.contains(document.elementFromPoint(b.getBoundingClientRect().x + 5,
		b.getBoundingClientRect().y + 5)))(document.querySelector(".paper .shrink"))`)
	d.until(fmt.Sprintf(`document.querySelector(".paper").clientWidth === %d`, wide))
	d.until(`[document.querySelector(".paper .shrink").click()]`)
	d.until(`document.querySelector(".paper.enlarged") === null`)
}

// TestStudioParts prints the cards of a set and the tokens of an adventure: the page for the printer has the part.
func TestStudioParts(t *testing.T) {
	d := openProject(t, "deploycards pennant-a", "adventure the-toll-bridge")
	// The browser's own dialog would wait for a person: the pages that are sent to it are counted.
	d.until(`(own => [Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", { get() {
		const window = own.get.call(this);
		if (window && this.className === "printer") window.print = () => { globalThis.printed = (globalThis.printed ?? 0) + 1; };
		return window;
	} })])(Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentWindow"))`)
	for i, c := range []struct{ name, part, title string }{
		{"The Border Levy", "cards", "cards"}, {"The Toll Bridge", "tokens", "tokens to cut out"},
	} {
		d.choose(".cards button", c.name)
		d.choose("[role=tab]", "Print")
		d.until(fmt.Sprintf(`(s => s && [s.value = %q, s.dispatchEvent(new Event("change", {bubbles: true}))])(
			[...document.querySelectorAll(".print .options select")].find(s => s.querySelector("[value=" + %[1]q + "]")))`,
			c.part))
		d.until(fmt.Sprintf(`(f => f?.title.includes(%q) && f.querySelector("[data-page] svg") !== null)(
			document.querySelector(".paper iframe")?.contentDocument)`, c.title))
		d.button("Print…")
		d.until(fmt.Sprintf(`document.querySelector(".printer")?.contentDocument?.title.includes(%q) &&
			globalThis.printed === %d`, c.title, i+1))
		d.button("All files")
	}
}
