package report

import (
	"fmt"
	"math/big"
	"strings"
)

// Cell is a value in a table.
type Cell interface {
	// Items are what the cell lists, most often one thing alone. A line may be broken behind each.
	Items() []string
	// Number reports whether it holds numbers alone, so that it stands on the right.
	Number() bool
}

// CellText is a cell on one line.
func CellText(c Cell) string { return strings.Join(c.Items(), ", ") }

// Word is a cell of words.
type Word string

// Items are the words, as one thing.
func (w Word) Items() []string { return []string{string(w)} }

// Number reports false.
func (w Word) Number() bool { return false }

// Wordf is a cell of words, made like one of fmt.Sprintf.
func Wordf(format string, args ...any) Word { return Word(fmt.Sprintf(format, args...)) }

// List is a cell of several things.
type List []string

// Items are the things; a list without any is nothing.
func (l List) Items() []string {
	if len(l) == 0 {
		return Nothing{}.Items()
	}
	return l
}

// Number reports whether the list is empty.
func (l List) Number() bool { return len(l) == 0 }

// Nothing is a cell in which there is nothing to say.
type Nothing struct{}

// Items are a dash.
func (Nothing) Items() []string { return []string{"-"} }

// Number reports true: it may stand among numbers.
func (Nothing) Number() bool { return true }

// Unknown is a cell whose value nobody knows.
type Unknown struct{}

// Items are a question mark.
func (Unknown) Items() []string { return []string{"?"} }

// Number reports false.
func (Unknown) Number() bool { return false }

// Count is a whole number.
type Count int

// Items are the number.
func (c Count) Items() []string { return []string{fmt.Sprint(int(c))} }

// Number reports true.
func (c Count) Number() bool { return true }

// Large is a whole number that may have many digits.
type Large struct{ *big.Int }

// Items are the number in groups of three digits.
func (l Large) Items() []string { return []string{Grouped(l.Int)} }

// Number reports true.
func (l Large) Number() bool { return true }

// Pair is one value of each of two sides.
type Pair [2]Cell

// Items are both values with a stroke between them.
func (p Pair) Items() []string { return []string{CellText(p[0]) + " / " + CellText(p[1])} }

// Number reports whether both are numbers.
func (p Pair) Number() bool { return p[0].Number() && p[1].Number() }

// About is a value that is estimated.
type About struct{ Cell }

// Items are those of the value, the first marked.
func (a About) Items() []string {
	items := append([]string{}, a.Cell.Items()...)
	items[0] = "~" + items[0]
	return items
}
