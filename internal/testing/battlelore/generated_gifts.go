package battlelore

import (
	"fmt"
	"slices"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
)

// gift writes what a special rule gives at a place: tokens only where there are any.
func (m *maker) gift(at []string, count int, whom string) string {
	do := adventures.RuleHeal
	if m.lore && m.oneIn(2) {
		do = adventures.RuleTokens
	}
	text := fmt.Sprintf("do = %q, at = %s", do, toml(at))
	if m.oneIn(2) {
		text += fmt.Sprintf(", count = %d", count)
	} else {
		text += fmt.Sprintf(", by = %q", oneOf(m, adventures.RuleEffects().Entry(do).Bases)) +
			m.sometimes(2, fmt.Sprintf(", part = %q", oneOf(m, adventures.RuleParts())))
	}
	return text + m.sometimes(2, fmt.Sprintf(", when = %q", oneOf(m, adventures.RuleTimes()))) +
		m.sometimes(2, fmt.Sprintf(", once = %q", oneOf(m, adventures.RuleOnces()))) + whom
}

// shares are the deeds of a list whose number is a part of something: for units, or for players.
func (m *maker) shares(what string, deeds ...string) (out []string) {
	for _, do := range deeds {
		for _, by := range rulebook.LoreEffects().Entry(do).Bases {
			if by == rulebook.ByPaid && what != rulebook.AtLore {
				continue
			}
			text := fmt.Sprintf("do = %q, by = %q", do, by) + m.sometimes(2, fmt.Sprintf(", part = %s", toml(m.parts())))
			switch do {
			case rulebook.LoreRoll:
				text += `, hits = ["colour", "strike"]`
			case rulebook.LoreDiscard:
				text += fmt.Sprintf(", deck = %q", oneOf(m, rulebook.LoreDecks()))
			}
			out = append(out, text)
		}
	}
	return out
}

// parts are one word for how much, or three that do not fall from level to level.
func (m *maker) parts() []string {
	if m.oneIn(2) {
		return []string{oneOf(m, rulebook.Parts())}
	}
	out := []string{rulebook.PartThird, rulebook.PartHalf, rulebook.PartAll}
	return slices.Clone(out)
}
