// Package battle is a battle of Runewars: who stands, which Fate cards are left, and what comes of each choice. A State
// is a flat value, Legal lists what may be chosen in it, Apply takes one choice and plays on to the next one, and
// nothing else changes a State. Which card is drawn is a choice, too, of Nature: whoever plays says how it falls (Deal
// draws each card that is left alike), so that odds can be counted as well as rolled.
//
// It knows numbers alone, no names: Rules are linked out of definitions elsewhere. It knows no realm, either: what lies
// around the area is told to it (Area), and who retreats where is told by the State at the end. Start with Start.
package battle
