package rulebook

import (
	"fmt"
	"strings"

	"muster/internal/adventures/effect"
)

// specialistLine describes a card's effect and its targets.
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

// describeEffects writes a card's effects, one a line, instead of their numbers.
func (s *Specialist) describeEffects(b *strings.Builder) {
	if len(s.Effects) == 0 {
		return
	}
	fmt.Fprintf(b, "  effects%s:\n", s.Mark("effects"))
	for i := range s.Effects {
		fmt.Fprintf(b, "    %s\n", s.Effects[i].Words())
	}
}

// Words words the effect, level by level if it has levels.
func (e *Effect) Words() string {
	meant := e.Effect()
	if len(e.Levels) == 0 {
		return e.grade(&meant)
	}
	parts := make([]string, len(e.Levels))
	for i := range e.Levels {
		level := meant.At(i + 1)
		parts[i] = fmt.Sprintf("level %d: %s", i+1, e.grade(&level))
	}
	return strings.Join(parts, "; ")
}

// grade words the effect at one level: nothing, where it has no targets. A change of weapons is for all.
func (e *Effect) grade(meant *effect.Effect) string {
	if e.Do != DoChangeWeapon && meant.N.N.At(1) < 1 && meant.To.Most.N.At(1) < 1 {
		return "nothing"
	}
	text := effect.Text{Schema: SpecialistEffects()}
	return text.Effect(meant)
}
