package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// unit is a unit on the field, with its rows of the rulebook.
type unit struct {
	number  uint8 // the engine's number of the unit
	row     *rulebook.Unit
	banner  *rulebook.Banner
	race    *rulebook.Race
	weapon  *rulebook.Weapon // nil for bare hands
	numbers rulebook.Training
	bends   Bends

	camp    boards.Camp
	at      spot
	began   spot // its hex at the start of the turn
	gone    bool
	figures int
	full    int

	// Of a creature.
	store      int // Lore tokens next to it
	grown      int // necks with two heads
	powersFrom int // the engine's number of its first power
	seared     []*unit
	paces      int     // hexes that its dice gave it; -1: not rolled
	tokens     []token // tokens on it, or on a troop

	// State of this turn.
	ordered, plain, moved, tooFar, barred, rushing, battled, done bool

	outside bool // a creature that was ordered from another section (BL-CRE-02)
}

// enlist reads a unit's rows and computes its training: the banner's, or that of its own row.
func enlist(b *rulebook.Rulebook, s Soldier) *unit {
	row := b.Units.Get(s.Type)
	u := &unit{row: row, banner: b.Banners.Get(row.Banner), race: b.Races.Get(row.Race), weapon: b.Weapons.Get(row.Weapon)}
	if s.Weapon != "" {
		u.weapon = b.Weapons.Get(s.Weapon)
	}
	u.numbers = u.banner.Foot
	if row.Class == rulebook.Mounted {
		u.numbers = u.banner.Mounted
	}
	for _, own := range []struct{ from, to *int }{
		{row.Figures, &u.numbers.Figures}, {row.MoveFight, &u.numbers.MoveFight}, {row.Move, &u.numbers.Move},
		{row.Melee, &u.numbers.Melee}, {row.Ranged, &u.numbers.Ranged},
	} {
		if own.from != nil {
			*own.to = *own.from
		}
	}
	u.bends = s.Bends
	u.numbers.MoveFight = max(0, u.numbers.MoveFight+s.Move)
	u.numbers.Move = max(0, u.numbers.Move+s.Move)
	u.numbers.Melee = max(0, u.numbers.Melee+s.Melee)
	u.numbers.Ranged = max(0, u.numbers.Ranged+s.Ranged)
	u.full = u.numbers.Figures
	if u.creature() {
		u.full = u.lives()
	}
	u.powersFrom, u.paces = s.Powers, -1
	if s.Figures > 0 {
		u.full = s.Figures
	}
	u.figures = u.full
	return u
}

func (u *unit) foot() bool    { return u.row.Class == rulebook.Foot }
func (u *unit) mounted() bool { return u.row.Class == rulebook.Mounted }
func (u *unit) shoots() bool  { return u.weapon != nil && u.weapon.Kind == rulebook.MissileWeapon }

func (u *unit) frightened() bool { return u.race.Frightened || u.bends.Frightened }

// has reports whether the unit's type has a trait.
func (u *unit) has(trait string) bool { return slices.Contains(u.row.Traits, trait) }

// isOneOf reports whether a terrain's word covers the unit.
func (u *unit) isOneOf(word string) bool {
	switch word {
	case rulebook.WhoAll:
		return true
	case rulebook.WhoTroops:
		return !u.creature()
	case rulebook.WhoFoot:
		return u.foot()
	case rulebook.WhoMounted:
		return u.mounted()
	case rulebook.WhoFootMissile:
		return u.foot() && u.shoots()
	}
	return false
}

// colour returns the face of the die that hits the unit (BL-HIT-01).
func (u *unit) colour() int {
	return map[string]int{"green": battlelore.Green, "blue": battlelore.Blue, "red": battlelore.Red}[u.row.Banner]
}

// fresh resets the state of the unit at the end of a turn.
func (u *unit) fresh() {
	u.ordered, u.plain, u.moved, u.tooFar = false, false, false, false
	u.barred, u.rushing, u.battled, u.done = false, false, false, false
	u.outside, u.paces = false, -1
	u.began = u.at
}
