package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// answer is the test result of a mutant.
type answer struct {
	failed bool
	refuse bool     // the program refuses a broken table before any rule is played
	tests  []string // those that failed, sorted; empty where the program fell over or did not end
	how    string   // "", "panic" or "timeout"
}

var failLine = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

// run runs tests with an active mutant: 0 for none.
func (p *program) run(num int, s selection, limit time.Duration) (answer, error) {
	bin := p.programs[s.dir]
	pattern := "."
	if len(s.tops) > 0 {
		pattern = s.pattern()
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	args := []string{"-c", `ulimit -v 6000000; exec "$0" "$@"`, // a mutant may ask for memory without end
		bin, "-test.run=" + pattern, "-test.count=1"}
	if p.properties[bin] {
		args = append(args, "-rapid.nofailfile") // or it would write what fails into testdata
	}
	cmd := exec.CommandContext(ctx, "/bin/sh", args...)
	cmd.Dir = filepath.Join(p.root, filepath.FromSlash(s.dir))
	cmd.Env = append(os.Environ(), fmt.Sprint("MUSTER_MUTANT=", num))
	cmd.WaitDelay = time.Second
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err := cmd.Run()
	var a answer
	switch {
	case ctx.Err() != nil:
		return answer{failed: true, how: "timeout"}, nil
	case err == nil:
		if strings.Contains(out.String(), "no tests to run") {
			return a, fmt.Errorf("%s: no test matches %s", s.dir, pattern) // a verdict without a test would be worthless
		}
		return a, nil
	case cmd.ProcessState == nil:
		return a, err
	}
	a.failed = true
	text := out.String()
	if strings.Contains(text, "panic: ") || strings.Contains(text, "fatal error: ") {
		a.how = "panic"
		a.refuse = strings.Contains(text, "shipped table ")
	}
	for _, m := range failLine.FindAllStringSubmatch(text, -1) {
		a.tests = append(a.tests, m[1])
	}
	slices.Sort(a.tests)
	a.tests = deepest(a.tests)
	return a, nil
}

// deepest removes from sorted tests those that failed because of a subtest.
func deepest(tests []string) []string {
	var out []string
	for i, t := range tests {
		if i+1 < len(tests) && strings.HasPrefix(tests[i+1], t+"/") {
			continue
		}
		out = append(out, t)
	}
	return out
}

// any runs selections until one fails.
func (p *program) any(num int, in []selection, limit time.Duration) (answer, selection, error) {
	for _, s := range in {
		a, err := p.run(num, s, limit)
		if a.failed || err != nil {
			return a, s, err
		}
	}
	return answer{}, selection{}, nil
}

// verdict is the result of a rule in a run.
type verdict struct {
	rule   string
	tried  *candidate // the last one; nil: there is nothing to break
	what   string     // killed, elsewhere, survived, equivalent, untouched
	by     string
	reason string
}

// String returns the report line of a rule.
func (v *verdict) String() string {
	text := fmt.Sprintf("%-12s %s", v.rule, v.what)
	if v.by != "" {
		text += " by " + v.by
	}
	text += "\n"
	if c := v.tried; c != nil {
		text += fmt.Sprintf("    %s:%d %s\n    %s\n", c.file(), c.line(), c.within(), c.change())
	}
	if v.reason != "" {
		text += fmt.Sprintf("    because: %s\n", v.reason)
	}
	return text
}

// judged is a rule with its data for a run.
type judged struct {
	id      string
	tries   []*candidate
	named   []selection // the tests that its row names
	carried []selection // all of the same packages that name the rule
}

// judge tries to break a rule. If a broken line fails only the tests of another rule in its comment, the line belongs
// to that rule, and the next one is tried.
func (t *trial) judge(j *judged) (verdict, error) {
	var last *verdict
	for _, c := range j.tries {
		if *c.num() == 0 {
			continue // did not compile
		}
		if why, ok := t.equal[c.key()]; ok {
			last = &verdict{rule: j.id, tried: c, what: "equivalent", reason: why}
			continue
		}
		v, again, err := t.try(j, c)
		if err != nil {
			return verdict{}, err
		}
		if !again {
			return v, nil
		}
		if v.what != "" {
			last = &v
		}
	}
	if last != nil {
		return *last, nil
	}
	return verdict{rule: j.id, what: "untouched"}, nil
}

// try tries one candidate; again requests the next.
func (t *trial) try(j *judged, c *candidate) (v verdict, again bool, err error) {
	v = verdict{rule: j.id, tried: c}
	num := *c.num()
	for i, in := range [][]selection{j.named, j.carried} {
		a, s, err := t.any(num, in, t.limit)
		if err != nil {
			return v, false, err
		}
		if a.refuse {
			return verdict{}, true, nil
		}
		if a.failed {
			v.what, v.by = "killed", killer(a, s)
			if i == 1 {
				v.by += ", which the page does not name"
			}
			return v, false, nil
		}
	}
	var whole []selection
	for _, s := range slices.Concat(j.named, j.carried) {
		if !slices.ContainsFunc(whole, func(w selection) bool { return w.dir == s.dir }) {
			whole = append(whole, selection{dir: s.dir})
		}
	}
	a, s, err := t.any(num, whole, 5*t.limit)
	if err != nil {
		return v, false, err
	}
	if !a.failed {
		v.what = "SURVIVED"
		return v, false, nil
	}
	v.what, v.by = "ELSEWHERE", killer(a, s)
	for _, other := range c.with {
		if other != j.id && t.carries(a, s.dir, other) {
			v.by += ", for " + other
			return v, true, nil
		}
	}
	return v, false, nil
}

// killer names the failed test.
func killer(a answer, s selection) string {
	name := s.dir
	switch {
	case len(a.tests) > 0:
		name += " " + a.tests[0]
	case len(s.tops) > 0:
		name += " " + s.tops[0]
	}
	if a.how != "" {
		name += " (" + a.how + ")"
	}
	return name
}

// carries reports whether one of the failed tests names a rule.
func (t *trial) carries(a answer, dir, id string) bool {
	for _, s := range t.testsOf[id] {
		if s.dir != dir {
			continue
		}
		for _, name := range a.tests {
			top, sub, _ := strings.Cut(name, "/")
			if slices.Contains(s.tops, top) && (len(s.subs) == 0 || slices.Contains(s.subs, sub)) {
				return true
			}
		}
	}
	return false
}
