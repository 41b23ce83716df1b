package muster

import (
	"fmt"
)

// CreatureStands is the event of a creature that stands on the field of a battle without Lore.
type beastStands struct{}

// Kind is what happened, in a word.
func (beastStands) Kind() string { return "beast" }

// Text says it in one line.
func (beastStands) Text(w Wording) string {
	return fmt.Sprintf("%s: %s at %s is a creature, and a battle without Lore has none", w.camp(w.Camp), unitName(w.Unit), w.hex(w.Hex))
}

// Rules are the ids of the rules and rulings that it rests on.
func (beastStands) Rules() []string { return beastRules() }

// CreatureRules are those behind what is said of creatures without Lore.
func beastRules() []string { return []string{"BL-CRE-01", "R-301"} }
