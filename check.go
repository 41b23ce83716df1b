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

// CheckOptions say what is checked. The zero value checks the whole project without playing.
type CheckOptions struct {
	Names   []string // paths of files and folders, and ids, also of the library; none is the whole project
	Games   int      // play each adventure without errors this often with each pair of AI players; 0 plays nothing
	Seed    uint64   // of these games; 0 is the usual seed
	Today   string   // the day by which waivers of the settings end, as in 2027-01-31; "" keeps them all
	Workers int      // goroutines; 0 is one a processor
}

// Result is what Check finds.
type Result struct {
	Files    int          // number of definitions that were checked
	Findings []Diagnostic // sorted by file and place, without those that are waived
	Waived   int          // number of findings that waivers take out
	names    []string
	ws       *workspace.Workspace
}

// Check checks definitions against their schemas and the rules of their game. If ctx ends first, the result has what
// was found until then, and the error is that of ctx.
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

// CheckFormats lists the formats in which a result can be written.
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

// site is where the manual is published; "" while it is not.
const site docs.Site = docs.SiteURL
