// Package hex computes neighbours, distances, sets and lines of sight on boards of pointy-topped or flat-topped hexes
// with any outline. It uses only integers and is independent of games: it has no camps, cards, terrain, units or files.
// Start with Grid.
package hex

// Hex is the index of a hex on one Grid, in the order of its Outline.
type Hex int16

// None is the absence of a hex: a neighbour beyond the edge.
const None Hex = -1

// Max is the maximum number of hexes of a Grid: the capacity of a Set.
const Max = 256
