package battlelore

// UnitFilter is a set of units that a terrain serves.
type UnitFilter uint8

// The sets, as the rulebook's words have them.
const (
	Nobody UnitFilter = iota
	Everybody
	Troops
	OnFoot
	OnHorse
	FootMissile
)

// serves reports whether a unit of a kind is one of the set.
func (w UnitFilter) serves(k *Kind) bool {
	switch w {
	case Everybody:
		return true
	case Troops:
		return k.Class != Creature
	case OnFoot:
		return k.Class == Foot
	case OnHorse:
		return k.Class == Mounted
	case FootMissile:
		return k.Class == Foot && k.Missile
	}
	return false
}
