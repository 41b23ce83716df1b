package battlelore

import (
	"strings"
	"unicode"

	"muster/draw"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Code returns a unit in at most three characters: colour, arm, race mark ("BS", "GXD", "G*S"). Pennants have capitals,
// Standards small letters, so that a drawing without colour distinguishes the camps.
func Code(rules *rulebook.Rulebook, u *rulebook.Unit, camp boards.Camp) string {
	code := bannerLetter(rules, u) + arm(rules, u) + raceMark(rules, u)
	if camp == boards.Standard {
		return strings.ToLower(code)
	}
	return strings.ToUpper(code)
}

// arm returns the second character of a code: the class if it is not foot, else the weapon.
func arm(rules *rulebook.Rulebook, u *rulebook.Unit) string {
	switch {
	case u.Creature():
		return "*"
	case u.Class == "mounted":
		return "H"
	}
	symbol := weaponSymbol(rules, u)
	switch symbol { // those whose initial is another's
	case "long-sword":
		return "S"
	case "crossbow":
		return "X"
	case "sling":
		return "N"
	case "spear":
		return "P"
	case "halberd":
		return "A"
	}
	return initial(symbol, "?")
}

// weaponSymbol returns the picture of the unit's weapon: "sword", "bow"; "" for an unknown weapon.
func weaponSymbol(rules *rulebook.Rulebook, u *rulebook.Unit) string {
	if w := rules.Weapons.Get(u.Weapon); w != nil {
		if w.Symbol != "" {
			return w.Symbol
		}
		return w.ID
	}
	return ""
}

// raceMark returns the letter of the unit's race; for a creature the initial of its name.
func raceMark(rules *rulebook.Rulebook, u *rulebook.Unit) string {
	if u.Creature() {
		words := strings.Fields(strings.ReplaceAll(rowName(u.Name, u.ID), "-", " "))
		if len(words) == 0 {
			return ""
		}
		return initial(words[len(words)-1], "") // the Giant Spider is an S, the Hill Giant a G
	}
	if r := rules.Races.Get(u.Race); r != nil && r.Mark != "" {
		return initial(r.Mark, "")
	}
	return ""
}

// tokenMark returns the two letters of a token's race; for a creature without a silhouette the initials of its name's
// first and last words.
func tokenMark(rules *rulebook.Rulebook, u *rulebook.Unit) string {
	if u.Creature() {
		if draw.Silhouette(u.Symbol) != "" {
			return ""
		}
		words := strings.Fields(strings.ReplaceAll(rowName(u.Name, u.ID), "-", " "))
		switch len(words) {
		case 0:
			return ""
		case 1:
			return twoLetters(words[0])
		}
		return initial(words[0], "") + initial(words[len(words)-1], "")
	}
	if r := rules.Races.Get(u.Race); r != nil {
		return twoLetters(r.Mark)
	}
	return ""
}

// twoLetters returns the first two ASCII letters or digits of a word, the first one as a capital.
func twoLetters(word string) string {
	first := initial(word, "")
	if first == "" {
		return ""
	}
	at := strings.IndexFunc(word, func(r rune) bool { return strings.EqualFold(string(r), first) })
	for _, r := range word[at+1:] {
		if r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			return first + string(r)
		}
	}
	return first
}

// bannerLetter returns the letter of the unit's banner colour, as a capital.
func bannerLetter(rules *rulebook.Rulebook, u *rulebook.Unit) string {
	if b := rules.Banners.Get(u.Banner); b != nil {
		return initial(rowName(b.Name, b.ID), "?")
	}
	return initial(u.Banner, "?")
}

// initial returns the first ASCII letter or digit of a word, as a capital, or otherwise.
func initial(word, otherwise string) string {
	for _, r := range word {
		if r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			return string(unicode.ToUpper(r))
		}
	}
	return otherwise
}

// rowName returns the display name of a row of a table.
func rowName(name, id string) string {
	if name != "" {
		return name
	}
	return id
}
