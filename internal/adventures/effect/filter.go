package effect

import "slices"

// UnitFilter selects the units of an effect by their properties. A missing value selects all.
type UnitFilter struct {
	Side    string            // as the player sees it: a word of Sides
	Camp    string            // the camp by its name
	Types   []string          // ids of unit types
	Kinds   ByLevel[[]string] // words for kinds: foot, troop; a unit needs one of them
	Banners ByLevel[[]string] // ids of banners, or of the game's own levels of training
	Rank    Numbers           // the highest rank of banner; 0: any
	Race    string
	Weapon  string // id of the weapon that it carries
	Missile bool   // it has a missile weapon
}

// Sides of units, as the player sees them.
const (
	Own   = "own"
	Enemy = "enemy"
	Any   = "any"
)

// Sides are the words of a filter's side.
func Sides() []string { return []string{Own, Enemy, Any} }

// Unit is the properties of a unit for a filter. An unknown property is not tested.
type Unit struct {
	Side, Camp         string
	Type, Race, Weapon string
	Banner             string
	Kinds              [2]string // the words for its kind
	Rank               int       // of its banner
	Missile            bool
}

// Has reports whether the filter selects a unit, for a player of a level.
func (f *UnitFilter) Has(u *Unit, level int) bool {
	rank := f.Rank.At(level)
	return (f.Side == "" || f.Side == Any || u.Side == "" || f.Side == u.Side) &&
		(f.Camp == "" || f.Camp == u.Camp) &&
		(len(f.Types) == 0 || slices.Contains(f.Types, u.Type)) &&
		anyOf(f.Kinds.At(level), u.Kinds[:]...) &&
		anyOf(f.Banners.At(level), u.Banner) &&
		(rank == 0 || u.Rank > 0 && u.Rank <= rank) &&
		(f.Race == "" || f.Race == u.Race) &&
		(f.Weapon == "" || f.Weapon == u.Weapon) &&
		(!f.Missile || u.Missile)
}

// anyOf reports whether the list contains one of the words; an empty list accepts all.
func anyOf(wanted []string, words ...string) bool {
	return len(wanted) == 0 || slices.ContainsFunc(words, func(w string) bool { return slices.Contains(wanted, w) })
}

// same returns one list of words for all levels; an empty one for none.
func same(words []string) ByLevel[[]string] {
	if len(words) == 0 {
		return nil
	}
	return ByLevel[[]string]{words}
}

// OfKind returns a filter for classes and banners, at every level.
func OfKind(kinds, banners []string) UnitFilter {
	return UnitFilter{Kinds: same(kinds), Banners: same(banners)}
}
