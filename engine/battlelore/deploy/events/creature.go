package events

import (
	"fmt"
)

// CreatureStands is the event of a creature that stands on the field of a battle without Lore.
type CreatureStands struct{}

// Kind is what happened, in a word.
func (CreatureStands) Kind() string { return "beast" }

// Text says it in one line.
func (CreatureStands) Text(w Wording) string {
	return fmt.Sprintf(
		"%s: %s at %s is a creature, but a battle without Lore has none",
		w.side(w.Camp),
		unitName(w.Unit),
		w.at(w.Hex),
	)
}

// Rules are the ids of the rules and rulings that it rests on.
func (CreatureStands) Rules() []string { return CreatureRules() }

// CreatureRules are those behind what is said of creatures without Lore.
func CreatureRules() []string { return []string{"BL-CRE-01", "R-301"} }
