//go:build !js && !nopdf

package browser

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"

	"muster/schema/source"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// PDF returns an HTML page as a PDF with bookmarks, a title, a language and tags, on the paper of its style. Errors
// name the page by what.
func (b *Browser) PDF(what string, html []byte) ([]byte, error) {
	var pdf []byte
	err := b.With(what, html, paper, func(p *Page) error {
		var err error
		pdf, err = p.PDF()
		return err
	})
	return pdf, err
}

// Anchors returns the page numbers of an HTML page's anchors, as Anchors finds them in its PDF. That PDF has no
// bookmarks and no tags, which is faster.
func (b *Browser) Anchors(what string, html []byte) (map[string]int, error) {
	var found map[string]int
	err := b.With(what, html, paper, func(p *Page) error {
		pdf, err := p.print()
		found = Anchors(pdf)
		return err
	})
	return found, err
}

// viewBox matches the size of a drawing in its own units.
var viewBox = source.LazyRegexp(`^<svg [^>]*viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"`)

// Picture returns an SVG file as a PNG of the given width in pixels.
func (b *Browser) Picture(what string, svg []byte, width int64) ([]byte, error) {
	size := viewBox().FindSubmatch(svg)
	if size == nil {
		return nil, fmt.Errorf("%s is a drawing without a size", what)
	}
	wide, _ := strconv.ParseFloat(string(size[1]), 64)
	high, _ := strconv.ParseFloat(string(size[2]), 64)
	if wide <= 0 {
		return nil, fmt.Errorf("%s is a drawing without a size", what)
	}
	html := slices.Concat([]byte(`<!doctype html><title></title>`+
		`<style>html,body{margin:0}svg{display:block;width:100vw;height:auto}</style>`), svg)
	var png []byte
	err := b.With(what, html, View{Width: width, Height: int64(math.Ceil(float64(width) * high / wide))},
		func(p *Page) error {
			var err error
			png, err = p.PNG()
			return err
		})
	return png, err
}

// View is the window of a page in CSS pixels; the zero View is a desktop window.
type View struct {
	Width, Height int64
	Scale         float64 // how many pixels of a picture a CSS pixel has; 0 is 1
	Phone         bool    // with the viewport and the touch of a phone
	Media         string  // media type of the style: "print", or "" for a screen
	Dark          bool    // on a screen that is dark
}

// paper is the view for printing: it applies the print style from the start, so that styles are computed once.
var paper = View{Width: deskWidth, Height: deskHeight, Media: "print"}

// The size of a desktop window.
const deskWidth, deskHeight = 1280, 900

// Page is an open page of a browser.
type Page struct{ ctx context.Context }

// With opens an HTML page and runs a function with it, within the browser's timeout.
func (b *Browser) With(what string, html []byte, view View, work func(*Page) error) error {
	t := b.tabs.take(b.ctx)
	ctx, cancel := context.WithTimeout(t.ctx, b.options.Limit)
	defer cancel()
	well := false
	defer func() { b.tabs.give(t, well) }()
	p := &Page{ctx}
	err := t.clear(ctx)
	if err == nil {
		err = p.open(html, view, b.options.Scripts)
	}
	if err == nil {
		err = work(p)
	}
	well = err == nil
	return b.failed(ctx, what, err)
}

// open fills an empty tab with a page. The page has no address, so that output contains no path of this machine, and
// internal links stay links.
func (p *Page) open(html []byte, view View, scripts bool) error {
	if view.Width == 0 {
		view.Width, view.Height = deskWidth, deskHeight
	}
	if view.Scale == 0 {
		view.Scale = 1
	}
	return chromedp.Do(p.ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if !scripts {
			off := emulation.SetScriptExecutionDisabledParams{Value: true}
			if _, err := cdp.Call(ctx, t, emulation.SetScriptExecutionDisabled, off); err != nil {
				return err
			}
		}
		size := emulation.SetDeviceMetricsOverrideParams{
			Width: view.Width, Height: view.Height, DeviceScaleFactor: view.Scale, Mobile: view.Phone,
		}
		if _, err := cdp.Call(ctx, t, emulation.SetDeviceMetricsOverride, size); err != nil {
			return err
		}
		if err := prefer(ctx, t, view); err != nil {
			return err
		}
		tree, err := cdp.Call(ctx, t, page.GetFrameTree, cdp.Empty{})
		if err != nil {
			return err
		}
		content := page.SetDocumentContentParams{FrameID: tree.FrameTree.Frame.ID, HTML: string(html)}
		if _, err := cdp.Call(ctx, t, page.SetDocumentContent, content); err != nil {
			return err
		}
		_, err = Ask[bool](p, `document.fonts.ready.then(() => true)`)
		return err
	}))
}

// See switches the page to another kind of screen or paper: Media and Dark of a view. The rest stays unchanged.
func (p *Page) See(view View) error {
	return chromedp.Do(p.ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return prefer(ctx, t, view)
	}))
}

// prefer sets the media features of a page.
func prefer(ctx context.Context, t *chromedp.Target, view View) error {
	light := "light"
	if view.Dark {
		light = "dark"
	}
	media := emulation.SetEmulatedMediaParams{
		Media:    view.Media,
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: light}},
	}
	_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, media)
	return err
}

// Ask returns the value of a JavaScript expression on a page, resolving promises. The expression is trusted, and runs
// even if page scripts are disabled.
func Ask[T any](p *Page, expression string) (T, error) {
	return chromedp.Run(p.ctx, chromedp.Evaluate[T](expression, func(e *runtime.EvaluateParams) {
		e.AwaitPromise = new(true)
	}))
}

// PDF returns the page as a PDF.
func (p *Page) PDF() ([]byte, error) {
	pdf, err := p.print(chromedp.PDFOutlineAndTagged())
	if err != nil {
		return nil, err
	}
	return steady(pdf)
}

// print prints the page on the paper of its style, with more PDF options.
func (p *Page) print(more ...chromedp.PDFOption) ([]byte, error) {
	return chromedp.Run(p.ctx, chromedp.PrintToPDF(append(more, chromedp.PDFPreferCSSPageSize(),
		chromedp.PDFPrintBackground(), chromedp.PDFStream())...))
}

// errNoPicture means that a browser returned an empty picture.
var errNoPicture = errors.New("the picture is empty")

// PNG returns the visible part of the page as a PNG.
func (p *Page) PNG() ([]byte, error) {
	png, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err == nil && len(png) == 0 {
		err = errNoPicture
	}
	return png, err
}
