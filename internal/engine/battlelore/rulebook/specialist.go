package rulebook

// Specialist is a Specialist card (CTA-ORG-09). Its effects apply in order.
type Specialist struct {
	Row
	Box      string   `toml:"box"`
	LoreOnly bool     `toml:"lore_only"` // it cannot be chosen in a Medieval adventure (CTA-ORG-11)
	Master   string   `toml:"master"`    // the council class whose master it needs; "" for none (CTA-ORG-11)
	Effects  []Effect `toml:"effects"`
}

// Effect is one effect of a Specialist card: a word of SpecialistDialect and its numbers. Which of them count depends
// on the word.
type Effect struct {
	Do      string  `toml:"do"` // a word of SpecialistDialect
	Grade           // for a card without levels
	Levels  []Grade `toml:"levels"`  // by level of the card's master, from 1; they stand in place of Grade
	Feature string  `toml:"feature"` // place-feature: a terrain of the layer Feature
	Rows    string  `toml:"rows"`    // place-feature: own rows, as a board's setup names them: a word of RowWords
	Race    string  `toml:"race"`    // change-weapon: whose; swap-race: into which
	From    string  `toml:"from"`    // change-weapon: the weapon that it replaces
	To      string  `toml:"to"`      // change-weapon: the weapon that comes
	Beside  int     `toml:"beside"`  // swap-race: further units of the type next to each swapped one
}

// Grade is the amount and target of an effect.
type Grade struct {
	Count   int      `toml:"count"`
	Classes []string `toml:"classes"` // words of TroopClasses; empty for both
	Banners []string `toml:"banners"` // ids of banners; empty for all
}

// HowMany returns the amount of the effect for a player whose master of its class has a level: the number of its
// units, or of its gain. An effect with levels gives nothing without a master.
func (e *Effect) HowMany(level int) int {
	if len(e.Levels) > 0 && level < 1 {
		return 0
	}
	does := e.Effect()
	return max(does.N.N.At(level), does.To.Most.N.At(level))
}

// Serves reports whether the effect applies to a unit, at a level of the master.
func (e *Effect) Serves(u *Unit, level int) bool {
	does, unit := e.Effect(), u.asked()
	return does.To.Units.Has(&unit, level)
}

// Idle reports whether the card has no effect for a player whose master of its class has this level. The card may be
// taken without a master, also to deny it to others.
func (s *Specialist) Idle(level int) bool { return s.Master != "" && level < 1 }

// TouchesReserve reports whether the card is about the Reserve, which some variants do not have (VAR-ER-04).
func (s *Specialist) TouchesReserve() bool {
	for i := range s.Effects {
		if do := s.Effects[i].Do; do == DoCallReserve || do == DoMoveReserve {
			return true
		}
	}
	return false
}

// Carries reports whether a ground can bear a feature (CTA-SPC-02, CTA-TER-04). An author's ground may itself allow
// stakes; rows is then the word for theirs.
func Carries(ground, feature *Terrain, rows string) bool {
	switch {
	case Known(ground.ID, feature.On):
		return true
	case len(feature.On) == 0:
		return ground.Pass
	}
	return rows == RowsStakes && ground.Stakes
}
