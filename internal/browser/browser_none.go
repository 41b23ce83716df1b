//go:build js || nopdf

package browser

import (
	"context"
	"runtime"

	"muster/report"
)

// Browser is a running browser. A program in a web page, or one built without PDF, starts none.
type Browser struct{}

// Find returns an error: this program cannot start a browser.
func Find() (string, error) { return "", unstarted() }

// Open returns an error: this program cannot start a browser.
func Open(context.Context, Options) (*Browser, error) { return nil, unstarted() }

// Close does nothing.
func (b *Browser) Close() {}

// PDF is never called: there is no browser.
func (b *Browser) PDF(string, []byte) ([]byte, error) { return nil, unstarted() }

// Anchors is never called: there is no browser.
func (b *Browser) Anchors(string, []byte) (map[string]int, error) { return nil, unstarted() }

// Picture is never called: there is no browser.
func (b *Browser) Picture(string, []byte, int64) ([]byte, error) { return nil, unstarted() }

// unstarted returns the error that no browser can be started, with a hint.
func unstarted() error {
	const html = "print with --format html, and let your own browser make the PDF"
	if runtime.GOOS != "js" {
		return none{report.Wrongf(html+"; or build Muster without -tags nopdf",
			"PDF and PNG are not in this build of Muster (-tags nopdf)")}
	}
	return none{report.Wrongf(html, "PDF and PNG need a Chromium, which cannot be started from here")}
}
