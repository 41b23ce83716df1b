// Package battle plays a battle of Runewars: its units, the remaining Fate cards, and the results of each choice. A
// State is a flat value. Legal lists its choices, Apply takes one and plays on to the next one, and nothing else
// changes a State. Drawing a card is a choice of Nature, made by the caller (Deal draws uniformly), so that odds can
// be counted as well as rolled.
//
// The package uses numbers only, no names: Rules are linked from definitions elsewhere. It does not know the realm:
// Area describes the neighbouring areas, and the final State holds the retreats. Start with Start.
package battle
