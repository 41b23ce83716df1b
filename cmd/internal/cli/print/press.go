package print

import (
	"context"
	"fmt"

	"muster/cmd/internal/browser"
	"muster/sheet"
)

// The formats that sheets are printed in.
const (
	both     = "both"
	markdown = "markdown"
	html     = "html"
	pdf      = "pdf"
	svg      = "svg"
	png      = "png"
	packed   = "zip"
	machines = "json"
)

// Formats lists them.
func Formats() []string { return []string{both, markdown, html, pdf, svg, png, packed, machines} }

// pictureWidth is how many pixels wide the picture of a map is: enough to read every hex, and what forums take.
const pictureWidth = 1600

// file is a file that is made of a sheet.
type file struct {
	name string
	text []byte
}

// press makes files of sheets. All that a browser makes in a run is made by one, which starts with the first.
type press struct {
	ctx     context.Context
	flags   printFlags
	browser browser.Options
	none    bool // there is no browser, and what wants one is left out
	opened  *browser.Browser
}

// newPress sees that what a format needs is there, before anything is written. An archive goes without what wants a
// browser where there is none, which is said: all else that is shared is in it.
func (a *app) newPress(ctx context.Context, flags printFlags) (*press, error) {
	p := &press{ctx: ctx, flags: flags, browser: browser.Options{Limit: flags.browserLimit}}
	if flags.format != pdf && flags.format != png && flags.format != packed {
		return p, nil
	}
	found, err := browser.Find()
	switch {
	case err == nil:
		p.browser.Program = found
	case flags.format != packed || !browser.None(err):
		return nil, err
	default:
		p.none = true
		a.Complain("muster: ", "there is no PDF and no PNG in what is packed: no Chromium was found")
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
func (p *press) files(name string, l leaf) ([]file, error) {
	if p.flags.poster != "" {
		return p.posterFiles(name+".poster", l)
	}
	if l.part != nil {
		return p.partFiles(name+"."+l.part.Name, l)
	}
	switch p.flags.format {
	case markdown:
		return []file{{name + ".md", l.page().Markdown()}}, nil
	case html:
		return []file{{name + ".html", l.page().HTML()}}, nil
	case pdf:
		text, err := p.pdf(name, l.page())
		return []file{{name + ".pdf", text}}, err
	case svg:
		text, err := drawn(l)
		return []file{{name + ".svg", text}}, err
	case png:
		text, err := p.png(name, l)
		return []file{{name + ".png", text}}, err
	case machines:
		text, err := forMachines(l)
		return []file{{name + ".json", text}}, err
	case packed:
		text, err := p.pack(name, l)
		return []file{{name + ".zip", text}}, err
	}
	page := l.page()
	return []file{{name + ".md", page.Markdown()}, {name + ".html", page.HTML()}}, nil
}

// drawn is the picture of a definition that has one.
func drawn(l leaf) ([]byte, error) {
	if text := l.picture(); text != nil {
		return text, nil
	}
	return nil, fmt.Errorf("%s has no map that can be drawn", l.Doc.File.Name)
}

// pdf is a sheet as a PDF.
func (p *press) pdf(name string, page sheet.Page) ([]byte, error) {
	b, err := p.running()
	if err != nil {
		return nil, err
	}
	return b.PDF(name, page.HTML())
}

// png is the picture of a definition in pixels.
func (p *press) png(name string, l leaf) ([]byte, error) {
	text, err := drawn(l)
	if err != nil {
		return nil, err
	}
	b, err := p.running()
	if err != nil {
		return nil, err
	}
	return b.Picture(name, text, pictureWidth)
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
