package sheet

import (
	"bytes"
	"strings"
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"muster/draw"
	pagewords "muster/internal/words"
)

// converter turns a sheet's Markdown into HTML in safe mode: it removes raw HTML and blanks links to scripts, in case
// any passes the writer. It is built once and never changed.
var converter = sync.OnceValue(func() goldmark.Markdown {
	return goldmark.New(
		goldmark.WithExtensions(
			extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignNone)),
		),
		goldmark.WithParserOptions(parser.WithASTTransformers(util.Prioritized(arranger{}, 500))),
		goldmark.WithRendererOptions(renderer.WithNodeRenderers(util.Prioritized(partRenderer{}, 100))),
	)
})

// sheetKey is the context key of the writer of the converted sheet.
var sheetKey = parser.NewContextKey()

// aloneKey is the context key for links to its parts.
var aloneKey = parser.NewContextKey()

// convert writes the HTML of a sheet's Markdown.
func (w *Writer) convert(out *bytes.Buffer) error { return w.convertFor(out, false) }

// convertFor is convert for a page that is alone in its document, or not: only an alone page has ids for its parts.
func (w *Writer) convertFor(out *bytes.Buffer, alone bool) error {
	pc := parser.NewContext()
	pc.Set(sheetKey, w)
	pc.Set(aloneKey, alone && w.linked())
	from := out.Len()
	err := converter().Convert([]byte(w.b.String()), pageWriter{out}, parser.WithContext(pc))
	if w.Translates() {
		body := markEnglish(out.Bytes()[from:])
		out.Truncate(from)
		out.Write(body)
	}
	return err
}

// pageWriter lets the converter write directly into a page's buffer, so that pictures can be drawn there.
type pageWriter struct{ *bytes.Buffer }

var _ util.BufWriter = pageWriter{}

// Buffered returns 0: nothing is buffered.
func (pageWriter) Buffered() int { return 0 }

// Flush does nothing.
func (pageWriter) Flush() error { return nil }

// Node kinds of this package: a picture in place of a fenced block, and the sections of the page.
var (
	kindPicture = ast.NewNodeKind("Picture")
	kindSection = ast.NewNodeKind("Section")
	kindPips    = ast.NewNodeKind("Pips")
)

type pictureNode struct {
	ast.BaseBlock
	html func(*bytes.Buffer)
}

func (n *pictureNode) Kind() ast.NodeKind         { return kindPicture }
func (n *pictureNode) Dump(src []byte, level int) { ast.DumpHelper(n, src, level, nil, nil) }

type sectionNode struct {
	ast.BaseBlock
	tag, class, id string
}

func (n *sectionNode) Kind() ast.NodeKind         { return kindSection }
func (n *sectionNode) Dump(src []byte, level int) { ast.DumpHelper(n, src, level, nil, nil) }

// pipsNode is a level drawn as discs (Pips): the page's font has none.
type pipsNode struct {
	ast.BaseInline
	text  string
	words *pagewords.Language
}

func (n *pipsNode) Kind() ast.NodeKind         { return kindPips }
func (n *pipsNode) Dump(src []byte, level int) { ast.DumpHelper(n, src, level, nil, nil) }

// over is the class of a section that begins on a page of its own, with the sections after it.
const over = "over"

// MapSide begins the class of a section that fills a side of its own with the header, so that its map is as large as
// the paper allows.
const MapSide = "side "

// arranger replaces the fenced blocks of sheets by pictures, and groups the content after each second-level heading
// into a section, and sections into leaves. The writer's own lists define the next block and class; author prose
// contains neither.
type arranger struct{}

func (arranger) Transform(doc *ast.Document, reader text.Reader, pc parser.Context) {
	w, ok := pc.Get(sheetKey).(*Writer)
	if !ok {
		return
	}
	var section *sectionNode
	leaf := &sectionNode{tag: "div", class: "leaf"}
	doc.InsertBefore(doc, doc.FirstChild(), leaf)
	blocks, sections := w.blocks, w.sections
	linked, heading, filled := pc.Get(aloneKey) == true, "", false
	for n := leaf.NextSibling(); n != nil; {
		next := n.NextSibling()
		if h, ok := n.(*ast.Heading); ok {
			heading = plainText(h, reader.Source())
		}
		if h, ok := n.(*ast.Heading); ok && h.Level <= 2 {
			section = &sectionNode{tag: "header"}
			if h.Level == 2 && len(sections) > 0 && (filled || strings.HasPrefix(sections[0].class, over)) {
				next := &sectionNode{tag: "div", class: "leaf"}
				doc.InsertAfter(doc, leaf, next)
				leaf, filled = next, false
			}
			leaf.AppendChild(leaf, section)
			section.AppendChild(section, n)
			if h.Level == 2 && len(sections) > 0 {
				section.tag, section.class = "section", sections[0].class
				if section.class, filled = strings.CutPrefix(section.class, MapSide); filled {
					leaf.class += " side"
				}
				if linked {
					section.id = partID(len(w.sections) - len(sections))
				}
				if html := sections[0].html; html != nil {
					section.AppendChild(section, &pictureNode{html: html})
				}
				sections = sections[1:]
			}
			n = next
			continue
		}
		if c, ok := n.(*ast.FencedCodeBlock); ok && len(blocks) > 0 &&
			string(c.Language(reader.Source())) == blocks[0].language {
			p := &pictureNode{html: blocks[0].html}
			blocks = blocks[1:]
			doc.ReplaceChild(doc, n, p)
			n = p
		}
		if n.Kind() == extast.KindTable {
			drawPips(n, reader.Source(), w.Language)
			n.SetAttributeString(captionKey, heading)
			if section != nil && strings.HasPrefix(section.class, "places") {
				n.SetAttributeString(headsKey, tableHeads(n, reader.Source()))
			}
		}
		if section == nil {
			leaf.AppendChild(leaf, n)
		} else {
			section.AppendChild(section, n)
		}
		n = next
	}
}

// Full and Hollow are the discs of a level in Markdown.
const Full, Hollow = "●", "○"

// drawPips draws the cells of a table that contain only discs.
func drawPips(n ast.Node, src []byte, in *pagewords.Language) {
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		only, ok := c.FirstChild().(*ast.Text)
		if !ok || c.Kind() != extast.KindTableCell || only.NextSibling() != nil {
			drawPips(c, src, in)
			continue
		}
		if text := string(only.Segment.Value(src)); text != "" && strings.Trim(text, Full+Hollow) == "" {
			c.ReplaceChild(c, only, &pipsNode{text: text, words: in})
		}
	}
}

// pips writes discs.
func (n *pipsNode) pips(w util.BufWriter) {
	count := strings.Count(n.text, Full) + strings.Count(n.text, Hollow)
	_, _ = w.WriteString(`<svg class="pips" viewBox="0 0 ` + Number(12*count) + ` 12" role="img"><title>` +
		draw.Escape(n.words.T("%d of %d", strings.Count(n.text, Full), count)) + `</title>`)
	x := 6
	for _, r := range n.text {
		fill := ` fill="none" stroke="currentColor"`
		if string(r) == Full {
			fill = ` fill="currentColor" stroke="currentColor"`
		}
		_, _ = w.WriteString(`<circle cx="` + Number(x) + `" cy="6" r="4"` + fill + `/>`)
		x += 12
	}
	_, _ = w.WriteString("</svg>")
}

// partRenderer writes the nodes of this package.
type partRenderer struct{}

func (partRenderer) RegisterFuncs(reg renderer.NodeRendererFuncRegisterer) {
	reg.Register(kindPicture, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			n.(*pictureNode).html(w.(pageWriter).Buffer)
		}
		return ast.WalkContinue, nil
	})
	reg.Register(kindPips, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			n.(*pipsNode).pips(w)
		}
		return ast.WalkContinue, nil
	})
	reg.Register(kindSection, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		s := n.(*sectionNode)
		switch {
		case !entering:
			_, _ = w.WriteString("</" + s.tag + ">\n")
		default:
			_, _ = w.WriteString("<" + s.tag)
			attribute(w, "class", s.class)
			attribute(w, "id", s.id)
			_, _ = w.WriteString(">\n")
		}
		return ast.WalkContinue, nil
	})
	reg.Register(extast.KindTable, renderTable)
	reg.Register(extast.KindTableCell, renderCell)
}
