package library

import (
	"muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Player is a player of an adventure, with Command cards, a War Council and landmarks. A camp is one player, or with
// Reluctant Allies two (VAR-RA-01).
type Player struct {
	// Ally is the player's part of the adventure. With Call to Arms an ally without a table has the values of its camp
	// (VAR-ER-01).
	adventures.Ally
	Camp   boards.Camp
	Second bool   // the camp's ally
	Own    bool   // the adventure has a table for him
	Ptr    string // JSON pointer of the player's table, or of the missing one
	Due    []Grant
}

// Grant is a landmark or lair that a player may put on the field because the adventure says so.
type Grant struct {
	ID  string
	Ptr string
	Row *rulebook.Terrain // nil: the rulebook has no such terrain
}

// Name names the player in a sentence: by camp, and with two players the second as its allies.
func (p *Player) Name() string {
	if p.Second {
		return p.Camp.People() + "' allies"
	}
	return p.Camp.People()
}

// Table returns the name of the player's table in a file.
func (p *Player) Table() string {
	if p.Second {
		return p.Camp.String() + ".ally"
	}
	return p.Camp.String()
}

// seatPlayers lists the players and what they are granted.
func (l *linker) seatPlayers() {
	for c := range boards.Camp(boards.Camps) {
		side, ptr := l.Definition.Side(c.String()), "/"+c.String()
		first := Player{Camp: c, Own: side != nil, Ptr: ptr}
		if side != nil {
			first.Ally = adventures.Ally{
				Army: side.Army, Commander: side.Commander, CommandCards: side.CommandCards, Council: side.Council,
				Grants: side.Grants,
			}
		}
		l.Players = append(l.Players, l.granted(first))
		if !l.Definition.Allies() {
			continue
		}
		second := Player{Camp: c, Second: true, Ptr: ptr + "/ally"}
		switch {
		case side != nil && side.Ally != nil:
			second.Ally, second.Own = *side.Ally, true
		case l.Definition.CallToArms != nil: // VAR-ER-01
			second.Ally, second.Ptr, second.Due = first.Ally, ptr, l.Players[len(l.Players)-1].Due
		}
		if second.Own {
			second = l.granted(second)
		}
		l.Players = append(l.Players, second)
	}
}

// granted returns a player with the places that the player may put on the field.
func (l *linker) granted(p Player) Player {
	for i, id := range p.Grants {
		ptr := item(p.Ptr+"/grants", i)
		row := l.Rules.Terrain.Get(id)
		p.Due = append(p.Due, Grant{id, ptr, row})
		if row != nil && row.Layer == rulebook.Landmark && row.Pass {
			l.fault(Fault{Kind: FixedPlace, Ptr: ptr, Text: id, Place: row})
		}
		if row != nil && row.Layer == rulebook.Lair && !row.Pass {
			continue // BL-LMK-08: the side places it, as it does a landmark
		}
		l.place(id, rulebook.Landmark, ptr)
	}
	return p
}

// Player returns a camp's first player or its ally; the second is nil if the camp has none.
func (l *Linked) Player(c boards.Camp, second bool) *Player {
	for i := range l.Players {
		if p := &l.Players[i]; p.Camp == c && p.Second == second {
			return p
		}
	}
	return nil
}
