package workspace

import (
	"muster/catalog"
	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/project"
)

// Policy defines how findings are compared with the settings of their projects.
type Policy struct {
	// Today returns the date for waivers that expire, as in 2027-01-31. It is called only if settings name a last day.
	Today  func() (string, error)
	Played bool // adventures were played
	Quick  bool // checks that weigh every draw did not run, or not to the end
	Part   bool // the run was interrupted
	// Holds returns the reason why a waiver in a definition is not valid; "" if it is valid. It may be nil.
	Holds func(e *catalog.Entry, code string) string
}

// Settle applies the settings of the projects to the findings: it removes waived ones and raises severities. A
// definition cannot waive a finding that its project has raised to an error. Only commands that report findings call
// Settle: a finding that is no error by the rules blocks no other command.
func (ws *Workspace) Settle(v *Verdict, policy Policy) error {
	s := &settling{ws: ws, policy: policy, terms: map[*project.Project]*runner.Terms{}, places: map[string]place{}}
	if err := s.begin(); err != nil {
		return err
	}
	given := v.Waived
	v.Waived = nil
	for _, w := range given {
		if d, back := s.back(w); back {
			v.Findings = append(v.Findings, d)
		} else {
			v.Waived = append(v.Waived, w)
		}
	}
	kept := make([]diag.Diagnostic, 0, len(v.Findings))
	for _, d := range v.Findings {
		at := s.place(d.File)
		if at.terms == nil {
			kept = append(kept, d)
		} else if at.terms.Waives(d, at.path) {
			v.Waived = append(v.Waived, runner.Waived{Finding: d})
		} else {
			kept = append(kept, at.terms.Weigh(d))
		}
	}
	for i, p := range ws.Finder.Projects {
		// The user cannot fix settings here that differ from those on disk.
		if doc := p.Settings.Doc; ws.Judged[i] && doc != nil && s.place(doc.File.Name).terms != nil {
			whole := p.Whole() && ws.narrowed == nil
			kept = append(kept, s.terms[p].Idle(whole && !policy.Part, s.could)...)
			if whole {
				for _, d := range p.Idle() {
					kept = append(kept, s.terms[p].Weigh(d))
				}
			}
		}
	}
	v.Findings = diag.Sort(kept)
	v.sum()
	return nil
}

// settling is one call of Settle.
type settling struct {
	ws     *Workspace
	policy Policy
	terms  map[*project.Project]*runner.Terms
	places map[string]place // by name of file
}

// place is the location of a file.
type place struct {
	terms *runner.Terms // of its project; nil when it is in none
	path  string        // from the project's folder on
}

// begin reads the date if any waiver expires.
func (s *settling) begin() error {
	ends, day := false, ""
	for i, p := range s.ws.Finder.Projects {
		ends = ends || s.ws.Judged[i] && runner.Ends(p.Settings)
	}
	if ends {
		var err error
		if day, err = s.policy.Today(); err != nil {
			return err
		}
	}
	for _, p := range s.ws.Finder.Projects {
		s.terms[p] = runner.Begin(p.Settings, day)
	}
	return nil
}

// place returns the location of a file, cached.
func (s *settling) place(name string) place {
	at, known := s.places[name]
	if !known {
		if p, path := s.ws.Finder.Place(name); p != nil {
			at = place{s.terms[p], path}
		}
		s.places[name] = at
	}
	return at
}

// back restores a finding that a definition has waived without permission.
func (s *settling) back(w runner.Waived) (diag.Diagnostic, bool) {
	d, why := w.Finding, ""
	if at := s.place(d.File); at.terms != nil {
		why = at.terms.Denies(d.Code)
	}
	if why == "" && s.policy.Holds != nil {
		if e := s.ws.Entry(w.By.File); e != nil {
			why = s.policy.Holds(e, d.Code)
		}
	}
	if why == "" {
		return d, false
	}
	return w.Back(why), true
}

// could reports whether a finding of a code could occur and be waived. A check of played games counts only if games
// were played.
func (s *settling) could(code string) bool {
	if severity, known := games.Known().Severities[code]; !known || severity == diag.Error {
		return false // reported separately
	}
	for _, c := range games.Checks() {
		if c.Code == code {
			return (s.policy.Played || !c.Played) && !(s.policy.Quick && c.Slow)
		}
	}
	return s.policy.Played || code != runner.PassedOver
}
