package words

import (
	"fmt"
	"strings"

	"golang.org/x/text/message"
)

// Language translates fixed texts into one language. The nil Language is English, which needs no catalogue: its texts
// are in the code.
type Language struct {
	tag, name string
	print     *message.Printer
	names     map[string]string
}

// Tag returns the HTML language tag: "en", "de".
func (l *Language) Tag() string {
	if l == nil {
		return english
	}
	return l.tag
}

// Translates reports whether the language differs from that of the code and of the rulebook.
func (l *Language) Translates() bool { return l != nil }

// T returns a text in the language, formatted with fmt verbs %s and %d. The English text is the key. It must be one
// literal in the code, so that a test finds it.
func (l *Language) T(text string, args ...any) string {
	switch {
	case l != nil:
		return l.print.Sprintf(text, args...)
	case len(args) == 0:
		return text
	}
	return fmt.Sprintf(text, args...)
}

// Tn returns a text in singular or plural: one for 1, many for any other number. The number is the first format
// argument.
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

// Decimal formats a number with one decimal digit and the language's decimal mark.
func (l *Language) Decimal(x float64) string {
	if l == nil {
		return fmt.Sprintf("%.1f", x)
	}
	return l.print.Sprintf("%.1f", x)
}

// Called translates a thing's English name in the rulebook; without a translation the name stays.
func (l *Language) Called(name string) string {
	if l == nil {
		return name
	}
	if own := l.names[name]; own != "" {
		return own
	}
	return name
}

// Amid returns a name for use inside a sentence, where English has no capitals for it.
func (l *Language) Amid(called string) string {
	if l == nil {
		return strings.ToLower(called)
	}
	return called
}

// Markers around a text that stays English in a page of another language. They are invisible control characters;
// sheet.Clean removes them from author text.
const (
	EnglishBegins = "\u2068"
	EnglishEnds   = "\u2069"
)

// English marks a text that stays English: text generated from the game's data, such as creature powers. A page of
// another language sets its lang attribute.
func (l *Language) English(text string) string {
	if l == nil || text == "" {
		return text
	}
	return EnglishBegins + text + EnglishEnds
}

// List joins words as in a sentence: "a", "a and b", "a, b and c".
func (l *Language) List(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return l.T("%s and %s", strings.Join(list[:last], ", "), list[last])
}
