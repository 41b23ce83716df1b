package command

import (
	"bytes"
	"cmp"
	_ "embed"
	"strings"

	"muster/internal/words"
	"muster/sheet"
)

//go:embed kit.css
var kitStyle string

// The parts that every game of the family has.
const (
	Tokens    = "tokens"
	PartTrack = "track"
	Labels    = "labels"
	Pull      = "pull"
)

// Parts lists them.
func Parts() []string { return []string{Tokens, PartTrack, Labels, Pull} }

// Secret is the sheet that one player alone sees, of a game whose scenarios keep something secret.
const Secret = "secret"

// Kit is what the pages of one adventure have in common.
type Kit struct {
	*words.Language
	Name string // of the adventure, in plain letters
	Note string // what is to be known before anything is taken out; "" for nothing
	Opts sheet.Options
	// Style is what pages of the game have besides: after the kit's own.
	Style string
}

// margins are those of the pages; labels lie where their sheets are cut.
var margins = map[string]string{Secret: "12mm 15mm", Tokens: "10mm", PartTrack: "12mm", Labels: "0", Pull: "12mm 15mm"}

// usualMargin is that of a part that one game alone has.
const usualMargin = "10mm"

// Page is a part as an HTML file. body writes what stands in it.
func (k *Kit) Page(part, title string, body func(*bytes.Buffer)) []byte {
	size := k.Opts.Print.Size()
	frame := sheet.Frame{
		Title: title, Class: "kit " + part + " " + strings.ToLower(size), Language: k.Opts.Language, Plain: true,
		Print: k.Opts.Print,
		Style: kitStyle + k.Style + "@page { size: " + size + "; margin: " + cmp.Or(margins[part], usualMargin) + "; }\n",
	}
	return sheet.Document(frame, body)
}

// page is the data of a part whose template is in this package.
type kitPage struct {
	*Kit
	Title string
}

// part is a part whose template is in this package. body writes it.
func (k *Kit) part(part, title string, body func(*kitPage, *bytes.Buffer)) []byte {
	return k.Page(part, title, func(b *bytes.Buffer) { body(&kitPage{k, title}, b) })
}

// Foot is what stands below a page.
func (k *Kit) Foot() string {
	parts := []string{k.Name}
	if k.Opts.Hash != "" {
		parts = append(parts, k.T("content %s", k.Opts.Hash))
	}
	parts = append(parts, k.T("An unofficial fan project, not connected with the publisher of the game."))
	return strings.Join(parts, " · ")
}

// Line is so many of something.
type BoxLine struct {
	Count   int
	Name    string
	Picture sheet.HTML
}
