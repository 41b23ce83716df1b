package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"os"
	"strings"

	"muster/internal/batch/cli"
	"muster/internal/batch/queue"
)

// poisonVariable defines the poisoned adventures: LABEL=KIND;LABEL=KIND.
const poisonVariable = "MUSTER_POISON"

// The kinds of poison. All but the last affect the worker that plays the shard with the first game of the first two
// players.
const (
	fails     = "fails"     // it cannot be played
	panics    = "panics"    // it breaks the program, which notices
	kills     = "kills"     // it breaks the program, which dies
	endless   = "endless"   // it never ends, and ignores cancellation
	undecided = "undecided" // kills the worker that decides what follows the first wave
)

// poisoned are hands that fail on some adventures.
type poisoned struct {
	queue.Hands
	kinds map[string]string // by the label of a job
}

// poisonedBatch is muster-batch with such hands.
func poisonedBatch(args []string) (status int, err error) {
	kinds := map[string]string{}
	for one := range strings.SplitSeq(os.Getenv(poisonVariable), ";") {
		if one == "" {
			continue
		}
		label, kind, ok := strings.Cut(one, "=")
		switch kind {
		case fails, panics, kills, endless, undecided:
		default:
			ok = false
		}
		if !ok {
			return 2, fmt.Errorf("%s: %q is no LABEL=KIND of poison", poisonVariable, one)
		}
		kinds[label] = kind
	}
	wrap := func(h queue.Hands) queue.Hands { return &poisoned{h, kinds} }
	return cli.WithHands(args, os.Stdin, os.Stdout, os.Stderr, wrap), nil
}

// Play plays a shard or fails.
func (p *poisoned) Play(
	ctx context.Context, m *queue.Manifest, job int, shard json.RawMessage,
) (result []byte, games int, err error) {
	if bytes.HasPrefix(shard, []byte("[[0,0,")) {
		switch p.kinds[m.Jobs[job]] {
		case fails:
			return nil, 0, errors.New("the bridge has no other side")
		case panics:
			panic("the bridge is made of ice")
		case kills:
			os.Exit(137)
		case endless:
			select {}
		}
	}
	return p.Hands.Play(ctx, m, job, shard)
}

// Next decides the next wave or fails.
func (p *poisoned) Next(
	ctx context.Context, m *queue.Manifest, job, wave int, results iter.Seq2[queue.Key, []byte],
) ([]json.RawMessage, error) {
	if wave == 2 && p.kinds[m.Jobs[job]] == undecided {
		os.Exit(137)
	}
	return p.Hands.Next(ctx, m, job, wave, results)
}
