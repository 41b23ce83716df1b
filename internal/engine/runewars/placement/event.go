package placement

import "muster/internal/engine/runewars/tiles"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of event, with the meaning of their fields. Seat is the acting player, or -1.
const (
	FateDealt     EventKind = iota // N: the card's number
	First                          // Seat begins
	FactionChosen                  // ID
	QuestsDealt                    // IDs: tiles; N: boxes on the table that need more than the base box
	DealtAgain                     // ID: the piece in short supply
	TilePlaced                     // ID, At, Turn; N: areas that it touches, M: sides
	TileStuck                      // ID: the tile without a place
	MarkerPlaced                   // At, Other; N: borders without colour, M: the marker
	MarkersStuck                   // the markers have no room; N: the number of the layout
	RunePlaced                     // ID: area, Dragon
	HomePlaced                     // ID: faction, At, Turn; M: the marker
	HomesStuck                     // ID: faction whose home realm has no room; N: placements of markers so far
	NeutralsPut                    // ID: area, IDs: units; Counts: number of each
	CityDrawn                      // ID: city, Area
	TokenPlaced                    // ID: token, Area
	TokensOut                      // Area: no token with the required back is left
	EventKinds
)

// The seat of a step without a player.
const Nobody = -1

// Event is something that happened while a realm was built.
type Event struct {
	Kind   EventKind
	Seat   int
	ID     string
	Area   string
	IDs    []string
	Counts []int
	At     tiles.At
	Other  tiles.At
	Turn   int
	N, M   int
	Dragon bool
	Alone  bool // the tile, or the first tile that it touches, follows the rule of single tiles
}

var rulesOf = [EventKinds][]string{
	FateDealt: {"RW-SETUP-01"}, First: {"RW-SETUP-01"}, FactionChosen: {"RW-SETUP-02"},
	QuestsDealt: {"RW-SETUP-03"}, DealtAgain: {"RW-LIM-02"},
	TilePlaced: {"RW-SETUP-06", "RW-SETUP-07", "RW-SETUP-08"}, TileStuck: {"RW-SETUP-07", "RW-SETUP-08"},
	MarkerPlaced: {"RW-SETUP-10", "RW-SETUP-11", "RW-SETUP-12"}, MarkersStuck: {"RW-SETUP-13"},
	RunePlaced: {"RW-SETUP-14", "RW-SETUP-15"}, HomePlaced: {"RW-SETUP-16", "RW-SETUP-17"}, HomesStuck: {"RW-SETUP-17"},
	NeutralsPut: {"RW-SETUP-18"}, CityDrawn: {"RW-SETUP-20"}, TokenPlaced: {"RW-SETUP-21"}, TokensOut: {"RW-SETUP-21"},
}

// Rules are the ids of the rules that the event follows.
func (e *Event) Rules() []string {
	switch {
	case e.Kind == TilePlaced && e.N == 0: // the first piece touches nothing
		return []string{"RW-SETUP-06"}
	case e.Kind == TilePlaced && e.Alone:
		return []string{"RW-SETUP-06", "RW-T12-01", "RW-T12-02", "RW-T12-03"}
	case e.Kind == QuestsDealt && e.N > 0:
		return []string{"RW-SETUP-03", "RW-SETUP-04"}
	}
	return rulesOf[e.Kind]
}
