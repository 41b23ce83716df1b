package runewars

import (
	"bytes"
	"context"
	"fmt"

	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/setup"
)

// Recorded plays the game of a definition with an id, records it, writes the record, reads it and replays it: the end
// and the record must be the same. It returns the outcome.
func Recorded(g *setup.Game, id string, seed uint64, players []string) (Result, error) {
	ctx := context.Background()
	out, rec, err := matches.Take(ctx, g, id, seed, players, "soak", nil)
	if err != nil {
		return Result{}, err
	}
	end := Result{Ended: out.Ended, Winner: out.Winner, Year: out.Year, Decisions: out.Decisions}
	text := rec.Write()
	read, fault := matches.ReadRecord(text)
	if fault != nil {
		return end, fmt.Errorf("its record cannot be read: %s", fault.Message())
	}
	if !bytes.Equal(read.Write(), text) {
		return end, fmt.Errorf("its record is written in another way when it was read")
	}
	s, fault := read.Replay(g, id, 0, nil)
	if fault != nil {
		return end, fmt.Errorf("its record is played in another way: %s", fault.Message())
	}
	if s.Ended != out.Ended || s.Winner != out.Winner {
		return end, fmt.Errorf("its record comes to another end")
	}
	return end, nil
}
