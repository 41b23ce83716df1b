package words

import (
	"fmt"
	"strings"

	"golang.org/x/text/message"
)

// Language says fixed words in one language. The nil one is English, which needs no catalogue: the texts in the code
// are it.
type Language struct {
	tag, name string
	print     *message.Printer
	names     map[string]string
}

// Tag is the language as HTML names it: "en", "de".
func (l *Language) Tag() string {
	if l == nil {
		return english
	}
	return l.tag
}

// Translates reports whether it is another language than that of the code and of the rulebook.
func (l *Language) Translates() bool { return l != nil }

// T is a text in the language, with what its verbs ask for: %s and %d, as fmt has them. The English text is the key,
// and what is asked for stands in the code as one text, so that a test finds it.
func (l *Language) T(text string, args ...any) string {
	switch {
	case l != nil:
		return l.print.Sprintf(text, args...)
	case len(args) == 0:
		return text
	}
	return fmt.Sprintf(text, args...)
}

// Tn is a text that a number bends: one for a single thing, many for any other number. The number is the first of what
// their verbs ask for.
func (l *Language) Tn(one, many string, n int, args ...any) string {
	args = append([]any{n}, args...)
	switch {
	case l != nil:
		return l.print.Sprintf(many, args...)
	case n == 1:
		return fmt.Sprintf(one, args...)
	}
	return fmt.Sprintf(many, args...)
}

// Decimal is a number with one digit behind the point, or behind what the language has for it.
func (l *Language) Decimal(x float64) string {
	if l == nil {
		return fmt.Sprintf("%.1f", x)
	}
	return l.print.Sprintf("%.1f", x)
}

// Called is what the language calls a thing that the rulebook names in English; what it has no name for keeps its own.
func (l *Language) Called(name string) string {
	if l == nil {
		return name
	}
	if own := l.names[name]; own != "" {
		return own
	}
	return name
}

// Amid is what is called so in the middle of a sentence, where English has no capitals for it.
func (l *Language) Amid(called string) string {
	if l == nil {
		return strings.ToLower(called)
	}
	return called
}

// Around a text that stays English in a page of another language. They are signs that nobody sees, of those that part
// texts from what they stand in; what authors write loses them (sheet.Clean).
const (
	EnglishBegins = "\u2068"
	EnglishEnds   = "\u2069"
)

// English is a text that stays English: what is made from the game's data, as the powers of creatures. A page of
// another language marks it as such.
func (l *Language) English(text string) string {
	if l == nil || text == "" {
		return text
	}
	return EnglishBegins + text + EnglishEnds
}

// List joins words as a sentence does: "a", "a and b", "a, b and c".
func (l *Language) List(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return l.T("%s and %s", strings.Join(list[:last], ", "), list[last])
}
