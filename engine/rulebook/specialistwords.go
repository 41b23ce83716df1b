package rulebook

// What an effect of a Specialist card may do. EffectMeaning tells each in a sentence.
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

// Effects are the words of an effect's do.
func Effects() []string {
	return []string{
		DoPlaceFeature, DoChangeWeapon, DoCallReserve, DoFreeMove, DoAddFigures, DoCopyUnit, DoGainLore, DoSwapRace,
		DoMoveReserve,
	}
}

// RowWords are the words of an effect's rows.
func RowWords() []string { return []string{RowsGuards, RowsLandmarks, RowsLairs, RowsStakes} }

// TroopClasses are the classes of unit that are no creature.
func TroopClasses() []string { return []string{Foot, Mounted} }

// EffectMeaning says in a sentence what an effect does; "" for a word that is none.
func EffectMeaning(do string) string {
	switch do {
	case DoPlaceFeature:
		return "puts up to `count` of `feature` on own `rows` of the board, on ground that can carry it"
	case DoChangeWeapon:
		return "gives the units of `race` that carry the weapon `from` the weapon `to`"
	case DoCallReserve:
		return "calls `count` more units of the Reserve card onto the baseline"
	case DoFreeMove:
		return "lets `count` units make a normal move, each once"
	case DoAddFigures:
		return "adds `count` figures to units of `classes` and `banners`, beyond their size"
	case DoCopyUnit:
		return "sets copies of `count` units of `classes` and `banners` next to them"
	case DoGainLore:
		return "gives `count` Lore tokens"
	case DoSwapRace:
		return "swaps `count` units of `classes` for units of `race` with their colour and weapon, and sets `beside` more of them next to each"
	case DoMoveReserve:
		return "moves `count` units of the Reserve to hexes next to other own units"
	}
	return ""
}

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
