package mapcheck

import (
	"fmt"
	"maps"
	"slices"

	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// ShadowedSymbol: a legend assigns the symbol of one terrain to another. People who know the symbols misread the map.
func (g *Game) ShadowedSymbol() *check.Check {
	return &check.Check{
		Code: "map/shadowed-symbol", Severity: diag.Warning, Kind: g.Kind,
		Needs: g.needs([]string{"/legend", "map/unknown-terrain"}),
		Run: g.Run(func(p *Pass) {
			for _, symbol := range slices.Sorted(maps.Keys(p.Map.Legend)) {
				own := p.Tables.BySymbol(symbol)
				if means := p.Map.Legend[symbol]; own != nil && means != own.ID {
					p.Report(check.Finding{
						At:      p.Doc.Key(wording.Pointer("legend", symbol)),
						Message: fmt.Sprintf("the legend makes %q mean %s, but it is the symbol of %s", symbol, means, own.ID),
						Help:    fmt.Sprintf("choose another symbol for %s", means),
					})
				}
			}
		}),
	}
}
