package rulebook

// Tactics is a Tactics card (RW-TACT-01).
type Tactics struct {
	Row
	When       string       `toml:"when"`       // a word of Timings
	Count      int          `toml:"count"`      // copies; 0 is 1
	Effects    []CardEffect `toml:"effects"`    // in the owner's turn or the Quest Phase
	Battle     []Effect     `toml:"battle"`     // at the start of a battle
	Duel       *Strike      `toml:"duel"`       // at the start of a duel
	Fate       *Sections    `toml:"fate"`       // played instead of a Fate card (RW-BTL-07)
	Commanders bool         `toml:"commanders"` // only for games with Commanders (RW-TACT-02)
	Lieutenant bool         `toml:"lieutenant"` // it stays in play and allows a second commander (RW-CMD-10)
	Box        string       `toml:"box"`
}

// Sections are the contents of the card's sections (RW-BTL-07).
type Sections struct {
	Triangle  string `toml:"triangle"`
	Circle    string `toml:"circle"`
	Rectangle string `toml:"rectangle"`
	Hexagon   string `toml:"hexagon"`
}

// Section returns the content of the section for a shape: a word of Symbols and its points.
func (s *Sections) Section(shape string) (symbol string, points int) {
	f := Fate{Triangle: s.Triangle, Circle: s.Circle, Rectangle: s.Rectangle, Hexagon: s.Hexagon}
	return f.Section(shape)
}

// SeasonCard is a Season card: its text, which is resolved before the season's secondary effects (RW-SEAS-03).
type SeasonCard struct {
	Row
	Season  string       `toml:"season"`  // a word of Seasons
	Council bool         `toml:"council"` // a card of the Wizards' Council
	Bid     bool         `toml:"bid"`     // influence is bid before anything else (RW-BID-01)
	Effects []CardEffect `toml:"effects"`
	Box     string       `toml:"box"`
}

// Objective is an Objective card: a condition for its owner's turn (RW-OBJ-01).
type Objective struct {
	Row
	Alignment string      `toml:"alignment"` // a word of Alignments
	Needs     []Condition `toml:"needs"`     // all of them
	Box       string      `toml:"box"`
}

// Development is a Development card of a faction (RW-DEV-01).
type Development struct {
	Row
	Faction   string       `toml:"faction"`
	Food      int          `toml:"food"` // spaces by which its dials are lowered
	Wood      int          `toml:"wood"`
	Ore       int          `toml:"ore"`
	Capital   bool         `toml:"capital"`   // it replaces a stronghold of the home realm (RW-DEV-03)
	Bought    []CardEffect `toml:"bought"`    // at once
	Harvest   []CardEffect `toml:"harvest"`   // at each Harvest bonus
	Defence   []Effect     `toml:"defence"`   // when its owner defends (RW-BTL-13)
	Abilities []Ability    `toml:"abilities"` // for the rest of the game (RW-DEV-02)
	More      *More        `toml:"more"`      // pieces that come with it (RW-DEV-06)
	Box       string       `toml:"box"`
}

// More is a number of additional pieces of a type of unit.
type More struct {
	Unit  string `toml:"unit"`
	Count int    `toml:"count"`
}

// Price returns the price of the card on a dial, one of Dials.
func (d *Development) Price(dial string) int {
	switch dial {
	case Food:
		return d.Food
	case Wood:
		return d.Wood
	case Ore:
		return d.Ore
	}
	return 0
}
