//go:build !js && !nopdf

package browser

import (
	"context"
	"sync"

	"github.com/chromedp/chromedp"
)

// tab is a browser tab, which shows one page after another: a new tab starts a process, which takes longer than most
// pages.
type tab struct {
	ctx   context.Context
	close func()
	shown int // pages so far
}

// mostShown is the maximum number of pages of a tab, to limit the memory of its process.
const mostShown = 64

// tabs is the pool of idle tabs.
type tabs struct {
	sync.Mutex
	idle []*tab
}

// take returns an idle tab.
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

// give returns a tab to the pool if its page succeeded, otherwise closes it.
func (all *tabs) give(t *tab, well bool) {
	if t.shown++; !well || t.shown == mostShown {
		t.close()
		return
	}
	all.Lock()
	defer all.Unlock()
	all.idle = append(all.idle, t)
}

// clear leaves a page with its scripts and their state: the next page is a new document. It opens a tab that is new:
// within the timeout of its first page, but not with its context, which would close the tab.
func (t *tab) clear(ctx context.Context) error {
	if t.shown > 0 {
		return chromedp.Do(ctx, chromedp.Navigate("about:blank"))
	}
	stop := context.AfterFunc(ctx, t.close)
	defer stop()
	return chromedp.Do(t.ctx)
}
