package sheet

import (
	"bytes"
	"strings"
	"unicode/utf8"

	pagewords "muster/internal/words"
)

// lineWidth is the line length of prose in a Markdown file.
const lineWidth = 96

// Writer builds a sheet as Markdown. Content without a Markdown form is in fenced blocks, as readable text; the HTML
// page replaces the block with its picture.
type Writer struct {
	*pagewords.Language // of the fixed words

	b        strings.Builder
	sections []part  // of each second-level heading
	blocks   []block // in the order of their fences
	pictured []pictured
	level    int  // of the last heading
	uncited  bool // the ids of rules are left out
	links    int  // signs that were looked at for the ends of links in prose
}

// part is a section of the page.
type part struct {
	title string
	class string
	html  func(*bytes.Buffer) // body that replaces its Markdown; nil for none
}

// block is a fenced block of this package: its language, its text, and its HTML, made on demand.
type block struct {
	language string
	html     func(*bytes.Buffer)
}

// defaultPage is the typical size of an adventure's Markdown in bytes.
const defaultPage = 12 << 10

// NewWriter returns a Writer with capacity for a typical page.
func NewWriter() *Writer {
	w := new(Writer)
	w.Room()
	return w
}

// Room reserves capacity for a typical page, before anything is written.
func (w *Writer) Room() { w.b.Grow(defaultPage) }

// Title writes the only heading of the first level.
func (w *Writer) Title(text string) {
	w.level = 1
	w.Line("# " + Esc(text))
}

// Section starts a section; class selects its layout in the page's style.
func (w *Writer) Section(text, class string) {
	w.sections, w.level = append(w.sections, part{title: Clean(text), class: class}), 2
	w.Line("## " + Esc(text))
}

// Picture writes a section with a single HTML part as its body. The text of words appears only in the Markdown, and has
// the same content without a picture.
func (w *Writer) Picture(text, class string, html func(*bytes.Buffer), words func()) {
	w.Section(text, class)
	w.sections[len(w.sections)-1].html = html
	w.pictured = append(w.pictured, pictured{w.b.Len(), words})
}

// pictured is the Markdown replacement of a picture, written on demand.
type pictured struct {
	at    int // where in the rest of it
	words func()
}

// markdown returns the page with text in place of its pictures.
func (w *Writer) markdown() string {
	if len(w.pictured) == 0 {
		return w.b.String()
	}
	text, blocks, level, from := w.b.String(), len(w.blocks), w.level, 0
	var out strings.Builder
	out.Grow(2 * len(text))
	for _, p := range w.pictured {
		out.WriteString(text[from:p.at])
		from = p.at
		w.b.Reset()
		p.words()
		out.WriteString(w.b.String())
	}
	out.WriteString(text[from:])
	w.b.Reset()
	w.b.WriteString(text)
	w.blocks, w.level = w.blocks[:blocks], level
	return out.String()
}

// Heading writes a heading of the third level, within a section.
func (w *Writer) Heading(text string) {
	w.level = 3
	w.Line("### " + Esc(text))
}

// Line writes one line unchanged, and an empty one after it.
func (w *Writer) Line(markdown string) {
	w.b.WriteString(markdown)
	w.b.WriteString("\n\n")
}

// Para writes a paragraph of finished Markdown, wrapped into lines.
func (w *Writer) Para(markdown string) {
	markdown = w.cited(markdown)
	if markdown != "" {
		w.Line(Fold(markdown, lineWidth, ""))
	}
}

// Items writes a list of finished Markdown, either bulleted ("- ") or numbered ("1. ").
func (w *Writer) Items(ordered bool, entries []string) {
	if len(entries) == 0 {
		return
	}
	for i, e := range entries {
		mark := "- "
		if ordered {
			mark = Number(i+1) + ". "
		}
		w.b.WriteString(mark + Fold(w.cited(e), lineWidth-len(mark), strings.Repeat(" ", len(mark))) + "\n")
	}
	w.b.WriteString("\n")
}

// Table writes a table of finished Markdown cells. Columns whose head starts with ">" are right-aligned, "^" centred.
func (w *Writer) Table(head []string, rows [][]string) {
	if len(rows) == 0 {
		return
	}
	rule := make([]string, len(head))
	names := make([]string, len(head))
	for i, h := range head {
		rule[i], names[i] = "---", h
		switch {
		case strings.HasPrefix(h, ">"):
			rule[i], names[i] = "--:", h[1:]
		case strings.HasPrefix(h, "^"):
			rule[i], names[i] = ":-:", h[1:]
		}
	}
	all := append([][]string{names}, rows...)
	if w.uncited {
		for i, r := range rows {
			all[i+1] = make([]string, len(r))
			for j, c := range r {
				all[i+1][j] = w.cited(c)
			}
		}
	}
	if n := len(w.sections); n > 0 && !strings.HasSuffix(w.sections[n-1].class, loose) && wide(all) {
		w.sections[n-1].class += loose
	}
	width := make([]int, len(head))
	for _, r := range all {
		for i, c := range r {
			width[i] = max(width[i], utf8.RuneCountInString(c), 3)
		}
	}
	for n, r := range all {
		w.row(r, width, rule, " ")
		if n == 0 {
			w.row(rule, width, rule, "-")
		}
	}
	w.b.WriteString("\n")
}

// loose is the class of a section with a table that may break words.
const loose = " loose"

// Words and names of a table's row longer than these would push the other columns off the page.
const (
	longWord = 24
	longName = 40
)

// wide reports whether a table has words or names longer than its columns can be.
func wide(rows [][]string) bool {
	for _, r := range rows {
		if len(r) > 0 && utf8.RuneCountInString(r[0]) > longName {
			return true
		}
		for _, cell := range r {
			for word := range strings.FieldsSeq(cell) {
				if utf8.RuneCountInString(word) > longWord {
					return true
				}
			}
		}
	}
	return false
}

// row writes one row of a table with its cells padded to the columns' widths.
func (w *Writer) row(cells []string, width []int, rule []string, filler string) {
	for i, c := range cells {
		gap := strings.Repeat(filler, width[i]-utf8.RuneCountInString(c))
		switch {
		case filler == "-": // the rule keeps its colons at the ends
			writeAll(&w.b, "| ", c[:1], gap, c[1:], " ")
		case strings.HasPrefix(rule[i], "--:"):
			writeAll(&w.b, "| ", gap, c, " ")
		default:
			writeAll(&w.b, "| ", c, gap, " ")
		}
	}
	w.b.WriteString("|\n")
}

// Fence writes a block of this package, with more backticks around it than any run inside.
func (w *Writer) Fence(language, text string, html func(*bytes.Buffer)) {
	w.blocks = append(w.blocks, block{language, html})
	mark := fenceFor(text)
	writeAll(&w.b, mark, language, "\n", strings.TrimRight(text, "\n"), "\n", mark, "\n\n")
}

// fenceFor returns a code fence that the text does not contain.
func fenceFor(text string) string {
	mark := "```"
	for strings.Contains(text, mark) {
		mark += "`"
	}
	return mark
}

// Fold breaks a paragraph into lines. It breaks only before words without a special meaning at the start of a line.
func Fold(markdown string, width int, indent string) string {
	var b strings.Builder
	b.Grow(len(markdown) + (len(markdown)/width+1)*len(indent))
	col, first := 0, true
	for word := range strings.SplitSeq(markdown, " ") {
		n := utf8.RuneCountInString(word)
		switch {
		case first:
			first = false
		case col+1+n > width && harmless(word) && !fenced(b.String()):
			b.WriteString("\n" + indent)
			col = 0
		default:
			b.WriteByte(' ')
			col++
		}
		b.WriteString(word)
		col += n
		if at := strings.LastIndexByte(word, '\n'); at >= 0 {
			col = utf8.RuneCountInString(word[at+1:])
		}
	}
	return b.String()
}

// fenced reports whether the last line of a text would be read as a fence if it ended here: it has an unclosed code
// span of at least three backticks.
func fenced(text string) bool {
	line := text[strings.LastIndexByte(text, '\n')+1:]
	return strings.HasPrefix(line, "```") && !strings.Contains(strings.TrimLeft(line, "`"), "`")
}

// harmless reports whether a line may start with a word.
func harmless(word string) bool {
	if len(word) > 2 && word[0] == '`' && word[1] != '`' {
		return true // a code span, not a fence
	}
	r, _ := utf8.DecodeRuneInString(word)
	return r >= utf8.RuneSelf && r != utf8.RuneError || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || r == '(' ||
		r == '"'
}

// writeAll writes several strings, without the garbage of joining them first.
func writeAll(b *strings.Builder, parts ...string) {
	for _, p := range parts {
		b.WriteString(p)
	}
}
