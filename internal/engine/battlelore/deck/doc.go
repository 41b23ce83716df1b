// Package deck links a set of Deployment cards to the rulebook: the symbols of its rows become units on ranks and
// files. It also knows what a draw is: which of a player's cards guards which section, which is the Reserve, which the
// Scout Guard. Start at Link and Draw. It returns what it could not link as Faults, which checks make findings of.
package deck
