package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/maps/hex"
)

// seat names a player.
func (t *Narrator) seat(p battlelore.Player) string { return Seat(t.b, p) }

// Seat names a player: the commander and the camp.
func Seat(b *setup.Battle, p battlelore.Player) string {
	camp := b.Rules.CampOf[p]
	name := b.Seat(p)
	if b.Allies() {
		return words.Capital(name) + fmt.Sprintf(" (%s, marker %d)", People(camp), b.Rules.Markers[p])
	}
	if name == "the "+camp.String()+"s" {
		return "the " + People(camp)
	}
	return fmt.Sprintf("%s (%s)", name, People(camp))
}

// Players names players in a row.
func Players(b *setup.Battle, list []battlelore.Player) string {
	var names []string
	for _, p := range list {
		names = append(names, named(b, p))
	}
	return strings.Join(names, " and ")
}

// People names the soldiers of a camp.
func People(c boards.Camp) string { return c.Soldiers() }

// do returns a verb in the number of a unit: men are plural, a creature is singular.
func (t *Narrator) do(u uint8, verb string) string {
	switch {
	case t.kind(u).Class != battlelore.Creature:
		return verb
	case verb == "are":
		return "is"
	case strings.HasSuffix(verb, "fly"):
		return strings.TrimSuffix(verb, "y") + "ies"
	}
	return verb + "s"
}

// kind is the kind of a unit.
func (t *Narrator) kind(u uint8) *battlelore.Kind { return &t.b.Rules.Kinds[t.kinds[u]] }

// promote gives a unit the next banner, with its losses.
func (t *Narrator) promote(u uint8) {
	if next := t.b.Rules.Places.Raised; int(t.kinds[u]) < len(next) && next[t.kinds[u]] != battlelore.NoUnit {
		was := t.kind(u)
		t.kinds[u] = next[t.kinds[u]]
		t.figures[u] = max(t.figures[u]+int(t.kind(u).Figures)-int(was.Figures), 1)
	}
}

// unit names a unit by its type and hex.
func (t *Narrator) unit(u uint8) string {
	name := t.name(u)
	if t.at[u] == hex.None {
		return name
	}
	return name + " at " + t.hex(t.at[u])
}

// name returns a unit's type inside a sentence. A creature is singular: "the hill giant".
func (t *Narrator) name(u uint8) string {
	name := t.b.TypeNames[t.kind(u).Type]
	if t.kind(u).Class == battlelore.Creature {
		return "the " + strings.ToLower(name)
	}
	return words.Lower(name)
}

func (t *Narrator) hex(h hex.Hex) string { return t.b.Field.Hexes.Label(h) }

// Objective names an objective of a battle in a sentence: by its name, or by its first hex.
func Objective(b *setup.Battle, i int) string {
	o := b.Objectives[i]
	switch {
	case o.Name != "":
		return words.LowerArticle(o.Name)
	case len(o.At) > 0:
		return b.Field.Hexes.Label(o.At[0])
	}
	return "an objective"
}

// faceNames are the faces of the battle die as people say them.
var faceNames = [battlelore.Faces]string{"green", "blue", "red", "bonus strike", "Lore", "flag"}

func banners(n int) string { return words.CountOf(n, "banner") }

// place names a landmark or lair.
func (t *Narrator) place(n int) string {
	if n < 0 || n >= len(t.b.Places) {
		return "a place"
	}
	return t.b.Places[n]
}

// gift names the special rule of a gift.
func (t *Narrator) gift(n int) string {
	if n < 0 || n >= len(t.b.Gifts) {
		return "a special rule"
	}
	return t.b.Effects[t.b.Gifts[n]].Rule
}
