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

// Parts lists the parts.
func Parts() []string { return []string{Tokens, PartTrack, Labels, Pull} }

// Secret is the sheet for one player only, in a game whose scenarios have secrets.
const Secret = "secret"

// Kit is the common data of the pages of one adventure.
type Kit struct {
	*words.Language
	Name string // of the adventure, in plain letters
	Note string // a note before components are taken out; "" for none
	Opts sheet.Options
	// Style is the game's additional style sheet, after the kit's own.
	Style string
}

// margins are the page margins; labels go where their sheets are cut.
var margins = map[string]string{Secret: "12mm 15mm", Tokens: "10mm", PartTrack: "12mm", Labels: "0", Pull: "12mm 15mm"}

// defaultMargin is the default margin of a part that only one game has.
const defaultMargin = "10mm"

// Page returns a part as an HTML file. body writes its content.
func (k *Kit) Page(part, title string, body func(*bytes.Buffer)) []byte {
	size := k.Opts.Print.Size()
	frame := sheet.Frame{
		Title: title, Class: "kit " + part + " " + strings.ToLower(size), Language: k.Opts.Language, Plain: true,
		Print: k.Opts.Print,
		Style: kitStyle + k.Style + "@page { size: " + size + "; margin: " + cmp.Or(margins[part], defaultMargin) + "; }\n",
	}
	return sheet.Document(frame, body)
}

// kitPage is the data of a part whose template is in this package.
type kitPage struct {
	*Kit
	Title string
}

// part returns a part whose template is in this package. body writes its content.
func (k *Kit) part(part, title string, body func(*kitPage, *bytes.Buffer)) []byte {
	return k.Page(part, title, func(b *bytes.Buffer) { body(&kitPage{k, title}, b) })
}

// Foot returns the footer of a page.
func (k *Kit) Foot() string {
	parts := []string{k.Name}
	if k.Opts.Hash != "" {
		parts = append(parts, k.T("content %s", k.Opts.Hash))
	}
	parts = append(parts, k.T("An unofficial fan project, not connected with the publisher of the game."))
	return strings.Join(parts, " · ")
}

// BoxLine is a number of equal components.
type BoxLine struct {
	Count   int
	Name    string
	Picture sheet.HTML
}
