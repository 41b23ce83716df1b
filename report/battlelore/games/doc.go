// Package games is what `muster play`, `muster replay` and `muster stats` have to say as values: of one game, turn by
// turn (Game), of many (Batch), and of which rules and cards came up in them (Stats). Each writes itself for a terminal
// and for machines.
//
// Nothing is played here and no file is touched: games are watched, and what others counted is told.
package games
