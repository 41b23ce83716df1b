package sheet

import (
	"bytes"
	_ "embed"
	"strings"

	"muster/draw"
	"muster/internal/words"
)

// Options are the settings of a page that do not come from its definition.
type Options struct {
	Print
	Hash string // of the definition's text, for the footer; "" leaves it out
	// Evidence is the result of games with exactly this text, for the footer: a sentence without its beginning and its
	// end; "" leaves it out.
	Evidence string
	// Address is the URL of this sheet, for a QR code in its colophon; "" leaves it out.
	Address string
	// Citations puts the ids of rules after the text that they support.
	Citations bool
	// Language is the language of the fixed words; nil is English.
	Language *words.Language
	// NameOf returns the name of another definition mentioned on a page, by id; nil shows the ids.
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

// Page returns the finished page; class is the CSS class of its content.
func (w *Writer) Page(name, title, class string, opts Options) Page {
	return Page{Name: name, Title: Clean(title), class: class, print: opts.Print, body: w}
}

// Markdown returns the page as a Markdown file, with maps and cards drawn as text.
func (p Page) Markdown() []byte { return []byte(strings.TrimRight(p.body.markdown(), "\n") + "\n") }

//go:embed style.css
var style string

//go:embed screen.css
var screenStyle string

// HTML returns the page as one self-contained HTML file: it contains its style and pictures, but no scripts, and its
// content policy forbids loading anything.
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

// colophon is the class of the last section, about the page itself.
const colophon = "colophon"

// code writes an address as a QR code; in Markdown it is the address itself.
func (w *Writer) code(address string) {
	if address == "" {
		return
	}
	w.Fence("address", address+"\n", func(out *bytes.Buffer) {
		out.WriteString(SVG(address, w.T("Download this sheet: %s", draw.Escape(address))))
	})
}

// Footer ends every page: its sources and the program.
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
