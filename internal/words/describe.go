package words

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Line returns a line of a game's log under a heading word, as the columns of a battle report. "" continues the line
// before.
func Line(head, format string, args ...any) string {
	return strings.TrimRight(fmt.Sprintf("  %-8s %s", head, fmt.Sprintf(format, args...)), " ")
}

// Fill replaces each field of a text, a name in braces, by its words.
func Fill(text string, field func(name string) string) string {
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(text, "{")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		var name string
		name, text, _ = strings.Cut(rest, "}")
		out.WriteString(field(name))
	}
}

// Either returns one of two texts.
func Either(first bool, one, other string) string {
	if first {
		return one
	}
	return other
}

// Faces lists a roll, face by face, by what people call each.
func Faces(names []string, roll []uint8) string {
	var out []string
	for face, n := range roll {
		switch {
		case n == 1:
			out = append(out, names[face])
		case n > 1:
			out = append(out, fmt.Sprintf("%d %s", n, names[face]))
		}
	}
	if len(out) == 0 {
		return "none"
	}
	return strings.Join(out, ", ")
}

// Dice counts dice.
func Dice(n int) string {
	if n == 1 {
		return "1 die"
	}
	return fmt.Sprintf("%d dice", n)
}

// Hexes counts hexes.
func Hexes(n int) string {
	if n == 1 {
		return "1 hex"
	}
	return fmt.Sprintf("%d hexes", n)
}

// CountOf counts what takes an s where there are several.
func CountOf(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// Capital starts a name in upper case, for the beginning of a line.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// Lower starts a name in lower case, for the middle of a sentence: "Green human bowmen".
func Lower(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}

// LowerArticle starts a name in lower case only when it begins with an article: "The toll bridge", not "Saint John".
func LowerArticle(s string) string {
	if rest, ok := strings.CutPrefix(s, "The "); ok {
		return "the " + rest
	}
	if rest, ok := strings.CutPrefix(s, "A "); ok {
		return "a " + rest
	}
	return s
}
