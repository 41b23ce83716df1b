package booklet

import (
	"bytes"
	_ "embed"
	"slices"
	"strconv"
	"strings"

	"muster/draw"
	"muster/sheet"
)

//go:embed booklet.css
var bookletStyle string

// The anchors of the parts at the end.
const (
	legendAnchor  = "legend"
	mapsAnchor    = "maps"
	creditsAnchor = "credits"
)

// chapter is a sheet in the booklet.
type chapter struct {
	*Entry
	Anchor string
	Page   string // first page number; "" if unknown
}

// part is the chapters of a kind.
type part struct {
	Name     string
	Chapters []*chapter
}

// mapped is a map, with its chapters.
type mapped struct {
	Name     string
	Picture  sheet.HTML
	Chapters []*chapter
}

// legend is a key to signs of one kind.
type legend struct {
	Group string
	Signs []sign
}

type sign struct {
	Picture sheet.HTML
	Name    string
}

// book is the content of the booklet.
type book struct {
	*Volume
	Shelves []part
	Maps    []mapped
	Legend  []legend
	Authors []string
	Boxes   []string
	Cover   sheet.HTML

	pages map[string]int
}

// PageOf returns the number of the first page of a part; "" if unknown.
func (x *book) PageOf(anchor string) string {
	if n := x.pages[anchor]; n > 0 {
		return strconv.Itoa(n)
	}
	return ""
}

// Bound returns the booklet. pages are the first page numbers of its parts, by anchor, known after a first print.
// Without them the contents are links, which some programs number themselves.
func (v *Volume) Bound(pages map[string]int) []byte {
	x := v.book(pages)
	var style strings.Builder
	style.WriteString(bookletStyle)
	for _, s := range x.Shelves {
		for _, c := range s.Chapters {
			runningHead(&style, v.Print, c.Anchor, c.Name())
		}
	}
	runningHead(&style, v.Print, legendAnchor, v.T("Legend"))
	runningHead(&style, v.Print, mapsAnchor, v.T("Index of maps"))
	runningHead(&style, v.Print, creditsAnchor, v.T("Credits"))
	return sheet.Document(sheet.Frame{
		Title: v.Heading(), Class: "booklet", Print: v.Print, Language: v.Language, Style: style.String(),
	}, func(b *bytes.Buffer) {
		x.WriteFront(b)
		for _, s := range x.Shelves {
			for _, c := range s.Chapters {
				b.WriteString(`<article class="chapter ` + c.class + `" id="` + c.Anchor + `" aria-label="` + draw.Escape(c.Name()) +
					"\">\n")
				b.Write(c.body)
				b.WriteString("</article>\n")
			}
		}
		x.WriteBack(b)
	})
}

// runningHead puts the name of a part into the margins of its pages, in the colour of the print's ink. On the side of a
// map, which has no room above, the name is at the foot.
func runningHead(b *strings.Builder, in sheet.Print, anchor, name string) {
	head := "{content:" + sheet.CSSText(name) + `;font:8pt "Muster",Georgia,serif;color:` + in.MarginColor() + "}}\n"
	b.WriteString("#" + anchor + "{page:" + anchor + "}@page " + anchor + "{@top-center" + head)
	b.WriteString("#" + anchor + " .side:not(:has(.tall)){page:" + anchor + "-map}@page " + anchor + "-map{" +
		in.MapPage() + "@bottom-left" + head)
}

// book arranges the entries as the content of the booklet.
func (v *Volume) book(pages map[string]int) *book {
	x := &book{Volume: v, pages: pages}
	drawn := map[string]int{} // maps by id
	for _, s := range v.shelves() {
		p := part{Name: s.Name}
		for _, e := range s.Entries {
			c := &chapter{Entry: e, Anchor: "sheet-" + stem(e.File)}
			c.Page = x.PageOf(c.Anchor)
			p.Chapters = append(p.Chapters, c)
			x.take(c, drawn)
		}
		x.Shelves = append(x.Shelves, p)
	}
	x.Legend = v.legend()
	slices.Sort(x.Authors)
	slices.Sort(x.Boxes)
	slices.SortStableFunc(x.Maps, func(a, b mapped) int {
		return strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name))
	})
	return x
}

// legend returns the key to the signs on all maps, without duplicates.
func (v *Volume) legend() []legend {
	var out []legend
	known := map[sheet.Sign]bool{}
	for _, e := range v.entries {
		for _, s := range e.Signs {
			if known[s] {
				continue
			}
			known[s] = true
			i := slices.IndexFunc(out, func(l legend) bool { return l.Group == s.Group })
			if i < 0 {
				i, out = len(out), append(out, legend{Group: s.Group})
			}
			out[i].Signs = append(out[i].Signs, sign{sheet.HTML(s.Picture), s.Name})
		}
	}
	return out
}

// take adds a chapter to the lists at the end.
func (x *book) take(c *chapter, drawn map[string]int) {
	if c.Author != "" && !slices.Contains(x.Authors, c.Author) {
		x.Authors = append(x.Authors, c.Author)
	}
	for _, box := range c.Boxes {
		if !slices.Contains(x.Boxes, box) {
			x.Boxes = append(x.Boxes, box)
		}
	}
	if c.Thumbnail == "" {
		return
	}
	if x.Cover == "" {
		x.Cover = c.Picture()
	}
	id, name := c.ID, c.Name()
	if c.Map != "" {
		id, name = c.Map, sheet.Either(c.MapName, c.Map)
	}
	i, known := drawn[id]
	if !known {
		i, drawn[id] = len(x.Maps), len(x.Maps)
		x.Maps = append(x.Maps, mapped{Name: name, Picture: c.Picture()})
	}
	if c.Map == "" { // the map without armies
		x.Maps[i].Picture = c.Picture()
	}
	x.Maps[i].Chapters = append(x.Maps[i].Chapters, c)
}

// stem returns a file name without its extension, as an anchor and as a page name in a style.
func stem(file string) string {
	if i := strings.LastIndexByte(file, '.'); i > 0 {
		file = file[:i]
	}
	return strings.ReplaceAll(file, ".", "_")
}
