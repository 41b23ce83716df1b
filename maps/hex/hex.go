// Package hex is the geometry of the battlefield: hexes, labels, rows, sections, zones, distance and lines of sight.
// It works in integers throughout and knows nothing of terrain, units or files.
//
// Hexes are pointy-top, in rows of Width and Width-1 in turn. Each has a doubled column c (neighbours in a row differ
// by 2) and a row R counted from the bottom; c + R is always odd.
package hex

// Hex is the index of a hex on one Board, counted row by row from the Pennant edge (top), left to right.
type Hex int16

// None is no hex: a neighbour beyond the rim.
const None Hex = -1

// Max is the most hexes a Board may have: what a Set can hold.
const Max = 256
