package kernel

import (
	"cmp"
	"strings"
	"unicode"

	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/rulebook"
)

// Mark returns the two letters of a unit type on its blocks: its own, or the initials of its name.
func Mark(u *rulebook.Unit) string {
	if mark := plain(u.Mark); mark != "" {
		return strings.ToUpper(mark)
	}
	var out string
	for _, word := range strings.Fields(strings.ReplaceAll(cmp.Or(u.Name, u.ID), "-", " ")) {
		if w := plain(word); w != "" && len(out) < 2 {
			out += w[:1]
		}
	}
	return strings.ToUpper(cmp.Or(out, "?"))
}

// plain returns the first two ASCII letters or digits of a word.
func plain(word string) string {
	var out strings.Builder
	for _, r := range word {
		if r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) && out.Len() < 2 {
			out.WriteRune(r)
		}
	}
	return out.String()
}

// Code returns a unit in at most three characters: its letters, and a ")" if it fires. The top side has capitals, the
// bottom side small letters, so that a drawing without colour distinguishes them.
func Code(u *rulebook.Unit, bow bool, camp boards.Camp) string {
	code := letters(camp, Mark(u))
	if u.Missile(bow) {
		code += ")"
	}
	return code
}

// Letters returns those on a unit's blocks: large for the top side, small for the bottom side.
func Letters(u *rulebook.Unit, camp boards.Camp) string { return letters(camp, Mark(u)) }

// letters returns a word in the case of a side.
func letters(camp boards.Camp, word string) string {
	if camp == boards.Standard {
		return strings.ToLower(word)
	}
	return strings.ToUpper(word)
}

// leaderLetter returns a Leader's letter in a text drawing.
func leaderLetter(rules *rulebook.Rulebook, camp boards.Camp) byte {
	mark := "K"
	if row := rules.Leaders.Get(rulebook.TheLeader); row != nil {
		mark = cmp.Or(plain(row.Mark), mark)
	}
	return letters(camp, draw.ASCII(mark))[0]
}
