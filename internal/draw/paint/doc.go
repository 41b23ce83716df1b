// Package paint draws ground as on a painted map. Neighbouring hexes of one ground join in one shape with an irregular
// rim. Woods are canopies, hills have steps and a light from the north-west, rivers have banks. It knows hexes, sides
// and pattern words; it knows no board and no rulebook. Everything irregular comes from the seed of a cell, with whole
// numbers, so that the same board gives the same bytes on every machine.
//
// Start with Of, which lists the passes of a pattern word. A pass has one style and writes one path for a cell.
package paint
