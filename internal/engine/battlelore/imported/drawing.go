package imported

import (
	"strings"
	"unicode/utf8"

	"muster/imports"
	"muster/schema/source"
)

// Drawn reports whether a text is a drawing with one symbol a hex. A battlefield of four signs a hex marks its short
// rows.
func Drawn(text []byte) bool { return !strings.Contains(string(text), imports.Edge) }

// Drawing begins with a map that is drawn with the symbols of terrain. It has a line for each row from the top and one
// symbol a hex, with or without blanks between them. Without a draft, Found of the scenario says why.
func Drawing(f *source.File) (*Draft, *imports.Scenario) {
	d := empty(&imports.Scenario{File: f, First: imports.Unknown})
	if !utf8.Valid(f.Text) || len(f.Text) > source.MaxSize {
		d.from.NewFinding(imports.Unreadable, source.Span{}, "draw lines of plain signs",
			"the file is no drawing of plain text")
		return nil, d.from
	}
	lines := drawnLines(string(f.Text))
	if _, known := frames[len(lines)]; !known {
		d.from.NewFinding(imports.Unreadable, source.Span{}, "draw one line for each row of the board, from the top",
			"a board has 9 rows (standard) or 17 (epic), and the drawing has %d", len(lines))
		return nil, d.from
	}
	d.from.Rows = len(lines)
	d.frame()
	unknown := map[string]bool{}
	for row, l := range lines {
		d.drawnRow(row, l, unknown)
	}
	if d.from.Refused() {
		return nil, d.from
	}
	return d, d.from
}

// drawnLine is a line of a drawing without its end, and where it begins in the file.
type drawnLine struct {
	text  string
	start int
}

// drawnLines are the lines that have any signs.
func drawnLines(text string) (out []drawnLine) {
	at := 0
	for line := range strings.Lines(text) {
		if l := strings.TrimSpace(strings.TrimPrefix(line, "\ufeff")); l != "" {
			out = append(out, drawnLine{l, at + strings.Index(line, l)})
		}
		at += len(line)
	}
	return out
}

// drawnRow takes the symbols of a row over. A symbol that no terrain has is reported once.
func (d *Draft) drawnRow(row int, l drawnLine, unknown map[string]bool) {
	nth := 0
	for i, c := range l.text {
		if c == ' ' || c == '\t' {
			continue
		}
		symbol := string(c)
		at := source.Span{Start: l.start + i, End: l.start + i + len(symbol)}
		switch {
		case nth >= d.board.RowLen(row): // counted below
		case symbol == "." || unknown[symbol]:
		case d.rules.BySymbol(symbol) != nil:
			d.ground[d.board.At(row, nth)] = symbol
		default:
			unknown[symbol] = true
			d.from.NewFinding(imports.Unreadable, at, "run `muster list terrain` for the symbols; draw . for open ground",
				"no terrain has the symbol %q", symbol)
		}
		nth++
	}
	if want := d.board.RowLen(row); nth != want {
		at := source.Span{Start: l.start, End: l.start + len(l.text)}
		d.from.NewFinding(imports.Unreadable, at, "draw one symbol for each hex, . for open ground: 13 and 12 in turn",
			"line %d of the drawing has %d symbols, and its row has %d hexes", row+1, nth, want)
	}
}
