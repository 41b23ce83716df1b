package sheet

import (
	"bytes"
	_ "embed"
	"encoding/json"
)

//go:embed page.css
var frameStyle string

//go:embed walk.js
var walk string

// FramePage is a page that shows a sequence of moments.
type FramePage struct {
	Name string // name of the game or deployment
	What string // the subject of the page: "a game", "a deployment"
	By   string // the players, in words
	Seen string // the information that the reader may see, in sentences
	Sum  string // summary of the record

	Step   FrameCount // unit of steps: a turn, a season
	Log    []Chapter  // the log
	Frames int

	// Picture goes above the text of the moment, Strip below it, Panels next to it. They are trusted markup with
	// escaped text. The script changes them.
	Picture HTML
	Strip   Strip
	Panels  HTML
	Data    any    // the script reads it as JSON
	Style   string // after the common style
	Script  string // after walk.js
}

// Strip is a chart over all moments: a picture above the slider, as wide as it, and a legend. The picture contains a
// path.cursor.
type Strip struct{ Tempo, Legend HTML }

// FrameCount is the noun for a number of things, in singular and plural.
type FrameCount struct {
	One  string `json:"one,omitempty"`
	Many string `json:"many,omitempty"`
}

// Chapter is the log of a turn, or of a card.
type Chapter struct {
	N       int    // of the turn, 0 for the set-up
	Heading string // heading of the log
	Short   string // in the list of all
	First   int    // its first moment
	Frames  []Line
}

// Line is the log of a moment.
type Line struct {
	N     int
	Lines []Words
	Rules string
}

// Words are an optional head and a text. Class is the CSS class of the paragraph, "" for none.
type Words struct{ Head, Text, Class string }

// HTML returns the page as an HTML file.
func (p *FramePage) HTML() []byte {
	return Document(Frame{
		Title: p.Name + ": " + p.What, Class: "game", Plain: true, Style: frameStyle + p.Style, Script: walk + p.Script,
	}, func(b *bytes.Buffer) { body{p}.WriteBody(b) })
}

// body is the data of the page below its head.
type body struct{ *FramePage }

// json returns the data for the page: encoding/json escapes <, > and &, so no text can end the element.
func (p *FramePage) json() HTML {
	text, err := json.Marshal(p.Data)
	if err != nil {
		panic("moments: " + err.Error()) // numbers and strings alone
	}
	return HTML(text)
}
