package runewars

import (
	"context"
	"fmt"
	"slices"

	"muster/engine/arena"
	"muster/engine/runewars/library"
	"muster/engine/runewars/matches"
	"muster/engine/runewars/setup"
)

// setting is a scenario or a realm that is set up. A realm says nothing of who is first: it is played from each of its
// home realms on in turn, so that to begin is nobody's advantage. A scenario says it.
type setting struct {
	id, name, word, content string

	turns  []*setup.Game // by the home realm that is first, as a seat of turns[0]
	people []int         // seats of turns[0] whose Orders no scenario gives
}

// opened sets a scenario or a realm up; or says why it cannot be played.
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

// seats is how many there are.
func (s *setting) seats() int { return len(s.turns[0].Factions) }

// called is what people call who plays a seat.
func (s *setting) called(seat int) string { return s.turns[0].Factions[seat].Name }

// seatOf is the seat of turns[0] that a seat is of the game in which home realm first is first.
func (s *setting) seatOf(first, seat int) int { return (seat + first) % s.seats() }

// contested refuses a setting where nobody plays against anybody: only one seat is free in its Orders.
func (s *setting) contested() []string {
	if len(s.people) > 1 {
		return nil
	}
	return []string{"it has one player only, against given Orders"}
}

// one is a game that was played, as seats of turns[0] have it.
type one struct {
	matches.Game
	won   int // the seat that has won; below 0 for nobody
	first int // the seat that was first
}

// round plays games number from to less than to, each from a seed of its own, in so many turns: play says who is first
// in a turn, and who plays, by seat. The seeds of a turn are no other one's: where it makes no difference who is first,
// the same seed would be the same game once more, and count for two. The games come in the order of their numbers; when
// ctx ends those are left out that were not finished.
func (s *setting) round(
	ctx context.Context, seed uint64, workers, from, to, turns int, done func(),
	play func(turn int) (first int, players []string),
) ([]one, error) {
	by := map[int]one{}
	for turn := range turns {
		// Numbers n with n % turns == turn, which are the games n / turns of the turn.
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
			Rota: arena.Rota{From: least, Seed: own, Players: players}, Game: s.turns[first], Games: games, Workers: workers,
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

// pairsOf are the games of one number of two halves: what was cut short of a pair is none.
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

// all has one player in every seat.
func (s *setting) all(player string) []string { return slices.Repeat([]string{player}, s.seats()) }

// alone has one player in a seat of turns[0] and another in all others.
func (s *setting) alone(seat int, player, others string) []string {
	list := s.all(others)
	list[seat] = player
	return list
}
