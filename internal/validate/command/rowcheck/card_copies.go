package rowcheck

import (
	"fmt"

	"muster/internal/engine/command/rows"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// CardCopies: a new Command card without a copy in the deck is never drawn. An embedded card is removed from the deck
// that way. ships reports whether a card is embedded; never ends the message.
func CardCopies(open Open, ships func(of *check.Pass, id string) bool, never string) *check.Check {
	return &check.Check{
		Code: "rulebook/card-copies", Severity: diag.Warning,
		Run: run(open, func(p *Pass) {
			for _, w := range p.Rows {
				var card struct {
					Copies int `toml:"copies"`
				}
				schema.DecodeValue(w.Values, &card)
				if w.Table != "command_cards" || card.Copies > 0 || ships(p.Pass, w.ID) || p.blocked(w) {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(w.Ptr + "/copies"),
					Message: fmt.Sprintf("the deck has no copy of %q, %s", w.ID, never),
					Help:    "write copies = 1 or more, or remove the card",
				})
			}
		}),
	}
}

// blocked reports whether a row references an invalid one, so that it cannot be checked further.
func (p *Pass) blocked(w rows.Decoded) bool {
	blocked := false
	p.Names(w, func(_, _, _ string, _ []string, faulty bool) { blocked = blocked || faulty })
	return blocked
}
