// Package games is what `muster play` and `muster replay` have to say as values: of one game, turn by
// turn (Game), of many (Batch), and of which rules and cards came up in them (Stats). Each writes itself for a terminal
// and for machines.
//
// A Table is what commands play: an adventure, and how it is to be played. No file is touched.
package games
