package rulebook

// Hero is a Hero card (RW-HERO-01 to -08).
type Hero struct {
	Row
	Alignment string    `toml:"alignment"` // a word of Alignments
	Health    int       `toml:"health"`    // damage that defeats it (RW-DUEL-05)
	Strength  int       `toml:"strength"`  // attributes: cards that a test draws (RW-QST-01)
	Agility   int       `toml:"agility"`
	Wisdom    int       `toml:"wisdom"`
	Abilities []Ability `toml:"abilities"`
	Box       string    `toml:"box"`
}

// Commander is a Commander card (RW-CMD-01 to -10).
type Commander struct {
	Row
	Effects []Effect `toml:"effects"` // at the start of a battle in the hero's area (RW-CMD-05)
	Shield  int      `toml:"shield"`  // damage that the hero may take for units
	Box     string   `toml:"box"`
}

// Reward is a Reward card.
type Reward struct {
	Row
	Sort      string       `toml:"sort"`  // a word of RewardSorts (RW-DUEL-03)
	Count     int          `toml:"count"` // copies; 0 is 1
	Abilities []Ability    `toml:"abilities"`
	Duel      *Strike      `toml:"duel"`    // its ability in a duel
	Battle    []Effect     `toml:"battle"`  // at the start of a battle in the hero's area
	Effects   []CardEffect `toml:"effects"` // in the owner's turn
	Use       string       `toml:"use"`     // a word of Uses: frequency of use of Battle and Effects
	Box       string       `toml:"box"`
}

// Title is a Title card (RW-TITLE-01, RW-TITLE-02).
type Title struct {
	Row
	Abilities []Ability    `toml:"abilities"`
	Effects   []CardEffect `toml:"effects"` // in the owner's turn
	Use       string       `toml:"use"`
	Box       string       `toml:"box"`
}

// Attribute is an attribute of the hero, one of Attributes.
func (h *Hero) Attribute(name string) int {
	switch name {
	case Strength:
		return h.Strength
	case Agility:
		return h.Agility
	case Wisdom:
		return h.Wisdom
	}
	return 0
}
