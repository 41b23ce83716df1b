package work

import (
	"context"
	"encoding/json"
	"time"

	"muster/engine/sweep"
)

// How much is played to learn how long games take: so many games of each pair of players, and no more than so long.
const (
	probeGames = 2
	probeTime  = 2 * time.Second
)

// guess is how long a game takes that nobody has played.
const guess = 5 * time.Millisecond

// mostRanges is how many ranges a shard may have, and mostShards how many shards are put at once: what is left over
// comes in the next wave.
const (
	mostRanges = 1_000
	mostShards = 20_000
)

// cut parts games into shards that are to take so long. How it does so changes nothing of what comes of them.
func cut(ctx context.Context, s *sweep.Strand, wanted []sweep.Range, each time.Duration) []json.RawMessage {
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

// How short a shard may be where a wave would keep few busy, and how many it should then keep busy.
const (
	leastShard = 200 * time.Millisecond
	atOnce     = 8
)

// fair is how long a shard of a wave is to take: as long as was asked, or less where all of it would be a few shards,
// and most workers were idle while these are played.
func fair(
	s *sweep.Strand, wanted []sweep.Range, costs map[[2]string]time.Duration, each time.Duration,
) time.Duration {
	var all time.Duration
	for _, r := range wanted {
		all += time.Duration(r.To-r.From) * costs[s.Plan.Cells[r.Cell].Players]
	}
	return min(each, max(all/atOnce, leastShard))
}

// probe learns how long games take, by pair of players.
func probe(ctx context.Context, s *sweep.Strand, wanted []sweep.Range) map[[2]string]time.Duration {
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
			cost = guess // whoever plays the shard tells what is wrong
		}
		costs[who], longest = cost, max(longest, cost)
	}
	return costs
}

// timed is how long a game of a range takes; ok is false where it cannot be played.
func timed(ctx context.Context, s *sweep.Strand, r sweep.Range) (each time.Duration, ok bool) {
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
