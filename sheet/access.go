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

// What a page has for those who hear it or walk through it by keys: links to its parts, and tables that say what they
// are about and which cell is the head of what.

// fewParts is how many parts a page can have without links to them.
const fewParts = 6

// linked reports whether a page is so long that links to its parts stand before it.
func (w *Writer) linked() bool { return len(w.sections) > fewParts }

// partID is what links call a section of the page.
func partID(n int) string { return "part-" + Number(n+1) }

// link is a link to a part of the page.
type link struct{ To, Name string }

// contents are the links to the parts of a long page, but the one about the page itself.
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

// captionKey is where a table keeps what it is about.
const captionKey = "caption"

// headsKey is where a table whose rows are lists on a narrow screen keeps the heads of its columns.
const headsKey = "heads"

// tableHeads are the heads of a table's columns.
func tableHeads(table ast.Node, src []byte) []string {
	var out []string
	for c := table.FirstChild().FirstChild(); c != nil; c = c.NextSibling() {
		out = append(out, plainText(c, src))
	}
	return out
}

// columnHead is the head of a cell's column, where its table keeps it.
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

// plainText is what stands in a heading, without its marks.
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

// markEnglish puts the marks of HTML round what stays English in a page of another language.
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

// attribute writes an attribute that has a value.
func attribute(w util.BufWriter, name, value string) {
	if value != "" {
		for _, piece := range [...]string{" ", name, `="`, value, `"`} {
			_, _ = w.WriteString(piece)
		}
	}
}

// wideTable is how many columns a narrow screen has no room for: such a table is walked to by keys, and then along.
const wideTable = 5

// renderTable writes a table in a frame of its own, in which a narrow screen moves it, and what it is about.
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

// renderCell writes a cell: the heads of columns and the first of each row name what stands under and beside them.
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
