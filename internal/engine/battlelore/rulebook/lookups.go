package rulebook

// Training returns the banner's values for a unit of this type; zero when its banner is unknown. A creature moves and
// battles like foot of its colour, and so gains ground and never pursues.
func (r *Rulebook) Training(u *Unit) Training {
	b := r.Banners.Get(u.Banner)
	switch {
	case b == nil:
		return Training{}
	case u.Class == Mounted:
		return b.Mounted
	}
	return b.Foot
}

// Figures of a unit at its start, the bearer included: its own number where the row has one, 1 for a creature
// (BL-CRE-01), else the banner's.
func (r *Rulebook) Figures(u *Unit) int {
	if u.Figures == nil && u.Creature() {
		return 1
	}
	return own(u.Figures, r.Training(u).Figures)
}

// MoveFight returns the hexes that the unit may move and still battle.
func (r *Rulebook) MoveFight(u *Unit) int { return own(u.MoveFight, r.Training(u).MoveFight) }

// Move returns the hexes that the unit may move without battle. Units with MoveDice or TraitMovesByTokens move in
// their own way instead.
func (r *Rulebook) Move(u *Unit) int { return own(u.Move, r.Training(u).Move) }

// Melee returns the unit's dice in melee, before terrain and cards (BL-BAT-02, BL-BAT-03).
func (r *Rulebook) Melee(u *Unit) int { return own(u.Melee, r.Training(u).Melee) }

// Ranged returns the unit's dice at a distance; 0 without a missile weapon.
func (r *Rulebook) Ranged(u *Unit) int {
	if !r.Missile(u) {
		return 0
	}
	return own(u.Ranged, r.Training(u).Ranged)
}

// Range returns the unit's range; 1 without an own weapon.
func (r *Rulebook) Range(u *Unit) int {
	if w := r.Weapons.Get(u.Weapon); w != nil {
		return w.Range
	}
	return 1
}

// Missile reports whether the unit's weapon shoots.
func (r *Rulebook) Missile(u *Unit) bool {
	w := r.Weapons.Get(u.Weapon)
	return w != nil && w.Kind == MissileWeapon
}

// Serves reports whether a word of Whos covers the unit; "" covers none.
func (r *Rulebook) Serves(who string, u *Unit) bool {
	switch who {
	case WhoAll:
		return true
	case WhoTroops:
		return !u.Creature()
	case WhoFoot, WhoMounted:
		return u.Class == who
	case WhoFootMissile:
		return u.Class == Foot && r.Missile(u)
	}
	return false
}

// CommanderLevel is the row of a Commander's level; nil when the table has no such level (BL-WAR-01).
func (r *Rulebook) CommanderLevel(level int) *CommanderLevel {
	for i := range r.Commander.All() {
		if c := &r.Commander.All()[i]; c.Level == level {
			return c
		}
	}
	return nil
}

// MasterLevel is the row of the best Lore Master's level; nil when the table has no such level (BL-WAR-02).
func (r *Rulebook) MasterLevel(level int) *MasterLevel {
	for i := range r.Masters.All() {
		if m := &r.Masters.All()[i]; m.Level == level {
			return m
		}
	}
	return nil
}

// own returns a row's own number, or the default.
func own(n *int, otherwise int) int {
	if n != nil {
		return *n
	}
	return otherwise
}
