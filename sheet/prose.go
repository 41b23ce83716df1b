package sheet

import (
	"bytes"
	"slices"
	"strings"
	"sync"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	pagewords "muster/internal/words"
)

// proseParser parses CommonMark only: without tables, attributes or footnotes. It reads blocks of HTML as paragraphs,
// so that the words between their tags are kept.
var proseParser = sync.OnceValue(func() parser.Parser {
	blocks := slices.DeleteFunc(parser.DefaultBlockParsers(), func(p util.PrioritizedValue) bool {
		return p.Value == parser.NewHTMLBlockParser()
	})
	return parser.NewParser(
		parser.WithBlockParsers(blocks...),
		parser.WithInlineParsers(parser.DefaultInlineParsers()...),
		parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
	)
})

// Story writes a section with the author's prose.
func (w *Writer) Story(name, prose string) {
	if strings.TrimSpace(prose) == "" {
		return
	}
	w.Section(name, "story")
	w.Prose(prose)
}

// Prose rewrites an author's Markdown as safe Markdown: paragraphs, emphasis, lists, quotes, code, headings below those
// of the sheet, and links to http, https and mailto. It removes HTML tags, and scripts and styles with their content.
// Images and other links become their text. The result is self-contained: no fence or list of the author can swallow
// the text after it.
func (w *Writer) Prose(source string) {
	if strings.TrimSpace(source) == "" {
		return
	}
	if w.Translates() { // author text must not contain our markers of English text
		source = strings.NewReplacer(pagewords.EnglishBegins, "", pagewords.EnglishEnds, "").Replace(source)
	}
	left := proseLinks - w.links
	taken, cut := bounded(strings.ToValidUTF8(source, ""), &left)
	w.links = proseLinks - max(left, 0)
	if w.b.Len() > proseTotal {
		taken, cut = "", true
	}
	src := []byte(taken)
	doc := proseParser().Parse(text.NewReader(src))
	addresses := 2*len(src) + 4096
	r := reprint{src: src, addresses: &addresses, heading: strings.Repeat("#", max(w.level, 2)+1) + " "}
	r.blocks(doc, "", 0)
	if out := strings.TrimRight(r.b.String(), "\n"); out != "" {
		w.b.WriteString(out + "\n\n")
	}
	if cut {
		w.Line("*(The text is longer than a sheet takes; the rest is left out.)*")
	}
}

// reprint writes a parsed text as Markdown.
type reprint struct {
	src       []byte
	b         strings.Builder
	heading   string // the mark of headings: an author's are one level below ours
	addresses *int   // bytes of links that may still be written: one address can be named a thousand times
}

// blocks writes the children of a block, each line after the prefix of their container.
func (r *reprint) blocks(parent ast.Node, prefix string, depth int) {
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		r.block(n, prefix, depth)
	}
}

func (r *reprint) block(n ast.Node, prefix string, depth int) {
	switch n := n.(type) {
	case *ast.Heading:
		r.paragraph(r.heading, r.inline(n), prefix)
	case *ast.Paragraph:
		r.paragraph("", r.inline(n), prefix)
	case *ast.TextBlock: // the words of a tight list; a list inside follows at once
		r.paragraph("", r.inline(n), prefix)
		if l, ok := n.NextSibling().(*ast.List); ok && (!l.IsOrdered() || l.Start == 1) {
			r.unparagraph(prefix)
		}
	case *ast.Blockquote:
		if depth < proseDepth {
			r.blocks(n, prefix+"> ", depth+1)
		} else {
			r.blocks(n, prefix, depth)
		}
	case *ast.List:
		r.list(n, prefix, depth)
	case *ast.CodeBlock, *ast.FencedCodeBlock:
		r.code(n, prefix)
	case *ast.ThematicBreak:
		r.b.WriteString(prefix + "* * *\n" + strings.TrimRight(prefix, " ") + "\n")
	}
}

// paragraph writes a block of text; a mark goes before its first line.
func (r *reprint) paragraph(mark, words, prefix string) {
	if words == "" {
		return
	}
	if mark != "" {
		words = strings.ReplaceAll(words, "\\\n", " ") // a heading has one line
	}
	width := lineWidth - len(prefix)
	if mark != "" {
		width = len(mark) + len(words) + 1
	}
	body := Fold(mark+words, width, "")
	for line := range strings.Lines(body) {
		r.b.WriteString(prefix + strings.TrimRight(line, "\n") + "\n")
	}
	r.b.WriteString(strings.TrimRight(prefix, " ") + "\n")
}

// unparagraph removes the empty line after a paragraph.
func (r *reprint) unparagraph(prefix string) {
	body := strings.TrimSuffix(r.b.String(), strings.TrimRight(prefix, " ")+"\n")
	r.b.Reset()
	r.b.WriteString(body)
}

// list writes a list; below the maximum depth its items are plain paragraphs.
func (r *reprint) list(l *ast.List, prefix string, depth int) {
	n := l.Start
	for item := l.FirstChild(); item != nil; item = item.NextSibling() {
		if depth >= proseDepth {
			r.blocks(item, prefix, depth)
			continue
		}
		mark := "- "
		if l.IsOrdered() {
			mark = Number(min(n, 999_999_999)) + ". "
			n++
		}
		inner := reprint{src: r.src, addresses: r.addresses, heading: r.heading}
		inner.blocks(item, "", depth+1)
		indent := strings.Repeat(" ", len(mark))
		first := true
		for line := range strings.Lines(strings.TrimRight(inner.b.String(), "\n") + "\n") {
			switch line = strings.TrimRight(line, "\n"); {
			case first:
				r.b.WriteString(prefix + mark + line + "\n")
			case line == "":
				r.b.WriteString(strings.TrimRight(prefix, " ") + "\n")
			default:
				r.b.WriteString(prefix + indent + line + "\n")
			}
			first = false
		}
	}
	r.b.WriteString(strings.TrimRight(prefix, " ") + "\n")
}

// code writes a code block without its language, so that an author's fence cannot be mistaken for a block of a sheet.
func (r *reprint) code(n ast.Node, prefix string) {
	var body bytes.Buffer
	for i := range n.Lines().Len() {
		line := n.Lines().At(i)
		body.Write(line.Value(r.src))
	}
	fence := fenceFor(body.String())
	r.b.WriteString(prefix + fence + "\n")
	for line := range strings.Lines(strings.TrimRight(body.String(), "\n") + "\n") {
		if line = strings.TrimRight(line, "\n"); line == "" {
			r.b.WriteString(strings.TrimRight(prefix, " ") + "\n")
			continue
		}
		r.b.WriteString(prefix + line + "\n")
	}
	r.b.WriteString(prefix + fence + "\n" + strings.TrimRight(prefix, " ") + "\n")
}

// plain returns the text of a node with the author's escapes and entities resolved.
func (r *reprint) plain(n *ast.Text) string {
	raw := n.Segment.Value(r.src)
	if n.IsRaw() {
		return string(raw)
	}
	return string(util.ResolveEntityNames(util.ResolveNumericReferences(util.UnescapePunctuations(raw))))
}
