package refcheck

import (
	"fmt"
	"maps"
	"slices"

	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// KnownIDs are the rows of a game that definitions can reference.
type KnownIDs interface {
	Invalid(id string) bool // the row of that id is invalid, which is reported there
	IDs() []string          // of all rows, sorted
}

// UnknownBoxes reports every box of a definition that the game does not have. Of boxes of another game it reports only
// the first: they have one cause.
func UnknownBoxes(p *check.Pass, ids []string, known KnownIDs) {
	if len(ids) == 0 {
		return
	}
	all, foreign := known.IDs(), false
	for i, id := range ids {
		_, found := slices.BinarySearch(all, id)
		switch {
		case known.Invalid(id):
			p.Blocked()
		case !found:
			other := OfOtherGame(p, "boxes", id) != ""
			if other && foreign {
				continue
			}
			foreign = foreign || other
			message, help := UnknownName(p, "box", id, all)
			p.Report(check.Finding{At: p.Entry.Doc.Value(wording.Pointer("boxes", i)), Message: message, Advice: help})
		}
	}
}

// terrain is the kind of everything on hexes, in any layer.
const terrain = "terrain"

// kinds maps the nouns of messages to kinds of rows.
var kinds = map[string]string{
	"unit type": "units", "unit": "units", terrain: terrain, "ground": terrain, "feature": terrain,
	"landmark": terrain, "lair": terrain, "landmark or lair": terrain, "edge": "edges", "box": "boxes",
	"board": "boards", "banner": "banners", "race": "races", "weapon": "weapons", "class": "classes",
	"Command card": "command-cards", "token": "tokens",
}

// UnknownName returns the message and the advice for a word that is not among the known ids of a definition's game, as
// wording.Unknown does. A word of another game's rulebook is reported as such without a suggestion: it is not misspelt.
func UnknownName(
	p *check.Pass, noun, word string, known []string, called ...map[string]string,
) (message string, help diag.Advice) {
	kind := kinds[noun]
	of := OfOtherGame(p, kind, word)
	if of == "" {
		return wording.Unknown(noun, word, known, called...)
	}
	if kind == terrain {
		noun = kind // it may be in another layer there
	}
	return fmt.Sprintf("the %s %q belongs to %s", noun, word, p.Catalog.Games().Title(of)),
		diag.Advice{Help: OtherGameHelp(wording.Choice(known), of)}
}

// OfOtherGame returns the name of another game whose rulebook has a row, or a symbol of a map; or "".
func OfOtherGame(p *check.Pass, kind, word string) string {
	return p.Catalog.Games().Other(p.Entry.Doc.Game, kind, word)
}

// OtherGameHelp adds to a help how to change the file to the other game that has the reference.
func OtherGameHelp(help, game string) string {
	return diag.Or(help, fmt.Sprintf("write game = %q if the file is for that game", game))
}

// BoxesTwice reports every repeated box: each name is a copy on the table.
func BoxesTwice(p *check.Pass, ids []string, known KnownIDs) {
	copies := map[string]int{}
	for i, id := range ids {
		if copies[id]++; copies[id] == 1 || !slices.Contains(known.IDs(), id) {
			continue
		}
		p.Report(check.Finding{
			At: p.Entry.Doc.Value(wording.Pointer("boxes", i)),
			Message: fmt.Sprintf(
				"the box %q is listed %s: it counts as %d copies",
				id,
				times(copies[id]),
				copies[id],
			),
			Help: "ignore this note if players need that many, or remove one",
			Related: []diag.Related{
				check.Related(
					p.Entry.Doc,
					p.Entry.Doc.Value(wording.Pointer("boxes", slices.Index(ids, id))),
					"the first one",
				),
			},
		})
	}
}

// times formats a number of repetitions.
func times(n int) string {
	if n == 2 {
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}

// UnusedLegend reports every unused symbol of a definition's legend; user names the possible user: "card".
func UnusedLegend(p *check.Pass, legend map[string]string, used map[string]bool, user string) {
	for _, symbol := range slices.Sorted(maps.Keys(legend)) {
		if !used[symbol] {
			p.Report(check.Finding{
				At:      p.Entry.Doc.Key(wording.Pointer("legend", symbol)),
				Message: fmt.Sprintf("no %s uses the symbol %q (%s)", user, symbol, legend[symbol]),
				Help:    "use it, or remove it from the legend",
			})
		}
	}
}
