package check

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"muster/internal/cli/cliutil"
	"muster/internal/workspace"
	"muster/report"
	"muster/report/findings"
	"muster/schema/diag"
)

// watchable refuses flags that make no sense in a watch.
func (f *checkFlags) watchable(words []string) error {
	for _, other := range []struct {
		flag string
		set  bool
	}{
		{"--fix", f.fix}, {"--play", f.play}, {"--changed-since", f.since != ""},
		{"--still-checked", f.still != ""},
		{"--config-from", f.configFrom != ""}, {"--baseline", f.baseline != ""},
		{"--write-baseline", f.writeBaseline != ""}, {"--format " + f.format, f.format != "text"},
	} {
		if other.set {
			return cliutil.Usage("drop one of them", "--watch and %s do not go together", other.flag)
		}
	}
	if slices.Contains(words, cliutil.Standard) {
		return cliutil.Usage("name a file", "standard input cannot be watched")
	}
	return nil
}

// watcher prints the results of a watched workspace.
type watcher struct {
	*app
	strict bool
	shown  string             // printed last
	whole  *workspace.Verdict // the last one without pending checks
	empty  bool               // the last state has no definitions
}

// watch checks after each change, until Ctrl-C.
func (a *app) watch(ctx context.Context, words []string, flags checkFlags) error {
	if err := a.SensibleWorkers(); err != nil {
		return err
	}
	ctx, stop := cliutil.Interruptible(ctx)
	defer stop()
	remember, save := a.remember(flags)
	defer save()
	if len(words) == 0 {
		words = []string{"."}
	}
	if remember == nil {
		remember = workspace.InMemory()
	}
	folder, err := os.Getwd()
	if err != nil {
		return err
	}
	w := &watcher{app: a, strict: flags.strict}
	want := workspace.Wanted{Words: words, Library: true, Remember: remember}
	run := Watch{
		Open: func() *workspace.Workspace {
			_ = os.Chdir(folder) // it may have been removed and created again
			return a.Open(want)
		},
		Awaited: awaited(folder, words), Workers: a.Workers, Today: cliutil.Day(flags.today), Tell: w.tell,
	}
	if err := run.Run(ctx); err != nil {
		return err
	}
	return w.status()
}

// awaited returns the absolute paths that words name.
func awaited(folder string, words []string) (paths []string) {
	for _, word := range words {
		if filepath.IsAbs(word) {
			paths = append(paths, filepath.Clean(word))
		} else if workspace.IsPath(word) {
			paths = append(paths, filepath.Join(folder, word))
		}
	}
	return paths
}

// tell prints a state: over the last one on a terminal, otherwise as a separate block. It prints no state twice.
func (w *watcher) tell(s State) error {
	v, empty := s.Verdict, s.Workspace.Finder.Empty()
	w.empty = len(empty) > 0
	if s.Pending == 0 {
		w.whole = v
	}
	var b strings.Builder
	if err := w.Findings(&b, s.Workspace.Source).Write(v.Findings); err != nil {
		return err
	}
	parts := findings.Counts(v.Findings)
	if n := len(v.Waived); n > 0 {
		parts = append(parts, fmt.Sprintf("%d waived", n))
	}
	if s.Pending > 0 {
		parts = append(parts, fmt.Sprintf("every draw of %s pending", report.Counted(s.Pending, "file")))
	}
	head := report.Counted(v.Files, "file") + " checked"
	if w.empty {
		head = "no definitions in " + empty[0] + s.Workspace.Stopped()
	}
	b.WriteString(waiving(v.Findings) + diag.Printable(head) + ": " + strings.Join(parts, ", ") + "\n")
	if b.String() == w.shown {
		return nil
	}
	lead := ""
	switch {
	case w.Terminal():
		lead = clear
	case w.shown != "":
		lead = "\n"
	}
	w.shown = b.String()
	if _, err := w.Out.WriteString(lead + w.shown); err != nil {
		return err
	}
	return w.Out.Flush()
}

// clear clears a terminal and its scrollback.
const clear = "\x1b[H\x1b[2J\x1b[3J"

// status returns the exit status of a stopped watch: that of its last complete result.
func (w *watcher) status() error {
	switch v := w.whole; {
	case v == nil:
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	case v.Absent, w.empty:
		return cliutil.Findings{Status: cliutil.ExitUsage}
	case v.Errors(), w.strict && diag.Count(v.Findings, diag.Warning) > 0:
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	return nil
}
