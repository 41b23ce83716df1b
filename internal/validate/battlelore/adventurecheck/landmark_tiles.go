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

// landmarkTiles: a landmark that a council or a grant brings needs its own tile. If more players place one than
// the boxes have tiles left, the last gets none, which would only show during the game.
func landmarkTiles() *check.Check {
	return &check.Check{
		Code: "adventure/landmark-tiles", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"R-307", "BL-LMK-01", "BL-LMK-03"},
		Needs: []string{
			library.NeedsRules, library.NeedsMap,
			"/type", "/boxes", "/landmarks", "/pennant", "/standard", "/call_to_arms", "adventure/unknown-box",
			"adventure/unknown-landmark", "adventure/boxes-miss-map", "adventure/place-tiles", "adventure/landmark-idle",
			"adventure/landmark-rights", "adventure/council-level", "adventure/council-split",
		},
		Run: pass.Run(func(p *pass.Pass) {
			boxes := p.Linked.LoreBoxes()
			rows := p.Rules.Terrain.All()
			for i := range rows {
				row := &rows[i]
				if row.Layer != rulebook.Landmark || row.Box == "" { // without a box it is the author's to make
					continue
				}
				who := placers(p, row)
				if left := tilesLeft(p, row, boxes); len(who) > left {
					p.Report(check.Finding{
						At: p.Doc.Key(who[len(who)-1].Ptr),
						Message: fmt.Sprintf("%s bring the %s, but the boxes (%s) have %s of it left",
							names(who), row.ID, wording.List(boxes, "and"), wording.Count(left, "tile", "tiles")),
						Help: tilesHelp(p, row, who),
					})
				}
			}
		}),
	}
}

// tilesHelp returns the help, by how the players get the landmark. A granted or placed one cannot be banned.
func tilesHelp(p *pass.Pass, row *rulebook.Terrain, who []library.Player) string {
	granted := func(o library.Player) bool { return slices.Contains(o.Grants, row.ID) }
	given := func(o library.Player) bool { return granted(o) || p.Linked.Given(&o, row.ID) }
	var ways []string
	if slices.ContainsFunc(who, granted) {
		ways = append(ways, fmt.Sprintf("remove %q from grants", row.ID))
	}
	if slices.ContainsFunc(who, func(o library.Player) bool { return !granted(o) }) {
		ways = append(ways, fmt.Sprintf("give fewer councils a %s of level %d", row.Master, p.Rules.LandmarkLevel()))
	}
	if !slices.ContainsFunc(p.Linked.Players, given) {
		ways = append(ways, "ban the landmark")
	}
	return wording.List(append(ways, "add a box that contains the tile to boxes"), "or")
}

// names returns the names of players for a sentence.
func names(who []library.Player) string {
	var list []string
	for i := range who {
		list = append(list, who[i].Name())
	}
	return wording.List(list, "and")
}

// placers lists the distinct players that certainly bring a landmark and have not placed it yet.
func placers(p *pass.Pass, row *rulebook.Terrain) (out []library.Player) {
	byCouncil := p.Linked.LandmarksInForce() && row.Master != "" && !p.Linked.Banned(row.ID)
	for _, o := range p.Linked.Players {
		granted := slices.Contains(o.Grants, row.ID)
		if (granted || byCouncil && brings(p, &o, row)) && !p.Linked.Given(&o, row.ID) {
			out = append(out, o)
		}
	}
	return out
}

// tilesLeft returns the number of tiles of a landmark in the boxes beyond those on the field.
func tilesLeft(p *pass.Pass, row *rulebook.Terrain, boxes []string) (n int) {
	for _, tiles := range p.Rules.TilesOf(boxes) {
		if slices.Contains(tiles.Faces, row.ID) {
			n += tiles.Count
		}
	}
	for _, c := range p.Linked.Field.Cells() {
		if c.Place != nil && c.Place.ID == row.ID {
			n--
		}
	}
	return max(n, 0)
}
