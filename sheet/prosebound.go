package sheet

import (
	"strings"
	"unicode/utf8"
)

// Author text in a valid definition is printed completely. But a Markdown parser takes quadratic time on some
// pathological input: quotes and lists hundreds deep, and links that are started by the thousand and never ended. A
// text is read up to such a place, and the sheet says that the rest is omitted.
const (
	proseCap    = 65536    // characters of one field: the maximum of the schemas
	proseDepth  = 6        // quotes and lists inside each other that are printed as such
	proseMarks  = 24       // marks of quotes and lists that begin one line
	proseIndent = 400      // blanks that begin one line
	proseLinks  = 24 << 20 // signs that a reader may look at to find the ends of all links of a sheet
	proseTotal  = 2 << 20  // maximum bytes of prose on a sheet: a file has at most half of it
)

// bounded returns the printable part of an author's text, and whether something was cut. links is the remaining budget
// of characters for finding the ends of links.
func bounded(source string, links *int) (text string, cut bool) {
	end := len(source)
	if utf8.RuneCountInString(source) > proseCap {
		n := 0
		for i := range source {
			if n == proseCap {
				end = i
				break
			}
			n++
		}
	}
	source, whole := shallow(source[:end]), end == len(source)
	end = len(source)
	if at := endless(source[:end], links); at >= 0 {
		end = at
	}
	return source[:end], !whole || end < len(source)
}

// shallow returns a text without excessive quotes and lists: a line that opens too many keeps only its words.
func shallow(source string) string {
	var b strings.Builder
	kept := 0
	for at := 0; at < len(source); {
		next := len(source)
		if i := strings.IndexByte(source[at:], '\n'); i >= 0 {
			next = at + i + 1
		}
		if line := source[at:next]; deep(line) {
			b.WriteString(source[kept:at])
			kept = next
			for n := 1; n > 0; line = line[n:] {
				line = strings.TrimLeft(line, " \t")
				n = opens(line)
			}
			b.WriteString(line)
		}
		at = next
	}
	if kept == 0 {
		return source
	}
	return b.String() + source[kept:]
}

// deep reports whether a line opens an excessive number of quotes and lists.
func deep(line string) bool {
	if strings.Trim(line, "- \t\r\n") == "" || strings.Trim(line, "* \t\r\n") == "" {
		return false // a line across the page
	}
	rest := strings.TrimLeft(line, " \t")
	if len(line)-len(rest) > proseIndent {
		return true
	}
	for marks := 0; ; marks++ {
		n := opens(rest)
		if n == 0 {
			return false
		}
		if marks == proseMarks {
			return true
		}
		rest = strings.TrimLeft(rest[n:], " \t")
	}
}

// opens returns the length of a quote or list marker at the start of a text.
func opens(s string) int {
	n := 0
	switch {
	case s == "":
		return 0
	case s[0] == '>':
		return 1
	case s[0] == '-', s[0] == '+', s[0] == '*':
		n = 1
	default:
		if n = digits(s); n == 0 || n > 9 || n == len(s) || s[n] != '.' && s[n] != ')' {
			return 0
		}
		n++
	}
	if n < len(s) && strings.IndexByte(" \t\r\n", s[n]) < 0 {
		return 0
	}
	return n
}

// endless returns the position at which a text has started more links than can be parsed quickly; -1 for none. The end
// of a link is searched up to the end of its paragraph.
func endless(s string, links *int) int {
	for at := 0; at < len(s); {
		paragraph := len(s)
		if i := strings.Index(s[at:], "\n\n"); i >= 0 {
			paragraph = at + i + 2
		}
		for {
			i := strings.Index(s[at:paragraph], "](")
			if i < 0 {
				break
			}
			at += i
			if *links -= paragraph - at; *links < 0 {
				return at
			}
			at += 2
		}
		at = paragraph
	}
	return -1
}
