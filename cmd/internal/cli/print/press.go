package print

import (
	"context"

	"muster/cmd/internal/browser"
	"muster/sheet"
)

// The formats that sheets are printed in.
const (
	both     = "both"
	markdown = "markdown"
	html     = "html"
	pdf      = "pdf"
)

// Formats lists them.
func Formats() []string { return []string{both, markdown, html, pdf} }

// file is a file that is made of a sheet.
type file struct {
	name string
	text []byte
}

// press makes files of sheets. All PDFs of a run are made by one browser, which starts with the first.
type press struct {
	ctx     context.Context
	flags   printFlags
	browser browser.Options
	opened  *browser.Browser
}

// newPress sees that what a format needs is there, before anything is written.
func (a *app) newPress(ctx context.Context, flags printFlags) (*press, error) {
	p := &press{ctx: ctx, flags: flags, browser: browser.Options{Limit: flags.browserLimit}}
	if flags.format == pdf {
		found, err := browser.Find()
		if err != nil {
			return nil, err
		}
		p.browser.Program = found
	}
	return p, nil
}

// close ends the browser.
func (p *press) close() {
	if p.opened != nil {
		p.opened.Close()
	}
}

// files are the files of a sheet: all, or an error.
func (p *press) files(name string, page sheet.Page) ([]file, error) {
	switch p.flags.format {
	case markdown:
		return []file{{name + ".md", page.Markdown()}}, nil
	case html:
		return []file{{name + ".html", page.HTML()}}, nil
	case pdf:
		text, err := p.pdf(name, page)
		return []file{{name + ".pdf", text}}, err
	}
	return []file{{name + ".md", page.Markdown()}, {name + ".html", page.HTML()}}, nil
}

// pdf is a sheet as a PDF.
func (p *press) pdf(name string, page sheet.Page) ([]byte, error) {
	b, err := p.running()
	if err != nil {
		return nil, err
	}
	return b.PDF(name, page.HTML())
}

// running is the browser, which is started now if it has not been.
func (p *press) running() (*browser.Browser, error) {
	if p.opened == nil {
		b, err := browser.Open(p.ctx, p.browser)
		if err != nil {
			return nil, err
		}
		p.opened = b
	}
	return p.opened, nil
}
