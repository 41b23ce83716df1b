package balance

import "muster/engine/inference"

// Header begins an answer for machines.
type Header struct {
	Version int    `json:"version"`
	Game    string `json:"game,omitempty"`
	Seed    string `json:"seed"`
}

// NewHeader begins an answer of a game; version is that of its JSON.
func NewHeader(version int, game, seed string) Header { return Header{version, game, seed} }

// Extent is how many games were played.
type Extent struct {
	Played      int  `json:"played"`
	Interrupted bool `json:"interrupted"` // before all games were played that were asked for
}

// Finished says how many games were played, and whether these are all that were asked for.
func (e Extent) Finished() (games int, whole bool) { return e.Played, !e.Interrupted }

// Outcome is what a comparison of a first and a second thing says.
type Outcome string

// The outcomes of comparisons.
const (
	Undecided    Outcome = "open"
	Same         Outcome = "even"
	FirstBetter  Outcome = "first"
	SecondBetter Outcome = "second"
)

// OutcomeOf is the outcome of a test of whether the second is above the first.
func OutcomeOf(s inference.Saying) Outcome {
	switch s {
	case inference.Even:
		return Same
	case inference.Above:
		return SecondBetter
	case inference.Below:
		return FirstBetter
	}
	return Undecided
}
