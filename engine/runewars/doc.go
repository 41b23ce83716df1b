// Package runewars is the engine of Runewars with Banners of War: a State is a flat value, Legal lists what the player
// whose choice it is may do, Apply takes one choice and plays on to the next. Rules are what never changes while a game
// is played: the board, the factions, the cards, the numbers, linked by engine/runewars/setup out of definitions. It
// knows no names.
//
// What goes on stands on a stack of frames (frame.go), each kind in a file of its own. A battle is one that
// engine/runewars/battle knows, inside of a frame. Start with Start.
package runewars
