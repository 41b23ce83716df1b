// Package games is what `muster play` and `muster replay` have to say of Runewars as values: of one game, turn by turn
// (Game), and of many (Batch). Each writes itself for a terminal and for machines.
//
// A Table is what commands play: a scenario or a realm, and how it is to be played. No file is touched.
package games
