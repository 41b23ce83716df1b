package events

// Placing is the way a unit came to its hex.
type Placing uint8

// The ways.
const (
	OnMark         Placing = iota + 1 // as its card shows it
	Moved                             // off its mark to the section's baseline (CTA-06)
	FromReserve                       // CTA-09
	FromScoutGuard                    // VAR-EC-02
	FromSpecialist                    // CTA-ORG-09
	HowCount       = iota + 1
)

// HowNames are the ways in words, by How.
var HowNames = [HowCount]string{
	OnMark: "on its mark", Moved: "moved to the baseline", FromReserve: "from the reserve",
	FromScoutGuard: "from the scout guard", FromSpecialist: "from a specialist",
}

func (h Placing) String() string { return HowNames[int(h)%len(HowNames)] }
