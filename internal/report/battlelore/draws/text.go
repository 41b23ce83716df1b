package draws

import (
	"slices"
	"strings"

	"muster/deploycards"
	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/report/battlelore"
	"muster/report"
)

// unseen replaces the command of a witness whose choices no seed makes.
const unseen = "(it takes choices of its own: add --save-witnesses FOLDER for a file that plays it with --replay)"

// Case is the smallest case of a problem, after it was played.
type Case struct {
	report.Case
	Deployment *deploy.Deployment
}

// Played is an answer with its played cases, for a page.
type Played struct {
	Field  *rulebook.Field
	Mode   deploycards.Mode
	Report *report.Report
	Cases  []Case // the most severe first
	Heat   Heat
}

// Show plays the cases on the page of the answer.
func (a *Answer) Show() (*Played, error) {
	out := &Played{Field: a.Field, Mode: a.Mode, Report: &a.Report}
	var err error
	if out.Cases, err = a.Cases(); err != nil {
		return nil, err
	}
	out.Heat, err = a.Heat()
	return out, err
}

// Cases plays the witnesses of a report. Several problems often have the same case, which is listed once.
func (a *Answer) Cases() ([]Case, error) {
	var out []Case
	for _, w := range a.Told {
		p, err := a.Play(w)
		if err != nil {
			return nil, err
		}
		cards := w.Cards()
		if i := slices.IndexFunc(out, func(c Case) bool {
			return c.Setting == cards && slices.Equal(c.Command, p.Command) && p.Seed != ""
		}); i >= 0 {
			out[i].What = append(out[i].What, w.What)
			continue
		}
		out = append(out, Case{report.Case{What: []report.Text{w.What}, Setting: cards, Command: p.Command}, p.Deployment})
	}
	return out, nil
}

// The headings of the sections that Lines adds after the report.
const (
	casesHeading = "The smallest case of each, the gravest first"
	boardHeading = "The worst of them on the board"
)

// CaseTitles returns the headings of the sections that Lines adds after the report; none without problems.
func (a *Answer) CaseTitles() []string {
	if len(a.Told) == 0 {
		return nil
	}
	return []string{casesHeading, boardHeading}
}

// Lines returns the answer for a terminal: the report, the smallest cases and the board of the worst.
func (a *Answer) Lines() ([]string, error) {
	lines := a.Report.Lines()
	cases, err := a.Cases()
	if err != nil || len(cases) == 0 {
		return lines, err
	}
	list := make([]report.Case, len(cases))
	for i := range cases {
		list[i] = cases[i].Case
	}
	lines = append(lines, "", casesHeading+":")
	lines = append(lines, report.CaseLines(list, unseen)...)
	worst := a.Told[0]
	p, err := a.Play(worst)
	if err != nil {
		return nil, err
	}
	how := "seed " + p.Seed
	if p.Seed == "" {
		how = "with choices of its own"
	}
	lines = append(lines, "")
	lines = append(lines, report.Fold(boardHeading+": "+worst.What.String()+", "+how, "", "  ")...)
	return append(lines, "", strings.TrimRight(bldraw.Text(battlelore.Deployed(p.Deployment)), "\n")), nil
}
