package schema

import (
	"fmt"
	"slices"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// meantGame changes the loader's game if the file is clearly meant for another one. The file then violates its own
// game's schema at least twice as often as a single stray key does, and hardly violates the other's. It then reports
// the game, unless that was reported already, and drops the consequences. It returns the remaining violations.
func (l *loader) meantGame(kind string, found []violation) []violation {
	if l.unnamed || len(found) < 2 {
		return found
	}
	best, rest := (*Kinds)(nil), found
	for _, own := range l.kinds.each() {
		if own == l.own || own.game.Name == "" || !own.Has(kind) {
			continue
		}
		other, err := violations(own.validator(kind), l.doc.Tree)
		if err == nil && len(found) >= 2*(len(other)+1) && len(other) < len(rest) {
			best, rest = own, other
		}
	}
	if best == nil {
		return found
	}
	if !l.doc.Clean("/game") { // the game whose name is similar to the wrong word
		l.own, l.doc.Game = best, best.game.Name
		return rest
	}
	is := fmt.Sprintf("game is %q", l.own.game.Name)
	help, at := fmt.Sprintf("write game = %q", best.game.Name), l.doc.Value("/game")
	if l.doc.Tree["game"] == nil {
		is, at = "game is missing", source.Span{}
		help += " at the top"
	}
	var stray []string
	for _, v := range found {
		if v.keyword == "additionalProperties" && !slices.Contains(stray, v.name) {
			stray = append(stray, v.name)
		}
	}
	slices.Sort(stray) // the validator's order varies
	if len(stray) > 0 && len(stray) < 4 {
		help += ", or remove " + strings.Join(stray, ", ")
	}
	l.refuse("/game")
	d := l.report(UnknownGame, at, fmt.Sprintf("%s, but the file has the keys of %s of %s", is, best.get(kind).Noun,
		best.game.Title), help)
	if at == (source.Span{}) {
		d.Edits = []diag.Edit{l.topLine(fmt.Sprintf("game = %q", best.game.Name))}
	} else {
		d.Edits = diag.Write(l.own.game.Name, best.game.Name, "").Edits(l.doc.File, at)
	}
	l.own, l.doc.Game = best, best.game.Name
	return rest
}
