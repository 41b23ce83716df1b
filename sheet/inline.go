package sheet

import (
	"strings"

	"github.com/yuin/goldmark/ast"
)

// inline returns the text of a block on one line, except for hard breaks.
func (r *reprint) inline(parent ast.Node) string {
	var b strings.Builder
	r.words(&b, parent)
	return strings.TrimSpace(b.String())
}

func (r *reprint) words(b *strings.Builder, parent ast.Node) {
	silent := "" // the end of a script or style that has begun
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		if tag, ok := n.(*ast.RawHTML); ok {
			if silent = r.silence(silent, tag); silent == "" {
				b.WriteString(escInline(b, r.literal(tag)))
			}
			continue
		}
		if silent != "" {
			continue
		}
		switch n := n.(type) {
		case *ast.Text:
			r.text(b, n)
		case *ast.String:
			b.WriteString(escInline(b, string(n.Value)))
		case *ast.CodeSpan:
			b.WriteString(r.codeSpan(n))
		case *ast.Emphasis:
			mark := strings.Repeat("*", n.Level)
			if inner := r.inline(n); inner != "" {
				b.WriteString(mark + inner + mark)
			}
		case *ast.Link:
			r.link(b, r.inline(n), string(n.Destination))
		case *ast.AutoLink:
			r.link(b, Esc(string(n.Label(r.src))), string(n.URL(r.src)))
		case *ast.Image:
			r.words(b, n) // its description
		default:
			r.words(b, n)
		}
	}
}

// literal returns the part of a tag that is text, not markup.
func (r *reprint) literal(tag *ast.RawHTML) string {
	words, _ := strings.CutPrefix(string(tag.Segments.Value(r.src)), "<![CDATA[")
	words, found := strings.CutSuffix(words, "]]>")
	if !found {
		return ""
	}
	return strings.Join(strings.Fields(words), " ")
}

// silence returns the tag that ends unreadable content, after another tag. A script without an end in its paragraph is
// a mistake: the text after its tag is kept.
func (r *reprint) silence(until string, tag *ast.RawHTML) string {
	next := silence(until, string(tag.Segments.Value(r.src)))
	if until != "" || next == "" {
		return next
	}
	for n := tag.NextSibling(); n != nil; n = n.NextSibling() {
		if end, ok := n.(*ast.RawHTML); ok && silence(next, string(end.Segments.Value(r.src))) == "" {
			return next
		}
	}
	return ""
}

// silence returns the tag that ends unreadable content, after another tag; "" if readable text continues.
func silence(until, tag string) string {
	tag = strings.ToLower(tag)
	for _, name := range [...]string{"script", "style"} {
		switch rest, opens := strings.CutPrefix(tag, "<"+name); {
		case until != "" && strings.HasPrefix(tag, until):
			return ""
		case until == "" && opens && !strings.HasSuffix(tag, "/>") && strings.IndexAny(rest, "> \t\n") == 0:
			return "</" + name
		}
	}
	return until
}

func (r *reprint) text(b *strings.Builder, n *ast.Text) {
	b.WriteString(escInline(b, r.plain(n)))
	switch {
	case n.HardLineBreak():
		b.WriteString("\\\n")
	case n.SoftLineBreak():
		b.WriteByte(' ')
	}
}

// escInline escapes text that follows written text. The spaces at its ends are significant, and only text at the start
// of a line needs the escapes for that position.
func escInline(before *strings.Builder, s string) string {
	body := esc(s, before.Len() == 0 || strings.HasSuffix(before.String(), "\n"))
	if body == "" {
		if s != "" {
			return " "
		}
		return ""
	}
	if s[0] == ' ' || s[0] == '\t' {
		if before.Len() > 0 {
			body = " " + body
		}
	}
	if last := s[len(s)-1]; last == ' ' || last == '\t' {
		body += " "
	}
	return body
}

// codeSpan writes code between enough backticks to enclose those inside.
func (r *reprint) codeSpan(n *ast.CodeSpan) string {
	var b strings.Builder
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		if t, ok := c.(*ast.Text); ok {
			b.Write(t.Segment.Value(r.src))
		}
	}
	body := Clean(b.String())
	if body == "" {
		return ""
	}
	mark := "`"
	for strings.Contains(body, mark) {
		mark += "`"
	}
	if strings.HasPrefix(body, "`") || strings.HasSuffix(body, "`") {
		return mark + " " + body + " " + mark
	}
	return mark + body + mark
}

// link writes a link to the web or to an e-mail address, otherwise only its text.
func (r *reprint) link(b *strings.Builder, words, to string) {
	if words == "" {
		return
	}
	if *r.addresses -= len(to); !safeLink(to) || *r.addresses < 0 {
		b.WriteString(words)
		return
	}
	b.WriteString("[" + words + "](<" + to + ">)")
}

// safeLink allows three schemes, and no character that could end the link early.
func safeLink(to string) bool {
	lower := strings.ToLower(to)
	if !strings.HasPrefix(lower, "https://") && !strings.HasPrefix(lower, "http://") &&
		!strings.HasPrefix(lower, "mailto:") {
		return false
	}
	for i := range len(to) {
		if c := to[i]; c <= ' ' || c >= 0x7f || strings.IndexByte("<>\\\"`|", c) >= 0 {
			return false
		}
	}
	return len(to) <= 500
}
