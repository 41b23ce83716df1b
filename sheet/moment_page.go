package sheet

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"strings"
)

//go:embed page.css
var momentStyle string

//go:embed walk.js
var walk string

// Page is what something is looked at with.
type MomentPage struct {
	Name string // what is played
	What string // what the page is of: "a game", "a deployment"
	By   string // who has played it, in words
	Seen string // what the reader may see, in sentences
	Sum  string // tells of the record

	Step    MomentCount // what is jumped to: a turn, a season
	Log     []Chapter   // all that is told
	Moments int

	// Picture is what stands above what is told of the moment, Strip below it, Panels beside it: markup of our own, in
	// which words are escaped. The script changes them.
	Picture HTML
	Strip   Strip
	Panels  HTML
	Data    any    // the script reads it as JSON
	Style   string // behind that of all such pages
	Script  string // behind walk.js
}

// Strip is how something goes from the first moment to the last: a picture above the slider, as wide as it, and what is
// to be said of it. In the picture stands a path.cursor.
type Strip struct{ Tempo, Legend HTML }

// Count is what one of something is called, and many.
type MomentCount struct {
	One  string `json:"one,omitempty"`
	Many string `json:"many,omitempty"`
}

// Chapter is what is told of a turn, or of a card.
type Chapter struct {
	N       int    // of the turn, 0 for the set-up
	Heading string // above what is told
	Short   string // in the list of all
	First   int    // its first moment
	Moments []Line
}

// Line is what is told at a moment.
type Line struct {
	N     int
	Lines []Words
	Rules string
}

// Words are a word that heads them, which may be missing, and a text. Class is that of its paragraph, "" for none.
type Words struct{ Head, Text, Class string }

// HTML is the page as an HTML file.
func (p *MomentPage) HTML() []byte {
	return Document(Frame{
		Title: p.Name + ": " + p.What, Class: "game", Plain: true, Style: momentStyle + p.Style, Script: walk + p.Script,
	}, func(b *bytes.Buffer) { body{p}.WriteBody(b) })
}

// body is the data of the part of a page below its head.
type body struct{ *MomentPage }

// json is the data as the page holds it: encoding/json escapes <, > and &, so no text ends the element.
func (p *MomentPage) json() HTML {
	text, err := json.Marshal(p.Data)
	if err != nil {
		panic("moments: " + err.Error()) // numbers and strings alone
	}
	return HTML(text)
}

// Capital is a word with a capital letter.
func Capital(word string) string { return strings.ToUpper(word[:1]) + word[1:] }
