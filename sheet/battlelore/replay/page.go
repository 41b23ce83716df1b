package replay

import (
	"bytes"
	_ "embed"
	"html/template"
	"slices"
	"strconv"
	"strings"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/maps/hex"
	"muster/report/battlelore/replays"
	"muster/report/battlelore/scenes"
	"muster/sheet"
	"muster/sheet/battlelore/draw"
)

//go:embed page.html
var pageText string

//go:embed page.css
var style string

//go:embed page.js
var script string

var parts = sheet.NewMarkup(pageText)

// Page is the page of a game. by is who has played it, in words; sum tells of its record.
func Page(f *replays.Film, by, sum string) []byte {
	v := view{
		Name: f.Battle.Adventure.Name, By: by, Sum: sum, Seen: seen(f.As), Seats: f.Seats, Moments: len(f.Moments),
		Step: "Turn", Steps: "turns", Log: logOf(f), Tempo: template.HTML(tempo(f)), Odds: len(f.Chances) > 0,
	}
	d := dataOf(f)
	v.Data = template.JS(d.json())
	v.Map = template.HTML(stage(f))
	return v.page()
}

// page is the page as an HTML file.
func (v *view) page() []byte {
	title := v.Name + ": a game"
	if v.Step != "Turn" {
		title = v.Name + ": a deployment"
	}
	return sheet.Document(sheet.Frame{
		Title: title, Class: "game", Plain: true, Style: style, Script: script,
	}, func(b *bytes.Buffer) { parts.Write(b, "page", v) })
}

// view is what the page says.
type view struct {
	Name, By, Sum, Seen string

	Seats       []string // whose hands are shown
	Moments     int
	Step, Steps string // what is jumped to: a turn, or a card; one and many
	Odds        bool   // the strip has the chance to win

	Map, Tempo template.HTML
	Data       template.JS
	Log        []turn
}

// turn is what is told of a turn.
type turn struct {
	N       int
	Heading string
	First   int // its first moment
	Moments []told
}

// told is what is told at a moment.
type told struct {
	N     int
	Lines []line
	Rules string
}

// line is a word that heads it, which may be missing, and a text.
type line struct{ Head, Text string }

// One is what is jumped to, within a sentence.
func (v *view) One() string { return strings.ToLower(v.Step) }

// Last is the number of the last moment.
func (v *view) Last() int { return v.Moments - 1 }

// seen says whose hands are in the page.
func seen(as boards.Camp) string {
	if as == replays.All {
		return "Both hands are open."
	}
	return "As the " + as.Soldiers() + " saw it: the hands of the " + as.Other().Soldiers() + " are not in this page."
}

// logOf is all that is told, by turns.
func logOf(f *replays.Film) []turn {
	var out []turn
	for i := range f.Moments {
		m := &f.Moments[i]
		if len(out) == 0 || slices.Contains(f.Turns, i) {
			begun := 0 // a battle with nothing to choose before its first turn begins with it
			for _, first := range f.Turns {
				if first <= i {
					begun++
				}
			}
			out = append(out, turn{N: begun, Heading: "Set-up", First: i})
		}
		t := &out[len(out)-1]
		x := told{N: i, Rules: strings.Join(m.Rules, " ")}
		for _, l := range m.Lines {
			if !strings.HasPrefix(l, "  ") {
				if slices.Contains(f.Turns, i) && strings.HasPrefix(l, "Turn ") || l == "Set-up" {
					t.Heading = l
					continue
				}
				x.Lines = append(x.Lines, line{Text: l})
				continue
			}
			head, text := strings.TrimSpace(l[:min(len(l), headed)]), strings.TrimSpace(l[min(len(l), headed):])
			x.Lines = append(x.Lines, line{Head: head, Text: text})
		}
		t.Moments = append(t.Moments, x)
	}
	return out
}

// headed is how far the heading word of a told line goes (narrate.Teller).
const headed = 11

// stage is the map with all that moves on it.
func stage(f *replays.Film) []byte {
	b := f.Battle
	first := f.Moments[0]
	var actors []draw.Actor
	for i, a := range f.Actors {
		p := first.Pieces[i]
		x := draw.Actor{At: p.At, Camp: a.Camp, Ally: a.Ally, Figures: int(p.Figures)}
		for _, k := range a.Kinds {
			x.Kinds = append(x.Kinds, unitOf(f, k))
		}
		actors = append(actors, x)
	}
	var props []draw.Prop
	for i, s := range f.Sites {
		props = append(props, draw.Prop{At: s.At, Terrain: b.PlaceTypes[s.Kind], There: slices.Contains(first.Sites, i)})
	}
	scene := scenes.Game(b, f.First())
	scene.Field, scene.Title = bare(f), b.Adventure.Name
	return draw.AppendStage(make([]byte, 0, 128<<10), scene, props, actors)
}

// unitOf is the row of a kind of unit.
func unitOf(f *replays.Film, kind uint8) *rulebook.Unit {
	b := f.Battle
	return b.Field.Rules.Units.Get(b.Types[b.Rules.Kinds[kind].Type])
}

// bare is the field without the landmarks and lairs that come and go.
func bare(f *replays.Film) *field.Field {
	b := f.Battle
	if b.Rules.Places == nil {
		return b.Field
	}
	var was hex.Set
	for i := range b.Rules.Places.Setup {
		was.Add(b.Rules.Places.Setup[i].At)
	}
	return b.Field.With(field.Additions{Bare: was})
}

// ints are numbers as JSON has them.
func ints(list []uint8) []int {
	if list == nil {
		return nil
	}
	out := make([]int, len(list))
	for i, n := range list {
		out[i] = int(n)
	}
	return out
}

// same is whether hands are the same.
func same(a, b []replays.Hand) bool {
	return slices.EqualFunc(a, b, func(x, y replays.Hand) bool {
		return x.Cards == y.Cards && x.Lore == y.Lore && x.Tokens == y.Tokens && slices.Equal(x.Names, y.Names) &&
			slices.Equal(x.LoreNames, y.LoreNames)
	})
}

// number is a number in words of SVG.
func number(n int) string { return strconv.Itoa(n) }
