package runner

import (
	"fmt"
	"maps"
	"slices"

	"muster/catalog"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// severities: an error stays one, and what is a warning is not made one again.
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
		case wanted >= is: // the graver, the less
			f.say(badSeverity, f.value(ptr, fmt.Sprintf("%s is already a %s", code, is),
				diag.Advice{Help: `write "error", or remove it: a severity can only be raised`}))
		}
	}
}

// severity is a severity of a word; the schema knows no others.
func severity(word string) diag.Severity {
	if word == "error" {
		return diag.Error
	}
	return diag.Warning
}

// waivers must name warnings.
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

// limits must be measures that are there, with bounds that leave something between them.
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
				help = near // a key wants no quotes
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

// crossed reports whether nothing can keep to a measure.
func crossed(m check.Threshold) bool { return m.Least != nil && m.Most != nil && *m.Least > *m.Most }

// boxes must be there, in the rulebook or in one of the project's.
func (f *faults) boxes() {
	s := f.settings
	if slices.ContainsFunc(f.catalog.AllServing(), func(e *catalog.Entry) bool { return !e.Doc.Clean("") }) {
		return // a rulebook has mistakes: nobody knows which boxes it should bring
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

// player must be policies that there are.
func (f *faults) player(ptr, list string) {
	if list == "" || !f.settings.Doc.Clean(ptr) {
		return
	}
	if name, all := f.known.Player(list); name != "" {
		f.say(unknownPlayer, f.value(ptr, fmt.Sprintf("there is no policy %q", name),
			wording.Choose(name, all)))
	}
}
