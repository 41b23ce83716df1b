package diag

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"muster/schema/source"
)

// Text writes findings for people: location, severity and code, the line with a mark under the text, rules and help.
type Text struct {
	Out    io.Writer
	Colour bool // with terminal colours
	// Source returns a file by name, or nil if it cannot be shown.
	Source func(name string) *source.File
	// Page returns the URL of a code's page, or ""; it is nil while the pages are not published.
	Page func(code string) string
	// Width is the number of screen columns; longer lines are wrapped. 0 disables wrapping, for programs that read
	// lines.
	Width int
}

// maxExcerpt is the maximum width of the source excerpt around a finding.
const maxExcerpt = 110

// Write writes sorted findings, then a pointer to the documentation of the first of the most severe.
func (t *Text) Write(list []Diagnostic) error {
	var b strings.Builder
	for i := range list {
		t.one(&b, &list[i])
	}
	if len(list) > 0 {
		code := slices.MinFunc(list, func(a, b Diagnostic) int { return cmp.Compare(a.Severity, b.Severity) }).Code
		end := "Details by code: muster explain " + code
		if t.Page != nil {
			if page := t.Page(code); page != "" {
				end += " or " + page
			}
		}
		b.WriteString(t.broken("", end, "  ", StylePlain, ""))
	}
	_, err := io.WriteString(t.Out, b.String())
	return err
}

func (t *Text) one(b *strings.Builder, d *Diagnostic) {
	place := ""
	if d.Start.Line > 0 {
		place = fmt.Sprintf("%s:%d:%d: ", Printable(d.File), d.Start.Line, d.Start.Column)
	} else if d.File != "" {
		place = Printable(d.File) + ": "
	}
	grave := fmt.Sprintf("%s[%s]", d.Severity, d.Code)
	message := t.broken(place+grave+": ", Printable(d.Message), "    ", StyleTitle, "")
	b.WriteString(place + t.paint(severityPaint(d.Severity), grave) + message[len(place+grave):])
	t.excerpt(b, d)
	for line := range strings.Lines(d.Drawing) {
		b.WriteString(strings.TrimRight("      "+Printable(strings.TrimRight(line, "\n")), " ") + "\n")
	}
	for _, r := range d.Related {
		if r.Message == "" {
			continue
		}
		place := fmt.Sprintf("   see %s:%d:%d: ", Printable(r.File), r.Start.Line, r.Start.Column)
		b.WriteString(t.broken(place, Printable(r.Message), "       ", StylePlain, ""))
	}
	if d.Witness != nil {
		b.WriteString(t.named(string(d.Witness.Kind), d.Witness.Text, ""))
		if d.Witness.Command != "" {
			b.WriteString(t.named("show", d.Witness.Command, ` \`))
		}
	}
	if len(d.Rules) > 0 {
		b.WriteString(t.named("rule", strings.Join(d.Rules, ", "), ""))
	}
	if d.Help != "" {
		b.WriteString(t.named("help", d.Help, ""))
	}
	b.WriteByte('\n')
}

// excerpt shows the line and marks the span. A long line is cut around the mark.
func (t *Text) excerpt(b *strings.Builder, d *Diagnostic) {
	if d.Start.Line == 0 || t.Source == nil {
		return
	}
	f := t.Source(d.File)
	if f == nil {
		return
	}
	line := []rune(Printable(f.Line(d.Start.Line)))
	from := min(d.Start.Column-1, len(line))
	to := len(line)
	if d.End.Line == d.Start.Line {
		to = min(d.End.Column-1, len(line))
	}
	most := maxExcerpt
	if t.Width > 0 {
		most = min(most, max(t.Width-len("      | "), 8))
	}
	first := 0
	if len(line) > most && from > most/2 {
		first = min(from-most/2, len(line)-most)
	}
	last := min(first+most, len(line))
	number := fmt.Sprintf("%5d", d.Start.Line)
	fmt.Fprintf(b, "%s | %s\n", number, string(line[first:last]))
	pad, mark := width(line[first:from]), width(line[from:max(min(to, last), from)])
	fmt.Fprintf(
		b,
		"      | %s%s\n",
		strings.Repeat(" ", pad),
		t.paint(severityPaint(d.Severity), strings.Repeat("^", max(mark, 1))),
	)
}

// named returns a line with a label before its text.
func (t *Text) named(name, text, tail string) string {
	first := "   " + name + ": "
	return t.broken(first, Printable(text), strings.Repeat(" ", len(first)), StylePlain, tail)
}

// broken wraps a text between words at the screen width. first starts the first line, rest each further line, and tail
// ends each line but the last.
func (t *Text) broken(first, text, rest string, style Style, tail string) string {
	var b strings.Builder
	begin, line := first, ""
	for i, word := range strings.Split(text, " ") {
		if i > 0 && t.Width > 0 && Width([]byte(begin+line+" "+word+tail)) > t.Width {
			b.WriteString(begin + t.paint(style, line) + tail + "\n")
			begin, line = rest, word
			continue
		}
		if i > 0 {
			line += " "
		}
		line += word
	}
	return b.String() + begin + t.paint(style, line) + "\n"
}

func (t *Text) paint(style Style, s string) string {
	if !t.Colour {
		return s
	}
	return style.Paint(s)
}

func severityPaint(s Severity) Style {
	switch s {
	case Error:
		return StyleError
	case Warning:
		return StyleWarning
	}
	return StyleNote
}

// Printable makes text safe to print: control characters of a file must not affect a terminal. One rune stays one rune,
// so that columns stay aligned.
func Printable(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t', r == 0x2028, r == 0x2029: // the last two end lines on some terminals
			return ' '
		case r < ' ',
			r == 0x7f,
			0x80 <= r && r < 0xa0,
			0x202a <= r && r <= 0x202e,
			0x2066 <= r && r <= 0x2069,
			r == utf8.RuneError:
			return '\uFFFD'
		}
		return r
	}, s)
}

// width returns the terminal columns of text.
func width(text []rune) int {
	n := 0
	for _, r := range text {
		n += columns(r)
	}
	return n
}

// Width returns the terminal columns of text: two for wide East Asian characters and emoji.
func Width(text []byte) int {
	n := 0
	for len(text) > 0 {
		if text[0] < utf8.RuneSelf {
			n++
			text = text[1:]
			continue
		}
		r, size := utf8.DecodeRune(text)
		n += columns(r)
		text = text[size:]
	}
	return n
}

// columns returns the terminal columns of a character.
func columns(r rune) int {
	switch {
	case r < 0x300:
		return 1
	case r <= 0x36f, r == 0x200d, 0xfe00 <= r && r <= 0xfe0f:
		return 0
	case 0x1100 <= r && r <= 0x115f, 0x2e80 <= r && r <= 0xa4cf, 0xac00 <= r && r <= 0xd7a3,
		0xf900 <= r && r <= 0xfaff, 0xfe30 <= r && r <= 0xfe6f, 0xff00 <= r && r <= 0xff60,
		0xffe0 <= r && r <= 0xffe6, 0x1f300 <= r && r <= 0x1faff, 0x20000 <= r && r <= 0x3fffd:
		return 2
	}
	return 1
}
