package imports

import (
	"slices"
	"strings"
	"unicode/utf8"

	"muster/schema/source"
)

// Ending is the suffix of such file names.
const Ending = ".txt"

// Edge marks both ends of a row that is one hex shorter.
const Edge = "~~"

const (
	rows = 9
	cell = 4 // characters per hex
)

// grounds and units are the meanings of a hex's characters.
var (
	grounds = map[byte]string{
		'W': "woods", 'H': "hills", 'R': "hedgerow", 'T': "town", 'S': "sea", 's': "shore", 'B': "beach",
	}
	units = map[string]string{"IN": "infantry", "AR": "armour", "RT": "artillery"}
)

// Read reads a battlefield; capitals is the side whose units are written in capitals. Its findings include an error if
// it cannot be read.
func Read(f *source.File, capitals int) *Scenario {
	s := &Scenario{File: f, Rows: rows, First: Unknown}
	text := string(f.Text)
	if !utf8.ValidString(text) || len(text) > source.MaxSize {
		s.NewFinding(Unreadable, source.Span{}, "draw nine lines of plain signs",
			"the file is no battlefield of plain text")
		return s
	}
	lines, starts := split(text)
	if len(lines) != rows {
		s.NewFinding(Unreadable, source.Span{}, "draw a line for each row of the board, from the top",
			"the battlefield must have %[2]d lines, not %[1]d", len(lines), rows)
		return s
	}
	for row, line := range lines {
		r := reader{s, row, starts[row], capitals}
		r.read(line)
	}
	if len(s.Things) == 0 && !s.Refused() {
		s.NewFinding(Unreadable, source.Span{}, "draw something on it", "nothing stands on the battlefield")
	}
	return s
}

// split splits a text into its lines and their offsets. It drops empty lines around the rows if there are more lines
// than rows.
func split(text string) (lines []string, starts []int) {
	at := 0
	if rest, marked := strings.CutPrefix(text, "\ufeff"); marked {
		text, at = rest, len("\ufeff")
	}
	for line := range strings.Lines(text) {
		lines, starts = append(lines, strings.TrimRight(line, "\r\n")), append(starts, at)
		at += len(line)
	}
	empty := func(line string) bool { return strings.TrimSpace(line) == "" }
	for len(lines) > rows && empty(lines[len(lines)-1]) {
		lines, starts = lines[:len(lines)-1], starts[:len(starts)-1]
	}
	for len(lines) > rows && empty(lines[0]) {
		lines, starts = lines[1:], starts[1:]
	}
	return lines, starts
}

// reader reads a row.
type reader struct {
	s        *Scenario
	row      int
	start    int // of the line, in the file
	capitals int
}

func (r *reader) refuse(from, length int, help, format string, args ...any) {
	at := source.Span{Start: r.start + from, End: r.start + from + length}
	r.s.NewFinding(Unreadable, at, help, format, args...)
}

func (r *reader) read(line string) {
	if i := strings.IndexFunc(line, func(c rune) bool { return c < ' ' || c > '~' }); i >= 0 {
		_, n := utf8.DecodeRuneInString(line[i:])
		r.refuse(i, n, "draw with plain signs and blanks", "row %d has the sign %q, which stands for nothing",
			rows-r.row, line[i:i+n])
		return
	}
	from, want := 0, RowLen(r.row)*cell
	if r.row%2 == 1 {
		end := strings.TrimRight(line, " ")
		if !strings.HasPrefix(line, Edge) || !strings.HasSuffix(end, Edge) || len(end) < 2*len(Edge) {
			r.refuse(0, len(line), "write ~~ for the half hexes at both ends", "row %d has no ~~ at both ends", rows-r.row)
			return
		}
		line, from = end[len(Edge):len(end)-len(Edge)], len(Edge)
	} else if trimmed := strings.TrimRight(line, " "); len(trimmed) <= want {
		line = trimmed + strings.Repeat(" ", want-len(trimmed)) // editors cut blanks off the ends of lines
	}
	if len(line) != want {
		r.refuse(from, len(line), "write four signs for each hex, .... for an empty one",
			"row %d has %d signs, and should have %d for its %d hexes", rows-r.row, len(line), want, want/cell)
		return
	}
	for nth := range want / cell {
		r.hex(nth, line[nth*cell:(nth+1)*cell], from+nth*cell)
	}
}

// hex reads the four characters of a hex.
func (r *reader) hex(nth int, signs string, from int) {
	thing := func(layer Layer, name string, first, length int) Item {
		at := source.Span{Start: r.start + from + first, End: r.start + from + first + length}
		return Item{
			Layer: layer, Name: name, Written: signs[first : first+length], Row: r.row, Nth: nth, Side: Nobody, At: at,
		}
	}
	if c := signs[0]; !blank(signs[:1]) {
		name, known := grounds[c]
		if !known {
			r.refuse(from, 1, "write W, H, R, T, S, s, B, or . for open ground", "there is no ground %q", signs[:1])
			return
		}
		r.s.Things = append(r.s.Things, thing(Ground, name, 0, 1))
	}
	if code := signs[1:3]; !blank(code) {
		name, known := units[strings.ToUpper(code)]
		if !known || code != strings.ToUpper(code) && code != strings.ToLower(code) {
			r.refuse(from+1, 2, "write IN, AR or RT, in small letters for the other side", "there is no unit %q", code)
			return
		}
		t := thing(Unit, name, 1, 2)
		if t.Side = r.capitals; code == strings.ToLower(code) {
			t.Side = Sides - 1 - r.capitals
		}
		r.s.Things = append(r.s.Things, t)
	}
	if c := signs[3:]; !blank(c) {
		if c != "S" && c != "s" {
			r.refuse(from+3, 1, "write S or s for sandbags, by side", "there is no fortification %q", c)
			return
		}
		r.s.Things = append(r.s.Things, thing(Structure, "sandbags", 3, 1))
	}
}

// blank reports whether the characters are empty.
func blank(signs string) bool {
	return slices.Contains([]string{".", " ", "..", "  ", ". ", " ."}, signs)
}
