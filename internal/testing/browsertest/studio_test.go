package browsertest

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"muster/editor"
	"muster/internal/browser"
	"muster/internal/editor/words"
	"muster/internal/games"
	"muster/internal/studio/disk"
	"muster/internal/studio/requests"
	"muster/internal/studio/web"
	projectdisk "muster/schema/project/disk"
	"muster/studio"
)

// desk is a browser window with the page of Studio over a project. The static site has no folders: dir and state are
// empty.
type desk struct {
	t   *testing.T
	ctx context.Context
	dir string
	// state is the folder of drafts, and base the address of the page without its token.
	state, base string
	// narrow is the window in which axe runs next in the gate.
	narrow bool
}

// openStudio serves a project with one shipped map and opens the page.
func openStudio(t *testing.T, id string) *desk { return openStudioOn(t, "map", id) }

// openStudioOn serves a project with one shipped definition and opens the page.
func openStudioOn(t *testing.T, kind, id string) *desk {
	t.Helper()
	return openProject(t, kind+" "+id)
}

// openProject serves a project with some shipped definitions, each a kind and an id, and opens the page.
func openProject(t *testing.T, shipped ...string) *desk {
	t.Helper()
	dir, state, link := serveProject(t, shipped...)
	d := newDesk(t, link)
	d.dir, d.state = dir, state
	d.base, _, _ = strings.Cut(link, "?")
	return d
}

// serveProject serves a project with some shipped definitions. It returns its folder, the folder of
// drafts, and the link to the page.
func serveProject(t *testing.T, shipped ...string) (dir, state, link string) {
	t.Helper()
	open(t) // skips
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	write(t, dir, ".muster.toml", nil)
	for _, s := range shipped {
		kind, id, _ := strings.Cut(s, " ")
		write(t, dir, id+"."+kind+".toml", games.Catalogs().LibraryFile(kind, id).Text)
	}
	state = t.TempDir()
	store, err := disk.Open(disk.Options{Folder: dir, State: state, Kinds: games.Kinds()})
	if err != nil {
		t.Fatal(err)
	}
	listener, err := web.Listen(0)
	if err != nil {
		t.Fatal(err)
	}
	server := web.New(web.Options{Page: studio.Page(), Store: store, Editor: func() editor.Options {
		return editor.Options{
			Files: projectdisk.Files{}, Catalogs: games.Catalogs(), Checks: games.Checks(), Known: games.Known(),
			Workers: 1, Today: func() string { return "2026-11-30" }, Methods: requests.New().Methods(),
			Games: func(name string) *words.Game { return &games.Named(name).Editor },
		}
	}}, listener.Addr())
	go server.Serve(listener)
	t.Cleanup(func() {
		server.Close()
		store.Close()
	})
	return dir, state, server.Link()
}

// desks is the browser of all tests of Studio. Each test has a profile of its own in it.
var desks struct {
	once  sync.Once
	ctx   context.Context
	close func()
	err   error
}

func openDesks() {
	program, err := browser.Find()
	if err != nil {
		desks.err = err
		return
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(program), chromedp.NoSandbox,
		chromedp.WindowSize(1440, 900))
	ctx, closeBrowser := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, closeTab := chromedp.NewContext(ctx)
	desks.ctx, desks.err = ctx, chromedp.Do(ctx)
	desks.close = func() {
		closeTab()
		closeBrowser()
	}
}

// newDesk opens an address in a new profile of the browser.
func newDesk(t *testing.T, url string) *desk {
	t.Helper()
	desks.once.Do(openDesks)
	if desks.err != nil {
		t.Fatal(desks.err)
	}
	ctx, closeProfile := chromedp.NewContext(desks.ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(closeProfile)
	d := &desk{t: t, ctx: ctx}
	focused := emulation.SetFocusEmulationEnabledParams{Enabled: true} // the page gets the events of the focus
	d.do(chromedp.Navigate("about:blank"))
	if _, err := chromedp.Call(ctx, emulation.SetFocusEmulationEnabled, focused); err != nil {
		t.Fatal(err)
	}
	d.do(chromedp.Navigate(url))
	return d
}

func (d *desk) do(actions ...chromedp.Action[chromedp.Void]) {
	d.t.Helper()
	if err := chromedp.Do(d.ctx, actions...); err != nil {
		d.t.Fatal(err)
	}
}

// beforeLoad runs a script before those of each page that is loaded from now on.
func (d *desk) beforeLoad(script string) {
	d.t.Helper()
	p := page.AddScriptToEvaluateOnNewDocumentParams{Source: script}
	if _, err := chromedp.Call(d.ctx, page.AddScriptToEvaluateOnNewDocument, p); err != nil {
		d.t.Fatal(err)
	}
}

// reload loads the page again.
func (d *desk) reload() {
	d.t.Helper()
	d.do(chromedp.Reload())
}

// until waits until an expression is true. It may click: it is evaluated until it is true, and not again.
// An expression that throws is not true yet; the test that waits in vain tells what was thrown last.
func (d *desk) until(expression string) {
	d.t.Helper()
	const limit = 2 * time.Minute
	ctx, stop := context.WithTimeout(d.ctx, limit)
	defer stop()
	script := `new Promise((done, fail) => {
		let thrown = "never true";
		const end = setTimeout(() => fail(thrown), ` + fmt.Sprint((limit - time.Second).Milliseconds()) + `);
		const is = () => { try { return (` + expression + `) } catch (error) { thrown = error } };
		const look = () => is() ? (clearTimeout(end), done(true)) : setTimeout(look, 5);
		look() })`
	_, err := chromedp.Run(ctx, chromedp.Evaluate[bool](script, func(e *runtime.EvaluateParams) {
		e.AwaitPromise = new(true)
	}))
	if err != nil {
		d.t.Fatalf("%s: %v", expression, err)
	}
}

// says waits until the label of a hex contains words.
func (d *desk) says(hex, words string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`document.querySelector('[data-label="%s"]')?.getAttribute("aria-label").includes("%s")`,
		hex, words))
}

// press presses a key with Ctrl.
func (d *desk) press(key string) {
	d.t.Helper()
	d.until(fmt.Sprintf(
		`[dispatchEvent(new KeyboardEvent("keydown", {key: "%s", ctrlKey: true, cancelable: true}))]`, key))
}

// choose clicks the first of some buttons whose text begins with a word, as soon as it is there.
func (d *desk) choose(buttons, word string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`(b => b && [b.click()])([...document.querySelectorAll("%s")].find(b =>
		b.innerText.startsWith("%s")))`, buttons, word))
}

// TestStudioKeyboard opens a map, paints hexes with the keyboard, undoes and saves. The file has the painted hexes and
// is otherwise unchanged.
func TestStudioKeyboard(t *testing.T) {
	t.Parallel()
	d := openStudio(t, "two-oaks")
	path := filepath.Join(d.dir, "two-oaks.map.toml")
	before := string(read(t, path))
	const unsaved = `document.querySelector("h1 .dot") !== null`
	d.choose(".cards button", "")
	d.choose(".tray .segments button", "Ground")
	d.choose(".entry", "Woods")
	d.until(`(h => h && [h.focus()])(document.querySelector('[data-label="C3"]'))`)
	d.do(chromedp.KeyEvent(kb.Enter))
	d.says("C3", "Woods")
	d.do(chromedp.KeyEvent(kb.ArrowRight), chromedp.KeyEvent(kb.Enter))
	d.says("D3", "Woods")
	d.press("z")
	d.press("z")
	d.until("!(" + unsaved + ")")
	d.press("y")
	d.says("C3", "Woods")
	d.until(unsaved)
	d.press("s")
	d.until("!(" + unsaved + ")")
	after := string(read(t, path))
	if strings.Count(after, "W") != strings.Count(before, "W")+1 || len(after) != len(before) {
		t.Errorf("the file was\n%sand is\n%s", before, after)
	}
}
