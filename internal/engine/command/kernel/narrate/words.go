package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/words"
	"muster/maps/hex"
)

// Seat names a player: the battle's name, with the side if that name does not include it.
func Seat(b *setup.Battle, c boards.Camp) string {
	name := b.Seat(c)
	if name == setup.SideNames[c] {
		return name
	}
	return fmt.Sprintf("%s (%s)", name, setup.SideNames[c])
}

// unit names a unit by its type and hex.
func (t *Narrator) unit(u uint8) string {
	if int(u) >= len(t.at) {
		return "a unit"
	}
	if t.at[u] == hex.None {
		return t.name(u)
	}
	return t.name(u) + " at " + t.hex(t.at[u])
}

// withLeader names a unit with the Leader that goes along.
func (t *Narrator) withLeader(u, l uint8) string {
	if l == kernel.NoLeader || int(l) >= len(t.staff) {
		return t.unit(u)
	}
	return t.unit(u) + " with " + t.b.Leaders[l].Name
}

// name returns a unit's type inside a sentence.
func (t *Narrator) name(u uint8) string {
	if int(u) >= len(t.at) {
		return "unit"
	}
	k := &t.b.Rules.Kinds[t.b.Rules.Setup[u].Kind]
	name := strings.ToLower(t.b.Types[k.Type].Name)
	if k.Bow {
		name += " with bows"
	}
	return name
}

// card names a Command card.
func (t *Narrator) card(e *kernel.Event) string {
	if n := e.Card(); n >= 0 && n < len(t.b.Cards) {
		return t.b.Cards[n].Name
	}
	return "a card"
}

func (t *Narrator) hex(h hex.Hex) string { return t.b.Field.Hexes.Label(h) }

// faceNames are the printed names of the die's faces.
var faceNames = [kernel.Faces]string{"light", "medium", "heavy", "swords", "flag", "leader"}

func banners(n int) string { return words.CountOf(n, "banner") }

// extraDice counts the dice that a card adds.
func extraDice(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return ", with 1 extra die"
	}
	return fmt.Sprintf(", with %d extra dice", n)
}

// swords words a number of swords; each die shows some.
func swords(n int) string {
	if n == 1 {
		return "the swords of one die"
	}
	return fmt.Sprintf("the swords of %s", words.Dice(n))
}
