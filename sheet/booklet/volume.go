package booklet

import (
	"bytes"
	"slices"
	"strings"

	"muster/internal/words"
	"muster/sheet"
)

// Judged is what is known of how even an entry is.
type Judged string

// What is known of it. The words are those of machines.
const (
	NotJudged Judged = ""         // nobody has played just this content
	Even      Judged = "even"     // neither side is better
	Pennant   Judged = "pennant"  // the first side is better
	Standard  Judged = "standard" // the second side is better
	Between   Judged = "between"  // the games lie on the border
	Open      Judged = "open"     // there were too few games to say
)

// Entry is a sheet of a volume.
type Entry struct {
	sheet.Summary
	Game     string // what people call it
	ID       string
	File     string // the name of its file, without its folder
	Content  string // tells apart what it is made of
	Played   bool   // it is of a kind that is played
	Judged   Judged
	Evidence string // what games have shown, without the beginning and the end of the sentence; "" where nobody knows

	class string
	body  []byte // what is on the sheet; empty where the volume has no booklet
}

// Refused is a file that is not among the sheets, and why.
type Refused struct {
	File  string
	Why   []string
	Needs string // the file with errors that keeps it from being used; "" where it has errors of its own
}

// Volume is what is printed together.
type Volume struct {
	*words.Language
	Kinds []string // of definition, in the order in which they are shown
	Title string   // "" for a usual one
	sheet.Print
	Booklet string // the name of the booklet's file; "" where there is none
	Refused []Refused

	entries []*Entry
}

// Add takes a sheet. Where there is a booklet, what is on it is kept.
func (v *Volume) Add(e Entry, page func() sheet.Page) {
	if v.Booklet != "" {
		var b bytes.Buffer
		p := page()
		p.Body(&b)
		e.class, e.body = p.Class(), b.Bytes()
	}
	v.entries = append(v.entries, &e)
}

// shelf is the entries of a kind, by their titles.
type shelf struct {
	Kind    string
	Name    string
	Entries []*Entry
}

// shelves are the entries by kind.
func (v *Volume) shelves() []shelf {
	var out []shelf
	for _, e := range v.entries {
		i := slices.IndexFunc(out, func(s shelf) bool { return s.Kind == e.Kind })
		if i < 0 {
			i, out = len(out), append(out, shelf{Kind: e.Kind, Name: e.Shelf})
		}
		out[i].Entries = append(out[i].Entries, e)
	}
	slices.SortStableFunc(out, func(a, b shelf) int {
		return slices.Index(v.Kinds, a.Kind) - slices.Index(v.Kinds, b.Kind)
	})
	for _, s := range out {
		slices.SortStableFunc(s.Entries, func(a, b *Entry) int {
			if c := strings.Compare(strings.ToLower(a.Title), strings.ToLower(b.Title)); c != 0 {
				return c
			}
			return strings.Compare(a.File, b.File)
		})
	}
	return out
}

// Heading is what the volume is called.
func (v *Volume) Heading() string { return sheet.Either(v.Title, v.T("Printed sheets")) }

// Name is what people call an entry.
func (e *Entry) Name() string { return sheet.Either(e.Title, e.ID) }

// Picture is its map, drawn small.
func (e *Entry) Picture() sheet.HTML { return sheet.HTML(e.Thumbnail) }

// Says is what is known of how even an entry is; "" of what is not played.
func (v *Volume) Says(e *Entry) string {
	if !e.Played {
		return ""
	}
	switch e.Judged {
	case Even:
		return v.T("even")
	case Pennant:
		return e.Favours[0]
	case Standard:
		return e.Favours[1]
	case Between:
		return v.T("nearly even")
	case Open:
		return v.T("too few games")
	}
	if e.Evidence != "" { // of a game without a verdict
		return v.T("win rates by seat")
	}
	return v.T("not measured")
}

// Facts are what stands under the title of an entry.
func (v *Volume) Facts(e *Entry) []string {
	out := slices.Clone(e.Modes)
	if e.Banners > 0 {
		out = append(out, together(v.Tn("%d banner", "%d banners", e.Banners)))
	}
	if e.Players != "" {
		out = append(out, together(v.T("%s players", e.Players)))
	}
	if len(e.Boxes) > 0 {
		out = append(out, v.List(e.Boxes))
	}
	return out
}

// together keeps words on one line.
func together(text string) string { return strings.ReplaceAll(text, " ", "\u00a0") }

// Empty reports whether there is nothing to show.
func (v *Volume) Empty() bool { return len(v.entries) == 0 }
