package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
)

// estimated is the estimate of an adventure from one seed, in thousandths.
type estimated struct {
	Share int      `json:"share"`
	Low   int      `json:"low"`
	High  int      `json:"high"`
	Band  string   `json:"band"`
	Bands []string `json:"bands"`
}

// agreement is the estimates of one adventure from several seeds.
type agreement struct {
	id   string
	list []estimated
}

// agree measures the balance of adventures from several seeds: `muster balance ID --seed N`, with other flags.
func agree(ctx context.Context, muster string, ids []string, runs int, flags []string) ([]agreement, error) {
	var out []agreement
	for _, id := range ids {
		a := agreement{id: id}
		for seed := range runs {
			args := append([]string{"balance", id, "--format", "json", "--seed", strconv.Itoa(seed + 1)}, flags...)
			cmd := exec.CommandContext(ctx, muster, args...)
			cmd.Stderr = os.Stderr
			text, err := cmd.Output()
			if err != nil {
				return nil, fmt.Errorf("%s %s: %w", muster, strings.Join(args, " "), err)
			}
			var answer struct {
				Adventures []struct {
					Estimate estimated `json:"estimate"`
				} `json:"adventures"`
			}
			if err := json.Unmarshal(text, &answer); err != nil || len(answer.Adventures) != 1 {
				return nil, fmt.Errorf("%s: %d adventures in the answer, %w", id, len(answer.Adventures), err)
			}
			a.list = append(a.list, answer.Adventures[0].Estimate)
		}
		out = append(out, a)
	}
	return out, nil
}

// mean is the mean of the shares.
func (a *agreement) mean() float64 {
	sum := 0
	for _, e := range a.list {
		sum += e.Share
	}
	return float64(sum) / float64(len(a.list))
}

// near is the greatest distance of an estimate from the mean at which seeds agree, in thousandths.
const near = 25

// within counts the estimates that are near the mean, and the intervals that hold it. farthest is the greatest
// distance.
func (a *agreement) within() (close, held int, farthest float64) {
	mean := a.mean()
	for _, e := range a.list {
		away := math.Abs(float64(e.Share) - mean)
		if farthest = max(farthest, away); away <= near {
			close++
		}
		if float64(e.Low) <= mean && mean <= float64(e.High) {
			held++
		}
	}
	return close, held, farthest
}

// bands lists the bands of the estimates, each with its number.
func (a *agreement) bands() string {
	counts := map[string]int{}
	var names []string
	for _, e := range a.list {
		if counts[e.Band]++; !slices.Contains(names, e.Band) {
			names = append(names, e.Band)
		}
	}
	slices.Sort(names)
	for i, name := range names {
		names[i] = fmt.Sprintf("%s %d", name, counts[name])
	}
	return strings.Join(names, ", ")
}

// agreed returns the table of all adventures, and a line with the sums.
func agreed(list []agreement) []string {
	lines := []string{"| adventure | mean | farthest | within 2.5 points | intervals with the mean | bands |",
		"|---|---|---|---|---|---|"}
	all, near, covered := 0, 0, 0
	for i := range list {
		a := &list[i]
		close, held, farthest := a.within()
		all, near, covered = all+len(a.list), near+close, covered+held
		lines = append(lines, fmt.Sprintf("| %s | %.1f%% | %.1f | %d of %d | %d of %d | %s |", a.id, a.mean()/10,
			farthest/10, close, len(a.list), held, len(a.list), a.bands()))
	}
	return append(lines, "", fmt.Sprintf("%d of %d estimates are within 2.5 points of the mean of their "+
		"adventure (%.1f%%); %d intervals hold it (%.1f%%)", near, all, 100*float64(near)/float64(all), covered,
		100*float64(covered)/float64(all)))
}
