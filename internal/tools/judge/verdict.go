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

// add adds the result of a seed.
func (v *verdict) add(o *verdict, seed string) {
	for _, t := range o.kinds {
		at := slices.IndexFunc(v.kinds, func(x tally) bool { return x.kind.Key() == t.kind.Key() })
		if at < 0 {
			v.kinds = append(v.kinds, t)
			continue
		}
		x := &v.kinds[at]
		x.made, x.found = x.made+t.made, x.found+t.found
		x.otherwise, x.missed = x.otherwise+t.otherwise, x.missed+t.missed
	}
	v.broken, v.found = v.broken+o.broken, v.found+o.found
	v.sound, v.falseAlarms = v.sound+o.sound, v.falseAlarms+o.falseAlarms
	for _, line := range o.wrong {
		v.wrong = append(v.wrong, "seed "+seed+": "+line)
	}
}

// sum counts the findings about adventures, by file.
func sum(made []*Case, found map[string][]finding) *verdict {
	v := new(verdict)
	for _, c := range made {
		at := slices.IndexFunc(v.kinds, func(t tally) bool { return t.kind.Key() == c.Kind.Key() })
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
func (v *verdict) lines(seeds string) []string {
	out := []string{
		fmt.Sprintf("%d broken and %d sound cases, made from seeds %s", v.broken, v.sound, seeds), "",
		fmt.Sprintf("%-11s %-20s %5s %6s %10s %7s  %s", "game", "broken", "made", "found", "otherwise", "missed", "code"),
	}
	total := func(kind string, list []tally) string {
		var all tally
		for _, t := range list {
			all.made, all.found = all.made+t.made, all.found+t.found
			all.otherwise, all.missed = all.otherwise+t.otherwise, all.missed+t.missed
		}
		return fmt.Sprintf("%-32s %5d %6d %10d %7d  %d%% found with the right code", kind, all.made, all.found, all.otherwise,
			all.missed, 100*all.found/max(all.made, 1))
	}
	var broken, exploited, plain []tally
	for _, t := range v.kinds {
		if t.kind.Sound {
			continue
		}
		out = append(out, fmt.Sprintf("%-11s %-20s %5d %6d %10d %7d  %s", t.kind.Game, t.kind.Name, t.made, t.found,
			t.otherwise, t.missed, strings.Join(t.kind.Codes, " or ")))
		broken = append(broken, t)
		if t.kind.Gamed {
			exploited = append(exploited, t)
		} else {
			plain = append(plain, t)
		}
	}
	out = append(out, total("shown by greedy", plain), total("shown by another player", exploited), total("all", broken),
		"",
		fmt.Sprintf("%-11s %-20s %5s %12s", "game", "sound", "made", "false alarms"))
	for _, t := range v.kinds {
		if t.kind.Sound {
			out = append(out, fmt.Sprintf("%-11s %-20s %5d %12d", t.kind.Game, t.kind.Name, t.made, t.found))
		}
	}
	out = append(out, fmt.Sprintf("%-32s %5d %12d", "all", v.sound, v.falseAlarms))
	if len(v.wrong) > 0 {
		out = append(append(out, "", "not as expected:"), v.wrong...)
	}
	return out
}
