package balance

import (
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
)

// Header is the common part of JSON answers.
type Header struct {
	Version int    `json:"version"`
	Game    string `json:"game,omitempty"`
	Seed    string `json:"seed"`
	// Styles are the styles of projects that played, each with its base and weights, by policy.Word.
	Styles []string `json:"styles,omitempty"`
}

// NewHeader returns the header of a game's answer; version is the version of its JSON.
func NewHeader(version int, game, seed string, players ...string) Header {
	return Header{version, game, seed, policy.Own(players)}
}

// Extent is the number of played games.
type Extent struct {
	Played      int  `json:"played"`
	Interrupted bool `json:"interrupted"` // it ended before all requested games
}

// Finished returns how many games were played, and whether these are all requested games.
func (e Extent) Finished() (games int, whole bool) { return e.Played, !e.Interrupted }

// Outcome is the result of comparing two things.
type Outcome string

// The outcomes of comparisons.
const (
	Undecided    Outcome = "open"
	Same         Outcome = "even"
	FirstBetter  Outcome = "first"
	SecondBetter Outcome = "second"
)

// OutcomeOf returns the outcome of a test of whether the second is above the first.
func OutcomeOf(s inference.Decision) Outcome {
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
