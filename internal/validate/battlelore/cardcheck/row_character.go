package cardcheck

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/maps"
	"muster/schema/diag"
	"muster/validate/check"
)

// rowCharacter: a row contains a tab or another character that neither separates nor names cells.
func rowCharacter() *check.Check {
	return &check.Check{
		Code: "deploycards/row-character", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Needs: []string{"/board", "/cards", "deploycards/unknown-board", "deploycards/row-count"},
		Run: pass.Run(onFaults(deck.RowCharacter, func(p *pass.Pass, f deck.Fault) check.Finding {
			message := fmt.Sprintf("rank %d of card %d contains the character %q", f.Rank, f.Card, f.Text)
			if f.Text == "," || f.Text == ";" {
				if f.Count > 1 {
					message += fmt.Sprintf(", and there are %d more", f.Count-1)
				}
				return check.Finding{Message: message, Help: "separate cells with spaces", Edits: spaced(p, f.Text)}
			}
			found := check.Finding{Message: message, Help: "separate cells with spaces and use visible symbols"}
			if c, _ := utf8.DecodeRuneInString(f.Text); unicode.IsSpace(c) {
				found.Edits = spaced(p, f.Text)
			}
			return found
		})),
	}
}

// spaced returns the edits that replace a character by a space in the rows of all cards.
func spaced(p *pass.Pass, character string) []diag.Edit {
	var out []diag.Edit
	for i := range p.Set.Cards {
		out = append(out, maps.SpacedRows(p.Doc, wording.Pointer("cards", i, "rows"), p.Set.Cards[i].Rows, character)...)
	}
	return out
}
