package adventures

// Council is a War Council: either fixed levels by member, or Levels to split freely with the minimum Least for single
// members.
type Council struct {
	Commander *int           `toml:"commander"`
	Wizard    *int           `toml:"wizard"`
	Cleric    *int           `toml:"cleric"`
	Rogue     *int           `toml:"rogue"`
	Warrior   *int           `toml:"warrior"`
	Creature  *int           `toml:"creature"`
	Levels    *int           `toml:"levels"`
	Least     map[string]int `toml:"least"`
}

// Free reports whether the player splits the levels. It is false for a nil council.
func (c *Council) Free() bool { return c != nil && c.Levels != nil }

// Members returns the ids of a council's members, in sheet order.
func Members() []string {
	return []string{"commander", "wizard", "cleric", "rogue", "warrior", "creature"}
}

// Level returns the level that a council sets for a member, or false if it sets none, as in a split council.
func (c *Council) Level(member string) (int, bool) {
	if c == nil {
		return 0, false
	}
	var level *int
	switch member {
	case "commander":
		level = c.Commander
	case "wizard":
		level = c.Wizard
	case "cleric":
		level = c.Cleric
	case "rogue":
		level = c.Rogue
	case "warrior":
		level = c.Warrior
	case "creature":
		level = c.Creature
	}
	if level == nil {
		return 0, false
	}
	return *level, true
}
