package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// focus moves the keyboard to a hex.
func (d *desk) focus(hex string) {
	d.t.Helper()
	d.until(fmt.Sprintf(
		`(h => h && [h.focus()] && document.activeElement === h)(document.querySelector('[data-label="%s"]'))`, hex))
}

// spoken waits until a person who does not see the board hears some words.
func (d *desk) spoken(words string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`document.querySelector("main .unseen").textContent.includes("%s")`, words))
}

// shown waits until the board has elements.
func (d *desk) shown(selector string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`document.querySelector('%s') !== null`, selector))
}

// point sends an event of the pointer to the middle of a hex.
func (d *desk) point(event, hex string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`(h => { const r = h.getBoundingClientRect(); return [h.dispatchEvent(new PointerEvent("pointer%s", {
		bubbles: true, cancelable: true, pointerId: 1, button: 0, clientX: r.x + r.width / 2, clientY: r.y + r.height / 2
	}))] })(document.querySelector('[data-label="%s"]'))`, event, hex))
}

// stroke draws from hex to hex.
func (d *desk) stroke(hexes ...string) {
	d.t.Helper()
	// Events of a script have no pointer that could be captured.
	d.until(`[document.querySelector("main svg").setPointerCapture = () => {}]`)
	d.point("down", hexes[0])
	for _, h := range hexes[1:] {
		d.point("move", h)
	}
	d.point("up", hexes[len(hexes)-1])
}

// TestStudioReach checks what the page shows about a unit and a hex in both games, with the keyboard and with the
// pointer: what the unit reaches, the sections and the line of sight.
func TestStudioReach(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ adventure, unit, says, next, onRiver string }{
		{"the-toll-bridge", "F7", "green human bowmen of F7: moves to 12 hexes", "G7", "D5"},
		{"the-fords-at-alder", "f10", "Heavy Cavalry of f10: moves to 8 hexes", "g10", "a6"},
	} {
		t.Run(c.adventure, func(t *testing.T) {
			d := openStudioOn(t, "adventure", c.adventure)
			d.choose(".cards button", "")
			d.focus(c.unit)
			d.spoken(c.says)
			d.shown(".reach-fight")
			d.do(chromedp.KeyEvent(kb.ArrowRight))
			d.until(`!document.querySelector(".reach-fight")`)
			d.do(chromedp.KeyEvent("l")) // sections
			d.shown(".section-name")
			d.do(chromedp.KeyEvent("l")) // sight
			d.spoken(c.next + " sees")
			d.shown(".unseen-hex")
			d.do(chromedp.KeyEvent("l")) // none
			d.until(`!document.querySelector(".unseen-hex, .section-name")`)
			d.point("move", c.unit)
			d.shown(".reach-fight")
			// A unit that is dragged over a river says why it may not stand there.
			d.until(`[document.querySelector("main svg").setPointerCapture = () => {}]`)
			d.point("down", c.unit)
			d.point("move", c.onRiver)
			d.until(`document.querySelector(".tip")?.textContent.includes("no unit may stand on River")`)
			d.point("up", c.unit)
		})
	}
}

// TestStudioLeaderReach checks what the page shows about a Leader in hand: its own moves, not those of the unit there.
func TestStudioLeaderReach(t *testing.T) {
	d := openStudioOn(t, "adventure", "the-fords-at-alder")
	d.choose(".cards button", "")
	d.choose(".tray .segments button", "Top")
	d.choose(".entry", "Leader")
	d.focus("d8")
	d.spoken("the Leader of d8: moves alone to 24 hexes and does not battle")
	d.shown(".reach-march")
	d.shown(".ghosts image.rides") // at the corner of the unit, which stays readable
	d.focus("f10")
	d.spoken("Reginald, count of the Marches: moves alone to 27 hexes")
}

// TestStudioRiver draws a river from edge to edge in one stroke, which has no finding, in both games. With the
// keyboard, R turns the river on the hex.
func TestStudioRiver(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		id     string
		stroke []string
	}{
		{"nine-wells", []string{"A7", "B7", "b8", "C9"}},
		{"harrow-ridge", []string{"A9", "B9", "b10", "C11"}},
	} {
		t.Run(c.id, func(t *testing.T) {
			d := openStudio(t, c.id)
			d.choose(".cards button", "")
			d.choose(".tray .segments button", "Ground")
			d.choose(".entry", "River")
			d.stroke(c.stroke...)
			for _, hex := range c.stroke {
				d.says(hex, "River")
			}
			d.until(`document.querySelector("#panel-findings").ariaBusy === "false"`)
			d.until(`!document.querySelector(".finding.error, .finding.warning")`)
			d.focus("F5")
			d.until(`document.querySelector(".tip")?.textContent.includes("way 1 of 9")`)
			d.do(chromedp.KeyEvent("r"))
			d.spoken("way 2 of 9")
			d.do(chromedp.KeyEvent(kb.Enter))
			d.says("F5", "River")
			d.until(`document.activeElement.dataset.label !== "F5"`) // the next hex of the river
		})
	}
}

// TestStudioFits checks the ghosts of bridges and fords in both games: they lie on the river wherever they fit, and at
// other hexes the page says why not.
func TestStudioFits(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ id, drawer, bridge, river, other, dry, ground string }{
		{"two-oaks", "Features", "Wooden bridge", "E5", "h6", "e2", "countryside (CTA-TER-06)"},
		{"alder-ford", "Features", "Bridge", "e6", "h6", "e4", "open ground (MED-TER-04)"},
	} {
		t.Run(c.id, func(t *testing.T) {
			d := openStudio(t, c.id)
			d.choose(".cards button", "")
			d.choose(".tray .segments button", c.drawer)
			d.choose(".entry", c.bridge)
			d.shown(".ghosts .fits image")
			d.focus(c.dry)
			why := fmt.Sprintf(" crosses a river: %s is %s", c.dry, c.ground)
			d.until(fmt.Sprintf(`document.querySelector(".tip")?.textContent.endsWith(%q)`, why))
			d.shown(".ghost.gone")
			d.point("move", c.river)
			d.until(`!document.querySelector(".tip") && !document.querySelector(".ghost.gone")`)
			// The bridge on the hex is the one of the answer, which turns with the river.
			d.until(`[...document.querySelectorAll(".ghosts > image")].some(i => decodeURIComponent(i.href.baseVal).includes("rotate("))`)
			d.stroke(c.river)
			d.says(c.river, c.bridge)
			d.choose(".tray .segments button", "Ground")
			d.choose(".entry", "Ford")
			d.shown(".ghosts .fits image")
			d.point("move", c.other)
			d.until(`document.querySelector(".ghosts > image") && !document.querySelector(".ghost-river")`)
			d.point("move", c.dry)
			d.until(fmt.Sprintf(`document.querySelector(".tip")?.textContent.includes("a ford crosses a river: %s is ")`, c.dry))
		})
	}
}

// TestStudioLetters turns the keys without Ctrl off: those of a hex with the focus still work.
func TestStudioLetters(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	d.choose(".cards button", "")
	d.until(`document.querySelector(".entry") !== null`) // the tray comes after the board
	d.focus("C3")
	const erases = `document.querySelector(".toolbar [aria-pressed=true]").textContent === "Erase"`
	d.do(chromedp.KeyEvent("x"))
	d.until(erases)
	d.do(chromedp.KeyEvent("x"))
	d.until("!(" + erases + ")")
	d.choose(".toolbar button", "?")
	d.until(`(c => c && [c.click()])(document.querySelector("dialog input[type=checkbox]"))`)
	d.choose("dialog button", "Close")
	d.focus("C3")
	d.do(chromedp.KeyEvent("x"), chromedp.KeyEvent("p"))
	d.spoken("Picked:")
	d.until("!(" + erases + `) && localStorage.getItem("muster-studio-letters") === "off"`)
}
