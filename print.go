package muster

import (
	"slices"

	"muster/internal/games"
	"muster/internal/words"
	"muster/report"
	"muster/sheet"
)

// Format is the format of a printed sheet. PDF and PNG need a browser: print the HTML.
type Format string

// The formats of Print.
const (
	Markdown Format = "markdown"
	HTML     Format = "html" // one self-contained file
	SVG      Format = "svg"  // the map with its title, legend and credit line
	JSON     Format = "json" // data of the sheet, and positions of units
)

// PrintOptions are the options of a sheet. The zero value is an English Markdown sheet for A4.
type PrintOptions struct {
	Format    Format // "" is Markdown
	Paper     string // "a4", "letter", "a3" or "tabloid"; "" is a4
	Language  string // "en" or "de"; "" is en
	Citations bool   // print the rule ids
	Bare      bool   // SVG: only the board, without title, legend and credit line
	Evidence  []byte // output of `muster balance --format json`, whose win rates the sheet quotes; or nil
}

// Print prints the sheet of a definition.
func (p *Project) Print(name string, opts PrintOptions) ([]byte, error) {
	ws, e, g, err := p.entry(name, "printed", (*games.Game).Prints, games.Printed()...)
	if err != nil {
		return nil, err
	}
	look := games.PageOptions{
		Print: sheet.Print{Paper: "a4"}, Hash: games.Stamp(g.Pages.Made(e)...), Citations: opts.Citations, Find: ws.Find,
		Duplex: games.Duplexes()[0],
	}
	if opts.Paper != "" {
		if !slices.Contains(sheet.Papers(), opts.Paper) {
			return nil, report.Wrongf("use a4, letter, a3 or tabloid", "unknown paper %q", opts.Paper)
		}
		look.Paper = opts.Paper
	}
	if look.Language, err = words.In(opts.Language); err != nil {
		return nil, report.Wrongf("use en or de", "%s", err)
	}
	if opts.Evidence != nil {
		list, err := games.Evidence(opts.Evidence)
		if err != nil {
			return nil, report.Wrongf("use the JSON of a balance", "the evidence cannot be read: %s", err)
		}
		for _, x := range list {
			if x.ID == e.ID && x.Content == look.Hash {
				look.Evidence = sheet.Quote(look.Language, &x)
			}
		}
	}
	switch opts.Format {
	case Markdown, "":
		return g.Pages.Of(e, look).Markdown(), nil
	case HTML:
		return g.Pages.Of(e, look).HTML(), nil
	case SVG:
		if !slices.Contains(g.Pages.Drawn, e.Doc.Kind) {
			return nil, report.Wrongf("print it as a page", "%s has no board to draw", e.ID)
		}
		if opts.Bare {
			return g.Pages.Picture(e, look), nil
		}
		return g.Pages.Framed(e, look), nil
	case JSON:
		return g.Pages.JSON(e, look)
	}
	return nil, report.Wrongf("use Markdown, HTML, SVG or JSON", "unknown format %q", opts.Format)
}
