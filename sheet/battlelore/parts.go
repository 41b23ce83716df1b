package battlelore

import (
	_ "embed"
	"html/template"

	"muster/sheet"
)

//go:embed parts.html
var partsText string

// parts is the markup that stands in place of lists, tracks and cards in text.
var parts = sheet.NewMarkup(partsText)

// roster is what a player takes out of the box.
type roster struct {
	Emblem    template.HTML
	Name, Sum string
	Units     []rosterUnit
}

// rosterUnit is units of a type. Numbers stand in parts as words: what a template finds to be no string takes it long.
type rosterUnit struct {
	Count string
	Icon  template.HTML
	Name  string
	Notes []string
	Made  string
}

// tileRows are the tiles of a field.
type tileRows struct {
	Tiles []tileRow
	Sum   string
}

type tileRow struct {
	Count   string
	Picture template.HTML
	Name    string
}

// track is the places for a player's banners, or for the turns of a game; Marked are those that count.
type track struct {
	Class  string
	Emblem template.HTML
	Name   string
	Slots  []slot
}

type slot struct {
	Number string
	Goal   bool
}

// cutCard is a Deployment card to cut out.
type cutCard struct {
	Emblem      template.HTML
	Index, Name string
	Picture     template.HTML
	Units       []rosterUnit
	Camp, SetOf string
}

type cutSheet struct {
	Marks template.HTML
	Cards []cutCard
}
