package command

import (
	_ "embed"
	"slices"
	"strings"

	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/report/command"
	"muster/sheet"
)

//go:embed page.css
var replayStyle string

//go:embed page.js
var replayScript string

// Page is the replay page of a game or a deployment.
type Page struct {
	Name string     // name of the game or deployment
	What string     // the subject of the page: "a game", "a deployment"
	By   string     // the players, in words
	Seen string     // whose hands are in the page, in sentences
	Sum  string     // summary of the record
	Odds sheet.HTML // source of the chances, in sentences, if the replay has chances
	// Signs explains the marks and trails on the picture, in sentences; "" if none need it.
	Signs string

	Replay *command.Replay
	Log    []sheet.Chapter // the log
	// Map is the picture, with a g.unit for each piece of the replay, by number, a g.prop for each site, and a g.trail
	// for marks and trails. A piece's group contains its looks, a g each, and text.left with its strength, if it has
	// one.
	Map     []byte
	Centres []draw.Point // positions of pieces on the picture, by hex

	Step     Count // unit of steps: a turn, a card
	Strength string
	Tokens   Count
	Packs    []Pack
	Marks    []string // classes of the kinds of mark
	Open     string   // heading of the Command cards that lie open
	Sides    [boards.Camps]string
	Camps    []int // of the seats
	Goal     [boards.Camps]int
}

// HTML returns the page as an HTML file.
func (p *Page) HTML() []byte {
	d := p.dataOf()
	v := sheet.FramePage{
		Name: p.Name, What: p.What, By: p.By, Seen: p.Seen, Sum: p.Sum, Step: p.Step, Log: p.Log,
		Frames: len(p.Replay.Frames), Picture: sheet.HTML(p.Map), Data: d.whole(),
		Strip:  sheet.Strip{Tempo: sheet.HTML(p.tempo()), Legend: sheet.HTML(parts{p}.Legend())},
		Panels: sheet.HTML(parts{p}.Panels()), Style: replayStyle, Script: replayScript,
	}
	for i := range v.Log {
		t := &v.Log[i]
		switch {
		case len(p.Replay.Seats) == 0:
			t.Short = t.Heading
		case t.N > 0:
			t.Short = number(t.N)
		default:
			t.Short = "Set-up"
		}
	}
	return v.HTML()
}

// parts is the data that this package adds to a page.
type parts struct{ *Page }

// Chapters returns the log of a game by turns.
func Chapters(r *command.Replay) []sheet.Chapter {
	var out []sheet.Chapter
	for i := range r.Frames {
		m := &r.Frames[i]
		if len(out) == 0 || slices.Contains(r.Turns, i) {
			begun := 0 // a battle with nothing to choose before its first turn begins with it
			for _, first := range r.Turns {
				if first <= i {
					begun++
				}
			}
			out = append(out, sheet.Chapter{N: begun, Heading: "Set-up", First: i})
		}
		t := &out[len(out)-1]
		x := sheet.Line{N: i, Rules: strings.Join(m.Rules, " ")}
		for _, l := range m.Lines {
			if !strings.HasPrefix(l, "  ") {
				if slices.Contains(r.Turns, i) && strings.HasPrefix(l, "Turn ") || l == "Set-up" {
					t.Heading = l
					continue
				}
				x.Lines = append(x.Lines, sheet.Words{Text: l})
				continue
			}
			head, text := strings.TrimSpace(l[:min(len(l), headed)]), strings.TrimSpace(l[min(len(l), headed):])
			x.Lines = append(x.Lines, sheet.Words{Head: head, Text: text})
		}
		if i == 0 && len(x.Lines) == 0 { // its only line is the heading, and rule ids alone say nothing
			x.Lines = []sheet.Words{{Text: "Set-up"}}
		}
		t.Frames = append(t.Frames, x)
	}
	return out
}

// headed is the indent of a log line's heading word (telling.Line).
const headed = 11
