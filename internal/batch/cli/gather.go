package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"muster/internal/batch/queue"
	"muster/internal/batch/work"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/report"
	"muster/sheet"
)

// into is the destination of an answer.
type into struct {
	format string
	out    string // the file of collected games; "" for none
	page   string // into which the table is written; "" for none
}

func (i *into) add(cmd *cobra.Command) {
	to := cmd.Flags()
	to.StringVar(&i.format, "format", "text", "print `FORMAT`: text, json, markdown")
	to.StringVarP(&i.out, "out", "o", "", "write the collected games to `FILE`")
	to.StringVar(&i.page, "into", "", "replace the table of the sweep in `PAGE`")
}

func (i *into) check() error { return cliutil.OneOf("format", &i.format, "text", "json", "markdown") }

// sweepMark returns the marker in a page for the table of a sweep.
func sweepMark(id string) string { return "<!-- sweep: " + id + " -->" }

// place refuses a page without the marker for the table of a sweep.
func (i *into) place(id string) error {
	if i.page == "" {
		return nil
	}
	return cliutil.Place("--into", i.page, sweepMark(id), "the table of "+id, id+".md")
}

// gather combines the results of a sweep, regardless of the machines. aside lists the failed adventures, with the
// reasons.
func (a *app) gather(ctx context.Context, q *queue.Queue, name string) (g *work.Gathered, aside []string, err error) {
	m, err := q.Manifest(ctx, name)
	if err != nil {
		return nil, nil, err
	}
	status, err := q.Status(ctx, name)
	if err != nil {
		return nil, nil, err
	}
	if err := collectable(status); err != nil {
		return nil, nil, err
	}
	content, err := q.Content(ctx, m)
	if err != nil {
		return nil, nil, err
	}
	if m.Build != a.build {
		a.Complain("muster-batch: ", fmt.Sprintf("another build of Muster played it (%.12s; this is %.12s)", m.Build,
			a.build))
	}
	o, err := work.Open(m, content)
	if err != nil {
		return nil, nil, report.Wrongf("use the build of Muster that played it", "%s cannot be reported here: %s", name,
			err)
	}
	results, err := q.AllResults(ctx, name)
	if err != nil {
		return nil, nil, err
	}
	known := make([]*work.Known, len(results))
	why := make([]string, len(results))
	for i, r := range results {
		if s := &status.Jobs[i]; s.State != queue.Done {
			why[i] = "it was set aside: " + s.Words
			aside = append(aside, s.Label+": "+why[i])
			continue
		}
		if known[i], err = knownOf(o, i, r); err != nil {
			return nil, nil, fmt.Errorf("%s: %q: %w", name, m.Jobs[i], err)
		}
	}
	if g, err = o.Gather(m.Title, m.Program, m.Build, known, why); err != nil {
		var wrong report.Wrong
		if !errors.As(err, &wrong) {
			err = report.Wrongf("run `muster-batch status "+name+"`", "%s: %s", name, err)
		}
		return nil, nil, err
	}
	return g, aside, nil
}

// knownOf returns the results of a job.
func knownOf(o *work.Opened, job int, r *queue.Results) (*work.Known, error) {
	k, err := o.Known(job)
	if err != nil {
		return nil, err
	}
	for key, text := range r.All() {
		if err := k.Put(text); err != nil {
			return nil, fmt.Errorf("%s cannot be added: %w", key, err)
		}
	}
	if err := r.Err(); err != nil {
		return nil, err
	}
	n, err := k.Missing()
	if err == nil && n > 0 {
		err = fmt.Errorf("%s are missing", report.Counted(n, "game"))
	}
	return k, err
}

// collectable refuses a sweep that is unfinished or has conflicting results.
func collectable(s *queue.Status) error {
	switch s.State {
	case queue.Running:
		return report.Wrongf("wait for it with `muster-batch watch "+s.Name+"`",
			"%s is still running: %d of %s are at their "+
				"end", s.Name, s.Ended, report.Counted(len(s.Jobs), "strand"))
	case queue.Cancelled:
		return report.Wrongf("remove it with `muster-batch remove "+s.Name+"`, and submit it again", "%s was cancelled",
			s.Name)
	case queue.Conflict:
		c := s.Conflicts[0]
		return report.Wrongf("find the faulty machine, run `muster-batch remove "+s.Name+"`, and submit it again",
			"%s is not reliable: workers disagree on %s of %q: %s", s.Name, c.Key, c.Label, c.Words)
	}
	return nil
}

// tell writes the result of a sweep and sets the exit status.
func (a *app) tell(g *work.Gathered, id string, aside []string, to *into) error {
	for _, words := range aside {
		a.Complain("muster-batch: ", words)
	}
	if to.out != "" {
		if err := cliutil.WriteResult(to.out, g.File()); err != nil {
			return err
		}
		a.Complain("", "wrote "+to.out)
	}
	answers, err := g.Answers()
	if err != nil {
		return err
	}
	if len(answers) > 1 && (to.format == "json" || to.page != "") {
		return cliutil.Usage("use -o, or submit a sweep with one seed", "the sweep has %d answers, and a page takes one",
			len(answers))
	}
	if to.page != "" {
		return a.table(answers[0], id, to.page)
	}
	status := error(nil)
	if len(aside) > 0 {
		status = cliutil.Findings{Status: cliutil.ExitFindings}
	}
	for i, x := range answers {
		if i > 0 {
			if err := a.Lines(""); err != nil {
				return err
			}
		}
		if err := a.Swept(to.format, x); err != nil {
			return err
		}
	}
	return status
}

// table writes the table of all adventures into a page.
func (a *app) table(x games.Swept, id, page string) error {
	// The table follows a heading of the page.
	text := bytes.ReplaceAll(sheet.Inside(x.Reports()[:1]), []byte("\n## "), []byte("\n### "))
	if err := cliutil.Between(page, sweepMark(id), "the table of "+id, text); err != nil {
		return err
	}
	return a.Lines("wrote " + page)
}
