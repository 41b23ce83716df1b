package draw

import (
	"strings"
	"unicode/utf8"
)

// Paragraph writes a heading and its entries, separated by semicolons, in lines of at most 78 columns.
func Paragraph(b *strings.Builder, head string, entries []string) {
	if len(entries) == 0 {
		return
	}
	b.WriteString(head)
	col, indent := len(head), 2
	for i, e := range entries {
		if i < len(entries)-1 {
			e += ";"
		}
		if col+1+len(e) > 78 && col > indent {
			b.WriteString("\n ")
			col = 1
		}
		b.WriteString(" " + e)
		col += 1 + len(e)
	}
	b.WriteString("\n")
}

// ASCII replaces characters that a plain terminal may not show: it removes accents if possible, replaces other
// characters by "?", and reduces white space to single spaces.
func ASCII(s string) string {
	var b strings.Builder
	for _, r := range strings.Join(strings.Fields(s), " ") {
		switch {
		case r >= ' ' && r < utf8.RuneSelf-1:
			b.WriteRune(r)
		case strings.ContainsRune(accented, r):
			at := utf8.RuneCountInString(accented[:strings.IndexRune(accented, r)])
			b.WriteByte(bare[at])
		default:
			b.WriteByte('?')
		}
	}
	return b.String()
}

const (
	accented = "àáâãäåçèéêëìíîïñòóôõöøùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ’‘“”–—"
	bare     = "aaaaaaceeeeiiiinoooooouuuuyyAAAAAACEEEEIIIINOOOOOOUUUUY''\"\"--"
)

// ASCIILine returns a title on its own line; nothing if it is empty.
func ASCIILine(title string) string {
	if title = ASCII(title); title == "" {
		return ""
	}
	return title + "\n"
}
