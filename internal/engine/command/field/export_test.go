package field

// Internals for the tests of this package.
const MostForks = mostForks

// ServedBy reports whether a piece with these faces serves a need.
func ServedBy(faces []string, n TileNeed) bool { return (&heap{faces: faces}).fits(n) }

// AllCells are the cells by hex; nil where the board is not known.
func (f *Field) AllCells() []Cell { return f.cells }
