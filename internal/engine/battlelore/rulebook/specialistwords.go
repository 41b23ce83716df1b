package rulebook

import "muster/internal/engine/command/field"

// Effects of a Specialist card: the words of SpecialistDialect.
const (
	DoPlaceFeature = "place-feature"
	DoChangeWeapon = "change-weapon"
	DoCallReserve  = "call-reserve"
	DoFreeMove     = "free-move"
	DoAddFigures   = "add-figures"
	DoCopyUnit     = "copy-unit"
	DoGainLore     = "gain-lore"
	DoSwapRace     = "swap-race"
	DoMoveReserve  = "move-reserve"
)

// Own rows that a board's setup names.
const (
	RowsGuards    = field.RowsGuards
	RowsLandmarks = field.RowsLandmarks
	RowsLairs     = field.RowsLairs
	RowsStakes    = field.RowsStakes
)

// RowWords are the words of an effect's rows.
func RowWords() []string { return field.RowWords() }

// TroopClasses are the classes of unit that are no creature.
func TroopClasses() []string { return []string{Foot, Mounted} }
