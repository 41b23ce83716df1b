package adventurecheck

import (
	"strconv"

	"muster/adventures"
	"muster/engine/rulebook"
	"muster/maps/hex"
	"muster/validate/battlelore/pass"
)

// unit is one unit as the adventure puts it on the field.
type unit struct {
	camp  hex.Camp
	ally  bool           // its camp's second player commands it (VAR-RA-01)
	name  string         // its type as written
	label string         // its hex as written
	ptr   string         // where the label stands
	row   *rulebook.Unit // nil: the rulebook has no such type, or one with mistakes
	hex   hex.Hex        // hex.None: the board has no such hex
}

// sidePtr is the JSON pointer of a camp's table.
func sidePtr(c hex.Camp) string { return "/" + c.String() }

// army lists the units that stand on the field from the start, the Pennants' first, as the file has them. It has
// none with Call to Arms, where the cards bring them. Groups that the schema refused are left out. The list
// is made once and shared by the checks: nobody may change it.
func army(p *pass.Pass) []unit { return pass.Shared(p, armyKey{}, muster) }

type armyKey struct{}

func muster(p *pass.Pass) []unit {
	if p.Adventure.CallToArms != nil {
		return nil
	}
	var out []unit
	for _, c := range camps {
		side := p.Adventure.Side(c.String())
		if side == nil {
			continue
		}
		for i, g := range side.Units {
			ptr := sidePtr(c) + "/units/" + strconv.Itoa(i)
			if !p.Doc.Clean(ptr) {
				continue
			}
			row := p.Rules.Units.Get(g.Type)
			if p.Rules.Units.Faulty(g.Type) {
				row = nil
			}
			for j, label := range g.At {
				out = append(out, unit{
					camp: c, ally: adventures.Second(g.Player), name: g.Type, label: label, ptr: ptr + "/at/" + strconv.Itoa(j),
					row: row, hex: hexAt(p, label),
				})
			}
		}
	}
	return out
}

// onBoard makes a check's Run of a look that needs the adventure's board, whatever else is wrong with its map.
// Checks that ask what lies on a hex have library.NeedsMap among their Needs in place of it.
func onBoard(look func(*pass.Pass)) func(*pass.Pass) {
	return func(p *pass.Pass) {
		if p.Field != nil && p.Field.Hexes != nil {
			look(p)
		}
	}
}

// of keeps the units of one camp.
func of(c hex.Camp, units []unit) []unit {
	var out []unit
	for _, u := range units {
		if u.camp == c {
			out = append(out, u)
		}
	}
	return out
}

// on finds the first unit that stands on a hex; nil when there is none.
func on(h hex.Hex, units []unit) *unit {
	for i := range units {
		if units[i].hex == h && h != hex.None {
			return &units[i]
		}
	}
	return nil
}

// hexAt is the hex of a label, hex.None when the board has none of that name or there is no board.
func hexAt(p *pass.Pass, label string) hex.Hex {
	if p.Field == nil || p.Field.Hexes == nil {
		return hex.None
	}
	h, _, _ := p.Field.Hexes.ByLabel(label)
	return h
}

// eachSide runs do for the tables of the two camps that the adventure has.
func eachSide(p *pass.Pass, do func(c hex.Camp, side *adventures.Side, ptr string)) {
	for _, c := range camps {
		if side := p.Adventure.Side(c.String()); side != nil {
			do(c, side, sidePtr(c))
		}
	}
}

// green tells whether a unit counts in scouting: the lowest colour, a creature's too (CTA-08, R-050).
func green(p *pass.Pass, u unit) bool {
	if u.row == nil {
		return false
	}
	b := p.Rules.Banners.Get(u.row.Banner)
	return b != nil && b.Rank == 1
}

// greens counts each camp's green units.
func greens(p *pass.Pass) (n [hex.Camps]int) {
	for _, u := range army(p) {
		if green(p, u) {
			n[u.camp]++
		}
	}
	return n
}
