// Package tiles computes the geometry of Runewars' boards. Hexes are flat-topped. Tiles are rigid groups of hexes,
// rotated in steps of 60 degrees. They form a board with barred borders. The package does not know the rulebook and
// does not check realms: those checks report violations. Start with Tile and Lay.
package tiles
