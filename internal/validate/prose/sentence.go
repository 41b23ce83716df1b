package prose

import (
	"slices"
	"strings"
)

// sentence is a sentence of a text without marks of emphasis, with line breaks as blanks.
type sentence struct {
	text   string
	offset []int  // source offset of each byte
	lead   string // the text before the colon at the start of its list item
}

// sentences splits a text.
func sentences(text string) []sentence {
	var out []sentence
	s := sentence{}
	lead := ""
	end := func() {
		if strings.TrimSpace(s.text) != "" {
			s.lead = lead
			out = append(out, s)
		}
		s = sentence{}
	}
	var line strings.Builder // the sentence's text
	flush := func() { s.text = line.String(); line.Reset(); end() }
	start := true
	for i := 0; i < len(text); i++ {
		c := text[i]
		rest := text[i:]
		if start {
			start = false
			if trimmed := strings.TrimLeft(rest, " "); strings.HasPrefix(trimmed, "- ") || strings.HasPrefix(trimmed, "* ") {
				flush()
				lead = leadOf(trimmed[2:])
			}
		}
		switch {
		case c == '*' || c == '_' || c == '`':
			continue
		case c == '\n':
			start = true
			if strings.HasPrefix(rest, "\n\n") {
				flush()
				lead = ""
			}
			c = ' '
		}
		line.WriteByte(c)
		s.offset = append(s.offset, i)
		if (c == '.' || c == '!' || c == '?' || c == ';') && (i+1 == len(text) || text[i+1] == ' ' || text[i+1] == '\n' ||
			text[i+1] == '*' || text[i+1] == '_') {
			flush()
		}
	}
	flush()
	return slices.Clip(out)
}

// leadOf returns the start of a list item before a colon, without marks of emphasis.
func leadOf(line string) string {
	line, _, _ = strings.Cut(line, "\n")
	lead, _, found := strings.Cut(line, ":")
	if !found {
		return ""
	}
	return strings.Trim(lead, " *_`")
}
