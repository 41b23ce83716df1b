// Package tiles is the geometry of Runewars' boards: flat-topped hexes, the six sides of one, tiles that are rigid
// groups of hexes and lie turned by sixths, and the board that they make together with what their borders bar. It knows
// no row of the rulebook and judges nothing: what must not be is told by the checks of realms. Start with Tile and Lay.
package tiles
