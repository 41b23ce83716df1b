package matches

import (
	"fmt"

	"muster/internal/engine/arena"
	"muster/internal/engine/sweep"
)

// Observer adds up the statistics of a sweep's games.
func Observer() sweep.Observer {
	return sweep.Observer{
		New: func() sweep.Sums { return swept{new(Sums)} },
		Read: func(text []byte) (sweep.Sums, error) {
			s, err := Read(text)
			if err != nil {
				return nil, err
			}
			return swept{s}, nil
		},
	}
}

// Of are the sums of a cell of a sweep; nil where nothing was added up.
func Of(s sweep.Sums) *Sums {
	if held, ok := s.(swept); ok {
		return held.Sums
	}
	return nil
}

// Seen adds a game to the sums of a cell of a sweep: a sweep.Game has it.
func Seen(g *GameFacts, r arena.Ref) func(into sweep.Sums) error {
	return func(into sweep.Sums) error {
		held := Of(into)
		if held == nil {
			return fmt.Errorf("observed: %T are no sums of battles", into)
		}
		return held.Add(g, r)
	}
}

// swept are Sums as a sweep has them.
type swept struct{ *Sums }

// Merge adds what other sums hold.
func (s swept) Merge(other sweep.Sums) error {
	held := Of(other)
	if held == nil {
		return fmt.Errorf("observed: %T are no sums of battles", other)
	}
	return s.Sums.Merge(held)
}
