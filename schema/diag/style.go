package diag

// Style is a terminal style: the parameters of an SGR escape sequence. All colours of Muster's text output are defined
// here.
type Style string

// The styles. Plain text has none. Colours are the terminal's own eight, which follow the user's colour scheme.
const (
	StylePlain   Style = ""
	StyleTitle   Style = "1"
	StyleHeading Style = "1;36"
	StyleHead    Style = "4"  // the head of a table
	StyleLabel   Style = "36" // a name before its text: a flag, a field
	StyleCode    Style = "33"
	StyleFaint   Style = "2"
	StyleError   Style = "1;31"
	StyleWarning Style = "1;33"
	StyleNote    Style = "1;36"
	StyleAdded   Style = "32" // an added line of a diff
	StyleRemoved Style = "31"
)

// Paint adds the escape sequences of the style. Text from files must pass Printable first.
func (s Style) Paint(text string) string {
	if s == StylePlain || text == "" {
		return text
	}
	return "\x1b[" + string(s) + "m" + text + "\x1b[0m"
}
