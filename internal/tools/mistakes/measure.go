package main

import (
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"

	workers "muster/internal/workers"
	"muster/schema"
	"muster/schema/diag"
)

type config struct {
	seed    uint64
	count   int
	format  string
	workers int
}

// The possible results of the checks for a mistake.
const (
	right     = "right"     // one finding on the right line
	elsewhere = "elsewhere" // one finding on another line
	several   = "several"
	silent    = "silent"
)

// outcome is a mistake with its findings.
type outcome struct {
	*mistake
	found  []diag.Diagnostic
	answer string
}

// result is the result of a run.
type result struct {
	seed     uint64
	outcomes []outcome
	bases    int
	keys     map[string]map[string]bool // by format: the keys that bases have
	shapes   map[string]*schema.Schema
}

// measure samples mistakes in definitions and checks each of them.
func measure(c config, all []*base) (*result, error) {
	exempt, err := exemptions()
	if err != nil {
		return nil, err
	}
	r := &result{seed: c.seed, bases: len(all), keys: map[string]map[string]bool{}, shapes: map[string]*schema.Schema{}}
	byKey := map[string]map[string][]*site{}
	for _, b := range all {
		f := b.format()
		if r.keys[f] == nil {
			r.keys[f], byKey[f], r.shapes[f] = map[string]bool{}, map[string][]*site{}, b.shape
		}
		for _, s := range b.sites() {
			r.keys[f][s.key] = true
			byKey[f][s.key] = append(byKey[f][s.key], s)
		}
	}
	list := formats()
	if c.format != "" {
		list = []string{c.format}
	}
	for _, f := range list {
		if len(byKey[f]) == 0 {
			return nil, fmt.Errorf("no definition of %s", f)
		}
	}
	drawn := draw(c, list, byKey, exempt)
	r.outcomes = make([]outcome, len(drawn))
	failed := make([]error, len(drawn))
	workers.Each(len(drawn), c.workers, func(i int) {
		m := drawn[i]
		found, err := m.site.base.findings(m.text)
		if err != nil {
			failed[i] = fmt.Errorf("%s, %s: %w", m.site.base.name, m.note, err)
		}
		r.outcomes[i] = outcome{m, found, m.judge(found)}
	})
	for _, err := range failed {
		if err != nil {
			return nil, err
		}
	}
	return r, nil
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x6d757374)) }

// draw samples mistakes: a format, one of its keys, a kind of mistake that applies to the key, and one of the places.
func draw(c config, list []string, byKey map[string]map[string][]*site, exempt []exemption) []*mistake {
	rng := newRand(c.seed)
	keys := map[string][]string{}
	for _, f := range list {
		for key := range byKey[f] {
			keys[f] = append(keys[f], key)
		}
		slices.Sort(keys[f])
	}
	seen := map[string]bool{}
	var out []*mistake
	for try := 0; len(out) < c.count && try < 50*c.count; try++ {
		kind := kinds[rng.IntN(len(kinds))]
		f := list[rng.IntN(len(list))]
		for range 30 {
			key := keys[f][rng.IntN(len(keys[f]))]
			at := byKey[f][key]
			s := at[rng.IntN(len(at))]
			if slices.ContainsFunc(exempt, func(e exemption) bool { return e.match(kind.name, f, key) }) {
				continue
			}
			m := kind.make(s, rng)
			if m == nil || seen[s.base.name+m.text] {
				continue
			}
			seen[s.base.name+m.text] = true
			m.kind = kind.name
			out = append(out, m)
			break
		}
	}
	return out
}

// judge classifies the findings about a mistake.
func (m *mistake) judge(found []diag.Diagnostic) string {
	switch len(found) {
	case 0:
		return silent
	case 1:
		for _, s := range m.lines {
			if at := found[0].Start.Line; at >= s.from && at <= s.to {
				return right
			}
		}
		return elsewhere
	}
	return several
}

func (r *result) count(kind, answer string) (n int) {
	for _, o := range r.outcomes {
		if (kind == "" || o.kind == kind) && (answer == "" || o.answer == answer) {
			n++
		}
	}
	return n
}

// passes reports whether the limits are met.
func (r *result) passes() bool {
	all := len(r.outcomes)
	return 100*r.count("", right) >= minRight*all && 100*r.count("", silent) <= maxSilent*all
}

// print writes a table by kind, and the mistakes that were not found correctly.
func (r *result) print(w io.Writer, verbose, keys bool) {
	for _, o := range r.outcomes {
		if o.answer == right && !verbose {
			continue
		}
		b := o.site.base
		fmt.Fprintf(w, "%s: %s: %s %s: %s (%s)\n", o.answer, o.kind, b.format(), o.site.key, o.note, b.name)
		for _, d := range o.found {
			fmt.Fprintf(w, "    %d: %s[%s]: %s\n", d.Start.Line, d.Severity, d.Code, d.Message)
		}
		if len(o.found) > 0 && o.answer == elsewhere {
			fmt.Fprintf(w, "    expected on lines %v\n", o.lines)
		}
	}
	if keys {
		for _, f := range formats() {
			if s := r.shapes[f]; s != nil {
				if list := unreached(s, r.keys[f]); len(list) > 0 {
					fmt.Fprintf(w, "%s: keys without a base: %s\n", f, strings.Join(list, ", "))
				}
			}
		}
	}
	fmt.Fprintf(w, "seed %d: %d mistakes in %d definitions\n", r.seed, len(r.outcomes), r.bases)
	fmt.Fprintf(w, "%-14s %8s %8s %10s %8s %8s\n", "", "all", right, elsewhere, several, silent)
	row := func(name, kind string) {
		fmt.Fprintf(w, "%-14s %8d %8d %10d %8d %8d\n", name, r.count(kind, ""), r.count(kind, right),
			r.count(kind, elsewhere), r.count(kind, several), r.count(kind, silent))
	}
	for _, k := range kinds {
		row(k.name, k.name)
	}
	row("all", "")
	all := max(len(r.outcomes), 1)
	share := func(answer string) float64 { return 100 * float64(r.count("", answer)) / float64(all) }
	fmt.Fprintf(w, "right: %.1f%% (limit %d%%), silent: %.1f%% (limit %d%%)\n", share(right), minRight, share(silent),
		maxSilent)
}
