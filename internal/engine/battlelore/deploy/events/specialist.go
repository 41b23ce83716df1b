package events

import (
	"fmt"
	"strconv"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/rulebook"
)

// Specialist is the effect of a Specialist card. Unit, Was, Hex, From and Count are in the Event that holds it.
type Specialist struct {
	Did     Did
	Mode    deploycards.Mode
	Card    *rulebook.Specialist
	Copies  int               // of the expansion on the table
	Effect  *rulebook.Effect  // nil before there is one
	Terrain *rulebook.Terrain // FeatureLaid
	Weapon  *rulebook.Weapon  // WeaponChanged
	Late    bool              // WeaponChanged: of a unit that came after the card
}

// Did names the effect of a card.
type Did string

// The effects of Specialist cards, as vectors and saved answers write them.
const (
	SpecialistPicked  Did = "specialist"  // a player takes the card
	SpecialistPlayed  Did = "played"      // the player plays it
	SpecialistIdle    Did = "idle"        // and it has no effect
	SpecialistVain    Did = "vain"        // and it can have no effect: the council has no master of its class
	SpecialistPart    Did = "part"        // it has some effect, and the player leaves the rest
	FeaturePlaced     Did = "feature"     // on Hex
	WeaponChanged     Did = "rearmed"     // the unit on Hex
	WeaponsWait       Did = "waits"       // no unit takes the weapon yet
	ReserveCalledMore Did = "enrolled"    // one more unit, on Hex
	UnitMovedFreely   Did = "infiltrated" // From one hex to Hex
	FigureAdded       Did = "grown"       // Count figures for the unit on Hex
	UnitCopied        Did = "copied"      // the unit on From, on Hex, with Count figures
	LoreGained        Did = "lore"        // Count tokens
	UnitSwapped       Did = "swapped"     // Unit for Was, on Hex
	UnitJoined        Did = "joined"      // one more, on Hex next to the one on From
	ReserveMoved      Did = "vantage"     // From one hex to Hex
)

// Kind returns the event's word.
func (s *Specialist) Kind() string { return string(s.Did) }

// Text words the event.
func (s *Specialist) Text(w Wording) string {
	return w.side(w.Camp) + ", " + nameOf(s.Card.Row) + ": " + s.words(w)
}

func (s *Specialist) words(w Wording) string {
	switch s.Did {
	case SpecialistPicked:
		return "taken"
	case SpecialistPlayed:
		return "played"
	case SpecialistIdle:
		return "no effect"
	case SpecialistVain:
		return fmt.Sprintf("no effect without a %s", s.Card.Master)
	case SpecialistPart:
		return "the rest is not used"
	case FeaturePlaced:
		return fmt.Sprintf("%s at %s", strings.ToLower(nameOf(s.Terrain.Row)), w.at(w.Hex))
	case WeaponChanged:
		return fmt.Sprintf("%s at %s take the %s", unitName(w.Unit), w.at(w.Hex), strings.ToLower(nameOf(s.Weapon.Row)))
	case WeaponsWait:
		return fmt.Sprintf("no %s unit has the %s yet, those that come take the %s", s.Effect.Race,
			weaponName(w.F.Rules, s.Effect.From), strings.ToLower(nameOf(s.Weapon.Row)))
	case ReserveCalledMore:
		return fmt.Sprintf("%s of the reserve at %s on the baseline", unitName(w.Unit), w.at(w.Hex))
	case UnitMovedFreely, ReserveMoved:
		return fmt.Sprintf("%s move from %s to %s", unitName(w.Unit), w.at(w.From), w.at(w.Hex))
	case FigureAdded:
		return fmt.Sprintf("%s more for %s at %s", figures(w.Count), unitName(w.Unit), w.at(w.Hex))
	case UnitCopied:
		return fmt.Sprintf(
			"%s of %s at %s, a copy of those at %s",
			unitName(w.Unit),
			figures(w.Count),
			w.at(w.Hex),
			w.at(w.From),
		)
	case LoreGained:
		return fmt.Sprintf("%s gained", tokens(w.Count))
	case UnitSwapped:
		return fmt.Sprintf("%s for %s at %s", unitName(w.Unit), unitName(w.Was), w.at(w.Hex))
	case UnitJoined:
		return fmt.Sprintf("more %s at %s, next to those at %s", unitName(w.Unit), w.at(w.Hex), w.at(w.From))
	}
	return "unknown event"
}

// Rules are the ids that the event rests on. They depend on the effect, not on the card.
func (s *Specialist) Rules() []string {
	switch s.Did {
	case SpecialistPicked:
		rules := []string{"CTA-ORG-09", "CTA-ORG-10", "CTA-ORG-11", "R-081", "R-082", "R-086"}
		if s.Copies > 1 {
			rules = append(rules, "R-291")
		}
		switch s.Mode {
		case deploycards.ModeEpicAllies:
			rules = append(rules, "VAR-ER-04", "R-274")
		case deploycards.ModeEpic:
			rules = append(rules, "R-292")
		}
		return rules
	case SpecialistPlayed:
		return []string{"CTA-ORG-09", "R-083", "R-095", "R-300"}
	case SpecialistIdle:
		rules := []string{"CTA-SPC-01", "R-084", "R-085"}
		if s.Mode == deploycards.ModeEpic && s.Card.TouchesReserve() { // the whole Reserve is on the board already
			rules = append(rules, "VAR-EC-04")
		}
		return rules
	case SpecialistVain:
		return []string{"CTA-ORG-11", "CTA-SPC-01", "R-087"}
	case SpecialistPart:
		return []string{"CTA-SPC-01", "R-084"}
	case FeaturePlaced:
		rules := []string{"CTA-SPC-02", "R-088", "R-089"}
		if s.Mode == deploycards.ModeEpic ||
			s.Mode == deploycards.ModeEpicAllies { // rows are counted from the Epic baseline
			rules = append(rules, "R-296")
		}
		return rules
	case WeaponChanged:
		if s.Late {
			return []string{"CTA-SPC-03", "R-298"}
		}
		return []string{"CTA-SPC-03"}
	case WeaponsWait:
		return []string{"CTA-SPC-03", "R-298"}
	case ReserveCalledMore:
		return []string{"CTA-SPC-04", "R-057"}
	case UnitMovedFreely:
		return []string{"CTA-SPC-05"}
	case FigureAdded:
		return []string{"CTA-SPC-01", "CTA-SPC-06", "R-094"}
	case UnitCopied:
		return []string{"CTA-SPC-01", "CTA-SPC-07", "R-085", "R-092"}
	case LoreGained:
		return []string{"CTA-SPC-08", "BL-LOR-01"}
	case UnitSwapped:
		if s.Effect.Beside > 0 {
			return []string{"CTA-SPC-01", "CTA-SPC-10", "R-097"}
		}
		return []string{"CTA-SPC-01", "CTA-SPC-09", "R-096"}
	case UnitJoined:
		return []string{"CTA-SPC-01", "CTA-SPC-10", "R-097"}
	case ReserveMoved:
		return []string{"CTA-SPC-11", "R-058"}
	}
	return nil
}

// weaponName returns the printed name of a weapon.
func weaponName(rules *rulebook.Rulebook, id string) string {
	if row := rules.Weapons.Get(id); row != nil {
		return strings.ToLower(nameOf(row.Row))
	}
	return id
}

func figures(n int) string {
	if n == 1 {
		return "1 figure"
	}
	return strconv.Itoa(n) + " figures"
}

func tokens(n int) string {
	if n == 1 {
		return "1 Lore token"
	}
	return strconv.Itoa(n) + " Lore tokens"
}
