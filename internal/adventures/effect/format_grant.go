package effect

import (
	"fmt"
	"slices"
	"strings"
)

func formatGrant(t *Text, e *Effect) string {
	parts := make([]string, len(e.Mods))
	for i := range e.Mods {
		parts[i] = t.modifier(&e.Mods[i])
	}
	if len(parts) == 0 && t.Nothing != "" {
		return t.Nothing
	}
	out := strings.Join(parts, ", ")
	if t.Grant != "" {
		out = strings.NewReplacer("WHOM", t.chosen(&e.To), "WHAT", out).Replace(t.Grant)
	}
	return e.UntilWords() + out
}

// modifier words one change of a grant.
func (t *Text) modifier(m *Modifier) string {
	stat := t.Language.Stat(m.Stat)
	if stat.Word == "" {
		return fmt.Sprintf("unknown stat %q", m.Stat)
	}
	phrase, own := t.Stat[m.Stat]
	if !own {
		phrase = stat.phrase
	}
	if phrase == "" {
		phrase = stat.Meaning
	}
	below := len(m.N) > 0 && slices.Min(m.N) < 0
	switch {
	case own:
	case m.Stat == StatMoveMost && len(m.N) == 1 && m.N[0] == 0:
		phrase = "does not move"
	case m.Stat == StatMove && below:
		phrase += ", never below 0"
	}
	out := strings.NewReplacer(
		"%s", stat.number(m.N), "%d", Slashes(m.N, "0", "%d"), "%+", Plus(m.N.At(1), stat.noun),
	).Replace(phrase)
	if kind := t.Kind(&m.Units); kind != "" {
		out += " for " + kind + " units"
	}
	return out + When(m.Epic, " in an Epic game")
}

// number words the change of a stat.
func (s *Stat) number(n Numbers) string {
	if s.signed {
		return Pluses(n, s.noun)
	}
	return Counts(n, s.noun, "0")
}
