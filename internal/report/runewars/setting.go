package runewars

import (
	"context"
	"fmt"
	"slices"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/setup"
)

// setting is a scenario or a realm that is set up. A realm does not name the first player: each home realm begins in
// turn, so that beginning gives no advantage. A scenario names it.
type setting struct {
	id, name, word, content string

	entry  *catalog.Entry
	turns  []*setup.Game // by the home realm that is first, as a seat of turns[0]
	people []int         // seats of turns[0] whose Orders no scenario gives
}

// opened sets up a scenario or a realm, or returns the reasons why it cannot be played.
func opened(e *library.Entry) (*setting, []string) {
	g, why := setup.Open(e)
	if g == nil {
		return nil, why
	}
	s := &setting{id: e.ID, turns: []*setup.Game{g}}
	for seat := range g.Factions {
		if len(g.Rules.Seats[seat].Orders) == 0 {
			s.people = append(s.people, seat)
		}
	}
	if e.Scenario != nil {
		s.name = e.Scenario.Name
		return s, nil
	}
	s.name = e.Realm.Name
	if s.turns, why = g.Turns(); s.turns == nil {
		return nil, why
	}
	return s, nil
}

// seats returns the number of seats.
func (s *setting) seats() int { return len(s.turns[0].Factions) }

// called returns the name of a seat's player.
func (s *setting) called(seat int) string { return s.turns[0].Factions[seat].Name }

// seatOf returns the seat of turns[0] for a seat of the game in which the given home realm is first.
func (s *setting) seatOf(first, seat int) int { return (seat + first) % s.seats() }

// contested refuses a setting without opponents: only one seat has free Orders.
func (s *setting) contested() []string {
	if len(s.people) > 1 {
		return nil
	}
	return []string{"it has one player only, against given Orders"}
}

// one is a played game, with the seats of turns[0].
type one struct {
	matches.Game
	won   int // the winning seat; negative for none
	first int // the seat that was first
}

// round plays games number from to less than to, each from a seed of its own, with this many rotations. play returns
// the first player of a rotation and the players by seat. Each rotation has its own seeds: if the first player makes no
// difference, a shared seed would repeat a game and count it twice. The games come in order of number; when ctx ends,
// unfinished ones are left out.
func (s *setting) round(
	ctx context.Context, seed uint64, workers, from, to, turns int, done func(),
	play func(turn int) (first int, players []string),
) ([]one, error) {
	by := map[int]one{}
	for turn := range turns {
		// Numbers n with n % turns == turn, which are the games n / turns of the rotation.
		least := (from - turn + turns - 1) / turns
		games := (to-turn+turns-1)/turns - least
		if games <= 0 || ctx.Err() != nil {
			continue
		}
		first, players := play(turn)
		own := seed
		if turns > 1 {
			own = arena.SeedOf(seed, turn)
		}
		b := &matches.Batch{
			SeatRotation: arena.SeatRotation{From: least, Seed: own, Players: players}, Game: s.turns[first],
			Games: games, Workers: workers,
			Done: done, Facts: true,
		}
		r, err := b.Run(ctx)
		if err != nil {
			return nil, fmt.Errorf("balance: %s: %w", s.id, err)
		}
		for i := range r.Games {
			g := one{Game: r.Games[i], won: -1, first: first}
			if int(g.Winner) < s.seats() {
				g.won = s.seatOf(first, int(g.Winner))
			}
			by[g.Index*turns+turn] = g
		}
	}
	var out []one
	for n := from; n < to; n++ {
		if g, ok := by[n]; ok {
			g.Index = n
			out = append(out, g)
		}
	}
	return out, nil
}

// pairsOf returns pairs of games with the same number; it drops incomplete pairs.
func pairsOf(halves [2][]one) (out [][2]*one) {
	other := map[int]*one{}
	for i := range halves[1] {
		other[halves[1][i].Index] = &halves[1][i]
	}
	for i := range halves[0] {
		if o := other[halves[0][i].Index]; o != nil {
			out = append(out, [2]*one{&halves[0][i], o})
		}
	}
	return out
}

// all puts one player in every seat.
func (s *setting) all(player string) []string { return slices.Repeat([]string{player}, s.seats()) }

// alone puts one player in a seat of turns[0] and another in all others.
func (s *setting) alone(seat int, player, others string) []string {
	list := s.all(others)
	list[seat] = player
	return list
}
