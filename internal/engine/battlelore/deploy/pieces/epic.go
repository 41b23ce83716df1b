package pieces

import (
	"fmt"

	"muster/deploycards"
)

// ofEpic reports whether a refusal is one that only the Epic modes know.
func (r Refusal) ofEpic() bool {
	switch r.Kind {
	case StandardField, NoScoutRow, OneZone, AlliedZones, AlliedSet, TooManyCases, UnevenSets:
		return true
	}
	return r.Kind == BadPlayers && (r.Mode == deploycards.ModeEpic || r.Mode == deploycards.ModeEpicAllies)
}

// epicRules returns the rules of the Epic modes' refusals.
func (r Refusal) epicRules() []string {
	switch r.Kind {
	case NoScoutRow:
		return []string{"VAR-EC-02"}
	case OneZone, AlliedZones:
		return []string{"VAR-ER-02"}
	case AlliedSet:
		return []string{"VAR-ER-01", "R-273"}
	case UnevenSets:
		return []string{"R-292", "VAR-EC-02"}
	case StandardField, BadPlayers:
		if r.Mode == deploycards.ModeEpicAllies {
			return []string{"VAR-ER-01"}
		}
		return []string{"VAR-EC-01"}
	}
	return nil // TooManyCases is no rule of the game
}

func (r Refusal) epicMessage() string {
	switch r.Kind {
	case StandardField:
		return fmt.Sprintf("%s mode is for epic boards, but the map is on board %q", r.Mode, r.Text)
	case BadPlayers:
		return fmt.Sprintf("%s mode cannot be played with these %s players; it needs %s", r.Mode, r.Text, r.Want)
	case NoScoutRow:
		return fmt.Sprintf("board %q has no row for a scout guard", r.Text)
	case UnevenSets:
		return fmt.Sprintf(
			"the %s camp has 1 deployment set and the other camp 2; in epic mode both have 1 or both have 2",
			r.Camp,
		)
	case OneZone:
		return fmt.Sprintf("board %q has %s zone for cards, but two allies need two", r.Text, r.Want)
	case AlliedZones:
		return fmt.Sprintf("the allies of the %s camp have the zones %s; they must have %s", r.Camp, r.Text, r.Want)
	case AlliedSet:
		return fmt.Sprintf("both allies of the %s camp have set %q, but there is one copy of each card", r.Camp, r.Set)
	}
	return fmt.Sprintf("set %q has too many cases on this board to count", r.Set)
}
