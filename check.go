package muster

import (
	"context"
	"io"

	"muster/docs"
	"muster/internal/workspace"
	"muster/report"
	"muster/report/findings"
	"muster/schema/diag"
	"muster/validate/check"
)

// CheckOptions are the options of a check. The zero value checks the whole project without playing.
type CheckOptions struct {
	Names   []string // paths of files and folders, and ids, also of the library; empty for the whole project
	Games   int      // games of each adventure without errors with each pair of AI players; 0 plays none
	Seed    uint64   // of these games; 0 is the default seed
	Today   string   // the date for the expiry of waivers, such as 2027-01-31; "" keeps them all
	Workers int      // goroutines; 0 is one for each processor
}

// Result is the result of Check.
type Result struct {
	Files    int          // number of checked definitions
	Findings []Diagnostic // sorted by file and place, without waived ones
	Waived   int          // number of waived findings
	names    []string
	ws       *workspace.Workspace
}

// Check checks definitions against their schemas and the rules of their game. If ctx ends first, it returns the
// findings until then and the error of ctx.
func (p *Project) Check(ctx context.Context, opts CheckOptions) (*Result, error) {
	words := opts.Names
	if len(words) == 0 {
		words = []string{"."}
	}
	ws := p.open(workspace.Wanted{Words: words, Library: true, Workers: opts.Workers})
	v, err := judge(ctx, ws, opts)
	if err != nil {
		return nil, err
	}
	policy := workspace.Policy{
		Today: func() (string, error) { return opts.Today, nil }, Played: opts.Games > 0, Part: ctx.Err() != nil,
	}
	if err := ws.Settle(v, policy); err != nil {
		return nil, err
	}
	return &Result{v.Files, v.Findings, len(v.Waived), v.Names, ws}, ctx.Err()
}

func judge(ctx context.Context, ws *workspace.Workspace, opts CheckOptions) (*workspace.Verdict, error) {
	if opts.Games == 0 {
		return ws.JudgeUntil(ctx, workers(opts.Workers), nil)
	}
	seed := opts.Seed
	if seed == 0 {
		seed = check.DefaultSeed
	}
	return ws.Judge(workers(opts.Workers), &check.Games{
		Context: ctx, Count: opts.Games, Seed: seed, Workers: workers(opts.Workers),
	})
}

// Errors counts the findings of severity error.
func (r *Result) Errors() int { return diag.Count(r.Findings, diag.Error) }

// CheckFormats lists the formats of Result.Write.
func CheckFormats() []string {
	out := []string{"text", "json"}
	for _, f := range findings.Formats() {
		out = append(out, f.Name)
	}
	return out
}

// Write writes the findings in one of CheckFormats.
func (r *Result) Write(w io.Writer, format string) error {
	switch format {
	case "text":
		return (&diag.Text{Out: w, Source: r.ws.Source, Page: site.Check}).Write(r.Findings)
	case "json":
		return diag.JSON(w, r.Files, r.Findings, site.Check)
	}
	f, ok := findings.Find(format)
	if !ok {
		return report.Wrongf("use one of CheckFormats", "unknown format %q", format)
	}
	return f.Write(w, &findings.Set{
		List: r.Findings, Files: r.names, Source: r.ws.Source, About: workspace.About(site), Program: Version,
		Home: site.Home(),
	})
}

// site is the address of the published manual; "" before it is published.
const site docs.Site = docs.SiteURL
