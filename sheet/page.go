package sheet

import (
	"bytes"
	_ "embed"
	"strings"

	"muster/draw"
	"muster/internal/words"
)

// Options are what a page does not take from its definition.
type Options struct {
	Print
	Hash string // of the definition's text, for the footer; "" leaves it out
	// Evidence is what games of just this text have shown, for the footer: a sentence without its beginning and its end;
	// "" leaves it out.
	Evidence string
	// Address is where this sheet can be had, for a code in its colophon; "" leaves it out.
	Address string
	// Citations has the ids of rules stand behind what they rule.
	Citations bool
	// Language is that of the fixed words; nil is English.
	Language *words.Language
	// NameOf is what people call another definition that a page speaks of, by id; nil shows the ids.
	NameOf func(id string) string
}

// Page is one printable document.
type Page struct {
	Name  string // file name without its ending: the definition's id
	Title string
	class string
	print Print
	body  *Writer
}

// Page is the finished page of what has been written; class tells the page's style what is on it.
func (w *Writer) Page(name, title, class string, opts Options) Page {
	return Page{Name: name, Title: Clean(title), class: class, print: opts.Print, body: w}
}

// Markdown is the page as a Markdown file, with maps and cards drawn as text.
func (p Page) Markdown() []byte { return []byte(strings.TrimRight(p.body.markdown(), "\n") + "\n") }

//go:embed style.css
var style string

//go:embed screen.css
var screenStyle string

// HTML is the page as one HTML file that needs nothing else: style and pictures are in it, scripts are not, and its
// content policy forbids the browser to load anything.
func (p Page) HTML() []byte {
	css := p.print.style()
	var b bytes.Buffer
	b.Grow(len(css.text) + 2*p.body.b.Len() + 112<<10)
	h := head{
		Sum: css.sum, Language: p.body.Tag(), Title: p.Title, Class: p.class, Style: css.text,
		Skip: p.body.T("Skip to content"), Contents: p.body.T("Parts of this page"), Links: p.body.contents(),
	}
	h.WriteHead(&b)
	if err := p.body.convertFor(&b, true); err != nil { // writing to memory does not fail; else the text is still there
		b.WriteString("<pre>" + draw.Escape(p.body.b.String()) + "</pre>")
	}
	b.WriteString("</main>\n</body>\n</html>\n")
	return draw.Reink(b.Bytes(), p.print.Ink)
}

// colophon is the class of the last section, which is about the page.
const colophon = "colophon"

// code is an address as a code to hold a telephone over; in Markdown it is the address itself.
func (w *Writer) code(address string) {
	if address == "" {
		return
	}
	w.Fence("address", address+"\n", func(out *bytes.Buffer) {
		out.WriteString(SVG(address, w.T("Download this sheet: %s", draw.Escape(address))))
	})
}

// Footer ends every page: what it was made from, and by what.
func (w *Writer) Footer(id, kind, author string, opts Options) {
	parts := []string{Esc(id), w.T("%s definition, format 1", w.Called(kind))}
	if author != "" {
		parts = append(parts, w.T("by %s", EscWithin(author)))
	}
	parts = append(parts, w.T("printed by Muster"))
	if opts.Hash != "" {
		parts = append(parts, w.T("content %s", EscWithin(opts.Hash)))
	}
	w.Section(w.T("Colophon"), colophon)
	w.code(opts.Address)
	w.Line(strings.Join(parts, " · "))
	if opts.Evidence != "" {
		w.Line(w.T("Played: %s.", EscWithin(opts.Evidence)))
	}
	if strings.Contains(w.b.String(), words.EnglishBegins) {
		w.Line(w.T("Texts generated from the game's data are in English."))
	}
	w.Line(w.T("An unofficial fan project, not connected with the publisher of the game."))
}
