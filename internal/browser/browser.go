//go:build !js && !nopdf

package browser

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/chromedp/chromedp"
)

// Browser is a running browser.
type Browser struct {
	ctx     context.Context // of chromedp: ends with the browser, for any reason
	from    context.Context // the context of Open; it ends when the user cancels
	end     func()
	options Options
	tabs    tabs
}

// Open starts a browser. It runs until Close, or until the context ends. Ctrl-C and similar signals also end it, so
// that no Chromium profile is left behind.
func Open(ctx context.Context, options Options) (*Browser, error) {
	if options.Limit <= 0 {
		options.Limit = Limit
	}
	if options.Program == "" {
		found, err := Find()
		if err != nil {
			return nil, err
		}
		options.Program = found
	}
	// Catch signals before the profile folder exists, and until it is removed.
	from, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	scratch, err := newScratch()
	if err != nil {
		stop()
		return nil, fmt.Errorf("%s has no place for its files: %w", options.Program, err)
	}
	limited, endLimited := context.WithCancel(from)
	processes := &group{}
	alloc, endAll := chromedp.NewExecAllocator(limited,
		append(flags(options.Program, scratch), chromedp.ModifyCmdFunc(processes.lead))...)
	tab, endTab := chromedp.NewContext(alloc, chromedp.WithErrorf(func(string, ...any) {})) // Run returns errors
	b := &Browser{ctx: tab, from: from, options: options}
	b.end = func() {
		endTab()
		endAll()
		processes.end()
		endLimited()
		scratch.remove()
		stop()
	}
	// The browser lives as long as the context that starts it, so the start needs a timer, not a deadline.
	late := time.AfterFunc(options.Limit, endLimited)
	err = chromedp.Do(tab)
	inTime := late.Stop()
	interrupted := from.Err() != nil
	if err == nil && inTime && !interrupted {
		return b, nil
	}
	b.Close()
	switch {
	case interrupted:
		return nil, ErrInterrupted
	case !inTime:
		return nil, fmt.Errorf("%s did not start within %s and was ended", options.Program, options.Limit)
	}
	return nil, fmt.Errorf("%s did not start: %s", options.Program, reason(err))
}

// Close ends the browser, and waits until its processes and its profile are gone.
func (b *Browser) Close() {
	b.end()
}

// flags returns the start flags of the browser. chromedp communicates through a pipe: no port is opened.
func flags(program string, files *scratch) []chromedp.ExecAllocatorOption {
	return append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(program),
		chromedp.Env("TMPDIR="+files.folder),
		chromedp.UserDataDir(filepath.Join(files.folder, "profile")),
		// A page comes through the pipe and is self-contained: the browser resolves no name and contacts no address.
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND"),
		chromedp.Flag("proxy-server", "http://muster.invalid:1"),
		chromedp.Flag("proxy-bypass-list", "<-loopback>"),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("no-pings", true),
		chromedp.Flag("disable-features",
			"Translate,BlinkGenPropertyTrees,OptimizationHints,MediaRouter,DialMediaRouteProvider,AutofillServerCommunication"),
		// Rendering must not depend on the machine's screen or graphics card.
		chromedp.Flag("disable-gpu", true),
		chromedp.Flag("user-agent", "Muster"), // a PDF names it as its maker
		chromedp.Flag("force-device-scale-factor", "1"),
		chromedp.Flag("font-render-hinting", "none"),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("mute-audio", true),
	)
}

// mostReason is the maximum length of a browser's error in messages.
const mostReason = 300

// reason returns a browser's error on one line.
func reason(err error) string {
	said := strings.Join(strings.Fields(err.Error()), " ")
	if len(said) > mostReason {
		said = said[:mostReason] + " ..."
	}
	return said
}

// failed returns the error for work that did not finish within a context; the error names the work by what.
func (b *Browser) failed(ctx context.Context, what string, err error) error {
	switch {
	case err == nil:
		return nil
	case b.from.Err() != nil:
		return ErrInterrupted
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return fmt.Errorf("%s took longer than %s to print %s", b.options.Program, b.options.Limit, what)
	}
	return fmt.Errorf("%s could not print %s: %s", b.options.Program, what, reason(err))
}

// Hurry sets another timeout for later pages.
func (b *Browser) Hurry(limit time.Duration) { b.options.Limit = limit }
