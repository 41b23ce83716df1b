package imports

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// Finding is a problem found in an imported file.
type Finding struct {
	diag.Diagnostic
	Of string // the message for all findings of its kind together, without locations; "" if it is always reported alone
	On string // the location for people, such as "E9"; "" if the kind's message needs none
}

// NewFinding returns a finding with a code at a location of a file.
func NewFinding(f *source.File, code string, at source.Span, help, format string, args ...any) Finding {
	d := diag.Diagnostic{Code: code, Severity: Codes()[code], Message: fmt.Sprintf(format, args...), Help: help}
	d.File, d.Start, d.End = diag.At(f, at)
	return Finding{Diagnostic: d}
}

// Kind assigns a finding to a kind: the message for all of them, and the location of this one.
func (f Finding) Kind(on, format string, args ...any) Finding {
	f.Of, f.On = fmt.Sprintf(format, args...), on
	return f
}

// Listed returns the findings one by one, in file order.
func Listed(list []Finding) []diag.Diagnostic {
	out := make([]diag.Diagnostic, len(list))
	for i := range list {
		out[i] = list[i].Diagnostic
	}
	return diag.Sort(out)
}

// mostPlaces limits the locations listed in a summary; more would make the line too long.
const mostPlaces = 4

// Summed combines the findings of a kind into one at the location of the first. It also returns how many were combined.
func Summed(list []Finding) (out []diag.Diagnostic, summed int) {
	type kind struct{ code, of, help string }
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b Finding) int {
		return cmp.Compare(a.Start.Offset, b.Start.Offset)
	})
	of, first := map[kind][]Finding{}, map[kind]int{} // index in out of the first of a kind
	for _, f := range list {
		k := kind{f.Code, f.Of, f.Help}
		if f.Of != "" {
			if of[k] = append(of[k], f); len(of[k]) > 1 {
				continue
			}
			first[k] = len(out)
		}
		out = append(out, f.Diagnostic)
	}
	for k, i := range first {
		if all := of[k]; len(all) > 1 {
			out[i].Message = k.of + ": " + times(all)
			summed += len(all)
		}
	}
	return diag.Sort(out), summed
}

// times returns the number of findings and the locations of the first ones.
func times(all []Finding) string {
	var on []string
	for _, f := range all {
		if f.On != "" && !slices.Contains(on, f.On) {
			on = append(on, f.On)
		}
	}
	text := fmt.Sprintf("%d times", len(all))
	switch more := len(on) - mostPlaces; {
	case len(on) == 0:
	case more > 1:
		text += fmt.Sprintf(" (%s and %d more)", strings.Join(on[:mostPlaces], ", "), more)
	default:
		text += " (" + strings.Join(on, ", ") + ")"
	}
	return text
}
