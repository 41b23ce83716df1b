package browsertest

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// mouse sends an event of the mouse to the browser, which finds the element at the point.
func (d *desk) mouse(
	event input.DispatchMouseEventType, button input.MouseButton, held chromedp.Modifier, x, y float64,
) {
	d.t.Helper()
	p := input.DispatchMouseEventParams{Type: event, X: x, Y: y, Button: button, ClickCount: 1, Modifiers: int64(held)}
	if button == input.MouseButtonLeft && event != chromedp.MouseReleased {
		p.Buttons = 1
	}
	if event == chromedp.MouseMoved {
		p.ClickCount = 0
	}
	if _, err := chromedp.Call(d.ctx, input.DispatchMouseEvent, p); err != nil {
		d.t.Fatal(err)
	}
}

// middle returns the middle of what an expression finds, as soon as it is shown in the window.
func (d *desk) middle(expression string) (x, y float64) {
	d.t.Helper()
	d.until(`(e => { if (!e) return false; e.scrollIntoViewIfNeeded?.(); const r = e.getBoundingClientRect();
		return r.width > 0 && (window.middle = [r.x + r.width / 2, r.y + r.height / 2]) })(` + expression + `)`)
	at := ask[[]float64](d, "window.middle")
	return at[0], at[1]
}

// hexAt returns the middle of a hex.
func (d *desk) hexAt(label string) (x, y float64) {
	d.t.Helper()
	return d.middle(fmt.Sprintf(`document.querySelector('[data-label=%q]')`, label))
}

// click clicks a button whose text or label begins with words.
func (d *desk) click(words string) {
	d.t.Helper()
	x, y := d.middle(fmt.Sprintf(`[...document.querySelectorAll("button")].find(b =>
		(b.ariaLabel ?? b.innerText).startsWith(%q) && b.getClientRects().length > 0)`, words))
	d.press1(x, y)
}

// enter opens a file of the start page. Pictures that arrive move the buttons, so a click can miss.
func (d *desk) enter(title string) {
	d.t.Helper()
	d.click(title)
	for range 12 {
		for range 100 {
			if ask[bool](d, `document.querySelector("[data-label]") !== null`) {
				return
			}
			time.Sleep(100 * time.Millisecond)
		}
		if ask[bool](d, `document.querySelector(".desk") === null`) {
			d.click(title)
		}
	}
	d.t.Fatalf("%s does not open", title)
}

// press1 clicks at a point.
func (d *desk) press1(x, y float64) {
	d.t.Helper()
	d.mouse(chromedp.MouseMoved, input.MouseButtonNone, 0, x, y)
	d.mouse(chromedp.MousePressed, input.MouseButtonLeft, 0, x, y)
	d.mouse(chromedp.MouseReleased, input.MouseButtonLeft, 0, x, y)
}

// drag drags from point to point over the middles of hexes.
func (d *desk) drag(held chromedp.Modifier, x, y float64, hexes ...string) {
	d.t.Helper()
	d.mouse(chromedp.MouseMoved, input.MouseButtonNone, held, x, y)
	d.mouse(chromedp.MousePressed, input.MouseButtonLeft, held, x, y)
	for _, hex := range hexes {
		nx, ny := d.hexAt(hex)
		for i := range 4 {
			part := float64(i+1) / 4
			d.mouse(chromedp.MouseMoved, input.MouseButtonLeft, held, x+(nx-x)*part, y+(ny-y)*part)
		}
		x, y = nx, ny
	}
	d.mouse(chromedp.MouseReleased, input.MouseButtonLeft, held, x, y)
}

// dragHexes drags from hex to hex.
func (d *desk) dragHexes(held chromedp.Modifier, from string, to ...string) {
	d.t.Helper()
	x, y := d.hexAt(from)
	d.drag(held, x, y, to...)
}

// pick finds an entry of the tray with mouse and keyboard, and clicks it.
func (d *desk) pick(piece string) {
	d.t.Helper()
	x, y := d.entry(piece)
	d.press1(x, y)
	d.until(`document.querySelector(".entry[aria-pressed=true]") !== null`)
}

// entry finds an entry of the tray and returns its middle.
func (d *desk) entry(piece string) (x, y float64) {
	d.t.Helper()
	d.press1(d.middle(`document.querySelector(".tray input")`))
	d.control("a")
	d.typed(piece)
	return d.middle(fmt.Sprintf(`[...document.querySelectorAll(".entry")].find(e =>
		e.innerText.startsWith(%q) && document.querySelector(".tray input").value === %q)`, piece, piece))
}

// lacks waits until the label of a hex does not contain words.
func (d *desk) lacks(hex, words string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`!document.querySelector('[data-label="%s"]').getAttribute("aria-label").includes("%s")`,
		hex, words))
}

// journey is a battle that is changed with the mouse.
type journey struct {
	adventure, battlefield, title string // battlefield is the id of its map
	top                           int    // the highest row of the board
	unit                          string
	full                          bool // not in the gate
}

// TestStudioMouse draws on the maps of three battles with the mouse, undoes all of it to the exact bytes, does it again
// and saves. Lines in which nothing was drawn stay.
func TestStudioMouse(t *testing.T) {
	t.Parallel()
	for _, c := range []journey{
		{adventure: "the-toll-bridge", battlefield: "two-oaks", title: "The Toll Bridge", top: 9, unit: "Green human bowmen"},
		{
			adventure: "at-the-broad-water", battlefield: "broad-water", title: "At the Broad Water", top: 17,
			unit: "Green human bowmen", full: true,
		},
		{
			adventure: "the-fords-at-alder", battlefield: "alder-ford", title: "The Fords at Alder", top: 11,
			unit: "Auxilia", full: true,
		},
	} {
		if c.full && !full() {
			continue
		}
		t.Run(c.adventure, func(t *testing.T) { c.run(t) })
	}
}

// at returns the label of a hex of the highest row, or of the row below.
func (c journey) at(column string) string {
	if column == strings.ToLower(column) {
		return fmt.Sprint(column, c.top-1)
	}
	return fmt.Sprint(column, c.top)
}

func (c journey) run(t *testing.T) {
	d := openProject(t, "adventure "+c.adventure, "map "+c.battlefield)
	paths := []string{
		filepath.Join(d.dir, c.adventure+".adventure.toml"), filepath.Join(d.dir, c.battlefield+".map.toml"),
	}
	d.until(`[navigator.clipboard.writeText = text => Promise.resolve(window.copied = text)]`)
	before := [][]byte{read(t, paths[0]), read(t, paths[1])}
	d.enter(c.title)
	c.terrain(d)
	c.units(d)

	label := func() string {
		return ask[string](d, `[...document.querySelectorAll(".hit")].map(h =>
			h.ariaLabel.replace(/, has an? .*/, "")).join("\n")`)
	}
	drawn := label()
	undo := `document.querySelector('[title^="Undo"]').ariaDisabled === "true"`
	steps := 0
	for ; !ask[bool](d, undo); steps++ {
		if steps > 40 {
			t.Fatal("undo does not end")
		}
		d.click("Undo")
	}
	d.until(`document.querySelector("h1 .dot") === null`) // the bytes of the files
	for i, text := range d.shared() {
		if text != string(before[i]) {
			t.Errorf("after all is undone %s is\n%s", filepath.Base(paths[i]), text)
		}
	}
	for range steps {
		d.click("Redo")
	}
	d.until(`document.querySelector('[title^="Redo"]').ariaDisabled === "true"`)
	d.eventually("the same board after redo", func() bool { return label() == drawn })
	d.click("Save")
	d.until(`document.querySelector("h1 .dot") === null`)
	if lines := changed(t, before[0], read(t, paths[0])); len(lines) != 1 || !strings.HasPrefix(lines[0], "at ") {
		t.Errorf("in the adventure other lines than the list of the unit are new: %q", lines)
	}
	lines := changed(t, before[1], read(t, paths[1]))
	for _, line := range lines {
		if row := strings.Trim(strings.TrimSpace(line), ","); row[0] != '"' || row[len(row)-1] != '"' {
			t.Errorf("in the map a line is new that is no row: %q", line)
		}
	}
	if len(lines) != 5 {
		t.Errorf("on the map other rows are new than those with a drawing: %q", lines)
	}
	muster(t, "fmt", "--dry-run", d.dir) // it checks with errors: no box has that many tiles
}

// terrain draws on the map.
func (c journey) terrain(d *desk) {
	d.t.Helper()
	d.pick("Woods")
	d.dragHexes(0, c.at("A"), c.at("C"))
	for _, column := range []string{"A", "B", "C"} {
		d.says(c.at(column), "Woods")
	}
	d.pick("Hill")
	d.dragHexes(chromedp.ModifierShift, c.at("K"), c.at("l"))
	for _, column := range []string{"K", "L", "k", "l"} {
		d.says(c.at(column), "Hill")
	}
	d.pick("River")
	d.dragHexes(0, "M3", "l2", "L1") // from edge to edge
	for _, hex := range []string{"M3", "l2", "L1"} {
		d.says(hex, "River")
	}
	d.click("Erase")
	d.press1(d.hexAt(c.at("A")))
	d.lacks(c.at("A"), "Woods")
	d.pick("Woods")
	d.click("Mirror: off")
	d.press1(d.hexAt(c.at("D")))
	d.says(c.at("D"), "Woods")
	d.says("J1", "Woods")
	for _, mirror := range []string{"half", "left", "top"} {
		d.click("Mirror: " + mirror)
	}
	d.click("Fill")
	d.press1(d.hexAt(c.at("K")))
	d.says(c.at("l"), "Woods")
	d.click("Brush")
}

// units puts units on the board, moves and copies them.
func (c journey) units(d *desk) {
	d.t.Helper()
	x, y := d.entry(c.unit)
	d.drag(0, x, y, c.at("E"))
	d.says(c.at("E"), c.unit)
	d.pick(c.unit)
	x, y = d.hexAt(c.at("G"))
	d.press1(x, y)
	d.says(c.at("G"), c.unit)
	d.press1(d.middle(`document.querySelector(".entry[aria-pressed=true]")`)) // puts the piece down
	d.until(`document.querySelector(".entry[aria-pressed=true]") === null`)
	d.mouse(chromedp.MouseMoved, input.MouseButtonNone, 0, x, y)
	d.mouse(chromedp.MousePressed, input.MouseButtonRight, 0, x, y)
	d.mouse(chromedp.MouseReleased, input.MouseButtonRight, 0, x, y)
	d.spoken("Picked: " + c.unit)
	d.dragHexes(0, c.at("E"), c.at("H"))
	d.says(c.at("H"), c.unit)
	d.lacks(c.at("E"), c.unit)
	d.dragHexes(chromedp.ModifierAlt, c.at("H"), c.at("I"))
	d.says(c.at("I"), c.unit)
	d.says(c.at("H"), c.unit)
}

// changed returns the lines of a text that are not in another one of as many lines.
func changed(t *testing.T, was, is []byte) (lines []string) {
	t.Helper()
	old, now := strings.Split(string(was), "\n"), strings.Split(string(is), "\n")
	if len(old) != len(now) {
		t.Fatalf("there were %d lines and are %d", len(old), len(now))
	}
	for i := range now {
		if now[i] != old[i] {
			lines = append(lines, now[i])
		}
	}
	return lines
}
