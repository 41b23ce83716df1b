package realmcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// homeTile: a home realm replaces a marker (RW-SETUP-16); it is never placed as a tile of the board, and a faction
// without one cannot place it (RW-CHK-10).
func homeTile() *check.Check {
	return &check.Check{
		Code: "realm/home-tile", Severity: diag.Error, Kind: rulebook.KindRealm,
		Rules: []string{"RW-SETUP-16", "RW-CHK-10"},
		Needs: []string{"realm/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			for i := range p.Linked.Laid {
				laid := &p.Linked.Laid[i]
				if laid.Home == library.None && laid.Row.Home != "" {
					p.Report(check.Finding{
						At:      p.Doc.Value(laid.Ptr + "/tile"),
						Message: fmt.Sprintf("%s is the home realm of %s, not a tile of the board", laid.Row.ID, laid.Row.Home),
						Help:    "move it to [[homes]], in the place of a marker",
					})
				}
			}
			for i := range p.Linked.Homes {
				h, d := &p.Linked.Homes[i], &p.Realm.Homes[i]
				switch {
				case len(d.At) > 0 && d.Faction == "" && p.Doc.Clean(h.Ptr):
					p.Report(check.Finding{
						At: p.Doc.Value(h.Ptr + "/at"), Message: "the home realm has no faction",
						Help: "name the faction, or remove at until the marker is chosen",
					})
				case len(d.At) > 0 && h.Faction != nil && h.Tile == library.None &&
					(p.Doc.Clean(h.Ptr) || !hasTile(p, h.Faction.ID)):
					p.Report(check.Finding{
						At: p.Doc.Value(h.Ptr + "/faction"), Message: fmt.Sprintf("%s has no home realm", h.Faction.ID),
						Help: "add a tile with home = \"" + h.Faction.ID + "\" to the rulebook",
					})
				}
			}
		}),
	}
}

// hasTile reports whether the rulebook has a home realm of a faction.
func hasTile(p *pass.Pass, faction string) bool {
	return slices.ContainsFunc(p.Rules.Tiles.All(), func(t rulebook.Tile) bool { return t.Home == faction })
}
