// Package kernel plays battles of the Commands & Colors family: turns, orders, moves, ranged and close combat,
// retreats, Leaders, hands and victory. A game of the family is data: tables, cards and maps. Medieval is one.
//
// Legal lists the actions of a State, and only Apply changes it. Rules holds the numbers of a battle; it is linked
// once from the rulebook and the field and never changes.
//
// A State is a flat value. Players search on copies, == compares two states, and chance is part of it: the same State
// and Action always give the same State. Units, Leaders, cards and hexes are small numbers; package narrate adds
// names.
//
// A Leader is a separate block and never a unit (MED-LDR-25). It has its own number, from 0, and a hex. It is attached
// while a unit of its side is on that hex.
//
// A Frame on the State's stack is a step that others can interrupt: a close combat inside the combat phase, a reaction
// inside the combat, a retreat inside that. The top frame alone decides which side chooses and which actions are
// legal. docs/explanation/medieval-engine.md lists the files of each frame.
package kernel
