// Package epic answers for every draw of every set in Epic Call to Arms with one set a player, and of every two allies
// in the allied variant, exactly. Start at Enumerate and EnumerateAllies. What the player of a Scout Guard may choose
// is counted in patterns; two sets a player are in package organized, for they share a pool of figures.
package epic
