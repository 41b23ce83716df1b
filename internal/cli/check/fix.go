package check

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/shell"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
)

// fixFlags are what `muster check` is told of mending.
type fixFlags struct {
	fix bool
	shell.Preview
}

func (f *fixFlags) add(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&f.fix, "fix", false, "fix simple mistakes (--diff previews the changes)")
	f.Preview.Add(cmd)
}

// sensible refuses flags that make no sense together.
func (f *fixFlags) sensible(format string) error {
	switch {
	case f.Any() && !f.fix:
		return shell.Usage("add --fix", "%s needs --fix", f.Flag())
	case f.Any() && format != "text":
		return shell.Usage("drop --format", "%s does not go with --format", f.Flag())
	}
	return nil
}

// mostRounds is how often files are mended and read again: what is mended may bring other mistakes to light, and of
// edits that overlap one waits for the next round.
const mostRounds = 100

// mended are the files of a run with what could be mended in them.
type mended struct {
	workspace.Edited
	names []string       // sorted
	count map[string]int // findings mended, by file
	texts map[string][]byte
	kept  map[string]bool // files that edits would have made worse
}

// mend makes the edits of all findings, round by round, until none is left. Nothing is written.
func (a *app) mend(want workspace.Wanted) (*mended, error) {
	m := &mended{count: map[string]int{}, texts: map[string][]byte{}, kept: map[string]bool{}}
	want.Edited = &m.Edited
	ws, v, err := a.found(want)
	for round := 0; round < mostRounds && err == nil; round++ {
		edits, count := m.edits(ws, v)
		if len(edits) == 0 {
			break
		}
		old, was := m.try(ws, edits), v
		if ws, v, err = a.found(want); err != nil {
			break
		}
		worse := false
		for name := range edits {
			if depth(v, name) < depth(was, name) {
				m.kept[name], worse = true, true
				m.set(ws, name, old[name])
			} else {
				m.count[name] += count[name]
			}
		}
		if worse {
			ws, v, err = a.found(want)
		}
	}
	for name, text := range m.texts {
		if f := m.Before(name); m.count[name] > 0 && !bytes.Equal(f.Text, text) {
			m.names = append(m.names, name)
		}
	}
	slices.Sort(m.names)
	return m, err
}

// found is what the checks find in a workspace, without games.
func (a *app) found(want workspace.Wanted) (*workspace.Workspace, *workspace.Verdict, error) {
	ws := a.Open(want)
	v, err := ws.Judge(a.Workers, nil)
	return ws, v, err
}

// edits are those of a round, by file, and how many findings they mend in the file that each is about.
func (m *mended) edits(
	ws *workspace.Workspace, v *workspace.Verdict,
) (edits map[string][]diag.Edit, count map[string]int) {
	list := slices.DeleteFunc(slices.Clone(v.Findings), func(d diag.Diagnostic) bool {
		return slices.ContainsFunc(d.Edits, func(e diag.Edit) bool { return ws.Writable(e.File) == nil || m.kept[e.File] })
	})
	edits, count = map[string][]diag.Edit{}, map[string]int{}
	for _, d := range diag.Chosen(list) {
		for _, e := range d.Edits {
			edits[e.File] = append(edits[e.File], e)
		}
		count[d.File]++
	}
	return edits, count
}

// try makes edits, and gives the texts back that the files had before.
func (m *mended) try(ws *workspace.Workspace, edits map[string][]diag.Edit) map[string][]byte {
	old := map[string][]byte{}
	for name, list := range edits {
		text := ws.Writable(name).Text
		old[name] = text
		m.set(ws, name, diag.Apply(text, list))
	}
	return old
}

func (m *mended) set(ws *workspace.Workspace, name string, text []byte) {
	if m.Set(ws.Writable(name), text) != nil {
		m.kept[name] = true // it has gone in the meantime
		return
	}
	m.texts[name] = text
}

// depth is how far the checks come with a file: it is no TOML, it does not say what it is, it has another shape than
// its kind, or it is judged whole. What is mended may show mistakes that nobody could see before, but it never makes
// a file less readable.
func depth(v *workspace.Verdict, name string) int {
	depth := 3
	for _, d := range v.Findings {
		if d.File != name || d.Severity != diag.Error {
			continue
		}
		switch family, _, _ := strings.Cut(d.Code, "/"); {
		case family == "toml", family == "file":
			return 0
		case d.Code == "schema/format", d.Code == "schema/unknown-kind":
			depth = min(depth, 1)
		case family == "schema":
			depth = min(depth, 2)
		}
	}
	return depth
}

// write writes the files, each whole or not at all. It says how many findings are mended, and why files were not
// written.
func (m *mended) write() (told string, err error) {
	findings, files := 0, 0
	var failed []error
	for _, name := range m.names {
		err := shell.Rewrite(m.Before(name), m.texts[name])
		if stop, ok := errors.AsType[shell.Findings](err); ok {
			return m.told("fixed", findings, files), stop
		}
		if err != nil {
			failed = append(failed, err)
			continue
		}
		findings, files = findings+m.count[name], files+1
	}
	return m.told("fixed", findings, files), errors.Join(failed...)
}

func (m *mended) told(verb string, findings, files int) string {
	if files == 0 {
		return verb + " nothing"
	}
	return fmt.Sprintf("%s %s in %s", verb, report.Counted(findings, "finding"), report.Counted(files, "file"))
}

// show writes which files would change, or with --diff how, as one diff that patch takes.
func (m *mended) show(a *app, p shell.Preview) error {
	findings := 0
	for _, name := range m.names {
		findings += m.count[name]
		if err := a.Preview(p, name, m.Before(name).Text, m.texts[name]); err != nil {
			return err
		}
	}
	a.Complain("muster: ", m.told("would fix", findings, len(m.names)))
	return nil
}

// fixes is the outcome of --fix.
type fixes struct {
	told    string // what was written
	failed  error  // the files that could not be written
	pending bool   // --dry-run names files
}

// fix mends what can be mended, as the flags say; err ends the run.
func (a *app) fix(want workspace.Wanted, flags fixFlags) (done fixes, err error) {
	if !flags.fix {
		return done, nil
	}
	m, err := a.mend(want)
	if err != nil {
		return done, err
	}
	if flags.Any() {
		return fixes{pending: flags.DryRun && len(m.names) > 0}, m.show(a, flags.Preview)
	}
	done.told, done.failed = m.write()
	if stop, ok := errors.AsType[shell.Findings](done.failed); ok {
		return done, stop
	}
	return done, nil
}

// fixed says what was done: to a person above the findings, else to standard error.
func (a *app) fixed(told string, flags checkFlags) error {
	switch {
	case told == "":
		return nil
	case flags.format == "text":
		return a.Lines(told)
	}
	a.Complain("muster: ", told)
	return nil
}
