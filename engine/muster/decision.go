package muster

import (
	"muster/maps/hex"
)

// DecisionKind is what a player decides.
type DecisionKind uint8

// The decisions of Impromptu mode, in the order in which they come up.
const (
	ChooseGuard       DecisionKind = iota + 1 // which drawn card guards Section (CTA-05)
	ChooseBaseline                            // where a displaced unit goes (CTA-06, R-029)
	ChooseReserveUnit                         // which unit of the Reserve card comes next (CTA-09)
	ChooseReserveHex                          // where it goes
)

// Decision is a choice with its legal options: Cards, Hexes or Units by kind, the others empty. It is only asked when
// there are two or more. Its slices are used again for the next one.
type Decision struct {
	Kind    DecisionKind
	Camp    hex.Camp
	Section hex.Section // of a Guard
	Card    *Card       // whose unit is placed, nil for ChooseGuard
	Unit    *Entry      // that is placed, nil when a card or unit is chosen
	Cards   []*Card
	Hexes   []hex.Hex
	Units   []*Entry
}

// Options is how many there are to choose from.
func (d *Decision) Options() int {
	switch d.Kind {
	case ChooseGuard:
		return len(d.Cards)
	case ChooseReserveUnit:
		return len(d.Units)
	}
	return len(d.Hexes)
}

// Policy decides for a camp. Choose answers with the index of an option; any other number is refused.
type Policy interface {
	Choose(d *Decision) int
}

// Script is a Policy that makes recorded choices again, as Deployment.Choices has them.
type Script struct {
	choices []int
	next    int
}

// NewScript plays choices in their order.
func NewScript(choices []int) *Script { return &Script{choices: choices} }

// Choose gives the next recorded choice; -1, which is refused, when there is none left.
func (s *Script) Choose(*Decision) int {
	if s.next >= len(s.choices) {
		return -1
	}
	s.next++
	return s.choices[s.next-1]
}

// Left is how many choices have not been made.
func (s *Script) Left() int { return len(s.choices) - s.next }
