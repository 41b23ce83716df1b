package imports

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// Finding is what is told of a file that is imported.
type Finding struct {
	diag.Diagnostic
	Of string // what is told of all of its kind at once, without their places; "" for what is always told alone
	On string // where it is, for people: "E9"; "" where the message of the kind needs no place
}

// Tell is a finding of a code at a place of a file.
func Tell(f *source.File, code string, at source.Span, help, format string, args ...any) Finding {
	d := diag.Diagnostic{Code: code, Severity: Codes()[code], Message: fmt.Sprintf(format, args...), Help: help}
	d.File, d.Start, d.End = diag.At(f, at)
	return Finding{Diagnostic: d}
}

// Kind makes a finding one of a kind: what is told of all of them, and where this one is.
func (f Finding) Kind(on, format string, args ...any) Finding {
	f.Of, f.On = fmt.Sprintf(format, args...), on
	return f
}

// Listed are the findings one by one, in the order of the file.
func Listed(list []Finding) []diag.Diagnostic {
	out := make([]diag.Diagnostic, len(list))
	for i := range list {
		out[i] = list[i].Diagnostic
	}
	return diag.Sort(out)
}

// mostPlaces is how many places a sum names: with more of them the line is too long to read.
const mostPlaces = 4

// Summed are the findings with those of a kind told as one, at the place of the first; and how many were told so.
func Summed(list []Finding) (out []diag.Diagnostic, summed int) {
	type kind struct{ code, of, help string }
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b Finding) int {
		return cmp.Compare(a.Start.Offset, b.Start.Offset)
	})
	of, first := map[kind][]Finding{}, map[kind]int{} // where the first of a kind stands in out
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

// times says how many there are, and where the first ones are.
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
