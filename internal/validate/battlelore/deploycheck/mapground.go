package deploycheck

import (
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/maps"
	"muster/maps/hex"
	"muster/schema/source"
)

// mapNeeds lists the parts that must be valid before a draw can be played on a map.
func mapNeeds(more ...string) []string {
	return append([]string{
		"/board", "/rows", "/legend", "/features", "/edges", "/places",
		"map/unknown-board", "map/row-count", "map/row-size", "map/row-character", "map/unknown-symbol",
		"map/unknown-terrain", "map/unknown-feature", "map/unknown-edge", "map/unknown-place", "map/unknown-hex",
		"map/unknown-side", "map/stacked", "map/feature-ground", "map/baselines-cut-off",
	}, more...)
}

// onTouched adapts a function to a check's Run for maps whose ground can affect a deployment and that allow one.
func onTouched(look func(p *pass.Pass, f *rulebook.Field)) func(*pass.Pass) {
	return func(p *pass.Pass) {
		if p.Field != nil && p.Field.Hexes != nil && touched(p.Field) && !fixed(p) {
			look(p, p.Field)
		}
	}
}

// fixed reports whether a map of a project is only for battles with fixed armies. Such a map names its boxes, without
// that of Call to Arms, and the project has no set.
func fixed(p *pass.Pass) bool {
	boxes := p.Entry.Map.Boxes
	return p.Entry.Given && len(boxes) > 0 && !slices.Contains(boxes, pieces.CallToArmsBox) &&
		len(p.Catalog.OwnAll(rulebook.KindDeploycards)) == 0
}

// mapTerms returns the default terms of a map: the mode of its board, and the boxes of the sets.
func mapTerms(f *rulebook.Field) terms {
	if f.Board.Epic {
		return terms{mode: deploycards.ModeEpic}
	}
	return terms{mode: deploycards.ModeImpromptu}
}

// mapTable returns a battle on the map of a pass, of one side against the first of the library.
func mapTable(p *pass.Pass, camp boards.Camp, s side) table {
	t := table{board: p.Entry, terms: mapTerms(p.Field)}
	t.sides[camp] = s
	t.sides[camp.Other()] = opponents(p, camp.Other(), t.terms)
	return t
}

// ground returns the location of a hex's ground in a map's file.
func ground(p *pass.Pass, f *rulebook.Field, h hex.Hex) source.Span {
	r, i := f.Hexes.Place(h)
	if r >= len(f.Map.Rows) {
		return p.Doc.Value("/rows")
	}
	return maps.CellSpan(p.Doc, wording.Pointer("rows", r), f.Map.Rows[r], i)
}

// area names a section of a camp: "the Pennants' left wing", in an Epic battle with the zone of the cards.
func area(f *rulebook.Field, camp boards.Camp, zone int, s boards.Section) string {
	text := camp.People() + "' " + s.String()
	if len(f.Board.Zones) > 1 {
		text += ", " + f.Board.Zones[zone].ID + " zone"
	}
	return text
}
