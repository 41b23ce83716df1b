package boards

// Camp is one of the two sides. Pennants sit at the top of a printed map, Standards at the bottom (CTA-01).
type Camp uint8

// The two camps.
const (
	Pennant Camp = iota
	Standard
	Camps = 2
)

// CampNames are the camps in definitions, by Camp.
var CampNames = [Camps]string{"pennant", "standard"}

func (c Camp) String() string { return CampNames[c%Camps] }

// Soldiers returns a camp for headings: "Pennants".
func (c Camp) Soldiers() string { return [Camps]string{"Pennants", "Standards"}[c%Camps] }

// People returns a camp for sentences: "the Pennants".
func (c Camp) People() string { return "the " + c.Soldiers() }

// Other returns the opposing camp.
func (c Camp) Other() Camp { return 1 - c }

// ParseCamp parses a camp's name.
func ParseCamp(s string) (Camp, bool) {
	for i, n := range CampNames {
		if n == s {
			return Camp(i), true
		}
	}
	return 0, false
}
