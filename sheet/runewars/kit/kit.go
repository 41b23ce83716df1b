// Package kit prints what lies on the table beside a sheet of Runewars: a sheet for each faction, tiles and tokens at
// size. What is on the table inplay says. Start with Page.
package kit

import (
	"bytes"
	_ "embed"

	"muster/engine/runewars/rulebook"
	"muster/sheet"
	"muster/sheet/command/kit"
	"muster/sheet/runewars/inplay"
	"muster/sheet/runewars/wording"
)

//go:embed kit.css
var style string

// The parts that are printed here.
const (
	Factions = "factions"
	Tiles    = "tiles"
)

// Parts lists them.
func Parts() []string { return []string{Factions, Tiles, kit.Tokens} }

// Page is a part of what lies on the table as an HTML file.
func Page(part string, g *inplay.Game, opts sheet.Options) []byte {
	t := newTable(g, opts)
	switch part {
	case Tiles:
		return t.tiles()
	case kit.Tokens:
		return t.tokens()
	}
	return t.factions()
}

// table is a game as its kit needs it.
type table struct {
	*inplay.Game
	words wording.Words
	kit   *kit.Kit
}

func newTable(g *inplay.Game, opts sheet.Options) *table {
	return &table{g, wording.Words{Language: opts.Language, Rules: g.Rules}, &kit.Kit{
		Language: opts.Language, Name: sheet.Clean(g.Name), Opts: opts, Style: style,
	}}
}

// page is the data of a part.
type page struct {
	*kit.Kit
	Title string
}

// page is a part as an HTML file. body writes it.
func (t *table) page(part, title string, body func(*page, *bytes.Buffer)) []byte {
	return t.kit.Page(part, title, func(b *bytes.Buffer) { body(&page{t.kit, title}, b) })
}

// limit is a number of the rules.
func (t *table) limit(id string) int { return t.Rules.Limit(id).Usual }

// dials are the resources in their order.
func dials() []string { return rulebook.Dials() }

// drawn is a drawing of our own.
func drawn(svg string) sheet.HTML { return sheet.HTML(svg) }
