// Package setup links a game of Runewars out of definitions: a realm, who plays on it, and the rulebook become the
// numbers that the engine plays with, and every number keeps its name. Start with Link.
package setup
