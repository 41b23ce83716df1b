package screen

import (
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

var (
	label = source.LazyRegexp(`^( *\S+(?: \S+){0,2} {2,})(\S.*)$`)   // a name, a gap and its text
	field = source.LazyRegexp(`^( +[a-z_]+(?: \[[^\]]*\])?: )(.*)$`) // a key of a row and its value
)

// Most columns of a name before its text, with the gap.
const labelWidth = 24

// Entry renders rules, terms and rows of a rulebook in the form of explain: a name, paragraphs, and labelled lines.
func (s Screen) Entry(text string) string {
	var b strings.Builder
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		begins := i == 0 || lines[i-1] == ""
		ends := i+1 == len(lines) || lines[i+1] == "" || lines[i+1][0] == ' '
		m := label().FindStringSubmatch(line)
		if m == nil || len(m[1]) > labelWidth {
			m = field().FindStringSubmatch(line)
		}
		switch {
		case line == "":
			b.WriteString("\n")
		case strings.HasPrefix(line, Adds):
			b.WriteString(s.adds(line))
		case m != nil:
			hang := strings.Repeat(" ", min(len(diag.Printable(m[1])), labelWidth))
			b.WriteString(s.wrap(m[2], diag.Printable(m[1]), hang, diag.StyleLabel))
		case line[0] == ' ':
			body := strings.TrimLeft(line, " ")
			indent := line[:len(line)-len(body)]
			b.WriteString(s.wrap(body, indent, indent+"  ", diag.StylePlain))
		case begins && ends && len(line) <= 60 && !strings.HasSuffix(line, "."):
			b.WriteString(s.Paint(diag.StyleTitle, diag.Printable(line)) + "\n")
		default:
			for i+1 < len(lines) && lines[i+1] != "" && lines[i+1][0] != ' ' && !label().MatchString(lines[i+1]) {
				i++
				line += " " + lines[i]
			}
			b.WriteString(s.wrap(line, "", "", diag.StylePlain))
		}
	}
	return b.String()
}
