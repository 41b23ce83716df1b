package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// tooMany: the engine limits the cards of a deck (EP-SET-02), and the kinds of token of a unit (BL-CRE-10).
func tooMany() *check.Check {
	return &check.Check{
		Code: "rulebook/too-many", Severity: diag.Error,
		Rules: []string{"BL-CRE-10", "BL-LOR-03", "BL-WAR-04", "EP-SET-02"},
		Needs: []string{"rulebook/duplicate-row", "rulebook/lore-effect"},
		Run: pass.Run(func(p *pass.Pass) {
			last := map[string]row{}
			for _, r := range rows(p) {
				last[r.table] = r
			}
			for _, b := range bounds(p.Rules) {
				if r, adds := last[b.table]; adds && b.have > b.most {
					p.Report(check.Finding{
						At:      p.Doc.Value(r.ptr + "/id"),
						Message: fmt.Sprintf("with %q there are %d %s (limit %d)", r.id, b.have, b.noun, b.most),
						Help:    b.help,
						Rules:   []string{b.rule},
					})
				}
			}
			for _, c := range loreCards(p) {
				cardTooMuch(p, &c)
			}
		}),
	}
}

// cardTooMuch reports a Lore card that draws or changes more at once than the engine can track.
func cardTooMuch(p *pass.Pass, c *lore) {
	changes := 0
	say := func(at, message, help string) {
		p.Report(check.Finding{At: p.Doc.Value(at), Message: message, Help: help, Rules: []string{"BL-LOR-03"}})
	}
	for i := range c.Effects {
		e := &c.Effects[i]
		if e.Do == rulebook.LoreDraw && len(e.N) > 0 && slices.Max(e.N) > mostDrawn {
			say(
				c.at(i, "n"),
				fmt.Sprintf("%q draws %d cards at once (limit %d)", c.row.id, slices.Max(e.N), mostDrawn),
				"draw fewer",
			)
		}
		if e.Do == rulebook.LoreGrant || e.Do == rulebook.LoreIgnore {
			if changes++; changes == mostChanges+1 {
				say(
					c.at(i, "do"),
					fmt.Sprintf("%q changes more than %d things at once", c.row.id, mostChanges),
					"remove some effects",
				)
			}
		}
	}
}

// The limits of the engine, which are house rules.
const (
	mostCommand = 72
	mostLore    = 72
	mostTokens  = 8
	mostDrawn   = 4
	mostChanges = 3
)

// bound is a number of rows, or of their copies, and its limit.
type bound struct {
	table, noun, help, rule string
	have, most              int
}

func bounds(r *rulebook.Rulebook) []bound {
	command := 0
	for _, c := range r.CommandCards.All() {
		command += c.Copies
	}
	return []bound{
		{
			"command_cards",
			"cards in the Command deck",
			"lower copies, or remove a shipped card with copies = 0",
			"EP-SET-02",
			command,
			mostCommand,
		},
		{
			"lore_cards",
			"Lore cards",
			"remove some, or give one the id of a shipped card that it replaces",
			"BL-WAR-04",
			len(r.LoreCards.All()),
			mostLore,
		},
		{
			"tokens",
			"kinds of token",
			"remove one, or use an existing token",
			"BL-CRE-10",
			len(r.Tokens.All()),
			mostTokens,
		},
	}
}
