package runewars

import (
	"bytes"
	_ "embed"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/sheet/command"
	"muster/sheet"
)

//go:embed kit.css
var kitStyle string

// The parts that are printed here.
const (
	Factions = "factions"
	Tiles    = "tiles"
)

// Parts lists the parts.
func Parts() []string { return []string{Factions, Tiles, command.Tokens} }

// KitPage returns a part for the table as an HTML file.
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

// kitTable is a game, prepared for its kit.
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

// kitPage is the data of a part.
type kitPage struct {
	*command.Kit
	Title string
}

// page returns a part as an HTML file. body writes it.
func (t *kitTable) page(part, title string, body func(*kitPage, *bytes.Buffer)) []byte {
	return t.kit.Page(part, title, func(b *bytes.Buffer) { body(&kitPage{t.kit, title}, b) })
}

// limit returns a number of the rules.
func (t *kitTable) limit(id string) int { return t.Rules.Limit(id).Default }

// dials returns the resources in order.
func dials() []string { return rulebook.Dials() }

// drawn marks a trusted drawing.
func drawn(svg string) sheet.HTML { return sheet.HTML(svg) }
