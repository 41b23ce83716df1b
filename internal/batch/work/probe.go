package work

import (
	"context"
	"encoding/json"
	"time"

	"muster/internal/engine/sweep"
)

// Limits of the games played to measure their duration: games of each pair of players, and total time.
const (
	probeGames = 2
	probeTime  = 2 * time.Second
)

// guess is the assumed duration of a game before any was played.
const guess = 5 * time.Millisecond

// mostRanges is the maximum number of ranges in a shard, mostShards that of shards put at once; the rest comes in the
// next wave.
const (
	mostRanges = 1_000
	mostShards = 20_000
)

// cut splits games into shards of a given duration. The split does not affect the results.
func cut(ctx context.Context, s *sweep.Job, wanted []sweep.Range, each time.Duration) []json.RawMessage {
	costs := probe(ctx, s, wanted)
	each = fair(s, wanted, costs, each)
	var out []json.RawMessage
	var now []sweep.Range
	room, games := each, 0
	end := func() {
		if len(now) > 0 {
			out = append(out, writeShard(now))
		}
		now, room, games = nil, each, 0
	}
	for _, r := range wanted {
		cost := max(costs[s.Plan.Cells[r.Cell].Players], time.Microsecond)
		for r.From < r.To {
			if len(out) == mostShards {
				return out
			}
			n := min(max(int(room/cost), 1), r.To-r.From, sweep.MostOf-games)
			if len(now) > 0 && room < cost || len(now) == mostRanges || n == 0 {
				end()
				continue
			}
			now = append(now, sweep.Range{Cell: r.Cell, From: r.From, To: r.From + n})
			r.From, room, games = r.From+n, room-time.Duration(n)*cost, games+n
		}
	}
	end()
	return out
}

// The minimum duration of a shard in a small wave, and the number of workers that it should keep busy.
const (
	leastShard = 200 * time.Millisecond
	atOnce     = 8
)

// fair returns the duration of a shard of a wave: the requested one, or less if the wave would have only a few shards.
// Otherwise most workers would be idle.
func fair(
	s *sweep.Job, wanted []sweep.Range, costs map[[2]string]time.Duration, each time.Duration,
) time.Duration {
	var all time.Duration
	for _, r := range wanted {
		all += time.Duration(r.To-r.From) * costs[s.Plan.Cells[r.Cell].Players]
	}
	return min(each, max(all/atOnce, leastShard))
}

// probe measures the duration of games by pair of players.
func probe(ctx context.Context, s *sweep.Job, wanted []sweep.Range) map[[2]string]time.Duration {
	costs := map[[2]string]time.Duration{}
	begun, longest := time.Now(), time.Duration(0)
	for _, r := range wanted {
		who := s.Plan.Cells[r.Cell].Players
		if _, known := costs[who]; known {
			continue
		}
		if time.Since(begun) > probeTime {
			costs[who] = max(longest, guess) // rather too many shards than one that takes forever
			continue
		}
		n := min(probeGames, r.To-r.From)
		cost, ok := timed(ctx, s, sweep.Range{Cell: r.Cell, From: r.From, To: r.From + n})
		if !ok {
			cost = guess // the worker that plays the shard reports the error
		}
		costs[who], longest = cost, max(longest, cost)
	}
	return costs
}

// timed measures the duration of a game of a range; ok is false if it cannot be played.
func timed(ctx context.Context, s *sweep.Job, r sweep.Range) (each time.Duration, ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	begun := time.Now()
	if _, err := s.Play(ctx, []sweep.Range{r}, nil); err != nil {
		return 0, false
	}
	return time.Since(begun) / time.Duration(r.To-r.From), true
}
