package browsertest

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// typed presses keys one after the other: real events of the keyboard, as all of this file.
func (d *desk) typed(keys ...string) {
	d.t.Helper()
	for _, key := range keys {
		d.do(chromedp.KeyEvent(key))
	}
}

// control presses a key with Ctrl.
func (d *desk) control(key string) {
	d.t.Helper()
	d.do(chromedp.KeyEvent(key, chromedp.KeyModifiers(chromedp.ModifierCtrl)))
}

// ask returns the value of an expression.
func ask[T any](d *desk, expression string) T {
	d.t.Helper()
	value, err := chromedp.Run(d.ctx, chromedp.Evaluate[T](expression))
	if err != nil {
		d.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// focused describes the element with the focus.
const focused = `(e => e.tagName + " " + (e.ariaLabel ?? (e.labels?.[0] ?? e).innerText ?? "").trim().slice(0, 60))(
	document.activeElement)`

// tab presses Tab until the focus is on an element whose label or text begins with words, n times at most.
func (d *desk) tab(n int, words string) {
	d.t.Helper()
	var passed []string
	for range n + 1 {
		at := ask[string](d, focused)
		if _, label, _ := strings.Cut(at, " "); strings.HasPrefix(label, words) {
			return
		}
		passed = append(passed, at)
		d.typed(kb.Tab)
	}
	d.t.Fatalf("%q is not reached within %d tabs: %s", words, n, strings.Join(passed, "; "))
}

// walk goes from the hex with the focus to another one with the arrow keys.
func (d *desk) walk(to string) {
	d.t.Helper()
	var passed []string
	for range 60 {
		at := ask[string](d, `document.activeElement.dataset?.label ?? ""`)
		if at == to {
			return
		}
		passed = append(passed, at)
		key := kb.ArrowRight
		switch up, column := strings.ToLower(at), strings.ToLower(to); {
		case at == "":
			d.t.Fatalf("no hex has the focus on the way to %s, but %s", to, ask[string](d, focused))
		case row(at) < row(to):
			key = kb.ArrowUp
		case row(at) > row(to):
			key = kb.ArrowDown
		case up > column || up == column && at > to: // b comes after B on half a hex
			key = kb.ArrowLeft
		}
		d.typed(key)
	}
	d.t.Fatalf("the arrow keys do not lead to %s: %s", to, strings.Join(passed, " "))
}

// row returns the row of the label of a hex.
func row(label string) (n int) {
	fmt.Sscanf(strings.TrimLeft(label, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"), "%d", &n)
	return n
}

// put finds a piece in the tray and puts it on hexes, all with the keyboard.
func (d *desk) put(piece string, hexes ...string) {
	d.t.Helper()
	d.typed("/")
	d.until(`document.activeElement.matches(".tray input")`)
	d.control("a")
	d.typed(piece, kb.Enter)
	for _, hex := range hexes {
		d.walk(hex)
		d.typed(kb.Enter)
		d.until(fmt.Sprintf(`document.querySelector('[data-label=%q]').ariaLabel.toLowerCase().includes(%q)`,
			hex, strings.ToLower(piece)))
	}
}

// empty makes a scenario on an empty board with the keyboard, from the start page.
func (d *desk) empty(name string, more func()) {
	d.t.Helper()
	d.until(`document.querySelector(".cards button") !== null`)
	d.tab(2, "New")
	d.typed(kb.Enter)
	d.until(`document.activeElement.matches("dialog input")`)
	d.typed(name)
	if more != nil {
		more()
	}
	d.tab(8, "Start with")
	d.typed(kb.ArrowDown)
	d.tab(30, "Create")
	d.typed(kb.Enter)
	d.until(`document.querySelector("[data-label]") !== null && document.activeElement.matches("h1")`)
	d.shown(".entry") // the tray comes after the board
}

// sound checks saved files: no errors, nothing to format.
func (d *desk) sound() {
	d.t.Helper()
	muster(d.t, "check", d.dir)
	muster(d.t, "fmt", "--dry-run", d.dir)
}

// TestStudioKeysOnly makes a scenario with the keyboard alone, from the start page to the sheet.
func TestStudioKeysOnly(t *testing.T) {
	t.Parallel()
	d := openProject(t)
	d.empty("The Bell Tower", nil)
	d.typed(kb.F6, kb.F6)
	d.until(`document.activeElement.dataset.label !== undefined`)
	d.put("Woods", "C7", "D7", "I3")
	d.put("Hill", "E3")
	d.put("Green human bowmen", "D9", "F9")
	d.typed("s")
	for _, hex := range []string{"D1", "F1"} {
		d.walk(hex)
		d.typed(kb.Enter)
		d.says(hex, "bowmen")
	}
	d.put("Objective", "E5")
	d.typed(kb.F6, kb.ArrowRight, kb.ArrowRight)
	d.until(`document.querySelector(".form .field")`)
	d.tab(30, "Banners")
	d.control("a")
	d.typed("2", kb.Tab)
	d.typed(kb.F6, kb.F6, kb.F6, kb.F6)
	d.tab(0, "Adventure")
	d.typed(kb.ArrowLeft, kb.ArrowLeft)
	d.tab(0, "Findings")
	d.until(`document.querySelector("#panel-findings").ariaBusy === "false" && !document.querySelector(".finding.error")`)
	d.typed(kb.Tab)
	d.tab(0, "warning")
	d.typed(kb.Enter)
	d.until(`[...document.querySelectorAll(".finding .buttons button")].some(b => b.innerText.startsWith("Waive"))`)
	d.tab(3, "Waive")
	d.typed(kb.Enter)
	d.until(`document.activeElement.matches("dialog input")`)
	d.typed("An ambush", kb.Enter)
	d.until(`document.querySelector("dialog") === null`)
	d.until(`document.querySelector(".finding") === null`)
	d.tab(0, "Findings")
	d.control("s")
	d.saved(filepath.Join(d.dir, "the-bell-tower.adventure.toml"), `"The Bell Tower"`)
	d.sound()
	d.typed(kb.ArrowLeft) // from the first tab to the last
	d.tab(0, "Print")
	d.until(`document.querySelector(".print iframe")?.contentDocument?.body?.innerText.includes("The Bell Tower")`)
	d.until(`/^[12] sides?, A4$/.test(document.querySelector(".print .sides p")?.innerText)`)
	d.tab(8, "Print…")
}
