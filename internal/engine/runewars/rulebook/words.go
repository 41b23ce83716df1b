package rulebook

// The words for effects in rows. Tables and authors choose among them; the JSON Schema of the kind rulebook lists the
// same words (a test compares the two). A new word needs Go code; a new row does not. Every list is a new slice with
// every call, in the order in which messages show the words.

// Shapes of base.
const (
	Triangle  = "triangle"
	Circle    = "circle"
	Rectangle = "rectangle"
	Hexagon   = "hexagon"
)

// Contents of a Fate card's section.
const (
	Miss    = "miss"
	Special = "special"
	Rout    = "rout"
	Damage  = "damage"
)

// Destiny symbols.
const (
	Gold   = "gold"
	Silver = "silver"
	Red    = "red"
)

// Effects.
const (
	DoDamage        = "damage"
	DoRout          = "rout"
	DoDestroy       = "destroy"
	DoRetreat       = "retreat"
	DoRoutOrDestroy = "rout-or-destroy"
	DoStrength      = "strength"
	DoSetHealth     = "set-health"
	DoHeal          = "heal"
	DoDrawTactics   = "draw-tactics"
	DoAddUnits      = "add-units"
	DoDrawFate      = "draw-fate"
	DoWithdraw      = "withdraw" // the side withdraws before the battle is fought (RW-RUL-04)
)

// Choosers.
const (
	ByOwner = "owner"
	BySelf  = "self"
)

// States of a unit in a battle.
const (
	Standing        = "standing"
	Routed          = "routed"
	Damaged         = "damaged"
	DamagedOrRouted = "damaged-or-routed"
)

// Alignments of heroes and objectives.
const (
	Good = "good"
	Evil = "evil"
)

// Resources, each with its dial.
const (
	Food = "food"
	Wood = "wood"
	Ore  = "ore"
)

// Gifts of dial spaces and cities besides units.
const (
	GivesInfluence = "influence"
	GivesTactics   = "tactics"
	GivesQuests    = "quests"
	GivesUnits     = "units"
)

// Backs of exploration tokens.
const (
	NearHome = "1" // for areas next to a home realm
	FromHome = "2" // for all others
)

// Numbers that have limits.
const (
	LimitPlayers        = "players"
	LimitTiles          = "tiles"           // for each player
	LimitArea           = "area"            // units in an area
	LimitBetweenMarkers = "between-markers" // areas
	LimitOpenBorders    = "open-borders"    // at a marker
	LimitPlacements     = "layouts"         // before building fails
	LimitRedos          = "redos"           // of markers on one board
	LimitRunes          = "runes-each"
	LimitFalseRunes     = "false-each"
	LimitDial           = "dial"
	LimitToWin          = "runes-to-win"
	LimitYears          = "years"
	LimitHeroes         = "heroes"
	LimitQuests         = "quests"
	LimitTactics        = "tactics"
	LimitObjectives     = "objectives"
	LimitStronghold     = "stronghold" // strength in a battle, also below
	LimitStrongholdHurt = "stronghold-damaged"
	LimitCapital        = "capital"
	LimitCapitalHurt    = "capital-damaged"
	LimitConquer        = "conquer"
	LimitGarrison       = "garrison"
	LimitLordCommander  = "lord-commander"
	LimitDefensible     = "defensible-area"
	LimitPortal         = "portal-toll" // influence (RW-EXPL-01)
	LimitDiplomacy      = "diplomacy"   // influence that may be spent
	LimitReach          = "reach"       // areas of a march
	LimitReachFast      = "reach-fast"
	LimitReachHero      = "reach-hero" // in the Quest Phase
	LimitGarrisonUnits  = "garrison-units"
	LimitFallInfluence  = "fall-influence"
	LimitRallyHeroes    = "rally-heroes" // influence for heroes
	LimitFalseSwap      = "false-swap"   // false runes discarded for a dragon rune
	LimitFallTactics    = "fall-tactics" // cards in fall
	LimitBuildWood      = "build-wood"   // costs
	LimitBuildOre       = "build-ore"
	LimitRepairOre      = "repair-ore"
	LimitCapitalWood    = "capital-wood"
	LimitCapitalOre     = "capital-ore"
	LimitDevelopWood    = "develop-wood"
	LimitMoreYield      = "development-resource" // gains from developments
	LimitDiplomat       = "development-diplomat"
	LimitTraining       = "development-training"
)

// Shapes are the shapes of base.
func Shapes() []string { return []string{Triangle, Circle, Rectangle, Hexagon} }

// Destinies are the destiny symbols.
func Destinies() []string { return []string{Gold, Silver, Red} }

// EffectWords are the possible effects.
func EffectWords() []string {
	return []string{
		DoDamage, DoRout, DoDestroy, DoRetreat, DoRoutOrDestroy, DoStrength, DoSetHealth, DoHeal, DoDrawTactics, DoAddUnits,
		DoDrawFate, DoWithdraw,
	}
}

// Choosers are the possible choosers.
func Choosers() []string { return []string{ByOwner, BySelf} }

// States are the states by which an effect may select units.
func States() []string { return []string{Standing, Routed, Damaged, DamagedOrRouted} }

// Alignments are those of factions.
func Alignments() []string { return []string{Good, Evil} }

// Dials are the dials, one for each resource.
func Dials() []string { return []string{Food, Wood, Ore} }

// IconGifts are the gifts of a dial space besides a unit.
func IconGifts() []string { return []string{GivesInfluence, GivesTactics} }

// Benefits are the gifts of cities.
func Benefits() []string { return []string{GivesUnits, GivesTactics, GivesInfluence, GivesQuests} }

// Backs are the backs of exploration tokens.
func Backs() []string { return []string{NearHome, FromHome} }
