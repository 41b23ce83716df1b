// Package matrix says what an adventure is worth where it is not known who plays it: each of some players plays each,
// from the same seeds, and the value is what the first side takes where both choose their player as well as they can.
// Of does that for games that somebody else has played; Small plays the few players by whom an adventure is judged, and
// goes on where they leave it open. It knows no game, and words nothing. docs/explanation/inference.md and
// docs/explanation/verdicts.md say how often it is wrong.
package matrix
