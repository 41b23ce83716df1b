package list

import (
	"strings"

	"muster/docs"
)

// nextStep returns the last part of an explanation, the command to type next; "" without one.
func nextStep(command string) string {
	if command == "" {
		return ""
	}
	return "\n" + row("next", command)
}

// keyGuides maps keys that need more than their schema to how-to pages, by game, kind and path.
func keyGuides() map[string]string {
	const rules = "muster explain how-to/special-rules --full"
	guides := map[string]string{}
	for _, key := range []string{"rules", "rules.effects", "rules.effects.do"} {
		guides["adventure of BattleLore: "+key] = rules
	}
	return guides
}

// guideOf returns the last line of an explanation if it names a key's how-to page, which a short answer keeps.
func guideOf(lines []string) string {
	last := lines[len(lines)-1]
	for _, guide := range keyGuides() {
		if last+"\n" == row("next", guide) {
			return last
		}
	}
	return ""
}

// explainTerm returns an entry of the glossary, with pages named as users reach them.
func explainTerm(site docs.Site, t docs.Term) string {
	text := site.Reachable(linked(site, ".", t.Text))
	return t.Name + "\n\n" + strings.ReplaceAll(text, docs.NoBreak, " ") + "\n"
}

// afterTerm explains the first rule that a term names, or else shows all terms.
func afterTerm(t docs.Term) string {
	for _, word := range strings.FieldsFunc(t.Text, func(r rune) bool { return strings.ContainsRune(" ,.;:()\n", r) }) {
		if docs.IsRuleID(word) {
			return "muster explain " + word
		}
	}
	return "muster explain glossary"
}
