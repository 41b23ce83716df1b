// Package hex is the geometry of hexes on a board: neighbours, distance, sets and lines of sight, for pointy-topped and
// flat-topped hexes and any outline. It works in integers throughout and knows nothing of camps, cards, terrain, units
// or files: what a game draws upon its boards is the game's. Start with Grid.
package hex

// Hex is the index of a hex on one Grid, counted in the order of its Outline.
type Hex int16

// None is no hex: a neighbour beyond the rim.
const None Hex = -1

// Max is the most hexes a Grid may have: what a Set can hold.
const Max = 256
