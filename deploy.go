package muster

import (
	"context"
	"errors"
	"strconv"

	"muster/internal/report/battlelore/draws"
	"muster/internal/report/battlelore/request"
	"muster/report"
)

// DeployOptions are the options for deploying card sets of Call to Arms on a map of BattleLore.
type DeployOptions struct {
	Mode     string   // "impromptu", "organized", "epic" or "epic-allies"; "" is impromptu
	Pennant  []string // card sets of the Pennants
	Standard []string // card sets of the Standards
	Seed     uint64   // of Deploy: draws, choices and dice; 0 is 1
	Lore     bool     // play a Lore battle
	Reserve  string   // "two" or "all"; "" is two
	Choices  string   // "random" or "careful"; "" is random
	Workers  int      // goroutines of DeployAll; 0 is one for each processor
}

// Deploy deploys one draw of the sets.
func (p *Project) Deploy(mapName string, opts DeployOptions) (Answer, error) {
	r, err := p.deployment(mapName, opts, false)
	if err != nil {
		return nil, err
	}
	d, err := r.Deploy()
	if err != nil {
		return nil, err
	}
	line := opts.line(mapName)
	return &draws.Drawn{Deployment: d, Again: line.Command(d.Mode)}, nil
}

// DrawReport is the result of all draws of some sets.
type DrawReport struct{ answer *draws.Answer }

// Lines returns the report for people.
func (r *DrawReport) Lines() ([]string, error) { return r.answer.Lines() }

// JSON returns the report for programs.
func (r *DrawReport) JSON() (any, error) { return r.answer.JSON() }

// Complete reports whether all draws were analysed before the context ended.
func (r *DrawReport) Complete() bool { return !r.answer.Part() }

// DeployAll analyses every draw of the sets. A camp without sets gets all sets of the project and the library that the
// mode allows.
func (p *Project) DeployAll(ctx context.Context, mapName string, opts DeployOptions) (*DrawReport, error) {
	r, err := p.deployment(mapName, opts, true)
	if err != nil {
		return nil, err
	}
	answer, err := r.Every(request.Help{Workers: workers(opts.Workers), Stop: ctx.Done()})
	if errors.Is(err, draws.ErrStopped) {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	return &DrawReport{answer}, nil
}

// line returns the options as words of a command line.
func (o *DeployOptions) line(mapName string) draws.Line {
	line := draws.Line{
		Map: mapName, Sets: [len(report.Sides)][]string{o.Pennant, o.Standard}, Lore: o.Lore,
		Seed: strconv.FormatUint(seedOf(o.Seed), 10), Reserve: request.Reserves()[0], Owner: report.Sides[0],
		RevealFirst: report.Sides[0], Choices: "random",
	}
	if o.Reserve != "" {
		line.Reserve = o.Reserve
	}
	if o.Choices != "" {
		line.Choices = o.Choices
	}
	return line
}

// deployment finds the map and the sets.
func (p *Project) deployment(mapName string, opts DeployOptions, all bool) (*request.Request, error) {
	word := opts.Mode
	if word == "" {
		word = "impromptu"
	}
	mode, err := request.Mode(word)
	if err != nil {
		return nil, err
	}
	line := opts.line(mapName)
	every := ""
	if all {
		line.Seed = ""
	}
	if request.AnySets(&line) {
		if !all {
			return nil, report.Wrongf("name a card set of each side, or use DeployAll", "a side has no card sets")
		}
		every = request.Sets
	}
	words := append([]string{mapName}, append(append([]string(nil), opts.Pennant...), opts.Standard...)...)
	ws, err := p.usable(words, every, request.Kinds()...)
	if err != nil {
		return nil, err
	}
	return request.Resolve(ws, line, mode, all)
}
