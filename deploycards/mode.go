package deploycards

// Mode is a way to play Call to Arms.
type Mode uint8

// The modes.
const (
	ModeImpromptu Mode = iota + 1
	ModeOrganized
	ModeEpic       // VAR-EC
	ModeEpicAllies // VAR-ER
	modes          = iota + 1
)

// ModeNames are the modes in definitions and commands, by Mode.
var ModeNames = [modes]string{
	ModeImpromptu: "impromptu", ModeOrganized: "organized", ModeEpic: "epic", ModeEpicAllies: "epic-allies",
}

func (m Mode) String() string { return ModeNames[m%modes] }

// ParseMode parses a mode's name.
func ParseMode(name string) (Mode, bool) {
	for m := ModeImpromptu; m < modes; m++ {
		if ModeNames[m] == name {
			return m, true
		}
	}
	return 0, false
}

// The forms of the Reserve: two units for both players (CTA-09). Or, if a definition names it, every unit of the
// starting player's card for that player (CTA-09b).
const (
	ReserveTwo = "two"
	ReserveAll = "all"
)
