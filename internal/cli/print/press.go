package print

import (
	"context"
	"sync"

	"muster/internal/browser"
	"muster/internal/cli/shell"
)

// The formats that sheets are printed in.
const (
	both     = "both" // short for markdown,html
	markdown = shell.Markdown
	html     = shell.HTML
	pdf      = "pdf"
	svg      = "svg"
	png      = "png"
	packed   = "zip"
	machines = "json"
)

// formats lists them.
func formats() []string { return []string{markdown, html, pdf, svg, png, packed, machines} }

// pictureWidth is how many pixels wide the picture of a map is: enough to read every hex, and what forums take.
const pictureWidth = 1600

// file is a file that is made of a sheet.
type file struct {
	name string
	text []byte
}

// making is the rest of the work on the files of a sheet: what a browser has to do.
type making func() ([]file, error)

// ready are files that want nothing more.
func ready(files []file, err error) making { return func() ([]file, error) { return files, err } }

// press makes files of sheets. All that a browser makes in a run is made by one, which starts with the first.
type press struct {
	flags printFlags
	none  bool // there is no browser, and what wants one is left out
	tabs  chan struct{}

	running func() (*browser.Browser, error) // the browser, which is started by whoever first asks
	opened  *browser.Browser
	stop    context.CancelFunc // ends what the browser is at
	working sync.WaitGroup     // what is done beside the sheets
}

// newPress sees that what a format needs is there, before anything is written. An archive goes without what wants a
// browser where there is none, which is said: all else that is shared is in it.
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

// close ends what is still under way, and the browser.
func (p *press) close() {
	p.stop()
	p.working.Wait()
	if p.opened != nil {
		p.opened.Close()
	}
}

// beside begins work that is done beside the sheets, and gives what waits for it.
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

// with does something with the browser, as one of as many as may do so at once.
func (p *press) with(work func(*browser.Browser) ([]byte, error)) ([]byte, error) {
	p.tabs <- struct{}{}
	defer func() { <-p.tabs }()
	b, err := p.running()
	if err != nil {
		return nil, err
	}
	return work(b)
}

// files are the files of a sheet: all, or an error. What wants no browser is done when it returns.
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

// sheet are the files of a sheet in a format.
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

// joined are the files of several makings.
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

// pageFiles are the files of a page that is written as HTML, as PDF or as both.
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

// pdf is a page as a PDF.
func (p *press) pdf(name string, page []byte) making {
	return func() ([]file, error) {
		text, err := p.with(func(b *browser.Browser) ([]byte, error) { return b.PDF(name, page) })
		return []file{{name + ".pdf", text}}, err
	}
}

// png is the picture of a definition in pixels.
func (p *press) png(name string, l leaf) making {
	drawing := l.picture()
	return func() ([]file, error) {
		text, err := p.with(func(b *browser.Browser) ([]byte, error) { return b.Picture(name, drawing, pictureWidth) })
		return []file{{name + ".png", text}}, err
	}
}
