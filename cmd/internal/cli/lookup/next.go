package lookup

import (
	"strings"

	"muster/docs"
)

// nextStep ends an explanation with the command to type next; "" without one.
func nextStep(command string) string {
	if command == "" {
		return ""
	}
	return "\n" + row("next", command)
}

// explainTerm is an entry of the glossary, whose pages are named as users reach them.
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
