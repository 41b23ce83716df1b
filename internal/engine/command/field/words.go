package field

// The words for the effects of rows. A new word needs Go code; a new row does not.

// Layers of a hex: one ground, at most one feature, at most one place, which is a landmark or a lair. A row's table
// decides its layer.
const (
	Ground   = "ground"
	Feature  = "feature"
	Landmark = "landmark"
	Lair     = "lair"
)

// Effects of a hex on a line of sight across it (BL-LOS-01, CTA-TER-02).
const (
	SightClear    = "clear"    // nothing
	SightBlock    = "block"    // it is an obstruction
	SightElevated = "elevated" // it is an obstruction, except inside one connected group of elevated hexes
)

// Effects of a marked side of a hex, in both directions (CTA-TER-01).
const (
	BarMove  = "move"  // moves, follow-on moves and retreats across it
	BarMelee = "melee" // melee and point-blank shots across it
)

// Layers are the layers of a hex. Like the lists below it returns a new slice with every call, in the order of
// messages.
func Layers() []string { return []string{Ground, Feature, Landmark, Lair} }

// Sights are the words of a terrain's sight.
func Sights() []string { return []string{SightClear, SightBlock, SightElevated} }

// BarWords are the actions that a marked side may bar.
func BarWords() []string { return []string{BarMove, BarMelee} }

// Patterns are a sheet's patterns for terrain, readable without colour.
func Patterns() []string {
	return []string{
		"plain", "trees", "hill", "cliff", "reeds", "water", "ford", "bridge", "stone-bridge", "stakes", "rampart",
		"tower", "ring", "circle", "vortex", "pool", "door", "tent", "web", "grove", "stones", "arch",
	}
}
