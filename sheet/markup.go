package sheet

import (
	"bytes"
	_ "embed"
	"html/template"
	"sync"
)

// markupText is the markup of pages: the head, and the parts that stand in place of a text drawing. Words are escaped
// where they are put in, for the place in which they stand; drawings are markup of our own and go in as they are.
//
//go:embed markup.html
var markupText string

var markup = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("markup").Parse(markupText))
})

// part is a part of the page that a template writes.
func part(name string, data any) func(*bytes.Buffer) {
	return func(out *bytes.Buffer) { mustWrite(out, name, data) }
}

// mustWrite writes a part. The templates are embedded and tested: what they ask of their data is there.
func mustWrite(out *bytes.Buffer, name string, data any) {
	if err := markup().ExecuteTemplate(out, name, data); err != nil {
		panic("sheet: " + err.Error())
	}
}

// head is what stands before the body of a page.
type head struct {
	Sum, Title, Class string
	Style             template.CSS
}

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

// drawing is a board under a name, with what stands beside it.
type drawing struct {
	Emblem template.HTML
	Name   string
	Board  template.HTML
	Bars   template.HTML
}
