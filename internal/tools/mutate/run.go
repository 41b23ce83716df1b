package main

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"muster/internal/workers"
)

// trial is a run's program with the data for its verdicts.
type trial struct {
	*program
	equal   equivalents
	testsOf map[string][]selection // all that name a rule
	limit   time.Duration
}

// do samples rules, mutates them, and reports; it returns the number of holes.
func (r *run) do() (int, error) {
	root, err := filepath.Abs(r.root)
	if err != nil {
		return 0, err
	}
	equal, err := parseEquivalents(r.known)
	if err != nil {
		return 0, fmt.Errorf("the list of equivalents: %w", err)
	}
	carried, err := carriers(root)
	if err != nil {
		return 0, err
	}
	k := &code{root: root, sources: map[string]*source{}, tables: map[string]*table{}}
	t := &trial{equal: equal, testsOf: map[string][]selection{}, limit: r.limit}
	all, untouched, stale, err := r.judgeable(k, t, carried)
	if err != nil {
		return 0, err
	}
	if len(all) == 0 {
		return 0, fmt.Errorf("no rule is drawn from: there is no game %q", r.game)
	}
	picked := r.sample(all)
	t.program = &program{root: root, gocmd: r.gocmd, sources: sorted(k.sources), tables: sorted(k.tables)}
	if t.tmp, err = os.MkdirTemp("", "mutate"); err != nil {
		return 0, err
	}
	defer os.RemoveAll(t.tmp)
	if err := t.prepare(picked); err != nil {
		return 0, err
	}
	verdicts := make([]verdict, len(picked))
	if err := workers.Share(context.Background(), len(picked), r.workers, func() func(int) error {
		return func(i int) (err error) {
			verdicts[i], err = t.judge(picked[i])
			if r.verbose && err == nil {
				fmt.Fprint(os.Stderr, verdicts[i].String())
			}
			return err
		}
	}); err != nil {
		return 0, err
	}
	return r.report(verdicts, untouched, stale), nil
}

// judgeable finds the mutations of every implemented rule: the rules, those without mutations, and the unused entries
// of the list of equivalents.
func (r *run) judgeable(
	k *code, t *trial, carried map[string][]string,
) (all []*judged, untouched, stale []string, err error) {
	keys, others := map[string]bool{}, map[string]bool{} // others are rules of games that are left out
	for _, rule := range r.rules {
		if t.testsOf[rule.ID], err = testsFor(k.root, rule.ID, carried[rule.ID]); err != nil {
			return nil, nil, nil, err
		}
		if others[rule.ID] = r.game != "" && rule.Game() != r.game; others[rule.ID] || rule.State != "done" {
			continue
		}
		j := &judged{id: rule.ID}
		if j.tries, err = k.candidates(rule.ID, filesIn(rule.Enforced)); err != nil {
			return nil, nil, nil, err
		}
		if j.named, err = testsFor(k.root, rule.ID, filesIn(rule.Tested)); err != nil {
			return nil, nil, nil, err
		}
		// Those of other packages would need many more programs.
		dirs := []string{}
		for _, s := range j.named {
			dirs = append(dirs, s.dir)
		}
		for _, name := range filesIn(rule.Enforced) {
			dirs = append(dirs, path.Dir(name))
		}
		for _, s := range t.testsOf[rule.ID] {
			if slices.Contains(dirs, s.dir) {
				j.carried = append(j.carried, s)
			}
		}
		for _, c := range j.tries {
			keys[c.key()] = true
		}
		if len(j.tries) == 0 {
			if _, why := t.equal[rule.ID]; why {
				keys[rule.ID] = true
			} else {
				untouched = append(untouched, rule.ID)
			}
			continue
		}
		all = append(all, j)
	}
	for key := range t.equal {
		if !keys[key] && !others[strings.Fields(key)[0]] {
			stale = append(stale, key)
		}
	}
	slices.Sort(stale)
	return all, untouched, stale, nil
}

// sample returns the rules of the run.
func (r *run) sample(all []*judged) []*judged {
	if len(r.only) > 0 {
		all = slices.DeleteFunc(all, func(j *judged) bool { return !slices.Contains(r.only, j.id) })
	}
	slices.SortFunc(all, func(a, b *judged) int {
		return cmp.Or(cmp.Compare(draw(r.seed, a.id), draw(r.seed, b.id)), cmp.Compare(a.id, b.id))
	})
	all = all[:min(r.count, len(all))]
	for _, j := range all {
		j.tries = shuffled(r.seed, j.tries)
		j.tries = j.tries[:min(r.tries, len(j.tries))]
	}
	return all
}

// prepare builds the program and checks that every test passes without a mutant.
func (t *trial) prepare(picked []*judged) error {
	num := 0
	dirs := map[string]bool{}
	var base []selection
	for _, j := range picked {
		for _, c := range j.tries {
			if *c.num() == 0 {
				num++
				*c.num() = num
			}
		}
		for _, s := range slices.Concat(j.named, j.carried) {
			dirs[s.dir] = true
			base = join(base, selection{dir: s.dir, tops: slices.Clone(s.tops), subs: slices.Clone(s.subs)})
		}
	}
	if err := t.build(slices.Sorted(maps.Keys(dirs))); err != nil {
		return err
	}
	for _, s := range base {
		a, err := t.run(0, s, 10*t.limit)
		if err != nil {
			return err
		}
		if a.failed {
			return fmt.Errorf("without any mutant %s fails", killer(a, s))
		}
	}
	return nil
}

// report writes the verdicts in the order of the pages and counts the holes.
func (r *run) report(verdicts []verdict, untouched, stale []string) int {
	place := map[string]int{}
	for i, rule := range r.rules {
		place[rule.ID] = i
	}
	slices.SortFunc(verdicts, func(a, b verdict) int { return cmp.Compare(place[a.rule], place[b.rule]) })
	count := map[string]int{}
	for _, v := range verdicts {
		count[v.what]++
		fmt.Fprint(r.out, v.String())
	}
	for _, key := range stale {
		fmt.Fprintf(r.out, "\nthe list of equivalents names what is no longer there:\n%s\n", key)
	}
	fmt.Fprintf(r.out, "\nseed %d: %d rules: %d killed, %d equivalent, %d survived, "+
		"%d seen by another rule's tests alone, %d where no mutant compiled\n", r.seed, len(verdicts),
		count["killed"], count["equivalent"], count["SURVIVED"], count["ELSEWHERE"], count["untouched"])
	if len(untouched) > 0 {
		fmt.Fprintf(r.out, "%d rules name no line that can be broken: %v\n", len(untouched), untouched)
	}
	return count["SURVIVED"] + count["ELSEWHERE"] + len(stale)
}

func sorted[T any](m map[string]T) []T {
	var out []T
	for _, name := range slices.Sorted(maps.Keys(m)) {
		out = append(out, m[name])
	}
	return out
}
