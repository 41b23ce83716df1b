package matches

import (
	"cmp"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
)

// UnitRow is a unit: a type of a camp with its first hex, "" for one that is not on the field. Units mustered by Call
// to Arms have other hexes in each game. There a row is all units of a type, ordered if any of them was, and alive if
// none was killed.
type UnitRow struct {
	Camp      boards.Camp   `json:"camp"`
	At        string        `json:"at"`
	Type      string        `json:"type"`
	Name      string        `json:"name"`
	There     int           `json:"there"`   // games with it
	Ordered   int           `json:"ordered"` // games in which it was ordered
	Struck    int           `json:"struck"`  // games in which it attacked or battled back
	Alive     arena.Results `json:"alive"`   // how its camp fared where it was not killed
	Lost      arena.Results `json:"lost"`    // ... where it was
	FirstLost arena.Results `json:"first_lost"`
}

func (r *UnitRow) compare(o *UnitRow) int {
	return cmp.Or(cmp.Compare(r.Camp, o.Camp), cmp.Compare(r.At, o.At), cmp.Compare(r.Type, o.Type),
		cmp.Compare(r.Name, o.Name))
}

// fate is the result of a unit in a game, or of all units of a row.
type fate struct {
	UnitRow                      // its key
	ordered, struck, lost, first bool
}

// units adds the units of a game.
func (s *Sums) units(g *GameFacts, r *arena.Ref) {
	var mustered []fate
	for i := range g.Battle.Units {
		u := &g.Battle.Units[i]
		n := uint8(i)
		f := fate{
			UnitRow: keyOf(g.Battle, u), ordered: g.Ordered.Has(n), struck: g.Struck.Has(n), lost: g.Lost.Has(n),
			first: g.FirstLost[u.Camp] == n,
		}
		if g.Battle.Deployment == nil {
			s.unit(&f, g, r)
			continue
		}
		mustered = join(mustered, f)
	}
	for i := range mustered {
		s.unit(&mustered[i], g, r)
	}
}

// keyOf returns the row of a unit, without its counts.
func keyOf(b *setup.Battle, u *setup.Unit) UnitRow {
	row := UnitRow{Camp: u.Camp, Type: u.Type, Name: u.Name}
	if u.At < 0 {
		return row
	}
	row.At = b.Field.Hexes.Label(u.At)
	if b.Deployment != nil {
		row.Name, _ = strings.CutSuffix(row.Name, " of "+row.At)
		row.At = ""
	}
	return row
}

// join adds a fate to that of the units of its row.
func join(list []fate, f fate) []fate {
	for i := range list {
		if o := &list[i]; o.compare(&f.UnitRow) == 0 {
			o.ordered, o.struck = o.ordered || f.ordered, o.struck || f.struck
			o.lost, o.first = o.lost || f.lost, o.first || f.first
			return list
		}
	}
	return append(list, f)
}

// unit adds the result of a unit.
func (s *Sums) unit(f *fate, g *GameFacts, r *arena.Ref) {
	row := arena.RowOf(&s.Units, f.UnitRow, (*UnitRow).compare)
	row.There++
	row.Ordered += command.Bit(f.ordered)
	row.Struck += command.Bit(f.struck)
	if f.lost {
		row.Lost.Add(int(f.Camp), int(g.Winner), r)
	} else {
		row.Alive.Add(int(f.Camp), int(g.Winner), r)
	}
	if f.first {
		row.FirstLost.Add(int(f.Camp), int(g.Winner), r)
	}
}
