package adventurecheck

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// landmarkIdle: landmark rules that change nothing: in force where no council can bring a landmark and none is granted
// (BL-LMK-01, BL-LMK-03), bans where they are not in force, and grants of what comes anyway.
func landmarkIdle() *check.Check {
	return &check.Check{
		Code: "adventure/landmark-idle", Severity: diag.Warning, Kind: kinds.Adventure,
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
					At:      p.Doc.Key("/landmarks/ban"),
					Message: fmt.Sprintf("%s are banned, but landmark rules are not in force", wording.List(rules.Ban, "and")),
					Help:    "add in_force = true, or remove ban",
				})
			case inForce(p) && len(bringers(p)) == 0:
				p.Report(check.Finding{
					At:      p.Doc.Key("/landmarks/in_force"),
					Message: "landmark rules are in force, but nobody can bring a landmark",
					Help:    fmt.Sprintf("give a council a member of level %d, grant a landmark, or remove the rules", p.Rules.LandmarkLevel()),
				})
			}
			for _, o := range parties(p) {
				for i, id := range o.grants {
					message := ""
					switch {
					case slices.Index(o.grants, id) < i:
						message = fmt.Sprintf("%s are granted the %s twice", o.people(), id)
					case brings(p, &o, p.Rules.Terrain.Get(id)):
						message = fmt.Sprintf("%s are granted the %s, which their council brings", o.people(), id)
					default:
						continue
					}
					p.Report(check.Finding{
						At:      p.Doc.Value(fmt.Sprintf("%s/grants/%d", o.ptr, i)),
						Message: message,
						Help:    "remove it from grants: a side has one of each",
					})
				}
			}
		}),
	}
}

// brings tells whether a player's council brings a landmark for certain: he has the member for it, and no enemy has
// one who undoes that (BL-LMK-01; both sides may have a Stronghold, BL-LMK-03).
func brings(p *pass.Pass, o *party, row *rulebook.Terrain) bool {
	if row == nil || !lore(p) || o.council == nil || levelOf(o.council, row.Master) < p.Rules.LandmarkLevel() {
		return false
	}
	return row.Master == commander || !slices.ContainsFunc(parties(p), func(e party) bool {
		return e.camp != o.camp && mayReach(p, &e, row.Master)
	})
}

// mayReach tells whether a player's council may have a member of the level that brings a landmark.
func mayReach(p *pass.Pass, o *party, class string) bool {
	need := p.Rules.LandmarkLevel()
	switch {
	case !lore(p) || o.council == nil:
		return false
	case !o.council.Free():
		return levelOf(o.council, class) >= need
	}
	left := *o.council.Levels
	for _, s := range leastSeats(o.council, "") {
		if s.class != class {
			left -= s.level
		}
	}
	return left-max(creatureLevels(p, o, army(p))-o.council.Least[creature], 0) >= need
}

// bringers lists the players who may bring a landmark that is not banned, each once for every such landmark.
func bringers(p *pass.Pass) (out []tile) {
	for _, o := range parties(p) {
		for _, row := range p.Rules.Terrain.All() {
			if row.Layer != rulebook.Landmark || slices.Contains(p.Adventure.Landmarks.Ban, row.ID) {
				continue
			}
			if slices.Contains(o.grants, row.ID) || row.Master != "" && mayReach(p, &o, row.Master) {
				out = append(out, tile{camp: o.camp, ptr: o.ptr, row: &row})
			}
		}
	}
	return out
}
