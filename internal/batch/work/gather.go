package work

import (
	"fmt"
	"slices"

	"muster/catalog"
	"muster/internal/engine/sweep"
	"muster/internal/games"
	"muster/internal/report/balance"
)

// Known collects the results of a job, shard by shard.
type Known struct {
	job   *sweep.Job
	tally *sweep.Tally
}

// Known starts to collect the results of a job.
func (o *Opened) Known(job int) (*Known, error) {
	s, err := o.job(job)
	if err != nil {
		return nil, err
	}
	t, err := s.Begin()
	if err != nil {
		return nil, err
	}
	return &Known{s, t}, nil
}

// Put adds the result of a shard.
func (k *Known) Put(result []byte) error { return k.tally.Put(result) }

// Missing returns how many games the job needs for its next step; 0 at its end.
func (k *Known) Missing() (int, error) {
	wanted, err := k.job.Wanted(k.tally)
	return sweep.Games(wanted), err
}

// Gathered is a complete sweep, except for failed adventures.
type Gathered struct {
	title   string
	game    *games.Game
	answers []*balance.Gathered
}

// Gather combines a sweep from the results of its jobs, in order. A job without results has failed for the reason
// at its index; its adventure appears only in the list of those not played.
func (o *Opened) Gather(title, program, build string, known []*Known, aside []string) (*Gathered, error) {
	if len(known) != len(o.parts) || len(aside) != len(o.parts) {
		return nil, fmt.Errorf("%d of %d strands are known", len(known), len(o.parts))
	}
	without := map[string]string{}
	for i, p := range o.parts {
		if known[i] == nil && without[p.Adventure] == "" {
			without[p.Adventure] = aside[i]
		}
	}
	all := func(e *catalog.Entry) bool { return without[e.ID] == "" }
	if !slices.ContainsFunc(o.adventures, all) {
		return nil, fmt.Errorf("every adventure was set aside: %s: %s", o.adventures[0].ID, without[o.adventures[0].ID])
	}
	g := &Gathered{title: title, game: o.game}
	for number := range o.sweeps {
		s, err := o.asked(number, program, build, without)
		if err != nil {
			return nil, err
		}
		var tallies []*sweep.Tally
		for i, p := range o.parts {
			if p.sweep == number && without[p.Adventure] == "" {
				tallies = append(tallies, known[i].tally)
			}
		}
		x, err := s.Gather(tallies)
		if err != nil {
			return nil, err
		}
		g.answers = append(g.answers, x)
	}
	return g, nil
}

// File returns all data of the answers, for `muster balance --from` and for sheets.
func (g *Gathered) File() []byte { return g.game.Play.Sweeps.Collect(g.title, g.answers) }

// Answers returns the answers, one for each question.
func (g *Gathered) Answers() ([]games.Swept, error) {
	var out []games.Swept
	for _, x := range g.answers {
		a, err := x.Answer()
		if err != nil {
			return nil, err
		}
		out = append(out, a)
	}
	return out, nil
}
