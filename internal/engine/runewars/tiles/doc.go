// Package tiles is the geometry of Runewars' boards: flat-topped hexes with six sides, tiles that are rigid groups of
// hexes rotated by sixths, and the board that they form with its barred borders. It does not know the rulebook and
// judges nothing: the checks of realms report violations. Start with Tile and Lay.
package tiles
