// Package setup links a game of Runewars from definitions. A realm, its players and the rulebook become the numbers
// that the engine uses, and every number keeps its name. Start with Link.
package setup
