package muster

import (
	"fmt"
	"strings"

	"muster/engine/battlelore/boards"
)

// greenCounted says how many scouting units each player has.
type greenCounted struct {
	banner  string
	players []string
}

// Kind is the event's word.
func (greenCounted) Kind() string { return "counted" }

// Text words the event.
func (g greenCounted) Text(Wording) string {
	return g.banner + " units on the field: " + strings.Join(g.players, ", ")
}

// Rules are the ids that the event rests on.
func (greenCounted) Rules() []string { return []string{"VAR-RA-02", "R-046", "R-049", "R-050"} }

// tieRolled is one round of dice between two sides.
type tieRolled struct {
	who   string
	names [boards.Camps]string
}

// Kind is the event's word.
func (tieRolled) Kind() string { return "tie" }

// Text words the event.
func (t tieRolled) Text(w Wording) string {
	return fmt.Sprintf("%s tie: %s roll %s; %s roll %s", t.who, t.names[0], w.Dice[0], t.names[1], w.Dice[1])
}

// Rules are the ids that the event rests on.
func (tieRolled) Rules() []string { return []string{"VAR-RA-02", "R-047"} }

// markerDealt gives a player his turn marker.
type markerDealt struct{ marker int }

// Kind is the event's word.
func (markerDealt) Kind() string { return "marker" }

// Text words the event.
func (m markerDealt) Text(w Wording) string {
	return fmt.Sprintf("%s: take turn marker %d", w.camp(w.Camp), m.marker)
}

// Rules are the ids that the event rests on.
func (markerDealt) Rules() []string { return []string{"VAR-RA-02"} }
