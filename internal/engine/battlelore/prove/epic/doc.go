// Package epic answers for every draw of every set in Epic Call to Arms with one set a player, and of every two allies
// in the allied variant, exactly. Start at Enumerate and EnumerateAllies. The choices of a Scout Guard's player are
// counted in patterns. Two sets a player are in package organized, because they share a pool of figures.
package epic
