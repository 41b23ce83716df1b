package mapcheck

import (
	"fmt"
	"strings"

	"muster/catalog"
	"muster/internal/engine/command/field"
	"muster/internal/validate/refcheck"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownSymbol: the symbol of a cell is neither a terrain's nor in the legend. A wrong symbol in many cells is
// reported once, at the first of them.
func (g *Game) UnknownSymbol() *check.Check {
	return &check.Check{
		Code: "map/unknown-symbol", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{g.NeedsRules, "/board", "/rows", "/legend",
			"map/unknown-board", "map/row-count", "map/row-character"}),
		Run: g.Run(onFaults(field.UnknownSymbol, func(p *Pass, fault field.Fault) check.Finding {
			f := p.Field
			message, elsewhere := fmt.Sprintf("no terrain has the symbol %q", fault.Text), ""
			if fault.Near == "" {
				elsewhere = refcheck.OfOtherGame(p.Pass, catalog.Symbol, fault.Text)
			}
			if elsewhere != "" {
				message = fmt.Sprintf("the symbol %q belongs to %s", fault.Text, p.Catalog.Games().Title(elsewhere))
			}
			if fault.Hex != hex.None {
				message += fmt.Sprintf(" (%s", f.Hexes.Label(fault.Hex))
				if fault.Count > 1 {
					message += fmt.Sprintf(" and %d more", fault.Count-1)
				}
				message += ")"
			}
			switch {
			case strings.Contains(fault.Near, " "):
				return check.Finding{
					Message: message, Help: fmt.Sprintf("separate the cells with spaces: %q", fault.Near),
					Edits: parted(p, fault.Text, fault.Near),
				}
			case fault.Near != "":
				known := strings.Fields(strings.TrimPrefix(fault.Want, "one of ")) // no symbol contains a blank
				advice := diag.Guess(fault.Text, known, fmt.Sprintf(", or give %q a meaning in [legend]", fault.Text))
				return check.Finding{Message: message, Help: advice.Help}
			}
			help := fmt.Sprintf("use %s, or give %q a meaning in [legend]", fault.Want, fault.Text)
			if elsewhere != "" {
				help = refcheck.OtherGameHelp(help, elsewhere)
			}
			return check.Finding{Message: message, Help: help}
		})),
	}
}
