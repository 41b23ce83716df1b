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

// renderer makes the files of sheets. A run uses one browser, which starts with the first file that needs it.
type renderer struct {
	flags printFlags
	none  bool // no browser: formats that need one are left out
	tabs  chan struct{}

	running func() (*browser.Browser, error) // the browser, started at first use
	opened  *browser.Browser
	stop    context.CancelFunc // cancels the browser's work
	working sync.WaitGroup     // background work
}

// newRenderer checks the requirements of a format before any file is written. Without a browser, an archive leaves out
// the files that need one, and says so.
func (a *app) newRenderer(ctx context.Context, flags printFlags) (*renderer, error) {
	r := &renderer{flags: flags, tabs: make(chan struct{}, flags.tabs)}
	ctx, r.stop = context.WithCancel(ctx)
	options := browser.Options{Limit: flags.browserLimit}
	r.running = sync.OnceValues(func() (*browser.Browser, error) {
		var err error
		r.opened, err = browser.Open(ctx, options)
		return r.opened, err
	})
	if !flags.has(pdf, png, packed) {
		return r, nil
	}
	found, err := browser.Find()
	switch {
	case err == nil:
		options.Program = found
	case flags.has(pdf, png) || !browser.None(err):
		r.stop()
		return nil, err
	default:
		r.none = true
		a.Complain("muster: ", "the zip file has no PDF and no PNG: no Chromium was found")
	}
	return r, nil
}

// close cancels pending work and closes the browser.
func (r *renderer) close() {
	r.stop()
	r.working.Wait()
	if r.opened != nil {
		r.opened.Close()
	}
}

// Work starts in the background; the returned function waits for it.
func (r *renderer) beside(work making) making {
	var files []file
	var err error
	done := make(chan struct{})
	r.working.Go(func() {
		files, err = work()
		close(done)
	})
	return func() ([]file, error) {
		<-done
		return files, err
	}
}

// with runs work with the browser, within the limit on parallel work.
func (r *renderer) with(work func(*browser.Browser) ([]byte, error)) ([]byte, error) {
	r.tabs <- struct{}{}
	defer func() { <-r.tabs }()
	b, err := r.running()
	if err != nil {
		return nil, err
	}
	return work(b)
}

// files returns the files of a sheet: all, or an error. Work without the browser is done on return.
func (r *renderer) files(name string, j job) making {
	if r.flags.poster != "" {
		return r.posterFiles(name+".poster", j)
	}
	if j.part != nil {
		return r.pageFiles(name+"."+j.part.Name, j.part.Of(j.Entry, j.look))
	}
	parts := make([]making, 0, len(r.flags.formats))
	for _, format := range r.flags.formats {
		if drawable(j.Entry) || format != svg && format != png {
			parts = append(parts, r.sheet(format, name, j))
		}
	}
	return joined(parts)
}

// sheet returns the files of a sheet in a format.
func (r *renderer) sheet(format, name string, j job) making {
	switch format {
	case html:
		return ready([]file{{name + ".html", j.page().HTML()}}, nil)
	case pdf:
		return r.pdf(name, j.page().HTML())
	case svg:
		return ready([]file{{name + ".svg", j.picture()}}, nil)
	case png:
		return r.png(name, j)
	case machines:
		text, err := j.pages.JSON(j.Entry, j.look)
		return ready([]file{{name + ".json", text}}, err)
	case packed:
		return r.pack(name, j)
	}
	return ready([]file{{name + ".md", j.page().Markdown()}}, nil)
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
func (r *renderer) pageFiles(name string, page []byte) making {
	var parts []making
	for _, format := range r.flags.formats {
		if format == pdf {
			parts = append(parts, r.pdf(name, page))
		} else {
			parts = append(parts, ready([]file{{name + ".html", page}}, nil))
		}
	}
	return joined(parts)
}

// pdf returns a page as a PDF.
func (r *renderer) pdf(name string, page []byte) making {
	return func() ([]file, error) {
		text, err := r.with(func(b *browser.Browser) ([]byte, error) { return b.PDF(name, page) })
		return []file{{name + ".pdf", text}}, err
	}
}

// png returns the picture of a definition as a PNG.
func (r *renderer) png(name string, j job) making {
	drawing := j.picture()
	return func() ([]file, error) {
		text, err := r.with(func(b *browser.Browser) ([]byte, error) { return b.Picture(name, drawing, pictureWidth) })
		return []file{{name + ".png", text}}, err
	}
}
