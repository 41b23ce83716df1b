package scenarios

// The words of a scenario. The schema of the kind lists the same ones, in the same order.

// Editions of the rules.
const (
	Revised  = "revised"
	Original = "original"
	Epic     = "epic" // the original one, longer
)

// When enough runes win.
const (
	Delayed = "delayed" // a year later, with a Victory card (RW-ROAD-01)
	Instant = "instant"
)

// What is played with beside the rules.
const (
	Commanders       = "commanders"
	DevelopmentCards = "development-cards"
	FreeCities       = "free-cities"
	Exploration      = "exploration"
	Garrison         = "garrison"   // Order 0 (RW-ORD-03)
	MoreTiles        = "more-tiles" // those of Banners of War (RW-SETUP-04)
)

// Who plays a seat in the place of a person.
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

// What an effect of an event does.
const (
	PutUnits      = "put-units"     // neutral ones
	RemoveUnits   = "remove-units"  // neutral ones: so many of a type, or all
	DestroyUnits  = "destroy-units" // of whomever they are
	Desolate      = "desolate"      // a desolation token (RW-DES-01)
	Freeze        = "freeze"        // a frost token (RW-DES-03)
	Restore       = "restore"       // takes desolation and frost away
	Scorch        = "scorch"        // the area is lost: all that is there goes, and nobody enters it again
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

// Which of its areas an effect takes.
const (
	All    = "all"
	Next   = "next"   // one each time, in their order, until there is none left
	Chance = "chance" // one by chance, of those that it has not taken yet
)

// What an ending counts.
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

// When an ending is looked at.
const (
	Always    = "always" // when a turn is over
	EndOfYear = "end-of-year"
	EndOfGame = "end-of-game"
)

// Editions are those of the rules; the first one counts where nothing is said.
func Editions() []string { return []string{Revised, Original, Epic} }

// Victories are when enough runes win.
func Victories() []string { return []string{Delayed, Instant} }

// Options are what may be played with beside the rules.
func Options() []string {
	return []string{Commanders, DevelopmentCards, FreeCities, Exploration, Garrison, MoreTiles}
}

// Policies are who may play a seat in the place of a person.
func Policies() []string { return []string{Random, Greedy} }

// Seasons are those of a year, in their order.
func Seasons() []string { return []string{Spring, Summer, Fall, Winter} }

// Orders are the Order cards, each at the place of its number (RW-ORD-03 to RW-ORD-11).
func Orders() []string {
	return []string{
		"garrison", "strategize", "mobilize", "conquer", "harvest", "recruit", "rally-support", "acquire-power", "fortify",
	}
}

// Tokens are those that an area may have.
func Tokens() []string { return []string{Desolation, Frost} }

// Developments are those of a stronghold.
func Developments() []string { return []string{Resources, Diplomat, TrainingGround, Defensive} }

// Attributes are those that a hero can train.
func Attributes() []string { return []string{"strength", "agility", "wisdom"} }

// Doings are what an effect of an event may do.
func Doings() []string {
	return []string{
		PutUnits, RemoveUnits, DestroyUnits, Desolate, Freeze, Restore, Scorch, PutRune, TakeRune, DamageHold, RepairHold,
		GainRune, GainInfluence, LoseInfluence, GainTactics, LoseTactics, GainQuests, GainObjective, RaiseDial, LowerDial,
	}
}

// Reads lists the values that a doing reads beside do.
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

// Lands reports whether a doing needs areas.
func Lands(do string) bool { r := Reads(do); return len(r) > 0 && r[0] == "areas" }

// Picks are which of its areas an effect may take.
func Picks() []string { return []string{All, Next, Chance} }

// Holdings are what an ending may count.
func Holdings() []string {
	return []string{
		HasRunes, HasAreas, HasCities, HasStrongholds, HasHeroes, HasUnits, HasInfluence, HasTitles,
	}
}

// Times are when an ending may be looked at.
func Times() []string { return []string{Always, EndOfYear, EndOfGame} }
