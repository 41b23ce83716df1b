package runewars

import (
	"bytes"
	_ "embed"

	"muster/engine/runewars/rulebook"
	"muster/sheet"
	"muster/sheet/command"
)

//go:embed kit.css
var kitStyle string

// The parts that are printed here.
const (
	Factions = "factions"
	Tiles    = "tiles"
)

// Parts lists them.
func Parts() []string { return []string{Factions, Tiles, command.Tokens} }

// Page is a part of what lies on the table as an HTML file.
func KitPage(part string, g *Game, opts sheet.Options) []byte {
	t := newTable(g, opts)
	switch part {
	case Tiles:
		return t.tiles()
	case command.Tokens:
		return t.tokens()
	}
	return t.factions()
}

// table is a game as its kit needs it.
type kitTable struct {
	*Game
	words Words
	kit   *command.Kit
}

func newTable(g *Game, opts sheet.Options) *kitTable {
	return &kitTable{g, Words{Language: opts.Language, Rules: g.Rules}, &command.Kit{
		Language: opts.Language, Name: sheet.Clean(g.Name), Opts: opts, Style: kitStyle,
	}}
}

// page is the data of a part.
type kitPage struct {
	*command.Kit
	Title string
}

// page is a part as an HTML file. body writes it.
func (t *kitTable) page(part, title string, body func(*kitPage, *bytes.Buffer)) []byte {
	return t.kit.Page(part, title, func(b *bytes.Buffer) { body(&kitPage{t.kit, title}, b) })
}

// limit is a number of the rules.
func (t *kitTable) limit(id string) int { return t.Rules.Limit(id).Usual }

// dials are the resources in their order.
func dials() []string { return rulebook.Dials() }

// drawn is a drawing of our own.
func drawn(svg string) sheet.HTML { return sheet.HTML(svg) }
