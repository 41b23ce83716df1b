package boards

import (
	"fmt"

	"muster/maps/hex"
)

// Bounds of a board. A label has one letter, so a long row has at most 26 hexes; two dotted lines need 3.
const (
	minWidth = 3
	maxWidth = 26
)

// fault returns the first error in the size, the lines or the rows of a Spec; New checks the zones.
func (s *Spec) fault() error {
	switch {
	case s.Width < minWidth || s.Width > maxWidth:
		return fmt.Errorf("width is %d; it must be %d to %d, one letter a hex", s.Width, minWidth, maxWidth)
	case s.RowCount < 1 || s.RowCount%2 == 0:
		return fmt.Errorf("rows is %d; it must be odd, so that both camps have a long row", s.RowCount)
	case s.RowCount > hex.Max || s.hexes() > hex.Max:
		return fmt.Errorf("width %d and rows %d make more than %d hexes", s.Width, s.RowCount, hex.Max)
	}
	last := 2*s.Width - 2
	if a, b := s.Lines[0], s.Lines[1]; a < 1 || b >= last || a >= b {
		return fmt.Errorf("lines are %d and %d; they must increase and be inside the doubled columns 0 to %d", a, b, last)
	}
	for i, n := range s.Ranks {
		if n < 1 || n > s.Width {
			return fmt.Errorf("rank %d has %d cells; it must have 1 to %d", i+1, n, s.Width)
		}
	}
	return s.Setup.fault(s.RowCount)
}

// hexes returns the number of hexes of a board of this size.
func (s *Spec) hexes() int { return s.RowCount*s.Width - s.RowCount/2 }

func (r *SetupRows) fault(rows int) error {
	for _, one := range []struct {
		name string
		row  int
	}{{"baseline", r.Baseline}, {"scout_guard", r.ScoutGuard}} {
		if one.row < 0 || one.row > rows {
			return fmt.Errorf("setup.%s is row %d; it must be 1 to %d, or 0 for none", one.name, one.row, rows)
		}
	}
	for _, pair := range []struct {
		name string
		rows [2]int
	}{{"guards", r.Guards}, {"landmarks", r.Landmarks}, {"lairs", r.Lairs}, {"stakes", r.Stakes}} {
		first, last := pair.rows[0], pair.rows[1]
		if first == 0 && last == 0 {
			continue
		}
		if first < 1 || first > last || last > rows {
			return fmt.Errorf("setup.%s are rows %d to %d; they must increase and be in 1 to %d", pair.name, first, last, rows)
		}
	}
	return nil
}
