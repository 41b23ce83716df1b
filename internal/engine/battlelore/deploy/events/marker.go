package events

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/boards"
)

// GreenCounted says how many scouting units each player has.
type GreenCounted struct {
	Banner  string
	Players []string
}

// Kind is the event's word.
func (GreenCounted) Kind() string { return "counted" }

// Text words the event.
func (g GreenCounted) Text(Wording) string {
	return g.Banner + " units on the field: " + strings.Join(g.Players, ", ")
}

// Rules are the ids that the event rests on.
func (GreenCounted) Rules() []string { return []string{"VAR-RA-02", "R-046", "R-049", "R-050"} }

// TieRolled is one round of dice between two sides.
type TieRolled struct {
	Who   string
	Names [boards.Camps]string
}

// Kind is the event's word.
func (TieRolled) Kind() string { return "tie" }

// Text words the event.
func (t TieRolled) Text(w Wording) string {
	return fmt.Sprintf("%s tie: %s roll %s; %s roll %s", t.Who, t.Names[0], w.Dice[0], t.Names[1], w.Dice[1])
}

// Rules are the ids that the event rests on.
func (TieRolled) Rules() []string { return []string{"VAR-RA-02", "R-047"} }

// MarkerDealt gives a player a turn marker.
type MarkerDealt struct{ Marker int }

// Kind is the event's word.
func (MarkerDealt) Kind() string { return "marker" }

// Text words the event.
func (m MarkerDealt) Text(w Wording) string {
	return fmt.Sprintf("%s: take turn marker %d", w.side(w.Camp), m.Marker)
}

// Rules are the ids that the event rests on.
func (MarkerDealt) Rules() []string { return []string{"VAR-RA-02"} }
