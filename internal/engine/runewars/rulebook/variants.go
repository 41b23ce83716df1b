package rulebook

// Numbers of variants that have limits.
const (
	LimitFreeCities             = "free-cities"    // runes to win more (RW-FREE-03)
	LimitYearsOriginal          = "years-original" // of the original edition (RW-ORIG-01), and so on
	LimitBetweenMarkersOriginal = "between-markers-original"
	LimitYearsEpic              = "years-epic" // of the original edition in its long form
	LimitToWinEpic              = "runes-epic"
)
