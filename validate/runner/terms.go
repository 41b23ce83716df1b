package runner

import (
	"fmt"
	"slices"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/project"
)

// Terms are the settings of one project while findings are held against them.
type Terms struct {
	settings *schema.Settings
	today    string // the day that is asked for, 2027-01-31; "" when no waiver ends
	used     []bool // by waiver
}

// Ends reports whether a waiver of settings has an end: only then the day matters.
func Ends(s *schema.Settings) bool {
	return slices.ContainsFunc(s.Waive, func(w schema.Waiver) bool { return w.Until != "" })
}

// Begin begins to hold findings against settings on a day.
func Begin(s *schema.Settings, today string) *Terms {
	return &Terms{settings: s, today: today, used: make([]bool, len(s.Waive))}
}

// over reports whether a waiver has ended: its last day is over.
func (t *Terms) over(w *schema.Waiver) bool { return w.Until != "" && w.Until < t.today }

// sound reports whether nothing is wrong with a waiver as it is written.
func (t *Terms) sound(i int) bool {
	return t.settings.Doc != nil && t.settings.Doc.Clean(fmt.Sprintf("/waive/%d", i)) && t.settings.Waive[i].Code != ""
}

// Waives reports whether the project waives a finding. path is its file from the project's folder on; "" for standard
// input, which only a waiver of the whole project reaches.
func (t *Terms) Waives(d diag.Diagnostic, path string) bool {
	waived := false
	for i := range t.settings.Waive {
		w := &t.settings.Waive[i]
		if w.Code != d.Code || d.Severity == diag.Error || !t.sound(i) || t.over(w) {
			continue
		}
		if w.Path == "" || project.Fits(w.Path, path) {
			t.used[i], waived = true, true // every one that would have done it is of use
		}
	}
	return waived
}

// Denies says why a waiver in a definition does not hold: the project has made an error of what carries the code. It is
// "" when the waiver holds.
func (t *Terms) Denies(code string) string {
	if t.settings.Severity[code] != "error" {
		return ""
	}
	return "this waiver has no effect: the project makes an error of " + code
}

// Weigh is a finding with the severity that it has in the project: never a lower one.
func (t *Terms) Weigh(d diag.Diagnostic) diag.Diagnostic {
	if word, raised := t.settings.Severity[d.Code]; raised && severity(word) < d.Severity {
		d.Severity = severity(word)
	}
	return d
}

// Idle finds the waivers that have ended, and where the whole project was looked at those that waive nothing. could
// reports whether findings of a code could be found at all.
func (t *Terms) Idle(whole bool, could func(code string) bool) []diag.Diagnostic {
	var out []diag.Diagnostic
	say := func(i int, key, code, message, help string) {
		d := diag.Diagnostic{Code: code, Severity: diag.Warning, Message: message, Help: help}
		doc := t.settings.Doc
		d.File, d.Start, d.End = diag.At(doc.File, doc.Value(fmt.Sprintf("/waive/%d/%s", i, key)))
		out = append(out, t.Weigh(d))
	}
	for i := range t.settings.Waive {
		w := &t.settings.Waive[i]
		switch {
		case !t.sound(i):
		case t.over(w):
			say(i, "until", ended, fmt.Sprintf("the waiver for %s expired on %s", w.Code, w.Until),
				"fix the finding and remove the waiver, or set a later date")
		case whole && !t.used[i] && could(w.Code):
			where := ""
			if w.Path != "" {
				where = " in " + diag.Quoted(w.Path)
			}
			say(i, "code", WaiveUnused,
				fmt.Sprintf("the waiver for %s has no effect: the check finds nothing%s", w.Code, where),
				"remove the waiver")
		}
	}
	return out
}
