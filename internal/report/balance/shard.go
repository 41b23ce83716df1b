package balance

import (
	"context"
	"fmt"

	"muster/internal/engine/sweep"
	"muster/report"
)

// Shard plays one shard of several of the sweep, numbered from 1, and returns its file. before is the file of an
// earlier interrupted run, nil for none. When ctx ends, whole is false and the file holds the finished games.
func (s *Sweep) Shard(ctx context.Context, number, of int, before []byte) (file []byte, whole bool, err error) {
	which := sweep.Shard{Number: number, Of: of}
	if !which.Valid() {
		return nil, false, report.Wrongf(fmt.Sprintf("write I/N, with N from 1 to %d and I from 1 to N", sweep.MostShards),
			"%d of %d is not a shard", number, of)
	}
	t, err := sweep.New(s.plan, which, s.game.observer(s.ask.Command))
	if err != nil {
		return nil, false, err
	}
	if before != nil {
		old, err := sweep.Read(before, s.game.observer)
		if err != nil {
			return nil, false, report.Wrongf("name another file, or delete this one", "it is there, and %s", err)
		}
		if why := t.Resume(old); why != "" {
			return nil, false, report.Wrongf("name another file, or delete this one", "it is there, and %s", why)
		}
	}
	s.told.Begin(s.ask.Tell, t.Missing(t.All()))
	if err := t.Play(ctx, t.All(), s.ask.Workers, s.player, s.told.Done); err != nil {
		return nil, false, err
	}
	s.told.End()
	return t.Write(), t.Missing(t.All()) == 0, nil
}

// Asked returns the options of the command that wrote a shard file, and the adventures as it named them.
func (g *Game) Asked(file []byte) (ask report.Sweep, words []string, err error) {
	// Statistics are read later: the game is not known before the options are.
	t, err := sweep.Read(file, func(string) sweep.Observer { return sweep.Observer{} })
	if err != nil {
		return ask, nil, err
	}
	return askedBy(&t.Plan)
}

// Merge returns the result of the sweep from its shard files, with their names. A report.Wrong names a file that does
// not belong here.
func (s *Sweep) Merge(names []string, files [][]byte) (Answer, error) {
	var shards []sweep.Named
	for i, text := range files {
		t, err := sweep.Read(text, s.game.observer)
		if err != nil {
			return nil, report.Wrongf("play the shard again", "%s: %s", names[i], err)
		}
		if i == 0 {
			s.plan.Passed = t.Plan.Passed // the folder is not read again
		}
		if why := s.plan.Belongs(t); why != "" && i == 0 {
			return nil, report.Wrongf("use the version of Muster and the files that the shards were played with",
				"%s cannot be merged here: %s", names[i], why)
		}
		shards = append(shards, sweep.Named{Name: names[i], Tally: t})
	}
	t, err := sweep.Merge(shards)
	if err != nil {
		return nil, report.Wrongf("merge each shard of one sweep once", "%s", err)
	}
	return s.answer(t, false), nil
}
