package scenarios

// The words of a scenario. The kind's schema lists the same words in the same order.

// Editions of the rules.
const (
	Revised  = "revised"
	Original = "original"
	Epic     = "epic" // the original one, longer
)

// When the required runes win.
const (
	Delayed = "delayed" // a year later, with a Victory card (RW-ROAD-01)
	Instant = "instant"
)

// Optional rules.
const (
	Commanders       = "commanders"
	DevelopmentCards = "development-cards"
	FreeCities       = "free-cities"
	Exploration      = "exploration"
	Garrison         = "garrison"   // Order 0 (RW-ORD-03)
	MoreTiles        = "more-tiles" // those of Banners of War (RW-SETUP-04)
)

// The AIs that can play a seat.
const (
	Random = "random"
	Greedy = "greedy"
)

// Seasons of a year.
const (
	Spring = "spring"
	Summer = "summer"
	Fall   = "fall"
	Winter = "winter"
)

// Tokens of Banners of War.
const (
	Desolation = "desolation"
	Frost      = "frost"
)

// Developments of a stronghold (RW-FORT-07).
const (
	Resources      = "resources"
	Diplomat       = "diplomat"
	TrainingGround = "training-ground"
	Defensive      = "defensive"
)

// The operations of an event's effect.
const (
	PutUnits      = "put-units"     // neutral ones
	RemoveUnits   = "remove-units"  // neutral ones: a number of a type, or all
	DestroyUnits  = "destroy-units" // of any owner
	Desolate      = "desolate"      // a desolation token (RW-DES-01)
	Freeze        = "freeze"        // a frost token (RW-DES-03)
	Restore       = "restore"       // removes desolation and frost
	Scorch        = "scorch"        // the area is destroyed: its contents are removed and it cannot be entered again
	PutRune       = "put-rune"
	TakeRune      = "take-rune"
	GainRune      = "gain-rune" // a dragon rune and a false one (RW-RUNE-01)
	GainInfluence = "gain-influence"
	LoseInfluence = "lose-influence"
	GainTactics   = "gain-tactics"
	LoseTactics   = "lose-tactics"
	GainQuests    = "gain-quests"
	RaiseDial     = "raise-dial"
	LowerDial     = "lower-dial"
	GainObjective = "gain-objective"
	RepairHold    = "repair-stronghold"
	DamageHold    = "damage-stronghold"
)

// The areas that an effect selects.
const (
	All    = "all"
	Next   = "next"   // the next one each time, in order, until all are used
	Chance = "chance" // a random one that was not selected yet
)

// Quantities that an ending counts.
const (
	HasRunes       = "runes" // dragon runes in controlled areas
	HasAreas       = "areas"
	HasCities      = "cities"
	HasStrongholds = "strongholds"
	HasHeroes      = "heroes"
	HasUnits       = "units"
	HasInfluence   = "influence"
	HasTitles      = "titles"
)

// When an ending is evaluated.
const (
	Always    = "always" // at the end of each turn
	EndOfYear = "end-of-year"
	EndOfGame = "end-of-game"
)

// Editions returns the editions of the rules; the first one is the default.
func Editions() []string { return []string{Revised, Original, Epic} }

// Victories returns the words for when the required runes win.
func Victories() []string { return []string{Delayed, Instant} }

// Options returns the optional rules.
func Options() []string {
	return []string{Commanders, DevelopmentCards, FreeCities, Exploration, Garrison, MoreTiles}
}

// Policies returns the AIs that can play a seat.
func Policies() []string { return []string{Random, Greedy} }

// Seasons returns the seasons of a year in order.
func Seasons() []string { return []string{Spring, Summer, Fall, Winter} }

// Orders returns the Order cards, indexed by number (RW-ORD-03 to RW-ORD-11).
func Orders() []string {
	return []string{
		"garrison", "strategize", "mobilize", "conquer", "harvest", "recruit", "rally-support", "acquire-power", "fortify",
	}
}

// Tokens returns the tokens that an area can have.
func Tokens() []string { return []string{Desolation, Frost} }

// Developments returns the developments of a stronghold.
func Developments() []string { return []string{Resources, Diplomat, TrainingGround, Defensive} }

// Attributes returns the attributes that a hero can train.
func Attributes() []string { return []string{"strength", "agility", "wisdom"} }

// Operations returns the operations of an event's effect.
func Operations() []string {
	return []string{
		PutUnits, RemoveUnits, DestroyUnits, Desolate, Freeze, Restore, Scorch, PutRune, TakeRune, DamageHold, RepairHold,
		GainRune, GainInfluence, LoseInfluence, GainTactics, LoseTactics, GainQuests, GainObjective, RaiseDial, LowerDial,
	}
}

// Reads lists the values that an operation reads, apart from do.
func Reads(do string) []string {
	switch do {
	case PutUnits:
		return []string{"areas", "pick", "unit", "count"}
	case RemoveUnits:
		return []string{"areas", "pick", "unit", "count"}
	case DestroyUnits, Desolate, Freeze, Restore, Scorch, TakeRune, DamageHold, RepairHold:
		return []string{"areas", "pick"}
	case PutRune:
		return []string{"areas", "pick", "rune"}
	case RaiseDial, LowerDial:
		return []string{"who", "dial", "count"}
	case GainObjective:
		return []string{"who"}
	case "":
		return nil
	}
	return []string{"who", "count"}
}

// Lands reports whether an operation needs areas.
func Lands(do string) bool { r := Reads(do); return len(r) > 0 && r[0] == "areas" }

// Picks returns the ways in which an effect selects areas.
func Picks() []string { return []string{All, Next, Chance} }

// Holdings returns the items that an ending can count.
func Holdings() []string {
	return []string{
		HasRunes, HasAreas, HasCities, HasStrongholds, HasHeroes, HasUnits, HasInfluence, HasTitles,
	}
}

// Times returns the times at which an ending is evaluated.
func Times() []string { return []string{Always, EndOfYear, EndOfGame} }
