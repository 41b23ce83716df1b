package requests

import (
	"context"
	"slices"

	"muster/draw"
	"muster/editor"
	"muster/internal/editor/protocol"
	"muster/internal/games"
	"muster/internal/words"
	"muster/sheet"
)

// sheetParams asks for the sheet of a document. Empty settings are the defaults.
type sheetParams struct {
	TextDocument protocol.Document `json:"textDocument"`
	Paper        string            `json:"paper"`
	Ink          string            `json:"ink"`
	Style        string            `json:"style"`
	Language     string            `json:"lang"`
	Large        bool              `json:"large"`
	Part         string            `json:"part"` // "" for the sheet
}

// Sheet is a printable document in several formats.
type Sheet struct {
	Version  int    `json:"version"` // of the document
	Name     string `json:"name"`    // for files, without an ending
	HTML     string `json:"html"`
	Markdown string `json:"markdown"`
	SVG      string `json:"svg,omitempty"` // the map in its frame
	// Parts are the other parts that this kind of document has.
	Parts []string `json:"parts"`
}

// printSettings are the possible settings of sheets, the default first.
type printSettings struct {
	Papers    []string `json:"papers"`
	Inks      []string `json:"inks"`
	Styles    []string `json:"styles"`
	Languages []string `json:"languages"`
}

// printing lists the possible settings of sheets.
func (r *Requests) printing(context.Context, *editor.Server, *nothing) (*printSettings, error) {
	return &printSettings{sheet.Papers(), sheet.Inks(), sheet.Styles(), words.Tags()}, nil
}

// sheet makes the sheet of a document, as `muster print` does.
func (r *Requests) sheet(ctx context.Context, s *editor.Server, p *sheetParams) (*Sheet, error) {
	look, err := p.options()
	if err != nil {
		return nil, err
	}
	d, err := s.Sound(ctx, p.TextDocument.URI, games.Printed())
	if err != nil {
		return nil, err
	}
	g := games.Of(d.Entry)
	if g == nil || !slices.Contains(g.Pages.Kinds, d.Kind) {
		return nil, refused("files of this kind have no sheet")
	}
	look.Hash, look.Find = games.Stamp(g.Pages.Made(d.Entry)...), d.Catalog.Find
	out := Sheet{Version: d.Version, Name: d.Entry.ID, Parts: partsOf(g, d.Kind)}
	switch {
	case p.Part == "":
		page := g.Pages.Of(d.Entry, *look)
		out.HTML, out.Markdown = string(page.HTML()), string(page.Markdown())
	case slices.Contains(out.Parts, p.Part):
		look.Duplex = games.Duplexes()[0]
		out.Name += "." + p.Part
		out.HTML = string(g.Pages.Part(p.Part).Of(d.Entry, *look))
	default:
		return nil, refused("files of this kind have no part " + p.Part)
	}
	if slices.Contains(g.Pages.Drawn, d.Kind) {
		out.SVG = string(draw.Reink(g.Pages.Framed(d.Entry, *look), look.Ink))
	}
	return &out, nil
}

// partsOf lists the parts of a kind of document besides its sheet.
func partsOf(g *games.Game, kind string) []string {
	out := []string{}
	for i := range g.Pages.Parts {
		if slices.Contains(g.Pages.Parts[i].Kinds, kind) {
			out = append(out, g.Pages.Parts[i].Name)
		}
	}
	return out
}

// options returns the settings of a page, or refuses an unknown one.
func (p *sheetParams) options() (*games.PageOptions, error) {
	for _, x := range []struct {
		name, value string
		list        []string
	}{{"paper", p.Paper, sheet.Papers()}, {"ink", p.Ink, sheet.Inks()}, {"style", p.Style, sheet.Styles()}} {
		if x.value != "" && !slices.Contains(x.list, x.value) {
			return nil, refused("there is no " + x.name + " " + x.value)
		}
	}
	language, err := words.In(p.Language)
	if err != nil {
		return nil, refused(err.Error())
	}
	look := &games.PageOptions{Language: language}
	look.Print = sheet.Print{Paper: p.Paper, Ink: draw.Inks(p.Ink), Style: draw.Style(p.Style), Large: p.Large}
	if look.Ink == draw.FullInk {
		look.Ink = ""
	}
	return look, nil
}
