//go:build !js && !nopdf

package browser

import (
	"context"
	"sync"

	"github.com/chromedp/chromedp"
)

// tab is a tab of the browser, which shows one page after another: a new one starts a process, and that takes longer
// than most pages do.
type tab struct {
	ctx   context.Context
	close func()
	shown int // pages so far
}

// mostShown is how many pages a tab shows, so that what its process keeps of them stays small.
const mostShown = 64

// tabs are those that show nothing at the moment.
type tabs struct {
	sync.Mutex
	idle []*tab
}

// take is a tab that shows nothing.
func (all *tabs) take(browser context.Context) *tab {
	all.Lock()
	defer all.Unlock()
	if n := len(all.idle); n > 0 {
		t := all.idle[n-1]
		all.idle = all.idle[:n-1]
		return t
	}
	ctx, closeTab := chromedp.NewContext(browser)
	return &tab{ctx: ctx, close: closeTab}
}

// give takes back a tab whose page came to its end. One in which something went wrong is closed.
func (all *tabs) give(t *tab, well bool) {
	if t.shown++; !well || t.shown == mostShown {
		t.close()
		return
	}
	all.Lock()
	defer all.Unlock()
	all.idle = append(all.idle, t)
}

// clear leaves a page behind, with its scripts and whatever they have set: what follows is a document of its own. A tab
// that has shown none is opened: within the time of its first page, but not by its context, with which it would end.
func (t *tab) clear(ctx context.Context) error {
	if t.shown > 0 {
		return chromedp.Do(ctx, chromedp.Navigate("about:blank"))
	}
	stop := context.AfterFunc(ctx, t.close)
	defer stop()
	return chromedp.Do(t.ctx)
}
