package runewars

import "muster/report"

// Answers are the answers about a battle, or about those of a scenario.
type Answers struct {
	Scenario string // its id; "" for a battle's own file
	All      []*Answer
}

// Lines returns the answers as text, one below the other.
func (a *Answers) Lines() []string { return report.LinesOf(a.Reports()) }

// Reports returns the answers as reports.
func (a *Answers) Reports() []*report.Report {
	var out []*report.Report
	for _, one := range a.All {
		out = append(out, one.Reports()...)
	}
	return out
}

// JSON returns the JSON answer: that of a battle, or for a scenario those of its battles.
func (a *Answers) JSON() any {
	if a.Scenario == "" {
		return a.All[0].JSON()
	}
	of := ofScenario{Version: version, Scenario: a.Scenario}
	for _, one := range a.All {
		of.Battles = append(of.Battles, one.JSON())
	}
	return of
}

type ofScenario struct {
	Version  int    `json:"version"`
	Scenario string `json:"scenario"`
	Battles  []any  `json:"battles"`
}
