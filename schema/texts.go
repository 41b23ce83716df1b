package schema

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/schema/diag"
	"muster/schema/source"
)

// What people read is shown on terminals and sheets as it was written, so it must be safe there: a line without line
// breaks and control characters, with something to see in it; prose with no control characters but its line breaks.
// The schemas say it in patterns, for editors. A pattern takes a hundred times as long as a look at the signs.

// shown is one sign of a line. Letters of some scripts need the marks U+200C to U+200F, which show nothing themselves.
const shown = "(?:[^\\p{C}\\p{Zl}\\p{Zp}]|[\u200c-\u200f])"

// id is what idPattern says.
var id = source.LazyRegexp(idPattern)

// IsID reports whether a word can be an id: kebab case, and no longer than one may be.
func IsID(word string) bool { return len(word) <= maxID && id().MatchString(word) }

// maxID is the length of the longest id.
const maxID = 64

// joins reports whether a sign is one of those marks.
func joins(r rune) bool { return 0x200c <= r && r <= 0x200f }

// visible writes those marks as JSON escapes: a schema is read by people, too.
func visible(text []byte) []byte {
	return bytes.ReplaceAll(bytes.ReplaceAll(text, []byte("\u200c"), []byte(`\u200c`)), []byte("\u200f"), []byte(`\u200f`))
}

// matcher is a function that accepts what a pattern does.
func matcher(pattern string) func(string) bool {
	switch pattern {
	case namePattern:
		return func(s string) bool { return unshown(pattern, s) < 0 && !blank(s) }
	case linePattern, prosePattern:
		return func(s string) bool { return unshown(pattern, s) < 0 }
	}
	return regexp.MustCompile(pattern).MatchString
}

// unshown is where a text has its first sign that a pattern does not allow; -1 when it has none.
func unshown(pattern, s string) int {
	for i, r := range s {
		if r >= ' ' && r < 0x7f {
			continue
		}
		if !allowed(pattern, r) {
			return i
		}
	}
	return -1
}

func allowed(pattern string, r rune) bool {
	if pattern == prosePattern {
		return r == '\t' || r == '\n' || r == '\r' || !unicode.Is(unicode.Cc, r)
	}
	return !unicode.In(r, unicode.C, unicode.Zl, unicode.Zp) || pattern == namePattern && joins(r)
}

// blank reports whether nothing of a text can be seen.
func blank(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return !unicode.In(r, unicode.C, unicode.Z) }) < 0
}

// unshownAt is where the first sign stands that may not be in a text, or else where the text does.
func (l *loader) unshownAt(v *violation, word string) source.Span {
	switch pattern := v.schema.Pattern.String(); pattern {
	case namePattern, linePattern, prosePattern:
		if i := unshown(pattern, word); i >= 0 {
			_, n := utf8.DecodeRuneInString(word[i:])
			return l.doc.Cell(v.ptr, i, n)
		}
	}
	return v.at
}

// textWords says what is wrong with a text that a pattern refuses, and how to mend it.
func textWords(pattern, word string) (rule string, help diag.Advice) {
	i := unshown(pattern, word)
	if i < 0 {
		return "a text with visible characters", diag.Advice{Help: "write a name between the quotes"}
	}
	r, _ := utf8.DecodeRuneInString(word[i:])
	rule = fmt.Sprintf("without control characters such as %q", r)
	if pattern != prosePattern {
		rule = fmt.Sprintf("one line of printable characters, without %q", r)
	}
	if clean := cleaned(pattern, word); pattern != prosePattern && !blank(clean) && clip(clean) == clean {
		return rule, diag.Write(word, clean, "")
	}
	return rule, diag.Advice{Help: "remove it"}
}

// cleaned is a text without what its pattern does not allow: one blank in place of breaks, nothing in place of others.
func cleaned(pattern, word string) string {
	plain := strings.Map(func(r rune) rune {
		switch {
		case allowed(pattern, r):
			return r
		case unicode.IsSpace(r):
			return ' '
		}
		return -1
	}, word)
	return strings.Join(strings.Fields(plain), " ")
}
