package adventurecheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// landmarkIdle: landmark rules have no effect. They are enabled although no council can bring a landmark and none is
// granted (BL-LMK-01, BL-LMK-03). Or they are bans while landmarks are disabled, or grants of landmarks that come
// anyway.
func landmarkIdle() *check.Check {
	return &check.Check{
		Code: "adventure/landmark-idle", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-LMK-01", "BL-LMK-03", "R-075"},
		Needs: []string{
			library.NeedsRules,
			"/type", "/landmarks", "/pennant", "/standard", "adventure/council-level", "adventure/council-split",
			"adventure/landmark-rights", "adventure/landmark-banned", "adventure/unknown-landmark",
		},
		Run: pass.Run(func(p *pass.Pass) {
			rules := p.Adventure.Landmarks
			switch {
			case rules != nil && !rules.InForce && len(rules.Ban) > 0:
				p.Report(check.Finding{
					At: p.Doc.Key("/landmarks/ban"),
					Message: fmt.Sprintf(
						"%s are banned, but landmark rules are not in force",
						wording.List(rules.Ban, "and"),
					),
					Help: "add in_force = true, or remove ban",
				})
			case p.Linked.LandmarksInForce() && len(bringers(p)) == 0:
				p.Report(check.Finding{
					At:      p.Doc.Key("/landmarks/in_force"),
					Message: "landmark rules are in force, but no player can bring a landmark",
					Help: fmt.Sprintf(
						"give a council a member of level %d, grant a landmark, or remove the rules",
						p.Rules.LandmarkLevel(),
					),
				})
			}
			for _, o := range pass.Parties(p) {
				for i, g := range o.Due {
					message := ""
					switch {
					case slices.Index(o.Grants, g.ID) < i:
						message = fmt.Sprintf("%s are granted the %s twice", o.Name(), g.ID)
					case brings(p, &o, g.Row):
						message = fmt.Sprintf("%s are granted the %s, which their council brings", o.Name(), g.ID)
					default:
						continue
					}
					p.Report(check.Finding{
						At:      p.Doc.Value(g.Ptr),
						Message: message,
						Help:    "remove it from grants: a side can have one of each",
					})
				}
			}
		}),
	}
}

// brings reports whether a player's council certainly brings a landmark: it has the member, and no enemy's member
// cancels it (BL-LMK-01; both sides may have a Stronghold, BL-LMK-03).
func brings(p *pass.Pass, o *library.Player, row *rulebook.Terrain) bool {
	if row == nil || !pass.IsLore(p) || o.Council == nil || pass.LevelOf(o.Council, row.Master) < p.Rules.LandmarkLevel() {
		return false
	}
	return row.Master == pass.Commander || !slices.ContainsFunc(pass.Parties(p), func(e library.Player) bool {
		return e.Camp != o.Camp && mayReach(p, &e, row.Master)
	})
}

// mayReach reports whether a player's council may have a member of the level that brings a landmark.
func mayReach(p *pass.Pass, o *library.Player, class string) bool {
	need := p.Rules.LandmarkLevel()
	switch {
	case !pass.IsLore(p) || o.Council == nil:
		return false
	case !o.Council.Free():
		return pass.LevelOf(o.Council, class) >= need
	}
	left := *o.Council.Levels
	for _, s := range pass.LeastSeats(o.Council, "") {
		if s.Class != class {
			left -= s.Level
		}
	}
	return left-max(pass.CreatureLevels(p, o)-o.Council.Least[pass.Creature], 0) >= need
}

// bringers lists the players that may bring a landmark that is not banned, once for every such landmark.
func bringers(p *pass.Pass) (out []library.Place) {
	parties, rows := pass.Parties(p), p.Rules.Terrain.All()
	for i := range parties {
		o := &parties[i]
		for j := range rows {
			row := &rows[j]
			if row.Layer != rulebook.Landmark || p.Linked.Banned(row.ID) {
				continue
			}
			if slices.Contains(o.Grants, row.ID) || row.Master != "" && mayReach(p, o, row.Master) {
				out = append(out, library.Place{Camp: o.Camp, Ptr: o.Ptr, Row: row})
			}
		}
	}
	return out
}
