// Package changes describes the differences between two versions of definitions in the terms of their game: units that
// moved from hex to hex, terrain that changed, a value that changed.
//
// It knows no game. A game describes a definition as Facts, which are compared one by one, and as Pieces, which have a
// position and can move. Start with Compare, which returns the Changes between two versions of one definition. Between
// pairs the definitions of two folders as versions of each other.
package changes
