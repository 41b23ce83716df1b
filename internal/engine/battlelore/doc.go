// Package battlelore is the battle engine: the deciding player, the legal choices and their results. Legal lists the
// actions of a State, and only Apply changes it. Rules holds the numbers of a game; it is linked once from the
// rulebook and a field and never changes.
//
// A State is a flat value. Players search on copies, == compares two states, and chance is part of it: the same State
// and Action always make the same State. Units, cards and hexes are small numbers; internal/engine/battlelore/narrate
// adds
// words.
//
// A Frame on the State's stack is a step that others can interrupt: a battle inside the combat phase, a retreat inside
// the battle, a choice of flags inside that. The top frame alone decides the player and the legal actions.
// docs/explanation/engine.md lists the files of each frame.
package battlelore
