package booklet

import (
	"bytes"
	_ "embed"
	"slices"
	"strconv"
	"strings"

	"muster/sheet"
)

//go:embed pages.html
var pagesText string

var pagesOf = sheet.NewMarkup(pagesText)

//go:embed index.css
var indexStyle string

//go:embed index.js
var indexScript string

// index is what the page that finds sheets shows.
type index struct {
	*Volume
	Shelves []shelf
	Count   int
	Filters []filter
	Boxes   []string // that anything needs
}

// filter is a choice among what an entry is.
type filter struct {
	Name, Label, All string
	Values           []choice
}

// choice is a value to choose, and what it is called.
type choice struct{ Value, Label string }

// Index is a page that lists all sheets, and finds some among them by what they are: without a network, and as a plain
// list where no script runs.
func (v *Volume) Index() []byte {
	x := &index{Volume: v, Shelves: v.shelves(), Count: len(v.entries)}
	x.Filters, x.Boxes = x.filters(), x.boxes()
	return sheet.Document(sheet.Frame{
		Title: v.Heading(), Class: "index", Language: v.Language, Plain: true, Style: indexStyle, Script: indexScript,
	}, func(b *bytes.Buffer) { pagesOf.Write(b, "index", x) })
}

// filters are those by which the entries can be told apart.
func (x *index) filters() []filter {
	kinds := filter{"kind", x.T("Kind"), x.T("all"), nil}
	for _, s := range x.Shelves {
		kinds.Values = append(kinds.Values, choice{s.Kind, s.Name})
	}
	modes := filter{"mode", x.T("Mode"), x.T("all"), nil}
	players := filter{"players", x.T("Players"), x.T("any number"), nil}
	balance := filter{"balance", x.T("Balance"), x.T("all"), nil}
	length := filter{"banners", x.T("Length"), x.T("any"), nil}
	add := func(f *filter, c choice) {
		if c.Value != "" && !slices.Contains(f.Values, c) {
			f.Values = append(f.Values, c)
		}
	}
	var banners []int
	for _, s := range x.Shelves {
		for _, e := range s.Entries {
			for _, mode := range e.Modes {
				add(&modes, choice{mode, mode})
			}
			add(&players, choice{e.Players, e.Players})
			if e.Banners > 0 && !slices.Contains(banners, e.Banners) {
				banners = append(banners, e.Banners)
			}
			if e.Played {
				add(&balance, choice{x.Balance(e), x.Says(e)})
			}
		}
	}
	for _, f := range []*filter{&modes, &players, &balance} {
		slices.SortFunc(f.Values, func(a, b choice) int { return strings.Compare(a.Label, b.Label) })
	}
	slices.Sort(banners)
	for _, n := range banners {
		add(&length, choice{strconv.Itoa(n), x.Tn("to %d banner", "to %d banners", n)})
	}
	all := []filter{kinds, modes, length, players, balance}
	return slices.DeleteFunc(all, func(f filter) bool { return len(f.Values) < 2 })
}

// boxes are all that anything needs, in the order of the alphabet.
func (x *index) boxes() []string {
	var out []string
	for _, e := range x.entries {
		for _, box := range e.Boxes {
			if !slices.Contains(out, box) {
				out = append(out, box)
			}
		}
	}
	slices.Sort(out)
	if len(out) < 2 {
		return nil
	}
	return out
}

// Balance is what is known of how even an entry is, as filters know it.
func (x *index) Balance(e *Entry) string {
	switch {
	case !e.Played:
		return ""
	case e.Judged == NotJudged:
		return "not"
	}
	return string(e.Judged)
}

// listed is what parts the values of a list in an attribute: no name holds it.
const listed = "|"

// Joined is a list of values as an attribute has them.
func (x *index) Joined(list []string) string {
	var b strings.Builder
	for _, s := range list {
		b.WriteString(listed + strings.ReplaceAll(s, listed, "/"))
	}
	if b.Len() > 0 {
		b.WriteString(listed)
	}
	return b.String()
}

// Value is a value as it stands in such a list.
func (x *index) Value(s string) string { return strings.ReplaceAll(s, listed, "/") }

// Sought is all by which an entry is found.
func (x *index) Sought(e *Entry) string {
	return strings.ToLower(strings.Join(slices.Concat(
		[]string{e.Name(), e.ID, e.What, e.Author, e.Map, e.MapName, e.Story}, e.Words, e.Modes, e.Boxes, e.Sets), " "))
}
