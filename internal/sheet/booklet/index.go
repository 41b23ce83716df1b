package booklet

import (
	"bytes"
	_ "embed"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"muster/sheet"
)

//go:embed index.css
var indexStyle string

//go:embed index.js
var indexScript string

// index is the data of the index page.
type index struct {
	*Volume
	Shelves []listing
	Count   int
	Filters []filter
	Boxes   []string // that anything needs
}

// filter is a filter on a property of entries.
type filter struct {
	Name, Label, All string
	Values           []choice
}

// choice is a value of a filter with its label.
type choice struct{ Value, Label string }

// Index returns a page that lists all sheets, with filters. It works offline, and as a plain list without scripts.
func (v *Volume) Index() []byte {
	x := &index{Volume: v, Count: len(v.entries)}
	shelves := v.shelves()
	x.Filters, x.Boxes = x.filters(shelves), x.boxes()
	for _, s := range shelves {
		l := listing{Name: s.Name}
		for _, e := range s.Entries {
			l.Items = append(l.Items, x.item(e))
		}
		x.Shelves = append(x.Shelves, l)
	}
	return sheet.Document(sheet.Frame{
		Title: v.Heading(), Class: "index", Language: v.Language, Plain: true, Style: indexStyle, Script: indexScript,
	}, func(b *bytes.Buffer) { x.WritePage(b) })
}

// listing is the entries of a kind on the page.
type listing struct {
	Name  string
	Items []item
}

// address returns a file name as a link address: no file name can start another scheme.
func address(file string) string { return (&url.URL{Path: file}).String() }

// item is an entry on the page.
type item struct {
	Game, Kind, Modes, Boxes, Players, Balance, Sought string // by which it is found
	Banners                                            int

	Picture                                        sheet.HTML
	File, Name, Facts, Judged, Played, Story, Foot string
}

// item returns an entry for the page.
func (x *index) item(e *Entry) item {
	i := item{
		Game: e.Game, Kind: e.Kind, Modes: joined(e.Modes), Boxes: joined(e.Boxes), Players: e.Players,
		Balance: balance(e), Sought: sought(e), Banners: e.Banners,
		Picture: e.Picture(), File: e.File, Name: e.Name(), Facts: strings.Join(x.Facts(e), "\u00a0· "), Judged: x.Says(e),
		Story: e.Story,
	}
	if e.Evidence != "" {
		i.Played = x.T("Played: %s.", e.Evidence)
	}
	foot := []string{e.ID}
	if e.Author != "" {
		foot = append(foot, x.T("by %s", e.Author))
	}
	i.Foot = strings.Join(append(foot, x.T("content %s", e.Content)), dot)
	return i
}

// dot separates facts on one line.
const dot = " · "

// filters returns the useful filters for the entries.
func (x *index) filters(shelves []shelf) []filter {
	kinds := filter{"kind", x.T("Kind"), x.T("all"), nil}
	for _, s := range shelves {
		kinds.Values = append(kinds.Values, choice{s.Kind, s.Name})
	}
	games := filter{"game", x.T("Game"), x.T("all"), nil}
	modes := filter{"mode", x.T("Mode"), x.T("all"), nil}
	players := filter{"players", x.T("Players"), x.T("any number"), nil}
	evenness := filter{"balance", x.T("Balance"), x.T("all"), nil}
	length := filter{"banners", x.T("Length"), x.T("any"), nil}
	add := func(f *filter, c choice) {
		if c.Value != "" && !slices.Contains(f.Values, c) {
			f.Values = append(f.Values, c)
		}
	}
	var banners []int
	for _, s := range shelves {
		for _, e := range s.Entries {
			add(&games, choice{e.Game, e.Game})
			for _, mode := range e.Modes {
				add(&modes, choice{mode, mode})
			}
			add(&players, choice{e.Players, e.Players})
			if e.Banners > 0 && !slices.Contains(banners, e.Banners) {
				banners = append(banners, e.Banners)
			}
			if e.Played {
				add(&evenness, choice{balance(e), x.Says(e)})
			}
		}
	}
	for _, f := range []*filter{&games, &modes, &players, &evenness} {
		slices.SortFunc(f.Values, func(a, b choice) int { return strings.Compare(a.Label, b.Label) })
	}
	slices.Sort(banners)
	for _, n := range banners {
		add(&length, choice{strconv.Itoa(n), x.Tn("to %d banner", "to %d banners", n)})
	}
	all := []filter{games, kinds, modes, length, players, evenness}
	return slices.DeleteFunc(all, func(f filter) bool { return len(f.Values) < 2 })
}

// boxes returns all required boxes in alphabetical order.
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

// balance returns the known balance of an entry as a filter value.
func balance(e *Entry) string {
	switch {
	case !e.Played:
		return ""
	case e.Judged == NotJudged && e.Evidence != "":
		return "seats"
	case e.Judged == NotJudged:
		return "not"
	case e.Judged == Pennant || e.Judged == Standard: // each game has its own sides
		return strings.TrimSpace(string(e.Judged) + " " + e.Game)
	}
	return string(e.Judged)
}

// listed separates list values in an attribute: no name contains it.
const listed = "|"

// joined returns a list of values as an attribute value.
func joined(list []string) string {
	var b strings.Builder
	for _, s := range list {
		b.WriteString(listed + strings.ReplaceAll(s, listed, "/"))
	}
	if b.Len() > 0 {
		b.WriteString(listed)
	}
	return b.String()
}

// Value returns a value in the form of such a list.
func (x *index) Value(s string) string { return strings.ReplaceAll(s, listed, "/") }

// sought returns the searchable text of an entry.
func sought(e *Entry) string {
	return strings.ToLower(strings.Join(slices.Concat(
		[]string{e.Name(), e.ID, e.What, e.Author, e.Game, e.Map, e.MapName, e.Story}, e.Words, e.Modes, e.Boxes,
		e.Sets), " "))
}
