package screen

import (
	"strings"

	"muster/schema/diag"
)

// span is a piece of text in one style.
type span struct {
	style diag.Style
	text  string
}

// spans parses the inline Markdown of a paragraph: code, strong and emphasised text, and links. It keeps only the text
// of links.
func spans(text string) []span {
	var out []span
	plain := 0
	for i := 0; i < len(text); {
		style, inner, size := inline(text[i:])
		if size == 0 {
			i++
			continue
		}
		out = append(out, span{diag.StylePlain, text[plain:i]}, span{style, inner})
		i += size
		plain = i
	}
	return append(out, span{diag.StylePlain, text[plain:]})
}

// inline parses a piece of inline Markdown at the beginning of a text; size is 0 for none.
func inline(text string) (style diag.Style, inner string, size int) {
	between := func(mark string, style diag.Style) (diag.Style, string, int) {
		rest := text[len(mark):]
		end := strings.Index(rest, mark)
		if end <= 0 || rest[0] == ' ' || rest[end-1] == ' ' {
			return "", "", 0
		}
		return style, rest[:end], end + 2*len(mark)
	}
	switch {
	case strings.HasPrefix(text, "`"):
		return between("`", diag.StyleCode)
	case strings.HasPrefix(text, "**"):
		return between("**", diag.StyleTitle)
	case strings.HasPrefix(text, "*"):
		return between("*", diag.StyleTitle)
	case strings.HasPrefix(text, `\`) && len(text) > 1 && strings.IndexByte("*_|<>[]`#\\", text[1]) >= 0:
		return diag.StylePlain, text[1:2], 2
	case strings.HasPrefix(text, "["):
		label, rest, ok := strings.Cut(text[1:], "](")
		to, _, closed := strings.Cut(rest, ")")
		if !ok || !closed || strings.ContainsAny(label, "[]") {
			return "", "", 0
		}
		size = len("[](") + len(label) + len(to) + len(")")
		label = strings.Trim(label, "`")
		if strings.HasPrefix(to, "http") && to != label {
			label += " (" + to + ")"
		}
		return diag.StyleLabel, label, size
	}
	return "", "", 0
}

// word is the text between two blanks.
type word struct {
	spans []span
	width int
}

// words splits spans at blanks. Two consecutive blanks give an empty word, so that columns stay aligned.
func words(list []span) []word {
	out := []word{{}}
	for _, s := range list {
		for i, part := range strings.Split(s.text, " ") {
			if i > 0 {
				out = append(out, word{})
			}
			if part != "" {
				w := &out[len(out)-1]
				w.spans = append(w.spans, span{s.style, part})
				w.width += diag.Width([]byte(part))
			}
		}
	}
	return out
}

// wrap breaks a paragraph with inline Markdown between words. first starts the first line, rest the others; both are
// printable.
func (s Screen) wrap(text, first, rest string, lead diag.Style) string {
	return s.wrapSpans(spans(diag.Printable(text)), first, rest, lead)
}

// Hung breaks a printable text between words, without parsing. It starts the first line with first, the others with
// rest.
func (s Screen) Hung(first, text, rest string) string {
	return s.wrapSpans([]span{{text: text}}, first, rest, diag.StylePlain)
}

func (s Screen) wrapSpans(list []span, first, rest string, lead diag.Style) string {
	var b strings.Builder
	line := []span{{lead, first}}
	at := diag.Width([]byte(first))
	begun, gap := false, ""
	for _, w := range words(list) {
		switch {
		case w.width == 0:
			gap += " "
			continue
		case begun && at+len(gap)+w.width > s.Width:
			s.write(&b, line)
			line, at = []span{{diag.StylePlain, rest}}, diag.Width([]byte(rest))
		default:
			line = append(line, span{w.spans[0].style, gap})
			at += len(gap)
		}
		line = append(line, w.spans...)
		at += w.width
		begun, gap = true, " "
	}
	s.write(&b, line)
	return b.String()
}

// write writes a line. Adjacent words of one style are painted together.
func (s Screen) write(b *strings.Builder, line []span) {
	for i := 0; i < len(line); {
		text := ""
		style := line[i].style
		for ; i < len(line) && line[i].style == style; i++ {
			text += line[i].text
		}
		b.WriteString(s.Paint(style, text))
	}
	b.WriteByte('\n')
}
