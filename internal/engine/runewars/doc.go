// Package runewars is the engine of Runewars with Banners of War. A State is a flat value, Legal lists the choices of
// the deciding player, and Apply takes one and plays on to the next. Rules are the constant part of a game: the board,
// the factions, the cards, the numbers, linked by internal/engine/runewars/setup from definitions. The engine knows
// no names.
//
// The current steps form a stack of frames (Frame). A battle inside a frame uses internal/engine/runewars/battle.
// Start with Start.
package runewars
