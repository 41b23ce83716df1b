package rulebook

import (
	"slices"

	"muster/internal/engine/command/field"
)

// The words in which a row may say an effect. Tables and authors choose among them; the JSON Schema of the kind
// rulebook lists the same words (a test compares the two). A new word needs Go that knows it; a new row does not.

// Words that every game of the family has: layers, sight, what a marked side bars.
const (
	Ground   = field.Ground
	Feature  = field.Feature
	Landmark = field.Landmark
	Lair     = field.Lair

	SightClear    = field.SightClear
	SightBlock    = field.SightBlock
	SightElevated = field.SightElevated

	BarMove  = field.BarMove
	BarMelee = field.BarMelee
)

// Whom the Bold level, the ignored strikes or the leave to battle of a terrain serve.
const (
	WhoAll         = "all"
	WhoTroops      = "troops" // all but creatures (BL-CRE-06)
	WhoFoot        = "foot"
	WhoMounted     = "mounted"
	WhoFootMissile = "foot-missile" // foot with a missile weapon (CTA-TER-05)
)

// Classes of unit. A creature is neither foot nor mounted (BL-CRE-01).
const (
	Foot     = "foot"
	Mounted  = "mounted"
	Creature = "creature"
)

// Kinds of weapon (BL-BAT-04).
const (
	MeleeWeapon   = "melee"
	MissileWeapon = "missile"
)

// Actions of a unit after a won melee (BL-FOL-01, BL-FOL-02).
const (
	GainGround = "gain-ground"
	Pursuit    = "pursuit"
)

// Camps that may hire a race, and both of them.
const (
	HiredByPennant  = "pennant"
	HiredByStandard = "standard"
	HiredByBoth     = "both"
)

// Traits of a unit type without a number. TraitMeaning describes each in a sentence.
const (
	TraitChargesTwo       = "charges-two"
	TraitFlies            = "flies"
	TraitFreeInWoods      = "free-in-woods"
	TraitFullStrength     = "full-strength"
	TraitIgnoresTerrain   = "ignores-terrain"
	TraitLosesNecks       = "loses-necks"
	TraitMayIgnoreFlag    = "may-ignore-first-flag"
	TraitMovesByLoreDice  = "moves-by-lore-dice"
	TraitMovesByTokens    = "moves-by-tokens"
	TraitNeverRetreats    = "never-retreats"
	TraitNoFlagUnlessHeld = "no-flag-unless-supported"
	TraitRerollsStrikes   = "rerolls-strikes"
	TraitTwoCriticals     = "two-criticals"
)

// How a creature comes out of its lair.
const (
	SummonRoll = "roll" // an own unit there rolls for it in place of its battle; it comes next to the lair, which goes
	SummonWill = "will" // at the end of its owner's turn, on the lair, which stays
)

// SummonWords are the ways in which a creature comes out of its lair.
func SummonWords() []string { return []string{SummonRoll, SummonWill} }

// Layers are the layers of a hex. Like the lists below it makes a new slice with every call, in the order in which
// messages show the words.
func Layers() []string { return field.Layers() }

// Sights are the words of a terrain's sight.
func Sights() []string { return field.Sights() }

// Whos are the words for the units that a terrain affects.
func Whos() []string { return []string{WhoAll, WhoTroops, WhoFoot, WhoMounted, WhoFootMissile} }

// Classes are the classes of unit.
func Classes() []string { return []string{Foot, Mounted, Creature} }

// WeaponKinds are the kinds of weapon.
func WeaponKinds() []string { return []string{MeleeWeapon, MissileWeapon} }

// FollowOns are the words of a training's follow-on action.
func FollowOns() []string { return []string{GainGround, Pursuit} }

// BarWords are what a marked side may bar.
func BarWords() []string { return field.BarWords() }

// Hirers are the words of a race's hired_by.
func Hirers() []string { return []string{HiredByPennant, HiredByStandard, HiredByBoth} }

// Traits are the words of a unit's traits.
func Traits() []string {
	return []string{
		TraitChargesTwo, TraitFlies, TraitFreeInWoods, TraitFullStrength, TraitIgnoresTerrain, TraitLosesNecks,
		TraitMayIgnoreFlag, TraitMovesByLoreDice, TraitMovesByTokens, TraitNeverRetreats, TraitNoFlagUnlessHeld,
		TraitRerollsStrikes, TraitTwoCriticals,
	}
}

// TroopTraits are the traits that a unit may have which is no creature.
func TroopTraits() []string {
	return []string{TraitChargesTwo, TraitFullStrength, TraitNeverRetreats, TraitNoFlagUnlessHeld}
}

// Patterns are the pictures of a terrain that a sheet can draw, readable without colour.
func Patterns() []string { return field.Patterns() }

// Pictures are the pictures of a weapon that a sheet can draw on a unit's token.
func Pictures() []string {
	return []string{
		"sword", "long-sword", "bow", "long-bow", "crossbow", "sling", "spear", "halberd", "club",
	}
}

// Silhouettes are the pictures for a unit's token that replace the default by class and weapon.
func Silhouettes() []string {
	return []string{
		"spider", "giant", "tree-giant", "earth", "rock", "hydra", "wyvern", "drake", "dragon", "troll", "crown",
	}
}

// TraitMeaning says in a sentence what a trait does; "" for a word that is none.
func TraitMeaning(trait string) string {
	switch trait {
	case TraitChargesTwo:
		return "may move 2 hexes and battle when it ends next to an enemy and battles it in melee"
	case TraitFlies:
		return "may fly over units and terrain and lands on a hex with neither (R-287)"
	case TraitFreeInWoods:
		return "is free of the limits of woods"
	case TraitFullStrength:
		return "has one die more and is Bold 2 while it has lost no figure"
	case TraitIgnoresTerrain:
		return "moves as if every hex were countryside"
	case TraitLosesNecks:
		return "is hit by its own colour alone, and each hit takes a neck in place of its life"
	case TraitMayIgnoreFlag:
		return "may ignore its first flag, where other creatures must (R-286)"
	case TraitMovesByLoreDice:
		return "rolls its move dice and moves one hex for each Lore symbol"
	case TraitMovesByTokens:
		return "moves one hex for each Lore token spent"
	case TraitNeverRetreats:
		return "takes no notice of flags"
	case TraitNoFlagUnlessHeld:
		return "ignores no flag unless it is supported"
	case TraitRerollsStrikes:
		return "rolls each bonus strike again for hits and flags, until none shows"
	case TraitTwoCriticals:
		return "is killed by the second critical hit, not by the first"
	}
	return ""
}

// Known reports whether a word is one of a list: Known(t.Sight, Sights()).
func Known(word string, words []string) bool { return slices.Contains(words, word) }
