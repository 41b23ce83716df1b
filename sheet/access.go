package sheet

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/util"

	"muster/draw"
	"muster/internal/words"
)

// Accessibility of a page: links to its parts, and tables with captions and header cells.

// fewParts is the maximum number of parts of a page without links to them.
const fewParts = 6

// linked reports whether a page is long enough to begin with links to its parts.
func (w *Writer) linked() bool { return len(w.sections) > fewParts }

// partID returns the link id of a section.
func partID(n int) string { return "part-" + Number(n+1) }

// link is a link to a part of the page.
type link struct{ To, Name string }

// contents returns the links to the parts of a long page, without the one about the page itself.
func (w *Writer) contents() []link {
	if !w.linked() {
		return nil
	}
	var out []link
	for i, s := range w.sections {
		if s.class != colophon {
			out = append(out, link{"#" + partID(i), s.title})
		}
	}
	return out
}

// captionKey is the attribute of a table's caption.
const captionKey = "caption"

// headsKey is the attribute of a table's column headings, for tables that become lists on a narrow screen.
const headsKey = "heads"

// tableHeads returns the column headings of a table.
func tableHeads(table ast.Node, src []byte) []string {
	var out []string
	for c := table.FirstChild().FirstChild(); c != nil; c = c.NextSibling() {
		out = append(out, plainText(c, src))
	}
	return out
}

// columnHead returns the heading of a cell's column, if its table stores it.
func columnHead(cell ast.Node) string {
	v, ok := cell.Parent().Parent().AttributeString(headsKey)
	if !ok || cell.Parent().Kind() == extast.KindTableHeader {
		return ""
	}
	at := 0
	for c := cell.PreviousSibling(); c != nil; c = c.PreviousSibling() {
		at++
	}
	if heads := v.([]string); at < len(heads) {
		return draw.Escape(heads[at])
	}
	return ""
}

// plainText returns the text of a heading without markup.
func plainText(n ast.Node, src []byte) string {
	var b strings.Builder
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if t, ok := n.(*ast.Text); ok && entering {
			b.Write(util.ResolveEntityNames(util.ResolveNumericReferences(util.UnescapePunctuations(t.Segment.Value(src)))))
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}

// markEnglish adds HTML language markup around text that stays English in a page of another language.
func markEnglish(body []byte) []byte {
	var out []byte
	for {
		before, rest, ok := bytes.Cut(body, []byte(words.EnglishBegins))
		text, after, whole := bytes.Cut(rest, []byte(words.EnglishEnds))
		if !ok || !whole {
			return append(out, body...)
		}
		out = append(append(append(out, before...), `<span lang="en">`...), text...)
		out, body = append(out, "</span>"...), after
	}
}

// attribute writes an attribute unless its value is empty.
func attribute(w util.BufWriter, name, value string) {
	if value != "" {
		for _, piece := range [...]string{" ", name, `="`, value, `"`} {
			_, _ = w.WriteString(piece)
		}
	}
}

// wideTable is the number of columns from which a narrow screen must scroll a table: it can get the keyboard focus.
const wideTable = 5

// renderTable writes a table in a frame that a narrow screen can scroll, with its caption.
func renderTable(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		_, _ = w.WriteString("</table></div>\n")
		return ast.WalkContinue, nil
	}
	about := ""
	if v, ok := n.AttributeString(captionKey); ok {
		about = draw.Escape(v.(string))
	}
	_, _ = w.WriteString(`<div class="scroll"`)
	if head := n.FirstChild(); about != "" && head != nil && head.ChildCount() >= wideTable {
		_, _ = w.WriteString(` role="region" tabindex="0" aria-label="` + about + `"`)
	}
	_, _ = w.WriteString("><table>\n")
	if about != "" {
		_, _ = w.WriteString("<caption class=\"heard\">" + about + "</caption>\n")
	}
	return ast.WalkContinue, nil
}

// renderCell writes a cell: the headings of columns and the first cell of each row are header cells.
func renderCell(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	tag, scope := "td", ""
	switch {
	case n.ChildCount() == 0: // an empty cell names nothing
	case n.Parent().Kind() == extast.KindTableHeader:
		tag, scope = "th", "col"
	case n.PreviousSibling() == nil:
		tag, scope = "th", "row"
	}
	if !entering {
		_, _ = w.WriteString("</" + tag + ">\n")
		return ast.WalkContinue, nil
	}
	_, _ = w.WriteString("<" + tag)
	if at := n.(*extast.TableCell).Alignment; at != extast.AlignNone {
		attribute(w, "class", at.String())
	}
	if attribute(w, "scope", scope); tag == "td" {
		attribute(w, "data-head", columnHead(n))
	}
	_, _ = w.WriteString(">")
	return ast.WalkContinue, nil
}
