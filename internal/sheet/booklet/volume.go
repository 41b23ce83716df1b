package booklet

import (
	"bytes"
	"slices"
	"strings"

	"muster/internal/words"
	"muster/report"
	"muster/sheet"
)

// Judged is the known balance of an entry. The words are those of the JSON output.
type Judged string

// The known balance of an entry.
const (
	NotJudged Judged = ""         // no games with exactly this content
	Even      Judged = "fair"     // the win rate is in the band around a half
	Pennant   Judged = "pennant"  // the first side wins more
	Standard  Judged = "standard" // the second side wins more
)

// JudgedBy returns the balance that game results show.
func JudgedBy(e *report.Evidence) Judged {
	switch {
	case len(e.Bands) == 0:
		return NotJudged
	case e.Band == string(Even):
		return Even
	}
	return [...]Judged{Pennant, Standard}[e.Leader]
}

// Entry is a sheet of a volume.
type Entry struct {
	sheet.Summary
	Game     string // title of the game
	ID       string
	File     string // the name of its file, without its folder
	Content  string // hash of its inputs
	Played   bool   // it is of a kind that is played
	Judged   Judged
	Balance  string // the same in words, with the size of the edge
	Evidence string // game results, a sentence without its beginning and end; "" if unknown

	class string
	body  []byte // content of the sheet; empty without a booklet
}

// Refused is a file left out of the volume, with the reason.
type Refused struct {
	File  string
	Why   []string
	Needs string // the invalid file that makes it unusable; "" if its own file is invalid
}

// Volume is a set of sheets printed together.
type Volume struct {
	*words.Language
	Kinds []string // of definition, in the order in which they are shown
	Title string   // "" for a usual one
	sheet.Print
	Booklet string // name of the booklet file; "" without one
	Refused []Refused

	entries []*Entry
}

// Add adds a sheet. If there is a booklet, it keeps the sheet's content.
func (v *Volume) Add(e Entry, page func() sheet.Page) {
	if v.Booklet != "" {
		var b bytes.Buffer
		p := page()
		p.Body(&b)
		e.class, e.body = p.Class(), b.Bytes()
	}
	v.entries = append(v.entries, &e)
}

// shelf is the entries of a kind, sorted by title.
type shelf struct {
	Kind    string
	Name    string
	Entries []*Entry
}

// shelves returns the entries by kind.
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

// Heading returns the title of the volume.
func (v *Volume) Heading() string { return sheet.Either(v.Title, v.T("Printed sheets")) }

// Name returns the display name of an entry.
func (e *Entry) Name() string { return sheet.Either(e.Title, e.ID) }

// Picture returns the entry's map at small size.
func (e *Entry) Picture() sheet.HTML { return sheet.HTML(e.Thumbnail) }

// Says returns the known balance of an entry; "" for one that is not played.
func (v *Volume) Says(e *Entry) string {
	if !e.Played {
		return ""
	}
	if e.Judged != NotJudged {
		return e.Balance
	}
	if e.Evidence != "" { // of a game without a verdict
		return v.T("win rates by seat")
	}
	return v.T("not measured")
}

// Facts returns the lines under the title of an entry.
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

// Empty reports whether the volume has no content.
func (v *Volume) Empty() bool { return len(v.entries) == 0 }
