package print

import (
	"context"
	"errors"
	"fmt"

	"muster/internal/browser"
	"muster/internal/cli/cliutil"
	"muster/report"
)

// mostTabs is the maximum number of parallel browser pages: each needs a process of about 100 MB.
const mostTabs = 8

// run is the work of a print run, and its tools.
type run struct {
	chosen   *cliutil.Choice
	names    []string // of the sheets
	flags    printFlags
	played   evidence
	renderer *renderer
	volume   *volume

	jobs []job // as far as they are made
}

// job returns one definition to print. Items are made in order, and each is added to the volume.
func (r *run) job(i int) job {
	for n := len(r.jobs); n <= i; n++ {
		j := jobOf(r.chosen.Workspace, r.chosen.Entries[n], r.names[n], r.flags, r.played)
		r.volume.add(r.names[n], j)
		r.jobs = append(r.jobs, j)
	}
	return r.jobs[i]
}

// bookletFirst reports whether the booklet starts before the sheets. It takes a browser as long as many sheets, so
// parallel runs should not start it last. It is still written last.
func (r *run) bookletFirst() bool {
	return r.flags.has(pdf) && cap(r.renderer.tabs) > 1 && r.volume != nil && r.volume.Booklet != ""
}

// sheets writes the sheets and their messages in order, even if several are made in parallel. It returns the function
// that makes the booklet.
func (a *app) sheets(ctx context.Context, r *run) (booklet making, err error) {
	n := len(r.chosen.Entries)
	tell := a.Progress("sheets")
	if tell == nil {
		tell = func(int, int) {}
	}
	ahead := 1
	if r.flags.has(pdf, png, packed) {
		ahead = 2 * cap(r.renderer.tabs) // a slow sheet blocks no others
	}
	if r.bookletFirst() && n > 0 && ctx.Err() == nil {
		r.job(n - 1)
		booklet = r.renderer.beside(r.renderer.bound(r.volume))
	}
	tell(0, n)
	type made struct {
		files []file
		err   error
	}
	err = inOrder(n, ahead, func(i int) func() made {
		if err := ctx.Err(); err != nil {
			return func() made { return made{err: err} }
		}
		rest := r.renderer.files(r.names[i], r.job(i))
		return func() (m made) {
			m.files, m.err = rest()
			return m
		}
	}, func(i int, m made) error {
		if ctx.Err() != nil || errors.Is(m.err, browser.ErrInterrupted) {
			tell(i, i) // the line is gone before another is written
			a.Complain("muster: ", fmt.Sprintf("interrupted: %d of %s are printed", i, report.Counted(n, "definition")))
			return cliutil.Findings{Status: cliutil.ExitInterrupted}
		}
		if c := r.jobs[i].complaint; c != "" {
			a.Complain("muster: ", c)
		}
		if m.err != nil {
			return m.err
		}
		for _, f := range m.files {
			if err := a.put(r.flags, f); err != nil {
				return err
			}
		}
		r.jobs[i].page = nil // pages are large: release the memory
		tell(i+1, n)
		return nil
	}, r.renderer.stop)
	if err == nil {
		tell(1, 1)
	}
	if booklet == nil {
		booklet = r.renderer.bound(r.volume)
	}
	return booklet, err
}
