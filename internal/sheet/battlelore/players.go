package battlelore

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
)

// player is a player of an adventure: a camp's only or first player, or its ally (VAR-RA-01).
type player struct {
	*library.Player
	name string // "Pennants", or with allies "Pennants 1" and "Pennants 2", as in logs
}

// players returns all players, camp by camp.
func (b *battle) players() []player {
	out := make([]player, len(b.linked.Players))
	for i := range b.linked.Players {
		p := &b.linked.Players[i]
		out[i] = player{p, b.soldiers(p.Camp)}
		if b.Allies() {
			out[i].name += [...]string{" 1", " 2"}[i%2] // the players of a camp are neighbours
		}
	}
	return out
}

// soldiers returns the name of a camp for a heading.
func (b *battle) soldiers(c boards.Camp) string { return b.Called(c.Soldiers()) }
