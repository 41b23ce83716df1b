// Package changes holds what differs between two versions of definitions, told in the terms of their game: units that
// moved from hex to hex, ground that became other ground, a value that became another one.
//
// It knows no game. A game says what stands in a definition as Facts, which are compared one by one, and as Pieces,
// which have a place that they can be moved from. Start with Compare, which makes Changes of two versions of one
// definition, and with Between, which finds out of two folders which definitions are versions of each other.
package changes
