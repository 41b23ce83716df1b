package rulebook

// CommanderLevel is a level of the Commander (BL-WAR-01).
type CommanderLevel struct {
	Row
	Level int `toml:"level"`
	Cards int `toml:"command_cards"`
}

// MasterLevel is the best Lore Master's level (BL-WAR-02).
type MasterLevel struct {
	Row
	Level  int `toml:"level"`
	Keep   int `toml:"cards_kept"` // of the Lore cards dealt (BL-WAR-05)
	Tokens int `toml:"tokens"`     // at the start
	Hand   int `toml:"hand_limit"` // most Lore cards held (BL-LOR-06)
}

// CouncilClass is a seat of the War Council (BL-WAR-03).
type CouncilClass struct {
	Row
	Least int  `toml:"least"`
	Most  int  `toml:"most"`
	Lore  bool `toml:"lore_master"`
	// Cards of the class in the Lore deck when it sits on both councils, on one, on none (BL-WAR-04).
	DeckBoth int `toml:"deck_both"`
	DeckOne  int `toml:"deck_one"`
	DeckNone int `toml:"deck_none"`
}
