// Package realmcheck checks realms of Runewars: references, the placement of tiles, and the components on them. Its
// rules follow the steps in which a realm is built (RW-SETUP).
package realmcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/tiles"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// All lists the checks. A check comes after those that it needs.
//
//newcheck:family realm
func All() []*check.Check {
	return []*check.Check{
		tileTwice(),
		unknownName(),
		unknownBox(),
		otherBox(),
		homeTile(),
		tileCount(),
		overlap(),
		touch(),
		alone(),
		borders(),
		cutOff(),
		hole(),
		marker(),
		markerBorders(),
		markerDistance(),
		factionTwice(),
		homeCount(),
		homePlace(),
		homesTouch(),
		runePlace(),
		runeCount(),
		neutrals(),
		stock(),
		cities(),
		explorationBack(),
		tokens(),
		neighbourhood(),
		prosePlaceholder(),
	}
}

// Run returns a check's function by code, for checks of scenarios, which place parts of a realm themselves.
func Run(code string) func(*check.Pass) {
	all := All()
	return all[slices.IndexFunc(all, func(c *check.Check) bool { return c.Code == code })].Run
}

// called names a placed tile for people.
func called(p *pass.Pass, tile int) string {
	row := p.Linked.Laid[tile].Row
	if row.Home != "" {
		return "the home realm " + row.Mark
	}
	return "tile " + row.ID
}

// related returns another location of the same file.
func related(p *pass.Pass, ptr, message string) []diag.Related {
	return []diag.Related{check.Related(p.Doc, p.Doc.Value(ptr), message)}
}

// label returns the label of an area.
func label(p *pass.Pass, area int) string { return p.Linked.Spots[area].Label }

// labels lists the labels of areas.
func labels(p *pass.Pass, areas []int) string {
	var out []string
	for _, a := range areas {
		out = append(out, label(p, a))
	}
	return wording.List(out, "and")
}

// drawn draws the board around the areas of a tile, and around other hexes.
func drawn(p *pass.Pass, tile int, others ...tiles.At) string {
	of := &p.Linked.Board.Tiles[tile]
	hexes := slices.Clone(others)
	for a := range of.Tile.Areas {
		hexes = append(hexes, of.Where(a))
	}
	return p.Linked.Near(2, hexes...)
}

// at formats a hex as in a realm.
func at(a tiles.At) string { return fmt.Sprintf("[%d, %d]", a.Q, a.R) }

// ptrOf returns the pointer to the placement of a tile.
func ptrOf(p *pass.Pass, tile int) string { return p.Linked.Laid[tile].Ptr }
