package main

import (
	"fmt"
	"slices"
	"strings"
)

// finding is a finding in the check's output.
type finding struct {
	File     string `json:"file"`
	Code     string `json:"code"`
	Severity string `json:"severity"`
	Message  string `json:"message"`
}

// told reports whether the user is warned: a note does not count.
func (f *finding) told() bool { return f.Severity != "note" }

// tally is the findings about adventures of one kind.
type tally struct {
	kind                           Kind
	made, found, otherwise, missed int
}

// verdict is the result of a judgement.
type verdict struct {
	kinds                             []tally
	broken, found, sound, falseAlarms int // a sound one with two findings counts once
	wrong                             []string
}

// sum counts the findings about adventures, by file.
func sum(made []*Case, found map[string][]finding) *verdict {
	v := new(verdict)
	for _, c := range made {
		at := slices.IndexFunc(v.kinds, func(t tally) bool { return t.kind.Name == c.Kind.Name })
		if at < 0 {
			at = len(v.kinds)
			v.kinds = append(v.kinds, tally{kind: c.Kind})
		}
		t := &v.kinds[at]
		t.made++
		var codes []string
		for _, f := range c.Files {
			for _, x := range found[f.Name] {
				if x.told() && !slices.Contains(codes, x.Code) {
					codes = append(codes, x.Code)
				}
			}
		}
		right := slices.ContainsFunc(codes, func(code string) bool { return slices.Contains(c.Kind.Codes, code) })
		what := ""
		switch {
		case c.Kind.Sound && len(codes) > 0:
			t.found++
			v.falseAlarms++
			what = "is sound, and has " + strings.Join(codes, ", ")
		case c.Kind.Sound:
			t.missed++
		case right:
			t.found++
			v.found++
		case len(codes) > 0:
			t.otherwise++
			what = "has only " + strings.Join(codes, ", ")
		default:
			t.missed++
			what = "has nothing"
		}
		if c.Kind.Sound {
			v.sound++
		} else {
			v.broken++
		}
		if what != "" {
			v.wrong = append(v.wrong, fmt.Sprintf("%s (from %s) %s", c.ID, c.From, what))
		}
	}
	return v
}

// lines returns a verdict for the terminal.
func (v *verdict) lines(seed uint64) []string {
	out := []string{
		fmt.Sprintf("%d broken and %d sound adventures, made from seed %d", v.broken, v.sound, seed), "",
		fmt.Sprintf("%-20s %5s %6s %10s %7s  %s", "broken", "made", "found", "otherwise", "missed", "code"),
	}
	var all, sound tally
	for _, t := range v.kinds {
		if t.kind.Sound {
			continue
		}
		out = append(out, fmt.Sprintf("%-20s %5d %6d %10d %7d  %s", t.kind.Name, t.made, t.found, t.otherwise, t.missed,
			strings.Join(t.kind.Codes, " or ")))
		all.found, all.otherwise, all.missed = all.found+t.found, all.otherwise+t.otherwise, all.missed+t.missed
	}
	out = append(out, fmt.Sprintf("%-20s %5d %6d %10d %7d  %d %% found with the right code", "all", v.broken, all.found,
		all.otherwise, all.missed, 100*v.found/max(v.broken, 1)), "",
		fmt.Sprintf("%-20s %5s %12s", "sound", "made", "false alarms"))
	for _, t := range v.kinds {
		if t.kind.Sound {
			out = append(out, fmt.Sprintf("%-20s %5d %12d", t.kind.Name, t.made, t.found))
			sound.found += t.found
		}
	}
	out = append(out, fmt.Sprintf("%-20s %5d %12d", "all", v.sound, sound.found))
	if len(v.wrong) > 0 {
		out = append(append(out, "", "what is not as it should be:"), v.wrong...)
	}
	return out
}
