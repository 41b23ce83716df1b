// Package referee is a second referee of battles, written straight from the rules and never from the engine, so that
// tests can hold the two against each other. It plays a battle as one would tell it: plain code from top to bottom on
// maps and slices, which asks a Table for every choice, roll and card. It reads numbers from the rulebook's rows and
// does geometry on the doubled columns of the board by search and by drawing.
//
// It is slow, for tests only, and knows battles of two players, Epic ones and creatures with their powers, flights and
// tokens among them, but no Lore cards.
package oracle
