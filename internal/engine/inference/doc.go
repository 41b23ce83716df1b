// Package inference is what numbers of games allow anybody to say, and with which chance it is wrong: sequential tests
// with their operating curves, intervals of shares, values of games between styles, ratings, corrections for many
// looks. It knows no game.
//
// All of it is worked out in integers, so that every machine comes to the same answer to the last digit.
// docs/explanation/inference.md has the formulas with their sources. Start with TwoSided.
package inference
