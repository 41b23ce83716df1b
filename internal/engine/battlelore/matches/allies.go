package matches

import (
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
)

// SeatStats are the results of one of several players of a camp over all games (VAR-RA-09).
type SeatStats struct {
	Player  battlelore.Player `json:"-"`
	Camp    boards.Camp       `json:"-"`
	Name    string            `json:"name"`          // the player's name in the adventure
	Won     int               `json:"won"`           // games that the player's camp has won, and the player alone in it
	Shared  int               `json:"won_with_ally"` // games that the player's camp has won, and both players equally
	Banners arena.Spread      `json:"banners"`
}

// allies records the results of four players.
func (g *Game) allies(b *setup.Battle, s *battlelore.State) {
	if !b.Allies() {
		return
	}
	r := b.Rules
	for p := range battlelore.Player(r.Seats) {
		g.Shares[p] = r.Share(s, p)
	}
	if s.Winner == battlelore.Neither {
		return
	}
	best, n := r.Best(s, boards.Camp(s.Winner))
	for _, p := range best[:n] {
		g.Best[p] = true
	}
}

// won returns the rank of each player of the winning camp: 1 alone, 2 with the ally.
func (g *Game) won(p battlelore.Player) (alone, shared bool) {
	n := 0
	for _, best := range g.Best {
		n += command.Bit(best)
	}
	return g.Best[p] && n == 1, g.Best[p] && n > 1
}

// allies adds a game to its players' results.
func (t *counter) allies(g *Game, b *setup.Battle) {
	if !b.Allies() {
		return
	}
	r := t.report
	if r.Seats == nil {
		for p := range battlelore.Player(b.Rules.Seats) {
			r.Seats = append(r.Seats, SeatStats{Player: p, Camp: b.Rules.CampOf[p], Name: b.Seat(p)})
		}
	}
	for i := range r.Seats {
		alone, shared := g.won(r.Seats[i].Player)
		r.Seats[i].Won += command.Bit(alone)
		r.Seats[i].Shared += command.Bit(shared)
	}
}
