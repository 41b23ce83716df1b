package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/library"
	"muster/internal/report/changes"
	"muster/internal/report/command"
)

func (t *versionFacts) set(e *library.Entry) {
	s := e.Set
	t.About([][2]string{
		{"name", s.Name}, {"author", s.Author}, {"camp", s.Camp}, {"letter", s.Letter}, {"board", s.Board},
		{"boxes", command.Set(s.Boxes)},
	})
	t.Words("notes", s.Notes)
}

// cardsOf adds the content of the cards. Units of a card in both versions are pieces, which may have moved on it; a
// card in only one version is added or removed as a whole.
func cardsOf(t *versionFacts, e, other *library.Entry) {
	linked, _ := deck.Link(e.Set, e.Rules())
	for i := range linked.Cards {
		c := &linked.Cards[i]
		name := fmt.Sprintf("card %d", c.Number)
		t.Field(cards, "", name, "name", c.Name)
		if !c.Read {
			rows := make([]string, len(e.Set.Cards[i].Rows))
			for j, row := range e.Set.Cards[i].Rows {
				rows[j] = strings.Join(strings.Fields(row), " ")
			}
			t.Field(cards, "", name, "rows", strings.Join(rows, " / "))
			continue
		}
		both := slices.ContainsFunc(other.Set.Cards, func(o deploycards.Card) bool { return o.Number == c.Number })
		for _, u := range c.Entries {
			kind, at := e.Set.Legend[u.Symbol], fmt.Sprintf("rank %d file %d", u.Rank, u.File)
			if u.Unit != nil {
				kind = u.Unit.ID
			}
			if both {
				t.Pieces = append(t.Pieces, changes.Piece{Topic: cards, Side: name, Kind: kind, At: at})
			} else {
				t.Field(cards, "", name, at, kind)
			}
		}
	}
}
