package field

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"muster/maps/hex"
)

// readRows gives every hex its ground. Missing rows and cells get a stand-in; surplus ones are ignored.
func (l *linker) readRows() {
	stand := standIn(l.Rules)
	for i := range l.cells {
		l.cells[i].Ground = stand
	}
	if have, want := len(l.Map.Rows), l.Hexes.Rows(); have != want {
		l.fault(Fault{Kind: RowCount, Ptr: "/rows", Text: strconv.Itoa(have), Want: strconv.Itoa(want), Hex: hex.None}, nil)
	}
	for r, row := range l.Map.Rows[:min(len(l.Map.Rows), l.Hexes.Rows())] {
		l.readRow(r, row)
	}
}

// standIn is the ground of a cell that could not be read: open country, which hides no other mistake.
func standIn(rules *Tables) *Terrain {
	for _, t := range rules.Layer(Ground) {
		if t.Open && t.Pass {
			return t
		}
	}
	return &Terrain{Layer: Ground, Pass: true, Open: true, Sight: SightClear}
}

// rowReader walks one row of the map.
type rowReader struct {
	*linker
	row     int
	n       int // cells so far
	surplus int // byte offset of the first cell beyond the board
}

func (l *linker) readRow(r int, text string) {
	rr := &rowReader{linker: l, row: r}
	start := -1 // of the current word
	for i := 0; i < len(text); {
		c, size := utf8.DecodeRuneInString(text[i:])
		switch blank := c == ' ' || parts(c) || l.comma(c); {
		case !blank && start < 0:
			start = i
		case blank:
			if start >= 0 {
				rr.word(text[start:i], start)
				start = -1
			}
			if c != ' ' {
				rr.badCharacter(text[i:i+size], i, "a space between cells")
			}
		}
		i += size
	}
	if start >= 0 {
		rr.word(text[start:], start)
	}
	rr.size(strings.TrimRight(text, " "))
}

// size reports a row with more or fewer cells than the board's, at the surplus ones if there are any.
func (rr *rowReader) size(text string) {
	want := rr.Hexes.RowLen(rr.row)
	if rr.n == want {
		return
	}
	f := Fault{Kind: RowSize, Ptr: rr.ptr(), Text: strconv.Itoa(rr.n), Want: strconv.Itoa(want), Hex: hex.None}
	if rr.n > want {
		f.From, f.Length = rr.surplus, len(text)-rr.surplus
	}
	rr.fault(f, nil)
}

// word reads the text between two spaces: one cell, if it is valid.
func (rr *rowReader) word(word string, from int) {
	t, known := rr.ground(word)
	h := rr.Hexes.At(rr.row, rr.n)
	switch _, own := rr.legend[word]; {
	case !known && rr.Rules.InvalidSymbol(word), known && !own && rr.Rules.Terrain.Invalid(t.ID):
		f := Fault{Kind: UnknownSymbol, Ptr: rr.ptr(), From: from, Length: len(word), Text: word, Invalid: true, Hex: h}
		nothing := func() string { return "" }
		rr.cellFault(f, nothing, nothing)
		rr.lay(t, false, from)
		return
	case known:
		rr.lay(t, t != nil, from)
		return
	}
	f := Fault{Kind: UnknownSymbol, Ptr: rr.ptr(), From: from, Length: len(word), Text: word, Hex: h}
	want := func() string { return "one of " + strings.Join(rr.symbols(), " ") }
	if rr.runTogether(word) {
		rr.cellFault(f, want, func() string { return strings.Join(strings.Split(word, ""), " ") })
		for i, c := range word { // continue as if the spaces were there, so that the row keeps its size
			t, _ := rr.ground(string(c))
			rr.lay(t, false, from+i)
		}
		return
	}
	if i := strings.IndexFunc(word, func(c rune) bool { return c >= utf8.RuneSelf }); i >= 0 {
		_, size := utf8.DecodeRuneInString(word[i:]) // an invalid UTF-8 byte counts as one character
		rr.badCharacter(word[i:i+size], from+i, "letters, digits and signs of ASCII, or a symbol of the legend")
	} else {
		rr.cellFault(f, want, func() string { return rr.nearSymbol(word) })
	}
	rr.lay(nil, false, from)
}

// lay puts a ground on the next hex of the row; without a ground the stand-in stays.
func (rr *rowReader) lay(t *Terrain, read bool, from int) {
	if rr.n == rr.Hexes.RowLen(rr.row) {
		rr.surplus = from
	}
	if h := rr.Hexes.At(rr.row, rr.n); h != hex.None {
		if t != nil {
			rr.cells[h].Ground = t
		}
		rr.cells[h].Read = read
	}
	rr.n++
}

func (rr *rowReader) badCharacter(c string, from int, want string) {
	h := rr.Hexes.At(rr.row, rr.n)
	f := Fault{Kind: RowCharacter, Ptr: rr.ptr(), From: from, Length: len(c), Text: c, Hex: h}
	rr.cellFault(f, func() string { return want }, func() string { return "" })
}

func (rr *rowReader) ptr() string { return "/rows/" + strconv.Itoa(rr.row) }
