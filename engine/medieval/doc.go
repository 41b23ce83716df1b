// Package medieval is a battle of Commands & Colors: Medieval: whose choice it is, what may be chosen, and what comes
// of it. A State goes in, Legal lists the actions, Apply takes one; nothing else changes a State. The game's numbers
// come from a Rules, linked once out of the rulebook and a field and never changed.
//
// A State is a flat value. Copying it is how a player thinks ahead, == compares two, and chance is a part of it, so
// the same State and the same Action always make the same State. Names, texts and files are not known here: units,
// Leaders, cards and hexes are small numbers, and whoever wants words brings them (engine/medieval/narrate).
//
// A Leader is a block of its own and never a unit (MED-LDR-25): he has a number of his own, from 0, and a hex. He is
// attached while a unit of his side stands there.
//
// What can be interrupted is a Frame on the State's stack: a close combat inside the combat phase, a reaction inside
// the combat, a retreat inside that. The top frame alone says who decides and what is legal. Which files belong to
// which frame is told in docs/explanation/medieval-engine.md.
package medieval
