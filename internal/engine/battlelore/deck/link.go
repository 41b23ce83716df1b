package deck

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/deploycards"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/schema/diag"
)

// Empty is the symbol of a cell without a unit.
const Empty = "."

// StandardBoard is the default board of a set.
const StandardBoard = "standard"

// Link links a set to a rulebook: the symbols of its cards become units on ranks and files. Values that it cannot link
// are in the faults, which the Set keeps too. With an unknown or invalid board no card is linked.
func Link(def *deploycards.Set, rules *rulebook.Rulebook) (*Set, []Fault) {
	l := &linker{
		set:   &Set{Def: def, LegendUsed: map[string]bool{}},
		units: map[string]*rulebook.Unit{},
	}
	l.camp(def.Camp)
	l.legend(rules)
	id := def.Board
	if id == "" {
		id = StandardBoard
	}
	l.board(id, rules)
	for i := range def.Cards {
		l.card(i)
	}
	return l.set, l.set.Faults
}

type linker struct {
	set   *Set
	units map[string]*rulebook.Unit // by symbol; nil when the legend's unit is unknown
}

// note records a fault, or counts it when the same symbol or character was wrong before.
func (l *linker) note(f Fault) {
	if f.Kind == UnknownSymbol || f.Kind == RowCharacter {
		for i := range l.set.Faults {
			if before := &l.set.Faults[i]; before.Kind == f.Kind && before.Text == f.Text {
				before.Count++
				return
			}
		}
	}
	f.Count = 1
	l.set.Faults = append(l.set.Faults, f)
}

func (l *linker) board(id string, rules *rulebook.Rulebook) {
	board, faulty := rules.Boards.Get(id), rules.Boards.Invalid(id)
	if faulty || board == nil {
		ids := rules.Boards.IDs()
		l.note(Fault{
			Kind: UnknownBoard, Ptr: "/board", Text: id, Invalid: faulty,
			Want: strings.Join(ids, ", "), Near: diag.Nearest(id, ids),
		})
		return
	}
	l.set.Board = board
}

func (l *linker) camp(name string) {
	l.set.Camp, l.set.CampKnown = boards.ParseCamp(name)
	if !l.set.CampKnown {
		l.note(Fault{
			Kind: UnknownCamp, Ptr: "/camp", Text: name,
			Want: strings.Join(boards.CampNames[:], ", "), Near: diag.Nearest(name, boards.CampNames[:]),
		})
	}
}

func (l *linker) legend(rules *rulebook.Rulebook) {
	legend := l.set.Def.Legend
	for _, symbol := range slices.Sorted(maps.Keys(legend)) {
		ptr := "/legend/" + escape(symbol)
		if want := symbolProblem(symbol); want != "" {
			l.note(Fault{Kind: LegendSymbol, Ptr: ptr, Text: symbol, Want: want})
			continue
		}
		id := legend[symbol]
		unit, faulty := rules.Units.Get(id), rules.Units.Invalid(id)
		l.units[symbol] = unit
		if faulty || unit == nil {
			ids := rules.Units.IDs()
			l.note(Fault{
				Kind: UnknownUnit, Ptr: ptr, Text: id, Invalid: faulty,
				Want: strings.Join(ids, ", "), Near: diag.Nearest(id, ids),
			})
		}
	}
}

// card links one card. CTA-02: its rows are the board's ranks, the front rank first.
func (l *linker) card(i int) {
	def := &l.set.Def.Cards[i]
	l.set.Cards = append(l.set.Cards, Card{Set: l.set, Number: def.Number, Name: def.Name})
	card := &l.set.Cards[i]
	if l.set.Board == nil {
		return
	}
	ranks := l.set.Board.Ranks
	ptr := "/cards/" + strconv.Itoa(i) + "/rows"
	if len(def.Rows) != len(ranks) {
		l.note(Fault{
			Kind: RowCount, Ptr: ptr, Text: strconv.Itoa(len(def.Rows)), Want: strconv.Itoa(len(ranks)), Card: def.Number,
		})
		return
	}
	card.Read = true
	// Faults in the order of the file; entries in the card's order, which starts at the baseline.
	byRank := make([][]Entry, len(ranks))
	for j, row := range def.Rows {
		rank := len(ranks) - j
		r := rowLinker{linker: l, ptr: ptr + "/" + strconv.Itoa(j), card: def.Number, rank: rank}
		entries, ok := r.row(row, ranks[rank-1])
		byRank[rank-1] = entries
		card.Read = card.Read && ok
	}
	card.Entries = slices.Concat(byRank...)
}

type rowLinker struct {
	*linker
	ptr        string
	card, rank int
}

// row reads the cells of one row; ok is false when its cells could not be separated or counted.
func (r *rowLinker) row(row string, want int) (entries []Entry, ok bool) {
	ok = true
	for at, c := range row {
		if c != ' ' && (!symbolRune(c) || r.comma(c)) {
			_, size := utf8.DecodeRuneInString(row[at:])
			r.note(Fault{
				Kind: RowCharacter, Ptr: r.ptr, From: at, Length: size,
				Text: row[at : at+size], Want: "spaces and printable symbols", Card: r.card, Rank: r.rank,
			})
			ok = false
		}
	}
	if !ok {
		return nil, false
	}
	if cells := len(strings.Fields(row)); cells != want {
		r.note(Fault{
			Kind: RowSize, Ptr: r.ptr, Text: strconv.Itoa(cells), Want: strconv.Itoa(want), Card: r.card, Rank: r.rank,
		})
		return nil, false
	}
	file := 0
	for from := 0; from < len(row); {
		if row[from] == ' ' {
			from++
			continue
		}
		length := strings.IndexByte(row[from:], ' ')
		if length < 0 {
			length = len(row) - from
		}
		file++
		if symbol := row[from : from+length]; symbol != Empty {
			entries = append(entries, r.cell(symbol, from, file))
		}
		from += length
	}
	return entries, true
}

// comma reports whether a character is a comma or semicolon written to separate cells: one that no symbol has.
func (l *linker) comma(c rune) bool {
	if c != ',' && c != ';' {
		return false
	}
	for symbol := range l.units {
		if strings.ContainsRune(symbol, c) {
			return false
		}
	}
	return true
}

func (r *rowLinker) cell(symbol string, from, file int) Entry {
	unit, known := r.units[symbol]
	if known {
		r.set.LegendUsed[symbol] = true
	} else {
		symbols := slices.Sorted(maps.Keys(r.units))
		f := Fault{
			Kind: UnknownSymbol, Ptr: r.ptr, From: from, Length: len(symbol), Text: symbol,
			Want: strings.Join(symbols, ", "), Card: r.card, Rank: r.rank, File: file,
		}
		if utf8.RuneCountInString(symbol) > 1 { // any letter is one edit from any other
			f.Near = diag.Nearest(symbol, symbols)
		}
		r.note(f)
	}
	return Entry{Rank: r.rank, File: file, Symbol: symbol, Unit: unit}
}

// symbolProblem words why a key of a legend can be in no cell; "" for none.
func symbolProblem(symbol string) string {
	switch {
	case symbol == "":
		return "a symbol has at least one character"
	case symbol == Empty:
		return "it means an empty cell"
	}
	for _, c := range symbol {
		if !symbolRune(c) {
			return "a symbol has neither spaces nor control characters"
		}
	}
	return ""
}

// symbolRune reports whether a character can be part of a symbol.
func symbolRune(c rune) bool {
	return c != utf8.RuneError && unicode.IsGraphic(c) && !unicode.IsSpace(c)
}

// escape writes a key as a part of a JSON pointer.
func escape(key string) string {
	return strings.NewReplacer("~", "~0", "/", "~1").Replace(key)
}
