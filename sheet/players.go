package sheet

import (
	"muster/adventures"
	"muster/engine/battlelore/boards"
)

// player is one of those who play an adventure: a camp's only or first player, or its ally (VAR-RA-01).
type player struct {
	adventures.Ally // his part of the adventure
	camp            boards.Camp
	ally            bool
	name            string // "Pennants", or with allies "Pennants 1" and "Pennants 2", as a told game has it
}

// players are all of them, camp by camp.
func (b *battle) players() []player {
	var out []player
	for c := range boards.Camp(boards.Camps) {
		side := b.side(c)
		first := player{camp: c, name: camps[c], Ally: adventures.Ally{
			Army: side.Army, Commander: side.Commander, CommandCards: side.CommandCards, Council: side.Council, Grants: side.Grants,
		}}
		if !b.Allies() {
			out = append(out, first)
			continue
		}
		second := first // VAR-ER-01: without a part of his own the ally holds what the camp does
		if side.Ally != nil {
			second.Ally = *side.Ally
		}
		second.ally, first.name, second.name = true, first.name+" 1", second.name+" 2"
		out = append(out, first, second)
	}
	return out
}

// has tells whether units, or a place, with this number are the player's.
func (p *player) has(number int) bool { return adventures.Second(number) == p.ally }
