package imports

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// owners maps the number in a medal's name to its side: pictures with stars belong to the Allies, those with crosses to
// the Axis, and medal0 shows both.
var owners = map[string]string{
	"medal0": "", "medal1": "ALLIES", "medal4": "ALLIES", "medal6": "ALLIES", "medal2": "AXIS", "medal5": "AXIS",
	"medal7": "AXIS",
}

// medal reads a medal on a hex: its owner, its value, and its other attributes.
func (s *scenario) medal(t Item, tag *node) {
	medal := tag.get("medal")
	t.Banners, t.Permanent = 1, medal.get("permanent").yes()
	if worth := medal.get("counts_for"); worth.text() != "" {
		if n, ok := worth.number(); ok && n > 0 && n < 20 {
			t.Banners = n
		} else {
			s.aside(t, "write banners as you like", "%q counts for %q: it is worth 1 banner", t.Written, clip(worth.text()))
		}
	}
	owner, known := owners[t.Name]
	switch side := cmp.Or(tag.get("side").word(), medal.get("side").word()); side {
	case "AXIS", "ALLIES": // a side in words takes precedence over the picture
		owner, known = side, true
	case "BOTH":
		owner, known = "", true
	case "":
	default:
		s.aside(t, `write side = "pennant" or "standard"`,
			"the side %q of %q is neither AXIS nor ALLIES nor BOTH: it is left out", clip(side), t.Written)
	}
	if !known {
		s.aside(t, `write side = "pennant" or "standard"`, "the side of medal %q is unknown: both sides can take it",
			t.Written)
	}
	if i := slices.Index(s.sides[:], owner); i >= 0 && owner != "" {
		t.Side = i
	}
	t.Terms = s.terms(t, tag)
	s.Things = append(s.Things, t)
}

// aside reports a guess about an item on a hex.
func (s *scenario) aside(t Item, help, format string, args ...any) {
	f := NewFinding(s.File, Guessed, t.At, help, format, args...)
	s.Found = append(s.Found, f.Kind(s.label(t.Row, t.Nth), "%s", f.Message))
}

// terms returns the conditions of a medal that a one-hex objective does not have, as prose.
func (s *scenario) terms(t Item, tag *node) string {
	medal := tag.get("medal")
	var terms, group []string
	for _, h := range tag.get("group").all() {
		if label := clip(h.text()); label != "" && !strings.EqualFold(label, s.label(t.Row, t.Nth)) {
			group = append(group, label)
		}
	}
	if len(group) > 0 {
		terms = append(terms, "it counts "+clip(strings.Join(group, ", "))+" as well")
	}
	if n, ok := medal.get("nbr_hex").number(); ok && n > 1 {
		terms = append(terms, fmt.Sprintf("it takes %d of its hexes", n))
	}
	for _, term := range []struct{ key, text string }{
		{"majority", "it goes to the side with more units there (majority)"},
		{"sole_control", "no enemy may stand there"},
		{"turn_start", "it is taken at the start of a turn"},
		{"last_to_occupy", "it stays with the last side that held it"},
	} {
		if medal.get(term.key).yes() {
			terms = append(terms, term.text)
		}
	}
	return strings.Join(terms, "; ")
}
