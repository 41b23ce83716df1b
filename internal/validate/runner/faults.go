package runner

import (
	"fmt"
	"maps"
	"slices"

	"muster/catalog"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// severities: an error cannot be lowered, and a warning cannot be set to warning.
func (f *faults) severities() {
	s := f.settings
	for _, code := range slices.Sorted(maps.Keys(s.Severity)) {
		ptr := wording.Pointer("severity", code)
		if !s.Doc.Clean(ptr) {
			continue
		}
		is, known := f.known.Severities[code]
		wanted := severity(s.Severity[code])
		switch {
		case !known:
			f.say(unknownCode, f.key(ptr, fmt.Sprintf("there is no check %q", code),
				f.nearestCode(code).Help))
		case is == diag.Error:
			f.say(badSeverity, f.value(ptr, fmt.Sprintf("%s is already an error", code),
				diag.Advice{Help: "remove it: a severity can only be raised"}))
		case wanted >= is: // a lower value is more severe
			f.say(badSeverity, f.value(ptr, fmt.Sprintf("%s is already a %s", code, is),
				diag.Advice{Help: `write "error", or remove it: a severity can only be raised`}))
		}
	}
}

// severity returns a severity by its word; the schema allows no others.
func severity(word string) diag.Severity {
	if word == "error" {
		return diag.Error
	}
	return diag.Warning
}

// waivers checks that waivers name warnings.
func (f *faults) waivers() {
	s := f.settings
	for i, w := range s.Waive {
		ptr := fmt.Sprintf("/waive/%d/code", i)
		if !s.Doc.Clean(ptr) || w.Code == "" {
			continue
		}
		switch is, known := f.known.Severities[w.Code]; {
		case !known:
			f.say(unknownCode, f.value(ptr, fmt.Sprintf("there is no check %q", w.Code),
				f.nearestCode(w.Code)))
		case is == diag.Error:
			f.say(WaiveError, f.value(ptr, fmt.Sprintf("%s is an error and cannot be waived", w.Code),
				diag.Advice{Help: "fix the error and remove the waiver"}))
		}
	}
}

// limits checks that limits are known thresholds, with satisfiable bounds.
func (f *faults) limits() {
	s := f.settings
	ids := make([]string, len(f.known.Measures))
	for i, m := range f.known.Measures {
		ids[i] = m.ID
	}
	for _, id := range slices.Sorted(maps.Keys(s.Limits)) {
		ptr := wording.Pointer("limits", id)
		if !s.Doc.Clean(ptr) {
			continue
		}
		i := slices.Index(ids, id)
		if i < 0 {
			help := wording.Choose(id, ids).Help
			if near := diag.Meant(id, ids); near != "" {
				help = near // a key needs no quotes
			}
			f.say(badLimit, f.key(ptr, fmt.Sprintf("there is no limit %q for projects", id), help))
			continue
		}
		limit, own := s.Limits[id], f.known.Measures[i]
		switch m := own.Within(limit); {
		case limit.Least == nil && limit.Most == nil:
			f.say(badLimit, f.key(ptr, fmt.Sprintf("the limit %s has neither least nor most", id),
				"add one of them, or remove it"))
		case limit.Least != nil && own.Least == nil || limit.Most != nil && own.Most == nil:
			f.say(badLimit, f.key(ptr, fmt.Sprintf("the limit %s (%s) is %s: it has no other bound", id, own.Name, own.Text()),
				"set only that bound"))
		case crossed(m):
			f.say(badLimit, f.key(ptr, fmt.Sprintf("the limit %s has an empty range from %d to %d", id, m.AtLeast(),
				m.AtMost()), "set both bounds, the lower one first"))
		}
	}
}

// crossed reports whether no value can satisfy a threshold.
func crossed(m check.Threshold) bool { return m.Least != nil && m.Most != nil && *m.Least > *m.Most }

// boxes checks that boxes are in the rulebook or in one of the project's.
func (f *faults) boxes() {
	s := f.settings
	if slices.ContainsFunc(f.catalog.AllServing(), func(e *catalog.Entry) bool { return !e.Doc.Clean("") }) {
		return // a rulebook is invalid: its boxes are unknown
	}
	all := f.catalog.Boxes()
	for i, id := range s.Boxes {
		ptr := wording.Pointer("boxes", i)
		if s.Doc.Clean(ptr) && !slices.Contains(all, id) {
			message, help := wording.Unknown("box", id, all)
			f.say(unknownBox, f.value(ptr, message, help))
		}
	}
}

// player checks that players are known policies.
func (f *faults) player(ptr, list string) {
	if list == "" || !f.settings.Doc.Clean(ptr) {
		return
	}
	if name, all := f.known.Player(list); name != "" {
		f.say(unknownPlayer, f.value(ptr, fmt.Sprintf("there is no policy %q", name),
			wording.Choose(name, all)))
	}
}
