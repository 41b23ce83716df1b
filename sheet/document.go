package sheet

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/words"
)

// Class returns the CSS class of a page's content.
func (p Page) Class() string { return p.class }

// Body writes the content of a page, for a document with several.
func (p Page) Body(b *bytes.Buffer) {
	if err := p.body.convert(b); err != nil { // writing to memory does not fail; if it should, the text is still there
		b.WriteString("<pre>" + draw.Escape(p.body.b.String()) + "</pre>")
	}
}

// Frame is the outer part of a document with several parts.
type Frame struct {
	Title string
	Class string
	Print
	Language *words.Language // as of Options
	// Plain leaves out the style of sheets: the document has its own style and font.
	Plain  bool
	Style  string // after the style of sheets
	Script string // that runs; "" for none, and then the content policy forbids any
}

// Document writes a self-contained document: its style, its script and its pictures are in it, and its content policy
// forbids loading anything.
func Document(f Frame, body func(*bytes.Buffer)) []byte {
	style := CSS() + f.Style + inks[f.Ink]
	if !f.Plain {
		style = string(f.Print.style().text) + f.Style
	}
	var b bytes.Buffer
	b.Grow(len(style) + 256<<10)
	h := documentHead{
		StyleSum: sumOf(style), Language: f.Language.Tag(), Title: f.Title, Class: f.Class, Style: HTML(style),
	}
	if f.Script != "" {
		h.ScriptSum, h.Script = sumOf(f.Script), HTML(f.Script)
	}
	h.WriteHead(&b)
	body(&b)
	h.WriteEnd(&b)
	return draw.Reink(b.Bytes(), f.Ink)
}

// documentHead is the data of the start and the end of a document.
type documentHead struct {
	StyleSum, ScriptSum, Language, Title, Class string
	Style, Script                               HTML
}

// sumOf returns the hash of a text for a content policy.
func sumOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return base64.StdEncoding.EncodeToString(sum[:])
}

// CSSText returns a text as a CSS string.
func CSSText(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range Clean(text) {
		if r == ' ' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' || r >= 0xa0 {
			b.WriteRune(r)
			continue
		}
		b.WriteString(`\` + strconv.FormatInt(int64(r), 16) + " ")
	}
	b.WriteByte('"')
	return b.String()
}
