package kit

import (
	_ "embed"
	"html/template"
	"slices"
	"strings"

	"muster/engine/battlelore/adventure"
	"muster/engine/command/boards"
	"muster/sheet"
	"muster/sheet/battlelore"
	"muster/sheet/battlelore/draw"
)

//go:embed kit.html
var markupText string

var markup = sheet.NewMarkup(markupText)

//go:embed kit.css
var style string

// The parts.
const (
	Secret = "secret"
	Tokens = "tokens"
	Track  = "track"
	Labels = "labels"
	Pull   = "pull"
)

// Parts lists them.
func Parts() []string { return []string{Secret, Tokens, Track, Labels, Pull} }

// Page is a part of an adventure's kit as an HTML file.
func Page(part string, l *adventure.Linked, opts sheet.Options) []byte {
	x := table{battlelore.NewBrief(l, opts.Language)}
	var title string
	var data any
	switch part {
	case Secret:
		title, data = x.T("%s: secret sheets", x.Name), x.secrets()
	case Tokens:
		title, data = x.T("%s: tokens to cut out", x.Name), x.tokens()
	case Track:
		title, data = x.T("%s: tracks", x.Name), x.tracks()
	case Labels:
		title, data = x.T("%s: labels for bags", x.Name), x.labels(opts.Paper == "letter")
	default:
		part = Pull
		title, data = x.T("%s: what to pull", x.Name), x.pull()
	}
	size := opts.Print.Size()
	frame := sheet.Frame{
		Title: title, Class: "kit " + part + " " + strings.ToLower(size), Language: opts.Language, Plain: true,
		Print: opts.Print, Style: style + "@page { size: " + size + "; margin: " + margins[part] + "; }\n",
	}
	return sheet.Document(frame, markup.Part(part, struct {
		table
		Title, Foot string
		Data        any
	}{x, title, foot(&x, opts), data}))
}

// margins are those of the pages; labels lie where their sheets are cut.
var margins = map[string]string{Secret: "12mm 15mm", Tokens: "10mm", Track: "12mm", Labels: "0", Pull: "12mm 15mm"}

// foot is what stands below a page.
func foot(x *table, opts sheet.Options) string {
	parts := []string{x.Name}
	if opts.Hash != "" {
		parts = append(parts, x.T("content %s", opts.Hash))
	}
	parts = append(parts, x.T("An unofficial fan project, not connected with the publisher of the game."))
	return strings.Join(parts, " · ")
}

// table is an adventure as the templates ask it.
type table struct{ *battlelore.Brief }

// Emblem is a camp's banner.
func (x table) Emblem(c boards.Camp) template.HTML { return template.HTML(draw.Emblem(c)) }

// Count is a list of numbers from 1, for places to tick.
func (x table) Count(n int) []int {
	out := make([]int, max(n, 0))
	for i := range out {
		out[i] = i + 1
	}
	return out
}

// Number is a number in letters.
func (x table) Number(n int) string { return sheet.Number(n) }

// boxName is what people call a box.
func (x table) boxName(id string) string {
	if row := x.Rules.Boxes.Get(id); row != nil {
		id = sheet.Either(row.Name, row.ID)
	}
	return sheet.Clean(x.Called(id))
}

// figures are all units of a player, on the field and waiting.
func figures(p *battlelore.Commander) []battlelore.Troop { return slices.Concat(p.Units, p.Waiting) }
