package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"muster/internal/browser"
)

// recorder is a script that runs before those of the page.
//
//go:embed recorder.js
var recorder string

// tab is a page of Studio in a browser.
type tab struct {
	ctx  context.Context
	rand *rand.Rand

	hurry bool // without pauses
}

// openTab starts a browser with an empty page.
func openTab(seed uint64) (*tab, func(), error) {
	program, err := browser.Find()
	if err != nil {
		return nil, nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(program), chromedp.NoSandbox,
		chromedp.WindowSize(1440, 900))
	ctx, closeBrowser := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, closeTab := chromedp.NewContext(ctx)
	t := &tab{ctx, rand.New(rand.NewPCG(seed, seed)), false}
	return t, func() { closeTab(); closeBrowser() }, t.do(chromedp.Func(
		func(ctx context.Context, target *chromedp.Target) error {
			script := page.AddScriptToEvaluateOnNewDocumentParams{Source: recorder}
			_, err := cdp.Call(ctx, target, page.AddScriptToEvaluateOnNewDocument, script)
			return err
		}))
}

func (t *tab) do(actions ...chromedp.Action[chromedp.Void]) error {
	return chromedp.Do(t.ctx, actions...)
}

// ask returns the value of an expression, which may be a promise.
func ask[T any](t *tab, expression string) (T, error) {
	ctx, stop := context.WithTimeout(t.ctx, 2*time.Minute)
	defer stop()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, func(e *runtime.EvaluateParams) {
		e.AwaitPromise = new(true)
	}))
	if err != nil {
		err = fmt.Errorf("%.200s: %w", expression, err)
	}
	return v, err
}

// until waits until an expression is true.
func (t *tab) until(expression string) error {
	_, err := ask[bool](t, "new Promise(done => { const look = () => ("+expression+
		") ? done(true) : setTimeout(look, 5); look() })")
	return err
}

// starts are the times of a start, in milliseconds from the navigation.
type starts struct{ Usable, Core, Listed, Board, Finding float64 }

// visit opens the page and waits for the first findings of the open adventure.
func (t *tab) visit(url string) (starts, error) {
	var s starts
	// A change of the fragment alone loads nothing.
	if err := t.do(chromedp.Navigate("about:blank"), chromedp.Navigate(url)); err != nil {
		return s, err
	}
	if err := t.until("figures.marks.finding && figures.marks.board"); err != nil {
		return s, err
	}
	return ask[starts](t, `({Usable: performance.getEntriesByName("first-contentful-paint")[0].startTime,
		Core: figures.marks.core, Listed: figures.marks.listed, Board: figures.marks.board, Finding: figures.marks.finding})`)
}

// empty opens the page without a project and waits for its database.
func (t *tab) empty(url string) error {
	if err := t.do(chromedp.Navigate(url)); err != nil {
		return err
	}
	return t.until("figures.marks.listed")
}

// fill stores the files of a project in the database of the site.
func (t *tab) fill(files map[string]string) error {
	text, err := json.Marshal(files)
	if err != nil {
		return err
	}
	_, err = ask[bool](t, `new Promise((done, fail) => {
		const open = indexedDB.open("muster-studio");
		open.onerror = () => fail(open.error);
		open.onsuccess = () => {
			const write = open.result.transaction("files", "readwrite");
			for (const [name, text] of Object.entries(`+string(text)+`)) write.objectStore("files").put(text, name);
			write.oncomplete = () => done(true);
			write.onabort = () => fail(write.error);
		};
	})`)
	return err
}

// stroke is the times of a stroke in milliseconds: from the press to the changed text, to the board, to the findings.
type stroke struct{ From, Text, Board, Checked float64 }

// strokeLimit is the longest time that a stroke may take.
const strokeLimit = 20 * time.Second

// nothing is the time after which a stroke has changed nothing.
const nothing = 500 * time.Millisecond

// make makes a stroke and waits for its findings. It reports whether the stroke changed something.
func (t *tab) make(press ...chromedp.Action[chromedp.Void]) (bool, error) {
	if _, err := ask[bool](t, "figures.begin(), true"); err != nil {
		return false, err
	}
	start := time.Now()
	if err := t.do(press...); err != nil {
		return false, err
	}
	for {
		late := time.Since(start) > nothing
		ended, err := ask[bool](t, fmt.Sprintf("figures.ended(%t && !figures.changed())", late))
		if err != nil || ended {
			return time.Since(start) < nothing || !late, err
		}
		if time.Since(start) > strokeLimit {
			return false, fmt.Errorf("a stroke has no findings after %s", strokeLimit)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// pause waits as a person does between strokes: the project is judged meanwhile, or is not yet.
func (t *tab) pause() {
	wait := time.Duration(50+t.rand.IntN(850)) * time.Millisecond
	if t.hurry {
		wait = 0
	}
	time.Sleep(wait)
}

// place is a point of the window.
type place struct{ X, Y float64 }

// hexes returns the middles of hexes in rows without units.
func (t *tab) hexes() ([]place, error) {
	return ask[[]place](t, `[...document.querySelectorAll('[data-hex]')]
		.filter(h => /^[^,]*$|^[A-Za-z]+\d+, (Countryside|Plain|Open)[^,]*$/.test(h.getAttribute("aria-label"))).map(h => {
			const r = h.getBoundingClientRect();
			return {X: r.x + r.width / 2, Y: r.y + r.height / 2};
		})`)
}

// pick picks a piece of the tray.
func (t *tab) pick(name string) error {
	return t.until(fmt.Sprintf(`(e => e && (e.getAttribute("aria-pressed") === "true" || (e.dataset.figures !== "clicked" &&
		(e.click(), e.dataset.figures = "clicked", setTimeout(() => delete e.dataset.figures, 300)), false)))(
		[...document.querySelectorAll(".entry")].find(e => e.innerText.startsWith(%q)))`, name))
}

// tabOf shows a tab of the right column.
func (t *tab) tabOf(id string) error {
	return t.until(fmt.Sprintf(`(b => b && (b.click(), true))(document.getElementById("tab-%s"))`, id))
}

// grounds are the pieces that strokes paint in turn, so that each stroke changes something.
var grounds = []string{"Woods", "Hill"}

// paintTargets is the number of hexes that strokes paint: the board stays a normal one.
const paintTargets = 8

// paint makes strokes on the board.
func (t *tab) paint(n int) error {
	list, err := t.paintable()
	if err != nil {
		return err
	}
	for i := range n {
		if i%len(list) == 0 {
			if err := t.pick(grounds[i/len(list)%len(grounds)]); err != nil {
				return err
			}
		}
		p := list[i%len(list)]
		if _, err := t.make(chromedp.MouseClickXY(p.X, p.Y)); err != nil {
			return err
		}
		t.pause()
	}
	return nil
}

// paintable returns some hexes that can be painted.
func (t *tab) paintable() ([]place, error) {
	if err := t.until(`(b => b && (b.click(), true))([...document.querySelectorAll(".tray .segments button")]
		.find(b => b.innerText.startsWith("Ground")))`); err != nil {
		return nil, err
	}
	list, err := t.hexes()
	if err == nil && len(list) < paintTargets {
		err = fmt.Errorf("the board has only %d free hexes", len(list))
	}
	if err != nil {
		return nil, err
	}
	t.rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list[:paintTargets], nil
}

// write types into the story of the adventure, and takes each letter back.
func (t *tab) write(n int) error {
	if err := t.tabOf("text"); err != nil {
		return err
	}
	const story = `[...document.querySelector(".editor")?.shadowRoot?.querySelectorAll(".cm-line") ?? []].find(
		l => l.textContent.startsWith("background"))`
	if err := t.until(story + " !== undefined"); err != nil {
		return err
	}
	line, err := ask[place](t, `(r => ({X: r.x + 60, Y: r.y + 1.5 * r.height}))(`+story+`.getBoundingClientRect())`)
	if err != nil {
		return err
	}
	if err := t.do(chromedp.MouseClickXY(line.X, line.Y)); err != nil {
		return err
	}
	for i := range n {
		if _, err := t.make(chromedp.KeyEvent([]string{"x", kb.Backspace}[i%2])); err != nil {
			return err
		}
		t.pause()
	}
	return t.tabOf("findings")
}

// drag paints along a line over the board, and returns the times between frames meanwhile.
func (t *tab) drag(rounds int) ([]float64, error) {
	for i := range rounds {
		if err := t.pick(grounds[i%len(grounds)]); err != nil {
			return nil, err
		}
		r, err := ask[struct{ X, Y, W, H float64 }](t, `(r => ({X: r.x, Y: r.y, W: r.width, H: r.height}))(
			document.querySelector(".picture").getBoundingClientRect())`)
		if err != nil {
			return nil, err
		}
		y := r.Y + r.H*(0.25+0.5*t.rand.Float64())
		if _, err := ask[bool](t, "figures.startFrames(), true"); err != nil {
			return nil, err
		}
		steps := []chromedp.Action[chromedp.Void]{
			chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, r.X+r.W*0.1, y),
			chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, r.X+r.W*0.1, y, chromedp.ButtonLeft),
		}
		for i := range 80 {
			steps = append(steps, chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved,
				r.X+r.W*(0.1+0.8*float64(i)/80), y, chromedp.ButtonLeft), chromedp.Func(
				func(context.Context, *chromedp.Target) error { time.Sleep(16 * time.Millisecond); return nil }))
		}
		steps = append(steps, chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, r.X+r.W*0.9, y,
			chromedp.ButtonLeft))
		if err := t.do(steps...); err != nil {
			return nil, err
		}
		if _, err := ask[bool](t, "figures.stopFrames(), true"); err != nil {
			return nil, err
		}
		if err := t.undoAll(); err != nil {
			return nil, err
		}
	}
	return ask[[]float64](t, "figures.frames")
}

// undoAll takes all changes back.
func (t *tab) undoAll() error {
	return t.until(`(b => b && (b.ariaDisabled === "true" || b.disabled || (b.click(), false)))([...document.querySelectorAll(".top button")]
		.find(b => b.innerText === "Undo"))`)
}

// strokes returns the strokes so far, and forgets them.
func (t *tab) strokes() ([]stroke, error) {
	return ask[[]stroke](t, `figures.strokes.splice(0).map(s => ({
		From: s.from, Text: s.text - s.from, Board: s.board - s.from, Checked: s.checked - s.from}))`)
}

// workers returns the memory of the core in each worker, in bytes.
func (t *tab) workers() ([]float64, error) {
	return ask[[]float64](t, `new Promise(done => {
		const asked = new BroadcastChannel("muster-studio-memory"), list = [];
		asked.onmessage = e => list.push(e.data.bytes);
		asked.postMessage("ask");
		setTimeout(() => { asked.close(); done(list); }, 2000);
	})`)
}

// memory returns the memory of the core in all workers, in bytes.
func (t *tab) memory() (float64, error) {
	list, err := t.workers()
	sum := 0.0
	for _, bytes := range list {
		sum += bytes
	}
	return sum, err
}
