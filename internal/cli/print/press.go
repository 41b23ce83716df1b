package print

import (
	"context"
	"sync"

	"muster/internal/browser"
	"muster/internal/cli/cliutil"
)

// The formats of sheets.
const (
	both     = "both" // short for markdown,html
	markdown = cliutil.Markdown
	html     = cliutil.HTML
	pdf      = "pdf"
	svg      = "svg"
	png      = "png"
	packed   = "zip"
	machines = "json"
)

// formats lists the formats.
func formats() []string { return []string{markdown, html, pdf, svg, png, packed, machines} }

// pictureWidth is the width of a map picture in pixels: every hex is readable, and forums accept it.
const pictureWidth = 1600

// file is a file made from a sheet.
type file struct {
	name string
	text []byte
}

// making finishes the files of a sheet: the work of a browser.
type making func() ([]file, error)

// ready returns files that are already complete.
func ready(files []file, err error) making { return func() ([]file, error) { return files, err } }

// press makes the files of sheets. A run uses one browser, which starts with the first file that needs it.
type press struct {
	flags printFlags
	none  bool // no browser: formats that need one are left out
	tabs  chan struct{}

	running func() (*browser.Browser, error) // the browser, started at first use
	opened  *browser.Browser
	stop    context.CancelFunc // cancels the browser's work
	working sync.WaitGroup     // background work
}

// newPress checks the requirements of a format before any file is written. Without a browser, an archive leaves out the
// files that need one, and says so.
func (a *app) newPress(ctx context.Context, flags printFlags) (*press, error) {
	p := &press{flags: flags, tabs: make(chan struct{}, flags.tabs)}
	ctx, p.stop = context.WithCancel(ctx)
	options := browser.Options{Limit: flags.browserLimit}
	p.running = sync.OnceValues(func() (*browser.Browser, error) {
		var err error
		p.opened, err = browser.Open(ctx, options)
		return p.opened, err
	})
	if !flags.has(pdf, png, packed) {
		return p, nil
	}
	found, err := browser.Find()
	switch {
	case err == nil:
		options.Program = found
	case flags.has(pdf, png) || !browser.None(err):
		p.stop()
		return nil, err
	default:
		p.none = true
		a.Complain("muster: ", "the zip file has no PDF and no PNG: no Chromium was found")
	}
	return p, nil
}

// close cancels pending work and closes the browser.
func (p *press) close() {
	p.stop()
	p.working.Wait()
	if p.opened != nil {
		p.opened.Close()
	}
}

// Work starts in the background; the returned function waits for it.
func (p *press) beside(work making) making {
	var files []file
	var err error
	done := make(chan struct{})
	p.working.Go(func() {
		files, err = work()
		close(done)
	})
	return func() ([]file, error) {
		<-done
		return files, err
	}
}

// with runs work with the browser, within the limit on parallel work.
func (p *press) with(work func(*browser.Browser) ([]byte, error)) ([]byte, error) {
	p.tabs <- struct{}{}
	defer func() { <-p.tabs }()
	b, err := p.running()
	if err != nil {
		return nil, err
	}
	return work(b)
}

// files returns the files of a sheet: all, or an error. Work without the browser is done on return.
func (p *press) files(name string, l leaf) making {
	if p.flags.poster != "" {
		return p.posterFiles(name+".poster", l)
	}
	if l.part != nil {
		return p.pageFiles(name+"."+l.part.Name, l.part.Of(l.Entry, l.look))
	}
	parts := make([]making, 0, len(p.flags.formats))
	for _, format := range p.flags.formats {
		if drawable(l.Entry) || format != svg && format != png {
			parts = append(parts, p.sheet(format, name, l))
		}
	}
	return joined(parts)
}

// sheet returns the files of a sheet in a format.
func (p *press) sheet(format, name string, l leaf) making {
	switch format {
	case html:
		return ready([]file{{name + ".html", l.page().HTML()}}, nil)
	case pdf:
		return p.pdf(name, l.page().HTML())
	case svg:
		return ready([]file{{name + ".svg", l.picture()}}, nil)
	case png:
		return p.png(name, l)
	case machines:
		text, err := l.pages.JSON(l.Entry, l.look)
		return ready([]file{{name + ".json", text}}, err)
	case packed:
		return p.pack(name, l)
	}
	return ready([]file{{name + ".md", l.page().Markdown()}}, nil)
}

// joined combines several makings.
func joined(parts []making) making {
	return func() ([]file, error) {
		var out []file
		for _, part := range parts {
			files, err := part()
			if err != nil {
				return nil, err
			}
			out = append(out, files...)
		}
		return out, nil
	}
}

// pageFiles returns a page as HTML, as PDF or as both.
func (p *press) pageFiles(name string, page []byte) making {
	var parts []making
	for _, format := range p.flags.formats {
		if format == pdf {
			parts = append(parts, p.pdf(name, page))
		} else {
			parts = append(parts, ready([]file{{name + ".html", page}}, nil))
		}
	}
	return joined(parts)
}

// pdf returns a page as a PDF.
func (p *press) pdf(name string, page []byte) making {
	return func() ([]file, error) {
		text, err := p.with(func(b *browser.Browser) ([]byte, error) { return b.PDF(name, page) })
		return []file{{name + ".pdf", text}}, err
	}
}

// png returns the picture of a definition as a PNG.
func (p *press) png(name string, l leaf) making {
	drawing := l.picture()
	return func() ([]file, error) {
		text, err := p.with(func(b *browser.Browser) ([]byte, error) { return b.Picture(name, drawing, pictureWidth) })
		return []file{{name + ".png", text}}, err
	}
}
