package events

import (
	"fmt"
)

// CreatureStands is the event of a creature on the field of a battle without Lore.
type CreatureStands struct{}

// Kind returns the event's word.
func (CreatureStands) Kind() string { return "beast" }

// Text words the event.
func (CreatureStands) Text(w Wording) string {
	return fmt.Sprintf(
		"%s: %s at %s is a creature, but a battle without Lore has none",
		w.side(w.Camp),
		unitName(w.Unit),
		w.at(w.Hex),
	)
}

// Rules are the ids that the event rests on.
func (CreatureStands) Rules() []string { return CreatureRules() }

// CreatureRules are the rules for creatures without Lore.
func CreatureRules() []string { return []string{"BL-CRE-01", "R-301"} }
