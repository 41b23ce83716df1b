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

// Prose is shown unchanged on terminals and sheets, so it must be safe there. A line must have no line breaks or
// control characters and something visible; prose may have no control characters except line breaks. The schemas
// express this in patterns, for editors. A pattern takes a hundred times as long as a direct test.

// shown matches one character of a line. Some scripts need the marks U+200C to U+200F, which are invisible themselves.
const shown = "(?:[^\\p{C}\\p{Zl}\\p{Zp}]|[\u200c-\u200f])"

// id is the compiled idPattern.
var id = source.LazyRegexp(idPattern)

// IsID reports whether a word is a valid id: kebab case, within the length limit.
func IsID(word string) bool { return len(word) <= maxID && id().MatchString(word) }

// maxID is the maximum length of an id.
const maxID = 64

// joins reports whether a character is one of those marks.
func joins(r rune) bool { return 0x200c <= r && r <= 0x200f }

// visible writes those marks as JSON escapes, because people read schemas too.
func visible(text []byte) []byte {
	return bytes.ReplaceAll(bytes.ReplaceAll(text, []byte("\u200c"), []byte(`\u200c`)), []byte("\u200f"), []byte(`\u200f`))
}

// matcher returns a function that accepts the same texts as a pattern.
func matcher(pattern string) func(string) bool {
	switch pattern {
	case namePattern:
		return func(s string) bool { return unshown(pattern, s) < 0 && !blank(s) }
	case linePattern, prosePattern:
		return func(s string) bool { return unshown(pattern, s) < 0 }
	}
	return regexp.MustCompile(pattern).MatchString
}

// unshown returns the offset of the first character that a pattern does not allow, or -1.
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

// blank reports whether a text has no visible character.
func blank(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return !unicode.In(r, unicode.C, unicode.Z) }) < 0
}

// unshownAt returns the location of the first invalid character in a text, or else of the text.
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

// textWords returns the rule that a text violates, and how to fix it.
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

// cleaned removes the characters that a pattern does not allow: breaks become one blank.
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
