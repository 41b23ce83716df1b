// Package shape is what many games of an adventure say about it beside who wins: how long they are, who leads and
// whether that holds (its shape), and what goes with winning: Command cards that were dealt, objectives, units, Lore
// (what matters), with what nobody used. Each share has its interval and its number of games, what is called out is
// corrected for all that was looked at, and each claim names a game that shows it. docs/explanation/balance-shape.md
// defines every figure and says where it comes from.
//
// It plays nothing: engine/battlelore/matches has added the games up. Start with New.
package shape
