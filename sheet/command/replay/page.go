package replay

import (
	"bytes"
	_ "embed"
	"html/template"
	"slices"
	"strings"

	"muster/engine/command/boards"
	"muster/report/command/replays"
	"muster/sheet"
	pen "muster/sheet/draw"
)

//go:embed page.html
var pageText string

//go:embed page.css
var style string

//go:embed page.js
var script string

var parts = sheet.NewMarkup(pageText)

// Page is what a game, or a deployment, is looked at with.
type Page struct {
	Name string        // what is played
	What string        // what the page is of: "a game", "a deployment"
	By   string        // who has played it, in words
	Seen string        // whose hands are in the page, in sentences
	Sum  string        // tells of the record
	Odds template.HTML // who says what chance there is, in sentences, where the reel has chances
	// Signs says what the marks and ways on the picture mean, in sentences; "" where nothing needs it.
	Signs string

	Reel *replays.Reel
	Log  []Chapter // all that is told
	// Map is the picture, with a g.unit for each piece of the reel, by number, a g.prop for each site, and a g.trail for
	// marks and ways. In a piece's group stand its looks, a g each, and text.left with its strength, if it has one.
	Map     []byte
	Centres []pen.Point // where pieces stand on the picture, by hex

	Step     Count // what is jumped to: a turn, a card
	Strength string
	Tokens   Count
	Packs    []Pack
	Marks    []string // classes of the kinds of mark
	Open     string   // what heads the Command cards that lie open
	Sides    [boards.Camps]string
	Camps    []int // of the seats
	Goal     [boards.Camps]int
}

// Chapter is what is told of a turn, or of a card.
type Chapter struct {
	N       int // of the turn, 0 for the set-up
	Heading string
	First   int // its first moment
	Moments []Line
}

// Line is what is told at a moment.
type Line struct {
	N     int
	Lines []Words
	Rules string
}

// Words are a word that heads them, which may be missing, and a text.
type Words struct{ Head, Text string }

// HTML is the page as an HTML file.
func (p *Page) HTML() []byte {
	d := p.dataOf()
	v := view{
		Page: p, Tempo: template.HTML(p.tempo()), Map: template.HTML(p.Map), Data: template.JS(d.json()),
		Moments: len(p.Reel.Moments),
	}
	return sheet.Document(sheet.Frame{
		Title: p.Name + ": " + p.What, Class: "game", Plain: true, Style: style, Script: script,
	}, func(b *bytes.Buffer) { parts.Write(b, "page", &v) })
}

// view is the page as its template has it.
type view struct {
	*Page
	Map, Tempo template.HTML
	Data       template.JS
	Moments    int
}

// Last is the number of the last moment.
func (v *view) Last() int { return v.Moments - 1 }

// Capital is a word with a capital letter.
func (v *view) Capital(word string) string { return capital(word) }

func capital(word string) string { return strings.ToUpper(word[:1]) + word[1:] }

// Chapters is all that a game's teller has told, by turns.
func Chapters(r *replays.Reel) []Chapter {
	var out []Chapter
	for i := range r.Moments {
		m := &r.Moments[i]
		if len(out) == 0 || slices.Contains(r.Turns, i) {
			begun := 0 // a battle with nothing to choose before its first turn begins with it
			for _, first := range r.Turns {
				if first <= i {
					begun++
				}
			}
			out = append(out, Chapter{N: begun, Heading: "Set-up", First: i})
		}
		t := &out[len(out)-1]
		x := Line{N: i, Rules: strings.Join(m.Rules, " ")}
		for _, l := range m.Lines {
			if !strings.HasPrefix(l, "  ") {
				if slices.Contains(r.Turns, i) && strings.HasPrefix(l, "Turn ") || l == "Set-up" {
					t.Heading = l
					continue
				}
				x.Lines = append(x.Lines, Words{Text: l})
				continue
			}
			head, text := strings.TrimSpace(l[:min(len(l), headed)]), strings.TrimSpace(l[min(len(l), headed):])
			x.Lines = append(x.Lines, Words{Head: head, Text: text})
		}
		t.Moments = append(t.Moments, x)
	}
	return out
}

// headed is how far the heading word of a told line goes (telling.Line).
const headed = 11
