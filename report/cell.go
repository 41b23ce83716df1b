package report

import (
	"fmt"
	"math/big"
	"strings"
)

// Cell is a value in a table.
type Cell interface {
	// Items returns the items of the cell, usually one. A line may be broken after each.
	Items() []string
	// Number reports whether the cell holds only numbers, and is right-aligned.
	Number() bool
}

// CellText returns a cell on one line.
func CellText(c Cell) string { return strings.Join(c.Items(), ", ") }

// Word is a text cell.
type Word string

// Items returns the text as one item.
func (w Word) Items() []string { return []string{string(w)} }

// Number returns false.
func (w Word) Number() bool { return false }

// Wordf formats a text cell like fmt.Sprintf.
func Wordf(format string, args ...any) Word { return Word(fmt.Sprintf(format, args...)) }

// List is a cell of several items.
type List []string

// Items returns the items; those of Nothing for an empty list.
func (l List) Items() []string {
	if len(l) == 0 {
		return Nothing{}.Items()
	}
	return l
}

// Number reports whether the list is empty.
func (l List) Number() bool { return len(l) == 0 }

// Nothing is an empty cell.
type Nothing struct{}

// Items returns a dash.
func (Nothing) Items() []string { return []string{"-"} }

// Number returns true: the cell may occur among numbers.
func (Nothing) Number() bool { return true }

// Unknown is a cell with an unknown value.
type Unknown struct{}

// Items returns a question mark.
func (Unknown) Items() []string { return []string{"?"} }

// Number returns false.
func (Unknown) Number() bool { return false }

// Count is a whole number.
type Count int

// Items returns the number.
func (c Count) Items() []string { return []string{fmt.Sprint(int(c))} }

// Number returns true.
func (c Count) Number() bool { return true }

// Large is a whole number that may have many digits.
type Large struct{ *big.Int }

// Items returns the number in groups of three digits.
func (l Large) Items() []string { return []string{Grouped(l.Int)} }

// Number returns true.
func (l Large) Number() bool { return true }

// Pair is a value for each of two sides.
type Pair [2]Cell

// Items returns both values, separated by a slash.
func (p Pair) Items() []string { return []string{CellText(p[0]) + " / " + CellText(p[1])} }

// Number reports whether both are numbers.
func (p Pair) Number() bool { return p[0].Number() && p[1].Number() }

// About is an estimated value.
type About struct{ Cell }

// Items returns the items of the value, the first marked.
func (a About) Items() []string {
	items := append([]string{}, a.Cell.Items()...)
	items[0] = "~" + items[0]
	return items
}
