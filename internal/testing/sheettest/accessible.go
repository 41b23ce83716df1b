package sheettest

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
)

// Accessible fails if an HTML page is not accessible by screen reader or keyboard. The page needs a language, a title,
// one main part, headings without gaps, and valid links with texts. Each drawing has a title or is hidden, and each
// table has a caption and header cells.
func Accessible(t testing.TB, name, html string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(html))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	p := &heard{T: t, name: name, ids: map[string]int{}}
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		switch e := token.(type) {
		case xml.StartElement:
			p.start(e)
		case xml.CharData:
			p.text += string(e)
		case xml.EndElement:
			p.end(e.Name.Local)
		}
	}
	p.whole()
}

// heard is a page as a screen reader reads it.
type heard struct {
	T        testing.TB
	name     string
	level    int            // of the last heading
	seen     map[string]int // elements by name
	ids      map[string]int
	links    []string
	text     string   // since the last tag
	stack    []string // the elements that are open
	drawings []bool   // the drawings that are open: whether each has a title
	caption  bool     // of the table that is open
	heads    int      // of the table that is open
}

func (p *heard) fail(format string, args ...any) {
	p.T.Helper()
	p.T.Errorf(p.name+": "+format, args...)
}

func (p *heard) start(e xml.StartElement) {
	at := map[string]string{}
	for _, a := range e.Attr {
		at[a.Name.Local] = a.Value
	}
	tag := e.Name.Local
	if p.seen == nil {
		p.seen = map[string]int{}
	}
	if p.seen[tag]++; at["id"] != "" {
		p.ids[at["id"]]++
	}
	p.text, p.stack = "", append(p.stack, tag)
	switch tag {
	case "html":
		if at["lang"] == "" {
			p.fail("no language")
		}
	case "h1", "h2", "h3", "h4", "h5", "h6":
		if level := int(tag[1] - '0'); level > p.level+1 {
			p.fail("a heading of level %d follows one of level %d", level, p.level)
		} else {
			p.level = level
		}
	case "a":
		if p.links = append(p.links, at["href"]); at["href"] == "" {
			p.fail("a link leads nowhere")
		}
	case "svg":
		if at["role"] != "img" {
			p.fail("a drawing %q is none to those who hear", at["class"])
		}
		p.drawings = append(p.drawings, at["aria-hidden"] == "true")
	case "img":
		p.fail("a picture that is no drawing")
	case "table":
		p.caption, p.heads = false, 0
	case "th":
		if p.heads++; at["scope"] != "col" && at["scope"] != "row" {
			p.fail("the head of a table has no scope")
		}
	case "figure":
		if at["tabindex"] != "0" {
			p.fail("what may be wider than the screen cannot be walked to")
		}
	case "nav":
		if at["aria-label"] == "" {
			p.fail("links without a name")
		}
	}
	if at["role"] == "region" && (at["aria-label"] == "" || at["tabindex"] != "0") {
		p.fail("a part %q that moves cannot be walked to, or has no name", at["class"])
	}
}

func (p *heard) end(tag string) {
	said := strings.TrimSpace(p.text) != ""
	if n := len(p.stack); n > 0 && p.stack[n-1] == tag {
		p.stack = p.stack[:n-1]
	}
	drawing := len(p.drawings) - 1
	switch tag {
	case "title":
		if drawing < 0 && !said {
			p.fail("no title")
		}
		if drawing >= 0 && said && p.stack[len(p.stack)-1] == "svg" {
			p.drawings[drawing] = true
		}
	case "svg":
		if !p.drawings[drawing] {
			p.fail("drawing %d has no title", p.seen["svg"])
		}
		p.drawings = p.drawings[:drawing]
	case "caption":
		p.caption = said
	case "table":
		if !p.caption || p.heads == 0 {
			p.fail("table %d says not what it is about, or has no heads", p.seen["table"])
		}
	}
}

func (p *heard) whole() {
	for _, once := range []string{"title", "h1", "main", "header"} {
		n := p.seen[once]
		if once == "title" && n > 0 || once == "header" && n > 0 {
			continue // drawings have titles, and cards have heads
		}
		if n != 1 {
			p.fail("%d of %s, want one", n, once)
		}
	}
	for id, n := range p.ids {
		if n > 1 {
			p.fail("%d parts are called %s", n, id)
		}
	}
	for _, to := range p.links {
		if id, inside := strings.CutPrefix(to, "#"); inside && p.ids[id] == 0 {
			p.fail("a link leads to %s, which is not there", to)
		}
	}
	if p.seen["section"] > 7 && p.seen["nav"] != 1 {
		p.fail("%d sections and no links to them", p.seen["section"])
	}
}
