package deploy

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/diag"
)

// SpecialistsEach is the maximum of Specialist cards of a player (CTA-ORG-09, R-081).
const SpecialistsEach = 2

// ParseSpecialists reads the players' wishes: cards in the order of play, players separated by slashes, the Pennants
// first: "stakes,prayer/bow-upgrade". A player without wishes has an empty part.
func ParseSpecialists(text string) [][]string {
	var out [][]string
	for _, part := range strings.Split(text, "/") {
		var words []string
		for _, w := range strings.Split(part, ",") {
			if w = strings.TrimSpace(w); w != "" {
				words = append(words, w)
			}
		}
		out = append(out, words)
	}
	return out
}

// findSpecialist finds a card by its id, or by words that only that id has: "stakes" is enough for "archers-stakes".
// Without a match, near is the nearest id, and several are the ids that fit the words.
func findSpecialist(rules *rulebook.Rulebook, word string) (card *rulebook.Specialist, near string, several []string) {
	if card = rules.Specialists.Get(word); card != nil {
		return card, "", nil
	}
	all := rules.Specialists.All()
	for i := range all {
		if contains(all[i].ID, word) {
			several = append(several, all[i].ID)
			card = &all[i]
		}
	}
	switch len(several) {
	case 1:
		return card, "", nil
	case 0:
		return nil, nearestSpecialist(rules, word), nil
	}
	return nil, "", several
}

// contains reports whether every word of a short name is one of the id's.
func contains(id, name string) bool {
	words := strings.Split(id, "-")
	for _, w := range strings.Split(name, "-") {
		if !slices.Contains(words, w) {
			return false
		}
	}
	return true
}

// nearestSpecialist looks at whole ids first, then at their words, so that "steaks" finds the stakes.
func nearestSpecialist(rules *rulebook.Rulebook, word string) string {
	ids := rules.Specialists.IDs()
	if near := diag.Nearest(word, ids); near != "" {
		return near
	}
	var words []string
	for _, id := range ids {
		words = append(words, strings.Split(id, "-")...)
	}
	near := diag.Nearest(word, words)
	if near == "" {
		return ""
	}
	for _, id := range ids {
		if contains(id, near) {
			return id
		}
	}
	return ""
}
