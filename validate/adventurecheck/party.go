package adventurecheck

import (
	"muster/adventures"
	"muster/maps/hex"
	"muster/schema/source"
	"muster/validate/battlelore/pass"
)

// party is one of the adventure's players: who holds Command cards, has a War Council and brings landmarks. A camp is
// one, or with Reluctant Allies two (VAR-RA-01).
type party struct {
	camp    hex.Camp
	ally    bool
	ptr     string // of the player's table
	cards   int
	council *adventures.Council
	grants  []string
}

// parties lists the players that the adventure has tables for: the Pennants' first, a camp's ally behind its first.
func parties(p *pass.Pass) []party {
	var out []party
	eachSide(p, func(c hex.Camp, side *adventures.Side, ptr string) {
		out = append(out, party{c, false, ptr, side.CommandCards, side.Council, side.Grants})
		if a := side.Ally; a != nil {
			out = append(out, party{c, true, ptr + "/ally", a.CommandCards, a.Council, a.Grants})
		}
	})
	return out
}

// partyOf is the player of a camp; an empty one when the adventure has no table for him.
func partyOf(p *pass.Pass, c hex.Camp, ally bool) party {
	for _, o := range parties(p) {
		if o.camp == c && o.ally == ally {
			return o
		}
	}
	return party{camp: c, ally: ally}
}

// people is a player as a sentence speaks of him: by his camp, and where two lead it the second as its allies.
func (o *party) people() string {
	if o.ally {
		return people(o.camp) + "' allies"
	}
	return people(o.camp)
}

// table is the player's table as it is written in a file.
func (o *party) table() string {
	if o.ally {
		return o.camp.String() + ".ally"
	}
	return o.camp.String()
}

// of keeps the units that a player commands.
func (o *party) of(units []unit) []unit {
	var out []unit
	for _, u := range units {
		if u.camp == o.camp && u.ally == o.ally {
			out = append(out, u)
		}
	}
	return out
}

// seats lists the players that the adventure has tables for, and both camps' first without one. With Call to Arms an
// ally without a table holds what his camp does (VAR-ER-01).
func seats(p *pass.Pass) []party {
	var out []party
	for _, c := range camps {
		out = append(out, partyOf(p, c, false))
		if o := partyOf(p, c, true); o.ptr != "" {
			out = append(out, o)
		}
	}
	return out
}

// at is where a finding about a player points: at his table, or where the adventure says what it is.
func (o *party) at(p *pass.Pass) source.Span {
	if o.ptr == "" {
		return p.Doc.Value("/type")
	}
	return p.Doc.Key(o.ptr)
}
