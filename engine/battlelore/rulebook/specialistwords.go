package rulebook

// What an effect of a Specialist card may do: the words of SpecialistDialect.
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
	RowsGuards    = "guards"
	RowsLandmarks = "landmarks"
	RowsLairs     = "lairs"
	RowsStakes    = "stakes"
)

// RowWords are the words of an effect's rows.
func RowWords() []string { return []string{RowsGuards, RowsLandmarks, RowsLairs, RowsStakes} }

// TroopClasses are the classes of unit that are no creature.
func TroopClasses() []string { return []string{Foot, Mounted} }

// Rows are the first and last own row that a word of RowWords names on the board; both 0 when there are none.
func (b *Board) Rows(word string) (first, last int) {
	var rows [2]int
	switch word {
	case RowsGuards:
		rows = b.Setup.Guards
	case RowsLandmarks:
		rows = b.Setup.Landmarks
	case RowsLairs:
		rows = b.Setup.Lairs
	case RowsStakes:
		rows = b.Setup.Stakes
	}
	return rows[0], rows[1]
}
