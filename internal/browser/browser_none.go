//go:build js || nopdf

package browser

import (
	"context"
	"runtime"

	"muster/report"
)

// Browser is a browser that runs. A program in a web page, or one that was built without PDF, starts none.
type Browser struct{}

// Find finds none: this program starts no other.
func Find() (string, error) { return "", unstarted() }

// Open refuses: this program starts no other.
func Open(context.Context, Options) (*Browser, error) { return nil, unstarted() }

// Close has nothing to end.
func (b *Browser) Close() {}

// PDF is never asked: there is no browser.
func (b *Browser) PDF(string, []byte) ([]byte, error) { return nil, unstarted() }

// Anchors is never asked: there is no browser.
func (b *Browser) Anchors(string, []byte) (map[string]int, error) { return nil, unstarted() }

// Picture is never asked: there is no browser.
func (b *Browser) Picture(string, []byte, int64) ([]byte, error) { return nil, unstarted() }

// unstarted says that no browser can be started, and what to do about it.
func unstarted() error {
	const html = "print with --format html, and let your own browser make the PDF"
	if runtime.GOOS != "js" {
		return none{report.Wrongf(html+"; or build Muster without -tags nopdf",
			"PDF and PNG are not in this build of Muster (-tags nopdf)")}
	}
	return none{report.Wrongf(html, "PDF and PNG need a Chromium, which cannot be started from here")}
}
