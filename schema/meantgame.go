package schema

import (
	"fmt"
	"slices"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// meantGame makes the loader one of another game where the file is meant to be of that: it breaks the schema of its
// own game at least twice as often as a single stray key does, and the other game's hardly. The game is told of then,
// and nothing that follows from it; where game is wrong anyway, that was told. It returns the violations that are left.
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
	if !l.doc.Clean("/game") { // the game that the wrong word is near to
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
	slices.Sort(stray) // the validator has no order
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
