package rulebook

import (
	"fmt"
	"strings"
)

// specialistLine says what a card does and whom it serves.
func specialistLine(s *Specialist) string {
	parts := make([]string, len(s.Effects))
	for i := range s.Effects {
		parts[i] = s.Effects[i].Words()
	}
	if len(parts) == 0 {
		parts = []string{"does nothing"}
	}
	out := strings.Join(parts, "; ")
	switch {
	case s.Master != "" && s.LoreOnly:
		out += fmt.Sprintf(" (%s, Lore only)", s.Master)
	case s.Master != "":
		out += fmt.Sprintf(" (%s)", s.Master)
	case s.LoreOnly:
		out += " (Lore only)"
	}
	return out
}

// describeEffects writes a card's effects, one a line, in place of their numbers.
func (s *Specialist) describeEffects(b *strings.Builder) {
	if len(s.Effects) == 0 {
		return
	}
	fmt.Fprintf(b, "  effects%s:\n", s.mark("effects"))
	for i := range s.Effects {
		fmt.Fprintf(b, "    %s\n", s.Effects[i].Words())
	}
}

// Words say the effect for people, level by level where it has levels.
func (e *Effect) Words() string {
	if len(e.Levels) == 0 {
		return e.grade(e.Grade)
	}
	parts := make([]string, len(e.Levels))
	for i, g := range e.Levels {
		parts[i] = fmt.Sprintf("level %d: %s", i+1, e.grade(g))
	}
	return strings.Join(parts, "; ")
}

// grade says what the effect does as often as a grade tells.
func (e *Effect) grade(g Grade) string {
	if e.Do == DoChangeWeapon {
		return fmt.Sprintf("%s units with the %s get the %s", e.Race, e.From, e.To)
	}
	if g.Count < 1 {
		return "nothing"
	}
	switch e.Do {
	case DoPlaceFeature:
		return fmt.Sprintf("up to %d of %s on the own rows for %s", g.Count, e.Feature, e.Rows)
	case DoCallReserve:
		return count(g.Count, "more unit") + " of the Reserve card"
	case DoFreeMove:
		return "a move for up to " + count(g.Count, "unit")
	case DoAddFigures:
		return "up to " + count(g.Count, "figure") + " more for " + g.whom()
	case DoCopyUnit:
		return count(g.Count, "copy") + " of " + g.whom() + ", next to it"
	case DoGainLore:
		return count(g.Count, "Lore token")
	case DoSwapRace:
		out := fmt.Sprintf("up to %s of %s swapped for %s of the same colour and weapon", count(g.Count, "unit"), g.whom(), e.Race)
		if e.Beside > 0 {
			out += fmt.Sprintf(", with %d more next to it", e.Beside)
		}
		return out
	case DoMoveReserve:
		return "up to " + count(g.Count, "unit") + " of the Reserve moved next to own units"
	}
	return "unknown effect " + fmt.Sprintf("%q", e.Do)
}

// whom words the units that a grade serves: "green or blue foot".
func (g Grade) whom() string {
	class := "any troops"
	if len(g.Classes) > 0 {
		class = strings.Join(g.Classes, " or ")
	} else if len(g.Banners) > 0 {
		class = "troops"
	}
	return phrase(strings.Join(g.Banners, " or "), class)
}
