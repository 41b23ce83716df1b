package browser

import (
	"context"

	"muster/report"
)

// Browser is a browser that runs. A program in a web page starts none.
type Browser struct{}

// Open refuses: a program in a web page starts no other.
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
	return none{report.Wrongf("print with --format html, and let your own browser make the PDF",
		"PDF and PNG need a Chromium, which cannot be started from here")}
}
