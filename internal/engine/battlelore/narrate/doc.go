// Package narrate words the events of a battle: a report that a player of the game can follow on the board. It is a
// pure function of the events and of the battle's names; it decides nothing and changes nothing.
package narrate
