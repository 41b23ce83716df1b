package runewars

// Moment is when a card may be played.
type Moment uint8

// The moments.
const (
	BeforeOrder Moment = iota
	AfterOrder
)

// primary does what the text of a Season card says (RW-SEAS-03). Cards without one only turn the season.
func (s *State) primary(*Rules, uint8, *Log) {}

// questPhase has heroes act (RW-SEAS-07).
func (s *State) questPhase(*Rules, *Log) {}

// window lets seats play cards at a moment of a seat's turn (RW-TERM-14, RW-TACT-01).
func (s *State) window(*Rules, uint8, Moment, *Log) {}
