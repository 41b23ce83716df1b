package runner

import (
	"fmt"
	"slices"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/project"
)

// Terms applies the settings of one project to findings.
type Terms struct {
	settings *schema.Settings
	today    string // the current date, 2027-01-31; "" if no waiver ends
	used     []bool // by waiver
}

// Ends reports whether a waiver of settings has an end: only then the date matters.
func Ends(s *schema.Settings) bool {
	return slices.ContainsFunc(s.Waive, func(w schema.Waiver) bool { return w.Until != "" })
}

// Begin returns the Terms of settings on a date.
func Begin(s *schema.Settings, today string) *Terms {
	return &Terms{settings: s, today: today, used: make([]bool, len(s.Waive))}
}

// over reports whether a waiver has expired: its last day is over.
func (t *Terms) over(w *schema.Waiver) bool { return w.Until != "" && w.Until < t.today }

// sound reports whether a waiver is valid.
func (t *Terms) sound(i int) bool {
	return t.settings.Doc != nil && t.settings.Doc.Clean(fmt.Sprintf("/waive/%d", i)) && t.settings.Waive[i].Code != ""
}

// Waives reports whether the project waives a finding. path is its file relative to the project's folder, or "" for
// standard input, which only a waiver for the whole project covers.
func (t *Terms) Waives(d diag.Diagnostic, path string) bool {
	waived := false
	for i := range t.settings.Waive {
		w := &t.settings.Waive[i]
		if w.Code != d.Code || d.Severity == diag.Error || !t.sound(i) || t.over(w) {
			continue
		}
		if w.Path == "" || project.Fits(w.Path, path) {
			t.used[i], waived = true, true // every applicable waiver counts as used
		}
	}
	return waived
}

// Denies returns why a waiver in a definition does not apply: the project has raised its code to an error. It returns
// "" if the waiver applies.
func (t *Terms) Denies(code string) string {
	if t.settings.Severity[code] != "error" {
		return ""
	}
	return "this waiver has no effect: the project makes an error of " + code
}

// Weigh returns a finding with its severity in the project: never a lower one.
func (t *Terms) Weigh(d diag.Diagnostic) diag.Diagnostic {
	if word, raised := t.settings.Severity[d.Code]; raised && severity(word) < d.Severity {
		d.Severity = severity(word)
	}
	return d
}

// Idle finds the expired waivers and, if the whole project was checked, the unused ones. could reports whether findings
// of a code were possible.
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
